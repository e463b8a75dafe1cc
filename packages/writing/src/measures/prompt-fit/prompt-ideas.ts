/**
 * Of the ideas that the prompt names, the share that the essay takes up, by word or word family. 0 to 1; left out where
 * there is no prompt, or none that names an idea.
 * Anchors: set by hand; a good answer may leave a word of the prompt aside.
 */
import { type KeyIdea, readKeyIdeas } from '../../prompts/key-ideas.ts';
import type { Essay, Measure } from '../measure.ts';
import { oncePer } from '../once.ts';

export const readIdeas = oncePer(({ document, input }: Essay): { idea: KeyIdea; met: boolean }[] => {
  if (!input.prompt) return [];
  const words = [...new Set(document.words.map(({ meant }) => meant))];
  return readKeyIdeas(input.prompt).map((idea) => ({ idea, met: idea.isIn(words) }));
});

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
