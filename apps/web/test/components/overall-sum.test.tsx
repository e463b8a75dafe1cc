// @vitest-environment happy-dom
// The overall score of an essay is a sum that a reader can add up.

import { PILLARS } from '@lantern/writing/criteria/pillars';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OverallTable } from '#features/essays/evaluation/folds/overall-table.tsx';
import { OverallSum } from '#features/essays/evaluation/overall-sum.tsx';
import { show } from './show.tsx';

const scores = { specificity: 9.5, reflection: 9.1, structure: 8.5 };
const sum = {
  weights: { specificity: 45, reflection: 35, structure: 20 },
  mean: 9.2,
  deductions: [{ gate: 'partial', points: 1.2 }],
};

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('what is taken off stands between the mean and the overall score, with its reason', async () => {
  await show(<OverallSum overall={8} sum={sum} />);
  expect(rows()).toEqual(['Mean of the criteria9.2', 'Taken off: too short to be judged as a whole-1.2', 'Overall8.0']);
});

test.each(PILLARS)('what an essay lacks (%s) is said in words', async (gate) => {
  await show(<OverallSum overall={8} sum={{ ...sum, deductions: [{ gate, points: 1.2 }] }} />);
  const [, taken] = rows();
  expect(taken).toMatch(/^Taken off: \p{Ll}+ .+-1\.2$/u);
  expect(taken).not.toContain(gate);
});

test('where nothing is taken off, or it was not kept, there is no sum below the score', async () => {
  await show(<OverallSum overall={9.2} sum={{ ...sum, deductions: [] }} />);
  expect(screen.queryByRole('table')).toBeNull();
  await show(<OverallSum overall={9.2} sum={undefined} />);
  expect(screen.queryByRole('table')).toBeNull();
});

test('the points of the criteria add up to the mean', async () => {
  await show(<OverallTable overall={8} scores={scores} sum={sum} />);
  expect(rows().slice(1)).toEqual([
    'Specificity and evidence9.545%4.275',
    'Reflection9.135%3.185',
    'Structure8.520%1.70',
    'Mean of the criteria9.2',
    'Taken off: too short to be judged as a whole-1.2',
    'Overall8.0',
  ]);
});
