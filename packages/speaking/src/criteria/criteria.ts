/** The criteria: their measures and their share of the whole. All weights were set by hand. */
import { partsSpoken } from '../measures/answers/parts-spoken.ts';
import { start } from '../measures/answers/start.ts';
import { fillers } from '../measures/form/fillers.ts';
import { hedges } from '../measures/form/hedges.ts';
import { length } from '../measures/form/length.ts';
import { longSentences } from '../measures/form/long-sentences.ts';
import { repeats } from '../measures/form/repeats.ts';
import type { Measure } from '../measures/measure.ts';
import { cautions } from '../measures/risks/cautions.ts';
import { contradictions } from '../measures/risks/contradictions.ts';
import { details } from '../measures/specifics/details.ts';
import { ground } from '../measures/specifics/ground.ts';
import { stockAnswers } from '../measures/specifics/stock-answers.ts';
import { moves } from '../measures/structure/moves.ts';
import type { CriterionId, InterviewType } from '../types.ts';

export const CRITERIA: Record<CriterionId, readonly Measure[]> = {
  answers: [partsSpoken, start],
  structure: [moves],
  specifics: [details, ground, stockAnswers],
  form: [length, fillers, hedges, repeats, longSentences],
  risks: [cautions, contradictions],
};

type Weights = Readonly<Record<CriterionId, number>>;

const BEFORE_A_PANEL: Weights = { answers: 30, structure: 20, specifics: 28, form: 10, risks: 12 };

/** A wrong thought costs an officer's trust; nobody minds one in a language test, where speech itself counts more. */
export const WEIGHTS: Readonly<Record<InterviewType, Weights>> = {
  university: BEFORE_A_PANEL,
  scholarship: BEFORE_A_PANEL,
  general: BEFORE_A_PANEL,
  other: BEFORE_A_PANEL,
  visa: { answers: 30, structure: 12, specifics: 24, form: 10, risks: 24 },
  ielts: { answers: 32, structure: 24, specifics: 26, form: 18, risks: 0 },
};
