/** The shapes that cross the package's doors. */

import type { Tongue } from './rules/calques/calque.ts';

export const ESSAY_TYPES = [
  'SOP',
  'Personal Statement',
  'Motivation Letter',
  'Diversity Essay',
  'Research Proposal',
  'Other',
  'Generic',
] as const;

export type EssayType = (typeof ESSAY_TYPES)[number];

/** The criteria in the order they are shown. A new one is added here and in criteria/criteria.ts. */
export const CRITERION_IDS = [
  'specificity',
  'reflection',
  'fit',
  'prompt-fit',
  'structure',
  'voice',
  'language',
  'style',
] as const;

export type CriterionId = (typeof CRITERION_IDS)[number];

export type LengthLimit = { unit: 'words' | 'characters'; max: number };

export type EvaluateInput = {
  text: string;
  essayType: EssayType;
  prompt?: string;
  limit?: LengthLimit;
  /** The writer's own words: never taken for misspelled. Any case. */
  words?: readonly string[];
  /** The writer's mother tongues, as far as they are known: their habits are looked for. */
  tongues?: readonly Tongue[];
};

/** How one measure counted: its raw value, the 0-10 it became, and its share of the criterion (weights sum to 1). */
export type MeasureResult = {
  criterion: CriterionId;
  measure: string;
  label: string;
  value: number;
  unit: string;
  score: number;
  weight: number;
};

export type SuggestionParams = Readonly<Record<string, string | number>>;

/** Offsets are UTF-16 positions in the text as given: text.slice(start, end) is the flagged span. */
export type Suggestion = {
  category: CriterionId;
  rule: string;
  sentence: string;
  suggestion: string;
  start: number;
  end: number;
  sentenceStart: number;
  sentenceEnd: number;
  /** What the sentence in `suggestion` was filled with: with `rule` enough to word it in another language. */
  params?: SuggestionParams;
  fix?: string;
  /** It is about the whole essay: its span is empty, and its sentence is only the one beside which it is kept. */
  scope?: 'essay';
};

/** `most`: what the overall may be at most, where the gate does not hold it at the usual 2. */
/** `enough`: words from which on the gate no longer trips. */
export type Advisory = { gate: string; text: string; most?: number; enough?: number };

/**
 * How an overall score comes about: each criterion's weight in whole percents (they add up to 100), their weighted mean, and
 * what each gate took off it. `mean` less all `points` is the overall score, to the tenth.
 */
export type OverallSum = {
  weights: Record<CriterionId, number>;
  mean: number;
  deductions: { gate: string; points: number }[];
};

export type Evaluation = {
  overall: number;
  /** Left out where nothing was scored. */
  sum?: OverallSum;
  scores: Record<CriterionId, number>;
  measures: MeasureResult[];
  suggestions: Suggestion[];
  advisories: Advisory[];
  words: number;
  characters: number;
  engine: 'lantern';
  version: string;
};
