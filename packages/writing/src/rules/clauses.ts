/** How clauses hang together: two joined by a comma only, and questions inside a sentence. */
import type { Token } from '../text/tokens.ts';
import { phraseRule } from './phrase-rule.ts';
import type { Hit, Rule } from './rule.ts';

const SUBJECT = /^(?:i|you|he|she|it|we|they|this|there)$/;
/** A first clause that opens with a noun is one only where the second says what something is. */
const NOUN_SUBJECT = /^(?:my|our|his|her|their|the|every|each|in)$/;
const IS = /^(?:is|are|was|were|has|have)$/;
const SECOND = /^(?:it|they|he|she|we|this)$/;
const FINITE =
  /^(?:am|is|are|was|were|has|have|had|can|will|would|could|should|must|do|does|did|don't|doesn't|didn't|can't|won't|isn't|aren't|wasn't|weren't)$/;
/** A first clause with one of these is no whole sentence, or the comma belongs to something else. */
const OTHER_FRAME = new Set(
  `if when while because although though as since before after unless until once whether whenever wherever whatever however
say says said think thinks thought know knows knew believe believes hope guess mean suppose feel tell told ask asked that who which what how why
where " “ ” ' ( : ; - – — not only just even such so too let having being from about as`.split(/\s+/),
);
/** Fewer words on one side than this: "it is, they say, old". */
const FEWEST = 4;

/** "I like music, it is my life." */
const commaSplice: Rule = {
  id: 'language.comma-splice',
  kind: 'punctuation',
  find: (sentence) => {
    const opens = sentence[0]?.lower ?? '';
    const noun = NOUN_SUBJECT.test(opens);
    if ((!noun && !SUBJECT.test(opens)) || sentence[1]?.kind !== 'word') return [];
    const comma = sentence.findIndex(({ text }) => text === ',');
    if (comma < FEWEST || comma > 30) return [];
    const first = sentence.slice(0, comma);
    if (first.some(({ lower }) => OTHER_FRAME.has(lower))) return [];
    if (!first.some(({ pos, lower }) => pos === 'VERB' || FINITE.test(lower))) return [];
    const subject = sentence[comma + 1] as Token | undefined;
    const verb = sentence[comma + 2];
    if (!subject || !verb || !SECOND.test(subject.lower) || !FINITE.test(verb.lower)) return [];
    if (noun && (!IS.test(verb.lower) || !first.some(({ lower }, at) => at > 1 && FINITE.test(lower)))) return [];
    // What follows must run to its end without another comma: "he is, I must say, late" is something else.
    const rest = sentence.slice(comma + 1);
    const words = rest.filter(({ kind }) => kind !== 'mark').length;
    if (words < FEWEST || rest.some(({ text }) => /^[,?“”"]$/.test(text))) return [];
    return [{ from: comma, to: comma + 1, fix: ';' }] satisfies Hit[];
  },
};

/** "Although it rained, but we went": one of the two words is enough. */
const doubledLink: Rule = {
  id: 'language.link-doubled',
  kind: 'word',
  find: (sentence) => {
    const first = sentence[0]?.lower === 'even' ? sentence[1]?.lower : sentence[0]?.lower;
    const partner = /^(?:although|though)$/.test(first ?? '')
      ? /^(?:but|yet)$/
      : /^(?:because|since)$/.test(first ?? '')
        ? /^so$/
        : undefined;
    if (!partner) return [];
    const comma = sentence.findIndex(({ text }) => text === ',');
    const link = sentence[comma + 1];
    if (comma < 3 || !link || !partner.test(link.lower)) return [];
    const after = sentence[comma + 2]?.lower ?? '';
    if (link.lower === 'so' && !/^(?:i|you|he|she|it|we|they|the|this|these|people|my|our)$/.test(after)) return [];
    if (
      link.lower !== 'so' &&
      !/^(?:i|you|he|she|it|we|they|the|this|these|there|people|my|our|in|if|when)$/.test(after)
    )
      return [];
    return [{ from: comma + 1, to: comma + 2, fix: '' }];
  },
};

/** "How can we solve this problem." */
const questionMark: Rule = {
  id: 'language.question-mark',
  kind: 'punctuation',
  find: (sentence) => {
    const last = sentence.length - 1;
    if (sentence[last]?.text !== '.' || sentence[last - 1]?.kind !== 'word' || last < 3) return [];
    // "It is good, isn't it."
    if (
      sentence[last - 3]?.text === ',' &&
      /^(?:isn't|aren't|don't|doesn't|didn't|wasn't|won't|can't)$/.test(sentence[last - 2]?.lower ?? '') &&
      /^(?:it|you|they|we|he|she|i)$/.test(sentence[last - 1]?.lower ?? '')
    )
      return [{ from: last, to: last + 1, fix: '?' }];
    const at = /^(?:how|why|what|where|when|who)$/.test(sentence[0]?.lower ?? '') ? 1 : 0;
    if (at === 1 && !/^(?:do|does|did|can|could|should|would|will)$/.test(sentence[1]?.lower ?? '')) return [];
    if (at === 0 && !/^(?:do|does|did|can|could|would|is|are)$/.test(sentence[0]?.lower ?? '')) return [];
    if (!/^(?:i|you|he|she|we|they|it|people|students)$/.test(sentence[at + 1]?.lower ?? '')) return [];
    return [{ from: last, to: last + 1, fix: '?' }];
  },
};

const ASKING =
  'know|knows|knew|understand|understands|understood|wonder|wondered|explain|explains|explained|learn|learned|see|realize|remember|discover|sure|idea';

export const clauseRules: readonly Rule[] = [
  commaSplice,
  doubledLink,
  questionMark,
  phraseRule('language.question-order', [
    [`${ASKING} about? what|why|where|how|who [is|are|was|were it|he|she|they|we|this|that] !<ing>`, '$4 $3'],
    [`${ASKING} what|why|where|how|when [can|should|could|will i|you|he|she|they|we|people]`, '$4 $3'],
    [`${ASKING} what|why|where|how|when [do|does|did i|you|he|she|they|we|people]`, '$4'],
    [
      `asked|told|ask|tell me|him|her|us|them what|why|where|how|when [do|does|did|is|are|was|can i|you|he|she|they|we|it]`,
    ],
  ]),
];
