import type { Suggestion } from '@lantern/contract/essays.evaluations';

/** The student's own words, once they are on this device. */
export type Own = {
  /** whether this mark is about one of them */
  has: (suggestion: Suggestion) => boolean;
  /** the word that can be added; undefined where a mark is about something else */
  wordOf: (suggestion: Suggestion) => string | undefined;
  /** all of them, in the order of letters */
  words: readonly string[];
  keep: (word: string, kept: boolean) => void;
};
