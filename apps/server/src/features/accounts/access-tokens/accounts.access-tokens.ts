// Access tokens: made and removed by their owner in a session; who calls with one.
import { randomBytes } from 'node:crypto';
import type { Role } from '@lantern/contract/access';
import {
  type AccessToken,
  accessTokenPrefix,
  accessTokensMax,
  type newAccessTokenSchema,
} from '@lantern/contract/accounts.access-tokens';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import type { Caller, Origin } from '#feature/caller.ts';
import { digestOf } from '../accounts.tokens.store.ts';
import type { Accounts } from '../accounts.users.ts';
import { requirePassword } from '../security/accounts.security.ts';
import { lacksSecondFactor } from '../security/accounts.security-log.store.ts';
import { noteEvent } from '../security/accounts.security-log.ts';
import * as store from './accounts.access-tokens.store.ts';

type Row = Awaited<ReturnType<typeof store.listAccessTokens>>[number];

const shownOf = ({ id, name, areas, may_write, created_at, expires_at, last_used_at }: Row): AccessToken => ({
  id,
  name,
  areas,
  mayWrite: may_write,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

export async function listAccessTokens({ ports }: Accounts, caller: Caller): Promise<AccessToken[]> {
  return (await store.listAccessTokens(ports.database, caller.id)).map(shownOf);
}

export async function createAccessToken(
  accounts: Accounts,
  caller: Caller,
  { name, areas, mayWrite, days, password }: z.infer<typeof newAccessTokenSchema>,
  origin: Origin,
): Promise<{ token: AccessToken; secret: string }> {
  if (caller.guest) throw new Problem('forbidden', { detail: 'A guest workspace has no access tokens.' });
  await requirePassword(accounts, caller, password, origin);
  const secret = `${accessTokenPrefix}${randomBytes(32).toString('base64url')}`;
  const made = { userId: caller.id, name, areas, mayWrite, days, digest: digestOf(secret) };
  const row = await store.insertAccessToken(accounts.ports.database, made, accessTokensMax);
  if (!row) throw new Problem('too_many_access_tokens');
  await noteEvent(accounts.ports, caller.id, 'access-token-made', origin);
  return { token: shownOf(row), secret };
}

export async function deleteAccessToken(accounts: Accounts, caller: Caller, id: string, origin: Origin): Promise<void> {
  if (!(await store.deleteAccessToken(accounts.ports.database, caller.id, id))) throw new Problem('not_found');
  await noteEvent(accounts.ports, caller.id, 'access-token-removed', origin);
}

/** Who calls with a token, which must be good. */
export async function identifyToken(database: Database, secret: string): Promise<Caller> {
  const token = await store.findAccessToken(database, digestOf(secret));
  if (!token) throw new Problem('access_token_refused');
  if (token.isNews) await store.noteUse(database, token.id);
  const isAsked = token.role !== 'student' && !token.two_factor_enabled;
  return {
    id: token.user_id,
    role: token.role as Role,
    guest: false,
    // it has no session: what ends those does not end it
    sessionId: token.id,
    duties: [],
    lacksSecondFactor: isAsked && (await lacksSecondFactor(database, token.user_id)),
    token: { areas: token.areas, mayWrite: token.may_write },
  };
}
