/** What an angle is: one way to look at something the student has told. Each has its own condition and its own words. */
import { quoteOf } from './quote.ts';
import type { Sentence, Story } from './story.ts';

export type Find = {
  /** About 1 (weak) to 5; only for comparing finds. */
  weight: number;
  /** The student's own words, as they are quoted: a whole sentence, or a part of one with "…" where it was cut. */
  quote: string;
  /** The same, shorter: it stands in the title. */
  short: string;
  sentence?: Sentence;
  activity?: number;
};

/** The angle's own words. Questions and hints: they say nothing about the student that the student has not said. */
export type Draft = { title: string; summary: string; start: string; ask: readonly [string, string]; why: string };

export type Angle = {
  kind: string;
  /** Traits that such a story can show. */
  traits: readonly string[];
  find(story: Story): Find[];
  /** `turn` chooses among wordings, so that two students seldom read the same. */
  write(find: Find, turn: number): Draft;
};

/** The one way in which the student's words get into ours: between marks, never as a part of our sentence's grammar. */
export function q(text: string): string {
  return `“${text.replace(/[“”„«»"]/gu, "'").replace(/\s+/gu, ' ')}”`;
}

/** The same at the end of our sentence: without a full stop after a question mark. */
export function qEnd(text: string): string {
  return /[?!؟…]$/u.test(text) ? q(text) : `${q(text)}.`;
}

export function findAt(sentence: Sentence, at: number, weight: number): Find {
  return {
    weight: weight + richness(sentence),
    quote: quoteOf(sentence.text, at, 140),
    short: quoteOf(sentence.text, at, 64),
    sentence,
    activity: sentence.source.activity,
  };
}

/** How much a sentence gives to see: numbers, names, things, and a length that carries a scene. */
function richness({ words, numbers, names, things, source, stock }: Sentence): number {
  return (
    (numbers.length > 0 ? 0.4 : 0) +
    (names.length > 0 ? 0.3 : 0) +
    (things.length > 0 ? 0.4 : 0) +
    0.8 * (Math.min(words.length, 24) / 24) +
    (source.field === 'answer' ? 0.5 : 0) -
    (stock ? 2 : 0)
  );
}

/** Words that carry meaning, cut to their stem, for finding what two texts share. */
export function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 6)));
}

const COMMON = new Set(
  `club team school student students people time year years work made make help helped learn learned different member
group project first would could always never because about there their after when what with from this that have been were they
every other others thing things taught started activity member leader then than them into very more most only just`.split(
    /\s+/,
  ),
);

/** One of a list, by a number that comes from the student's own words: lists of different lengths do not turn together. */
export function pick<Item>(list: readonly Item[], turn: number): Item {
  const mixed = Math.imul(turn + list.length * 7919, 2654435761) >>> 8;
  return list[mixed % list.length] as Item;
}
