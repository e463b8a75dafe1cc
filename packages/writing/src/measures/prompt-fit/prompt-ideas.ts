/**
 * Of what the prompt asks for, the share that the essay takes up: things that it asks to be shown by their signs
 * (prompts/asked-things.ts), other ideas by word or word family. 0 to 1; left out where there is no prompt, or none that asks for any.
 * Anchors: set by hand; a good answer may leave a word of the prompt aside.
 */

import { readAskedThings } from '../../prompts/asked-things.ts';
import { readKeyIdeas } from '../../prompts/key-ideas.ts';
import { wordsOf } from '../../text/document.ts';
import type { Essay, Measure } from '../measure.ts';
import { oncePer } from '../once.ts';

type PromptIdea = {
  /** The prompt's own words. */
  label: string;
  /** Asked to be shown, and known by its signs. */
  isThing: boolean;
  /** Sentences that take it up; of a thing that is shown, as many as there are. */
  sentences: number;
  met: boolean;
};

/** In a shorter answer one word may well be all there is room for. */
const ROOM = 10;
/** An essay that takes up no idea of its prompt in so many sentences answers something else: one word comes by chance. */
const BY_CHANCE = 1;

export const readIdeas = oncePer(({ document, input }: Essay): PromptIdea[] => {
  if (!input.prompt) return [];
  const { things, takes, rest } = readAskedThings(input.prompt);
  const length = document.sentences.length;
  const sentences = document.sentences.map((sentence) => wordsOf(document, sentence).map(({ meant }) => meant));
  const found = [
    ...things.map(({ label, isShown }) => ({
      label,
      isThing: true,
      sentences: length < ROOM || isShown(document) ? length : 0,
    })),
    ...readKeyIdeas(rest, takes).map(({ label, isIn }) => ({
      label,
      isThing: false,
      sentences: sentences.filter((words) => isIn(words)).length,
    })),
  ];
  const isMissed = isElsewhere(found, length);
  return found.map((one) => ({ ...one, met: one.sentences > 0 && !isMissed }));
});

type Taken = Pick<PromptIdea, 'isThing' | 'sentences'>;

/**
 * Whether a text has nothing to do with what its prompt asks about: nothing is shown that it asks to be shown or, where it asks for
 * no such thing, none of its ideas is taken up. A prompt of one idea, or of none, leaves that open.
 */
function isElsewhere(found: readonly Taken[], length: number): boolean {
  if (length < ROOM) return false;
  const things = found.filter(({ isThing }) => isThing);
  if (things.length > 0) return things.every(({ sentences }) => sentences === 0);
  return found.length >= 2 && found.every(({ sentences }) => sentences <= BY_CHANCE);
}

/** The same of an essay: then its moments and thoughts are no parts of an answer. */
export function answersElsewhere(essay: Essay): boolean {
  return isElsewhere(readIdeas(essay), essay.document.sentences.length);
}

export const promptIdeas: Measure = {
  id: 'prompt-ideas',
  label: 'Ideas of the prompt that are taken up',
  unit: 'share',
  weight: 1,
  anchors: [
    [0, 2],
    [0.3, 5],
    [0.6, 9],
    [0.8, 10],
  ],
  applies: (essay) => readIdeas(essay).length > 0,
  take: (essay) => {
    const ideas = readIdeas(essay);
    return ideas.filter(({ met }) => met).length / Math.max(1, ideas.length);
  },
};
