// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SayNo } from '#features/applications/letters/letter-answer.tsx';
import { serve, show } from './show.tsx';

const token = 'x'.repeat(43);
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('lantern.letter-word.'));

test('a recommender’s note survives a reload, under no link that works, and goes when it was sent', async () => {
  const { user } = await show(<SayNo token={token} />);
  await user.click(screen.getByRole('button', { name: 'I cannot write this letter' }));
  await user.type(screen.getByLabelText(/A note to the student/), 'I am on leave.');
  cleanup();
  expect(kept().some((key) => key.includes(token))).toBe(false);
  const again = await show(<SayNo token={token} />);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/A note to the student/).value).toBe('I am on leave.');
  serve(() => ({ ok: true }));
  await again.user.click(screen.getByRole('button', { name: 'Say no' }));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('the note of one link is not another’s', async () => {
  localStorage.setItem(`lantern.letter-word.${token.slice(0, 10)}`, 'For another student.');
  await show(<SayNo token={'y'.repeat(43)} />);
  screen.getByRole('button', { name: 'I cannot write this letter' });
});

test('where the browser keeps nothing it can be written all the same', async () => {
  const { getItem } = localStorage;
  const refuse = (key: string) => {
    if (key.startsWith('lantern.letter-word.')) throw new DOMException('', 'SecurityError');
    return getItem.call(localStorage, key);
  };
  const read = vi.spyOn(localStorage, 'getItem').mockImplementation(refuse);
  const { user } = await show(<SayNo token={token} />);
  await user.click(screen.getByRole('button', { name: 'I cannot write this letter' }));
  await user.type(screen.getByLabelText(/A note to the student/), 'I am ill.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/A note to the student/).value).toBe('I am ill.');
  expect(read).toHaveBeenCalledWith(`lantern.letter-word.${token.slice(0, 10)}`);
  vi.restoreAllMocks();
});
