// Of everything that was found in a text: the three things that would help most, and the rest. Pure.
import type { Evaluation, Suggestion } from '@lantern/contract/essays.evaluations';
import { WEIGHTS } from '@lantern/writing/criteria/weights';

export type Found = { suggestion: Suggestion; index: number };

export const firstMost = 3;
/** A sentence with more remarks than this is read no better. */
const perSentence = 2;
/** What a criterion without a score counts as: somewhere in the middle. */
const unknownScore = 5;
const best = 10;

/**
 * What a counsellor would say first, in this order (beginnings of rules): what the whole essay lacks, how it begins and ends, what
 * most of its errors share. Everything else follows by what it costs.
 */
const saidFirst = [
  'prompt-fit.not-shown',
  'prompt-fit.missing-idea',
  'specificity.crowded',
  'specificity.no-scene',
  'reflection.event-without-meaning',
  'language.pattern',
  'voice.borrowed',
  'reflection.announced',
  'structure.opening',
  'specificity.bare-paragraph',
  'fit.why-here',
  'prompt-fit.missing',
  'fit.no-plan',
  'fit.thin-plan',
  'structure.',
  'style.long-sentence',
  'reflection.unsaid',
];
/** From this score of language on, its errors are not the first thing to speak of. */
const soundLanguage = 7.5;

export type Judged = Pick<Evaluation, 'scores' | 'essay_type'>;

/**
 * `first`: what the student reads before all else, at most `room` remarks and never two about one sentence.
 * - What a counsellor would say first stands first (`saidFirst`), then what takes most from the overall score: what its
 *   criterion lacks to ten, times the weight of the criterion.
 * - One of each criterion, where there are so many; what the whole essay lacks before what is wrong with one phrase.
 * `language`: errors are marked in the text and counted; only what most of them share can be among the first.
 * `rest`: the others in their order, at most two remarks on one sentence together with those of `first`.
 */
export function sortFound(
  found: readonly Found[],
  judged: Judged | undefined,
  room = firstMost,
): { first: Found[]; rest: Found[]; language: Found[] } {
  const isPattern = ({ suggestion: { rule } }: Found) => rule.startsWith('language.pattern');
  const language = found.filter((one) => one.suggestion.category === 'language' && !isPattern(one));
  const others = found.filter((one) => !language.includes(one));
  const weights = WEIGHTS[judged?.essay_type ?? 'Other'];
  const loss = ({ suggestion: { category } }: Found) =>
    (best - (judged?.scores[category] ?? unknownScore)) * (weights[category] ?? 0);
  const isSound = (judged?.scores.language ?? unknownScore) >= soundLanguage;
  const rank = (one: Found) => {
    const at = saidFirst.findIndex((beginning) => one.suggestion.rule.startsWith(beginning));
    return at < 0 || (isSound && isPattern(one)) ? saidFirst.length : at;
  };
  const ranked = others.toSorted(
    (a, b) =>
      rank(a) - rank(b) || loss(b) - loss(a) || Number(isOfWhole(b)) - Number(isOfWhole(a)) || a.index - b.index,
  );
  const first: Found[] = [];
  const isFree = (one: Found) =>
    !first.includes(one) && (isOfWhole(one) || !first.some((other) => !isOfWhole(other) && isSameSentence(one, other)));
  // the same remark about another sentence says little that is new
  const isNew = (one: Found) =>
    isFree(one) && (isOfWhole(one) || !first.some((other) => other.suggestion.rule === one.suggestion.rule));
  const take = (one: Found | undefined) => one && first.push(one);
  for (const category of new Set(ranked.map(({ suggestion }) => suggestion.category)))
    if (first.length < room) take(ranked.find((one) => one.suggestion.category === category && isFree(one)));
  while (first.length < room && ranked.some(isFree)) take(ranked.find(isNew) ?? ranked.find(isFree));

  const remarks = new Map<number, number>();
  const note = ({ suggestion }: Found) => {
    const count = (remarks.get(suggestion.sentence_start) ?? 0) + 1;
    remarks.set(suggestion.sentence_start, count);
    return count;
  };
  for (const one of first) if (!isOfWhole(one)) note(one);
  const rest = others.filter((one) => !first.includes(one) && (isOfWhole(one) || note(one) <= perSentence));
  return { first, rest, language };
}

const isOfWhole = ({ suggestion }: Found) => suggestion.scope === 'essay';
const isSameSentence = (a: Found, b: Found) => a.suggestion.sentence_start === b.suggestion.sentence_start;
