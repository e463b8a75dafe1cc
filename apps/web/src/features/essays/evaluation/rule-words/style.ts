import { msg, plural } from '@lingui/core/macro';
import type { RuleWords } from './rule.ts';

export const styleRules: RuleWords = {
  'style.wordy': ({ fix }) => msg`This can be shorter. Possible fix: “${fix}”.`,
  'style.wordy-cut': () => msg`This can go without loss.`,
  'style.long-sentence': ({ words }) => {
    const count = Number(words);
    return msg`${plural(count, {
      one: 'This sentence has # word.',
      other: 'This sentence has # words.',
    })} Which part could stand alone?`;
  },
  'style.length-over': ({ max, unit }) => {
    const limit = Number(max);
    return unit === 'characters'
      ? msg`${plural(limit, {
          one: 'The essay is over its limit of # character.',
          other: 'The essay is over its limit of # characters.',
        })} What does the reader already know, or not need?`
      : msg`${plural(limit, {
          one: 'The essay is over its limit of # word.',
          other: 'The essay is over its limit of # words.',
        })} What does the reader already know, or not need?`;
  },
  'style.length-under': ({ max, unit }) => {
    const limit = Number(max);
    return unit === 'characters'
      ? msg`${plural(limit, {
          one: 'The essay uses less than half of its # character.',
          other: 'The essay uses less than half of its # characters.',
        })} What is not told yet?`
      : msg`${plural(limit, {
          one: 'The essay uses less than half of its # word.',
          other: 'The essay uses less than half of its # words.',
        })} What is not told yet?`;
  },
};
