import { createTransport } from 'nodemailer';
import { type Mailer, withCalendar } from './mail.ts';

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Where mails go: over a network only with TLS, never in plain words when the server has none. */
export function smtpUrlOf(url: string): string {
  const address = new URL(url);
  if (address.protocol === 'smtp:' && !isThisMachine(address.hostname) && !address.searchParams.has('requireTLS'))
    address.searchParams.set('requireTLS', 'true');
  return address.href;
}

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(smtpUrlOf(url), { from });
  return {
    async send(mail) {
      await transport.sendMail(withCalendar(mail));
    },
  };
}

/** Rejects, with the server's reason, where it would take no mail; none is sent. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = createTransport({ url: smtpUrlOf(url), connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
