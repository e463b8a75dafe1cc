/** What an essay still lacks for one prompt. Light: no word data is loaded, so a browser can ask while somebody types. */
import { countCharacters, countWords } from '../text/count.ts';
import { readPlainDocument } from '../text/document.ts';
import type { EssayType, LengthLimit, SuggestionParams } from '../types.ts';
import { askedMoves } from './asked-moves.ts';
import { readAskedThings } from './asked-things.ts';
import { FIND_MOVE } from './find-moves.ts';
import { readKeyIdeas, wordsOfText } from './key-ideas.ts';
import { MOVE_LABELS } from './move-ids.ts';

export type CoverInput = { text: string; prompt: string; essayType: EssayType; limit?: LengthLimit };

export type PromptPart = {
  /** A word family or word of the prompt, a move, or `length-under` / `length-over` / `length`. */
  id: string;
  kind: 'key-idea' | 'move' | 'length';
  /** English; a key idea's label is the prompt's own words. */
  label: string;
  met: boolean;
  params?: SuggestionParams;
};

/** From here on a move is made. */
const MADE = 0.6;

/**
 * Compares an essay with a prompt, part by part: what the prompt asks to be shown (by its signs), the ideas that it names (found when the essay uses the word, a form
 * of it, or a word of the same family, such as obstacle for challenge), the moves that it asks for ("a time when" asks for a
 * moment; a prompt that asks for none gets those of the essay's type), and the length (met between half of the limit and
 * all of it). Pure and synchronous; linear in the length of the text; never throws.
 *
 * It finds words, not answers: an essay can use every word of a prompt and not answer it, and can answer it in words that
 * stand in no list. English only. A part that is not met is a question to the writer, not an error.
 */
export function coverPrompt({ text, prompt, essayType, limit }: CoverInput): { parts: PromptPart[] } {
  const words = [...new Set(wordsOfText(text))];
  const document = readPlainDocument(text);
  const { things, takes, rest } = readAskedThings(prompt);
  const ideas = [
    ...things.map(({ id, label, isShown }) => ({ id, label, met: isShown(document) })),
    ...readKeyIdeas(rest, takes).map(({ id, label, isIn }) => ({ id, label, met: isIn(words) })),
  ].map((idea): PromptPart => ({ ...idea, kind: 'key-idea' }));
  const moves = askedMoves(prompt, essayType).map(
    (id): PromptPart => ({ id, kind: 'move', label: MOVE_LABELS[id], met: FIND_MOVE[id](document) >= MADE }),
  );
  return { parts: [...ideas, ...moves, ...measureLength(text, limit)] };
}

function measureLength(text: string, limit: LengthLimit | undefined): PromptPart[] {
  if (!limit || !(limit.max > 0)) return [];
  const { unit, max } = limit;
  const count = unit === 'words' ? countWords(text) : countCharacters(text);
  const id = count > max ? 'length-over' : count < max / 2 ? 'length-under' : 'length';
  return [
    { id, kind: 'length', label: `${count} of ${max} ${unit}`, met: id === 'length', params: { count, max, unit } },
  ];
}
