// What copies of papers hold: the pages that were asked for as they look, and nothing that stands behind them.
import { deflateSync, inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, test } from 'vitest';
import { hasStrays } from '#ports/papers/paper-strays.ts';
import { processPapers } from '#ports/papers/papers-process.ts';
import { makePdf, writePdf } from './support/pdf.ts';

const papers = processPapers();
afterAll(() => papers.stop());

const stream = (text: string, more = '') => `<< /Length ${text.length} ${more} >>\nstream\n${text}\nendstream`;
const shown = (words: string) => stream(`BT /F1 8 Tf 60 760 Td (${words}) Tj ET`);
const form = '/Type /XObject /Subtype /Form /BBox [0 0 100 20]';

/** Everything in a file, unpacked: what stands in it in any form is found here. */
function insides(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const unpacked = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...unpacked].join('\n');
}

const pagesIn = (text: string) => text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** Three pages with one list of fonts and pictures for all; the first leads to the third in every way that there is. */
const withContents = writePdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 /MediaBox [0 0 595 842] /Resources 9 0 R >>',
  '<< /Type /Page /Parent 2 0 R /Contents 6 0 R /Annots [10 0 R] /B [11 0 R] /StructParents 0 /Unknown 5 0 R /PieceInfo << /X << /Private 8 0 R >> >> >>',
  '<< /Type /Page /Parent 2 0 R /Contents 7 0 R >>',
  '<< /Type /Page /Parent 2 0 R /Contents 8 0 R >>',
  shown('Contents page'),
  shown('Second page'),
  stream('BT /F1 8 Tf (Hidden grades) Tj ET /Im3 Do'),
  '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Unknown 8 0 R >> >> /XObject << /Im3 12 0 R /Im4 8 0 R >> >>',
  '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [5 0 R /Fit] /Parent 8 0 R /P 5 0 R >>',
  '<< /Type /Bead /P 5 0 R /N 11 0 R /V 11 0 R >>',
  stream(
    'Hidden picture',
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
  ),
]);

/** A page that would run a script, start a program and hand out a file. */
const active = writePdf([
  '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (run7) >> >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>',
  '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /AA << /O 5 0 R >> /Annots [6 0 R 7 0 R << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://run7.example) >> >>] /Metadata 8 0 R /AF [9 0 R] /Resources << /XObject << /X 10 0 R >> /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
  stream('BT /F1 8 Tf 60 760 Td (An honest line) Tj ET /X Do'),
  '<< /S /JavaScript /JS (run7) >>',
  '<< /Type /Annot /Subtype /Widget /FT /Btn /Rect [0 0 9 9] /AA << /E 5 0 R >> /A << /S /Launch /F (run7.exe) >> >>',
  '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 9 0 R >>',
  stream('run7', '/Type /Metadata /Subtype /XML'),
  '<< /Type /Filespec /F (run7.exe) /EF << /F 8 0 R >> >>',
  stream('', `${form} /AF [9 0 R] /Metadata 8 0 R /Ref << /F 9 0 R /Page 0 >>`),
]);

const copies = {
  'the first pages': async (bytes: Buffer) => await papers.firstPages(bytes, 1),
  'a merged paper': (bytes: Buffer) => papers.merge([bytes]),
  'a small copy': async (bytes: Buffer) => (await papers.shrink(bytes, 1_000_000)) ?? new Uint8Array(),
};
const ways = Object.entries(copies);

test('the words that are looked for are found where they are', () => {
  expect(insides(withContents)).toMatch(/Hidden grades[\s\S]*Hidden picture/);
  expect(insides(active)).toContain('run7');
});

test('the first page of a paper that leads to the third holds nothing of the third', async () => {
  const inside = insides(await papers.firstPages(withContents, 1));
  expect(inside).toContain('Contents page');
  expect(inside.match(/Hidden|Second/)?.[0]).toBeUndefined();
  expect(pagesIn(inside)).toBe(1);
});

test.each(ways)('%s of a paper that would run something runs nothing', async (_, copy) => {
  const bytes = await copy(active);
  const inside = insides(bytes);
  expect(inside).toContain('An honest line');
  expect(
    inside.match(/run7|JavaScript|Launch|FileAttachment|Filespec|\/(URI|AA|AF|Metadata|Annot)\b/)?.[0],
  ).toBeUndefined();
  expect(await papers.look(Buffer.from(bytes))).toMatchObject({ readable: true, active_content: [] });
});

test.each(ways)('%s has as many pages as it shows', async (name, copy) => {
  const bytes = await copy(withContents);
  const pages = name === 'the first pages' ? 1 : 3;
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(pages);
  expect(pagesIn(insides(bytes))).toBe(pages);
});

describe('what stands on a page', () => {
  const field = (more: string) => `<< /Type /Annot /Subtype /Widget /FT /Tx /Rect [100 100 300 140] ${more} >>`;
  const text = (words: string) =>
    stream(`BT /F1 8 Tf (${words}) Tj ET`, `${form} /Resources << /Font << /F1 5 0 R >> >>`);
  const filled = writePdf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R 8 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Annots [6 0 R 8 0 R 10 0 R] /Resources << /Font << /F1 5 0 R >> >> >>',
    shown('Name of the student'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    field('/V (unseen value) /AP << /N 7 0 R >>'),
    text('Amina Rahman'),
    field('/AS /On /AP << /N << /On 9 0 R /Off 4 0 R >> >>'),
    text('Ticked'),
    field('/F 2 /AP << /N 11 0 R >>'),
    text('Taken back'),
  ]);

  test.each(ways)('filled fields are in %s as they look', async (_, copy) => {
    const bytes = await copy(filled);
    const inside = insides(bytes);
    expect(inside).toMatch(/q 2 0 0 2 100 100 cm \/PageMark0 Do Q/);
    expect(inside).toMatch(/Amina Rahman/);
    expect(inside).toMatch(/Ticked/);
    expect(inside.match(/Taken back|unseen value|AcroForm/)?.[0]).toBeUndefined();
    expect((await papers.look(Buffer.from(bytes))).text).toContain('Amina Rahman');
  });

  test('pictures and letters with the resources of the page are kept', async () => {
    const borrowing = writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>',
      '<< /Type /Page /Parent 2 0 R /Contents [4 0 R] /Resources << /XObject << /A 5 0 R /B 6 0 R /Left 7 0 R >> /Font << /F#31 8 0 R >> /ColorSpace << /DefaultRGB [/CalRGB << /WhitePoint [1 1 1] >>] >> >> >>',
      stream('/A Do'),
      stream('q /B Do Q', form),
      stream('BT /F1 8 Tf (Borrowed letters) Tj ET', form),
      stream('Nobody draws this', form),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]);
    const bytes = await papers.firstPages(borrowing, 1);
    expect((await papers.look(Buffer.from(bytes))).text).toContain('Borrowed letters');
    expect(insides(bytes)).toMatch(/DefaultRGB/);
    expect(insides(bytes)).not.toMatch(/Nobody/);
  });
});

test('a copy of a copy looks the same', async () => {
  const once = await papers.firstPages(makePdf('Again and again'), 1);
  const twice = await papers.firstPages(Buffer.from(once), 1);
  expect((await papers.look(Buffer.from(twice))).text).toContain('Again and again');
});

describe('a copy shows what readers show', () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const page = (more: string) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${more}`;
  const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
  /** How many dark points a page has in a rectangle of parts of a thousand. */
  async function ink(bytes: Uint8Array, [left, top, right, bottom]: readonly [number, number, number, number]) {
    const picture = await loadImage(Buffer.from((await papers.picture(bytes, 1)) ?? []));
    const canvas = createCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const [x, y] = [Math.round((left * picture.width) / 1000), Math.round((top * picture.height) / 1000)];
    const width = Math.round(((right - left) * picture.width) / 1000);
    const height = Math.round(((bottom - top) * picture.height) / 1000);
    const { data } = context.getImageData(x, y, width, height);
    return data.filter((value, at) => at % 4 < 3 && value < 120).length;
  }
  const upper = [0, 0, 1000, 150] as const;
  const lower = [0, 400, 1000, 700] as const;

  const filled = writePdf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] /NeedAppearances true /DA (/Helv 12 Tf 0 g) /DR << /Font << /Helv 5 0 R >> >> >> >>',
    pages,
    page('>> /Annots [6 0 R 7 0 R] >>'),
    shown('A form'),
    font,
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Rahima Khatun) /Rect [60 400 400 430] /DA (/Helv 12 Tf 0 g) /P 3 0 R >>',
    '<< /Type /Annot /Subtype /Square /Rect [60 300 200 340] /C [0 0 0] /BS << /W 3 >> /P 3 0 R >>',
  ]);
  const layered = writePdf([
    '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] /Order [6 0 R] >> >> >>',
    pages,
    page('/Properties << /L 6 0 R >> >> >>'),
    stream('BT /F1 8 Tf 60 760 Td (Shown) Tj ET /OC /L BDC BT /F1 40 Tf 60 400 Td (DRAFT 77) Tj ET EMC'),
    font,
    '<< /Type /OCG /Name (Draft) >>',
  ]);
  // the same number twice, and the table names the first: readers go by the table
  const twice = Buffer.from(
    makePdf('Grade: A')
      .toString('latin1')
      .replace('startxref', `4 0 obj\n${stream('BT /F1 60 Tf 60 400 Td (FORGED) Tj ET')}\nendobj\nstartxref`),
    'latin1',
  );

  test.each(ways)('%s of a filled form holds the answers and marks', async (_, make) => {
    const copy = await make(filled);
    expect(await ink(copy, lower)).toBeGreaterThan(200);
    expect(await ink(copy, lower)).toBeGreaterThan(0.7 * (await ink(filled, lower)));
  });

  test.each(ways)('%s keeps a layer hidden that is off, and holds nothing of it', async (_, make) => {
    const copy = await make(layered);
    expect(await ink(copy, upper)).toBeGreaterThan(50);
    expect(await ink(copy, lower)).toBe(0);
    expect(insides(copy)).not.toContain('DRAFT 77');
  });

  test.each(ways)('%s goes by the table where an object is there twice', async (_, make) => {
    const copy = await make(twice);
    expect(await ink(copy, upper)).toBeGreaterThan(50);
    expect(await ink(copy, lower)).toBe(0);
    expect(insides(copy)).not.toContain('FORGED');
  });

  // a scan: what is left out of the comparison of ordinary papers
  const side = 700;
  const scanOf = (shade: number) => {
    const packed = deflateSync(Buffer.alloc(side * side, shade)).toString('latin1');
    return `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
  };
  const scan = (padding: number) =>
    writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      pages,
      page('/XObject << /P 6 0 R >> >> >>'),
      stream('BT /F1 8 Tf 60 760 Td (Shown) Tj ET q 300 0 0 200 60 300 cm /P Do Q'),
      font,
      scanOf(0xff),
      ...(padding > 0 ? [stream('x'.repeat(padding))] : []),
    ]);
  const forged = (padding: number) => {
    const text = scan(padding).toString('latin1');
    const at = text.lastIndexOf('xref\n0');
    const stray = `6 0 obj\n${scanOf(0x00)}\nendobj\n`;
    const start = at + stray.length;
    return Buffer.from(
      `${text.slice(0, at)}${stray}${text.slice(at).replace(/startxref\n\d+/, `startxref\n${start}`)}`,
      'latin1',
    );
  };

  test.each([
    ['an ordinary paper', 0],
    ['a paper of more than 5 MB', 5_200_000],
  ])('of %s no other picture is shown than the one that readers show', async (_, padding) => {
    const paper = forged(padding);
    expect(hasStrays(paper)).toBe(true);
    expect(hasStrays(scan(padding))).toBe(false);
    expect(await ink(paper, lower)).toBe(0);
    const copy = await papers.firstPages(paper, 1);
    expect(await ink(copy, upper)).toBeGreaterThan(50);
    expect(await ink(copy, lower)).toBe(0);
  });

  test('a paper that was written on has its objects twice and no strays', () => {
    const before = makePdf('Grade: B').toString('latin1');
    const [, first] = /startxref\n(\d+)/.exec(before) ?? [];
    const again = `4 0 obj\n${stream('BT /F1 8 Tf 60 760 Td (Grade: A) Tj ET')}\nendobj\n`;
    const table = `xref\n4 1\n${String(before.length).padStart(10, '0')} 00000 n \n`;
    const more = `${again}${table}trailer\n<< /Size 6 /Root 1 0 R /Prev ${first} >>\nstartxref\n${before.length + again.length}\n%%EOF\n`;
    expect(hasStrays(Buffer.from(`${before}${more}`, 'latin1'))).toBe(false);
    expect(hasStrays(twice)).toBe(true);
  });

  test.each(ways)(
    '%s is made of what only readers can open, and a look says that it could not see all',
    async (_, make) => {
      const odd = writePdf([
        '<< /Type /Catalog /Pages 2 0 R /Names << /JavaScript 5 0 R >> >>',
        '<< /Type /Pages /Count 1 /Kids [<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>] >>',
        shown('A page that stands in the list itself'),
        font,
        '<< >>',
      ]);
      expect(await ink(await make(odd), upper)).toBeGreaterThan(50);
      expect(await papers.look(odd)).toMatchObject({ readable: true, gave_up: true, active_content: ['javascript'] });
    },
  );

  test('words of an ordinary page stay words', async () => {
    const { bytes } = await papers.copy(makePdf('Official transcript'));
    expect(insides(bytes)).toContain('Official transcript');
  });

  test('what readers cannot open is not copied either', async () => {
    const whole = makePdf('Cut');
    const cut = whole.subarray(0, Math.floor(whole.length * 0.8));
    const { readable } = await papers.look(cut);
    const copied = await papers.copy(cut).then(
      () => true,
      () => false,
    );
    expect(copied).toBe(readable);
  });

  test('a form that only Adobe Reader fills is told', async () => {
    const waiting = writePdf([
      '<< /Type /Catalog /Pages 2 0 R /NeedsRendering true /AcroForm << /Fields [] /XFA 6 0 R >> >>',
      pages,
      page('>> >>'),
      shown('Please wait... If this message is not replaced, your viewer may not show it'),
      font,
      stream('<xdp/>'),
    ]);
    expect((await papers.look(waiting)).active_content).toContain('dynamic_form');
  });
});
