import type { Role } from '@lantern/contract/access';
import { originOf, setCookies } from '#http/origin.ts';
import type { Identify } from '#http/session.ts';
import type { Auth } from './accounts.auth.ts';

/** Reads the session cookie. A request without one costs no query. */
export function identifyBy(auth: Auth, publicUrl: string | undefined): Identify {
  return async (request, reply) => {
    if (!request.headers.cookie?.includes('lantern.session_token=')) return undefined;
    const { headers, response } = await auth.api.getSession({
      headers: originOf(request, publicUrl).headers,
      returnHeaders: true,
    });
    // a session in use is prolonged once a day, which renews its cookie
    setCookies(reply, headers.getSetCookie());
    if (!response) return undefined;
    const { user, session } = response;
    return { id: user.id, role: user.role as Role, guest: Boolean(user.guest), sessionId: session.id };
  };
}
