import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import type { SchoolSetup } from './features/accounts/accounts.school.ts';
import type { S3Place } from './ports/files/files-s3.ts';
import type { ModelSetup } from './ports/models/models.ts';
import type { SpeechSetup } from './ports/speech/speech.ts';
import { type CallServers, readCallServers } from './runtime/call-servers.ts';
import { StartError } from './runtime/start-error.ts';
import { readSupportHours, type SupportHours } from './runtime/support-hours.ts';

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
const address = z.url({ protocol: /^https?$/ });

const shownName = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]{1,100}$/u, 'at most 100 characters');
const modelName = shownName.refine(
  (name) => name.toLowerCase() !== 'lantern',
  'that is the name of the engine of our own',
);
// what a header can carry
const key = z.string().regex(/^[\x21-\x7e]{1,4000}$/, 'a key has no spaces');

const hostName = /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** a host as addresses write it, in small letters: a name, a number, a number of version 6 in brackets */
const ownPlace = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Every setting of the installation, all optional; docs/self-hosting.md explains each. */
const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOLER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: address.optional(),
  /** true: one proxy in front; a number: that many; or a list of proxy addresses */
  TRUST_PROXY: z.string().default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Lantern <lantern@localhost>'),
  /** files go to this bucket instead of DATA_DIR/files */
  S3_BUCKET: z.string().min(3).max(63).optional(),
  /** of a server that is not Amazon's */
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** how much one student's papers may take, in MB */
  DOCUMENTS_QUOTA_MB: z.coerce.number().int().min(10).max(100_000).default(500),
  GUESTS: flag.default(true),
  /** erase accounts that nobody used for 24 months, 90 days after their owners were asked */
  ERASE_UNUSED: flag.default(false),
  CHAT_APP_URL: address.optional(),
  /** servers that help two browsers of a call to find each other, with commas between */
  CALL_STUN_URLS: z.string().max(2000).optional(),
  CALL_TURN_URLS: z.string().max(2000).optional(),
  /** coturn's static-auth-secret */
  CALL_TURN_SECRET: z.string().min(8).max(1000).optional(),
  /** when somebody answers, such as `Mon-Fri 09:00-18:00 Asia/Dhaka` */
  SUPPORT_HOURS: z.string().max(100).optional(),
  /** a public daily table of exchange rates, as JSON */
  RATES_FEED_URL: z.url({ protocol: /^https$/ }).optional(),
  /** push services beside those of the makers of browsers, with commas between; `.example.org`: all names below it */
  PUSH_HOSTS: z
    .string()
    .max(2000)
    .refine((text) => listed(text).every((host) => hostName.test(host)), 'names of hosts with commas between')
    .default(''),
  /** hosts of one's own network, with or without a port, that webhooks may be sent to, also by http; commas between */
  WEBHOOK_HOSTS: z
    .string()
    .max(2000)
    .refine(
      (text) => listed(text).every((host) => ownPlace.test(host)),
      'hosts with commas between, such as moodle.lan:8080',
    )
    .default(''),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  /** who issues the accounts of a school, by OpenID Connect */
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().min(1).max(1000).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).max(4000).optional(),
  OIDC_NAME: shownName.optional(),
  OIDC_SCOPES: z.string().max(1000).default('openid email profile'),
  OIDC_GROUPS_CLAIM: z.string().min(1).max(200).default('groups'),
  OIDC_MENTOR_GROUPS: z.string().max(4000).default(''),
  MODEL_PROVIDER: z.enum(['openai-compatible', 'anthropic']).optional(),
  MODEL_BASE_URL: address.optional(),
  MODEL_NAME: modelName.optional(),
  MODEL_SLOW_NAME: modelName.optional(),
  MODEL_API_KEY: key.optional(),
  MODEL_TOKENS_PER_DAY: z.coerce.number().int().min(1000).max(1_000_000_000).default(60_000),
  MODEL_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(120).default(45),
  /** the base address of a server that speaks OpenAI's transcription call */
  SPEECH_URL: address.optional(),
  SPEECH_KEY: key.optional(),
  SPEECH_MODEL: shownName.default('whisper-1'),
  /** what students read */
  SPEECH_NAME: shownName.optional(),
  SPEECH_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(300).default(120),
  /** a LanguageTool server of one's own */
  LANGUAGETOOL_URL: address.optional(),
  CLOCK_JOBS: flag.default(true),
  /** `loopback`: to programs on this machine; a token: to requests that send it */
  METRICS: z
    .string()
    .regex(/^(off|loopback|[\x21-\x7e]{16,200})$/, 'off, loopback, or a token of at least 16 characters')
    .default('off'),
  /** a folder that gets a backup every night */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(400).default(14),
  /** age's public keys, separated by commas: only the holders of their private keys can read the backups */
  BACKUP_RECIPIENTS: z
    .string()
    .max(4000)
    .refine((text) => listed(text).every((one) => /^age1[0-9a-z]{20,}$/.test(one)), 'public keys of age: age1…')
    .default(''),
  /** a file that says which version is the newest */
  UPDATE_NOTICE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

type SocialKeys = { clientId: string; clientSecret: string };

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A pooler before the same database, by which calls go. */
  poolerUrl: string | undefined;
  publicUrl: string | undefined;
  trustProxy: boolean | number | string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  s3: S3Place | undefined;
  /** bytes that one student's papers may take */
  documentsQuota: number;
  guests: boolean;
  eraseUnused: boolean;
  chatAppUrl: string | undefined;
  callServers: CallServers;
  supportHours: SupportHours | undefined;
  ratesFeed: string | undefined;
  /** Push services beside those that are known. */
  pushHosts: string[];
  /** Hosts of the operator's own network that webhooks may be sent to. */
  webhookHosts: string[];
  social: { google?: SocialKeys; facebook?: SocialKeys };
  school: SchoolSetup | undefined;
  model: ModelSetup | undefined;
  speech: SpeechSetup | undefined;
  /** A LanguageTool server in the installation's own network, without a slash at its end. */
  languageTool: string | undefined;
  /** Whether this process runs what is due by the clock. */
  clockJobs: boolean;
  /** Who may read the figures. */
  metrics: 'off' | 'loopback' | { token: string };
  backups: { folder: string; keep: number; recipients: string[] } | undefined;
  updateNotice: string | undefined;
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

const modelSettings = ['MODEL_NAME', 'MODEL_SLOW_NAME', 'MODEL_BASE_URL', 'MODEL_API_KEY'] as const;

function modelOf(e: z.output<typeof environmentSchema>): ModelSetup | undefined {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name, MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey } = e;
  if (!provider) {
    const lonely = modelSettings.find((setting) => e[setting] !== undefined);
    if (lonely)
      throw new StartError(
        `${lonely} is set and MODEL_PROVIDER is not: set MODEL_PROVIDER to openai-compatible or anthropic, or remove ${lonely}.`,
      );
    return undefined;
  }
  if (!name) throw new StartError('MODEL_PROVIDER needs MODEL_NAME: the name of the model, as its provider writes it.');
  if (provider === 'openai-compatible' && !baseUrl)
    throw new StartError(
      'MODEL_PROVIDER=openai-compatible needs MODEL_BASE_URL, such as http://127.0.0.1:11434/v1 for Ollama on this machine.',
    );
  if (provider === 'anthropic' && !apiKey) throw new StartError('MODEL_PROVIDER=anthropic needs MODEL_API_KEY.');
  if (baseUrl && !isPlainAddress(baseUrl))
    throw new StartError(
      'MODEL_BASE_URL is an address and a path, such as https://models.example.org/v1: put the key into MODEL_API_KEY, and leave out ? and #.',
    );
  return {
    provider,
    name,
    slowName: e.MODEL_SLOW_NAME,
    baseUrl: baseUrl?.replace(/\/+$/, ''),
    apiKey,
    tokensPerDay: e.MODEL_TOKENS_PER_DAY,
    timeoutMs: e.MODEL_TIMEOUT_SECONDS * 1000,
  };
}

function speechOf(e: z.output<typeof environmentSchema>): SpeechSetup | undefined {
  const { SPEECH_URL: url, SPEECH_KEY: apiKey, SPEECH_NAME: name } = e;
  if (!url) {
    if (apiKey ?? name)
      throw new StartError('SPEECH_KEY and SPEECH_NAME need SPEECH_URL, such as http://127.0.0.1:9000/v1.');
    return undefined;
  }
  if (!isPlainAddress(url))
    throw new StartError(
      'SPEECH_URL is an address and a path, such as http://127.0.0.1:9000/v1: put the key into SPEECH_KEY, and leave out ? and #.',
    );
  return {
    baseUrl: url.replace(/\/+$/, ''),
    apiKey,
    model: e.SPEECH_MODEL,
    name: name ?? new URL(url).hostname,
    timeoutMs: e.SPEECH_TIMEOUT_SECONDS * 1000,
  };
}

/** A server of the installation's own: on this machine or in its network. */
const ownHost =
  /^(?:localhost|[a-z0-9-]+|[a-z0-9.-]+\.(?:local|internal|lan)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\])$/;

function languageToolOf({ LANGUAGETOOL_URL: url }: z.output<typeof environmentSchema>): string | undefined {
  if (!url) return undefined;
  if (!isPlainAddress(url) || !ownHost.test(new URL(url).hostname))
    throw new StartError(
      'LANGUAGETOOL_URL is the address of a server of your own, on this machine or in its network, such as http://127.0.0.1:8010: every essay is sent to it.',
    );
  return url.replace(/\/+$/, '');
}

function schoolOf(e: z.output<typeof environmentSchema>): SchoolSetup | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = e;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new StartError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three, or none.');
  const { protocol, hostname } = new URL(issuer);
  if (!isPlainAddress(issuer) || (protocol === 'http:' && !ownHost.test(hostname)))
    throw new StartError(
      'OIDC_ISSUER is an https address as the issuer writes it, such as https://login.example.edu/realms/students; http is for this machine and its network alone.',
    );
  if (!e.OIDC_SCOPES.split(' ').includes('openid'))
    throw new StartError('OIDC_SCOPES must hold openid, such as: openid email profile groups.');
  return {
    issuer,
    clientId,
    clientSecret,
    name: e.OIDC_NAME ?? hostname,
    scopes: e.OIDC_SCOPES,
    groupsClaim: e.OIDC_GROUPS_CLAIM,
    mentorGroups: listed(e.OIDC_MENTOR_GROUPS),
  };
}

function backupsOf(e: z.output<typeof environmentSchema>): Config['backups'] {
  const recipients = listed(e.BACKUP_RECIPIENTS);
  if (!e.BACKUP_DIR) {
    if (recipients.length > 0)
      throw new StartError('BACKUP_RECIPIENTS needs BACKUP_DIR: the folder that gets a backup every night.');
    return undefined;
  }
  return { folder: resolve(e.BACKUP_DIR), keep: e.BACKUP_KEEP, recipients };
}

function isPlainAddress(url: string): boolean {
  const { username, password, search, hash } = new URL(url);
  return username + password + search + hash === '';
}

function poolerOf(e: z.infer<typeof environmentSchema>): string | undefined {
  if (e.DATABASE_POOLER_URL && !e.DATABASE_URL)
    throw new StartError(
      'DATABASE_POOLER_URL needs DATABASE_URL beside it: the address of the same database without the pooler.',
    );
  return e.DATABASE_POOLER_URL;
}

function s3Of(e: z.infer<typeof environmentSchema>): S3Place | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (!bucket && !accessKeyId && !secretAccessKey && !e.S3_ENDPOINT) return undefined;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new StartError(
      'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all three, or none.',
    );
  return { bucket, accessKeyId, secretAccessKey, endpoint: e.S3_ENDPOINT, region: e.S3_REGION };
}

/**
 * Reads and checks the environment; the only reader of it. Throws StartError naming the first setting that is wrong.
 */
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
    poolerUrl: poolerOf(e),
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: proxies(e.TRUST_PROXY),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    s3: s3Of(e),
    documentsQuota: e.DOCUMENTS_QUOTA_MB * 1024 * 1024,
    guests: e.GUESTS,
    eraseUnused: e.ERASE_UNUSED,
    chatAppUrl: e.CHAT_APP_URL,
    callServers: readCallServers(e),
    supportHours: e.SUPPORT_HOURS ? readSupportHours(e.SUPPORT_HOURS) : undefined,
    ratesFeed: e.RATES_FEED_URL,
    pushHosts: listed(e.PUSH_HOSTS),
    webhookHosts: listed(e.WEBHOOK_HOSTS),
    model: modelOf(e),
    languageTool: languageToolOf(e),
    speech: speechOf(e),
    social: { ...(google && { google }), ...(facebook && { facebook }) },
    school: schoolOf(e),
    clockJobs: e.CLOCK_JOBS,
    metrics: e.METRICS === 'off' || e.METRICS === 'loopback' ? e.METRICS : { token: e.METRICS },
    backups: backupsOf(e),
    updateNotice: e.UPDATE_NOTICE && resolve(e.UPDATE_NOTICE),
    logLevel: e.LOG_LEVEL,
  };
}
