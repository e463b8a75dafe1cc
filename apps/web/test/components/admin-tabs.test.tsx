// @vitest-environment happy-dom
// The tabs of the administration: what is not looked at asks for nothing, and keeps what was typed.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Screen } from '#features/admin/admin.screen.tsx';
import { serve, show } from './show.tsx';

test('a tab asks when it is opened, and what was typed in another is there afterwards', async () => {
  const asked = serve(({ path }) => (path.includes('/acts') ? { acts: [], next: null } : { invitations: [] }));
  const { user } = await show(<Screen />);
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/admin/invitations']));
  await user.type(screen.getByLabelText('Email of the mentor'), 'farhana@example.org');
  await user.click(screen.getByRole('tab', { name: 'What was done' }));
  expect(await screen.findByText('Nobody has done anything yet.')).toBeDefined();
  expect(asked.map(({ path }) => path)).toEqual(['/api/admin/invitations', '/api/admin/acts']);
  await user.click(screen.getByRole('tab', { name: 'Mentors' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email of the mentor').value).toBe('farhana@example.org');
});
