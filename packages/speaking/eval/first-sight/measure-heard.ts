/** How the answers at first sight are judged. */
import { giveFeedback } from '../../src/give-feedback.ts';
import type { Feedback } from '../../src/types.ts';
import { inputFor } from '../measure-pairs.ts';
import type { HeardAnswers } from './heard-answers.ts';

const isBeside = ({ advisories }: Feedback) => advisories.some(({ gate }) => /^(?:off|near)-topic$/.test(gate));

export function measureHeard(answers: readonly HeardAnswers[]) {
  const rows = answers.map(({ question, strong, weak, beside, short }) => {
    const read = (answer: string) => giveFeedback(inputFor(question, answer));
    return {
      question,
      strong: read(strong),
      weak: read(weak),
      beside: read(beside),
      ...(short !== undefined && { short: read(short) }),
    };
  });
  const differences = rows.map(({ strong, weak }) => strong.overall - weak.overall);
  const shorts = rows.filter(({ short }) => short);
  return {
    rows,
    order: differences.filter((difference) => difference > 0).length / rows.length,
    difference: differences.reduce((sum, difference) => sum + difference, 0) / rows.length,
    strongHeld: rows.filter(({ strong }) => isBeside(strong)).map(({ question }) => question),
    besidePassed: rows.filter(({ beside }) => !isBeside(beside)).map(({ question }) => question),
    short: shorts.length,
    shortHeld: shorts.filter(({ short }) => short && isBeside(short)).map(({ question }) => question),
    shortLow: shorts.filter(({ short }) => short && short.overall <= 4).map(({ question }) => question),
  };
}
