import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Adjust,
  atFirst,
  type Corners,
  frameOf,
  moveCorner,
  pageParts,
  sheetSize,
  sizeOnPage,
  turnBy,
  whole,
} from '#features/documents/photo/adjust.ts';
import { fitPages, grades } from '#features/documents/photo/fit-pages.ts';
import { type PagePicture, pdfOfPictures, withoutRemarks } from '#features/documents/photo/pdf-of-pictures.ts';
import { frameOfJpeg, isHeic, sizeInHead } from '#features/documents/photo/picture-head.ts';
import { makeClearer, packBits, toBlackAndWhite } from '#features/documents/photo/tones.ts';
import { kindOfStart } from '#features/documents/upload/kind-of-file.ts';

// The libraries that the server reads papers and draws thumbnails with.
const ofServer = createRequire(new URL('../../server/package.json', import.meta.url));
const { createCanvas } = ofServer('@napi-rs/canvas');
const { getDocument, OPS } = ofServer('pdfjs-dist/legacy/build/pdf.mjs');

function drawJpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#123';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  return new Uint8Array(canvas.toBuffer('image/jpeg', 80));
}

/** As phones write it: where the photo was taken, right after the beginning. */
function withPlace(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\u0008GPSLatitude 23.7461 Galaxy A05');
  const length = exif.length + 2;
  return new Uint8Array(
    Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, length >> 8, length & 255]), exif, jpeg.subarray(2)]),
  );
}

describe('adjusting', () => {
  test('four turns are none, and turn the corners along', () => {
    const corners: Corners = [
      { x: 0.25, y: 0.125 },
      { x: 0.75, y: 0 },
      { x: 1, y: 0.875 },
      { x: 0, y: 0.75 },
    ];
    const start: Adjust = { turn: 0, corners, tone: 'scan' };
    const once = turnBy(start, 1);
    expect(once).toEqual({
      turn: 1,
      corners: [
        { x: 0.25, y: 0 },
        { x: 0.875, y: 0.25 },
        { x: 1, y: 0.75 },
        { x: 0.125, y: 1 },
      ],
      tone: 'scan',
    });
    expect(turnBy(once, -1)).toEqual(start);
    expect([1, 1, 1, 1].reduce((adjust: Adjust) => turnBy(adjust, 1), start)).toEqual(start);
  });

  test('a corner stays in the picture, does not cross the others, and takes no odd figure', () => {
    const corners = moveCorner(whole, 0, { x: 0.3, y: -2 });
    expect(corners[0]).toEqual({ x: 0.3, y: 0 });
    expect(moveCorner(corners, 1, { x: 0.2, y: 0 })).toBe(corners);
    expect(moveCorner(corners, 2, { x: 0.1, y: 0.1 })).toBe(corners);
    expect(moveCorner(corners, 3, { x: Number.NaN, y: 0.5 })).toBe(corners);
  });

  test('of two opposite sides the longer one counts', () => {
    const corners: Corners = [
      { x: 10, y: 0 },
      { x: 90, y: 0 },
      { x: 100, y: 140 },
      { x: 0, y: 140 },
    ];
    expect(sheetSize(corners).width).toBe(100);
    expect(sheetSize(corners).height).toBeCloseTo(Math.hypot(10, 140));
  });

  test('wherever the corners are put and turned, at least a pixel is left, inside the picture', () => {
    const share = fc.double({ min: -1, max: 2, noNaN: true });
    const place = fc.record({ x: share, y: share });
    const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
    fc.assert(
      fc.property(size, fc.array(place, { minLength: 4, maxLength: 4 }), fc.nat(3), (upright, places, turns) => {
        let adjust = atFirst;
        for (const [at, to] of places.entries()) adjust = { ...adjust, corners: moveCorner(adjust.corners, at, to) };
        for (let turn = 0; turn < turns; turn++) adjust = turnBy(adjust, 1);
        const frame = frameOf(upright, adjust);
        const [across, down] = turns % 2 ? [upright.height, upright.width] : [upright.width, upright.height];
        expect(frame.width).toBeGreaterThan(0);
        expect(frame.height).toBeGreaterThan(0);
        expect(frame.x + frame.width).toBeLessThanOrEqual(across + 1);
        expect(frame.y + frame.height).toBeLessThanOrEqual(down + 1);
      }),
    );
  });

  test('a picture fills A4 without growing', () => {
    expect(sizeOnPage({ width: 3000, height: 4000 }, 1654)).toEqual({ width: 1654, height: 2205 });
    expect(sizeOnPage({ width: 4000, height: 3000 }, 1654)).toEqual({ width: 2205, height: 1654 });
    expect(sizeOnPage({ width: 1000, height: 4000 }, 1654)).toEqual({ width: 585, height: 2339 });
    expect(sizeOnPage({ width: 800, height: 600 }, 1654)).toEqual({ width: 800, height: 600 });
  });
});

describe('the size in the first bytes', () => {
  test('of a JPEG, also behind what the phone wrote in front', () => {
    const jpeg = drawJpeg(300, 200);
    expect(sizeInHead(jpeg)).toMatchObject({ width: 300, height: 200 });
    expect(sizeInHead(withPlace(jpeg))).toMatchObject({ width: 300, height: 200 });
  });

  test('is read of PNG and WebP', () => {
    const canvas = createCanvas(321, 123);
    expect(sizeInHead(new Uint8Array(canvas.toBuffer('image/png')))).toEqual({ width: 321, height: 123 });
    expect(sizeInHead(new Uint8Array(canvas.toBuffer('image/webp')))).toEqual({ width: 321, height: 123 });
  });

  test('anything else has none, and no bytes make it fail', () => {
    expect(sizeInHead(new TextEncoder().encode('%PDF-1.7'))).toBeUndefined();
    const starts = [[0xff, 0xd8], [...Buffer.from('\x89PNG', 'latin1')], [...Buffer.from('RIFF....WEBPVP8X')], []];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 60 }), (start, rest) => {
        sizeInHead(Uint8Array.from([...start, ...rest]));
      }),
    );
  });
});

describe('a chosen file', () => {
  test('is a picture by its first bytes, whatever it is called', () => {
    for (const start of ['\xff\xd8\xff\xe1', '\x89PNG\r\n', 'GIF89a', 'RIFF....WEBPVP8 ', '\0\0\0\x18ftypheic'])
      expect(kindOfStart(start, 'paper.pdf')).toBe('picture');
    for (const start of ['RIFF....WAVEfmt ', '\0\0\0\x18ftypmp42', 'photo'])
      expect(kindOfStart(start, 'photo.jpg')).toBe('other');
    expect(kindOfStart('%PDF-1.7', 'photo.jpg')).toBe('pdf');
  });
});

describe('contrast', () => {
  /** A page under a lamp: bright at the left, less than half of it at the right; strokes are 60 % of the paper around. */
  function page(width: number, height: number) {
    const pixels = new Uint8ClampedArray(4 * width * height);
    const isInk = (x: number, y: number) => y % 20 > 14 && x % 10 < 6 && x > 20 && x < width - 20;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const paper = 230 - (130 * x) / width;
        const value = isInk(x, y) ? 0.6 * paper : paper;
        pixels.set([value, 0.95 * value, 0.8 * value, 255], 4 * (y * width + x));
      }
    }
    return { pixels, isInk };
  }

  test('black and white finds ink in light and in shadow', () => {
    const [width, height] = [400, 300];
    const { pixels, isInk } = page(width, height);
    const white = toBlackAndWhite(pixels, width, height);
    let wrong = 0;
    for (let at = 0; at < white.length; at++)
      if (Boolean(white[at]) === isInk(at % width, Math.floor(at / width))) wrong++;
    expect(wrong / white.length).toBeLessThan(0.01);
  });

  test('clearer makes paper white everywhere, and keeps ink dark', () => {
    const [width, height] = [400, 300];
    const { pixels, isInk } = page(width, height);
    makeClearer(pixels, width, height);
    for (const x of [15, 385]) {
      const at = 4 * (10 * width + x);
      expect(Math.min(...pixels.slice(at, at + 3))).toBeGreaterThan(235);
    }
    for (const x of [62, 332]) {
      expect(isInk(x, 17)).toBe(true);
      expect(Math.max(...pixels.slice(4 * (17 * width + x), 4 * (17 * width + x) + 3))).toBeLessThan(170);
    }
  });

  test('a large dark area stays dark, as a photo in a passport', () => {
    const [width, height] = [320, 320];
    const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
    for (let y = 100; y < 220; y++) for (let x = 100; x < 220; x++) pixels.set([45, 45, 45, 255], 4 * (y * width + x));
    const white = toBlackAndWhite(pixels, width, height);
    expect(white[160 * width + 160]).toBe(0);
    expect(white[20 * width + 20]).toBe(1);
    makeClearer(pixels, width, height);
    expect(pixels[4 * (160 * width + 160)]).toBeLessThan(150);
  });

  test('pictures of one pixel, all black and all white pass', () => {
    for (const [width, height, value] of [
      [1, 1, 0],
      [3, 1, 255],
      [50, 2, 0],
    ] as const) {
      const pixels = new Uint8ClampedArray(4 * width * height).fill(value);
      expect(toBlackAndWhite(pixels, width, height)).toHaveLength(width * height);
      makeClearer(pixels, width, height);
    }
  });

  test('eight pixels a byte, each row begins a new one', () => {
    const row = [1, 0, 1, 1, 1, 1, 1, 1, 1, 0];
    expect([...packBits(Uint8Array.from([...row, ...row.map((bit) => 1 - bit)]), 10, 2)]).toEqual([
      0b10111111, 0b10000000, 0b01000000, 0b01000000,
    ]);
  });
});

describe('fitting pages', () => {
  /** An encoder whose pages weigh with their pixels and quality. */
  const encoder = (weights: number[]) => {
    const made: [number, number, number][] = [];
    const make = async (at: number, { width, quality }: { width: number; quality: number }) => {
      made.push([at, width, quality]);
      const share = (width / 1654) ** 2 * (quality / 0.85) ** 1.5;
      return { bytes: new Uint8Array(Math.ceil((weights[at] ?? 0) * share)) };
    };
    return { made, make };
  };
  const sum = (pages: { bytes: Uint8Array }[]) => pages.reduce((all, { bytes }) => all + bytes.length, 0);

  test('what fits is made once, at the finest grade', async () => {
    const { made, make } = encoder([500, 400]);
    const steps: number[] = [];
    const fitted = await fitPages(2, make, 1000, (count) => steps.push(count));
    expect(fitted?.coarsest).toBe(0);
    expect(made).toEqual([
      [0, 1654, 0.85],
      [1, 1654, 0.85],
    ]);
    expect(steps).toEqual([1, 2]);
  });

  test('the heaviest page is made coarser first; light ones stay sharp', async () => {
    const { make } = encoder([100, 3000, 100]);
    const fitted = await fitPages(3, make, 1000);
    expect(sum(fitted?.pages ?? [])).toBeLessThanOrEqual(1000);
    expect(fitted?.pages[0]?.bytes.length).toBe(100);
    expect(fitted?.coarsest).toBeGreaterThan(0);
  });

  test('answers nothing for pages that cannot fit, and cuts none', async () => {
    const { made, make } = encoder(Array.from({ length: 40 }, () => 1000));
    expect(await fitPages(40, make, 1000)).toBeUndefined();
    expect(made.length).toBeLessThanOrEqual(40 * grades.length);
  });

  test('whatever the pages weigh: all of them, in order, under the size, or nothing', async () => {
    const pages = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(pages, fc.integer({ min: 100, max: 20_000 }), async (weights, most) => {
        const { make } = encoder(weights);
        const fitted = await fitPages(weights.length, make, most);
        const coarsest = await Promise.all(weights.map((_, at) => make(at, grades.at(-1) ?? { width: 0, quality: 0 })));
        expect(fitted === undefined).toBe(sum(coarsest) > most);
        if (!fitted) return;
        expect(fitted.pages).toHaveLength(weights.length);
        expect(sum(fitted.pages)).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('the PDF', () => {
  const upright: PagePicture = { kind: 'jpeg', bytes: drawJpeg(300, 400), width: 300, height: 400 };
  const lying: PagePicture = { kind: 'jpeg', bytes: drawJpeg(400, 200), width: 400, height: 200 };

  async function bitsOf(white: Uint8Array, width: number, height: number): Promise<PagePicture> {
    const packed = new Blob([packBits(white, width, height)]).stream().pipeThrough(new CompressionStream('deflate'));
    return { kind: 'bits', bytes: new Uint8Array(await new Response(packed).arrayBuffer()), width, height };
  }

  test('opens in the reader that the server uses, with A4 pages and their pictures', async () => {
    const white = Uint8Array.from({ length: 100 * 140 }, (_, at) => (at % 100 < 50 ? 1 : 0));
    const pdf = pdfOfPictures([upright, lying, await bitsOf(white, 100, 140)]);
    const document = await getDocument({ data: pdf.slice(), stopAtErrors: true }).promise;
    expect(document.numPages).toBe(3);
    const sizes: number[][] = [];
    const pictures: { width: number; height: number }[] = [];
    for (const number of [1, 2, 3]) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      sizes.push([width, height]);
      const { fnArray, argsArray } = await page.getOperatorList();
      const at = fnArray.indexOf(OPS.paintImageXObject);
      const picture = await new Promise<{ width: number; height: number }>((resolve) =>
        page.objs.get(argsArray[at][0], resolve),
      );
      pictures.push({ width: picture.width, height: picture.height });
    }
    expect(sizes).toEqual([
      [595.28, 841.89],
      [841.89, 595.28],
      [595.28, 841.89],
    ]);
    expect(pictures).toEqual([
      { width: 300, height: 400 },
      { width: 400, height: 200 },
      { width: 100, height: 140 },
    ]);
    const { info } = await document.getMetadata();
    expect(info.Producer).toBe('Lantern');
    expect(info.CreationDate).toBeUndefined();
  });

  test('every place in its table is the beginning of that object', () => {
    const text = Buffer.from(pdfOfPictures([upright, lying])).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places).toHaveLength(9);
    for (const [at, place] of places.entries())
      expect(text.slice(place, place + 10)).toMatch(new RegExp(`^${at + 1} 0 obj`));
  });

  test('carries neither the place nor the device of a photo', () => {
    const given = withPlace(upright.bytes);
    expect(Buffer.from(given).includes('GPSLatitude')).toBe(true);
    const pdf = Buffer.from(pdfOfPictures([{ ...upright, bytes: given }]));
    for (const mark of ['Exif', 'GPS', 'Galaxy', 'CreationDate', 'ModDate']) expect(pdf.includes(mark)).toBe(false);
    const plain = withoutRemarks(given);
    expect(frameOfJpeg(plain)).toEqual({ width: 300, height: 400, components: 3 });
    expect(plain.subarray(-50)).toEqual(given.subarray(-50));
  });

  test('keeps the bytes of the picture', async () => {
    const picture = await bitsOf(Uint8Array.from([1, 1, 0, 0, 1, 0]), 3, 2);
    expect([...inflateSync(picture.bytes)]).toEqual([0b11000000, 0b01000000]);
    expect(Buffer.from(pdfOfPictures([picture])).includes(Buffer.from(picture.bytes))).toBe(true);
  });
});

describe('a long screenshot', () => {
  test('is cut into pages that meet, and an ordinary photo is not', () => {
    expect(pageParts({ width: 3024, height: 4032 })).toHaveLength(1);
    expect(pageParts({ width: 4032, height: 3024 })).toEqual([whole]);
    const parts = pageParts({ width: 360, height: 6000 });
    expect(parts).toHaveLength(12);
    expect([parts[0]?.[0].y, parts.at(-1)?.[2].y]).toEqual([0, 1]);
    for (const [at, corners] of parts.entries()) {
      const before = parts[at - 1];
      // no line is lost between two pages
      if (before) expect(corners[0].y).toBeLessThan(before[2].y);
      const { width, height } = frameOf({ width: 360, height: 6000 }, { turn: 0, corners });
      expect(height / width).toBeLessThan(1.6);
    }
    expect(pageParts({ width: 10, height: 100_000 }).length).toBeLessThanOrEqual(20);
  });

  test('a HEIC picture is known by its bytes', () => {
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(isHeic(bytes('\0\0\0\x18ftypheic\0\0\0\0'))).toBe(true);
    expect(isHeic(bytes('\0\0\0\x18ftypavif\0\0\0\0'))).toBe(false);
    expect(isHeic(bytes('\xff\xd8\xff'))).toBe(false);
  });
});
