// @vitest-environment happy-dom
// What UniPair says before it was asked for the first time, and a university that cannot be shown.
import { Problem } from '@lantern/contract/problem';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchBox } from '#features/matching/search-box.tsx';
import { University } from '#features/matching/university.tsx';
import { anyWishes, firstWishes, type Wishes } from '#features/matching/wishes.ts';
import { serve, show, signIn } from './show.tsx';

const judged_by = { grade: null, scores: [], citizenship: null, qualification: null, school: null, unused: [] };
const start = { countries: ['HU'], fields: ['cs'], languages: ['en'], judged_by };
const sentence = /We filled in what you told us before/;

async function begin(wishes: Wishes) {
  await signIn();
  serve(() => ({ matches: 0, unconfirmed: 0, without: [] }));
  await show(<SearchBox start={start} wishes={wishes} asked={false} onFind={() => {}} />);
  await screen.findByRole('button', { name: 'Find Matches' });
}

test('nothing is said to be filled in for somebody who told nothing', async () => {
  await begin(firstWishes);
  expect(screen.queryByText(sentence)).toBeNull();
});

test('what was told before is said to be filled in', async () => {
  await begin({ ...firstWishes, field: 'cs' });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('a university that cannot be loaded has a heading, and a way to try again', async () => {
  await signIn();
  serve(() => {
    throw new Problem('not_found');
  });
  await show(<University id="own-hush" wishes={anyWishes} level={1} />);
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { level: 1, name: 'A university' })).toBeTruthy();
});

test('a grade that an older version assumed fills no field; one press takes it for who did choose it', async () => {
  await signIn();
  const kept = { revision: 2, updated_at: '2026-11-01T00:00:00.000Z', gpa_untold: 3.5 };
  const wishes = { level: 'UG', field: '', country: '', language: 'en', budget: null, gpa: null, ...kept };
  serve(({ path }) => {
    if (path.includes('/wishes/')) return { wishes };
    return path.includes('/filters') ? { matches: 0, unconfirmed: 0, without: [] } : start;
  });
  await show(<SearchBox start={start} wishes={firstWishes} asked={false} onFind={() => {}} />);
  const typed = await screen.findByLabelText<HTMLInputElement>(/^GPA, of 4/);
  expect(typed.value).toBe('');
  await userEvent.click(await screen.findByRole('button', { name: 'Use 3.5' }));
  expect(typed.value).toBe('3.5');
  expect(screen.queryByRole('button', { name: 'Use 3.5' })).toBeNull();
});

test('without a grade none is assumed: the form says so, and what is no grade is not left out in silence', async () => {
  await begin(firstWishes);
  const typed = screen.getByLabelText<HTMLInputElement>(/^GPA, of 4/);
  expect(typed.value).toBe('');
  expect(screen.getByRole('link', { name: 'Add your grade' }).getAttribute('href')).toBe('/education?add=1');
  await userEvent.type(typed, '5');
  expect(typed.validationMessage).toBe('Write a GPA from 2.0 to 4.0.');
  await screen.findByText('Write a GPA from 2.0 to 4.0.');
});

test('emptying the search to write another name asks for nothing and keeps the keyboard', async () => {
  await signIn();
  const onFind = vi.fn();
  await show(<SearchBox start={start} wishes={{ ...firstWishes, search: 'a' }} asked onFind={onFind} />);
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.clear(search);
  expect(onFind).not.toHaveBeenCalled();
  await userEvent.type(search, 'Oxford{Enter}');
  expect(document.activeElement).toBe(search);
  expect(onFind).toHaveBeenCalledWith(expect.objectContaining({ search: 'Oxford' }));
});
