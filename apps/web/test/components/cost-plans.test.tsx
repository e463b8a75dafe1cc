// @vitest-environment happy-dom
// A cost plan fills itself from the saved programme, and never writes over what a student wrote.
import type { CostPlan } from '@lantern/contract/finance';
import { emptyFinance } from '@lantern/contract/finance';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CostPlans } from '#features/finance/plans/cost-plans.tsx';
import { exchangeOf } from '#features/finance/rates/exchange.ts';
import { serve, show, signIn } from './show.tsx';

const id = '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e12';
const line = { label: '', times: 1, month: '2027-09', currency: 'GBP', from_application: false, fact: null };
const plan: CostPlan = {
  ...{ shown: true, title: 'Leeds: Physics', country: 'GB', currency: 'GBP', sources: [] },
  costs: [
    { ...line, id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e13', kind: 'tuition', amount: 2_500_000 },
    { ...line, id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e14', kind: 'living', amount: null },
  ],
};
const table = { base: 'USD', day: '2026-11-01', source: 'test', rates: { USD: '1', GBP: '0.8', BDT: '120' } };
const exchange = exchangeOf(table, true, emptyFinance, 'BDT', '2026-11-27');

function open(kept?: CostPlan) {
  signIn();
  const asked = serve(({ path, body }) => {
    const row = { _id: id, revision: 1, updated_at: '2026-11-01T00:00:00.000Z' };
    if (path.includes('/plans/student/')) return { plans: kept ? [{ ...kept, ...row }] : [] };
    if (path.includes('/plans/put/')) return { plan: { ...body, ...row } };
    if (path.endsWith('/finance/programmes'))
      return { programmes: [{ id, name: 'Leeds', program: 'Physics', country: 'GB', is_admitted: false }] };
    if (path.includes('/plan?')) return { plan };
    throw new Error(path);
  });
  return show(<CostPlans exchange={exchange} today="2026-11-27" />).then((shown) => ({ ...shown, asked }));
}
const puts = (asked: readonly { path: string; body: Record<string, unknown> }[]) =>
  asked.filter(({ path }) => path.includes('/plans/put/'));
const living = () => screen.getByLabelText(/^Rent, food and daily life/) as HTMLInputElement;

test('a saved programme has its plan, with tuition, country and currency, before anything is pressed', async () => {
  const { asked } = await open();
  await screen.findByText(/We filled this in from your saved programme/);
  expect((screen.getByLabelText(/^Tuition/) as HTMLInputElement).value).toMatch(/25,?000/);
  expect((screen.getByLabelText('Country') as HTMLSelectElement).value).toBe('GB');
  // looking at it keeps nothing
  expect(puts(asked)).toEqual([]);
});

test('what is typed into it keeps it, in the same field', async () => {
  const { asked } = await open();
  await screen.findByText(/We filled this in from your saved programme/);
  const field = living();
  fireEvent.change(field, { target: { value: '900' } });
  await waitFor(() => expect(puts(asked)).toHaveLength(1), { timeout: 5000 });
  expect(puts(asked)[0]?.body).toMatchObject({
    title: 'Leeds: Physics',
    costs: [{ amount: 2_500_000 }, { amount: 90_000 }],
  });
  await waitFor(() => expect(screen.queryByText(/We filled this in/)).toBeNull());
  expect(living()).toBe(field);
});

const own = { ...plan, title: 'Mine', costs: [{ ...line, id, kind: 'tuition' as const, amount: 100 }] };

test('a plan that was written is not filled again', async () => {
  const { asked } = await open(own);
  await screen.findByRole('heading', { name: 'Mine' });
  expect(asked.some(({ path }) => path.includes('/plan?'))).toBe(false);
});

test('a plan that was taken off the page is not filled again', async () => {
  const { asked } = await open({ ...own, shown: false });
  await screen.findByRole('button', { name: 'Plan its costs' });
  expect(screen.queryByText(/We filled this in/)).toBeNull();
  expect(asked.some(({ path }) => path.includes('/plan?'))).toBe(false);
});
