// @vitest-environment happy-dom
// The next step of an application leads into the part where it is done; what a student says of a paper is kept.
import { screen } from '@testing-library/react';
import { Mail } from 'lucide-react';
import { expect, test } from 'vitest';
import { Opens } from '#components/opens.tsx';
import type { ApplicationRow } from '#features/applications/applications.api.ts';
import { NextStep } from '#features/applications/next-step.tsx';
import { AskedPapers, AskedSource } from '#features/applications/papers/asked-papers.tsx';
import { show } from './show.tsx';

const row = { id: 'a', country: 'GB', level: 'UG', asked: [] } as unknown as ApplicationRow;

test('pressing the step opens its part, whose content is made only then', async () => {
  const { user } = await show(
    <>
      <NextStep row={row} next={{ kind: 'letters' }} onEdit={() => undefined} />
      <Opens id="letters" icon={Mail} title="Letters" state="0 of 1">
        <p>Two teachers</p>
      </Opens>
    </>,
  );
  expect(screen.queryByText('Two teachers')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open letters' }));
  expect(await screen.findByText('Two teachers')).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('where only the month is known in which they usually close, it is said', async () => {
  await show(<NextStep row={row} next={{ kind: 'deadline' }} usual="05" onEdit={() => undefined} />);
  expect(screen.getByText(/They usually close in May/)).toBeTruthy();
  expect(screen.queryByText(/We do not know it/)).toBeNull();
});

test('a paper is one line with its state, and what is usual has its page', async () => {
  await show(
    <AskedPapers
      row={{ ...row, asked: [{ paper: 'passport', state: 'have' }] }}
      lines={[
        { paper: 'transcript', ask: 'yes', state: 'there' },
        { paper: 'passport', ask: 'yes', state: 'there' },
        { paper: 'cv', ask: 'some', state: 'missing' },
      ]}
    />,
  );
  expect(screen.getByText('In your documents')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Undo ?: Passport/ })).toBeTruthy();
  expect(screen.getByText('Only some ask for it')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Add ?: CV/ }).getAttribute('href')).toBe('/cv');
  expect(screen.getByRole('link', { name: /ucas\.com/ }).getAttribute('href')).toMatch(/^https:/);
});

test('what nobody has read for each university is called usual; without a level it is asked for', async () => {
  await show(<AskedSource row={{ ...row, country: 'SE' }} />);
  expect(screen.getByText(/not checked for each university/)).toBeTruthy();
  await show(<AskedSource row={{ ...row, level: null }} />);
  expect(screen.getByText(/First say which level you apply for/)).toBeTruthy();
});
