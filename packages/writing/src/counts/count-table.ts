/**
 * How often words stand beside each other in sound prose: one table of hashed sequences of one to four words. A slot of 32 bits holds
 * 24 bits of the sequence's hash and its count as a logarithm; no text can be read out of it.
 */

/** The edge of a sentence, and what stands for numbers. */
export const EDGE = '<s>';
export const NUMBER = '<n>';

/** Words of the longest sequence. */
export const LONGEST = 4;

/** Steps of the stored logarithm in a doubling: one step is 6%. */
const STEPS = 12;
const COUNT_BITS = 8;
const MOST_STEPS = 2 ** COUNT_BITS - 1;

/** Two different hashes of a sequence: one says where it is looked for, the other tells it from its neighbours. */
const PLACE = 0x51ed270b;
const MARK = 0x2545f491;

/** Hashes of symbols remembered between essays. */
const MEMORY = 50_000;

export class CountTable {
  /** All words that were counted. */
  readonly words: number;
  readonly slots: Uint32Array;
  readonly #codes = new Map<string, number>();

  constructor(words: number, slots: Uint32Array) {
    this.words = words;
    this.slots = slots;
  }

  /** What a word is counted as: its hash, or that of all words that were hardly seen. */
  codeOf(symbol: string): number {
    const remembered = this.#codes.get(symbol);
    if (remembered !== undefined) return remembered;
    const hash = hashSymbol(symbol);
    const code = this.count([hash], 0, 1) > 0 ? hash : RARE;
    if (this.#codes.size >= MEMORY) this.#codes.clear();
    this.#codes.set(symbol, code);
    return code;
  }

  /** How often the codes `from` up to `to` were seen in this order, to about 3%; 0 below what the table keeps. */
  count(codes: ArrayLike<number>, from = 0, to = codes.length): number {
    const { slots } = this;
    const mark = markOf(codes, from, to);
    let at = hashSequence(codes, from, to, PLACE) % slots.length;
    for (let slot = slots[at] as number; slot !== 0; slot = slots[at] as number) {
      if (slot >>> COUNT_BITS === mark) return 2 ** ((slot & MOST_STEPS) / STEPS);
      at = at + 1 === slots.length ? 0 : at + 1;
    }
    return 0;
  }

  /** Keeps a count, for whoever makes a table. There must be room, and each sequence comes once. */
  keep(codes: ArrayLike<number>, count: number): void {
    const { slots } = this;
    let at = hashSequence(codes, 0, codes.length, PLACE) % slots.length;
    while (slots[at] !== 0) at = at + 1 === slots.length ? 0 : at + 1;
    const steps = Math.min(MOST_STEPS, Math.round(Math.log2(count) * STEPS));
    slots[at] = ((markOf(codes, 0, codes.length) << COUNT_BITS) | steps) >>> 0;
  }
}

export function hashSymbol(symbol: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < symbol.length; i++) hash = Math.imul(hash ^ symbol.charCodeAt(i), 0x01000193);
  return mix(hash);
}

/** The code of all words that were hardly seen. */
export const RARE = hashSymbol('<u>');

/** Never 0, which is an empty slot. */
function markOf(codes: ArrayLike<number>, from: number, to: number): number {
  return hashSequence(codes, from, to, MARK) >>> COUNT_BITS || 1;
}

function hashSequence(codes: ArrayLike<number>, from: number, to: number, seed: number): number {
  let hash = (seed ^ (to - from)) | 0;
  for (let i = from; i < to; i++) hash = mix(Math.imul(hash, 0x9e3779b1) ^ (codes[i] as number));
  return hash >>> 0;
}

/** The finishing steps of MurmurHash3. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
