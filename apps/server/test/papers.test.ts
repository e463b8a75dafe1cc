import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, test } from 'vitest';
import { PaperError } from '#ports/papers/papers.ts';
import { processPapers } from '#ports/papers/papers-process.ts';
import { makePdf, writePdf } from './support/pdf.ts';
import { makeScan } from './support/scan.ts';

const papers = processPapers();
afterAll(() => papers.stop());

async function pagesOf(bytes: Uint8Array): Promise<number> {
  return (await PDFDocument.load(bytes)).getPageCount();
}

const long = 'The University of Dhaka certifies that Amina Rahman passed the examinations of the year 2025.';

/** Processes of ours that parse papers (proc(5)). */
function allWorkersOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
        return Number(parent) === pid && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('paper-task');
      } catch {
        return false;
      }
    })
    .map(Number);
}

// the apps of other files that were tested by this process share some, which end by themselves
const others = process.platform === 'linux' ? allWorkersOf(process.pid) : [];
const workersOf = (pid: number) => allWorkersOf(pid).filter((one) => !others.includes(one));

describe.runIf(process.platform === 'linux')('a process that dies between two papers', () => {
  test('takes nothing along, and the next one has a new process', async () => {
    expect((await papers.look(makePdf(long))).readable).toBe(true);
    const workers = workersOf(process.pid);
    expect(workers).toHaveLength(1);
    for (const pid of workers) process.kill(pid, 'SIGKILL');
    // its exit has been told once the system has forgotten it
    while (workers.some((pid) => existsSync(`/proc/${pid}`))) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await papers.look(makePdf(long))).toMatchObject({ readable: true, gave_up: false });
  });
});

describe.runIf(process.platform === 'linux')('two honest papers', () => {
  test('are read by one process', async () => {
    await papers.look(makePdf(long));
    const first = workersOf(process.pid);
    await papers.look(await makeScan({ pages: 1, width: 1240, quality: 75, colour: true }));
    await papers.look(makePdf(long));
    expect(workersOf(process.pid)).toEqual(first);
    expect(first).toHaveLength(1);
  });
});

describe('a look', () => {
  test('does not wait for copies that take long', async () => {
    const scan = await makeScan({ pages: 6, width: 2480, quality: 90, colour: true });
    const done: string[] = [];
    await Promise.all([
      papers.shrink(scan, 1_000_000).then(() => done.push('small copy')),
      papers.copy(makePdf(long)).then(() => done.push('copy')),
      papers.look(makePdf(long)).then(() => done.push('look')),
    ]);
    // small copies may be made beside each other
    expect(done.indexOf('look')).toBeLessThan(done.indexOf('small copy'));
  });

  test('tells pages, text and a picture', async () => {
    const look = await papers.look(makePdf(long));
    expect(look).toMatchObject({
      readable: true,
      encrypted: false,
      pages: 1,
      content: 'text',
      active_content: [],
      gave_up: false,
    });
    expect(look.text).toContain('Amina Rahman');
    expect(Buffer.from(look.thumbnail ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    expect(look.thumbnail?.length).toBeLessThan(3 * 1024);
  });

  test.each([
    ['a page number alone', 'Page 1', 'text'],
    ['nothing', '', 'scan'],
  ])('at %s tells what it is', async (_, words, content) => {
    expect((await papers.look(makePdf(words))).content).toBe(content);
  });

  test('at pages without anything on them tells so', async () => {
    const blank = writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ]);
    expect(await papers.look(blank)).toMatchObject({ readable: true, content: 'empty' });
  });

  test('at what is no document tells that it cannot be read', async () => {
    const look = await papers.look(Buffer.from('%PDF-1.7 and nothing more'));
    expect(look).toMatchObject({ readable: false, pages: null, gave_up: false, thumbnail: undefined });
  });
});

describe('copies', () => {
  test('of several papers are as long as all of them', async () => {
    expect(await pagesOf(await papers.merge([makePdf('one'), makePdf('two')]))).toBe(2);
  });

  test('hold the first pages only, or all and tell how many', async () => {
    const two = await papers.merge([makePdf('a'), makePdf('b')]);
    const bytes = await papers.firstPages(two, 1);
    expect(await pagesOf(bytes)).toBe(1);
    expect((await papers.copy(two)).pages).toBe(2);
  });

  test('of what is locked against changes are made; of what needs a password to be opened are none', async () => {
    const locked = async (passwords: { userPassword?: string; ownerPassword: string }) => {
      const document = await PDFDocument.load(makePdf('Account statement'));
      document.encrypt(passwords);
      return await document.save();
    };
    const copy = await papers.copy(await locked({ ownerPassword: 'bank' }));
    expect((await papers.look(copy.bytes)).text).toContain('Account statement');
    const closed = await locked({ ownerPassword: 'bank', userPassword: 'mine' });
    await expect(papers.copy(closed)).rejects.toMatchObject({ failure: 'encrypted' });
  });

  test('of what cannot be read are none', async () => {
    await expect(papers.copy(Buffer.from('%PDF-1.7'))).rejects.toThrow(PaperError);
  });
});

// scans as phones and scanners make them, up to the 10 MB that the vault takes; `finest`: the width of the finest copy that fits
describe.each([
  { pages: 1, width: 3024, quality: 95, colour: true, finest: 1654 },
  { pages: 1, width: 2480, quality: 92, colour: false, finest: 2480 },
  { pages: 3, width: 2480, quality: 88, colour: true, finest: 1654 },
  { pages: 5, width: 1654, quality: 90, colour: false, finest: 1240 },
  { pages: 8, width: 2480, quality: 70, colour: true, finest: 1000 },
  { pages: 12, width: 1654, quality: 75, colour: false, finest: 827 },
  { pages: 25, width: 1240, quality: 55, colour: true, finest: 744 },
])('a scan of $pages pages, $width pixels wide', { timeout: 300_000 }, (scan) => {
  test('is looked at, and has a small copy that can be read', async () => {
    const bytes = await makeScan(scan);
    expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
    const look = await papers.look(bytes);
    expect(look).toMatchObject({ gave_up: false, content: 'scan', pages: scan.pages });
    expect(look.thumbnail?.byteLength).toBeGreaterThan(1000);

    const small = (await papers.shrink(bytes, 1_950_000)) as Uint8Array;
    expect(small.byteLength).toBeLessThan(1_950_000);
    expect(await pagesOf(small)).toBe(scan.pages);
    const widths =
      Buffer.from(small)
        .toString('latin1')
        .match(/(?<=\/Width )\d+/g) ?? [];
    expect(widths).toHaveLength(scan.pages);
    expect(new Set(widths.map(Number))).toEqual(new Set([scan.finest]));
  });
});

test.each([
  ['a picture', '/ColorSpace /DeviceGray'],
  ['a stencil of ink', '/ImageMask true'],
  ['a stencil the other way round', '/ImageMask true /Decode [1 0]'],
])('a scan in black and white of 35 megapixels is looked at and shown: %s', async (name, kind) => {
  const [width, height] = [4960, 7016];
  const row = Buffer.alloc(width / 8, 0xff);
  const line = Buffer.alloc(width / 8, 0x00);
  const packed = deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => (y % 200 < 40 ? line : row))));
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 ${kind} /Filter /FlateDecode`;
  const scan = writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>',
    '<< /Length 26 >>\nstream\nq 595 0 0 842 0 0 cm /P Do Q\nendstream',
    `<< ${picture} /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ]);
  const look = await papers.look(scan);
  expect(look).toMatchObject({ readable: true, gave_up: false, content: 'scan' });
  expect(look.thumbnail?.length).toBeGreaterThan(100);
  // two fifths of each 200 rows are lines of ink, however they are made fewer
  const shown = await loadImage(Buffer.from((await papers.picture(scan, 1)) ?? []));
  const context = createCanvas(1, shown.height).getContext('2d');
  context.drawImage(shown, 0, 0, 1, shown.height);
  const column = context.getImageData(0, 0, 1, shown.height).data.filter((_, at) => at % 4 === 0);
  const ink = column.filter((shade) => shade < 128).length / shown.height;
  expect(ink).toBeCloseTo(name.endsWith('round') ? 0.8 : 0.2, 1);
  expect((await papers.copy(scan)).pages).toBe(1);
});
