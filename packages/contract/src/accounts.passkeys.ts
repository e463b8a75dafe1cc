// Passkeys (WebAuthn): a key that a device keeps for this site and uses once its owner has unlocked it.
import * as z from 'zod/mini';
import { anyone, signedIn } from './access.ts';
import { currentPasswordSchema, signedInAnswer } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, okSchema, requiredName, timestampSchema } from './fields.ts';

/** Of one account. */
export const passkeysMax = 10;

/** Bytes as WebAuthn's JSON writes them. */
const bytes = (max: number) => z.string().check(limit(max), z.regex(/^[\w-]+$/));

/** Options and answers are those of WebAuthn Level 3, as the browser reads and writes them in JSON. */
const optionsSchema = z.record(z.string(), z.unknown());

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

const newCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
  }),
});

const usedCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: z.optional(z.nullable(z.string().check(limit(100)))),
  }),
});

export const passkeySchema = z.object({ id: idSchema, name: z.string(), createdAt: timestampSchema });
export type Passkey = z.infer<typeof passkeySchema>;

/** What a person writes to add one; the password where the account has one. */
export const newPasskeySchema = z.strictObject({
  name: requiredName(60),
  password: z.optional(currentPasswordSchema),
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/auth/passkeys',
  summary: 'The passkeys of this account, newest first',
  access: signedIn,
  response: z.object({ passkeys: z.array(passkeySchema) }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  summary: 'Begin a passkey: what a device needs to make one; an account that has a password says it',
  access: signedIn,
  body: z.strictObject({ password: z.optional(currentPasswordSchema) }),
  response: z.object({ options: optionsSchema }),
  problems: ['not_found', 'wrong_password', 'too_many_passkeys', 'too_many_requests'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Keep the passkey that a device has made',
  access: signedIn,
  body: z.strictObject({ name: requiredName(60), credential: newCredentialSchema }),
  response: z.object({ passkey: passkeySchema }),
  problems: ['not_found', 'passkey_refused', 'too_many_passkeys'],
});

export const deletePasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/delete',
  summary: 'Forget a passkey; an account that has a password says it',
  access: signedIn,
  body: z.strictObject({ id: idSchema, password: z.optional(currentPasswordSchema) }),
  response: okSchema,
  problems: ['not_found', 'wrong_password', 'too_many_requests'],
});

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/passkey/begin',
  summary: 'Begin a sign-in by passkey: what a device needs to use one',
  access: anyone,
  response: z.object({ options: optionsSchema }),
  problems: ['not_found', 'too_many_requests'],
});

export const signInPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  summary: 'Sign in by passkey; no code is asked for, since the device has asked who it is',
  access: anyone,
  body: z.strictObject({
    credential: usedCredentialSchema,
    /** true: 30 days; false: until the browser closes */
    rememberMe: z.optional(z.boolean()),
  }),
  response: signedInAnswer,
  problems: ['not_found', 'passkey_refused', 'account_suspended', 'too_many_requests'],
});
