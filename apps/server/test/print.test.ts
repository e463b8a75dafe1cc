// Documents as they come out of the worker thread, read by another program.
import { unprintable } from '@lantern/contract/essays.unprintable';
import { Problem } from '@lantern/contract/problem';
import { afterAll, describe, expect, test } from 'vitest';
import { splitIntoRuns } from '#ports/print/pdf/runs.ts';
import type { Block, Printable } from '#ports/print/print.ts';
import { workerPrint } from '#ports/print/print-worker.ts';
import { placeOf, readDocx, readPdf, unzip } from './support/documents.ts';

const print = workerPrint();
afterAll(() => print.stop());

const paper = (blocks: (string | Block)[], more: Partial<Printable> = {}): Printable => ({
  title: 'The ferry at dawn',
  author: 'Amina Rahman',
  meta: ['Amina Rahman · 14 Jan 2027'],
  blocks: blocks.map((block) => (typeof block === 'string' ? { kind: 'paragraph', text: block } : block)),
  ...more,
});
const pdf = async (...parts: Parameters<typeof paper>) => await readPdf(await print.make('pdf', paper(...parts)));
const longEssay = 'We crossed the river before sunrise, and my grandmother counted the boats. ';

describe('a PDF', () => {
  test('has title, small lines, text and the number of each page', async () => {
    const { pages, text, info } = await pdf(Array.from({ length: 30 }, () => longEssay.repeat(4)));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toMatch(/^The ferry at dawn\nAmina Rahman · 14 Jan 2027\n/);
    pages.forEach((page, index) => {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
    });
    expect(text.match(/grandmother/g)).toHaveLength(120);
    expect(info.Title).toBe('The ferry at dawn');
    expect(info.Author).toBe('Amina Rahman');
    expect(info.Language ?? 'en').toBe('en');
  });

  test.each([
    ['Vietnamese', 'Tôi đã lớn lên ở một ngôi làng nhỏ. “Đừng sợ nước.”'],
    ['Greek and Cyrillic', 'Καλημέρα κόσμε. Привет, мир! Ґанок, їжак.'],
    ['accents of many languages', 'Łódź İstanbul Straße naïve café ẹ́kọ́'],
    ['Bangla conjuncts', 'আমি ক্ষুদ্র স্ত্রী শব্দ লিখি। রাষ্ট্র বিশ্ববিদ্যালয় জ্ঞান উজ্জ্বল কর্তৃত্ব হৃদয় শ্রদ্ধা'],
    ['Hindi conjuncts', 'मैं कक्षा १२ में था। त्रिकोण क्षत्रिय श्रीमान विद्यार्थी कर्म द्वितीय'],
    ['Bangla with English', 'আমার GPA 4.00 এবং IELTS 7.5 (overall)।'],
  ])('keeps %s as written', async (_, written) => {
    const { text } = await pdf([written], { title: written });
    // as title and as paragraph; a reader may see a space where a sign stands far from its letter
    const letters = (one: string) => one.normalize('NFC').replace(/\s/g, '');
    expect(letters(text).split(letters(written))).toHaveLength(3);
    expect(text).not.toContain('\ufffd');
  });

  test('sets Arabic from right to left, with English and figures in it', async () => {
    const { text } = await pdf(['ولدت في قرية صغيرة قرب النهر عام 1999 ودرست في MIT مع زملائي']);
    for (const word of ['ولدت في قرية صغيرة قرب النهر عام', '1999', 'MIT', 'مع زملائي']) expect(text).toContain(word);
    // what is read first stands furthest to the right, so it comes last on a line that is read from the left
    expect(text.indexOf('ولدت')).toBeGreaterThan(text.indexOf('MIT'));
  });

  test('shows a placeholder for what it has no letter for, and says nothing of it in the paper', async () => {
    const { text } = await pdf(['I drew 漢字 and 👩‍👩‍👧 on the wall.']);
    expect(text).toMatch(/^The ferry at dawn\nAmina Rahman · 14 Jan 2027\nI drew /);
    expect(text).toContain('I drew \ufffd\ufffd and \ufffd on the wall.');
    expect((await pdf(['I drew → on the wall ≥ once.'])).text).toContain('I drew → on the wall ≥ once.');
  });

  test.each(['漢字', '王小明', 'こんにちは', '김민준', '😀', '👩‍🎓', 'ꦗꦮ'])(
    '%s is known as not printable',
    async (written) => {
      expect((await pdf([written])).text).toContain('\ufffd');
      expect(unprintable(written)).not.toEqual([]);
    },
  );

  test.each([
    'שלום',
    'สวัสดี',
    'கிருஷ்ணன்',
    'ሰላም',
    'తెలుగు',
    'ಕನ್ನಡ',
    'മലയാളം',
    'ગુજરાતી',
    'ਪੰਜਾਬੀ',
    'ଓଡ଼ିଆ',
    'සිංහල',
    'မြန်မာ',
    'ខ្មែរ',
    'ລາວ',
    'ქართული',
    'Հայերեն',
    '● ▪ ■ ◦ ○ ≈ ∞ ∑ ∫ ∂ ∈ ⇒ ≡ ∝ ‰ ↑ ↓ ∠ ⌈x⌉',
    'Ka̱ma x̌únk Z̤afar s̱ād',
    '10⁶ 2⁸ x⁴ 10⁻⁹ CO₂ 2⅓',
  ])('%s is drawn as it is written', async (written) => {
    const { text } = await pdf([written]);
    const letters = (one: string) => one.normalize('NFC').replace(/\s/g, '');
    expect(letters(text)).toContain(letters(written));
    expect(unprintable(written)).toEqual([]);
  });

  test('a raised figure is never a plain one', async () => {
    const { text } = await pdf(['It is 10⁶ and CO₂, ① and Ⅻ']);
    expect(text).not.toMatch(/106|CO2|XII/);
  });

  test('what is said to be printable is what the fonts hold', () => {
    const isDrawn = (letter: string) =>
      !splitIntoRuns(letter, new Uint8Array(letter.length), 400, undefined).some(({ text }) => text.includes('\ufffd'));
    const wrong: string[] = [];
    for (let code = 0x20; code < 0x20000; code += code < 0x3000 ? 1 : 97) {
      const letter = String.fromCodePoint(code);
      if (/[\p{C}\p{Default_Ignorable_Code_Point}\s\ufffd]/u.test(letter) || letter.normalize('NFC') !== letter)
        continue;
      if (isDrawn(letter) !== (unprintable(letter).length === 0)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  test('a file holds the outlines that it uses, not the font', async () => {
    const bytes = await print.make('pdf', paper(['10⁶ Ka̱ma ●']));
    expect(bytes.length).toBeLessThan(60_000);
  });

  test.each(['naïve café – “so” 100 % €5', 'আমি স্ত্রী', 'मैं कक्षा १२', 'ولدت في قرية', 'Привет Καλημέρα', 'Tôi đã lớn'])(
    '%s is known as printable',
    async (written) => {
      expect((await pdf([written])).text).not.toContain('\ufffd');
      expect(unprintable(written)).toEqual([]);
    },
  );

  test('a name in Latin letters stands on the side of an Arabic title', async () => {
    const side = async (more: Partial<Printable>) => {
      const bytes = await print.make('pdf', paper(['نص'], { meta: ['Amina'], ...more }));
      return await placeOf(bytes, 'Amina');
    };
    expect(await side({ title: 'الجسر' })).toBeGreaterThan(400);
    expect(await side({ title: 'The bridge' })).toBeLessThan(100);
  });

  test('shows markup, and leaves out what is no character', async () => {
    const { text } = await pdf(['<script>alert(1)</script> & \u0007bell (a\\b) %PDF'], { title: '\u202e)</b>\u0000(' });
    expect(text).toContain('<script>alert(1)</script> & bell (a\\b) %PDF');
    expect(text).toMatch(/^\)<\/b>\(\n/);
  });

  test('breaks a word without end, and takes odd and empty text', async () => {
    const { text } = await pdf(['ab'.repeat(1000)]);
    expect(text.replace(/\s/g, '')).toContain('ab'.repeat(1000));
    for (const odd of ['', ' ', '\n\n', '\ud800 alone', `Z${'\u0301'.repeat(3000)}`, '\u200f\u200f', '\t\t'])
      expect((await pdf([odd], { title: odd, meta: [] })).pages).toHaveLength(1);
  });

  test('goes on over many pages with the longest text of all', async () => {
    for (const text of [
      longEssay.repeat(2700).slice(0, 200_000),
      'ক্ষ'.repeat(66_666),
      '\n'.repeat(200_000).concat('x'),
    ]) {
      const bytes = await print.make('pdf', paper([text]));
      expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
      expect(bytes.subarray(-6).toString()).toBe('%%EOF\n');
    }
  });

  test('repeats the head of a table on each page', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Row ${index + 1}`, 'x'.repeat(64)]);
    const columns = [
      { label: 'Where it stands', share: 1, isFigure: true },
      { label: 'Fingerprint', share: 2 },
    ];
    const { pages, text } = await pdf([
      { kind: 'heading', text: 'Table' },
      { kind: 'table', columns, rows },
    ]);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Where it stands');
    for (const [label] of rows) expect(text).toContain(label);
  });
});

describe('a Word document', () => {
  test('has the parts that Word opens, title, paragraphs and line breaks', async () => {
    const blocks = ['First line\nsecond line', '<b>shown</b> & kept \u0001'];
    const bytes = await print.make('docx', paper(blocks));
    const parts = unzip(bytes);
    for (const part of [
      '[Content_Types].xml',
      '_rels/.rels',
      'word/document.xml',
      'word/styles.xml',
      'word/footer1.xml',
    ])
      expect(parts.get(part)).toMatch(/^<\?xml /);
    expect(readDocx(bytes).map(({ text }) => text)).toEqual([
      'The ferry at dawn',
      'Amina Rahman · 14 Jan 2027',
      'First line\nsecond line',
      '<b>shown</b> & kept ',
    ]);
    expect(parts.get('docProps/core.xml')).toContain('<dc:creator>Amina Rahman</dc:creator>');
    expect(parts.get('word/footer1.xml')).toContain('NUMPAGES');
  });

  test('tells Word direction, language and fonts', async () => {
    const [, , arabic, bangla, english] = readDocx(
      await print.make('docx', paper(['درست في MIT (Boston) عام 1999.', 'আমি স্ত্রী', 'English'])),
    );
    expect(arabic?.properties).toContain('<w:bidi/>');
    expect(arabic?.text).toBe('درست في MIT (Boston) عام 1999.');
    expect(arabic?.runs.map((run) => run.includes('<w:rtl/>'))).toEqual([true, false, true]);
    expect(arabic?.runs[0]).toContain('w:bidi="ar-SA"');
    expect(bangla?.properties).not.toContain('<w:bidi/>');
    expect(bangla?.runs[0]).toMatch(/w:cs="Nirmala UI".*w:bidi="bn-BD"/s);
    expect(english?.properties).not.toContain('<w:bidi/>');
  });

  test('takes odd and empty text, and tables', async () => {
    for (const odd of ['', '\ud800', '\u0000\ufffe', '😀 漢字'])
      expect(readDocx(await print.make('docx', paper([odd], { title: odd })))).toHaveLength(3);
    const columns = [{ label: 'A', share: 1 }];
    const made = await print.make('docx', paper([{ kind: 'table', columns, rows: [['1'], ['2']] }]));
    expect(
      unzip(made)
        .get('word/document.xml')
        ?.match(/<w:tr>/g),
    ).toHaveLength(3);
  });
});

test('more documents than can wait are refused, and those that wait are made', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 60 }, () => print.make('pdf', paper(['Text']))));
  const made = asked.filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(32);
  for (const { status, ...rest } of asked.slice(32)) {
    expect(status).toBe('rejected');
    const { reason } = rest as { reason: unknown };
    expect(reason).toBeInstanceOf(Problem);
    expect((reason as Problem).code).toBe('busy');
  }
  await expect(print.make('pdf', paper(['Text']))).resolves.toBeInstanceOf(Buffer);
});
