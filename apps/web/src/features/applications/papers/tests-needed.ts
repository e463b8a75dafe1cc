// Which tests a programme asks for, and what the student holds of each. A minimum that nobody checked, or that is due for
// review, decides nothing.
import { overallThatCounts } from '@lantern/content/tests/check-score';
import { type TestEdition, testEditions } from '@lantern/content/tests/editions';
import { editionOf, isScore, scoreExpires } from '@lantern/content/tests/scores';
import type { Application, ApplyingFact } from '@lantern/contract/applications';
import type { TestId } from '@lantern/contract/test-ids';
import type { TestScore } from '@lantern/contract/tests';
import { mayDecide } from '@lantern/contract/world-facts';

export type HeldState = 'passes' | 'below' | 'held' | 'booked' | 'expired' | 'other-scale' | 'not-held';
export type NeededRow = {
  test: TestId;
  /** null: asked for, without a number that is known */
  minimum: number | null;
  /** the catalogue's, or undefined for what the student wrote down */
  fact: ApplyingFact | undefined;
  /** the fact may decide; what the student wrote always does */
  counts: boolean;
  state: HeldState;
  /** the score that the state speaks of */
  overall: number | null;
  day: string | null;
};

/** The test of a fact and the top of its scale, which tells editions apart. */
const factTests: Readonly<Record<string, { test: TestId; top: number }>> = {
  ielts_min: { test: 'ielts', top: 9 },
  toefl_2026_min: { test: 'toefl', top: 6 },
  toefl_min: { test: 'toefl', top: 120 },
  duolingo_min: { test: 'duolingo', top: 160 },
  pte_min: { test: 'pte', top: 90 },
};

export const isTestFact = ({ key }: Pick<ApplyingFact, 'key'>) => key in factTests;

type Score = Pick<TestScore, 'testType' | 'testDate' | 'overallScore' | 'sectionScores'>;
type Held = { edition: TestEdition; overall: number | null; day: string; isExpired: boolean };

function heldOf(test: TestId, scores: readonly Score[], today: string): Held[] {
  return scores.flatMap((score) => {
    const edition = score.testType === test && editionOf(test, score.testDate, score.overallScore);
    if (!edition) return [];
    const expires = scoreExpires(edition, score.testDate);
    const isExpired = expires !== null && expires < today;
    return [{ edition, overall: overallThatCounts(score), day: score.testDate, isExpired }];
  });
}

type Judged = Pick<NeededRow, 'state' | 'overall' | 'day'>;

/** `top` is the end of the scale that the minimum is on; undefined where none is written. */
function judge(minimum: number | null, top: number | undefined, held: readonly Held[], today: string): Judged {
  const scored = held.filter(({ overall, day }) => overall !== null && day <= today);
  const onScale = scored.filter(({ edition }) => top === undefined || edition.overall.max === top);
  const [best] = onScale.filter(({ isExpired }) => !isExpired).toSorted((a, b) => (b.overall ?? 0) - (a.overall ?? 0));
  const say = (state: HeldState, { overall = null, day = null }: Partial<Omit<Judged, 'state'>> = {}): Judged => ({
    state,
    overall,
    day,
  });
  const booked = held.find(({ overall, day }) => overall === null && day >= today);
  if (best && minimum === null) return say('held', best);
  if (best && (best.overall ?? 0) >= (minimum ?? 0)) return say('passes', best);
  if (booked) return say('booked', booked);
  if (best) return say('below', best);
  if (onScale[0]) return say('expired', onScale[0]);
  return scored[0] ? say('other-scale', scored[0]) : say('not-held');
}

/** The top of the scale that a number is on: that of the newest edition that could give it. */
function topOf(test: TestId, minimum: number | null): number | undefined {
  if (minimum === null) return undefined;
  return testEditions.find((edition) => edition.test === test && isScore(edition.overall, minimum))?.overall.max;
}

type Asked = Pick<Application, 'level' | 'tests_needed'>;

/** What the catalogue says first, then what the student wrote down. */
export function neededTests(
  { level, tests_needed }: Asked,
  facts: readonly ApplyingFact[],
  scores: readonly Score[],
  today: string,
): NeededRow[] {
  const published = facts
    .filter((fact) => fact.state === 'known' && (fact.level === null || level === null || fact.level === level))
    .flatMap((fact): NeededRow[] => {
      const of = factTests[fact.key];
      if (!of || typeof fact.value !== 'number') return [];
      const judged = judge(fact.value, of.top, heldOf(of.test, scores, today), today);
      return [{ test: of.test, minimum: fact.value, fact, counts: mayDecide(fact, today), ...judged }];
    });
  const own = tests_needed.map(
    ({ test, minimum }): NeededRow => ({
      test,
      minimum,
      fact: undefined,
      counts: true,
      ...judge(minimum, topOf(test, minimum), heldOf(test, scores, today), today),
    }),
  );
  return [...published, ...own];
}
