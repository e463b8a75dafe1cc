/**
 * What could be better. A word list does not know that something is missing, only that it was not found; so a good answer is
 * asked for one thing at most, a weak one for few, and nothing is called missing twice.
 */
import { type AdviceId, placeOf, type Score } from './advice.ts';
import type { Answer } from './answer.ts';
import { findStock } from './find-stock.ts';
import { wordsBeforeStart } from './measures/answers/start.ts';
import { findFillers } from './measures/form/fillers.ts';
import { findHedges } from './measures/form/hedges.ts';
import { lengthShare } from './measures/form/length.ts';
import { TOO_LONG } from './measures/form/long-sentences.ts';
import { repeatedShare } from './measures/form/repeats.ts';
import { findMoves, MADE, type MoveId } from './structure.ts';
import type { Advice, Place } from './types.ts';

/** From here on nothing is looked for; from `GOOD` on one part is named that could be added. */
const STRONG = 8;
const GOOD = 6.5;
const THIN = 0.5;
const MOST_MISSING = 2;
const MOST_STOCK = 2;
const LATE = 30;
/** What a counsellor would ask for first. */
const FIRST_MOVES: readonly MoveId[] = [
  'example',
  'situation',
  'facts',
  'action',
  'result',
  'lesson',
  'reason',
  'claim',
];

const whole = { start: 0, end: 0 };

function change(criterion: Advice['criterion'], id: AdviceId, place: Place, params?: Advice['params']): Advice {
  return { kind: 'change', id, criterion, start: place.start, end: place.end, ...(params && { params }) };
}

export function changesIn(answer: Answer, score: Score, cautions: readonly Advice[]): Advice[] {
  // before a caution that holds the whole answer nothing else counts
  const held = [...score.held].some((id) => id.startsWith('caution-'));
  return [
    ...(held ? [] : [...partsIn(answer, score), ...movesIn(answer, score)]),
    ...wordingIn(answer, score, cautions),
  ];
}

function partsIn(answer: Answer, { overall }: Score): Advice[] {
  if (overall >= STRONG) return [];
  // the bare fact is right: one thing is offered that could stand beside it
  if (answer.topic.brief)
    return answer.parts
      .filter(({ part, strength }) => strength === 0 && !part.form)
      .slice(0, 1)
      .map(({ part }) => change('answers', 'part-also', whole, { part: part.id }));
  // how it is told (a moment, a change) is seen by the moves; a word list does not see it
  const missing = answer.parts.filter(({ part, strength }) => strength === 0 && !part.form);
  if (overall >= GOOD)
    return missing.slice(0, 1).map(({ part }) => change('answers', 'part-also', whole, { part: part.id }));
  const [main] = answer.parts;
  // words of the question alone: "grades do not define a person"
  const thin = main && !main.part.form && main.named && main.strength < THIN;
  return [
    ...missing.slice(0, MOST_MISSING).map(({ part }) => change('answers', 'part-missing', whole, { part: part.id })),
    ...(thin ? [change('answers', 'part-thin', placeOf(answer, main.sentence), { part: main.part.id })] : []),
  ];
}

function movesIn(answer: Answer, { overall }: Score): Advice[] {
  if (overall >= GOOD || answer.topic.brief) return [];
  const absent = findMoves(answer).filter(({ strength }) => strength < MADE);
  const first = FIRST_MOVES.find((move) => absent.some((found) => found.move === move));
  const late = wordsBeforeStart(answer);
  return [
    ...(first ? [change('structure', `no-${first}`, whole)] : []),
    // an answer that never begins is told so by what it lacks
    ...(late >= LATE && late < answer.count
      ? [change('answers', 'late-start', placeOf(answer, 0), { words: late })]
      : []),
  ];
}

function wordingIn(answer: Answer, { overall }: Score, cautions: readonly Advice[]): Advice[] {
  const { document, evidence, input, count } = answer;
  // a fact that was asked for is long enough, but not in a language test
  const share = answer.topic.brief && input.type !== 'ielts' ? 1 : lengthShare(answer);
  const [fillersFound, hedgesFound] = [findFillers(answer), findHedges(answer)];
  const [firstFiller, firstHedge] = [fillersFound[0], hedgesFound[0]];
  const { seconds } = input.question;
  const longest = evidence.find(({ words }) => words > TOO_LONG && count / evidence.length < 60);
  return [
    ...findStock(document)
      .filter(({ start, end }) => !cautions.some((caution) => start < caution.end && caution.start < end))
      .slice(0, MOST_STOCK)
      .map((place) => change('specifics', 'stock', place)),
    ...(share < (overall >= STRONG ? 0.25 : 0.4) ? [change('form', 'too-short', whole, { seconds })] : []),
    ...(share > 1.6 ? [change('form', 'too-long', whole, { seconds })] : []),
    ...(firstFiller && fillersFound.length > Math.max(2, count * 0.02)
      ? [change('form', 'fillers', firstFiller, { count: fillersFound.length })]
      : []),
    ...(firstHedge && hedgesFound.length > Math.max(1, count * 0.01)
      ? [change('form', 'hedges', firstHedge, { count: hedgesFound.length })]
      : []),
    ...(repeatedShare(answer) > 0.15 ? [change('form', 'repeats', whole)] : []),
    ...(longest ? [change('form', 'long-sentence', longest.sentence, { words: longest.words })] : []),
  ];
}
