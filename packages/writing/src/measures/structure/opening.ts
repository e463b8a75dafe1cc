/**
 * How the essay begins: 0 a worn formula, 1 plain, 2 something concrete in the first two sentences.
 * Anchors: set by hand. Source: the openings that admissions officers name as the ones they stop reading at.
 */
import type { Place } from '../../criteria/advice.ts';
import type { Essay, Measure } from '../measure.ts';
import { hasOwnAction, isConcrete } from '../specificity/details.ts';

const FORMULAS: readonly RegExp[] = [
  /^(?:hello|hi|greetings)\b/,
  /^my name is\b/,
  /^i am (?:writing|applying)\b/,
  /^i (?:would|want to|wish to|'d) (?:like to )?(?:apply|introduce|express)/,
  /^(?:ever )?since (?:i was|my|childhood|i can remember|a young age)/,
  /^from (?:a|an) (?:very )?(?:young|early|tender) age\b/,
  /^(?:as|when) (?:i was )?(?:a )?(?:little |young |small )?child\b/,
  /^i have always\b/,
  /^in (?:today's|this|the) (?:modern |fast-paced |globali[sz]ed |ever-changing |competitive |digital )?(?:world|era|age|society)\b/,
  /^(?:nowadays|in the modern (?:world|era|age))\b/,
  /^(?:according to|the) (?:the )?(?:\w+ )?dictionary\b/,
  /^(?:webster|merriam|the oxford)/,
  /^(?:in this essay|this essay|the purpose of this)/,
  /^(?:it is|as) (?:said|we all know|well known)\b/,
  /^throughout (?:history|my life|my entire life)\b/,
];

export function findFormula({ document }: Essay): Place | undefined {
  const first = document.sentences[0];
  if (!first) return undefined;
  const words = document.text
    .slice(first.start, first.end)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^["“'‘\s]+/, '');
  if (!FORMULAS.some((formula) => formula.test(words))) return undefined;
  return { start: first.start, end: first.end };
}

export const opening: Measure = {
  id: 'opening',
  label: 'Opening (0 formula, 1 plain, 2 concrete)',
  unit: 'kind',
  weight: 2,
  anchors: [
    [0, 2],
    [1, 6],
    [2, 10],
  ],
  take: (essay) => {
    if (findFormula(essay)) return 0;
    return essay.document.sentences
      .slice(0, 2)
      .some((sentence) => isConcrete(essay.document, sentence) || hasOwnAction(essay.document, sentence))
      ? 2
      : 1;
  },
};
