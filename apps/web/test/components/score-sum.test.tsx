// @vitest-environment happy-dom
// The score of an answer is a sum: its parts, less what holds it.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScoreSum } from '#features/interviews/feedback/score-sum.tsx';
import { show } from './show.tsx';

const sum = { weights: { answers: 30, structure: 12, specifics: 24, form: 10, risks: 24 }, mean: 6.9 };
const scores = { answers: 6.3, structure: 8.1, specifics: 5.2, form: 8.8, risks: 8 };
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
const points = () =>
  [...document.querySelectorAll('b')].flatMap((figure) =>
    /^\d+\.\d$/.test(figure.textContent) ? [figure.textContent] : [],
  );

test('parts add up, and what holds the score is taken off', async () => {
  await show(<ScoreSum interview={{ type: 'visa' }} feedback={{ overall: 5, scores }} sum={sum} before={undefined} />);
  const parts = points().slice(0, 5).map(Number);
  expect(Math.round(parts.reduce((all, one) => all + one, 0) * 10) / 10).toBe(6.9);
  expect(rows()).toEqual(['Together6.9', 'Held back, for the reason above-1.9', 'Score, of 105.0']);
});

test('where nothing holds it the score is what the parts give', async () => {
  await show(
    <ScoreSum interview={{ type: 'visa' }} feedback={{ overall: 6.9, scores }} sum={sum} before={undefined} />,
  );
  expect(rows()).toEqual(['Score, of 106.9']);
});
