/** The moves of each shape of answer: where each is made, and how firmly (0-1). */
import { cue, type Evidence, has } from '@lantern/writing/measures/evidence';
import type { Answer } from './answer.ts';
import { groundAround } from './hollow.ts';
import type { AnswerShape } from './types.ts';

export const MOVE_IDS = [
  'situation',
  'action',
  'result',
  'lesson',
  'claim',
  'reason',
  'example',
  'facts',
  'order',
] as const;
export type MoveId = (typeof MOVE_IDS)[number];

export type FoundMove = { move: MoveId; strength: number; sentence: number };

const MOVES: Record<AnswerShape, readonly MoveId[]> = {
  story: ['situation', 'action', 'result', 'lesson'],
  reason: ['claim', 'reason', 'example'],
  facts: ['facts', 'order'],
  talk: ['situation', 'action', 'order', 'lesson'],
};

/** From here on a move is made. */
export const MADE = 0.4;

const RESULT = cue(
  'in_end',
  'finally',
  'after_that',
  'since_then',
  'from_on',
  'so that',
  'so',
  'now',
  'then',
  'next year',
  'next time',
  'pass',
  'win',
  'lose',
  'save',
  'rise',
  'fall',
  'grow',
  'become',
  'agree',
  'finish',
  'more than',
  'less than',
  'instead of',
  'no longer',
  'at last',
  'today',
  'use it',
  'be open',
  'result',
  'stay',
  'reach',
  'work again',
);
const LESSON = cue(
  'learn',
  'realise',
  'realize',
  'understand',
  'notice',
  'see_that',
  'find out',
  'since then',
  'now i',
  'since_i',
  'i would',
  'next time',
  'so i',
  'i no longer',
  'i still',
  'i will_again',
  'i know',
  'i think',
  'taught me',
  'teach me',
  'before i',
  'what_do differently',
  'change',
  'otherwise',
);
const REASON = cue(
  'because',
  'that be why',
  'reason',
  'so that',
  'since',
  'so',
  'in order to',
  'therefore',
  'which be why',
  'be that',
  'for two thing',
  'need',
  'as i',
  'what_lack',
  'what_miss',
  'for',
  'but',
);
const TIME = cue(
  'when',
  'first',
  'at first',
  'then',
  'after',
  'before',
  'later',
  'last',
  'in_year',
  'one',
  'once',
  'ago',
  'until',
  'next',
  'day',
  'evening',
  'week',
  'month',
  'year',
  'since',
  'in the end',
  'now',
);

type Weigh = (answer: Answer, place: number, evidence: Evidence) => number;

/** A sentence in the present tells less of an event; a learner's wrong tense should not cost all of it. */
const PRESENT = 0.6;

const groundAt = ({ ground }: Answer, place: number) => ground[place] ?? 0;
const eventAt = (answer: Answer, place: number, { past }: Evidence) => groundAt(answer, place) * (past ? 1 : PRESENT);

const weigh: Record<MoveId, Weigh> = {
  situation: eventAt,
  action: (answer, place, evidence) => (evidence.acts ? 0.3 + 0.7 * groundAt(answer, place) : 0),
  // what came of it stands after the beginning
  result: ({ ground }, place, evidence) =>
    place > 0 && has(evidence, RESULT) ? 0.2 + 0.8 * groundAround(ground, place) : 0,
  lesson: ({ ground }, place, evidence) =>
    place >= Math.floor(ground.length / 3) && has(evidence, LESSON) ? groundAround(ground, place) : 0,
  claim: (answer, place) => (place < 2 ? groundAt(answer, place) : 0),
  reason: ({ ground }, place, evidence) => (has(evidence, REASON) ? groundAround(ground, place) : 0),
  example: (answer, place, evidence) =>
    place > 0 ? Math.max(eventAt(answer, place, evidence), 0.8 * groundAt(answer, place)) : 0,
  facts: (_, place, evidence) => (place < 3 ? Math.min(1, evidence.names / 2) : 0),
  order: (answer, place, evidence) =>
    answer.ground.length < 3
      ? groundAt(answer, place)
      : has(evidence, TIME) || evidence.names > 0
        ? groundAround(answer.ground, place)
        : 0,
};

export function findMoves(answer: Answer): readonly FoundMove[] {
  return MOVES[answer.input.question.shape].map((move) => {
    let best: FoundMove = { move, strength: 0, sentence: -1 };
    for (const [place, evidence] of answer.evidence.entries()) {
      const strength = weigh[move](answer, place, evidence);
      if (strength > best.strength) best = { move, strength, sentence: place };
    }
    return best;
  });
}
