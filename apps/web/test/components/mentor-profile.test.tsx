// @vitest-environment happy-dom
// What a mentor changes on the card stays on the device until it is saved.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProfileForm } from '#features/mentors/profile-form.tsx';
import { bookableMentor } from '../../../../scripts/bookable-mentor.ts';
import { goOffline, serve, show, signIn } from './show.tsx';

const kept = { profile: { ...bookableMentor, time_zone: 'Asia/Dhaka' }, revision: 1 };
const said = 'You changed something here and did not save it yet.';
const field = () => screen.findByLabelText<HTMLInputElement>('What you help with');

test('what could not be saved is there after a reload, and gone once it is saved', async () => {
  await signIn();
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
