// Reading two texts side by side, counting one against its limit, and the list of essays.
import { countCharacters, countWords, type EssayRow, startDraftSchema } from '@lantern/contract/essays';
import { foldText } from '@lantern/contract/essays.search';
import { evaluateQuickly } from '@lantern/writing/evaluate';
import * as engine from '@lantern/writing/text/count';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { newId } from '#api/new-id.ts';
import { beginDraft, beginEssay, type Draft, edit } from '#features/essays/drafts/draft.ts';
import type { SyncState } from '#features/essays/drafts/draft-sync.ts';
import { joinTag, mostTags } from '#features/essays/editor/tags.ts';
import { takeMine } from '#features/essays/editor/take-mine.ts';
import { compareWords } from '#features/essays/editor/word-diff.ts';
import { measureLength } from '#features/essays/length.ts';
import { savedFirst } from '#features/essays/list/just-saved.ts';
import { changeView, firstView, keepView, readView } from '#features/essays/list/list-view.ts';
import { type Beyond, findRows, joinRows, type Row, sortRows } from '#features/essays/list/rows.ts';
import { plainLine } from '#features/essays/plain-line.ts';

const joined = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('');
const changed = (pieces: readonly { text: string; changed: boolean }[]) =>
  pieces.filter((piece) => piece.changed).map(({ text }) => text.trim());

describe('what is typed around a text', () => {
  test('a title with a tab or a line break is one that the server takes', () => {
    const title = plainLine('The\tlist\r\non the\u0007roof');
    expect(title).toBe('The list on the roof');
    expect(startDraftSchema.parse({ title })).toEqual({ title });
    expect(plainLine('ছাদের তালিকা ')).toBe('ছাদের তালিকা ');
  });

  test('a tag comes once, trimmed, and only where there is room', () => {
    expect(joinTag(['Oxford'], ' Common\tApp ')).toEqual(['Oxford', 'Common App']);
    expect(joinTag(['Oxford'], 'Oxford')).toEqual(['Oxford']);
    const full = Array.from({ length: mostTags }, (_, index) => `tag ${index}`);
    expect(joinTag(full, 'one more')).toBeUndefined();
    expect(joinTag(full, 'tag 3')).toEqual(full);
    expect(joinTag(full, ' ')).toEqual(full);
  });
});

describe('keep mine', () => {
  const syncWith = (left: Partial<Draft> | undefined) => ({
    keepMine: () => (left ? Promise.reject(new Error('A draft still waits.')) : Promise.resolve()),
    snapshot: () => ({ draft: left }) as SyncState,
  });

  test('says whether mine was sent, waits, was refused or clashed again', async () => {
    expect(await takeMine(syncWith(undefined))).toBe('sent');
    expect(await takeMine(syncWith({}))).toBe('waits');
    expect(await takeMine(syncWith({ refused: { code: 'not_found' } }))).toBe('refused');
    const conflict = { version: newId() } as NonNullable<Draft['conflict']>;
    expect(await takeMine(syncWith({ conflict }))).toBe('again');
  });
});

describe('comparing words', () => {
  test('marks the words that only one side has', () => {
    const { a, b } = compareWords('We lost nine books, not three.', 'We lost forty books, not even three.');
    expect(changed(a)).toEqual(['nine']);
    expect(changed(b)).toEqual(['forty', 'even']);
  });

  test('finds nothing in equal texts, and everything in unrelated ones', () => {
    expect(changed(compareWords('The same.', 'The same.').a)).toEqual([]);
    expect(changed(compareWords('one two', 'three').a)).toEqual(['one two']);
  });

  test('a moved line break is no difference', () => {
    expect(changed(compareWords('One two', 'One\n\ntwo').b)).toEqual([]);
  });

  test('the pieces of each side are that side, whatever it is', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '  ', '🙂', '\u200b'), { maxLength: 60 });
    fc.assert(
      fc.property(words, words, (left, right) => {
        const [x, y] = [left.join(''), right.join('')];
        const { a, b } = compareWords(x, y);
        expect(joined(a)).toBe(x);
        expect(joined(b)).toBe(y);
      }),
    );
  });

  test('texts too long to compare are marked as a whole between their common ends', () => {
    const long = (word: string) => `Start ${Array.from({ length: 4000 }, (_, i) => word + i).join(' ')} end.`;
    const { a } = compareWords(long('x'), long('y'));
    expect(a.map((piece) => piece.changed)).toEqual([false, true, false]);
  });
});

describe('length', () => {
  test('is counted in words or characters, as the limit is', () => {
    expect(measureLength('one two three', { max: 2, unit: 'words' })).toMatchObject({ used: 3, left: -1, share: 1 });
    expect(measureLength('one two', { max: 100, unit: 'characters' })).toMatchObject({ used: 7, left: 93 });
    expect(measureLength(' \n ', { max: 650, unit: 'words' })).toMatchObject({ used: 0, left: 650, share: 0 });
  });

  test('counts characters as web forms do: UTF-16 units, nothing at the two ends', () => {
    expect(countCharacters('naïve')).toBe(5);
    expect(countCharacters('e\u0301')).toBe(2);
    expect(countCharacters('👩‍🏫')).toBe(5);
    expect(countCharacters('কি')).toBe(2);
    expect(countCharacters('\n one\n\ntwo \u00a0\n')).toBe(8);
    const text = ' one two\n';
    for (const unit of ['words', 'characters'] as const)
      expect(measureLength(text, { max: 9, unit })).toMatchObject({ words: 2, characters: 7 });
  });

  test('is the same for the engine, the contract and every limit', () => {
    const dashes = `${'word '.repeat(40)}${'— '.repeat(10)}`;
    const odd = [
      '',
      ' \n\t',
      dashes,
      'আমার বই।\n',
      ' كتاب، قلم ',
      '👩‍🏫 🇧🇩',
      'a\u00a0b\u200bc\ufeff',
      '小时候，我',
      '\ud800 x',
      'one\r\n\r\ntwo\u2028',
    ];
    for (const text of odd) {
      expect(engine.countWords(text)).toBe(countWords(text));
      expect(engine.countCharacters(text)).toBe(countCharacters(text));
      const judged = evaluateQuickly({ text, essayType: 'Generic' });
      expect([judged.words, judged.characters]).toEqual([countWords(text), countCharacters(text)]);
    }
    expect(countWords(dashes)).toBe(50);
  });
});

describe('the list', () => {
  const row = (title: string, updated_at: string, more: Partial<EssayRow> = {}): EssayRow => ({
    _id: newId(),
    title,
    essay_type: 'SOP',
    type: 'SOP',
    status: 'draft',
    prompt: '',
    tags: [],
    word_count: 10,
    character_count: 60,
    max_words: 1000,
    limit_unit: 'words',
    preview: '',
    favorited: false,
    prompt_count: 0,
    revision: 1,
    evaluated_revision: null,
    overall: null,
    created_at: updated_at,
    updated_at,
    ...more,
  });
  const roof = row('The roof', '2026-11-18T10:00:00.000Z', { status: 'review', tags: ['Leeds'] });
  const river = row('River', '2026-11-19T10:00:00.000Z', { word_count: 300 });
  const place = { user: 'amina', essay: roof._id, tab: 'one', now: Date.parse('2026-11-20T10:00:00.000Z') };
  const full = { ...roof, final_text: '', final_essay: '', text: '' };

  test('shows what waits on the device in place of the older state, newest first', () => {
    const draft = edit(beginDraft(place, full), { text: 'Typed offline.' }, place.now);
    const [first, second] = joinRows([river, roof], [draft]);
    expect(first).toMatchObject({
      _id: roof._id,
      preview: 'Typed offline.',
      word_count: 2,
      character_count: 14,
      waits: 'unsent',
    });
    expect(first?.status).toBe('review');
    expect(second?.title).toBe('River');
  });

  test('begins with the essay whose Save Draft led to it, also where the search leaves that out', () => {
    expect(savedFirst([river, roof], roof)).toEqual([roof, river]);
    expect(savedFirst([river], roof)).toEqual([roof, river]);
    expect(savedFirst([river, roof], undefined)).toEqual([river, roof]);
  });

  test('holds essays that the server does not know yet', () => {
    const begun = beginEssay({ ...place, essay: newId() }, 'Born offline', 'Other');
    expect(joinRows([], [begun])).toMatchObject([{ title: 'Born offline', revision: 0, waits: 'unsent' }]);
  });

  const all = [roof, river];
  const found = (sought: string, status: Row['status'] | '' = '', beyond: Partial<Beyond> = {}) =>
    findRows(all, { sought, status }, { texts: new Map(), found: [], ...beyond }, (type) =>
      type === 'SOP' ? 'بيان الغرض' : type,
    );

  test('is found by words of title, type, tags and text, and by status', () => {
    expect(found('leeds')).toEqual([roof]);
    expect(found('RIVER sop')).toEqual([river]);
    expect(found('', 'review')).toEqual([roof]);
    expect(found('river', 'review')).toEqual([]);
  });

  test('is found by its type in the language of the reader, without case and accents', () => {
    expect(found('بَيان')).toEqual(all);
    expect(found('rívER')).toEqual([river]);
  });

  test('is found by words of a text on this device, and where the server found it', () => {
    const texts = new Map([[roof._id, foldText('Only the body says Zoë.')]]);
    expect(found('zoe')).toEqual([]);
    expect(found('zoe roof', '', { texts })).toEqual([roof]);
    expect(found('zoe', '', { found: [river._id] })).toEqual([river]);
    expect(found('', 'review', { found: [river._id] })).toEqual([roof]);
  });

  test('is shown in pages, and coming back shows the same', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    expect(readView('a')).toEqual(firstView);
    const more = changeView(changeView(firstView, { sought: 'roof', order: 'title' }), { shown: 60 });
    keepView('a', more);
    expect(readView('a')).toEqual({ sought: 'roof', status: '', order: 'title', shown: 60 });
    expect(readView('b')).toEqual(firstView);
    expect(changeView(more, { sought: 'river' }).shown).toBe(30);
    stored.set('lantern.essay-list.a', '{"order":"none"}');
    expect(readView('a')).toEqual(firstView);
    vi.unstubAllGlobals();
  });

  test('is sorted by date, title or length', () => {
    const titles = (order: Parameters<typeof sortRows>[1]) => sortRows([roof, river], order, 'en').map((r) => r.title);
    expect(titles('updated')).toEqual(['River', 'The roof']);
    expect(titles('title')).toEqual(['River', 'The roof']);
    expect(titles('words')).toEqual(['River', 'The roof']);
    expect(sortRows([river, roof], 'title', 'en')[0]?.title).toBe('River');
  });
});

test('ids made without randomUUID are version 4 UUIDs', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    const ids = new Set(Array.from({ length: 100 }, newId));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
