// @vitest-environment happy-dom
// One record a student: the second save on one visit is written on the first.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SingleForm } from '#components/record/single-form.tsx';
import { familyView } from '#features/family/family-view.tsx';
import { serve, show, signIn } from './show.tsx';

test('a second save is written on what the first one made', async () => {
  await signIn();
  let revision = 3;
  const asked = serve(({ method, body }) => {
    if (method === 'GET') return { [familyView.single.calls.one]: null };
    const { base_revision: _, ...fields } = body;
    revision += 1;
    return {
      [familyView.single.calls.one]: {
        ...fields,
        firstGeneration: null,
        revision,
        updated_at: '2026-11-22T10:00:00.000Z',
      },
    };
  });
  const { user } = await show(<SingleForm view={familyView} />);
  const [father] = await screen.findAllByRole('textbox');
  const saves = () => asked.filter(({ method }) => method !== 'GET');
  await user.type(father as HTMLElement, 'Karim');
  await user.click(screen.getByRole('button', { name: 'Save family information' }));
  await screen.findByText('Saved.');
  await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, ' Uddin');
  await user.click(screen.getByRole('button', { name: 'Save family information' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.body.base_revision).toBe(4);
});
