// @vitest-environment happy-dom
// A filter says what it costs before it is used; without an answer it says nothing.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterForm } from '#features/matching/filter-form.tsx';
import { anyWishes } from '#features/matching/wishes.ts';
import { ScholarshipsAt } from '#features/scholarships/at-university.tsx';
import { FilterDialog } from '#features/scholarships/filter-dialog.tsx';
import { readSearch } from '#features/scholarships/search-address.ts';
import { serve, show, signIn } from './show.tsx';

const judged = { grade: null, scores: [], citizenship: null, qualification: null, school: null, unused: [] };
const start = { countries: ['DE'], fields: ['cs'], languages: ['de', 'en'], judged_by: judged };
const nothing = () => undefined;

test('UniPair: what is chosen says how many stay of how many', async () => {
  await signIn();
  serve(({ path, body }) => {
    if (path !== '/api/unipair/filters') return start;
    const isGerman = (body as { language?: string }).language === 'de';
    return isGerman
      ? { matches: 3, unconfirmed: 5, without: [{ filter: 'language', matches: 24 }] }
      : { matches: 24, unconfirmed: 0, without: [] };
  });
  const { user } = await show(<FilterForm id="filters" start={start} begin={anyWishes} onFind={nothing} />);
  await screen.findByText('24 universities fit.');
  const language = screen.getByLabelText('Language of teaching');
  await user.selectOptions(language, 'de');
  await screen.findByText('3 universities fit. We do not know if 5 more fit. They have a list of their own.');
  const help = document.getElementById(language.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('3 of 24 stay');
});

test('the filters of scholarships say how many of them stay', async () => {
  await signIn();
  serve(() => ({ found: 5, without: [{ filter: 'coverage', found: 60 }] }));
  const asked = { ...readSearch(''), coverage: 'full' };
  await show(<FilterDialog asked={asked} onSearch={nothing} onClose={nothing} />);
  await screen.findByText('5 of 60 stay');
  await screen.findByText('5 scholarships are left.');
  // a filter that only hides what is known says that it leaves the rest
  screen.getByRole('option', { name: 'Not passed, or not known' });
  screen.getByText('Hides scholarships that are not for your passport. Keeps those that do not say.');
});

test('the page of a university names scholarships for it, and leads to the others of its country', async () => {
  await signIn();
  const one = (id: string, part: object) => ({
    ...{ id, name: id, coverage: 'full', window: null, review_due: '2027-06-01', is_here: true, state: 'yes' },
    ...part,
  });
  serve(() => ({
    scholarships: [one('Pearson', {}), one('Vanguard', { is_here: false, state: 'unknown' })],
    ...{ found: 7, country: 'CA', level: 'UG' },
  }));
  await show(<ScholarshipsAt id="ror-1" level="" field="" />);
  await screen.findByRole('link', { name: 'Pearson' });
  expect(screen.getAllByText(/^For th/).map(({ textContent }) => textContent)).toEqual([
    'For this university',
    'For the whole country',
  ]);
  screen.getByText('You may apply');
  expect(screen.getByRole('link', { name: 'See all 7' }).getAttribute('href')).toBe(
    '/scholarshiparc?country=CA&level=UG',
  );
});
