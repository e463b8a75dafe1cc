// @vitest-environment happy-dom
// A university goes on the list without a connection too, and the list is asked again once the server has it.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { SaveButton } from '#features/matching/save-button.tsx';
import { goOffline, refuse, serve, show, signIn } from './show.tsx';

const button = <SaveButton id="ror-03dbr7087" name="University of Toronto" saved={false} />;
const isOld = (...queryKey: string[]) => queryClient.getQueryCache().find({ queryKey })?.isStale();

test('the list that was read a moment ago is old after a save', async () => {
  await signIn();
  await queryClient.fetchQuery({ queryKey: ['applications', 'list'], queryFn: () => [] });
  expect(isOld('applications', 'list')).toBe(false);
  const asked = serve(() => ({ saved: true, message: '', id: crypto.randomUUID(), university_id: 'ror-03dbr7087' }));
  const { user } = await show(button);
  await user.click(screen.getByRole('button', { name: 'Save University of Toronto' }));
  await screen.findByText('Saved to My List!');
  expect(asked.map(({ path }) => path)).toEqual(['/api/unipair/save']);
  expect(isOld('applications', 'list')).toBe(true);
});

test('its own page says that it is saved', async () => {
  await signIn();
  const key = ['matching', 'explain', ['ror-03dbr7087'], ''];
  queryClient.setQueryData(key, { matches: [{ id: 'ror-03dbr7087', saved: false }] });
  const isSaved = () => queryClient.getQueryData<{ matches: { saved: boolean }[] }>(key)?.matches[0]?.saved;
  serve(() => ({ saved: true, message: '', id: crypto.randomUUID(), university_id: 'ror-03dbr7087' }));
  const { user } = await show(button);
  await user.click(screen.getByRole('button', { name: 'Save University of Toronto' }));
  await waitFor(() => expect(isSaved()).toBe(true));
});

test('without a connection it is kept on the device, stands as saved, and goes when there is one', async () => {
  await signIn();
  goOffline();
  const { user } = await show(button);
  await user.click(screen.getByRole('button', { name: 'Save University of Toronto' }));
  await screen.findByText('Kept on this device. It goes to the server by itself when you are online.');
  screen.getByRole('button', { name: /^Saved: University of Toronto/ });

  const asked = serve(() => ({ saved: true, message: '', id: crypto.randomUUID(), university_id: 'ror-03dbr7087' }));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/unipair/save']));
});

test('what the server refuses is said at the button, and the button is as it was', async () => {
  await signIn();
  serve(() => refuse('too_many_saved'));
  const { user } = await show(button);
  await user.click(screen.getByRole('button', { name: 'Save University of Toronto' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save University of Toronto' })).toBeTruthy());
  expect(document.querySelector('[aria-live="polite"]')?.textContent).not.toBe('');
});
