// What a gate says.
import type { Fact } from '@lantern/catalogue/fact';

export type GateState = 'pass' | 'fail' | 'unknown';
export const gateIds = ['level', 'field', 'language', 'grade', 'english', 'budget'] as const;
export type GateId = (typeof gateIds)[number];

/**
 * Why a gate is as it is.
 * - `met`, `unmet`: the institution asks for something, and the student has it or not.
 * - `not-asked`: the student named no such wish, or nothing has to be shown here.
 * - `not-published`: nothing is known of it. `stale`: what is known is past its review.
 * - `not-held`: the student has nothing to compare yet. `not-comparable`: it is of another scale or test.
 * - `range`: the student's value, or the published one, is a range that reaches to both sides.
 */
export type GateReason =
  | 'met'
  | 'unmet'
  | 'not-asked'
  | 'not-published'
  | 'stale'
  | 'not-held'
  | 'not-comparable'
  | 'range';

export type Gate = {
  gate: GateId;
  state: GateState;
  reason: GateReason;
  /** the fact it was judged by; the first is the one to show */
  facts: readonly Fact[];
};

/** A gate before it has a name. */
export type Judged = Pick<Gate, 'state' | 'reason' | 'facts'>;

export const unpublished: Judged = { state: 'unknown', reason: 'not-published', facts: [] };
export const notAsked: Judged = { state: 'pass', reason: 'not-asked', facts: [] };
