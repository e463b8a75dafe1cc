// Files that try what a file can try. Made here, so that nothing harmful is stored in the repository.
import { deflateSync, gzipSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { DocumentChecks } from '@lantern/contract/documents';
import { makePdf, writePdf } from './pdf.ts';

type Seen = Partial<Omit<DocumentChecks, 'fits_category' | 'expiry_seen'>>;

/** `seen`: what a look must tell at least. Without it any honest answer will do, as long as one comes. */
export type Hostile = { name: string; bytes: () => Buffer | Promise<Buffer>; seen?: Seen };

const pdf = makePdf('A paper with enough words to be taken for a text by whoever counts its letters.');
const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** Refused by their first bytes. */
export const notPdfs: readonly { name: string; bytes: Buffer }[] = [
  { name: 'nothing', bytes: Buffer.alloc(0) },
  { name: 'one byte', bytes: Buffer.from('%') },
  { name: 'most of the mark', bytes: Buffer.from('%PDF') },
  { name: 'the mark in small letters', bytes: join('%pdf-1.7\n', pdf.subarray(9)) },
  { name: 'text', bytes: Buffer.from('Dear Sir or Madam') },
  { name: 'a page', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
  { name: 'a page in front of a PDF', bytes: join('<script>alert(1)</script>\n', pdf) },
  { name: 'a line end in front of a PDF', bytes: join('\n', pdf) },
  { name: 'a byte order mark in front of a PDF', bytes: join('\xef\xbb\xbf', pdf) },
  { name: 'NUL in front of a PDF', bytes: join('\0\0\0\0', pdf) },
  { name: 'a GIF that is a PDF too', bytes: join('GIF89a', pdf) },
  { name: 'a JPEG that is a PDF too', bytes: join('\xff\xd8\xff\xe0', pdf) },
  { name: 'a PNG', bytes: join('\x89PNG\r\n\x1a\n', Buffer.alloc(100)) },
  { name: 'an SVG', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
  { name: 'XML', bytes: Buffer.from('<?xml version="1.0"?><a/>') },
  { name: 'a Word file', bytes: join('PK\x03\x04', Buffer.alloc(100)) },
  { name: 'an old Word file', bytes: join('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', Buffer.alloc(100)) },
  { name: 'RTF', bytes: Buffer.from('{\\rtf1 x}') },
  { name: 'PostScript', bytes: Buffer.from('%!PS-Adobe-3.0\n') },
  { name: 'a program for Windows', bytes: join('MZ', Buffer.alloc(100)) },
  { name: 'a program for Linux', bytes: join('\x7fELF', Buffer.alloc(100)) },
  { name: 'a script', bytes: Buffer.from('#!/bin/sh\nrm -rf /\n') },
  { name: 'a packed PDF', bytes: gzipSync(pdf) },
  { name: 'JSON', bytes: Buffer.from('{"%PDF-":1}') },
];

const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = (more = '/Contents 4 0 R') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`;
const stream = (bytes: string | Buffer, more = '') => {
  const text = typeof bytes === 'string' ? bytes : bytes.toString('latin1');
  return `<< /Length ${text.length} ${more} >>\nstream\n${text}\nendstream`;
};
const empty = stream('');
const withCatalog = (more: string, ...objects: string[]) => writePdf([catalog(more), pages, page(), empty, ...objects]);
const withPage = (more: string, ...objects: string[]) => writePdf([catalog(), pages, page(more), ...objects]);
const withContent = (content: string, resources = '', ...objects: string[]) =>
  writePdf([catalog(), pages, page(`/Contents 4 0 R /Resources << ${resources} >>`), stream(content), ...objects]);

const gigabyte = 1_000_000_000;
const bombs = new Map<number, Buffer>();

/** So many bytes of nothing, packed: a thousandth of that. Made once for each size. */
function packed(size: number): Buffer {
  const made = bombs.get(size) ?? deflateSync(Buffer.alloc(size), { level: 9 });
  bombs.set(size, made);
  return made;
}
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

async function encrypted(passwords: { userPassword?: string; ownerPassword: string }): Promise<Buffer> {
  const document = await PDFDocument.load(pdf);
  document.encrypt(passwords);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const action = (body: string) => `/OpenAction << ${body} >>`;

/** Taken, because their first bytes are those of a PDF; then looked at where they can do no harm. */
export const hostilePapers: readonly Hostile[] = [
  {
    name: 'an honest paper',
    bytes: () => pdf,
    seen: { readable: true, pages: 1, content: 'text', active_content: [] },
  },

  { name: 'a mark alone', bytes: () => Buffer.from('%PDF-1.7'), seen: { readable: false } },
  { name: 'a mark and noise', bytes: () => join('%PDF-1.7\n', noise(20_000)), seen: { readable: false } },
  { name: 'half a paper', bytes: () => pdf.subarray(0, pdf.length / 2) },
  { name: 'all but the last bytes', bytes: () => pdf.subarray(0, -40) },
  { name: 'no table of objects', bytes: () => pdf.subarray(0, pdf.indexOf('xref')) },
  {
    name: 'a table that points nowhere',
    bytes: () => join(pdf.toString('latin1').replace(/\d{10} 00000 n/g, '9999999999 00000 n')),
  },
  {
    name: 'a start beyond the end',
    bytes: () => join(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999999999')),
  },
  { name: 'a start below zero', bytes: () => join(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n-1')) },
  { name: 'a table that follows itself', bytes: () => writePdf([catalog(), pages, page(), empty], '/Prev 200') },
  { name: 'a page behind a PDF', bytes: () => join(pdf, '<script>alert(1)</script>'), seen: { readable: true } },
  { name: 'a ZIP behind a PDF', bytes: () => join(pdf, 'PK\x03\x04', Buffer.alloc(200)), seen: { readable: true } },
  { name: 'a version that does not exist', bytes: () => join(pdf.toString('latin1').replace('1.7', '9.9')) },

  { name: 'no pages', bytes: () => writePdf([catalog(), '<< /Type /Pages /Kids [] /Count 0 >>']) },
  { name: 'no catalog', bytes: () => writePdf(['<< /Type /Nothing >>']), seen: { readable: false } },
  {
    name: 'a page tree that holds itself',
    bytes: () => writePdf([catalog(), '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  },
  {
    name: 'a page tree in a ring',
    bytes: () =>
      writePdf([
        catalog(),
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>',
      ]),
  },
  {
    name: 'a milliard pages, it says',
    bytes: () => writePdf([catalog(), '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>', page(), empty]),
  },
  {
    name: 'fewer pages than none',
    bytes: () => writePdf([catalog(), '<< /Type /Pages /Kids [3 0 R] /Count -5 >>', page(), empty]),
  },
  { name: 'pages 5,000 deep', bytes: () => deepPages(5000) },
  { name: '3,000 pages', bytes: () => manyPages(3000) },
  {
    name: 'one page 20,000 times',
    bytes: () =>
      writePdf([catalog(), `<< /Type /Pages /Kids [${'3 0 R '.repeat(20_000)}] /Count 20000 >>`, page(), empty]),
  },
  { name: 'no size', bytes: () => writePdf([catalog(), pages, '<< /Type /Page /Parent 2 0 R >>']) },
  {
    name: 'a page as large as a country',
    bytes: () => writePdf([catalog(), pages, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1e12 1e12] >>']),
  },
  {
    name: 'a page of no size',
    bytes: () => writePdf([catalog(), pages, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] >>']),
  },
  {
    name: 'a page of a size that is none',
    bytes: () => writePdf([catalog(), pages, '<< /Type /Page /Parent 2 0 R /MediaBox [(a) null /b 1] >>']),
  },

  { name: 'lists 100,000 deep', bytes: () => withCatalog(`/X ${nested('[', ']', 100_000)}`) },
  { name: 'dictionaries 50,000 deep', bytes: () => withCatalog(`/X ${'<</X '.repeat(50_000)}1${'>>'.repeat(50_000)}`) },
  {
    name: 'a length that names itself',
    bytes: () => writePdf([catalog(), pages, page(), '<< /Length 4 0 R >>\nstream\nx\nendstream']),
  },
  {
    name: 'a stream without an end',
    bytes: () => writePdf([catalog(), pages, page(), '<< /Length 10 >>\nstream\nq Q']),
  },
  { name: '100,000 objects', bytes: () => writePdf([catalog(), pages, page(), empty, ...Array(100_000).fill('1')]) },
  { name: 'a string of 9 MB', bytes: () => withCatalog(`/X (${'a'.repeat(9_000_000)})`) },
  { name: 'names with NUL', bytes: () => withCatalog('/A#00B /C#00#00') },
  {
    name: 'outlines in a ring',
    bytes: () =>
      withCatalog(
        '/Outlines 5 0 R',
        '<< /First 6 0 R /Last 6 0 R >>',
        '<< /Title (a) /Next 6 0 R /Prev 6 0 R /Parent 5 0 R >>',
      ),
  },
  { name: 'a tree of names in a ring', bytes: () => withCatalog('/Names << /Dests 5 0 R >>', '<< /Kids [5 0 R] >>') },

  {
    name: 'a page that unpacks to a gigabyte',
    bytes: () => writePdf([catalog(), pages, page(), stream(packed(gigabyte), '/Filter /FlateDecode')]),
  },
  {
    name: 'a page packed twice',
    bytes: () =>
      writePdf([
        catalog(),
        pages,
        page(),
        stream(deflateSync(packed(gigabyte)), '/Filter [/FlateDecode /FlateDecode]'),
      ]),
  },
  { name: 'objects that unpack to a gigabyte', bytes: () => objectBomb(gigabyte) },
  {
    name: 'a picture of 60,000 by 60,000',
    bytes: () =>
      withContent(
        'q 500 0 0 500 0 0 cm /I Do Q',
        '/XObject << /I 5 0 R >>',
        stream(
          packed(100_000_000),
          '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
        ),
      ),
  },
  {
    name: 'a picture that is none',
    bytes: () =>
      withContent(
        'q /I Do Q',
        '/XObject << /I 5 0 R >>',
        stream(
          noise(5000),
          '/Type /XObject /Subtype /Image /Width 10 /Height 10 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        ),
      ),
  },
  {
    name: 'a JBIG2 picture that is none',
    bytes: () =>
      withContent(
        'q /I Do Q',
        '/XObject << /I 5 0 R >>',
        stream(
          noise(5000),
          '/Type /XObject /Subtype /Image /Width 9000 /Height 9000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
        ),
      ),
  },
  {
    name: 'a JPEG 2000 picture that is none',
    bytes: () =>
      withContent(
        'q /I Do Q',
        '/XObject << /I 5 0 R >>',
        stream(noise(5000), '/Type /XObject /Subtype /Image /Width 9000 /Height 9000 /Filter /JPXDecode'),
      ),
  },
  {
    name: 'a font that is none',
    bytes: () =>
      withContent(
        'BT /F 12 Tf (abc) Tj ET',
        '/Font << /F << /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontName /X /FontFile2 5 0 R >> >> >>',
        stream(noise(20_000)),
      ),
  },
  {
    name: 'a font that draws itself',
    bytes: () =>
      withContent(
        'BT /F 12 Tf (a) Tj ET',
        '/Font << /F 5 0 R >>',
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] /Resources << /Font << /F 5 0 R >> >> >>',
        stream('BT /F 12 Tf (a) Tj ET'),
      ),
  },
  {
    name: 'a drawing that draws itself',
    bytes: () =>
      withContent(
        '/X Do',
        '/XObject << /X 5 0 R >>',
        stream('/X Do /X Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>'),
      ),
  },
  { name: 'a drawing that doubles 30 times', bytes: () => doubling(30) },
  {
    name: 'a pattern made of itself',
    bytes: () =>
      withContent(
        '/Pattern cs /P scn 0 0 500 500 re f',
        '/Pattern << /P 5 0 R >>',
        stream(
          '/Pattern cs /P scn 0 0 9 9 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 0.001 /YStep 0.001 /Resources << /Pattern << /P 5 0 R >> >>',
        ),
      ),
  },
  {
    name: 'a colour made of itself',
    bytes: () => withContent('/C cs 1 scn 0 0 9 9 re f', '/ColorSpace << /C 5 0 R >>', '[/Indexed 5 0 R 1 (aaaaaa)]'),
  },
  {
    name: 'two million strokes',
    bytes: () =>
      writePdf([
        catalog(),
        pages,
        page(),
        stream(deflateSync('0 0 m 500 800 l S\n'.repeat(2_000_000)), '/Filter /FlateDecode'),
      ]),
  },
  {
    name: 'a million states left open',
    bytes: () =>
      writePdf([catalog(), pages, page(), stream(deflateSync('q '.repeat(1_000_000)), '/Filter /FlateDecode')]),
  },
  {
    name: 'a megabyte of text on a page',
    bytes: () =>
      writePdf([
        catalog(),
        pages,
        page('/Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'),
        stream(deflateSync(`BT /F1 1 Tf ${'(words and words) Tj '.repeat(60_000)} ET`), '/Filter /FlateDecode'),
      ]),
  },
  {
    name: 'a laughing letter',
    bytes: () => withCatalog('/Metadata 5 0 R', stream(billionLaughs(), '/Type /Metadata /Subtype /XML')),
  },

  {
    name: 'a script that runs at once',
    bytes: () => withCatalog(action('/S /JavaScript /JS (app.alert\\(1\\))')),
    seen: { active_content: ['javascript'] },
  },
  {
    name: 'a script in the tree of names',
    bytes: () => withCatalog('/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', '<< /S /JavaScript /JS (x) >>'),
    seen: { active_content: ['javascript'] },
  },
  {
    name: 'a script behind a button',
    bytes: () =>
      withPage(
        '/Contents 4 0 R /Annots [5 0 R]',
        empty,
        '<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /AA << /E << /S /JavaScript /JS (x) >> >> >>',
      ),
    seen: { active_content: ['javascript'] },
  },
  { name: 'a script in packed objects', bytes: () => packedScript(), seen: { active_content: ['javascript'] } },
  {
    name: 'a program to be started',
    bytes: () => withCatalog(action('/S /Launch /F (cmd.exe)')),
    seen: { active_content: ['launch'] },
  },
  {
    name: 'a file inside',
    bytes: () =>
      withCatalog(
        '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>] >> >>',
        stream('MZ', '/Type /EmbeddedFile'),
      ),
    seen: { active_content: ['embedded_files'] },
  },
  {
    name: 'a file on a pin',
    bytes: () =>
      withPage(
        '/Contents 4 0 R /Annots [5 0 R]',
        empty,
        '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.exe) >> >>',
      ),
    seen: { active_content: ['embedded_files'] },
  },
  {
    name: 'a form that sends itself away',
    bytes: () => withCatalog(action('/S /SubmitForm /F (http://example.org)')),
    seen: { active_content: ['forms'] },
  },
  {
    name: 'an XFA form',
    bytes: () => withCatalog('/AcroForm << /XFA 5 0 R /Fields [] >>', stream('<xdp/>')),
    seen: { active_content: ['forms'] },
  },
  {
    name: 'a link',
    bytes: () =>
      withPage(
        '/Contents 4 0 R /Annots [5 0 R]',
        empty,
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://example.org) >> >>',
      ),
    seen: { active_content: ['external_links'] },
  },
  {
    name: 'a way into another file',
    bytes: () => withCatalog(action('/S /GoToR /F (\\\\\\\\server\\\\share\\\\x.pdf) /D [0 /Fit]')),
    seen: { active_content: ['external_links'] },
  },

  {
    name: 'a password to open it',
    bytes: () => encrypted({ userPassword: 'secret', ownerPassword: 'owner' }),
    seen: { encrypted: true, readable: false },
  },
  { name: 'a password to change it', bytes: () => encrypted({ ownerPassword: 'owner' }) },
];

/** The same noise every time. */
function noise(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let state = 42;
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

function deepPages(depth: number): Buffer {
  const trees = Array.from(
    { length: depth },
    (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 ${index > 0 ? `/Parent ${index + 1} 0 R` : ''} >>`,
  );
  return writePdf([catalog(), ...trees, `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 9 9] >>`]);
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const each = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  return writePdf([catalog(), `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...Array(count).fill(each)]);
}

/** Each drawing draws the next one twice. */
function doubling(times: number): Buffer {
  const drawings = Array.from({ length: times }, (_, index) =>
    stream(
      '/X Do /X Do',
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${index + 6} 0 R >> >>`,
    ),
  );
  const last = stream('0 0 9 9 re f', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]');
  return withContent('/X Do', '/XObject << /X 5 0 R >>', ...drawings, last);
}

function objectBomb(size: number): Buffer {
  return writePdf([
    catalog(),
    pages,
    page(),
    empty,
    stream(packed(size), '/Type /ObjStm /N 100000 /First 1000000 /Filter /FlateDecode'),
  ]);
}

/** Objects in a compressed stream, where a search through the bytes finds nothing. */
async function packedScript(): Promise<Buffer> {
  const document = await PDFDocument.load(withCatalog(action('/S /JavaScript /JS (x)')));
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

function billionLaughs(): string {
  const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${entities.join('')}]><x>&l9;</x>`;
}
