// What a gate says.
import type { Fact } from '@lantern/catalogue/fact';

export type GateState = 'pass' | 'fail' | 'unknown';
export const gateIds = ['door', 'level', 'field', 'language', 'grade', 'english', 'budget'] as const;
export type GateId = (typeof gateIds)[number];

/**
 * Why a gate is as it is.
 * - `met`, `unmet`: the institution asks for something, and the student has it or not.
 * - `not-asked`: the student named no such wish, or nothing has to be shown here.
 * - `not-published`: nothing is known of it. `stale`: what is known is past its review.
 * - `not-held`: the student has nothing to compare yet. `not-comparable`: it is of another scale or test.
 * - `range`: the student's value, or the published one, is a range that reaches to both sides.
 * - `whole-programme`: the price is of a whole programme, and nobody says how many years that is.
 * - `few`: some programmes are taught in this language, but few, or nobody knows in which fields.
 * - `second-degree`: in this country the field is studied after a first degree in another one.
 * - `no-visa`: the country gives hardly any student visas to citizens of the student's.
 * - `longer-way`: the certificate leads there after a foundation year, a year of university, or with more to show.
 */
export type GateReason =
  | 'met'
  | 'unmet'
  | 'not-asked'
  | 'not-published'
  | 'stale'
  | 'not-held'
  | 'not-comparable'
  | 'range'
  | 'whole-programme'
  | 'few'
  | 'second-degree'
  | 'longer-way'
  | 'no-visa';

export type Gate = {
  gate: GateId;
  state: GateState;
  reason: GateReason;
  /** told by something that nobody read: then a fail does not refuse, and is said as "probably" */
  isEstimate: boolean;
  /** the fact it was judged by; the first is the one to show */
  facts: readonly Fact[];
};

/** A gate before it has a name. */
export type Judged = Omit<Gate, 'gate'>;

export const unpublished: Judged = { state: 'unknown', reason: 'not-published', isEstimate: false, facts: [] };
export const notAsked: Judged = { state: 'pass', reason: 'not-asked', isEstimate: false, facts: [] };

/** What a gate refuses by: a fail that somebody read. */
export const refuses = ({ state, isEstimate }: Judged) => state === 'fail' && !isEstimate;
/** What makes a result unlikely without refusing it. */
export const isProbablyNot = ({ state, isEstimate }: Judged) => state === 'fail' && isEstimate;
