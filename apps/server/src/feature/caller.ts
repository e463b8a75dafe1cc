import type { Duty, Role } from '@lantern/contract/access';
import type { AccessTokenArea } from '@lantern/contract/accounts.access-tokens';
import { Problem } from '@lantern/contract/problem';

/** Who is calling, as services know them. */
export type Caller = {
  id: string;
  role: Role;
  guest: boolean;
  sessionId: string;
  duties: readonly Duty[];
  lacksSecondFactor?: boolean;
  /** the call comes with an access token, which was made for this and no more */
  token?: { areas: readonly AccessTokenArea[]; mayWrite: boolean };
};

/** A call that names a user names the caller; what belongs to anybody else does not exist for them. */
export function requireOwn(caller: Caller, userId: string | undefined): void {
  if (userId !== undefined && userId !== caller.id) throw new Problem('not_found');
}

/** Where a call comes from, for throttling, mails and the session list. */
export type Origin = {
  /** of the socket, or a trusted proxy's word */
  address: string;
  /** cookie, user agent and address, for better-auth */
  headers: Headers;
  baseUrl: string;
  language: string;
};
