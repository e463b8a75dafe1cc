/**
 * Language accuracy: how often the reader trips over the English, and how wide and controlled it is. The last three
 * measures are small in weight: people who score English look at them too, and errors alone agree with them less.
 */
import { cleanSentences } from '../measures/language/clean-sentences.ts';
import { errorRate } from '../measures/language/error-rate.ts';
import { grammarRate } from '../measures/language/grammar-rate.ts';
import { longerWords } from '../measures/language/longer-words.ts';
import { sentenceControl } from '../measures/language/sentence-control.ts';
import { vocabularyRange } from '../measures/language/vocabulary-range.ts';
import type { Criterion } from './criterion.ts';

export const languageCriterion: Criterion = {
  id: 'language',
  title: 'Language accuracy',
  measures: [errorRate, grammarRate, cleanSentences, vocabularyRange, longerWords, sentenceControl],
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
