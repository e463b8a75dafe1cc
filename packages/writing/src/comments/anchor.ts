/** Where the words that a comment is about stand, while the text around them changes. */
import { pairWords } from './common-words.ts';

/** Offsets into a text, in UTF-16 units. */
export type Span = { start: number; end: number };

/** A span of one text, with its words and some of what stands around them. */
export type Anchor = Span & { quote: string; before: string; after: string };

/** Characters on either side that an anchor keeps. */
const contextLength = 60;

/** So many characters or words do not come twice by chance: they are known again wherever they stand. */
const tellingLength = 16;
const tellingWords = 3;
/** What must stand unchanged beside words that are found again by their context alone. */
const leastContext = 6;

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** True between the two halves of a character outside the Basic Multilingual Plane. */
const isInside = (text: string, at: number) =>
  /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? '');

/** The anchor of a span; its context cuts no character in two. */
export function anchorAt(text: string, { start, end }: Span): Anchor {
  let from = Math.max(0, start - contextLength);
  let to = Math.min(text.length, end + contextLength);
  if (isInside(text, from)) from += 1;
  if (isInside(text, to)) to -= 1;
  return {
    start,
    end,
    quote: text.slice(start, end),
    before: text.slice(from, start),
    after: text.slice(end, Math.max(end, to)),
  };
}

/**
 * Carries anchors from the text that they were made in to a later one.
 * @returns for each the span of the same words, or undefined where they are gone. What is edited outside of a span
 * moves it and never loses it: one edit, or any number when each is carried by itself, or when the words are at least
 * three or 16 characters.
 */
export function carryAll(anchors: readonly Anchor[], from: string, to: string): (Span | undefined)[] {
  if (from === to) return anchors.map(({ start, end }) => ({ start, end }));
  const head = commonHead(from, to);
  const tail = commonTail(from, to);
  const shift = to.length - from.length;
  let pairs: Pairs | undefined;
  return anchors.map((anchor) => {
    const { start, end, quote } = anchor;
    if (end <= head) return { start, end };
    if (start >= from.length - tail) return { start: start + shift, end: end + shift };
    if (!to.includes(quote)) return undefined;
    pairs ??= pairUp(from, to);
    return byWords(anchor, pairs, to) ?? findAgain(anchor, to);
  });
}

/** Carries one anchor. */
export function carry(anchor: Anchor, from: string, to: string): Span | undefined {
  return carryAll([anchor], from, to)[0];
}

/** Finds an anchor's words in a text when the one that it was made in is not at hand: by what stands around them. */
export function findAgain(anchor: Anchor, text: string): Span | undefined {
  const { quote, start } = anchor;
  let best: { at: number; beside: number } | undefined;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const beside = besideOf(anchor, text, at);
    const isBetter =
      !best || beside > best.beside || (beside === best.beside && Math.abs(at - start) < Math.abs(best.at - start));
    if (isBetter) best = { at, beside };
  }
  if (!best || (best.beside < leastContext && !isTelling(quote))) return undefined;
  return { start: best.at, end: best.at + quote.length };
}

/** Characters next to a place that are those of the anchor's context; at an end of the text, where its own end was, all. */
function besideOf({ before, after, quote }: Anchor, text: string, at: number): number {
  const left = text.slice(Math.max(0, at - before.length), at);
  const right = text.slice(at + quote.length, at + quote.length + after.length);
  return commonTail(before, left) + commonHead(after, right);
}

function isTelling(quote: string): boolean {
  return quote.trim().length >= tellingLength || (quote.match(wordPattern)?.length ?? 0) >= tellingWords;
}

function commonHead(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function commonTail(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)) length += 1;
  return length;
}

type Words = { words: string[]; starts: number[] };
type Pairs = { old: Words; fresh: Words; pairs: Int32Array };

function wordsOf(text: string): Words {
  const found = [...text.matchAll(wordPattern)];
  return { words: found.map(([word]) => word), starts: found.map(({ index }) => index) };
}

function pairUp(from: string, to: string): Pairs {
  const [old, fresh] = [wordsOf(from), wordsOf(to)];
  return { old, fresh, pairs: pairWords(old.words, fresh.words) };
}

/** How far away, in words, the nearest pair may be that holds a few words in their place. */
const reach = { old: 4, fresh: 8 };

/** The place that one of the span's own words, paired with the same word of the later text, leads to. */
function byWords({ start, end, quote }: Anchor, { old, fresh, pairs }: Pairs, to: string): Span | undefined {
  for (let index = 0; index < old.words.length; index += 1) {
    const at = old.starts[index] ?? 0;
    if (at >= end) return undefined;
    const pair = pairs[index] ?? -1;
    if (at + (old.words[index]?.length ?? 0) <= start || pair < 0) continue;
    const place = (fresh.starts[pair] ?? 0) - (at - start);
    if (!to.startsWith(quote, place) || place < 0) continue;
    if (isTelling(quote) || isHeld(index, pairs)) return { start: place, end: place + quote.length };
  }
  return undefined;
}

/** Whether a word near this one was paired near its pair: one that is alone in a rewritten text is there by chance. */
function isHeld(index: number, pairs: Int32Array): boolean {
  const pair = pairs[index] ?? -1;
  for (let step = 1; step <= reach.old; step += 1) {
    for (const other of [pairs[index - step] ?? -1, pairs[index + step] ?? -1])
      if (other >= 0 && Math.abs(other - pair) <= reach.fresh) return true;
  }
  return false;
}
