/**
 * Of the ideas that the prompt names, the share that the essay takes up, by word or word family. 0 to 1; left out where
 * there is no prompt, or none that names an idea.
 * Anchors: set by hand; a good answer may leave a word of the prompt aside.
 */

import { type KeyIdea, readKeyIdeas } from '../../prompts/key-ideas.ts';
import { wordsOf } from '../../text/document.ts';
import type { Essay, Measure } from '../measure.ts';
import { oncePer } from '../once.ts';

type PromptIdea = {
  idea: KeyIdea;
  /** Sentences that take it up. */
  sentences: number;
  met: boolean;
};

/** In a shorter answer one word may well be all there is room for. */
const ROOM = 10;
/** An essay that takes up no idea of its prompt in so many sentences answers something else: one word comes by chance. */
const BY_CHANCE = 1;

export const readIdeas = oncePer(({ document, input }: Essay): PromptIdea[] => {
  if (!input.prompt) return [];
  const sentences = document.sentences.map((sentence) => wordsOf(document, sentence).map(({ meant }) => meant));
  const found = readKeyIdeas(input.prompt).map((idea) => ({
    idea,
    sentences: sentences.filter((words) => idea.isIn(words)).length,
  }));
  const isMissed = isElsewhere(found, sentences.length);
  return found.map((one) => ({ ...one, met: one.sentences > 0 && !isMissed }));
});

/** Whether a text has nothing to do with what its prompt asks about. A prompt of one idea, or of none, leaves that open. */
function isElsewhere(found: readonly { sentences: number }[], length: number): boolean {
  return found.length >= 2 && length >= ROOM && found.every(({ sentences }) => sentences <= BY_CHANCE);
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
