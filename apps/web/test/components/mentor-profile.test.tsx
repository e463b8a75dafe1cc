// @vitest-environment happy-dom
// A mentor's profile and hours: what is typed while a save is on its way stays, and a button never ends in silence.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Screen } from '#features/mentors/profile.screen.tsx';
import { ProfileForm } from '#features/mentors/profile-form.tsx';
import { bookableMentor } from '../../../../scripts/bookable-mentor.ts';
import { goOffline, serve, show, signIn } from './show.tsx';

beforeEach(signIn);
const field = () => screen.findByLabelText<HTMLInputElement>(/What you help with/);

test('what is typed while the answer is on its way stays, and is saved on top of it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = serve(async ({ method, body }) => {
    if (method === 'GET') return { profile: bookableMentor, revision: 3 };
    await promise;
    return { profile: body.profile as object, revision: 4 };
  });
  const { user } = await show(<Screen />);
  await user.type(await field(), ' one');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(await field(), ' two');
  resolve();
  await screen.findByText(/^Saved\./);
  expect((await field()).value).toBe(`${bookableMentor.expertise} one two`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.filter(({ method }) => method !== 'GET')).toHaveLength(2));
  expect(asked.filter(({ method }) => method !== 'GET')[1]?.body.base_revision).toBe(4);
});

test('where what is wrong has no field to go to, the button says so', async () => {
  serve(() => ({ profile: { ...bookableMentor, published: true }, revision: 3 }));
  const { user } = await show(<Screen />);
  await field();
  // a group of boxes without a name
  for (const box of within(screen.getByRole('group', { name: 'Kinds of session' })).getAllByRole('checkbox', {
    checked: true,
  }))
    await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Nothing was saved')).toBeTruthy();
});

const kept = { profile: { ...bookableMentor, time_zone: 'Asia/Dhaka' }, revision: 1 };
const said = 'You changed something here and did not save it yet.';

test('what could not be saved is there after a reload, and gone once it is saved', async () => {
  goOffline();
  const first = await show(<ProfileForm kept={kept} />);
  expect(screen.queryByText(said)).toBeNull();
  await first.user.clear(await field());
  await first.user.type(await field(), 'Essays');
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Nothing was saved');
  first.unmount();

  const second = await show(<ProfileForm kept={kept} />);
  expect((await field()).value).toBe('Essays');
  expect(screen.getByText(said)).toBeTruthy();
  const saved = { profile: { ...kept.profile, expertise: 'Essays' }, revision: 2 };
  serve(() => saved);
  await second.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved\./);
  second.unmount();

  await show(<ProfileForm kept={saved} />);
  expect((await field()).value).toBe('Essays');
  expect(screen.queryByText(said)).toBeNull();
});

test('every language of a card has its name, also one that the list does not offer', async () => {
  serve(() => ({ profile: { ...bookableMentor, languages: ['en', 'zu', 'mi'] }, revision: 3 }));
  await show(<Screen />);
  for (const name of ['English', 'Zulu', 'Māori'])
    expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeTruthy();
});
