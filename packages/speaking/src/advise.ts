/** What to keep, what to change and what may be taken wrongly, each with the place it is about. */
import { placeOf, type Score } from './advice.ts';
import type { Answer } from './answer.ts';
import { changesIn } from './changes.ts';
import { keptIn, keptPlain } from './kept.ts';
import { findCautions } from './risks/find-cautions.ts';
import { findContradictions } from './risks/find-contradictions.ts';
import { findMoves, MADE } from './structure.ts';
import type { Advice, Check } from './types.ts';

/** From here on a part is found. */
const SPOKEN = 0.5;

const isBeside = (held: ReadonlySet<string>) => held.has('off-topic') || held.has('near-topic');

const nowhere = { start: 0, end: 0 };

export function checkParts(answer: Answer, { held }: Score): Check[] {
  return answer.parts.map(({ part: { id, label }, strength, sentence }) => {
    // what speaks of something else speaks of no part
    const found = strength >= SPOKEN && !isBeside(held);
    return { id, label, found, ...(found ? placeOf(answer, sentence) : nowhere) };
  });
}

export function checkMoves(answer: Answer): Check[] {
  return findMoves(answer).map(({ move, strength, sentence }) => ({
    id: move,
    found: strength >= MADE,
    ...(strength >= MADE ? placeOf(answer, sentence) : nowhere),
  }));
}

export function advise(answer: Answer, score: Score): Advice[] {
  const cautions = cautionsIn(answer);
  if (isBeside(score.held)) return [...cautions, ...beside(answer)];
  // whether something is missing nobody can tell here: what it answers is to be said first
  if (score.held.has('own-words')) return cautions;
  if (answer.topic.whole) return cautions.length > 0 ? cautions : [keptPlain(answer)];
  // what is held is not praised: one good sentence in it is not what should stay
  return [...cautions, ...changesIn(answer, score, cautions), ...(score.held.size > 0 ? [] : keptIn(answer, cautions))];
}

/** What is about something else has no ending to mend: only what was asked is said. */
function beside({ parts }: Answer): Advice[] {
  return parts.map(({ part: { id } }) => ({
    kind: 'change',
    id: 'part-missing',
    criterion: 'answers',
    ...nowhere,
    params: { part: id },
  }));
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
