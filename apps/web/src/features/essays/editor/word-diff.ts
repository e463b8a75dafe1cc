// What differs between two texts, word by word, for reading them side by side.

import { countWords } from '@lantern/contract/essays';
import { pairWords } from '@lantern/writing/comments/common-words';

export type Piece = { text: string; changed: boolean };

/** Words with the space after them, so that pieces join to the text again. */
function split(text: string): string[] {
  return text.match(/\s*\S+\s*?(?=\s|$)|\s+$/gu) ?? [];
}

/** For each word of `a` and `b`, whether it is in their longest common run of words, order kept. */
function common(a: readonly string[], b: readonly string[]): [boolean[], boolean[]] {
  const pairs = pairWords(a, b);
  const inB = b.map(() => false);
  for (const pair of pairs) if (pair >= 0) inB[pair] = true;
  return [Array.from(pairs, (pair) => pair >= 0), inB];
}

function join(words: readonly string[], same: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  words.forEach((text, index) => {
    const changed = !same[index];
    const last = pieces.at(-1);
    if (last?.changed === changed) last.text += text;
    else pieces.push({ text, changed });
  });
  return pieces;
}

/** Both texts as pieces; the pieces of each join to that text exactly. */
export function compareWords(a: string, b: string): { a: Piece[]; b: Piece[] } {
  const [wordsA, wordsB] = [split(a), split(b)];
  const [sameA, sameB] = common(wordsA.map(trim), wordsB.map(trim));
  return { a: join(wordsA, sameA), b: join(wordsB, sameB) };
}

export type Change = { kind: 'same' | 'added' | 'removed'; text: string };

/** How the first text became the second: what is not 'removed' joins to the second, space between words aside. */
export function diffWords(before: string, after: string): Change[] {
  const [old, fresh] = [split(before), split(after)];
  const [inOld, inFresh] = common(old.map(trim), fresh.map(trim));
  const changes: Change[] = [];
  const add = (kind: Change['kind'], text: string) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += text;
    else changes.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && !inOld[i]) add('removed', old[i++] ?? '');
    else if (j < fresh.length && !inFresh[j]) add('added', fresh[j++] ?? '');
    else {
      add('same', fresh[j++] ?? '');
      i += 1;
    }
  }
  return changes;
}

export function countChanges(changes: readonly Change[]): { added: number; removed: number } {
  const count = (kind: Change['kind']) =>
    changes.reduce((sum, change) => sum + (change.kind === kind ? countWords(change.text) : 0), 0);
  return { added: count('added'), removed: count('removed') };
}

/** Line breaks differ between words more than readers notice: a word is the same without the space around it. */
function trim(word: string): string {
  return word.trim();
}
