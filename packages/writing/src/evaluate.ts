/** The essay engine's door: text in, scores with their reasons out. */

import { CRITERIA } from './criteria/criteria.ts';
import { composeOverall } from './criteria/overall.ts';
import { GATE_CAP } from './gates/gate.ts';
import { GATES } from './gates/gates.ts';
import { findFlags } from './language/find-flags.ts';
import type { Flag } from './language/flag.ts';
import { findWithHarper, loadHarper } from './language/harper.ts';
import { ownWords } from './language/own-words.ts';
import { withoutCliches } from './measures/cliches.ts';
import type { Essay } from './measures/measure.ts';
import { oncePer } from './measures/once.ts';
import { round, scoreBy } from './measures/scale.ts';
import { toSuggestion } from './suggestion.ts';
import { countCharacters, countWords } from './text/count.ts';
import { readDocument } from './text/read-document.ts';
import { READ_LIMIT } from './text/readable.ts';
import {
  type Advisory,
  CRITERION_IDS,
  type CriterionId,
  type EvaluateInput,
  type Evaluation,
  type MeasureResult,
  type Suggestion,
} from './types.ts';

/** Changes whenever a score could change for the same text. */
const ENGINE_VERSION = '2.6.1';

/**
 * Scores an essay and says why. Deterministic; never throws on odd text and never answers NaN.
 * Criterion scores and `overall` are 0-10 with one decimal. `overall` is the weighted mean of the
 * criteria less what tripped gates take off, as `sum` says: down to 2, or less for a text too short to be judged as a whole;
 * a text that cannot be judged at all (empty, another language) has zeros, no measures and no suggestions.
 */
export async function evaluateEssay(input: EvaluateInput): Promise<Evaluation> {
  const document = readDocument(input.text);
  const refused = refuse({ document, input, flags: [] });
  if (refused) return refused;
  return judge({ document, input, flags: findFlags(document, await findWithHarper(document, ownWords(input.words))) });
}

/** The same without harper's checks: all scores in about 20 ms, with fewer language errors found. */
export function evaluateQuickly(input: EvaluateInput): Evaluation {
  const document = readDocument(input.text);
  return refuse({ document, input, flags: [] }) ?? judge({ document, input, flags: findFlags(document, []) });
}

/** Language errors only, in the order of the text. What `npm run eval:essays` measures. */
export async function findErrors(text: string): Promise<Flag[]> {
  const document = readDocument(text);
  return findFlags(document, await findWithHarper(document));
}

/** Loads all word data, so that the first evaluation does not wait for it. */
export async function warmUp(): Promise<void> {
  await loadHarper();
  await findErrors('This sentence warms the engine up before somebody waits for it.');
}

function refuse(essay: Essay): Evaluation | undefined {
  const gate = GATES.find(({ effect, trips }) => effect === 'refuse' && trips(essay));
  if (!gate) return undefined;
  const scores = Object.fromEntries(CRITERION_IDS.map((id) => [id, 0])) as Record<CriterionId, number>;
  return {
    ...frame(essay),
    overall: 0,
    scores,
    measures: [],
    suggestions: [],
    advisories: [{ gate: gate.id, text: gate.advisory }],
  };
}

function judge(essay: Essay): Evaluation {
  const tripped = GATES.filter(({ effect, trips }) => effect !== 'refuse' && trips(essay));
  const unread = tripped.some(({ effect }) => effect === 'unread');
  const measures = CRITERION_IDS.flatMap((id) => measure(essay, id));
  const scores = {} as Record<CriterionId, number>;
  for (const id of CRITERION_IDS) {
    const mean = measures
      .filter(({ criterion }) => criterion === id)
      .reduce((sum, { score, weight }) => sum + score * weight, 0);
    scores[id] = round(Math.min(mean, unread ? GATE_CAP : 10), 1);
  }
  const advisories = tripped.map((gate): Advisory => {
    if (!gate.most) return { gate: gate.id, text: gate.advisory };
    const most = round(gate.most(essay), 1);
    return { gate: gate.id, text: gate.advisory.replace('{most}', most.toFixed(1)), most };
  });
  if (essay.document.given.length > READ_LIMIT) {
    advisories.push({ gate: 'long', text: `Only the first ${READ_LIMIT.toLocaleString('en')} characters were read.` });
  }
  return {
    ...frame(essay),
    ...composeOverall(essay.input.essayType, scores, advisories),
    scores,
    measures,
    suggestions: withoutEchoes(
      CRITERION_IDS.flatMap((id) =>
        CRITERIA[id].advise(essay).map((advice) => toSuggestion(essay.document, id, advice)),
      ),
    ),
    advisories,
  };
}

function measure(essay: Essay, id: CriterionId): MeasureResult[] {
  const lean = leanOf(essay);
  const used = CRITERIA[id].measures.filter(
    ({ applies, readsCliches }) => applies?.(readsCliches ? essay : lean) ?? true,
  );
  const total = used.reduce((sum, { weight }) => sum + weight, 0);
  return used.map(({ id: name, label, unit, weight, anchors, take, readsCliches }) => {
    const value = take(readsCliches ? essay : lean);
    return {
      criterion: id,
      measure: name,
      label,
      value: round(value, 2),
      unit,
      score: round(scoreBy(anchors, value), 1),
      weight: round(weight / total, 3),
    };
  });
}

/** The essay as most measures read it: without clichés, and without the errors in them. */
const leanOf = oncePer((essay: Essay): Essay => {
  const document = withoutCliches(essay.document);
  if (document === essay.document) return essay;
  const flags = essay.flags.filter(({ start }) =>
    document.sentences.some((one) => one.start <= start && start < one.end),
  );
  return { ...essay, document, flags };
});

/** One phrase is quoted once: the first criterion that points at it keeps it. */
function withoutEchoes(suggestions: readonly Suggestion[]): Suggestion[] {
  // what should go altogether is not asked about besides
  const gone = suggestions.filter(({ rule }) => rule === 'fit.many-readers');
  const quoted: { start: number; end: number }[] = [...gone];
  return suggestions.filter((suggestion) => {
    if (suggestion.params?.phrase === undefined || gone.includes(suggestion)) return true;
    const { start, end } = suggestion;
    if (quoted.some((other) => start < other.end && other.start < end)) return false;
    quoted.push({ start, end });
    return true;
  });
}

function frame({ document }: Essay) {
  return {
    words: countWords(document.given),
    characters: countCharacters(document.given),
    engine: 'lantern' as const,
    version: ENGINE_VERSION,
  };
}
