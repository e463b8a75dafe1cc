// @vitest-environment happy-dom
// A text that is pasted to be judged: it waits on the device, is shown as it is, and is forgotten once it is an essay.
import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drafts } from '#features/essays/drafts/draft-store.ts';
import { PastedText } from '#features/essays/evaluation/pasted-text.tsx';
import { type Asked, serve, show, signIn } from './show.tsx';

beforeEach(async () => {
  history.replaceState(null, '', '/essays?evaluate');
  await signIn();
});

const judged = (more: Partial<Evaluation> = {}): Evaluation => ({
  ...{ _id: crypto.randomUUID(), essay_id: null, version_id: null, revision: null, overall: 6.2, scores: {} },
  ...{ measures: [], suggestions: [], advisories: [], words: 12, characters: 60, engine: 'lantern', version: '1' },
  ...{ essay_type: 'Generic', created_at: new Date().toISOString() },
  ...more,
});
const answering = (evaluation: Evaluation) =>
  serve(({ path }: Asked) =>
    path.endsWith('/evaluate')
      ? evaluation
      : { essays: [], name: null, slow_name: null, enabled: false, used_tokens: 0, daily_tokens: 0 },
  );
const showForm = () => show(<PastedText onSelect={() => undefined} />);
const field = () => screen.findByLabelText<HTMLTextAreaElement>(/aste a text/);
const start = () => screen.getByRole('button', { name: 'Start Evaluation' });
const paste = async (words: string) => void fireEvent.change(await field(), { target: { value: words } });

test('a text that is not there, or longer than what can be judged, is not sent, and it says why', async () => {
  const asked = answering(judged());
  const { user } = await showForm();
  await field();
  expect(screen.getByText('There is no text to evaluate yet.')).toBeTruthy();
  expect(start().getAttribute('aria-disabled')).toBe('true');
  await paste('a'.repeat(200_001));
  expect(screen.getByText('This text has 200,001 characters. At most 200,000 can be evaluated at once.')).toBeTruthy();
  expect(start().getAttribute('aria-disabled')).toBe('true');
  await user.click(start());
  expect(asked.filter(({ path }) => path.endsWith('/evaluate'))).toEqual([]);
});

test('marks of a page are letters of the text', async () => {
  answering(judged());
  const { user } = await showForm();
  const words = "<script>document.title = 'taken'</script> <b>In the winter of 2021 the motor stopped.</b>";
  await paste(words);
  await user.click(start());
  expect((await screen.findByRole('region', { name: 'Evaluation' })).textContent).toContain('of 10');
  const text = screen.getByRole('region', { name: 'Essay text' });
  expect([text.textContent, text.querySelector('script, b')]).toEqual([words, null]);
  expect(document.title).not.toBe('taken');
});

test('what cannot be judged gets words, and no score and no suggestions', async () => {
  const advisories = [{ gate: 'language', text: 'This engine can only judge English.' }];
  answering(judged({ overall: 0, advisories }));
  const { user } = await showForm();
  await paste('কুয়াশা নদীর উপর নেমে এল। '.repeat(20));
  await user.click(start());
  const evaluation = await screen.findByRole('region', { name: 'Evaluation' });
  expect(evaluation.textContent).toContain('This engine can only judge English.');
  expect(evaluation.textContent).not.toContain('of 10');
  expect(evaluation.querySelector('li')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull();
});

test('text and kind outlive the page, until the text is saved as an essay', async () => {
  answering(judged());
  const first = await showForm();
  const words = 'When the river took our school, I carried forty books to the roof.';
  await paste(words);
  await first.user.selectOptions(screen.getByLabelText('Kind of essay'), 'SOP');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain(words));
  first.unmount();

  const second = await showForm();
  expect((await field()).value).toBe(words);
  expect(screen.getByLabelText<HTMLSelectElement>('Kind of essay').value).toBe('SOP');
  await second.user.click(start());
  await second.user.click(await screen.findByRole('button', { name: 'Save as an essay' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/essay\/edit\//));
  const saved = drafts().find(({ essay }) => location.pathname.endsWith(essay));
  expect([saved?.fields.text, saved?.fields.type]).toEqual([words, 'SOP']);
  second.unmount();
  await showForm();
  expect((await field()).value).toBe('');
});
