// @vitest-environment happy-dom
// Costs of applying and texts for a portal save by themselves, after a pause, whole; another currency keeps the figure.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApplicationRow } from '#features/applications/applications.api.ts';
import { drafts } from '#features/applications/applications.api.ts';
import { DraftTexts } from '#features/applications/draft-texts.tsx';
import { ApplyingCostLines } from '#features/applications/money/applying-cost-lines.tsx';
import { serve, show, signIn } from './show.tsx';

const { change } = vi.hoisted(() => ({ change: vi.fn(async () => undefined) }));
vi.mock('#api/change-application.ts', async (original) => ({
  ...(await original<object>()),
  changeApplication: change,
}));

const cost = { id: 'c', kind: 'fee', label: '', amount: null, currency: 'USD', state: 'due' };
const row = { id: 'a', country: 'US', costs: [cost] } as unknown as ApplicationRow;

beforeEach(async () => {
  await signIn();
  change.mockClear();
  serve(() => ({}));
});

test('an amount is saved once, and is the same figure in another currency', async () => {
  const { user, unmount } = await show(<ApplyingCostLines row={row} facts={[]} />);
  await user.type(screen.getByLabelText(/^Amount/), '500');
  await user.selectOptions(screen.getByLabelText('Currency'), 'JPY');
  expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('500');
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  expect(change).toHaveBeenCalledWith('a', { costs: [{ ...cost, currency: 'JPY', amount: 500 }] });
  await user.type(screen.getByLabelText(/^Note/), 'paid at the bank');
  unmount();
  expect(change).toHaveBeenLastCalledWith('a', { costs: [expect.objectContaining({ label: 'paid at the bank' })] });
});

test('a note keeps its space while it is typed, also when it was saved meanwhile', async () => {
  const { user, change: showAgain } = await show(<ApplyingCostLines row={row} facts={[]} />);
  await user.type(screen.getByLabelText(/^Note/), 'Courier ');
  await waitFor(() => expect(change).toHaveBeenCalled());
  // the server's answer has no space at its end
  showAgain(
    <ApplyingCostLines
      row={{ ...row, costs: [{ ...cost, label: 'Courier' }] } as unknown as ApplicationRow}
      facts={[]}
    />,
  );
  await user.type(screen.getByLabelText(/^Note/), 'fee');
  expect(screen.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('Courier fee');
});

test('two texts of one portal that were typed in one breath are saved together', async () => {
  const put = vi.spyOn(drafts, 'put').mockResolvedValue('saved');
  serve(() => ({ [drafts.calls.many]: [] }));
  const { user, unmount } = await show(<DraftTexts id="a" />);
  await user.type(await screen.findByLabelText(/^Personal statement/), 'Boats.');
  await user.type(screen.getByLabelText(/^Why this university/), 'Rivers.');
  unmount();
  expect(put).toHaveBeenLastCalledWith('a', { personal_statement: 'Boats.', why_this_university: 'Rivers.' });
});
