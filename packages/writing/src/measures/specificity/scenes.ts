/**
 * Words in sentences where something happens that can be seen: somebody does a thing, with things, people, figures or speech
 * around, in plain words. 0 to about 0.8, as a share of all words. What is only reported ("I served as", "I was selected")
 * counts a fifth, large words ("growth", "leadership") take it away (told/told.ts).
 * Anchors: set by hand, between essays made of claims (0 to 0.15) and stories with their thoughts (from 0.5).
 */
import { askedMoves } from '../../prompts/asked-moves.ts';
import type { MoveId } from '../../prompts/move-ids.ts';
import type { Essay, Measure } from '../measure.ts';
import { shareOf } from '../told/told.ts';

export const scenes: Measure = {
  id: 'scenes',
  label: 'Words that show something happening',
  unit: 'share',
  weight: 5,
  anchors: [
    [0.04, 0],
    [0.15, 2],
    [0.3, 4.5],
    [0.42, 7.5],
    [0.52, 10],
  ],
  take: ({ document }) => shareOf(document, ({ scene }) => scene),
};

/** Below this share of words nothing can be seen to happen. */
const NO_SCENE = 0.2;
/** A shorter text has no room for a scene. */
const ROOM = 120;

const TELLING: ReadonlySet<MoveId> = new Set(['moment', 'action', 'meaning', 'background']);

/** Whether an essay only claims and reports. A research proposal need not tell, nor an answer to "why us?". */
export function isWithoutScene({ document, input }: Essay): boolean {
  if (input.essayType === 'Research Proposal' || document.words.length < ROOM) return false;
  if (input.prompt && !askedMoves(input.prompt, input.essayType).some((move) => TELLING.has(move))) return false;
  return shareOf(document, ({ scene }) => scene) < NO_SCENE;
}
