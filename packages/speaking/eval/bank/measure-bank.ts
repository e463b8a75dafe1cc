/** How every question of the bank judges its three answers. */
import { giveFeedback } from '../../src/give-feedback.ts';
import type { Feedback } from '../../src/types.ts';
import { inputFor } from '../measure-pairs.ts';
import type { BankAnswer } from './bank-answer.ts';
import { BANK_ANSWERS, isKept } from './bank-answers.ts';

const isOffTopic = ({ advisories }: Feedback) => advisories.some(({ gate }) => /^(?:off|near)-topic$/.test(gate));

export function measureBank(kept: boolean) {
  const answers = BANK_ANSWERS.filter((_, at) => isKept(at) === kept);
  const read = (question: string, answer: string) => giveFeedback(inputFor(question, answer));
  const rows = answers.map((answer: BankAnswer) => ({
    ...answer,
    strongScore: read(answer.question, answer.strong),
    besideScore: read(answer.question, answer.beside),
    shortScore: answer.short === undefined ? undefined : read(answer.question, answer.short),
  }));
  const differences = rows.map(({ strongScore, besideScore }) => strongScore.overall - besideScore.overall);
  return {
    rows,
    questions: rows.length,
    order: differences.filter((difference) => difference > 0).length / rows.length,
    difference: differences.reduce((sum, difference) => sum + difference, 0) / rows.length,
    strongHeld: rows.filter(({ strongScore }) => isOffTopic(strongScore)),
    besidePassed: rows.filter(({ besideScore }) => !isOffTopic(besideScore)),
    short: rows.filter(({ shortScore }) => shortScore).length,
    shortHeld: rows.filter(({ shortScore }) => shortScore && isOffTopic(shortScore)),
    shortLow: rows.filter(({ shortScore }) => shortScore && shortScore.overall <= 2),
  };
}
