import type { Role } from '@lantern/contract/access';

/** Who is calling, as services know them. */
export type Caller = { id: string; role: Role; guest: boolean; sessionId: string };

/** Where a call comes from, for throttling, mails and the session list. */
export type Origin = {
  /** of the socket, or a trusted proxy's word */
  address: string;
  /** cookie, user agent and address, for better-auth */
  headers: Headers;
  baseUrl: string;
  language: string;
};
