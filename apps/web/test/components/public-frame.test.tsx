// @vitest-environment happy-dom
// Where nobody is signed in, going on keeps the frame: a new one would take the focus and what a screen reader reads with it.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { App } from '#shell/app.tsx';
import { chooseLanguage } from '#shell/language.ts';
import './show.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('a page that only readers with an account may see keeps the frame of the page before it', async () => {
  await chooseLanguage('en');
  history.replaceState(null, '', '/no-such-page');
  render(<App />);
  const header = screen.getByRole('banner');
  act(() => navigate('/dashboard'));
  expect(screen.getByRole('banner')).toBe(header);
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});
