// The English test: minimum against minimum of the same test. Two tests are compared only where their owner says how.
import { toeflBandOf120 } from '@lantern/content/tests/concordances';
import type { EditionId } from '@lantern/content/tests/editions';
import { type Candidate, counts } from './candidate.ts';
import type { Judged } from './gate.ts';
import type { HeldTest, MatchProfile } from './profile.ts';

const englishTests: ReadonlySet<EditionId> = new Set([
  'ielts',
  'toefl-120',
  'toefl-6',
  'duolingo',
  'duolingo-integrated',
  'pte',
]);

/** Whether a score meets a minimum; undefined when nobody says how the two compare. */
export function meetsEnglish(held: HeldTest, minimum: { edition: EditionId; value: number }): boolean | undefined {
  if (sameScale(held.edition) === sameScale(minimum.edition)) return held.overall >= minimum.value;
  // the old requirement moves to the new scale, never the new score to the old one: a 5 of 6 is not 5 of 120
  if (held.edition === 'toefl-6' && minimum.edition === 'toefl-120')
    return held.overall >= toeflBandOf120(minimum.value);
  if (held.edition === 'toefl-120' && minimum.edition === 'toefl-6')
    return toeflBandOf120(held.overall) >= minimum.value;
  return undefined;
}

/** Duolingo kept its scale when it changed its subscores. */
const sameScale = (edition: EditionId) => (edition === 'duolingo-integrated' ? 'duolingo' : edition);

export const englishHeld = (tests: readonly HeldTest[]) => tests.filter(({ edition }) => englishTests.has(edition));

/** Whether an English test has to be shown for what the student looks for: strictly, perhaps, or not at all. */
function isAsked({ wishes }: MatchProfile, { languages }: Candidate): 'yes' | 'perhaps' | 'no' {
  if (wishes.language !== null) return wishes.language === 'en' ? 'yes' : 'no';
  if (!counts(languages)) return 'perhaps';
  if (!languages.value.includes('en')) return 'no';
  return languages.value.length === 1 ? 'yes' : 'perhaps';
}

/**
 * A test that is missing, or too low, is something to do: it can be taken again. So this gate never fails, and one test
 * more never closes anything; `unmet` says that the score is still to be reached.
 */
export function englishGate(profile: MatchProfile, candidate: Candidate): Judged {
  const asked = isAsked(profile, candidate);
  const facts = candidate.english.map(({ figure }) => figure.fact);
  const tell = (state: Judged['state'], reason: Judged['reason'], of = facts, isEstimate = false): Judged => ({
    ...{ state, reason, isEstimate },
    facts: of,
  });
  if (asked === 'no') return tell('pass', 'not-asked', []);
  const current = candidate.english.filter(({ figure }) => counts(figure));
  if (facts.length === 0) return tell('unknown', 'not-published');
  if (current.length === 0) return tell('unknown', 'stale');
  const held = englishHeld(profile.tests);
  if (held.length === 0) return tell('unknown', 'not-held');

  const compared = held.map((test) => {
    const results = current.map(({ edition, figure }) => ({
      met: meetsEnglish(test, { edition, value: figure.value }),
      figure,
      isSame: sameScale(edition) === sameScale(test.edition),
    }));
    // the minimum for the very test that was taken goes before one that was carried over from its other scale
    return results.find(({ isSame }) => isSame) ?? results.find(({ met }) => met !== undefined);
  });
  const met = compared.find((result) => result?.met === true);
  if (met) return tell('pass', 'met', [met.figure.fact], !met.figure.isRead);
  if (compared.some((result) => result === undefined)) return tell('unknown', 'not-comparable');
  return tell(
    'unknown',
    'unmet',
    compared.flatMap((result) => (result ? [result.figure.fact] : [])),
  );
}
