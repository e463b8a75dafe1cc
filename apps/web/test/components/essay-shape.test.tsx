// @vitest-environment happy-dom
// How an evaluated essay is built, and where to cut: read on the device when somebody opens it.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Shape } from '#features/essays/evaluation/shape/shape.tsx';
import { ShapeFold } from '#features/essays/evaluation/shape-fold.tsx';
import { show } from './show.tsx';

const scene =
  'My uncle put the spanner into my hand and pointed at the pump. I opened the small screw and the diesel ran over my sleeve.';
const claim =
  'Leadership is the foundation of success. True leaders inspire their communities with passion and resilience.';
const plan = 'I want to study mechanical engineering in Delft. I will build a tester for pumps by 2029.';
const text = [scene, claim, plan].join('\n\n');
const judged = { essay_type: 'Personal Statement', suggestions: [], words: 54 } as const;

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each paragraph has its name, its length and its beginning', async () => {
  await show(<Shape text={text} evaluation={{ ...judged, suggestions: [] }} />);
  const paragraphs = items().slice(0, 3);
  expect(paragraphs[0]).toMatch(/^Scene.*\(25 words\).*My uncle put the spanner/);
  expect(paragraphs[1]).toMatch(/^Claim/);
  expect(paragraphs[2]).toMatch(/^Plan/);
  expect(screen.getByText(/The usual order for this kind of essay: Scene, Summary, Thought, Plan/)).toBeTruthy();
  expect(screen.getByText(/Hardly a word here is of this kind: Summary and Thought/)).toBeTruthy();
});

test('the sentences that carry least are named with the reason', async () => {
  await show(<Shape text={text} evaluation={{ ...judged, suggestions: [] }} />);
  expect(items().at(-1)).toMatch(/True leaders inspire.*could stand in any essay/);
});

test('the shape names no sentence where every sentence adds something', async () => {
  await show(<Shape text={[scene, plan].join('\n\n')} evaluation={{ ...judged, suggestions: [] }} />);
  expect(screen.getByText(/No sentence here carries clearly less/)).toBeTruthy();
});

const evaluation = { ...judged, suggestions: [] } as unknown as Parameters<typeof ShapeFold>[0]['evaluation'];

test('the shape of an essay is computed only when it is opened', async () => {
  const { user } = await show(<ShapeFold text={text} evaluation={evaluation} />);
  expect(screen.queryByText('Where to cut')).toBeNull();
  await user.click(screen.getByText('How it is built, and where to cut'));
  expect(await screen.findByRole('heading', { name: 'Where to cut' })).toBeTruthy();
});

test('a research proposal has no fold about its shape', async () => {
  await show(<ShapeFold text={text} evaluation={{ ...evaluation, essay_type: 'Research Proposal' }} />);
  expect(screen.queryByText('How it is built, and where to cut')).toBeNull();
});
