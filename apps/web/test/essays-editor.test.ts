// What the editor does with a text beside showing it: counting, checking part by part, pasting, finding.
import type { Suggestion } from '@lantern/contract/essays.evaluations';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Checked,
  joinSuggestions,
  remember,
  rememberEvaluated,
  splitParagraphs,
  unchecked,
} from '#features/essays/editor/checks/paragraphs.ts';
import { findAll, nextFrom, replaceAll } from '#features/essays/editor/find/find.ts';
import { createCounter } from '#features/essays/editor/log/count-edit.ts';
import { addToSitting, isOpen } from '#features/essays/editor/log/sitting.ts';
import { languageOf } from '#features/essays/editor/marked-textarea.tsx';
import { paragraphBreak, partParagraphs } from '#features/essays/editor/paragraph-break.ts';
import { plainText, tooLong } from '#features/essays/editor/plain-paste.ts';
import { countChanges, diffWords } from '#features/essays/editor/word-diff.ts';
import { placeAll } from '#features/essays/evaluation/follow-marks.ts';
import { measureLength } from '#features/essays/length.ts';

const counts = (typed: number, pasted: number, deleted: number, pastes = pasted > 0 ? 1 : 0) => ({
  typed,
  pasted,
  deleted,
  pastes,
});

describe('the writing log counts', () => {
  test('keys, deletions and pastes by what they changed', () => {
    const counter = createCounter('');
    expect(counter.input('a', 'insertText')).toEqual(counts(1, 0, 0));
    expect(counter.input('a b', 'insertText')).toEqual(counts(2, 0, 0));
    expect(counter.input('a ', 'deleteContentBackward')).toEqual(counts(0, 0, 1));
    expect(counter.input('a pasted', 'insertFromPaste')).toEqual(counts(0, 6, 0));
    expect(counter.input('a new', 'insertFromPaste')).toEqual(counts(0, 3, 6));
    expect(counter.input('a new', 'insertText')).toBeUndefined();
  });

  test('what an input method composes once, however often it sends the word', () => {
    const counter = createCounter('আমি ');
    counter.beginComposition();
    // the phonetic keyboard: b, ba, bang … becomes one word
    for (const state of ['আমি ব', 'আমি বা', 'আমি বাং', 'আমি বাংলা'])
      expect(counter.input(state, 'insertCompositionText')).toBeUndefined();
    expect(counter.endComposition('আমি বাংলা')).toEqual(counts(5, 0, 0));
    expect(counter.input('আমি বাংলা', 'insertCompositionText')).toBeUndefined();
  });

  test('pinyin that became two characters as two, without the letters that were tried', () => {
    const counter = createCounter('');
    counter.beginComposition();
    for (const state of ['n', 'ni', 'nih', 'nihao']) counter.input(state, 'insertCompositionText');
    expect(counter.endComposition('你好')).toEqual(counts(2, 0, 0));
  });

  test('a word that an Android keyboard corrects when it is done', () => {
    const counter = createCounter('I saw ');
    counter.beginComposition();
    counter.input('I saw teh', 'insertCompositionText');
    expect(counter.endComposition('I saw the')).toEqual(counts(3, 0, 0));
  });

  test('a hundred characters at once as pasted, whatever they are called', () => {
    const counter = createCounter('');
    expect(counter.input('x'.repeat(100), 'insertText')).toEqual(counts(100, 0, 0));
    expect(counter.input('x'.repeat(100) + 'y'.repeat(101), 'insertText')).toEqual(counts(0, 101, 0));
  });

  test('nothing for undo and redo, so that pasted words never become typed ones', () => {
    const counter = createCounter('');
    counter.input('stolen words', 'insertFromPaste');
    expect(counter.input('', 'historyUndo')).toBeUndefined();
    expect(counter.input('stolen words', 'historyRedo')).toBeUndefined();
  });

  test('words that are dragged to another place not at all, and words dragged away as deleted', () => {
    const counter = createCounter('one two three');
    expect(counter.input('two three', 'deleteByDrag')).toBeUndefined();
    expect(counter.input('two three one', 'insertFromDrop')).toBeUndefined();
    expect(counter.input('three one', 'deleteByDrag')).toBeUndefined();
    expect(counter.input('three one!', 'insertText')).toEqual(counts(1, 0, 4));
  });

  test('words dropped in from elsewhere as pasted', () => {
    expect(createCounter('a').input('a bc', 'insertFromDrop')).toEqual(counts(0, 3, 0));
  });

  test('nothing for a text that came from another tab or an earlier version', () => {
    const counter = createCounter('one');
    counter.follow('another text altogether');
    expect(counter.input('another text altogether.', 'insertText')).toEqual(counts(1, 0, 0));
  });

  test('a replacement as it was announced, once', () => {
    const counter = createCounter('a b a');
    counter.announce(counts(2, 0, 2));
    expect(counter.input('c b c', 'insertText')).toEqual(counts(2, 0, 2));
    expect(counter.input('c b cd', 'insertText')).toEqual(counts(1, 0, 0));
  });

  test('every character of any writing: what came less what went is what stands there', () => {
    const edits = fc.array(fc.tuple(fc.nat(200), fc.nat(30), fc.string({ unit: 'grapheme', maxLength: 20 })));
    fc.assert(
      fc.property(edits, (all) => {
        const counter = createCounter('');
        let text = '';
        let sum = 0;
        for (const [at, gone, come] of all) {
          const letters = Array.from(text);
          letters.splice(at % (letters.length + 1), gone, ...Array.from(come));
          text = letters.join('');
          const change = counter.input(text, 'insertText');
          if (change) sum += change.typed + change.pasted - change.deleted;
        }
        expect(sum).toBe(Array.from(text).length);
      }),
    );
  });
});

describe('a sitting', () => {
  const place = (now: number) => ({ user: 'amina', essay: 'roof', now });
  const start = Date.parse('2026-11-20T10:00:00Z');
  const minute = 60_000;

  test('goes on while less than five minutes pass between keys', () => {
    const first = addToSitting(undefined, counts(5, 0, 0), place(start));
    const second = addToSitting(first, counts(3, 100, 2), place(start + 5 * minute));
    expect(second).toMatchObject({ id: first.id, ...counts(8, 100, 2) });
    expect(second.ended_at).toBe('2026-11-20T10:05:00.000Z');
    const third = addToSitting(second, counts(1, 0, 0), place(start + 10 * minute + 1));
    expect(third.id).not.toBe(first.id);
    expect(third).toMatchObject(counts(1, 0, 0));
  });

  test('ends when the clock is set back, and before it lasts a day', () => {
    const first = addToSitting(undefined, counts(5, 0, 0), place(start));
    expect(isOpen(first, start - 1)).toBe(false);
    const late = { ...first, ended_at: new Date(start + 24 * 60 * minute).toISOString() };
    expect(isOpen(late, start + 24 * 60 * minute + 1)).toBe(false);
  });
});

function suggestion(text: string, quote: string, more: Partial<Suggestion> = {}): Suggestion {
  const start = text.indexOf(quote);
  const end = start + quote.length;
  return {
    category: 'language',
    rule: 'language.agreement',
    sentence: quote,
    suggestion: 'Look again.',
    start,
    end,
    sentence_start: start,
    sentence_end: end,
    ...more,
  };
}

describe('checking while typing', () => {
  const text = 'She go home.\n\nWe waited.\n\nShe go home.\n\n\nThe end are near.';

  test('parts a text where the engine does', () => {
    expect(splitParagraphs(text).map((one) => one.text)).toEqual([
      'She go home.',
      'We waited.',
      'She go home.',
      'The end are near.',
    ]);
    expect(splitParagraphs('One line.\nAnother.').map((one) => one.text)).toEqual(['One line.', 'Another.']);
    expect(splitParagraphs('A verse\nof two lines.\n\nNext.').map((one) => one.text)).toEqual([
      'A verse\nof two lines.',
      'Next.',
    ]);
    expect(splitParagraphs(' \n\n ')).toEqual([]);
  });

  test('every paragraph stands where it says, and nothing but space lies between', () => {
    const words = fc.array(fc.constantFrom('a', 'b.', ' ', '\n', '\n\n', '\t', '🙂'), { maxLength: 40 });
    fc.assert(
      fc.property(words, (parts) => {
        const whole = parts.join('');
        let at = 0;
        for (const paragraph of splitParagraphs(whole)) {
          expect(whole.slice(at, paragraph.start).trim()).toBe('');
          expect(whole.startsWith(paragraph.text, paragraph.start)).toBe(true);
          at = paragraph.start + paragraph.text.length;
        }
        expect(whole.slice(at).trim()).toBe('');
      }),
    );
  });

  test('asks for changed paragraphs only, each of the same words once', () => {
    const checked: Checked = new Map();
    expect(unchecked(text, checked)).toEqual(['She go home.', 'We waited.', 'The end are near.']);
    remember(checked, unchecked(text, checked), [[], [], []]);
    expect(unchecked(text, checked)).toEqual([]);
    expect(unchecked(text.replace('waited', 'hoped'), checked)).toEqual(['We hoped.']);
  });

  test('asks for no more than one check takes', () => {
    const many = Array.from({ length: 120 }, (_, index) => `Paragraph ${index}.`).join('\n\n');
    expect(unchecked(many, new Map())).toHaveLength(50);
    const long = Array.from({ length: 5 }, (_, index) => String(index).repeat(15_000)).join('\n\n');
    expect(unchecked(long, new Map())).toHaveLength(2);
    expect(unchecked('x'.repeat(50_000), new Map())).toEqual([]);
  });

  test('remembers a bounded number of paragraphs, the newest', () => {
    const checked: Checked = new Map();
    for (let index = 0; index < 1000; index++) remember(checked, [`Paragraph ${index}.`], [[]]);
    expect(checked.size).toBe(400);
    expect(checked.has('Paragraph 999.')).toBe(true);
  });

  test('puts the answers of a paragraph where it stands, also twice', () => {
    const paragraph = 'She go home.';
    const checked: Checked = new Map();
    remember(checked, [paragraph], [[suggestion(paragraph, 'go')]]);
    const joined = joinSuggestions(text, [], [], checked);
    expect(joined.map(({ start, end }) => [start, text.slice(start, end)])).toEqual([
      [4, 'go'],
      [30, 'go'],
    ]);
  });

  test('keeps what was said about content, and about paragraphs that are not checked yet', () => {
    const content = suggestion(text, 'We waited.', { category: 'specificity', rule: 'specificity.vague' });
    const old = suggestion(text, 'The end are near.');
    const stale = suggestion(text, 'She go home.');
    const known = [content, old, stale];
    const checked: Checked = new Map([['She go home.', []]]);
    expect(joinSuggestions(text, known, placeAll(text, known), checked)).toEqual([content, old]);
  });

  test('what an evaluation found is not asked for again', () => {
    const checked: Checked = new Map();
    const known = [suggestion(text, 'The end are near.'), suggestion(text, 'We waited.', { category: 'style' })];
    rememberEvaluated(checked, text, known);
    expect(unchecked(text, checked)).toEqual([]);
    expect(joinSuggestions(text, known, placeAll(text, known), checked)).toEqual([known[1], known[0]]);
    expect(checked.get('The end are near.')?.[0]).toMatchObject({ start: 0, end: 17 });
  });
});

describe('Enter', () => {
  /** The text after Enter where `|` stands; two of them are a selection. */
  const enter = (marked: string) => {
    const start = marked.indexOf('|');
    const text = marked.replaceAll('|', '');
    const end = Math.max(start, marked.lastIndexOf('|') - 1);
    return `${text.slice(0, start)}${paragraphBreak(text, start, end)}|${text.slice(end)}`;
  };

  test('begins a paragraph with a blank line before it', () => {
    expect(enter('One.|')).toBe('One.\n\n|');
    expect(enter('One. |Two.')).toBe('One. \n\n|Two.');
    expect(enter('One.|\n\nTwo.')).toBe('One.\n\n|\n\nTwo.');
    expect(enter('One.| Two.|\n\nThree.')).toBe('One.\n\n|\n\nThree.');
  });

  test('pressed twice adds no second empty line', () => {
    expect(enter('One.\n\n|')).toBe('One.\n\n|');
    expect(enter('One.\n|')).toBe('One.\n\n|');
    expect(enter('|')).toBe('\n|');
    expect(enter('\n|')).toBe('\n|');
  });

  test('follows a text that is parted by single breaks, until a blank line is asked for', () => {
    expect(enter('One.\nTwo.|')).toBe('One.\nTwo.\n|');
    expect(enter('One.\nTwo.\n|')).toBe('One.\nTwo.\n\n|');
    expect(enter('One.\n\nTwo.\nThree.|')).toBe('One.\n\nTwo.\nThree.\n\n|');
  });
});

test('paragraphs of a word processor get their gap back; addresses, poems and texts without gaps stay', () => {
  const [one, two] = ['We carried the books. '.repeat(6).trim(), 'The water came at night. '.repeat(5).trim()];
  expect(partParagraphs(`${one}\n${two}`, '')).toBe(`${one}\n\n${two}`);
  expect(partParagraphs(`${one}\n\n${two}`, '')).toBe(`${one}\n\n${two}`);
  expect(partParagraphs(`${one}\n${two}`, 'A.\nB.')).toBe(`${one}\n${two}`);
  expect(partParagraphs(`Road 3\nDhaka`, '')).toBe('Road 3\nDhaka');
  expect(partParagraphs(`${one}\nAmina`, '')).toBe(`${one}\nAmina`);
  expect(partParagraphs(one, '')).toBe(one);
});

describe('a paste', () => {
  test('keeps paragraphs and drops what a word processor put in for looks', () => {
    expect(plainText('One.\r\n\r\nTwo.\rThree.')).toBe('One.\n\nTwo.\nThree.');
    expect(plainText('a\u2028b\u2029c\vd')).toBe('a\nb\n\nc\nd');
    expect(plainText('my\u00a0uncle sci\u00adence \u200bnow\ufeff\u0007')).toBe('my uncle science now');
    expect(plainText('\uf0b7\tFirst')).toBe('•\tFirst');
  });

  test('keeps what Bangla, Arabic, Persian, Thai and emoji are written with', () => {
    for (const text of ['র‍্যাব', 'می‌خواهم', 'قال \u200f(2022)\u200f', '👩‍🏫', 'é', 'ภาษา\u200bไทย', 'নিয়ে', '\tIndented'])
      expect(plainText(text)).toBe(text);
  });

  test('keeps the spaces of French punctuation, and no mark that turns words around', () => {
    expect(plainText('«\u00a0Oui\u00a0!\u00a0»')).toBe('«\u00a0Oui\u00a0!\u00a0»');
    expect(plainText('safe\u202egpj.exe')).toBe('safegpj.exe');
  });

  test('changes nothing more when it is pasted again', () => {
    const odd = [
      'a',
      ' ',
      '\r',
      '\n',
      '\u00a0',
      '«',
      '!',
      '\u00ad',
      '\u200b',
      'ก',
      '\u2029',
      '\ufeff',
      '\u0007',
      '\ud83c',
      '\v',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...odd)), (parts) => {
        const once = plainText(parts.join(''));
        expect(plainText(once)).toBe(once);
      }),
    );
  });

  test('is refused whole when the text would be longer than Lantern stores', () => {
    const text = 'x'.repeat(199_990);
    expect(tooLong(text, 0, 10)).toBeUndefined();
    expect(tooLong(text, 0, 11)).toBe(200_001);
    expect(tooLong(text, 5, 15)).toBeUndefined();
    // a text that is too long already may be made shorter
    expect(tooLong('x'.repeat(200_100), 50, 10)).toBeUndefined();
  });
});

describe('finding', () => {
  const found = (text: string, sought: string) => findAll(text, sought).map(({ start, end }) => text.slice(start, end));

  test('minds neither case nor accents, and marks whole letters', () => {
    expect(found('The café. A CAFE\u0301!', 'cafe')).toEqual(['café', 'CAFE\u0301']);
    expect(found('naïve naive', 'NAÏVE')).toEqual(['naïve', 'naive']);
    expect(found('“Don’t”', '"don\'t"')).toEqual(['“Don’t”']);
    expect(found('قَالَ قال', 'قال')).toEqual(['قَالَ', 'قال']);
  });

  test('minds the vowel signs of Bangla, which are letters', () => {
    expect(found('কি কা কি', 'কি')).toEqual(['কি', 'কি']);
    expect(found('বই বইগুলো', 'বই')).toEqual(['বই', 'বই']);
  });

  test('finds words whose letters a PDF has joined', () => {
    expect(found('my ﬁrst oﬃce', 'first office')).toEqual(['ﬁrst oﬃce']);
    expect(found('the first one', 'ﬁrst')).toEqual(['first']);
    expect(found('oﬃce', 'f')).toEqual(['ﬃ']);
  });

  test('finds words across a line end, none inside another, nothing for nothing', () => {
    expect(found('one\ntwo', 'one two')).toEqual(['one\ntwo']);
    expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
    expect(found('a', '')).toEqual([]);
    expect(found('a', '\u0301')).toEqual([]);
  });

  test('every place of a text that holds the words is found where they stand', () => {
    const piece = fc.constantFrom('a', 'B', 'é', 'e\u0301', ' ', '\n', '🙂', 'কি', 'x');
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece, { minLength: 1, maxLength: 4 }), (before, sought) => {
        const needle = sought.join('');
        const text = `${before.join('')}\u0001${needle}\u0001`;
        const places = findAll(text, needle);
        if (needle.normalize('NFD').replace(/[\u0300-\u036f]/g, '') === '') return;
        expect(places.some(({ start }) => start <= text.lastIndexOf(needle) && start >= 0)).toBe(true);
        places.forEach(({ start, end }, index) => {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0);
        });
      }),
    );
  });

  test('goes on from where the reader is, and round', () => {
    const places = findAll('a b a b a', 'a');
    expect([nextFrom(places, 0), nextFrom(places, 1), nextFrom(places, 9)]).toEqual([0, 1, 0]);
  });

  test('replaces all matches as one change of the text', () => {
    const text = 'The cat, the hat.';
    const { start, end, text: by } = replaceAll(text, findAll(text, 'the'), 'A');
    expect(text.slice(0, start) + by + text.slice(end)).toBe('A cat, A hat.');
  });
});

describe('comparing two versions', () => {
  test('says what was taken out and put in, in reading order', () => {
    const changes = diffWords('We lost nine books, not three.', 'We lost forty books, not even three.');
    expect(changes.map(({ kind, text }) => `${kind}:${text.trim()}`)).toEqual([
      'same:We lost',
      'removed:nine',
      'added:forty',
      'same:books, not',
      'added:even',
      'same:three.',
    ]);
    expect(countChanges(changes)).toEqual({ added: 2, removed: 1 });
  });

  test('what is not removed joins to the second text, whatever both are', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '  ', '🙂'), { maxLength: 60 });
    fc.assert(
      fc.property(words, words, (left, right) => {
        const changes = diffWords(left.join(''), right.join(''));
        const kept = changes.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
        expect(kept.join('')).toBe(right.join(''));
        const old = changes.filter(({ kind }) => kind !== 'added').map(({ text }) => text);
        expect(old.join(' ').split(/\s+/).filter(Boolean).join('')).toBe(left.join('').replace(/\s+/g, ''));
      }),
    );
  });
});

test('UCAS counts characters: letters, spaces and line ends alike', () => {
  const answers = `${'word '.repeat(500)}\n${'x'.repeat(1499)}`;
  expect(measureLength(answers, { max: 4000, unit: 'characters' })).toMatchObject({ used: 4000, left: 0, share: 1 });
  expect(measureLength(`${answers}!`, { max: 4000, unit: 'characters' }).left).toBe(-1);
});

test('the browser spells in the language of the text, English when nothing else is sure', () => {
  expect(languageOf('')).toBe('en');
  expect(languageOf('We carried the books, বই, to the roof.')).toBe('en');
  expect(languageOf('আমরা বইগুলো ছাদে নিয়ে গিয়েছিলাম। It was late.')).toBe('bn');
  expect(languageOf('حملنا الكتب إلى السطح.')).toBe('ar');
});
