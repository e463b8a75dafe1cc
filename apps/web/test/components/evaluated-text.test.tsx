// @vitest-environment happy-dom
// An evaluation is read from its score: the text of the essay comes after it.
import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EvaluatedText } from '#features/essays/evaluation/evaluated-text.tsx';
import { show } from './show.tsx';

const evaluation = {
  ...{ _id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e12', essay_id: null, version_id: null, revision: null, model: null },
  ...{ overall: 9.2, scores: {}, sum: { weights: {}, mean: 9.2, deductions: [] }, advisories: [], measures: [] },
  ...{ suggestions: [], words: 6, essay_type: 'Other', engine: 'lantern', engine_version: '1' },
  created_at: '2026-11-01T00:00:00.000Z',
} as unknown as Evaluation;

test('the score stands before the text, with a way to each from the other', async () => {
  const { user } = await show(
    <EvaluatedText text="The goat knew it first." evaluation={evaluation} awaited={undefined} />,
  );
  const score = await screen.findByRole('region', { name: 'Evaluation' });
  const text = screen.getByRole('region', { name: 'Essay text' });
  expect(score.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Essay text' }));
  expect(document.activeElement).toBe(text);
  await user.click(screen.getByRole('button', { name: 'Scores and suggestions' }));
  expect(document.activeElement?.contains(score)).toBe(true);
});
