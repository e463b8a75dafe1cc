import type { MatchProfile } from '../src/profile.ts';

/** One of the students whom people read about in docs/matching-students.md. */
export type Student = { name: string; profile: MatchProfile };
