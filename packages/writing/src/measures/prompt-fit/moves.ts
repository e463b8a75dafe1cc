/**
 * Of the parts that readers look for in this type of essay, the share that is made. 0 to 1; a part that is only claimed
 * counts less than a third (prompts/find-moves.ts), and so do all where the essay answers something else. What the prompt asks for in words is added to the type's own parts.
 * Anchors: set by hand.
 */
import { movesInWords, movesOfType } from '../../prompts/asked-moves.ts';
import { readAskedThings } from '../../prompts/asked-things.ts';
import { FIND_MOVE } from '../../prompts/find-moves.ts';
import type { MoveId } from '../../prompts/move-ids.ts';
import { goesToMany } from '../fit/many-readers.ts';
import type { Essay, Measure } from '../measure.ts';
import { oncePer } from '../once.ts';
import { answersElsewhere } from './prompt-ideas.ts';

/** A community that is shown is where somebody comes from, to this part at least. */
const SHOWN = 0.7;

export const readMoves = oncePer(({ document, input }: Essay): { id: MoveId; made: number }[] => {
  const { prompt = '', essayType } = input;
  const asked = movesInWords(prompt);
  // a free essay has no parts of its own when its prompt says what it wants
  const ids =
    asked.length > 0 && (essayType === 'Other' || essayType === 'Generic')
      ? asked
      : [...movesOfType(prompt, essayType), ...asked];
  // where many places read it, "why this course" asks what drew the writer to the subject
  const meant = ids.map((id) => (id === 'why-programme' && goesToMany(input) ? 'motive' : id));
  const hasCommunity = readAskedThings(prompt).things.some(
    ({ id, isShown }) => id === 'community' && isShown(document),
  );
  return [...new Set(meant)].map((id) => {
    const made = FIND_MOVE[id](document);
    return { id, made: id === 'background' && hasCommunity ? Math.max(SHOWN, made) : made };
  });
});

const PORTRAYED: readonly string[] = ['community', 'place', 'person'];

/** "Describe a community that you belong to": where nothing is asked but what stands before the eyes, and it stands there. */
export function isPortrait({ document, input }: Essay): boolean {
  const { prompt = '' } = input;
  const { things } = readAskedThings(prompt);
  const isAsked = things.length > 0 && things.every(({ id }) => PORTRAYED.includes(id));
  return isAsked && !movesInWords(prompt).includes('meaning') && things.every(({ isShown }) => isShown(document));
}

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
