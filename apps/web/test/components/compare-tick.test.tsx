// @vitest-environment happy-dom
// Universities are ticked on any list and stand side by side from a bar; the choice is one, whatever screen it was made on.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearOutboxes } from '#api/outbox.ts';
import { CompareBar } from '#features/matching/compared/compare-bar.tsx';
import { CompareTick } from '#features/matching/compared/compare-tick.tsx';
import { builtRoutes } from '#routes.ts';
import { startOutboxes } from '#shell/start-outboxes.ts';
import { show, signIn } from './show.tsx';

// the menu is there, open or not: this document has no popovers
HTMLElement.prototype.hidePopover = () => {};

const names = ['Toronto', 'Malaya', 'Turin', 'Pavia', 'Manitoba'];
const list = (
  <>
    {names.map((name) => (
      <CompareTick key={name} id={`ror-${name}`} name={name} />
    ))}
    <CompareBar address="level=UG&budget=any" />
  </>
);
const tick = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Compare ?: ${name}$`) });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

afterEach(() => clearOutboxes());

test('three ticks and one link lead to the comparison, by what was asked', async () => {
  signIn();
  const { user } = await show(list);
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(tick('Toronto'));
  await waitFor(() => expect(said()).toContain('1 to compare. Choose another one.'));
  expect(screen.queryByRole('link')).toBeNull();
  // by keys too
  tick('Malaya').focus();
  await user.keyboard(' ');
  await user.click(tick('Turin'));
  const link = await screen.findByRole('link', { name: 'Compare 3' });
  expect(said()).toContain('3 to compare');
  expect(link.getAttribute('href')).toBe(
    `/unipair?level=UG&budget=any&compare=${encodeURIComponent('ror-Toronto,ror-Malaya,ror-Turin')}`,
  );
  await user.click(tick('Malaya'));
  await screen.findByRole('link', { name: 'Compare 2' });
  expect(tick('Malaya').checked).toBe(false);
});

test('a fifth one is not taken, and why is said', async () => {
  signIn();
  const { user } = await show(list);
  for (const name of names.slice(0, 4)) {
    await user.click(tick(name));
    await waitFor(() => expect(tick(name).checked).toBe(true));
  }
  await user.click(tick('Manitoba'));
  await screen.findByText('Only 4 fit side by side. Remove one first.');
  expect(tick('Manitoba').checked).toBe(false);
  screen.getByRole('link', { name: 'Compare 4' });
});

test('each is taken out by its name at the bar, also where its card is not shown; or all of them', async () => {
  signIn();
  const { user, change } = await show(list);
  for (const name of names.slice(0, 3)) {
    await user.click(tick(name));
    await waitFor(() => expect(tick(name).checked).toBe(true));
  }
  change(<CompareBar />);
  await screen.findByRole('link', { name: 'Compare 3' });
  await user.click(screen.getByRole('menuitem', { name: 'Malaya', hidden: true }));
  const link = await screen.findByRole('link', { name: 'Compare 2' });
  expect(link.getAttribute('href')).toBe(`/unipair?compare=${encodeURIComponent('ror-Toronto,ror-Turin')}`);
  await user.click(screen.getByRole('menuitem', { name: 'All of them', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(said()).toContain('');
});

test('two tabs keep each other’s ticks, and show them', async () => {
  signIn();
  const { user } = await show(list);
  await user.click(tick('Toronto'));
  // another tab of this browser: what it keeps is on the device, and it says so
  const key = Object.keys(localStorage).find((one) => one.startsWith('lantern.compared.')) ?? '';
  const other = [...JSON.parse(localStorage.getItem(key) ?? '[]'), { id: 'ror-Pavia', name: 'Pavia' }];
  localStorage.setItem(key, JSON.stringify(other));
  await user.click(tick('Turin'));
  await screen.findByRole('link', { name: 'Compare 3' });
  expect(names.filter((name) => tick(name).checked)).toEqual(['Toronto', 'Turin', 'Pavia']);
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('signing out takes them from the device', async () => {
  signIn();
  startOutboxes();
  const { user } = await show(list);
  await user.click(tick('Toronto'));
  await clearOutboxes();
  expect(Object.keys(localStorage).filter((one) => one.includes('compared'))).toEqual([]);
});

test('a tick asks for no screen’s code when the app starts', async () => {
  signIn();
  const { user } = await show(list);
  await user.click(tick('Toronto'));
  const begins = builtRoutes.flatMap(({ outbox = [] }) => outbox);
  const kept = Object.keys(localStorage).filter((key) => begins.some((begin) => key.startsWith(begin)));
  expect(kept).toEqual([]);
});
