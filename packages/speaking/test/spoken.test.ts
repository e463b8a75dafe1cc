import { describe, expect, it } from 'vitest';
import { inputFor, measureSpoken } from '../eval/measure-pairs.ts';
import { BESIDE_THE_QUESTION } from '../eval/spoken/beside-the-question.ts';
import { SHORT_ANSWERS } from '../eval/spoken/short-answers.ts';
import { TAKEN_WRONGLY } from '../eval/spoken/taken-wrongly.ts';
import { BESIDE_THE_POINT, TO_THE_POINT } from '../eval/spoken/third.ts';
import { giveFeedback } from '../src/give-feedback.ts';
import type { FeedbackInput, KnownFacts } from '../src/types.ts';

const give = (question: string, answer: string, facts?: KnownFacts) => {
  const input = inputFor(question, answer);
  return giveFeedback(facts ? { ...input, facts: { ...input.facts, ...facts } } : input);
};
const gates = (question: string, answer: string) => give(question, answer).advisories.map(({ gate }) => gate);

describe('answers as they are spoken', () => {
  it('stand in the right order in 95%, 3.5 apart in the mean', () => {
    const { order, difference, heldStrong } = measureSpoken();
    expect(order).toBeGreaterThanOrEqual(0.95);
    expect(difference).toBeGreaterThanOrEqual(3.5);
    expect(heldStrong).toEqual([]);
  });

  it('are held when they speak of something else', () => {
    const all = [...BESIDE_THE_QUESTION, ...BESIDE_THE_POINT];
    const caught = all.filter(({ question, answer }) => gates(question, answer).includes('off-topic'));
    expect(caught.length / all.length).toBeGreaterThanOrEqual(22 / 24);
    for (const { question, answer } of TO_THE_POINT) expect(gates(question, answer), question).toEqual([]);
  });

  it.each(SHORT_ANSWERS)('may be short: $question $answer', ({ question, answer, whole }) => {
    const { overall, advisories } = give(question, answer);
    expect(advisories.map(({ gate }) => gate)).not.toContain('off-topic');
    if (whole) expect(overall).toBeGreaterThan(2);
  });

  it('are enough when they say plainly all that was asked', () => {
    const { overall, advice, parts, moves } = give('visa-refused', 'No, never.');
    expect(overall).toBeGreaterThan(7);
    expect(advice.map(({ id }) => id)).toEqual(['keep-plain']);
    expect([...parts, ...moves]).toEqual([]);
    // a bare name of who pays is not, nor is a plain no where a plan was asked for
    expect(gates('visa-who-pays', 'Father.')).toEqual(['short']);
    expect(gates('us-opt', 'No.')).toEqual(['short']);
  });
});

describe('what an officer may take wrongly', () => {
  it.each(TAKEN_WRONGLY)('$question: $answer', ({ question, answer, facts, expect: expected, never = [] }) => {
    const { advice, advisories } = give(question, answer, facts);
    const found = [...advice.map(({ id }) => id), ...advisories.map(({ gate }) => gate)];
    for (const id of expected) expect(found).toContain(id);
    expect(found.filter((id) => never.some((beginning) => id.startsWith(beginning)))).toEqual([]);
  });

  it('is never praised, and nothing of an answer that is held', () => {
    for (const { question, answer, facts, expect: expected } of TAKEN_WRONGLY) {
      const { advice, advisories } = give(question, answer, facts);
      const cautions = advice.filter(({ kind }) => kind === 'caution');
      for (const kept of advice.filter(({ kind }) => kind === 'keep')) {
        expect(advisories, answer).toEqual([]);
        expect(
          cautions.filter(({ start }) => start >= kept.start && start < kept.end),
          answer,
        ).toEqual([]);
      }
      if (expected.length === 0) expect(cautions, answer).toEqual([]);
    }
  });
});

describe('a question that a student typed', () => {
  const typed = (answer: string): FeedbackInput => ({
    type: 'visa',
    question: { text: 'Why did you leave your job at the bank?', shape: 'reason', seconds: 45, asks: [] },
    answer,
  });
  const held = (answer: string) => giveFeedback(typed(answer)).advisories.map(({ gate }) => gate);

  it('holds only what shares nothing with it and says no "I"', () => {
    expect(
      held('The branch in Nakuru was closed in March, and I did not want to move to Eldoret with my mother ill.'),
    ).toEqual([]);
    expect(
      held('Mercury has no moon. Its sky is black at noon, and its ice lies in craters that the sun never touches.'),
    ).toEqual(['off-topic']);
  });
});
