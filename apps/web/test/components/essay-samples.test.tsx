// @vitest-environment happy-dom
// A weak and a strong sample with remarks, and what a reader remembers: loaded when somebody opens them.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OnDemand } from '#features/essays/evaluation/on-demand.tsx';
import { Samples } from '#features/essays/evaluation/samples/samples.tsx';
import { Remembered } from '#features/essays/evaluation/shape/remembered.tsx';
import { show } from './show.tsx';

const evaluation = { essay_type: 'Generic', suggestions: [], words: 54 } as unknown as Parameters<
  typeof OnDemand
>[0]['evaluation'];

test('a sample shows its remarks beside the words that they are about', async () => {
  await show(<Samples type="Research Proposal" />);
  const strong = screen.getByRole('region', { name: 'The strong one' });
  const marks = [...strong.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toHaveLength(4);
  expect(marks[1]).toBe('does a PIN that only the woman knows change who decides how a transfer is spent?');
  expect(within(strong).getByText('One question, which a result can answer with yes or no.')).toBeTruthy();
});

test('a reader can choose the sample of another kind of essay', async () => {
  const { user } = await show(<Samples type="SOP" />);
  await user.selectOptions(screen.getByLabelText('Kind of essay'), 'Diversity Essay');
  expect(screen.getByText(/How has your background shaped you/)).toBeTruthy();
  expect(screen.queryByText(/Teesta/)).toBeNull();
});

test('both are read only when they are opened, a text without a kind beside a free answer', async () => {
  const { user } = await show(<OnDemand text="We met at the pump." evaluation={evaluation} />);
  expect(screen.queryByRole('heading', { name: 'The weak one' })).toBeNull();
  await user.click(screen.getByText('A weak and a strong sample of this kind'));
  expect(await screen.findByRole('heading', { name: 'The weak one' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Kind of essay').value).toBe('Other');
});

test('an essay without anything that can be seen is told so', async () => {
  await show(<Remembered text="Leadership is the foundation of success. True leaders inspire their communities." />);
  expect(screen.getByText(/No sentence here shows something/)).toBeTruthy();
});

test('the sentence that shows the most is quoted', async () => {
  await show(
    <Remembered text="I like to help. At eleven at night my mother sat down on the rice sacks and wrote in the blue ledger who owed us 61 million dong. It is good." />,
  );
  expect(screen.getByRole('listitem').textContent).toMatch(/^At eleven at night.*dong\.$/);
});
