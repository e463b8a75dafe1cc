// What a student of the demo school is made of.
import type { TestId } from '@lantern/contract/test-ids';

export type DemoScore = { test: TestId; daysAgo: number; sections: Record<string, number>; note?: string };

export type DemoStudent = {
  /** before the @ of the address */
  key: string;
  first: string;
  /** '' for people with one name */
  last: string;
  ownScript?: string;
  country: string;
  city: string;
  phone: string;
  age: number;
  level: 'UG' | 'PG';
  field: string;
  /** where they want to study */
  goal: string;
  school: string;
  grade: number;
  degree?: { school: string; best: number; pass: number; grade: number };
  subjects: readonly string[];
  scores: readonly DemoScore[];
  /** names of `activities.ts` */
  activities: readonly string[];
  father: string;
  mother: string;
};

/** A score of IELTS: listening, reading, writing, speaking. */
export const ielts = (
  daysAgo: number,
  [listening, reading, writing, speaking]: readonly [number, number, number, number],
) => ({ test: 'ielts', daysAgo, sections: { listening, reading, writing, speaking } }) as const;
