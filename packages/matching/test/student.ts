import type { MatchProfile } from '../src/profile.ts';
import type { FactsOf } from '../src/read-facts.ts';

/** One of the students whom people read about in docs/matching-students.md. */
export type Student = { name: string; profile: MatchProfile };

/** What the shipped catalogue knows. */
export type Shipped = { institutions: (FactsOf & { name: string })[]; perUsd: ReadonlyMap<string, number> };

export const today = '2026-11-26';
