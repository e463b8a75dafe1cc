// @vitest-environment happy-dom
import { helplineDirectory } from '@lantern/content/crisis/numbers';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { CrisisHelp } from '#components/crisis/crisis-help.tsx';
import { CrisisNote } from '#components/crisis/crisis-note.tsx';
import { KeptBack } from '#features/essays/evaluation/kept-back.tsx';
import { show } from './show.tsx';

describe('help for somebody who says that they want to die', () => {
  test('has a calm sentence first, and numbers of the country that is chosen, in each language', async () => {
    for (const [locale, calm] of [
      ['en', /I am sorry that it is this hard/],
      ['bn', /এটা একা বইতে হবে না/],
      ['ar', /لست مضطرًا إلى حمله وحدك/],
    ] as const) {
      const { user, unmount } = await show(<CrisisHelp />, locale);
      expect(screen.getByRole('region').querySelector('p')?.textContent).toMatch(calm);
      await user.selectOptions(screen.getByRole('combobox'), 'IN');
      expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
      expect(screen.getByRole('link', { name: '14416' }).getAttribute('href')).toBe('tel:14416');
      unmount();
    }
  });

  test('says how to find a number where none is known', async () => {
    const { user } = await show(<CrisisHelp />);
    await user.selectOptions(screen.getByRole('combobox'), 'AQ');
    expect(screen.getByText(/Call the emergency number where you are/)).toBeTruthy();
  });
});

describe('whose numbers are shown', () => {
  const withZone = (timeZone: string) => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  };
  const lives = (country: string) => queryClient.setQueryData(['profile', 'personal-info'], { country });
  afterEach(() => {
    vi.restoreAllMocks();
    queryClient.clear();
  });

  test('are those of the country in the record, not those of the clock', async () => {
    withZone('Europe/London');
    lives('BD');
    await show(<CrisisHelp />);
    expect((await screen.findByRole('link', { name: '999' })).getAttribute('href')).toBe('tel:999');
    expect(screen.getByRole('link', { name: '09643 262626' })).toBeTruthy();
    expect(screen.queryByText('Samaritans')).toBeNull();
  });

  test('are those of the directory, and no line of any country, where neither is known', async () => {
    withZone('UTC');
    await show(<CrisisHelp />);
    const link = await screen.findByRole('link', { name: /Find a line where people listen/ });
    expect(link.getAttribute('href')).toBe(helplineDirectory);
    expect(screen.getByText(/Call the emergency number where you are/)).toBeTruthy();
    expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
  });
});

describe('scores', () => {
  const text = 'That winter I did not want to live anymore, and I told nobody but the goat.';

  test('wait behind a quiet note where the text says so, until they are asked for', async () => {
    const { user } = await show(
      <KeptBack text={text}>
        <p>8.2 of 10</p>
      </KeptBack>,
    );
    expect(await screen.findByText(/please speak to a person/)).toBeTruthy();
    expect(screen.queryByText('8.2 of 10')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the scores all the same' }));
    expect(screen.getByText('8.2 of 10')).toBeTruthy();
  });

  test('are shown at once for a text without signs of a crisis', async () => {
    await show(
      <KeptBack text="This deadline kills me, and I am dying to study in Canada.">
        <p>8.2 of 10</p>
      </KeptBack>,
    );
    expect(await screen.findByText('8.2 of 10')).toBeTruthy();
    expect(screen.queryByText(/please speak to a person/)).toBeNull();
  });
});

test('a field of the chat has the note below it while its words say so', async () => {
  await show(<CrisisNote text="i want to die" />);
  // the rules of every language come first, on a busy machine after a while
  expect(await screen.findByText(/please speak to a person/, undefined, { timeout: 10_000 })).toBeTruthy();
});
