// What of a feature waits for a mentor: papers to verify, essays to comment on. A feature names its function in its
// index.ts (`waitsForMentor`), and the mentor workspace finds it there.
import type { Waiting } from '@lantern/contract/shares.students';
import type { Database } from '#database/database.ts';

/** Of one mentor, what waits longest first, at most 100. Only what a live share lets the mentor open (database/shares.ts). */
export type ListWaiting = (database: Database, mentorId: string) => Promise<readonly Waiting[]>;

/** Of one feature. */
export const waitingMax = 100;
