// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TitleInput } from '#components/title-input.tsx';
import { show } from './show.tsx';

function Kept({ save }: { save: (title: string) => void }) {
  const [title, setTitle] = useState('Biometrics');
  return (
    <TitleInput
      value={title}
      maxLength={120}
      onChange={(next) => {
        save(next);
        setTitle(next);
      }}
    />
  );
}

test('a title can be emptied and written anew; empty is never saved', async () => {
  const save = vi.fn();
  const { user } = await show(<Kept save={save} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.clear(field);
  expect(field.value).toBe('');
  await user.tab();
  expect(field.value).toBe('Biometrics');
  await user.clear(field);
  await user.type(field, 'TB');
  expect(field.value).toBe('TB');
  expect(save.mock.calls).toEqual([['T'], ['TB']]);
});
