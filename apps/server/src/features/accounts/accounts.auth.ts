// better-auth does passwords, sessions, TOTP and social sign-in. It is never mounted: our own endpoints call it, so the
// contract stays the only way in. What it lacks (a code used once, throttling, roles) is in accounts.service.ts.

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Role } from '@lantern/contract/access';
import { termsVersion } from '@lantern/contract/accounts';
import { days, inSeconds } from '@lantern/contract/durations';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { type GoogleProfile, verifyGoogleIdToken } from 'better-auth/social-providers';
import type { Config } from '#config.ts';
import type { Database } from '#database/database.ts';
import type { Origin } from '#feature/caller.ts';
import { openSessionPlugin } from './accounts.open-session.ts';
import { schoolPlugin } from './accounts.school.ts';
import { realAddresses } from './addresses/accounts.addresses.store.ts';
import { codeStore, passwordHashes } from './passwords/accounts.hashes.ts';

export const resetMinutes = 30;

/** What better-auth answers for an account that is stopped. */
export const suspendedCode = 'ACCOUNT_SUSPENDED';

export type NewUser = { role: Role; guest: boolean };

/** What the server has decided about the user that is being created; clients have no way to set it. */
export const newUser = new AsyncLocalStorage<NewUser>();

/** A school's answer decides while it is looked at; everything else decides before. */
function becomeMentor(): void {
  const decided = newUser.getStore();
  if (decided) decided.role = 'mentor';
}

/** The call that asked for a reset mail: better-auth hands its callback only the user and the token. */
export const requestOrigin = new AsyncLocalStorage<Origin>();

/** Whose sessions a call has made: a provider's answer names nobody to us. */
export const sessionsMade = new AsyncLocalStorage<string[]>();

/** Where the browser ends up when a social provider did not let somebody in. */
export const socialFailed = '/login?social=failed';

/** Every way to an account, the social ones too, is behind a page that says what is agreed to. */
function completeUser<U extends { name: string }>(user: U) {
  // a provider's name can be longer than ours, or empty
  const name = user.name.slice(0, 200).toWellFormed().trim() || 'Student';
  return { ...user, name, termsVersion, termsAcceptedAt: new Date(), ...newUser.getStore() };
}

/** Names of cookies that no other host, and nobody without TLS, can write (RFC 6265bis). */
export const cookiePrefixOf = (url: string | undefined) => (url?.startsWith('https:') ? '__Host-' : '');

/** Who a token of Google names; nobody, where Google has not signed it for us. The library would only read it. */
export const googleUser =
  ({ clientId }: { clientId: string }) =>
  async ({ idToken }: { idToken?: string | undefined }) => {
    const claims = idToken ? await verifyGoogleIdToken({ token: idToken, audience: clientId }) : null;
    if (!claims) return null;
    const profile = claims as unknown as GoogleProfile;
    const { name, email, picture: image, email_verified: emailVerified } = profile;
    return { user: { name, email, image, emailVerified }, data: profile };
  };

type SendReset = (user: { id: string; name: string; email: string }, token: string) => Promise<void>;

export type AuthOptions = {
  database: Database;
  config: Pick<Config, 'publicUrl' | 'port' | 'social' | 'school'>;
  secret: string;
  recoveryNonce: string;
  sendReset: SendReset;
  /** What an operator should know of a school that cannot be asked. */
  onError: (error: Error) => void;
};

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

export function createAuth({ database, config, secret, recoveryNonce, sendReset, onError }: AuthOptions) {
  const baseURL = config.publicUrl ?? `http://localhost:${config.port}`;
  return betterAuth({
    appName: 'Lantern',
    baseURL,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { db: database.withPlugin(realAddresses), type: 'postgres', transaction: true },
    // our own checks stand before it: Origin in http/serve.ts, tries in accounts.service.ts
    rateLimit: { enabled: false },
    advanced: {
      disableCSRFCheck: true,
      disableOriginCheck: true,
      cookiePrefix: `${cookiePrefixOf(baseURL)}lantern`,
      // its prefix would be __Secure-, which other hosts of the domain can write too
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure: baseURL.startsWith('https:') },
      ipAddress: { ipAddressHeaders: ['x-forwarded-for'] },
      database: { generateId: () => randomUUID() },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
      expiresIn: inSeconds(days(30)),
      updateAge: inSeconds(days(1)),
    },
    account: {
      modelName: 'sign_in_methods',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
      encryptOAuthTokens: true,
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...times },
      storeIdentifier: { default: 'plain', overrides: { 'reset-password': 'hashed' } },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        role: { type: 'string', defaultValue: 'student', input: false },
        guest: { type: 'boolean', defaultValue: false, input: false },
        duties: { type: 'string[]', required: false, input: false },
        phone: { type: 'string', required: false },
        suspendedAt: { type: 'date', required: false, input: false, returned: false, fieldName: 'suspended_at' },
        marketingEmails: { type: 'boolean', defaultValue: false, fieldName: 'marketing_emails' },
        termsVersion: { type: 'string', required: false, input: false, fieldName: 'terms_version' },
        termsAcceptedAt: { type: 'date', required: false, input: false, fieldName: 'terms_accepted_at' },
      },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: completeUser(user) }) } },
      // every way in makes a session; the database refuses it too, for one that is made in that moment
      session: {
        create: {
          // asked of what the call works with: signing up holds a connection already, and whoever waits for a second one
          // while all wait would wait for ever
          before: async ({ userId }, call) => {
            const user = await call?.context.internalAdapter.findUserById(userId);
            if (user && 'suspendedAt' in user && user.suspendedAt)
              throw new APIError('FORBIDDEN', { code: suspendedCode });
          },
          after: async ({ userId }) => void sessionsMade.getStore()?.push(userId),
        },
      },
    },
    onAPIError: { errorURL: socialFailed },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: passwordHashes(database),
      autoSignIn: true,
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendReset(user, token),
    },
    socialProviders: {
      ...(config.social.google && {
        google: { ...config.social.google, prompt: 'select_account', getUserInfo: googleUser(config.social.google) },
      }),
      ...(config.social.facebook && { facebook: config.social.facebook }),
    },
    plugins: [
      twoFactor({
        issuer: 'Lantern',
        backupCodeOptions: { storeBackupCodes: codeStore(secret, recoveryNonce) },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      openSessionPlugin,
      ...(config.school ? [schoolPlugin(config.school, { onMentor: becomeMentor, onError })] : []),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
