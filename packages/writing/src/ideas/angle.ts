/** What an angle is: one way to look at something the student has told. Each has its own condition and its own words. */
import { isFunctionWord, quoteOf, shortOf } from './quote.ts';
import type { SignalName } from './signals.ts';
import type { Sentence, Story } from './story.ts';

export type Find = {
  /** About 1 (weak) to 5; only for comparing finds. */
  weight: number;
  /** Stands in the title. */
  phrase: string;
  /** Stands in "how to start". */
  quote: string;
  sentence?: Sentence;
  /** The other side, for angles with two. */
  other?: { phrase: string; quote: string; sentence?: Sentence };
  activity?: number;
  /** Which of several wordings fits. */
  sort?: string;
};

/** The angle's own words. `ask` are two questions or tasks; the student's facts and what is missing are added later. */
export type Draft = { title: string; summary: string; start: string; ask: [string, string]; why: string };

export type Angle = {
  kind: string;
  /** Of the angles of a group one is used. */
  group?: string;
  /** Traits that such a story shows well. */
  traits: readonly string[];
  find(story: Story): Find[];
  write(find: Find, story: Story): Draft;
};

export function q(text: string): string {
  return `“${text.replace(/[“”]/gu, '')}”`;
}

/** The phrase with an article where it has no "my" or "our" of its own. */
export function the(text: string): string {
  return /^(?:my|our|their|his|her)\s/i.test(text) ? q(text) : `the ${q(text)}`;
}

export function The(text: string): string {
  return the(text).replace(/^the /, 'The ');
}

export function activityName(story: Story, activity: number | undefined, max = 60): string {
  const label = activity === undefined ? undefined : story.activities[activity]?.label;
  return q(quoteOf(label ?? '', 0, max));
}

/** One of several wordings: the same for the same student, often another for the next one. */
export function pick<T>(story: Story, options: readonly [T, ...T[]]): T {
  return options[story.seed % options.length] as T;
}

/** Sentences in which a signal stands, as finds. A loss of somebody is left to the angle that is made for it. */
export function findSignal(story: Story, signal: SignalName, weight: number): Find[] {
  return story.sentences
    .filter((sentence) => sentence.signals[signal] !== undefined && sentence.signals.grief === undefined)
    .map((sentence) => findAt(sentence, sentence.signals[signal] as number, weight));
}

export function findAt(sentence: Sentence, at: number, weight: number): Find {
  return {
    weight: weight + specificity(sentence),
    phrase: shortOf(sentence.text, at),
    quote: quoteOf(sentence.text, at),
    sentence,
    activity: sentence.source.activity,
  };
}

/** How much a sentence gives to see: numbers, names, things, people, and a length that carries a scene. */
export function specificity(sentence: Sentence): number {
  const words = sentence.words.length;
  return (
    (sentence.numbers.length > 0 ? 0.4 : 0) +
    (sentence.names.length > 0 ? 0.3 : 0) +
    (sentence.nouns.some(({ sort }) => sort === 'thing') ? 0.3 : 0) +
    (sentence.nouns.some(({ sort }) => sort === 'person') ? 0.2 : 0) +
    (words >= 7 && words <= 45 ? 0.5 : words < 4 && !sentence.source.foreign ? -1.5 : 0) +
    (sentence.source.field === 'answer' ? 0.3 : 0) -
    (sentence.signals.stock === undefined ? 0 : 1)
  );
}

/** Words that carry meaning, cut to their stem, for finding what two texts share. */
export function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !isFunctionWord(word) && !COMMON.has(word)).map((word) => word.slice(0, 6)));
}

const COMMON = new Set(
  `club team school student students people time year years work made make help helped learn learned different member
group project first would could always never because about there their after when what with from this that have been
every other others thing things taught started activity member leader`.split(/\s+/),
);
