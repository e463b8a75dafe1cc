// @vitest-environment happy-dom
// What follows from a question: its parts one by one, what it may have meant, and people before anything else.
import type { Passage } from '@lantern/assistant/passage';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Answer } from '#features/assistant/answer.tsx';
import { serve, show } from './show.tsx';

const passage = (id: string, title: string, text: string, keywords: string, countries: string[] = []): Passage => ({
  ...{ id, title, text, keywords, countries, note: '', source: null, screen: null },
  kind: 'help',
});

const passages = [
  passage('help:password', 'I forgot my password.', 'Open the log-in page.', 'log in reset'),
  passage('help:language', 'How do I change the language?', 'Press the button with the sliders.', 'bangla arabic'),
  passage('help:versions', 'Can I go back to an older version of my essay?', 'Yes.', 'history older'),
];

const answers = () =>
  serve(({ path }) => {
    if (path.includes('/assistant/passages')) return { version: '1', passages };
    if (path.includes('/assistant/model')) return { name: null, enabled: false, tokens_today: 0, tokens_per_day: 0 };
    return {
      ...{ google: false, passkeys: false, email: false, signUp: true, guest: false },
      chatAppUrl: null,
    };
  });

describe('a question', () => {
  test('in two parts is answered part by part, each under its own words', async () => {
    answers();
    await show(<Answer id="1" question="i forgot my password. also how do i change the language?" onAsk={() => {}} />);
    const first = await screen.findByRole('region', { name: 'i forgot my password' });
    expect(within(first).getByText('Open the log-in page.')).toBeTruthy();
    const second = screen.getByRole('region', { name: /change the language/ });
    expect(within(second).getByText('Press the button with the sliders.')).toBeTruthy();
  });

  test('that nothing answers is offered what is near, which can be asked by a press', async () => {
    answers();
    const onAsk = vi.fn();
    const { user } = await show(<Answer id="2" question="older version zorp" onAsk={onAsk} />);
    expect(await screen.findByText('I do not know.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Can I go back to an older version of my essay?' }));
    expect(onAsk).toHaveBeenCalledWith('Can I go back to an older version of my essay?');
  });

  test('of somebody who wants to die gets people and numbers, and nothing that was looked up', async () => {
    answers();
    await show(<Answer id="3" question="i forgot my password and i want to die" onAsk={() => {}} />);
    expect(await screen.findByText(/Please speak to a person now/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Open the log-in page.')).toBeNull());
  });

  test('to have an essay written is declined and led to the brainstorm', async () => {
    answers();
    await show(<Answer id="4" question="amar sop ta likhe den" onAsk={() => {}} />);
    expect((await screen.findByRole('link', { name: 'Open the brainstorm' })).getAttribute('href')).toBe(
      '/essays?brainstorm',
    );
  });
});
