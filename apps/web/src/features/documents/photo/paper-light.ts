// How bright the paper itself is at every place of a photo: lamps and shadows, without what is written on it.

/** Brightness as the eye weighs colours (ITU-R BT.601), 0 to 255. */
export function brightnessOf(pixels: Uint8ClampedArray): Uint8Array {
  const light = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < light.length; at++) {
    const place = 4 * at;
    light[at] = (77 * (pixels[place] ?? 0) + 150 * (pixels[place + 1] ?? 0) + 29 * (pixels[place + 2] ?? 0)) >> 8;
  }
  return light;
}

/** The picture is looked at in so many blocks along its longer side. */
const blocks = 64;
/** Dark areas up to twice as many blocks across count as written on the paper; larger ones as what they are. */
const reach = 5;
/** Paper is never taken for darker than this share of the brightest: a dark table must stay dark. */
const darkest = 0.4;

export function paperOf(light: Uint8Array, width: number, height: number): Uint8Array {
  const block = Math.max(4, Math.ceil(Math.max(width, height) / blocks));
  const across = Math.ceil(width / block);
  const down = Math.ceil(height / block);
  let grid: Uint8Array = new Uint8Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) grid[y * across + x] = brightOf(light, width, height, x * block, y * block, block);
  const floor = darkest * Math.max(...grid);
  grid = boxMean(close(grid, across, down), across, down, 1);
  return spread(
    grid.map((value) => Math.max(value, floor, 1)),
    { across, down, block },
    width,
    height,
  );
}

/** The brightness that a tenth of a block's pixels pass. */
function brightOf(light: Uint8Array, width: number, height: number, left: number, top: number, block: number): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = top; y < Math.min(top + block, height); y++) {
    for (let x = left; x < Math.min(left + block, width); x++) {
      const value = light[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      all += 1;
    }
  }
  let above = 0;
  for (let value = 255; value > 0; value--) {
    above += counts[value] ?? 0;
    if (above * 10 >= all) return value;
  }
  return 0;
}

/**
 * The brightest around, then the darkest of that around: dark spots close, edges of shadows stay where they are. Between
 * the two steps the grid is wider by `reach` on every side, or light would come in at the picture's edges.
 */
function close(grid: Uint8Array, across: number, down: number): Uint8Array {
  const [wide, high] = [across + 2 * reach, down + 2 * reach];
  const bright = new Uint8Array(wide * high);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      for (let v = y; v <= y + 2 * reach; v++)
        for (let u = x; u <= x + 2 * reach; u++)
          bright[v * wide + u] = Math.max(bright[v * wide + u] ?? 0, grid[y * across + x] ?? 0);
  return grid.map((_, at) => {
    const [x, y] = [at % across, Math.floor(at / across)];
    let least = 255;
    for (let v = y; v <= y + 2 * reach; v++)
      for (let u = x; u <= x + 2 * reach; u++) least = Math.min(least, bright[v * wide + u] ?? 255);
    return least;
  });
}

type Grid = { across: number; down: number; block: number };

/** From blocks back to pixels, without steps between them. */
function spread(grid: Uint8Array, { across, down, block }: Grid, width: number, height: number): Uint8Array {
  const paper = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max((y + 0.5) / block - 0.5, 0), down - 1);
    const top = Math.floor(v);
    const low = Math.min(top + 1, down - 1);
    for (let x = 0; x < width; x++) {
      const u = Math.min(Math.max((x + 0.5) / block - 0.5, 0), across - 1);
      const left = Math.floor(u);
      const right = Math.min(left + 1, across - 1);
      const upper = mix(grid[top * across + left], grid[top * across + right], u - left);
      const lower = mix(grid[low * across + left], grid[low * across + right], u - left);
      paper[y * width + x] = mix(upper, lower, v - top);
    }
  }
  return paper;
}

const mix = (from = 0, to = 0, share = 0) => from + (to - from) * share;

/** The mean of the square around every pixel, in the time of two sums a pixel whatever the radius. */
export function boxMean(values: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const rows = new Uint8Array(values.length);
  const means = new Uint8Array(values.length);
  for (let y = 0; y < height; y++) slide(values, rows, y * width, 1, width, radius);
  for (let x = 0; x < width; x++) slide(rows, means, x, width, height, radius);
  return means;
}

function slide(from: Uint8Array, to: Uint8Array, start: number, step: number, length: number, radius: number): void {
  let sum = 0;
  let count = 0;
  for (let at = -radius; at < length; at++) {
    const entering = at + radius;
    if (entering < length) {
      sum += from[start + entering * step] ?? 0;
      count += 1;
    }
    const leaving = at - radius - 1;
    if (leaving >= 0) {
      sum -= from[start + leaving * step] ?? 0;
      count -= 1;
    }
    if (at >= 0) to[start + at * step] = Math.round(sum / count);
  }
}
