// Access tokens: a program of one's own calls the API in one's name, for what was chosen, until a day.
import * as z from 'zod/mini';
import { signedIn } from './access.ts';
import { currentPasswordSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, okSchema, requiredName, timestampSchema } from './fields.ts';

/** Of one account. */
export const accessTokensMax = 10;

/** What each begins with, so that a search for secrets that were left lying about finds it. */
export const accessTokenPrefix = 'lantern_';

/** How many days one can be good for. */
export const accessTokenDays = [30, 90, 365] as const;

/**
 * What a token can be made for, with the features whose calls belong to it. Accounts, sharing, other people and what
 * administrators do belong to none: those take a session.
 */
export const accessTokenAreas = {
  record: ['profile', 'education', 'activities', 'tests', 'family', 'development', 'cv', 'readiness'],
  essays: ['essays'],
  documents: ['documents'],
  universities: ['institutions', 'matching', 'scholarships'],
  applications: ['applications', 'checklists', 'finance', 'planners', 'tasks'],
  calendar: ['calendar', 'dashboard'],
} as const satisfies Record<string, readonly string[]>;

export const accessTokenAreaIds = Object.keys(accessTokenAreas) as AccessTokenArea[];
export type AccessTokenArea = keyof typeof accessTokenAreas;

const areaSchema = z.enum(accessTokenAreaIds);
const fields = {
  name: requiredName(60),
  areas: z.array(areaSchema).check(z.minLength(1, 'Choose at least one.'), z.maxLength(accessTokenAreaIds.length)),
  /** whether it may change something, or only read */
  mayWrite: z.boolean(),
};

export const accessTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  areas: z.array(areaSchema),
  mayWrite: z.boolean(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  /** to the hour; null: never */
  lastUsedAt: z.nullable(timestampSchema),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** What a person writes to make one; the password where the account has one. */
export const newAccessTokenSchema = z.strictObject({
  ...fields,
  days: z.literal(accessTokenDays),
  password: z.optional(currentPasswordSchema),
});

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/auth/access-tokens',
  summary: 'The access tokens of this account, newest first, also those that have run out; never their secret',
  access: signedIn,
  response: z.object({ tokens: z.array(accessTokenSchema) }),
});

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/auth/access-tokens',
  summary: 'Make an access token; its secret is in this answer alone. An account that has a password says it',
  access: signedIn,
  body: newAccessTokenSchema,
  response: z.object({ token: accessTokenSchema, secret: z.string() }),
  holdsSecret: true,
  problems: ['forbidden', 'wrong_password', 'too_many_access_tokens', 'too_many_requests'],
});

/** No password: whoever finds the phone may only take away. */
export const deleteAccessToken = endpoint({
  method: 'POST',
  path: '/api/auth/access-tokens/delete',
  summary: 'Remove an access token: it opens nothing any more',
  access: signedIn,
  body: z.strictObject({ id: idSchema }),
  response: okSchema,
  problems: ['not_found'],
});
