/** Which words of a learner's sentence its human correctors changed. */

/** Tokens `from` up to `to` of the source became `words`; `from === to` is an insertion before token `from`. */
export type Edit = { from: number; to: number; words: string };

/** The differences between two token lists (longest common subsequence), neighbours joined. */
export function findEdits(source: readonly string[], target: readonly string[]): Edit[] {
  const [n, m] = [source.length, target.length];
  const best: Uint16Array[] = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1));
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      const row = best[i] as Uint16Array;
      const below = best[i + 1] as Uint16Array;
      row[j] = source[i] === target[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  while (i < n || j < m) {
    if (i < n && j < m && source[i] === target[j]) {
      i++;
      j++;
      continue;
    }
    const [from, start] = [i, j];
    while (i < n || j < m) {
      if (i < n && j < m && source[i] === target[j]) break;
      if (j >= m || (i < n && (best[i + 1]?.[j] ?? 0) >= (best[i]?.[j + 1] ?? 0))) i++;
      else j++;
    }
    edits.push({ from, to: i, words: target.slice(start, j).join(' ') });
  }
  return edits;
}

/** Edits that at least two correctors made exactly alike. */
export function agreedEdits(all: readonly (readonly Edit[])[]): Edit[] {
  const votes = new Map<string, { edit: Edit; count: number }>();
  for (const edits of all) {
    for (const edit of edits) {
      const key = `${edit.from} ${edit.to} ${edit.words}`;
      const vote = votes.get(key) ?? { edit, count: 0 };
      vote.count++;
      votes.set(key, vote);
    }
  }
  return [...votes.values()].filter(({ count }) => count >= 2).map(({ edit }) => edit);
}

/** Whether an edit touches tokens `from` up to `to`; an insertion touches the words on both its sides. */
export function touches(edit: Edit, from: number, to: number): boolean {
  if (edit.from === edit.to) return edit.from >= from && edit.from <= to;
  return edit.from < to && edit.to > from;
}

const ARTICLES = new Set(['', 'a', 'an', 'the']);

/** 'article', 'inflection' (another form of the same word) or 'other'. */
export function kindOfEdit(edit: Edit, source: readonly string[]): 'article' | 'inflection' | 'other' {
  const before = source.slice(edit.from, edit.to).join(' ').toLowerCase();
  const after = edit.words.toLowerCase();
  if (before !== after && ARTICLES.has(before) && ARTICLES.has(after)) return 'article';
  if (edit.to - edit.from !== 1 || after.includes(' ') || before === after) return 'other';
  return isInflection(before, after) ? 'inflection' : 'other';
}

const ENDING = /(?:'s|s|es|ed|d|ing|en|ies|ied|y|e)?$/;
const BE = new Set('am is are was were be been being'.split(' '));
const HAVE = new Set('have has had having'.split(' '));
const DO = new Set('do does did done doing'.split(' '));

function isInflection(a: string, b: string): boolean {
  if ([BE, HAVE, DO].some((set) => set.has(a) && set.has(b))) return true;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  if (same < 2) return false;
  const rest = [a.slice(same), b.slice(same)];
  return (
    rest.every((part) => part.length <= 4 && part.replace(ENDING, '').length <= 1) &&
    same >= Math.min(a.length, b.length) - 3
  );
}
