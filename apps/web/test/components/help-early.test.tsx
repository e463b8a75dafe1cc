// @vitest-environment happy-dom
// What is typed before it is known who is signed in stays, although the frame around the form is made anew then.
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Contact } from '#features/help/contact.tsx';
import { serve, show, signIn } from './show.tsx';

test('the message to support survives the moment in which its writer becomes known', async () => {
  serve(() => ({ tickets: [], mail: false, hours: null }));
  const { user, unmount } = await show(<Contact />);
  await user.type(screen.getByLabelText('Subject'), 'No code arrives');
  unmount();
  await act(signIn);
  await show(<Contact />);
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('No code arrives');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Amina');
});
