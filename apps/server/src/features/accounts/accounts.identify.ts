import type { Duty, Role } from '@lantern/contract/access';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { bearerOf } from '#http/bearer.ts';
import { originOf, setCookies } from '#http/origin.ts';
import type { Identify } from '#http/session.ts';
import { identifyToken } from './access-tokens/accounts.access-tokens.ts';
import type { Auth } from './accounts.auth.ts';
import { lacksSecondFactor } from './security/accounts.security-log.store.ts';

/** better-auth hides what the database said behind a code of its own. */
function explainFailure(error: unknown) {
  const { statusCode } = error as { statusCode?: number };
  // ended while it was being prolonged
  if (statusCode === 401) return { headers: new Headers(), response: null };
  if (statusCode === 500) throw new Problem('unavailable', { retryAfter: 2 });
  throw error;
}

/** Reads an access token or the session cookie. A request without either costs no query. */
export function identifyBy(auth: Auth, database: Database, publicUrl: string | undefined): Identify {
  return async (request, reply) => {
    const secret = bearerOf(request);
    // beside a token, a cookie says nothing
    if (secret !== undefined) return await identifyToken(database, secret);
    if (!request.headers.cookie?.includes('lantern.session_token=')) return undefined;
    const { headers, response } = await auth.api
      .getSession({ headers: originOf(request, publicUrl).headers, returnHeaders: true })
      .catch(explainFailure);
    // a session in use is prolonged once a day, which renews its cookie
    setCookies(reply, headers.getSetCookie());
    if (!response) return undefined;
    const { user, session } = response;
    const duties = (user.duties ?? []) as Duty[];
    const role = user.role as Role;
    // students are never asked for one, so most calls cost no query more
    const isAsked = role !== 'student' && !user.twoFactorEnabled;
    return {
      id: user.id,
      role,
      duties,
      guest: Boolean(user.guest),
      sessionId: session.id,
      lacksSecondFactor: isAsked && (await lacksSecondFactor(database, user.id)),
    };
  };
}
