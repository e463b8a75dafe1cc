// @vitest-environment happy-dom
// The settlement plan waits for an offer or a booked journey.
import type { ArrivalPack } from '@lantern/contract/checklists';
import { emptySettlementPlan } from '@lantern/contract/checklists';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Screen } from '#features/checklists/settlement.screen.tsx';
import { serve, show, signIn } from './show.tsx';

const arrival: ArrivalPack = {
  ...{ country: 'XX', has_facts: false, cards: [], tips: [], rent: [], facts: [], destinations: [] },
  items: [
    {
      ...{ id: 'local-number', title: 'Get a local number', description: '', group: 'first-week', days: 2 },
      ...{ category: 'communication', priority: 'high' },
    },
  ],
};
const programme = { id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e12', name: 'Leeds', program: '', country: 'GB' };

async function open({ isAdmitted = false, plan }: { isAdmitted?: boolean; plan?: { arrival: string } }) {
  const kept = plan && { ...emptySettlementPlan, ...plan, revision: 1, updated_at: '2026-11-01T00:00:00.000Z' };
  signIn();
  serve(({ path }) => {
    if (path.includes('/arrivals/')) return { arrival };
    if (path.includes('/ticks/')) return { ticks: [] };
    if (path.includes('/visas/')) return { visas: [] };
    if (path.includes('/settlement/')) return { plan: kept ?? null };
    if (path.includes('/finance/programmes')) return { programmes: [{ ...programme, is_admitted: isAdmitted }] };
    throw new Error(path);
  });
  return show(<Screen />);
}
const item = { name: /^Get a local number/ };

test('before an offer the page says so, offers what helps, and asks for nothing', async () => {
  const { user } = await open({});
  await screen.findByRole('heading', { name: 'This starts with your offer' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByLabelText('Day of arrival')).toBeNull();
  expect(screen.getByRole('link', { name: 'Write down an offer' }).getAttribute('href')).toBe('/saved-universities');
  await user.click(screen.getByRole('button', { name: 'I have booked my journey' }));
  expect(await screen.findByRole('checkbox', item)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'This starts with your offer' })).toBeNull();
});

test('the arrival list is shown once there is an offer', async () => {
  await open({ isAdmitted: true });
  expect(await screen.findByRole('checkbox', item)).toBeTruthy();
});

test('who has a day of arrival has booked, whatever a university said', async () => {
  await open({ plan: { arrival: '2027-09-20' } });
  expect(await screen.findByRole('checkbox', item)).toBeTruthy();
});
