/** Marks, spaces and capitals. */
import type { Token } from '../text/tokens.ts';
import { phraseRule } from './phrase-rule.ts';
import type { Hit, Rule } from './rule.ts';

/** A sentence of fewer words without a full stop may be a heading. */
const HEADING = 8;

const spacing: Rule = {
  id: 'language.spacing',
  kind: 'punctuation',
  message: 'A space is missing, or there is one too many.',
  find: (sentence) => {
    const hits: Hit[] = [];
    for (let at = 1; at < sentence.length; at++) {
      const mark = sentence[at] as Token;
      const before = sentence[at - 1] as Token;
      const after = sentence[at + 1];
      if (!/^[,;:.!?]$/.test(mark.text) || before.kind !== 'word') continue;
      // ".pdf files" begin with a mark on purpose.
      if (mark.spaced && after?.kind !== 'mark' && (after === undefined || after.spaced))
        hits.push({ from: at - 1, to: at + 1, fix: before.text + mark.text, message: 'No space before this mark.' });
      else if (mark.text === ',' && after?.kind === 'word' && !after.spaced) {
        hits.push({ from: at, to: at + 1, fix: ', ', message: 'A space is missing after the comma.' });
      }
    }
    return hits;
  },
};

const noStop: Rule = {
  id: 'language.full-stop',
  kind: 'punctuation',
  message: 'The sentence has no full stop.',
  find: (sentence) => {
    const last = sentence[sentence.length - 1];
    if (last?.kind !== 'word' || sentence.filter(({ kind }) => kind !== 'mark').length < HEADING) return [];
    if (!sentence.some(({ pos }) => pos === 'VERB' || pos === 'AUX') || sentence.length >= 240) return [];
    return [{ from: sentence.length - 1, to: sentence.length, fix: `${last.text}.` }];
  },
};

const SMALL = /^(?:When|If|It|They|We|He|She|This|These|There|But|And|So|Because|You|My|In|For|The)$/;

const midCapital: Rule = {
  id: 'language.capital-inside',
  kind: 'punctuation',
  message: 'A small letter follows a comma here.',
  find: (sentence) =>
    sentence.flatMap((token, at) => {
      const after = sentence[at + 1];
      if (
        !SMALL.test(token.text) ||
        sentence[at - 1]?.text !== ',' ||
        after?.kind !== 'word' ||
        /^\p{Lu}/u.test(after.text)
      )
        return [];
      return [{ from: at, to: at + 1, fix: token.lower }];
    }),
};

const capital: Rule = {
  id: 'language.capital',
  kind: 'punctuation',
  message: 'A sentence begins with a capital letter.',
  find: (sentence) => {
    const first = sentence[0];
    if (first?.kind !== 'word' || !/^\p{Ll}/u.test(first.text) || sentence.length < 3) return [];
    return [{ from: 0, to: 1, fix: first.text.charAt(0).toUpperCase() + first.text.slice(1) }];
  },
};

export const punctuationRules: readonly Rule[] = [
  spacing,
  noStop,
  capital,
  midCapital,
  {
    id: 'language.capital-i',
    kind: 'punctuation',
    message: '“I” is always a capital letter.',
    find: (sentence) =>
      sentence.flatMap((token, at) =>
        /^(?:i|i['’](?:m|ve|d|ll))$/.test(token.text) &&
        sentence[at + 1]?.text !== '.' &&
        sentence[at + 1]?.text !== ')'
          ? [{ from: at, to: at + 1, fix: `I${token.text.slice(1)}` }]
          : [],
      ),
  },
  phraseRule(
    'language.comma-opening',
    'A comma follows these opening words.',
    [
      ['^ for [example|instance] !,|,|:|;|in|of|the', '$2,'],
      ['^ for [example|instance] the|in', '$2,'],
      ['^ in [addition|conclusion|fact|contrast] !,|to|:|that|with', '$2,'],
      ['^ in my [opinion] !,|:|is|was', 'opinion,'],
      ['^ on the other [hand] !,', 'hand,'],
      ['^ first of [all] !,', 'all,'],
      ['^ as a [result] !,|of', 'result,'],
      ['^ in other [words] !,', 'words,'],
      ['^ [furthermore|moreover|nevertheless|firstly|secondly|thirdly|lastly] !,', '$1,'],
      ['^ [however] !,|much|many|<adj>|<adv>|you|we', 'however,'],
      ['^ [second|third] the|i|we|they|it|you|there', '$1,'],
      ['^ after [that] i|we|he|she|they|it|the', 'that,'],
      ['^ because of [this|that] i|we|he|she|they|it|the|people', '$3,'],
    ],
    'punctuation',
  ),
];
