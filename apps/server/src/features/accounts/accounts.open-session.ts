// Opens a session for somebody whom we have identified ourselves: better-auth does so only for ways in of its own.
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

export const openSessionPlugin = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), rememberMe: z.boolean() }) },
      async (call) => {
        const { internalAdapter } = call.context;
        const { userId, rememberMe } = call.body;
        const user = await internalAdapter.findUserById(userId);
        const session = user && (await internalAdapter.createSession(userId, !rememberMe));
        if (!session) throw call.error('UNAUTHORIZED');
        await setSessionCookie(call, { session, user }, !rememberMe);
        return call.json({ userId });
      },
    ),
  },
} satisfies BetterAuthPlugin;
