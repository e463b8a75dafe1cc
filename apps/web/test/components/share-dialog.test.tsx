// @vitest-environment happy-dom
// Among many mentors: a search sends nothing, chooses nobody, and leaves what is there where it fails.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShareDialog } from '#features/shares/share-dialog.tsx';
import { goOffline, serve, show, signIn } from './show.tsx';

const idOf = (at: number) => `0b0c6a3e-95a5-4f0e-8a0c-3b1f0a1b2d${String(at).padStart(2, '0')}`;
const others = Array.from({ length: 20 }, (_, at) => ({ id: idOf(at), name: `Mentor ${at}`, expertise: 'Essays' }));
const ada = { id: idOf(20), name: 'Ada Okafor', expertise: 'Law' };

async function open() {
  await signIn();
  const asked = serve(({ path }) => {
    if (path.includes('/shares/mentors'))
      return path.includes('q=')
        ? { mentors: [ada], more: false, blocked: 0 }
        : // one who was on the first page has moved to the second
          { mentors: path.includes('page=2') ? [others[19], ada] : others, more: !path.includes('page=2'), blocked: 0 };
    return { essays: [], documents: [], used: 0, shares: [] };
  });
  const { user } = await show(<ShareDialog wanted={['record']} onClose={() => undefined} />);
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: /^Find a mentor/ });
  const mentor = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mentor' });
  await screen.findByRole('searchbox', { name: /^Find a mentor/ });
  return { user, asked, field, mentor };
}

test('Enter in the search sends no form; while a search ends, its only find is not chosen, and its field stays', async () => {
  const { user, asked, field, mentor } = await open();
  await user.type(field(), 'ada{Enter}');
  expect(screen.queryByText('20 people found')).toBeNull();
  await screen.findByText('1 person found');
  expect(mentor().value).toBe('');
  const kept = field();
  fireEvent.change(kept, { target: { value: '' } });
  expect([mentor().value, field() === kept]).toEqual(['', true]);
  await screen.findByRole('option', { name: 'Mentor 3: Essays' });
  expect(field()).toBe(kept);
  expect(screen.queryByText('Choose a mentor.')).toBeNull();
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('nobody stands there twice', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('option', { name: 'Ada Okafor: Law' });
  expect(screen.getAllByRole('option', { name: 'Mentor 19: Essays' })).toHaveLength(1);
});

test('a search without a connection says so, and not that nobody is found; who was chosen stays', async () => {
  const { user, field, mentor } = await open();
  await user.selectOptions(mentor(), idOf(3));
  goOffline();
  fireEvent.change(field(), { target: { value: 'ada' } });
  await screen.findByText(/^There is no connection\./);
  expect(screen.queryByText('Nobody is found by these words.')).toBeNull();
  expect([field().value, mentor().value]).toEqual(['ada', idOf(3)]);
});
