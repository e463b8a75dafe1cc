/** The moves of each shape of answer: where each is made, and how firmly (0-1). */
import { cue, type Evidence, eventOf, groundNear, groundOf, has } from '@lantern/writing/measures/evidence';
import type { Answer } from './answer.ts';
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

const weigh: Record<MoveId, Weigh> = {
  situation: (_, __, evidence) => eventOf(evidence),
  action: (_, __, evidence) => (evidence.acts ? 0.3 + 0.7 * groundOf(evidence) : 0),
  // what came of it stands after the beginning
  result: ({ evidence: all }, place, evidence) =>
    place > 0 && has(evidence, RESULT) ? 0.2 + 0.8 * groundNear(all, place) : 0,
  lesson: ({ evidence: all }, place, evidence) =>
    place >= Math.floor(all.length / 3) && has(evidence, LESSON) ? groundNear(all, place) : 0,
  claim: (_, place, evidence) => (place < 2 ? groundOf(evidence) : 0),
  reason: ({ evidence: all }, place, evidence) => (has(evidence, REASON) ? groundNear(all, place) : 0),
  example: (_, place, evidence) => (place > 0 ? Math.max(eventOf(evidence), 0.8 * groundOf(evidence)) : 0),
  facts: (_, place, evidence) => (place < 3 ? Math.min(1, evidence.names / 2) : 0),
  order: ({ evidence: all }, place, evidence) =>
    all.length < 3 ? groundOf(evidence) : has(evidence, TIME) || evidence.names > 0 ? groundNear(all, place) : 0,
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
