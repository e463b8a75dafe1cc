/** What to keep, what to change and what may be taken wrongly, each with the place it is about. */
import type { Answer } from './answer.ts';
import { isWebsite } from './hollow.ts';
import { wordsBeforeStart } from './measures/answers/start.ts';
import { findFillers } from './measures/form/fillers.ts';
import { findHedges } from './measures/form/hedges.ts';
import { lengthShare } from './measures/form/length.ts';
import { TOO_LONG } from './measures/form/long-sentences.ts';
import { repeatedShare } from './measures/form/repeats.ts';
import { findStock } from './measures/specifics/stock-answers.ts';
import { findCautions } from './risks/find-cautions.ts';
import { findContradictions } from './risks/find-contradictions.ts';
import { findMoves, MADE, type MoveId } from './structure.ts';
import type { Advice, Check, Place } from './types.ts';

/** Every piece of advice; whoever words them can prove here that none is missing. */
export const ADVICE_IDS = [
  'keep-plain',
  'keep-detail',
  'keep-result',
  'keep-lesson',
  'part-missing',
  'part-thin',
  'late-start',
  'no-situation',
  'no-action',
  'no-result',
  'no-lesson',
  'no-claim',
  'no-reason',
  'no-example',
  'no-facts',
  'no-order',
  'stock',
  'too-short',
  'too-long',
  'fillers',
  'hedges',
  'repeats',
  'long-sentence',
] as const;
export type AdviceId = (typeof ADVICE_IDS)[number];

/** From here on a part is found; above `FULL` there is nothing to add. */
const SPOKEN = 0.5;
const FIRM = 0.7;
const MOST_STOCK = 3;
const LATE = 30;

function placeOf({ evidence }: Answer, sentence: number): Place {
  const found = evidence[sentence]?.sentence;
  return found ? { start: found.start, end: found.end } : { start: 0, end: 0 };
}

/** What a gate or a caution holds is not praised, and what speaks of something else speaks of no part. */
type Held = ReadonlySet<string>;

export function checkParts(answer: Answer, held: Held): Check[] {
  if (held.has('off-topic'))
    return answer.parts.map(({ part: { id, label } }) => ({ id, label, found: false, start: 0, end: 0 }));
  return answer.parts.map(({ part, strength, sentence }) => ({
    id: part.id,
    label: part.label,
    found: strength >= SPOKEN,
    ...(strength >= SPOKEN ? placeOf(answer, sentence) : { start: 0, end: 0 }),
  }));
}

export function checkMoves(answer: Answer): Check[] {
  return findMoves(answer).map(({ move, strength, sentence }) => ({
    id: move,
    found: strength >= MADE,
    ...(strength >= MADE ? placeOf(answer, sentence) : { start: 0, end: 0 }),
  }));
}

const KEEP: Partial<Record<MoveId, AdviceId>> = { result: 'keep-result', lesson: 'keep-lesson' };

export function advise(answer: Answer, held: Held): Advice[] {
  const cautions = cautionsIn(answer);
  if (held.has('off-topic')) return [...cautions, ...beside(answer)];
  if (answer.topic.whole) return cautions.length > 0 ? cautions : [keptPlain(answer)];
  return [...cautions, ...changesIn(answer), ...(held.size > 0 ? [] : keptIn(answer, cautions))];
}

/** What is about something else has no ending to mend: only what was asked is said. */
function beside({ parts }: Answer): Advice[] {
  return parts.map(({ part: { id } }) => ({
    kind: 'change',
    id: 'part-missing',
    criterion: 'answers',
    start: 0,
    end: 0,
    params: { part: id },
  }));
}

function keptPlain({ document: { given } }: Answer): Advice {
  return { kind: 'keep', id: 'keep-plain', criterion: 'answers', start: 0, end: given.trimEnd().length };
}

function cautionsIn(answer: Answer): Advice[] {
  return [
    ...findContradictions(answer).map(
      ({ id, start, end, said, known }): Advice => ({
        kind: 'caution',
        id: `differs-${id}`,
        criterion: 'risks',
        start,
        end,
        params: { said, known },
      }),
    ),
    ...findCautions(answer).map(
      ({ caution, start, end, source }): Advice => ({
        kind: 'caution',
        id: `caution-${caution.id}`,
        criterion: 'risks',
        start,
        end,
        ...(source && { source }),
      }),
    ),
  ];
}

function changesIn(answer: Answer): Advice[] {
  const { document, evidence, parts, input, count } = answer;
  const whole = { start: 0, end: 0 };
  const change = (criterion: Advice['criterion'], id: AdviceId, place: Place, params?: Advice['params']): Advice => ({
    kind: 'change',
    id,
    criterion,
    start: place.start,
    end: place.end,
    ...(params && { params }),
  });
  const share = lengthShare(answer);
  const firstStock = findStock(document).slice(0, MOST_STOCK);
  const [fillersFound, hedgesFound] = [findFillers(answer), findHedges(answer)];
  const firstFiller = fillersFound[0];
  const firstHedge = hedgesFound[0];
  const longest = evidence.find(({ words }) => words > TOO_LONG && count / evidence.length < 60);
  return [
    ...parts.flatMap(({ part, strength, sentence }) => {
      const params = { part: part.id };
      if (strength === 0) return [change('answers', 'part-missing', whole, params)];
      return strength < SPOKEN ? [change('answers', 'part-thin', placeOf(answer, sentence), params)] : [];
    }),
    ...findMoves(answer).flatMap(({ move, strength }) =>
      strength < MADE ? [change('structure', `no-${move}` as AdviceId, whole)] : [],
    ),
    ...(wordsBeforeStart(answer) >= LATE && count > LATE
      ? [change('answers', 'late-start', placeOf(answer, 0), { words: wordsBeforeStart(answer) })]
      : []),
    ...firstStock.map(({ start, end }) => change('specifics', 'stock', { start, end })),
    ...(share < 0.4 ? [change('form', 'too-short', whole, { seconds: input.question.seconds })] : []),
    ...(share > 1.6 ? [change('form', 'too-long', whole, { seconds: input.question.seconds })] : []),
    ...(firstFiller && fillersFound.length > Math.max(2, count * 0.02)
      ? [change('form', 'fillers', firstFiller, { count: fillersFound.length })]
      : []),
    ...(firstHedge && hedgesFound.length > Math.max(1, count * 0.01)
      ? [change('form', 'hedges', firstHedge, { count: hedgesFound.length })]
      : []),
    ...(repeatedShare(answer) > 0.15 ? [change('form', 'repeats', whole)] : []),
    ...(longest ? [change('form', 'long-sentence', longest.sentence, { words: longest.words })] : []),
  ].filter(({ start, end }) => end <= document.given.length && start <= end);
}

/** A sentence in which something should go is not one to keep. */
function keptIn(answer: Answer, cautions: readonly Advice[]): Advice[] {
  const kept = new Map<number, Advice>();
  const marked = [...cautions, ...findStock(answer.document)];
  const clean = (sentence: number) => {
    const place = placeOf(answer, sentence);
    const one = answer.evidence[sentence];
    return (
      !marked.some(({ start }) => start >= place.start && start < place.end) &&
      !(one && isWebsite(answer.document, one))
    );
  };
  const keep = (criterion: Advice['criterion'], id: AdviceId, sentence: number) => {
    if (!kept.has(sentence) && clean(sentence))
      kept.set(sentence, { kind: 'keep', id, criterion, ...placeOf(answer, sentence) });
  };
  for (const { move, strength, sentence } of findMoves(answer)) {
    const id = KEEP[move];
    if (id && strength >= FIRM) keep('structure', id, sentence);
  }
  const firmest = answer.ground
    .map((ground, sentence) => ({ sentence, ground }))
    .filter(({ ground }) => ground >= FIRM)
    .sort((one, other) => other.ground - one.ground)
    .slice(0, 2);
  for (const { sentence } of firmest) keep('specifics', 'keep-detail', sentence);
  return [...kept.values()].sort((one, other) => one.start - other.start).slice(0, 3);
}
