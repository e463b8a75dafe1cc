// The canvas work on one picture at a time. Runs in a worker where the browser has canvases there, else on the page.
import {
  type Adjust,
  type Corners,
  cornersIn,
  frameOf,
  isStraight,
  type Point,
  pageParts,
  type Size,
  sheetSize,
  sizeOnPage,
  sizeWithin,
  whole,
} from './adjust.ts';
import type { Grade } from './fit-pages.ts';
import { pixelsMax } from './limits.ts';
import { findSheet, lookedAtLongest } from './paper-edges.ts';
import { brightnessOf } from './paper-light.ts';
import type { PagePicture } from './pdf-of-pictures.ts';
import { straightRows } from './perspective.ts';
import { headBytes, isHeic, sizeInHead } from './picture-head.ts';
import { PictureTrouble } from './picture-trouble.ts';
import { makeClearer, packBits, paintBits, toBlackAndWhite } from './tones.ts';

/** Pixels of the longer side of what is shown while working. */
const previewLongest = 1000;

export type Work = {
  /** Decodes a chosen file once and hands back a small upright copy. */
  look: { task: { picture: Blob }; answer: { preview: Blob; paper: Corners | undefined } & Size };
  /** The small copy as it will be. */
  show: { task: { preview: Blob; adjust: Adjust; longest: number }; answer: { shown: Blob } };
  /** The page for the PDF, at a grade. */
  press: { task: { picture: Blob; adjust: Adjust; grade: Grade }; answer: { page: PagePicture } };
};
export type Task = { [What in keyof Work]: { what: What } & Work[What]['task'] }[keyof Work];
export type Answer = Work[keyof Work]['answer'];

export function work(task: Task): Promise<Answer> {
  switch (task.what) {
    case 'look':
      return look(task);
    case 'show':
      return show(task);
    case 'press':
      return press(task);
  }
}

async function look({ picture }: Work['look']['task']): Promise<Work['look']['answer']> {
  const bitmap = await decode(picture);
  try {
    // each of its pages is to be seen
    const longest = previewLongest * pageParts(bitmap).length;
    const canvas = draw(bitmap, { turn: 0, corners: whole }, (size) => sizeWithin(size, longest));
    const { width, height } = bitmap;
    return { preview: await canvas.encode('image/jpeg', 0.85), paper: findPaperOf(bitmap), width, height };
  } finally {
    bitmap.close();
  }
}

/** The corners of the paper, looked for in a small copy. */
function findPaperOf(bitmap: ImageBitmap): Corners | undefined {
  if (pageParts(bitmap).length > 1) return undefined;
  const small = draw(bitmap, { turn: 0, corners: whole }, (size) => sizeWithin(size, lookedAtLongest));
  return findSheet(brightnessOf(small.read().data), small);
}

async function show({ preview, adjust, longest }: Work['show']['task']): Promise<Work['show']['answer']> {
  const bitmap = await decode(preview);
  try {
    const canvas = await drawPage(bitmap, adjust, (size) => sizeWithin(size, longest));
    if (adjust.tone !== 'original') {
      const pixels = canvas.read();
      const { data, width, height } = pixels;
      if (adjust.tone === 'clearer') makeClearer(data, width, height);
      else paintBits(data, toBlackAndWhite(data, width, height));
      canvas.write(pixels);
    }
    return { shown: await canvas.encode('image/jpeg', 0.8) };
  } finally {
    bitmap.close();
  }
}

async function press({ picture, adjust, grade }: Work['press']['task']): Promise<Work['press']['answer']> {
  const bitmap = await decode(picture);
  let canvas: Canvas;
  try {
    canvas = await drawPage(bitmap, adjust, (size) => sizeOnPage(size, grade.width));
  } finally {
    bitmap.close();
  }
  const { width, height } = canvas;
  if (adjust.tone !== 'original') {
    const pixels = canvas.read();
    if (adjust.tone === 'clearer') makeClearer(pixels.data, width, height);
    else {
      const white = toBlackAndWhite(pixels.data, width, height);
      const bits = await deflate(packBits(white, width, height));
      if (bits) return { page: { kind: 'bits', bytes: bits, width, height } };
      paintBits(pixels.data, white);
    }
    canvas.write(pixels);
  }
  const jpeg = await canvas.encode('image/jpeg', grade.quality);
  return { page: { kind: 'jpeg', bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height } };
}

/** Upright, whatever way the camera was held. */
async function decode(picture: Blob): Promise<ImageBitmap> {
  const head = await picture
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => {
      throw new PictureTrouble('unreadable');
    });
  const size = sizeInHead(new Uint8Array(head));
  if (size && size.width * size.height > pixelsMax) throw new PictureTrouble('too-large');
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureTrouble(isHeic(new Uint8Array(head)) ? 'heic' : 'unknown-format');
  });
  if (bitmap.width * bitmap.height <= pixelsMax) return bitmap;
  bitmap.close();
  throw new PictureTrouble('too-large');
}

type Canvas = Size & {
  read: () => ImageData;
  write: (pixels: ImageData) => void;
  encode: (type: string, quality: number) => Promise<Blob>;
};

type Place = Pick<Adjust, 'turn' | 'corners'>;

/** The page, as large as `fit` says; a sheet at a slant is straightened. Closes the bitmap as soon as it is not needed. */
async function drawPage(bitmap: ImageBitmap, adjust: Place, fit: (size: Size) => Size): Promise<Canvas> {
  const frame = frameOf(bitmap, adjust);
  if (isStraight(adjust.corners)) {
    const canvas = draw(bitmap, adjust, fit);
    bitmap.close();
    return canvas;
  }
  const corners = cornersIn(frame, bitmap, adjust);
  const sheet = sheetSize(corners);
  const size = fit(sheet);
  const slanted = draw(bitmap, adjust, () =>
    sizeWithin(frame, Math.max(frame.width, frame.height) * (size.width / sheet.width)),
  );
  // before the pixels are read: never two of the large ones at once
  bitmap.close();
  const inPixels = ({ x, y }: Point): Point => ({
    x: (x * slanted.width) / frame.width,
    y: (y * slanted.height) / frame.height,
  });
  return await straighten(slanted, corners.map(inPixels) as unknown as Corners, size);
}

/** So many rows are made at once. */
const rowsAtOnce = 64;

async function straighten(slanted: Canvas, corners: Corners, { width, height }: Size): Promise<Canvas> {
  const picture = slanted.read();
  const straight = newCanvas(width, height);
  for (let from = 0; from < height; from += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, height - from);
    const rows = straightRows(picture, corners, { width, height }, { from, count });
    straight.context.putImageData(new ImageData(rows, width, count), 0, from);
    // where the page itself does the work, it stays alive
    await new Promise((go) => setTimeout(go));
  }
  return asCanvas(straight, { width, height });
}

function draw(bitmap: ImageBitmap, adjust: Place, fit: (size: Size) => Size): Canvas {
  const frame = frameOf(bitmap, adjust);
  const { width, height } = fit(frame);
  const drawing = newCanvas(width, height);
  const { context } = drawing;
  // what is transparent is white on paper
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.scale(width / frame.width, height / frame.height);
  context.translate(-frame.x, -frame.y);
  const { width: w, height: h } = bitmap;
  if (adjust.turn === 1) context.translate(h, 0);
  if (adjust.turn === 2) context.translate(w, h);
  if (adjust.turn === 3) context.translate(0, w);
  context.rotate((adjust.turn * Math.PI) / 2);
  context.drawImage(bitmap, 0, 0);
  return asCanvas(drawing, { width, height });
}

function asCanvas({ context, encode }: Drawing, { width, height }: Size): Canvas {
  return {
    width,
    height,
    read: () => context.getImageData(0, 0, width, height),
    write: (pixels) => context.putImageData(pixels, 0, 0),
    encode,
  };
}

type Drawing = {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  encode: Canvas['encode'];
};

function newCanvas(width: number, height: number): Drawing {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context) return { context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  const encode = (type: string, quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))), type, quality);
    });
  return { context, encode };
}

/** Packed as PDFs expect it (zlib). Undefined in browsers before 2023: there the picture is kept as JPEG. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (typeof CompressionStream !== 'function') return undefined;
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
