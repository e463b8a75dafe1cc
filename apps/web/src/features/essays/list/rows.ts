// The list as the student sees it: what the server said, with what waits on this device laid over it.
import { countCharacters, countWords, type EssayRow, makePreview } from '@lantern/contract/essays';
import { foldText, soughtWords } from '@lantern/contract/essays.search';
import type { EssayStatus, EssayType } from '@lantern/contract/essays.types';
import type { Draft } from '../drafts/draft.ts';

export type Row = EssayRow & { waits?: 'unsent' | 'conflict' | 'refused' };
export const orders = ['updated', 'favorites', 'title', 'words'] as const;
export type Order = (typeof orders)[number];

function waitsFor(draft: Draft): Row['waits'] {
  if (draft.conflict) return 'conflict';
  return draft.refused ? 'refused' : 'unsent';
}

function rowOf(draft: Draft, known: EssayRow | undefined): Row {
  const { fields, essay, createdAt, changedAt, base } = draft;
  const { title, text, type, tags, max, unit, prompt } = fields;
  const started = new Date(createdAt).toISOString();
  return {
    status: 'draft',
    evaluated_revision: null,
    overall: null,
    favorited: false,
    prompt_count: 0,
    revision: base ?? 0,
    created_at: started,
    ...known,
    _id: essay,
    title,
    essay_type: type,
    type,
    prompt,
    tags: [...tags],
    word_count: countWords(text),
    character_count: countCharacters(text),
    max_words: max,
    limit_unit: unit,
    preview: makePreview(text),
    updated_at: new Date(changedAt).toISOString(),
    waits: waitsFor(draft),
  };
}

/** Newest first. A draft of another tab never hides one of this essay that is newer. */
export function joinRows(essays: readonly EssayRow[], drafts: readonly Draft[]): Row[] {
  const rows = new Map<string, Row>(essays.map((essay) => [essay._id, essay]));
  for (const draft of [...drafts].sort((a, b) => a.changedAt - b.changedAt)) {
    rows.set(draft.essay, rowOf(draft, rows.get(draft.essay)));
  }
  return sortRows([...rows.values()], 'updated', 'en');
}

export function sortRows(rows: readonly Row[], order: Order, locale: string): Row[] {
  const sorted = [...rows];
  if (order === 'title') return sorted.sort((a, b) => a.title.localeCompare(b.title, locale));
  if (order === 'words') return sorted.sort((a, b) => b.word_count - a.word_count);
  const star = ({ favorited }: Row) => (order === 'favorites' && favorited ? 1 : 0);
  return sorted.sort((a, b) => star(b) - star(a) || Date.parse(b.updated_at) - Date.parse(a.updated_at));
}

/** What a search knows beyond the rows: folded texts by essay, and the essays that the server found. */
export type Beyond = { texts: ReadonlyMap<string, string>; found: readonly string[] };
type Wanted = { sought: string; status: EssayStatus | '' };

/** Rows that hold every word of the search; `typeWord` names a type in the reader's language. */
export function findRows(
  rows: readonly Row[],
  { sought, status }: Wanted,
  { texts, found }: Beyond,
  typeWord: (type: EssayType) => string,
): Row[] {
  const words = soughtWords(sought);
  return rows.filter((row) => {
    if (status && row.status !== status) return false;
    const { _id, title, essay_type, prompt, preview, tags } = row;
    const all = `${foldText([title, essay_type, typeWord(essay_type), prompt, preview, ...tags].join(' '))} ${texts.get(_id) ?? ''}`;
    return words.every((word) => all.includes(word)) || (words.length > 0 && found.includes(_id));
  });
}
