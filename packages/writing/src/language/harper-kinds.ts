/** Which of harper's kinds count as errors, and what they are called here. The rest are matters of taste. */
import type { FlagKind } from './flag.ts';

export const HARPER_KINDS: Readonly<Record<string, FlagKind>> = {
  Agreement: 'grammar',
  BoundaryError: 'word',
  Capitalization: 'punctuation',
  Eggcorn: 'word',
  Grammar: 'grammar',
  Malapropism: 'word',
  Nonstandard: 'word',
  Punctuation: 'punctuation',
  Repetition: 'word',
  Spelling: 'spelling',
  Typo: 'spelling',
  Usage: 'word',
  WordChoice: 'word',
  WordOrder: 'grammar',
  Miscellaneous: 'grammar',
};

/** Rules switched off: taste, other people's product names, or too often wrong on good prose. */
export const HARPER_SILENT: readonly string[] = [
  'AvoidContractions',
  'BoringWords',
  'Dashes',
  'LongSentences',
  'NoOxfordComma',
  'OxfordComma',
  'SpelledNumbers',
  'UseEllipsisCharacter',
  'UseTitleCase',
];
