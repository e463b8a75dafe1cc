// Signing in with Google, Facebook or the school's own accounts, where the operator has set them up.
import type { Provider } from '@lantern/contract/accounts.session';
import { inSeconds, minutes } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import { countTryFrom } from '#database/throttles.networks.ts';
import type { Throttle } from '#database/throttles.ts';
import type { Origin } from '#feature/caller.ts';
import { type NewUser, newUser, sessionsMade, socialFailed } from './accounts.auth.ts';
import { schoolAnswer } from './accounts.school.ts';
import type { Accounts } from './accounts.users.ts';
import { noteEvent } from './security/accounts.security-log.ts';

// each leaves a row until it runs out; a whole school can share one address
const beginningsFromAddress: Throttle = { tries: 300, windowSeconds: inSeconds(minutes(15)) };

export function isOffered({ config }: Accounts, provider: Provider): boolean {
  return (provider === 'school' ? config.school : config.social[provider]) !== undefined;
}

function requireProvider(accounts: Accounts, provider: Provider): void {
  if (!isOffered(accounts, provider)) throw new Problem('not_found');
}

/** Where a new student goes on. */
const newStudentPath = '/personal-info';

/**
 * Answers where to send the browser. The login page, to which it comes back, leads on to `next` or to the role's first
 * screen.
 */
export async function beginSocialSignIn(
  accounts: Accounts,
  { provider, next }: { provider: Provider; next?: string },
  origin: Origin,
): Promise<{ url: string; cookies: string[] }> {
  requireProvider(accounts, provider);
  await countTryFrom(accounts.ports.database, 'social', origin.address, beginningsFromAddress);
  const after = next === undefined ? '' : `next=${encodeURIComponent(next)}`;
  const { headers, response } = await accounts.auth.api.signInSocial({
    body: {
      provider,
      callbackURL: after ? `/login?${after}` : '/login',
      errorCallbackURL: after ? `${socialFailed}&${after}` : socialFailed,
      newUserCallbackURL: newStudentPath,
    },
    headers: origin.headers,
    returnHeaders: true,
  });
  if (!response.url) throw new Problem('unavailable');
  return { url: response.url, cookies: headers.getSetCookie() };
}

/** Takes the provider's answer: `pathAndQuery` is what the browser was sent back to. */
export async function finishSocialSignIn(
  accounts: Accounts,
  provider: Provider,
  pathAndQuery: string,
  origin: Origin,
): Promise<{ location: string; cookies: string[]; isIn: boolean }> {
  requireProvider(accounts, provider);
  await countTryFrom(accounts.ports.database, 'social-end', origin.address, beginningsFromAddress);
  // better-auth looks at the path alone, and the Host header may be anything
  const url = new URL(pathAndQuery, accounts.config.publicUrl ?? 'http://localhost');
  const signIns: string[] = [];
  const decided: NewUser = { role: 'student', guest: false };
  const look = () => accounts.auth.handler(new Request(url, { headers: origin.headers }));
  const answer = await sessionsMade.run(signIns, () =>
    newUser.run(decided, () => schoolAnswer.run({ search: url.search }, look)),
  );
  for (const userId of signIns) await noteEvent(accounts.ports, userId, 'signed-in', origin);
  // whom the provider did not let in is somebody without a name
  if (signIns.length === 0) await noteEvent(accounts.ports, null, 'sign-in-failed', origin);
  const location = answer.headers.get('location') ?? socialFailed;
  return {
    location: decided.role === 'mentor' && location === newStudentPath ? '/login' : location,
    cookies: answer.headers.getSetCookie(),
    isIn: signIns.length > 0,
  };
}
