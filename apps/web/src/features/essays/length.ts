// Counting a text against its limit, as the contract counts.
import { countCharacters, countWords } from '@lantern/contract/essays';

export type LengthLimit = { max: number; unit: 'words' | 'characters' };
export type Length = { words: number; characters: number; used: number; left: number /** 0 to 1 */; share: number };

export function measureLength(text: string, { max, unit }: LengthLimit): Length {
  const [words, characters] = [countWords(text), countCharacters(text)];
  const used = unit === 'words' ? words : characters;
  return { words, characters, used, left: max - used, share: Math.min(1, used / Math.max(1, max)) };
}
