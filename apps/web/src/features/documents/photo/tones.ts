// Makes a photo of paper as legible as a scan. Pure: works on the pixels of a canvas (RGBA, row by row).
import { boxMean, brightnessOf, paperOf } from './paper-light.ts';

type Pixels = Uint8ClampedArray;

/** Where paper comes to lie: above white, so that the grain of a dim photo goes. */
const paperWhite = 275;
/** The darkest ink is drawn down to black, but not lifted from further up than this. */
const blackMost = 70;

/**
 * Evens out the light: every pixel is set against the paper around it, so shadows and yellow lamps go. Colours and dark
 * areas, such as the photo in a passport, stay.
 */
export function makeClearer(pixels: Pixels, width: number, height: number): void {
  const light = brightnessOf(pixels);
  const paper = paperOf(light, width, height);
  const tint = tintOf(pixels, light, paper);
  const black = blackOf(light, paper);
  const stretch = 255 / (255 - black);
  for (let at = 0; at < light.length; at++) {
    const gain = paperWhite / (paper[at] ?? 255);
    for (let channel = 0; channel < 3; channel++) {
      const place = 4 * at + channel;
      const value = (pixels[place] ?? 0) * gain * (tint[channel] ?? 1);
      // rounded and kept between 0 and 255 by the array itself
      pixels[place] = (value - black) * stretch;
    }
  }
}

/** Against the paper's 255: always ink below, always paper above, and by the neighbourhood between. */
const surelyInk = 150;
const surelyPaper = 222;
/** Ink is this much darker than what is around it (Bradley and Roth, 2007). */
const darker = 0.85;

/** Black ink on white paper, one or the other, like a scan of text: 1 for white. */
export function toBlackAndWhite(pixels: Pixels, width: number, height: number): Uint8Array {
  const light = brightnessOf(pixels);
  const paper = paperOf(light, width, height);
  for (let at = 0; at < light.length; at++)
    light[at] = Math.min(255, (255 * (light[at] ?? 0)) / Math.max(paper[at] ?? 255, 1));
  const around = boxMean(light, width, height, Math.max(4, Math.round(Math.max(width, height) / 40)));
  const white = new Uint8Array(light.length);
  for (let at = 0; at < light.length; at++) {
    const value = light[at] ?? 0;
    if (value > surelyPaper || (value >= surelyInk && value >= (around[at] ?? 0) * darker)) white[at] = 1;
  }
  return white;
}

/** Draws what `toBlackAndWhite` found. */
export function paintBits(pixels: Pixels, white: Uint8Array): void {
  for (let at = 0; at < white.length; at++) pixels.fill(white[at] ? 255 : 0, 4 * at, 4 * at + 3);
}

/** Eight pixels a byte, first pixel highest; every row begins a new byte. */
export function packBits(white: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const rowBytes = Math.ceil(width / 8);
  const packed = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * rowBytes + (x >> 3);
      if (white[y * width + x]) packed[place] = (packed[place] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return packed;
}

/** How each channel must change for the paper to be white, within what lamps do; coloured paper keeps some colour. */
function tintOf(pixels: Pixels, light: Uint8Array, paper: Uint8Array): number[] {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < light.length; at += 7) {
    if ((light[at] ?? 0) < 0.93 * (paper[at] ?? 0)) continue;
    for (let channel = 0; channel < 3; channel++)
      sums[channel] = (sums[channel] ?? 0) + (pixels[4 * at + channel] ?? 0);
    count += 1;
  }
  if (count === 0) return [1, 1, 1];
  const mean = sums.reduce((sum, each) => sum + each, 0) / 3;
  return sums.map((sum) => Math.min(1.25, Math.max(0.8, mean / Math.max(sum, 1))));
}

/** Half a percent of all pixels are darker than this, once the light is even. */
function blackOf(light: Uint8Array, paper: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < light.length; at++) {
    const value = Math.min(255, Math.round((paperWhite * (light[at] ?? 0)) / (paper[at] ?? 255)));
    counts[value] = (counts[value] ?? 0) + 1;
  }
  let below = 0;
  for (let value = 0; value < blackMost; value++) {
    below += counts[value] ?? 0;
    if (below > light.length / 200) return value;
  }
  return blackMost;
}
