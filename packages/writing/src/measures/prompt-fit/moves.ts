/**
 * Of the parts that readers look for in this type of essay, the share that is made. 0 to 1; a part that is only claimed
 * counts less than a third (prompts/find-moves.ts), and so do all where the essay answers something else. What the prompt asks for in words is added to the type's own parts.
 * Anchors: set by hand.
 */
import { askedMoves } from '../../prompts/asked-moves.ts';
import { FIND_MOVE } from '../../prompts/find-moves.ts';
import { MOVES_BY_TYPE, type MoveId } from '../../prompts/move-ids.ts';
import { goesToMany } from '../fit/many-readers.ts';
import type { Essay, Measure } from '../measure.ts';
import { oncePer } from '../once.ts';
import { answersElsewhere } from './prompt-ideas.ts';

export const readMoves = oncePer(({ document, input }: Essay): { id: MoveId; made: number }[] => {
  const own = MOVES_BY_TYPE[input.essayType] ?? MOVES_BY_TYPE.Generic;
  const asked = input.prompt ? askedMoves(input.prompt, input.essayType) : [];
  // a free essay has no parts of its own when its prompt says what it wants
  const ids =
    asked.length > 0 && (input.essayType === 'Other' || input.essayType === 'Generic') ? asked : [...own, ...asked];
  // where many places read it, "why this course" asks what drew the writer to the subject
  const meant = ids.map((id) => (id === 'why-programme' && goesToMany(input) ? 'motive' : id));
  return [...new Set(meant)].map((id) => ({ id, made: FIND_MOVE[id](document) }));
});

/** What a part is worth in an essay that answers something else than its prompt. */
const ELSEWHERE = 0.3;

export const moves: Measure = {
  id: 'moves',
  label: 'Parts that this type of essay needs',
  unit: 'share',
  weight: 4,
  anchors: [
    [0.15, 0],
    [0.4, 3],
    [0.7, 7],
    [0.9, 10],
  ],
  take: (essay) => {
    const found = readMoves(essay);
    const answers = answersElsewhere(essay) ? ELSEWHERE : 1;
    return (answers * found.reduce((sum, { made }) => sum + made, 0)) / Math.max(1, found.length);
  },
};
