// What differs between two texts, word by word, for reading them side by side.

import { countWords } from '@lantern/contract/essays';

export type Piece = { text: string; changed: boolean };

/** Cells of the comparison table, at most: above it the middle of both texts is marked as a whole. */
const mostCells = 4_000_000;

/** Words with the space after them, so that pieces join to the text again. */
function split(text: string): string[] {
  return text.match(/\s*\S+\s*?(?=\s|$)|\s+$/gu) ?? [];
}

/** For each word of `a` and `b`, whether it is in their longest common run of words, order kept. */
function common(a: readonly string[], b: readonly string[]): [boolean[], boolean[]] {
  const inA = a.map(() => false);
  const inB = b.map(() => false);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) {
    inA[start] = true;
    inB[start] = true;
    start += 1;
  }
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
    inA[endA] = true;
    inB[endB] = true;
  }
  const [rows, columns] = [endA - start, endB - start];
  if (rows === 0 || columns === 0 || rows * columns > mostCells) return [inA, inB];

  // lengths[i][j]: longest common subsequence of a's words from i and b's from j on
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      const same = a[start + i] === b[start + j];
      lengths[i * width + j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  let [i, j] = [0, 0];
  while (i < rows && j < columns) {
    if (a[start + i] === b[start + j]) {
      inA[start + i] = true;
      inB[start + j] = true;
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [inA, inB];
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
