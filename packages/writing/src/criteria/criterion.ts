/** What a criterion is: a weighted mean of measures, and the advice that goes with it. */
import type { Essay, Measure } from '../measures/measure.ts';
import type { CriterionId } from '../types.ts';
import type { Advice } from './advice.ts';

export type Criterion = {
  id: CriterionId;
  title: string;
  measures: readonly Measure[];
  advise: (essay: Essay) => Advice[];
};
