/**
 * How the essay ends: 0 broken off, a formula, or a last sentence that could end any essay (a saying, a quotation, praise, a
 * virtue), 1 a very short last paragraph, 2 a finished one.
 * Anchors: set by hand.
 */
import type { Place } from '../../criteria/advice.ts';
import { type Document, wordsOf } from '../../text/document.ts';
import type { Sentence } from '../../text/sentences.ts';
import { TRAITS } from '../../words/traits.ts';
import { isCliche } from '../cliches.ts';
import { cue, type Evidence, has, readEvidence } from '../evidence.ts';
import { findPraise } from '../fit/generic-praise.ts';
import type { Essay, Measure } from '../measure.ts';
import { shareQuoted } from '../quoted.ts';
import { readTold } from '../told/told.ts';
import { bodyOf } from './letter-forms.ts';

const FEWEST_WORDS = 15;
const FORMULA = cue(
  'thank you_(?:for|time|attention)',
  'hope_(?:you|your|be)_(?:consider|accept|give|positive)',
  'look forward \\S+ (?:hear|hearing|your|meet|receive|this|positive|opportunity)',
  'consider my application',
  '(?:i|would)_(?:happy|grateful|delighted|glad|honou?red|thankful)_(?:if you|give|given|receive|accept|opportunity|chance|invite)',
  '(?:wait|hope) for_(?:answer|reply|response)',
  '(?:available|hesitate)_(?:further|contact)',
);

type Ending = {
  kind: 0 | 1 | 2;
  flaw?: Place & {
    rule: 'structure.abrupt-end' | 'structure.formula-end' | 'structure.hollow-end' | 'structure.short-end';
  };
};

/** Large words from this share on say nothing, and so does praise or a trait at the end. */
const WORN_END = 0.15;
/** From here on the last sentence is a stranger's (told/told.ts). */
const STRANGE_END = 0.5;
const LARGE_END = 2;
/** How much of the last sentence may be somebody else's. */
const MOST_QUOTED = 0.4;
/** With fewer characters it is a word, and no saying. */
const SAYING = 25;
const SAID_BY = cue('as \\S+ say', 'in word of', '(?:once|famously) say', 'famous quote', 'say go', 'quote');

/** A sentence that could end any essay: a saying, a quotation, praise, a virtue, large words without anything to see. */
function isHollow(essay: Essay, { sentence, worn, detail, ...rest }: Evidence): boolean {
  const { document } = essay;
  if (isCliche(document, sentence) || isQuotation(document, sentence)) return true;
  const evidence = { sentence, worn, detail, ...rest };
  if (has(evidence, SAID_BY) && shareQuoted(document, sentence) > 0) return true;
  const inside = ({ start, end }: Place) => start >= sentence.start && end <= sentence.end;
  if (detail < 1 && (findPraise(essay).some(inside) || claimsTrait(document, sentence))) return true;
  const told = readTold(document).find((one) => one.evidence.sentence === sentence);
  return (
    (detail < 0.5 && worn >= WORN_END) || ((told?.stranger ?? 0) >= STRANGE_END && (told?.large ?? 0) >= LARGE_END)
  );
}

/** A saying between quotation marks; "“Indemnify” is one." names a word. */
function isQuotation(document: Document, sentence: Sentence): boolean {
  const share = shareQuoted(document, sentence);
  return share > MOST_QUOTED && share * (sentence.end - sentence.start) >= SAYING;
}

/** "I am hardworking" and the like. */
function claimsTrait({ tokens }: Document, { first, last }: Sentence): boolean {
  return tokens.slice(first, last).some(({ meant }, place) => {
    if (!TRAITS.has(meant)) return false;
    const before = tokens.slice(Math.max(first, first + place - 6), first + place).map((token) => token.meant);
    const own = before.findLastIndex((word) => word === 'i' || word === "i'm");
    return own >= 0 && (before[own] === "i'm" || /^(?:am|was|have|became)$/.test(before[own + 1] ?? ''));
  });
}

export function readEnding(essay: Essay): Ending {
  const { document } = essay;
  const body = bodyOf(document);
  const last = body.at(-1);
  if (!last) return { kind: 0 };
  const group = body.filter(({ paragraph }) => paragraph === last.paragraph);
  const words = document.text.slice(last.start, last.end);
  const evidence = readEvidence(document)[body.length - 1 + document.sentences.indexOf(body[0] as Sentence)];
  const { start, end } = last;
  if (!/[.!?…]["'”’)\]]*$/.test(words)) return { kind: 0, flaw: { rule: 'structure.abrupt-end', start, end } };
  if (evidence && has(evidence, FORMULA)) return { kind: 0, flaw: { rule: 'structure.formula-end', start, end } };
  if (evidence && isHollow(essay, evidence)) return { kind: 0, flaw: { rule: 'structure.hollow-end', start, end } };
  const length = group.reduce((sum, sentence) => sum + wordsOf(document, sentence).length, 0);
  if (length >= FEWEST_WORDS || document.paragraphs.length < 2) return { kind: 2 };
  return { kind: 1, flaw: { rule: 'structure.short-end', start, end } };
}

export const ending: Measure = {
  id: 'ending',
  label: 'Ending (0 broken off or formula, 1 very short, 2 finished)',
  unit: 'kind',
  readsCliches: true,
  weight: 1,
  anchors: [
    [0, 3],
    [1, 7],
    [2, 10],
  ],
  take: (essay) => readEnding(essay).kind,
};
