import { createTransport } from 'nodemailer';
import { type Mailer, withCalendar } from './mail.ts';

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail(withCalendar(mail));
    },
  };
}
