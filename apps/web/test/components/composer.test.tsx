// @vitest-environment happy-dom
// A message is sent by Enter where there is a keyboard, never empty, and what is refused stays.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Writer } from '#features/chat/writer.tsx';
import { show } from './show.tsx';

const write = vi.hoisted(() => vi.fn((_person: string, _text: string) => true));
vi.mock('#features/chat/chat-outbox.ts', () => ({ writeMessage: write }));
beforeEach(() => {
  write.mockReset().mockReturnValue(true);
});

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const showWriter = () => show(<Writer person="maya" name="Maya" showsContacts={false} isHeard={false} />);

test('Enter sends what is written, without the space around it; Shift and Enter begin a line', async () => {
  const { user } = await showWriter();
  await user.type(text(), 'Dear Maya,{Shift>}{Enter}{/Shift}thank you. {Enter}');
  expect(write.mock.calls).toEqual([['maya', 'Dear Maya,\nthank you.', undefined]]);
  expect(text().value).toBe('');
});

test('nothing but space is not sent, by key or by button', async () => {
  const { user } = await showWriter();
  await user.type(text(), '  {Enter}');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(write).not.toHaveBeenCalled();
});

// Safari says that the word has ended before the key comes, and gives the key the number of a word's end
test.each([{ isComposing: true }, { isComposing: false, keyCode: 229 }])(
  'Enter that chooses a word of an input method is not the end of the message: %o',
  async (key) => {
    await showWriter();
    fireEvent.change(text(), { target: { value: 'ধন্যবাদ' } });
    fireEvent.compositionEnd(text());
    fireEvent.keyDown(text(), { key: 'Enter', ...key });
    expect(write).not.toHaveBeenCalled();
  },
);

test('what the other one will not see is told before it is sent, and why', async () => {
  const { user } = await showWriter();
  await user.type(text(), 'SAT 1450 (730 720), call 01712345678');
  expect(await screen.findByText(/until you both agree/, {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText('phone number hidden').parentElement?.textContent).toBe(
    'SAT 1450 (730 720), call phone number hidden',
  );
  await user.clear(text());
  await user.type(text(), 'SAT 1450 (730 720)');
  await waitFor(() => expect(screen.queryByText(/until you both agree/)).toBeNull());
});

test('on glass Enter begins a line, nobody is told otherwise, and the button sends', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { user } = await showWriter();
  expect(screen.queryByText(/^Enter sends/)).toBeNull();
  await user.type(text(), 'One{Enter}two');
  expect(write).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(write.mock.calls[0]?.[1]).toBe('One\ntwo');
});

test('a message that is too long stays to be made shorter, and one that no storage holds says so', async () => {
  const { user } = await showWriter();
  fireEvent.change(text(), { target: { value: 'a'.repeat(2001) } });
  await user.type(text(), '{Enter}');
  expect(screen.getByText('A message has at most 2,000 characters. Send it in two.')).toBeTruthy();
  expect([write.mock.calls.length, text().value.length]).toEqual([0, 2001]);
  write.mockReturnValue(false);
  await user.type(text(), '{Backspace}{Enter}');
  expect(screen.getByText(/cannot save your message/)).toBeTruthy();
});

test('two presses in the same instant send one message', async () => {
  const { user } = await showWriter();
  await user.type(text(), 'Thank you.');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send the message' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(write.mock.calls).toEqual([['maya', 'Thank you.', undefined]]);
});
