// @vitest-environment happy-dom
// The score of a session is a sum of its answers that adds up.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SummarySum } from '#features/interviews/feedback/summary-sum.tsx';
import { show } from './show.tsx';

const scores = { answers: 6.3, structure: 8.1, specifics: 5.2, form: 8.8, risks: 8 };
const answered = (...overall: number[]) =>
  overall.map((one, at) => ({ question: { id: `q${at}`, text: `Why ${at}?` }, feedback: { overall: one } })) as never;
const summary = (overall: number, count: number) =>
  ({ overall, scores, answered: count, asked: count, strengths: [], improvements: [] }) as const;
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

test('the answers together, divided by how many they are', async () => {
  const sum = { ...summary(6.6, 3), strengths: [], improvements: [] };
  await show(
    <SummarySum interview={{ type: 'visa' }} summary={sum} last={undefined} answered={answered(6.2, 7, 6.6)} />,
  );
  expect(rows()).toEqual([
    'Why 0?6.2',
    'Why 1?7.0',
    'Why 2?6.6',
    'Together19.8',
    'Divided by 3 answers: the score, of 106.6',
  ]);
});

test('one answer is the score by itself; an English test has no risks', async () => {
  const sum = { ...summary(6.2, 1), strengths: [], improvements: [] };
  await show(<SummarySum interview={{ type: 'ielts' }} summary={sum} last={undefined} answered={answered(6.2)} />);
  expect(rows()).toEqual(['Why 0?6.2', 'Score, of 106.2']);
  expect(screen.queryByText('8.0')).toBeNull();
});

test('no score in all stands where a question was left out', async () => {
  const { overall: _, ...left } = summary(0, 2);
  await show(
    <SummarySum
      interview={{ type: 'visa' }}
      summary={{ ...left, asked: 5, strengths: [], improvements: [] }}
      last={undefined}
      answered={answered(6.2, 7)}
    />,
  );
  expect(rows()).toEqual(['Why 0?6.2', 'Why 1?7.0']);
});
