// @vitest-environment happy-dom
// The ways out of Lantern: how long the text is, what needs a connection, and why a file did not come.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TakeAlong } from '#features/essays/view/take-along.tsx';
import { goOffline, refuse, serve, show, signIn } from './show.tsx';

const text = [
  'In June 2022 the water came up to the second shelf of our school library. I was fifteen.',
  'After the flood, our teacher asked who could make a list of what we lost — I made it.',
].join('\n');
const showAlong = () => show(<TakeAlong id={crypto.randomUUID()} title="The list" text={text} waits={false} />);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(signIn);

test('words and characters are counted as forms count them, of the copy too', async () => {
  serve(() => ({}));
  await showAlong();
  expect(screen.getByText(/37 words, 174 characters\./)).toBeTruthy();
  expect(screen.getByText(/copy for a portal has 175 characters\./)).toBeTruthy();
});

test('a file that the server refuses says why', async () => {
  serve(() => refuse('busy'));
  const { user } = await showAlong();
  await user.click(button('PDF'));
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toMatch(/^The file did not come\..*Lantern is busy right now/);
});

test('print is asked of the browser', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  serve(() => ({}));
  const { user } = await showAlong();
  await user.click(button('Print'));
  expect(print).toHaveBeenCalledOnce();
});

test('without a connection what the server makes cannot be pressed, and says so', async () => {
  goOffline();
  await showAlong();
  fireEvent(window, new Event('offline'));
  const why = await screen.findByText(/^PDF and Word files need a connection\./);
  for (const name of ['PDF', 'Word (DOCX)'])
    expect([button(name).getAttribute('aria-disabled'), button(name).getAttribute('aria-describedby')]).toEqual([
      'true',
      why.id,
    ]);
  expect(button('Plain text').getAttribute('aria-disabled')).not.toBe('true');
});
