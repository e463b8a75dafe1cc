// Finds the word that a misspelt one stands for, among words that are known here.

/** Known words by their first letter, each with how common it is. */
export type Vocabulary = ReadonlyMap<string, readonly { word: string; bones: string; count: number }[]>;

/** A word without its vowels and doubled letters: "transcrpt" and "transcript" have the same. */
const bonesOf = (word: string) =>
  (word[0] ?? '') +
  word
    .slice(1)
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');

const isLatin = (word: string) => /^[a-z]+$/.test(word);

export function vocabularyOf(counts: ReadonlyMap<string, number>): Vocabulary {
  const byLetter = new Map<string, { word: string; bones: string; count: number }[]>();
  for (const [word, count] of counts) {
    if (word.length < 4 || !isLatin(word)) continue;
    const first = word[0] as string;
    const list = byLetter.get(first) ?? [];
    list.push({ word, bones: bonesOf(word), count });
    byLetter.set(first, list);
  }
  return byLetter;
}

/** How many letters are more, less, other, or have changed places; `most + 1` where it is more than `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] as number) + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}

/**
 * The known word that `word` is a misspelling of; undefined where none is near, or the word is too short to tell. One edit
 * for words of up to six letters, two for longer ones; words that only lack vowels count as one edit.
 */
export function nearestOf(vocabulary: Vocabulary, word: string): string | undefined {
  if (word.length < 4 || !isLatin(word)) return undefined;
  const most = word.length > 6 ? 2 : 1;
  const bones = bonesOf(word);
  let best: { word: string; edits: number; count: number } | undefined;
  for (const known of vocabulary.get(word[0] as string) ?? []) {
    const lacksVowels = bones.length > 3 && bones === known.bones && known.word.length - word.length < 4;
    const edits = Math.min(editsBetween(word, known.word, most), lacksVowels ? 1 : most + 1);
    if (edits > most) continue;
    if (!best || edits < best.edits || (edits === best.edits && known.count > best.count))
      best = { word: known.word, edits, count: known.count };
  }
  return best?.word;
}
