// Links that show something of a student without an account. Of a link's token only a digest is kept,
// so that nobody who reads the database can open one; it ends on a day, or at once when it is revoked.

import { createHash, randomBytes } from 'node:crypto';
import { days, hours, inSeconds } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { countTryFrom } from '#database/throttles.networks.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';

const linksPerStudent: Throttle = { tries: 60, windowSeconds: inSeconds(hours(1)) };
/** A person opens a few; a program that tries tokens finds none of 256 bits anyway. */
const openingsPerAddress: Throttle = { tries: 300, windowSeconds: inSeconds(hours(1)) };

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token, which is shown only once, and what is stored of it. */
export function makeToken(): { token: string; digest: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: digestOf(token) };
}

const dayFromNow = (count: number) => new Date(Date.now() + days(count)).toISOString().slice(0, 10);

/** A link ends between today and a year from now; yesterday in UTC is still today for some. */
export function checkEnd(endsOn: string, { over, tooLong }: { over: string; tooLong: string }): void {
  if (endsOn < dayFromNow(-1)) throw Problem.field('ends_on', over);
  if (endsOn > dayFromNow(366)) throw Problem.field('ends_on', tooLong);
}

type LinkKind = 'share' | 'guardian' | 'letter';
export const countLink = (database: Database, kind: LinkKind, userId: string) =>
  countTry(database, tryKey(`${kind}-links`, userId), linksPerStudent);
export const countOpening = (database: Database, kind: LinkKind | 'page', address: string) =>
  countTryFrom(database, `${kind}-openings`, address, openingsPerAddress);
