// Counting a text against its limit. Words are counted as the contract counts them.
import { countWords } from '@lantern/contract/essays';

export type LengthLimit = { max: number; unit: 'words' | 'characters' };
export type Length = { words: number; characters: number; used: number; left: number /** 0 to 1 */; share: number };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as a reader counts them: a letter with its marks is one. Texts of plain letters need no segmenter. */
export function countCharacters(text: string): number {
  if (/^[\u0020-\u02ff\u2010-\u206f\n\t]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

export function measureLength(text: string, { max, unit }: LengthLimit): Length {
  const words = countWords(text);
  const characters = unit === 'characters' ? countCharacters(text) : text.length;
  const used = unit === 'words' ? words : characters;
  return { words, characters, used, left: max - used, share: Math.min(1, used / Math.max(1, max)) };
}
