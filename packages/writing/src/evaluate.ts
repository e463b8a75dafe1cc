/** The essay engine's door: text in, scores with their reasons out. */

import { cleanWithPlaces } from '@lantern/contract/clean-text';
import { CRITERIA } from './criteria/criteria.ts';
import { composeOverall } from './criteria/overall.ts';
import { lowestPillar } from './criteria/pillars.ts';
import { GATE_CAP } from './gates/gate.ts';
import { GATES } from './gates/gates.ts';
import { findAllFlags } from './language/find-all-flags.ts';
import { findFlags } from './language/find-flags.ts';
import type { Flag } from './language/flag.ts';
import { loadHarper } from './language/harper.ts';
import { withoutCliches } from './measures/cliches.ts';
import type { Essay } from './measures/measure.ts';
import { oncePer } from './measures/once.ts';
import { isPortrait } from './measures/prompt-fit/moves.ts';
import { round, scoreBy } from './measures/scale.ts';
import { weakEnd } from './measures/structure/weak-end.ts';
import { placeInGiven, toSuggestion } from './suggestion.ts';
import { countCharacters, countWords } from './text/count.ts';
import { readPlainDocument } from './text/document.ts';
import { completeDocument, readDocument } from './text/read-document.ts';
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

/** More remarks than this help nobody; an essay of 650 words has up to 60. */
const MOST_SUGGESTIONS = 1_000;

/** Changes whenever a score could change for the same text. */
const ENGINE_VERSION = '3.6.0';

/**
 * Scores an essay and says why. Deterministic; never throws on odd text and never answers NaN.
 * Criterion scores and `overall` are 0-10 with one decimal. `overall` is the weighted mean of the
 * criteria less what tripped gates take off, as `sum` says: down to 2, or less for a text too short to be judged as a whole;
 * a text that is no prose has scores of at most 2 and no suggestions; a text that cannot be judged at all (empty, another language) has zeros, no measures and no suggestions.
 */
export async function evaluateEssay(input: EvaluateInput): Promise<Evaluation> {
  const { text, toGiven } = cleanWithPlaces(input.text);
  const document = readPlainDocument(text);
  const refused = refuse({ document, input, flags: [] });
  if (refused) return inGiven(input.text, toGiven, refused);
  completeDocument(document);
  const flags = await findAllFlags(document, input.words, input.tongues);
  return inGiven(input.text, toGiven, judge({ document, input, flags }));
}

/** The same without harper's checks: all scores in about 20 ms, with fewer language errors found. */
export function evaluateQuickly(input: EvaluateInput): Evaluation {
  const { text, toGiven } = cleanWithPlaces(input.text);
  const document = readPlainDocument(text);
  const refused = refuse({ document, input, flags: [] });
  if (refused) return inGiven(input.text, toGiven, refused);
  completeDocument(document);
  const evaluation = judge({ document, input, flags: findFlags(document, [], [], input.tongues) });
  return inGiven(input.text, toGiven, evaluation);
}

/** Language errors only, in the order of the text. What `npm run eval:essays` measures. */
export async function findErrors(text: string): Promise<Flag[]> {
  return findAllFlags(readDocument(text));
}

/**
 * Loads all word data, so that the first evaluation does not wait for it. The search for words like an unknown one makes its
 * tables when it is first used, one for each distance up to which it looks (3 s for the widest): so here are a slip and a long name.
 */
export async function warmUp(): Promise<void> {
  await loadHarper();
  await findErrors('This sentense warms the engine up for Malala Yousafzai before somebody waits for it.');
}

/** An evaluation of the clean text with its places and counts in the text as given. */
function inGiven(given: string, toGiven: (place: number) => number, evaluation: Evaluation): Evaluation {
  return {
    ...evaluation,
    words: countWords(given),
    characters: countCharacters(given),
    suggestions: evaluation.suggestions.map((suggestion) => placeInGiven(given, toGiven, suggestion)),
  };
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
    const text = gate.advisory.replace('{most}', most.toFixed(1));
    return { gate: gate.id, text, most, ...(gate.enough && { enough: gate.enough(essay) }) };
  });
  if (essay.document.given.length > READ_LIMIT) {
    advisories.push({ gate: 'long', text: `Only the first ${READ_LIMIT.toLocaleString('en')} characters were read.` });
  }
  return {
    ...frame(essay),
    ...composeOverall(
      essay.input.essayType,
      scores,
      advisories,
      lowestPillar(essay.input.essayType, scores, essay.document.words.length, {
        weakEnd: weakEnd(essay.document),
        portrait: isPortrait(essay),
      }),
    ),
    scores,
    measures,
    // marks in what is no prose are as many as its lines, and none of them helps
    suggestions: unread ? [] : suggest(essay),
    advisories,
  };
}

const suggest = (essay: Essay): Suggestion[] =>
  oneASentence(
    CRITERION_IDS.flatMap((id) => CRITERIA[id].advise(essay).map((advice) => toSuggestion(essay.document, id, advice))),
  ).slice(0, MOST_SUGGESTIONS);

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

/** Of two remarks about one sentence the one that says more stays: earlier here, and then earlier in the list. */
const SAYS_MORE = [
  'fit.many-readers',
  'structure',
  'reflection',
  'fit',
  'voice.borrowed',
  'voice.anybody',
  'specificity',
  'voice',
  'style',
];

/** Marks of language stand beside each other; of everything else a sentence has one remark, and a long one that it is long. */
function oneASentence(suggestions: readonly Suggestion[]): Suggestion[] {
  const rank = ({ rule }: Suggestion) => SAYS_MORE.findIndex((beginning) => rule.startsWith(beginning));
  const isAlone = ({ category, scope, rule }: Suggestion) =>
    category === 'language' || scope === 'essay' || /^(?:style\.long-sentence|structure\.wall)$/.test(rule);
  const chosen = new Map<number, Suggestion>();
  for (const suggestion of suggestions) {
    if (isAlone(suggestion)) continue;
    const other = chosen.get(suggestion.sentenceStart);
    if (!other || rank(suggestion) < rank(other)) chosen.set(suggestion.sentenceStart, suggestion);
  }
  return suggestions.filter((one) => isAlone(one) || chosen.get(one.sentenceStart) === one);
}

function frame({ document }: Essay) {
  return {
    words: countWords(document.given),
    characters: countCharacters(document.given),
    engine: 'lantern' as const,
    version: ENGINE_VERSION,
  };
}
