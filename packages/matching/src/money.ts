// What a year costs: tuition and living.
import type { Fact } from '@lantern/catalogue/fact';
import { type Candidate, counts, type Span } from './candidate.ts';
import { type Judged, unpublished } from './gate.ts';
import type { MatchProfile } from './profile.ts';

export type Cost = {
  /** US dollars a year, tuition and living together */
  usd: Span;
  /** of the whole programme where the tuition is; nobody says how long that lasts */
  isTotal: boolean;
  /** any part is told by something that nobody read */
  isEstimate: boolean;
  /** a doctorate that is paid: no tuition, and the pay is there to live on */
  isPaidPost: boolean;
  facts: readonly Fact[];
};

/** Null where tuition or living is unknown, or past its review. */
export function costOf({ tuition, living, isPaidPost }: Candidate): Cost | null {
  if (counts(isPaidPost) && isPaidPost.value)
    return {
      usd: { low: 0, high: 0 },
      isTotal: false,
      isEstimate: !isPaidPost.isRead,
      isPaidPost: true,
      facts: [isPaidPost.fact],
    };
  if (!counts(tuition) || !counts(living)) return null;
  return {
    usd: { low: tuition.value.usd.low + living.value.low, high: tuition.value.usd.high + living.value.high },
    isTotal: tuition.value.isTotal,
    isEstimate: !tuition.isRead || !living.isRead,
    isPaidPost: false,
    facts: [tuition.fact, living.fact],
  };
}

/** Whether it is within a budget that nobody named is not known. */
const noBudget: Judged = { state: 'unknown', reason: 'not-held', isEstimate: false, facts: [] };

export function budgetGate({ wishes }: MatchProfile, candidate: Candidate): Judged {
  if (wishes.budget === null) return noBudget;
  const cost = costOf(candidate);
  if (cost === null) {
    const old = [candidate.tuition, candidate.living].flatMap((figure) => figure ?? []);
    if (old.every(({ isCurrent }) => isCurrent)) return unpublished;
    return { state: 'unknown', reason: 'stale', isEstimate: false, facts: old.map(({ fact }) => fact) };
  }
  const { usd, isTotal, isEstimate, facts } = cost;
  if (usd.high <= wishes.budget) return { state: 'pass', reason: 'met', isEstimate, facts };
  if (usd.low <= wishes.budget) return { state: 'unknown', reason: 'range', isEstimate, facts };
  // a year costs at most what the whole programme does, and nobody says how long that is
  if (isTotal) return { state: 'unknown', reason: 'whole-programme', isEstimate, facts };
  return { state: 'fail', reason: 'unmet', isEstimate, facts };
}
