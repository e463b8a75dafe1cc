/**
 * How the essay ends: 0 broken off or a formula, 1 a very short last paragraph, 2 a finished one.
 * Anchors: set by hand.
 */
import type { Place } from '../../criteria/advice.ts';
import { wordsOf } from '../../text/document.ts';
import type { Sentence } from '../../text/sentences.ts';
import { cue, has, readEvidence } from '../evidence.ts';
import type { Essay, Measure } from '../measure.ts';
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
  flaw?: Place & { rule: 'structure.abrupt-end' | 'structure.formula-end' | 'structure.short-end' };
};

export function readEnding({ document }: Essay): Ending {
  const body = bodyOf(document);
  const last = body.at(-1);
  if (!last) return { kind: 0 };
  const group = body.filter(({ paragraph }) => paragraph === last.paragraph);
  const words = document.text.slice(last.start, last.end);
  const evidence = readEvidence(document)[body.length - 1 + document.sentences.indexOf(body[0] as Sentence)];
  const { start, end } = last;
  if (!/[.!?…]["'”’)\]]*$/.test(words)) return { kind: 0, flaw: { rule: 'structure.abrupt-end', start, end } };
  if (evidence && has(evidence, FORMULA)) return { kind: 0, flaw: { rule: 'structure.formula-end', start, end } };
  const length = group.reduce((sum, sentence) => sum + wordsOf(document, sentence).length, 0);
  if (length >= FEWEST_WORDS || document.paragraphs.length < 2) return { kind: 2 };
  return { kind: 1, flaw: { rule: 'structure.short-end', start, end } };
}

export const ending: Measure = {
  id: 'ending',
  label: 'Ending (0 broken off or formula, 1 very short, 2 finished)',
  unit: 'kind',
  weight: 1,
  anchors: [
    [0, 3],
    [1, 7],
    [2, 10],
  ],
  take: (essay) => readEnding(essay).kind,
};
