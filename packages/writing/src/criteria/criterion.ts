/** What a criterion is: a weighted mean of measures, and the advice that goes with it. */
import type { Essay, Measure } from '../measures/measure.ts';
import type { CriterionId } from '../types.ts';

/** A place in the essay and what could be done there. Words for the writer; never a rewritten sentence. */
export type Advice = { rule: string; start: number; end: number; suggestion: string; fix?: string };

export type Criterion = {
  id: CriterionId;
  title: string;
  measures: readonly Measure[];
  advise: (essay: Essay) => Advice[];
};
