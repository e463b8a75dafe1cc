import { describe, expect, it } from 'vitest';
import { measureBank } from '../eval/bank/measure-bank.ts';
import { HEARD } from '../eval/first-sight/heard.ts';
import { HEARD_LATER } from '../eval/first-sight/heard-later.ts';
import { HEARD_OBLIQUE } from '../eval/first-sight/heard-oblique.ts';
import { HEARD_OBLIQUE_LATER } from '../eval/first-sight/heard-oblique-later.ts';
import { measureHeard } from '../eval/first-sight/measure-heard.ts';
import { inputFor, measureSpoken } from '../eval/measure-pairs.ts';
import { BESIDE_THE_QUESTION } from '../eval/spoken/beside-the-question.ts';
import { CONTRADICTED } from '../eval/spoken/contradicted.ts';
import { CONTRADICTED_LATER } from '../eval/spoken/contradicted-later.ts';
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
    const caught = all.filter(({ question, answer }) =>
      gates(question, answer).some((gate) => gate.endsWith('-topic')),
    );
    expect(caught.length / all.length).toBeGreaterThanOrEqual(22 / 24);
    for (const { question, answer } of TO_THE_POINT) expect(gates(question, answer), question).toEqual([]);
  });

  it.each([false, true])('are told apart at every question of the bank (kept aside: %s)', (kept) => {
    const { questions, order, difference, strongHeld, besidePassed, shortHeld } = measureBank(kept);
    expect(order).toBeGreaterThanOrEqual(0.95);
    expect(difference).toBeGreaterThanOrEqual(3.5);
    expect(1 - besidePassed.length / questions).toBeGreaterThanOrEqual(0.9);
    expect([...strongHeld, ...shortHeld].map(({ question }) => question)).toEqual([]);
  });

  it('near the question are held at 4, and shown no part of it as found', () => {
    const agreed =
      'I was in a group with five students for the science fair and we made a water filter from sand and charcoal. We worked every Saturday at the house of Imran, all of us were happy, and we got second prize.';
    const { overall, advisories, parts } = give('uni-team', agreed);
    expect(advisories).toEqual([{ gate: 'near-topic', most: 4 }]);
    expect(overall).toBe(4);
    expect(parts.filter(({ found }) => found)).toEqual([]);
    expect(gates('uni-team', `${agreed} But two of us quarrelled about the pump.`)).toEqual([]);
    const proud =
      'I was first in my class in grade nine and ten, and in grade eleven they gave me the medal of mathematics. My parents made a dinner for thirty people.';
    expect(gates('uni-failure', proud)).toEqual(['near-topic']);
  });

  it.each(SHORT_ANSWERS)('may be short: $question $answer', ({ question, answer, whole }) => {
    const { overall, advisories } = give(question, answer);
    expect(advisories.map(({ gate }) => gate)).not.toContain('off-topic');
    expect(advisories.map(({ gate }) => gate)).not.toContain('near-topic');
    if (whole) expect(overall).toBeGreaterThan(2);
  });

  it('are enough when they say plainly all that was asked', () => {
    const { overall, advice, parts, moves } = give('visa-refused', 'No, never.');
    expect(overall).toBeGreaterThan(7);
    expect(advice.map(({ id }) => id)).toEqual(['keep-plain']);
    expect([...parts, ...moves]).toEqual([]);
    // why, or how it was, nobody says in a word
    expect(gates('visa-why-university', 'The lab.')).toEqual(['short']);
    expect(gates('uni-team', 'We quarrelled.')).toEqual(['short']);
  });

  it.each([
    ['visa-who-pays', 'My father.'],
    ['us-opt', 'No.'],
    ['visa-live', 'In a hall on campus.'],
    ['visa-other-offers', 'Just Guelph, nowhere else.'],
    ['visa-agent', 'I did it myself.'],
    ['uni-alternative', 'I will apply again next year.'],
  ])('are not too short where a yes, a name or a place was asked for: %s %s', (question, answer) => {
    const { overall, advisories, advice } = give(question, answer);
    expect(advisories).toEqual([]);
    expect(overall).toBeGreaterThan(4);
    expect(overall).toBeLessThan(8.5);
    expect(advice.filter(({ id }) => /^(?:part-missing|no-)/.test(id))).toEqual([]);
  });

  it('say nothing in few words of everybody either', () => {
    expect(give('visa-who-pays', 'My kind, supportive and hardworking family.').overall).toBeLessThan(4.5);
  });
});

describe('answers in the speech of ten countries, written before they were run', () => {
  it.each([
    ['sixty', HEARD],
    ['thirty later', HEARD_LATER],
  ])(
    '%s: strong above weak, what speaks of something else held, no short right one called beside the question',
    (_, set) => {
      const { order, difference, strongHeld, besidePassed, shortHeld } = measureHeard(set);
      expect(order).toBeGreaterThanOrEqual(0.95);
      expect(difference).toBeGreaterThanOrEqual(3.5);
      expect(strongHeld.length).toBeLessThanOrEqual(1);
      expect(1 - besidePassed.length / set.length).toBeGreaterThanOrEqual(0.92);
      expect(shortHeld).toEqual([]);
    },
  );

  it('do not take a relative for the student, nor "I do not know how" for not knowing', () => {
    expect(
      gates(
        'visa-why-course',
        'My mother is a nurse at Kisii and works nights. My father keeps bees, we have thirteen hives now, and my brother sells the honey.',
      ),
    ).toEqual(['off-topic']);
    const relay = give(
      'visa-why-course',
      'At Kenya Power I get sent when a feeder trips. I do not know how to set the relay, and this course has a bench for it.',
    );
    expect(relay.advice.map(({ id }) => id)).not.toContain('caution-not-knowing');
  });
});

describe('what an officer may take wrongly', () => {
  it.each([
    ['visa-refused', 'No, never. My father said no at first, and I did not tell my friends until the offer came.'],
    [
      'visa-who-pays',
      'My father will use the profit of his restaurant for my tuition fees, and I have the statement here.',
    ],
  ])('hears nothing of it in what is said of a father: %s', (question, answer) => {
    expect(gates(question, answer).filter((gate) => gate.startsWith('caution-'))).toEqual([]);
  });

  it.each([...TAKEN_WRONGLY, ...CONTRADICTED, ...CONTRADICTED_LATER])(
    '$question: $answer',
    ({ question, answer, facts, expect: expected, never = [] }) => {
      const { advice, advisories } = give(question, answer, facts);
      const found = [...advice.map(({ id }) => id), ...advisories.map(({ gate }) => gate)];
      for (const id of expected) expect(found).toContain(id);
      expect(found.filter((id) => never.some((beginning) => id.startsWith(beginning)))).toEqual([]);
    },
  );

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

describe('answers by an example', () => {
  it.each([
    ['first', HEARD_OBLIQUE, 2],
    ['later', HEARD_OBLIQUE_LATER, 0],
  ] as const)('%s: stand above weak ones, and few are called beside the question', (_, answers, held) => {
    const { order, strongHeld, shortHeld } = measureHeard(answers);
    expect(order).toBeGreaterThanOrEqual(0.9);
    expect(strongHeld.length).toBeLessThanOrEqual(held);
    expect(shortHeld).toEqual([]);
  });

  it('are asked what they answer, at six, with nothing called missing', () => {
    const { strong = '' } = HEARD_OBLIQUE.find(({ question }) => question === 'uni-homesick') ?? {};
    const { advice, advisories } = give('uni-homesick', strong);
    expect(advisories).toEqual([{ gate: 'own-words', most: 6 }]);
    expect(advice).toEqual([]);
  });
});
