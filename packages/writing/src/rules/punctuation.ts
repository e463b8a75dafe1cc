import { isKnownWord } from '../language/spelling.ts';
import type { Token } from '../text/tokens.ts';
import { phraseRule } from './phrase-rule.ts';
import type { Rule } from './rule.ts';

/** A sentence of fewer words without a full stop may be a heading. */
const HEADING = 8;

const MARK = /^[,;:.!?]$/;

const spaceBefore: Rule = {
  id: 'language.space-before',
  kind: 'punctuation',
  find: (sentence) =>
    sentence.flatMap((mark, at) => {
      const before = sentence[at - 1];
      const after = sentence[at + 1];
      if (!before || !MARK.test(mark.text) || before.kind !== 'word' || !mark.spaced) return [];
      // ".pdf files" begin with a mark on purpose.
      if (after?.kind === 'mark' || (after && !after.spaced)) return [];
      return [{ from: at - 1, to: at + 1, fix: before.text + mark.text }];
    }),
};

const spaceMissing: Rule = {
  id: 'language.space-missing',
  kind: 'punctuation',
  find: (sentence) =>
    sentence.flatMap((mark, at) => {
      const after = sentence[at + 1];
      if (mark.text !== ',' || sentence[at - 1]?.kind !== 'word' || after?.kind !== 'word' || after.spaced) return [];
      return [{ from: at, to: at + 1, fix: ', ' }];
    }),
};

const noStop: Rule = {
  id: 'language.full-stop',
  kind: 'punctuation',
  find: (sentence) => {
    const last = sentence[sentence.length - 1];
    if (last?.kind !== 'word' || sentence.filter(({ kind }) => kind !== 'mark').length < HEADING) return [];
    if (!sentence.some(({ pos }) => pos === 'VERB' || pos === 'AUX') || sentence.length >= 240) return [];
    return [{ from: sentence.length - 1, to: sentence.length, fix: `${last.text}.` }];
  },
};

const SMALL = /^(?:When|If|It|They|We|He|She|This|These|There|But|And|So|Because|You|My|In|For|The)$/;
/** Words that no name begins with: a capital in the middle of a sentence is a slip even without a comma before. */
const NEVER_NAMES =
  /^(?:When|If|They|We|He|She|These|There|But|And|So|Because|You|My|Our|Their|Then|Also|However|Since|Although|While|Is|Are|Was|Were|Have|Has|Can|Could|Would|Should|Not|Many|Some|Most|People|Students|How|Why|What|Where)$/;

const midCapital: Rule = {
  id: 'language.capital-inside',
  kind: 'punctuation',
  find: (sentence) =>
    sentence.flatMap((token, at) => {
      if (!SMALL.test(token.text) || sentence[at - 1]?.text !== ',' || !goesOnSmall(sentence[at + 1])) return [];
      return [{ from: at, to: at + 1, fix: token.lower }];
    }),
};

/** "I stay because If I go": a capital after a small word, on a word that no name begins with. */
const extraCapital: Rule = {
  id: 'language.capital-extra',
  kind: 'punctuation',
  find: (sentence) =>
    sentence.flatMap((token, at) => {
      const before = sentence[at - 1];
      if (!NEVER_NAMES.test(token.text) || before?.kind !== 'word' || !/^\p{Ll}/u.test(before.text)) return [];
      return goesOnSmall(sentence[at + 1]) ? [{ from: at, to: at + 1, fix: token.lower }] : [];
    }),
};

/** Titles have capitals: "as The Hague", "When We Were Young". */
function goesOnSmall(after: Token | undefined): boolean {
  return after?.kind === 'word' && (after.text === 'I' || !/^\p{Lu}/u.test(after.text));
}

const capital: Rule = {
  id: 'language.capital',
  kind: 'punctuation',
  find: (sentence) => {
    const first = sentence[0];
    if (first?.kind !== 'word' || !/^\p{Ll}/u.test(first.text) || sentence.length < 3) return [];
    // "iPhone", "bKash": a name with capitals of its own
    if (/\p{Lu}/u.test(first.text.slice(1))) return [];
    // of a word that is misspelled besides, the capital alone would be no fix
    if (!isKnownWord(first.lower)) return [{ from: 0, to: 1 }];
    return [{ from: 0, to: 1, fix: first.text.charAt(0).toUpperCase() + first.text.slice(1) }];
  },
};

export const punctuationRules: readonly Rule[] = [
  spaceBefore,
  spaceMissing,
  noStop,
  capital,
  midCapital,
  extraCapital,
  {
    id: 'language.capital-i',
    kind: 'punctuation',
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
    [
      ['^ in [addition|conclusion|contrast] !,|to|:|that|with|.', '$2,'],
      ['^ on the other [hand] !,|.', 'hand,'],
      ['^ first of [all] !,|.', 'all,'],
      ['^ as a [result] !,|of|.', 'result,'],
      ['^ in other [words] !,|.', 'words,'],
      ['^ [furthermore|moreover|nevertheless|firstly|secondly|thirdly|lastly] !,|.', '$1,'],
      ['^ in my [opinion] !,|.|of|is|was|and|or', 'opinion,'],
      [
        '^ [second|third|unfortunately|fortunately|additionally] i|we|you|he|she|it|they|there|the|this|these|my|our|people|if|when|some|many',
        '$1,',
      ],
      ['^ [however] !,|.|much|many|<adj>|<adv>|you|we', 'however,'],
    ],
    'punctuation',
  ),
];
