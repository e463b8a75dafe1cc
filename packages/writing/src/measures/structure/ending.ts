/**
 * How the essay ends: 0 broken off or a formula, 1 a very short last paragraph, 2 a finished one.
 * Anchors: set by hand.
 */
import type { Advice } from '../../criteria/criterion.ts';
import { sentencesByParagraph, wordsOf } from '../../text/document.ts';
import type { Essay, Measure } from '../measure.ts';

const FEWEST_WORDS = 15;
const FORMULA =
  /\b(?:thank you (?:very much )?for (?:your|taking|considering|reading)|hope (?:you|to be) (?:will )?(?:consider|accept)|look(?:ing)? forward to (?:hearing|your)|consider my application)\b/i;

type Ending = { kind: 0 | 1 | 2; advice?: Advice };

export function readEnding({ document }: Essay): Ending {
  const group = sentencesByParagraph(document).at(-1);
  const last = group?.at(-1);
  if (!group || !last) return { kind: 0 };
  const words = document.text.slice(last.start, last.end);
  const advise = (rule: string, suggestion: string): Advice => ({ rule, start: last.start, end: last.end, suggestion });
  if (!/[.!?…]["'”’)\]]*$/.test(words)) {
    return {
      kind: 0,
      advice: advise('structure.abrupt-end', 'The text seems to break off here: the last sentence has no end.'),
    };
  }
  if (FORMULA.test(words)) {
    const suggestion = 'A polite formula is the last thing that the reader keeps. What should stay with them instead?';
    return { kind: 0, advice: advise('structure.formula-end', suggestion) };
  }
  const length = group.reduce((sum, sentence) => sum + wordsOf(document, sentence).length, 0);
  if (length >= FEWEST_WORDS || document.paragraphs.length < 2) return { kind: 2 };
  const suggestion = 'The essay stops quickly. Does the end say what the story led to?';
  return { kind: 1, advice: advise('structure.short-end', suggestion) };
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
