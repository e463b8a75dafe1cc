import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { StartError } from './start-error.ts';

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
const address = z.url({ protocol: /^https?$/ });

/** Every setting of the installation, all optional; docs/self-hosting.md explains each. */
const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: address.optional(),
  /** true: one proxy in front; a number: that many; or a list of proxy addresses */
  TRUST_PROXY: z.string().default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Lantern <lantern@localhost>'),
  GUESTS: flag.default(true),
  CHAT_APP_URL: address.optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

type SocialKeys = { clientId: string; clientSecret: string };

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  trustProxy: boolean | number | string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  guests: boolean;
  chatAppUrl: string | undefined;
  social: { google?: SocialKeys; facebook?: SocialKeys };
  logLevel: string;
};

function proxies(text: string): Config['trustProxy'] {
  if (text === '' || text === 'false') return false;
  if (text === 'true') return 1;
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  const wrong = addresses.find((address) => !isProxyAddress(address));
  if (wrong !== undefined)
    throw new StartError(
      `The setting TRUST_PROXY is not valid (${wrong}): write true, a number of proxies, or their addresses with commas between them.`,
    );
  return addresses;
}

function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function pair(name: string, clientId?: string, clientSecret?: string): SocialKeys | undefined {
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new StartError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together: set both, or neither.`);
  return { clientId, clientSecret };
}

/** Reads and checks the environment; the only reader of it. Throws StartError naming the first setting that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(
      `The setting ${issue?.path.join('.')} is not valid (${issue?.message}). See docs/self-hosting.md.`,
    );
  }
  const e = parsed.data;
  const google = pair('GOOGLE', e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET);
  const facebook = pair('FACEBOOK', e.FACEBOOK_CLIENT_ID, e.FACEBOOK_CLIENT_SECRET);
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: proxies(e.TRUST_PROXY),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    guests: e.GUESTS,
    chatAppUrl: e.CHAT_APP_URL,
    social: { ...(google && { google }), ...(facebook && { facebook }) },
    logLevel: e.LOG_LEVEL,
  };
}
