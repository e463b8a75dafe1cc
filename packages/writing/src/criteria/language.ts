/** Language accuracy: how often the reader trips over the English. */
import { errorRate } from '../measures/language/error-rate.ts';
import type { Criterion } from './criterion.ts';

export const languageCriterion: Criterion = {
  id: 'language',
  title: 'Language accuracy',
  measures: [errorRate],
  advise: ({ flags }) =>
    flags.map(({ rule, start, end, message, fix }) => ({
      rule,
      start,
      end,
      suggestion: fix === undefined ? message : `${message} ${wordFix(fix)}`,
      ...(fix === undefined ? {} : { fix }),
    })),
};

function wordFix(fix: string): string {
  return fix.trim() === '' ? 'Possible fix: leave it out.' : `Possible fix: “${fix.trim()}”.`;
}
