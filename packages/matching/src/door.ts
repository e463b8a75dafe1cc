// May this certificate enter at all, and by which way: the institution's own rule, then its country's, then nothing.
import type { Door } from '@lantern/catalogue/doors';
import type { Fact } from '@lantern/catalogue/fact';
import { type Candidate, counts } from './candidate.ts';
import type { Judged } from './gate.ts';

export type WayIn = {
  /** `not-asked`: no first degree, so no school certificate opens it; null: unknown */
  door: Door | 'not-asked' | null;
  /** whose rule it is */
  by: 'institution' | 'country' | null;
  /** our editors' expectation: nobody read a page, or an official page without a day said so */
  isEstimate: boolean;
  /** years before the degree begins */
  years: number;
  /** the fact, then general rules in words, which decide nothing */
  facts: readonly Fact[];
};

const years: Readonly<Record<Door, number>> = {
  direct: 0,
  conditional: 0,
  foundation: 1,
  'plus-year': 1,
  'applied-sciences': 1,
  closed: 0,
};

export function findWayIn({ level, door, doorRules, isAppliedSciences }: Candidate): WayIn {
  if (level !== 'UG') return { door: 'not-asked', by: null, isEstimate: false, years: 0, facts: [] };
  const facts = [...(door ? [door.fact] : []), ...doorRules];
  if (!counts<Door>(door)) return { door: null, by: null, isEstimate: false, years: 0, facts };
  const isOpen = door.value === 'applied-sciences' && isAppliedSciences;
  const value = isOpen ? 'direct' : door.value;
  return {
    door: value,
    by: door.fact.subject.startsWith('country:') ? 'country' : 'institution',
    // who may enter changes seldom: an official page opens a door also where it shows no day, but closes none
    isEstimate: !door.isRead && !(door.fact.confidence === 'official' && value === 'direct'),
    years: years[value],
    facts,
  };
}

/** Only what is closed to a certificate fails: a longer way is a way. */
export function doorGate(candidate: Candidate): Judged {
  const { door, isEstimate, facts } = findWayIn(candidate);
  const first = facts.slice(0, 1);
  if (door === 'not-asked') return { state: 'pass', reason: 'not-asked', isEstimate, facts: [] };
  if (door === null) {
    const reason = candidate.door ? 'stale' : candidate.qualification === null ? 'not-held' : 'not-published';
    return { state: 'unknown', reason, isEstimate: false, facts: candidate.door ? first : [] };
  }
  if (door === 'direct') return { state: 'pass', reason: 'met', isEstimate, facts: first };
  if (door === 'applied-sciences' || door === 'closed')
    return { state: 'fail', reason: 'unmet', isEstimate, facts: first };
  return { state: 'unknown', reason: 'longer-way', isEstimate, facts: first };
}
