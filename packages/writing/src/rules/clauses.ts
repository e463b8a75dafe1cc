/** How clauses hang together: two joined by a comma only, and questions inside a sentence. */
import type { Token } from '../text/tokens.ts';
import { phraseRule } from './phrase-rule.ts';
import type { Hit, Rule } from './rule.ts';

const SUBJECT = /^(?:i|you|he|she|it|we|they|this|there)$/;
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
    if (!SUBJECT.test(sentence[0]?.lower ?? '') || sentence[1]?.kind !== 'word') return [];
    const comma = sentence.findIndex(({ text }) => text === ',');
    if (comma < FEWEST || comma > 30) return [];
    const first = sentence.slice(0, comma);
    if (first.some(({ lower }) => OTHER_FRAME.has(lower))) return [];
    if (!first.some(({ pos, lower }) => pos === 'VERB' || FINITE.test(lower))) return [];
    const subject = sentence[comma + 1] as Token | undefined;
    const verb = sentence[comma + 2];
    if (!subject || !verb || !SECOND.test(subject.lower) || !FINITE.test(verb.lower)) return [];
    // What follows must run to its end without another comma: "he is, I must say, late" is something else.
    const rest = sentence.slice(comma + 1);
    const words = rest.filter(({ kind }) => kind !== 'mark').length;
    if (words < FEWEST || rest.some(({ text }) => /^[,?“”"]$/.test(text))) return [];
    return [{ from: comma, to: comma + 1, fix: ';' }] satisfies Hit[];
  },
};

const ASKING =
  'know|knows|knew|understand|understands|understood|wonder|wondered|explain|explains|explained|learn|learned|see|realize|remember|discover|sure|idea';

export const clauseRules: readonly Rule[] = [
  commaSplice,
  phraseRule('language.question-order', [
    [`${ASKING} about? what|why|where|how|who [is|are|was|were it|he|she|they|we|this|that] !<ing>`, '$4 $3'],
    [`${ASKING} what|why|where|how|when [can|should|could|will i|you|he|she|they|we|people]`, '$4 $3'],
    [`${ASKING} what|why|where|how|when [do|does|did i|you|he|she|they|we|people]`, '$4'],
    [
      `asked|told|ask|tell me|him|her|us|them what|why|where|how|when [do|does|did|is|are|was|can i|you|he|she|they|we|it]`,
    ],
  ]),
];
