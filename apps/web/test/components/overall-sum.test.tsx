// @vitest-environment happy-dom
// The overall score of an essay is a sum that a reader can add up.
import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { PILLARS } from '@lantern/writing/criteria/pillars';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScoreParts } from '#features/essays/evaluation/details/score-parts.tsx';
import { OverallSum } from '#features/essays/evaluation/overall-sum.tsx';
import { Suggestions } from '#features/essays/evaluation/suggestions.tsx';
import { show } from './show.tsx';

const evaluation = {
  overall: 8,
  scores: { specificity: 9.5, reflection: 9.1, structure: 8.5 },
  sum: {
    weights: { specificity: 45, reflection: 35, structure: 20 },
    mean: 9.2,
    deductions: [{ gate: 'partial', points: 1.2 }],
  },
  advisories: [{ gate: 'partial', text: '', most: 8.7, enough: 325 }],
  measures: [],
  words: 283,
  essay_type: 'Other',
} as unknown as Evaluation;
const whole = { ...evaluation, overall: 9.2, advisories: [] };
const kept = { ...evaluation.sum, weights: {}, mean: 9.2, deductions: [] };

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

test('what is taken off stands between the words that are there and the score, with its reason', async () => {
  await show(<OverallSum evaluation={evaluation}>was 7.1</OverallSum>);
  expect(rows()).toEqual([
    'What you have written so far gets9.2',
    'Too short: 283 words, 325 are enoughAt this length even a perfect essay gets 8.7.-1.2',
    'Score, of 10was 7.18.0',
  ]);
});

test('of an evaluation from before it was kept, how many words are enough is not said', async () => {
  await show(<OverallSum evaluation={{ ...evaluation, advisories: [] }} />);
  expect(rows()[1]).toBe('Too short: 283 words-1.2');
});

test.each(PILLARS)('what an essay lacks (%s) is said in words', async (gate) => {
  const sum = { ...evaluation.sum, weights: {}, mean: 9.2, deductions: [{ gate, points: 1.2 }] };
  await show(<OverallSum evaluation={{ ...evaluation, sum, advisories: [] }} />);
  expect(rows()[1]).toMatch(/^\p{Lu}\p{Ll}* .+-1\.2$/u);
  expect(rows()[1]).not.toContain(gate);
});

test('where nothing is taken off, or it was not kept, the score stands alone', async () => {
  const { unmount } = await show(<OverallSum evaluation={{ ...whole, sum: kept }} />);
  expect(rows()).toEqual(['Score, of 109.2']);
  unmount();
  await show(<OverallSum evaluation={{ ...whole, sum: undefined }} />);
  expect(rows()).toEqual(['Score, of 109.2']);
});

test('the parts of the sum add up to the score that is shown', async () => {
  await show(<ScoreParts now={evaluation} />);
  const parts = screen.getAllByRole('listitem').map((item) => item.textContent?.trim());
  expect(parts).toEqual(['Specificity and evidence4.3 of 4.5', 'Reflection3.2 of 3.5', 'Structure1.7 of 2.0']);
  expect(screen.getByText('Together').textContent).toBe('Together 9.2');
});

test('first of all a short essay is made longer, and each thing says what it is worth', async () => {
  const one = (category: string, start: number) => ({
    category,
    rule: `${category}.rule`,
    sentence: 'A sentence.',
    suggestion: 'Why?',
    start,
    end: start + 11,
    sentence_start: start,
    sentence_end: start + 11,
  });
  const suggestions = ['reflection', 'specificity', 'structure'].map((category, index) => one(category, index * 20));
  await show(
    <Suggestions suggestions={suggestions} judged={evaluation} places={[]} dismissed={[]} onGo={() => undefined} />,
  );
  const firsts = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('heading', { level: 3 });
  expect(firsts.map((heading) => heading.parentElement?.textContent)).toEqual([
    'Write about 50 words moreup to +1.2',
    expect.stringMatching(/up to \+0\.\d$/),
    expect.stringMatching(/up to \+0\.\d$/),
  ]);
});
