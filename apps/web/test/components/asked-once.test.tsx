// @vitest-environment happy-dom
// What was typed on one screen is offered on another, and can be changed there.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { studyWishesNow } from '#api/study-wishes.ts';
import type { ApplicationRow } from '#features/applications/applications.api.ts';
import { OfferedUniversity } from '#features/applications/offered/offered-university.tsx';
import { KnownCourse, SavedCountries } from '#features/checklists/known-course.tsx';
import { PlanEditor } from '#features/planners/plan-editor.tsx';
import { readSearch } from '#features/scholarships/search-address.ts';
import { SearchBox } from '#features/scholarships/search-box.tsx';
import { serve, show, signIn } from './show.tsx';

const kept = { revision: 1, created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' };
const application = (id: string, part: object) => ({
  ...kept,
  ...{ _id: `5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e${id}`, institution_id: null, city: '', program: '', level: 'UG' },
  ...{ deadline: null, stage: 'considering', costs: [], tests_needed: [], requirements: [], notes: '', papers: [] },
  ...{ essays: [], portfolio_needed: null, portfolio: null, asked: [], submitted: null, decision: null },
  ...{ offer: null, deposit: null, intake: null },
  ...part,
});
const score = (id: string, testDate: string) => ({
  ...kept,
  ...{ _id: `5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e${id}`, testType: 'ielts', testDate, overallScore: null },
  ...{ sectionScores: {}, retakePlanned: false, notes: '' },
});

function playServer() {
  signIn();
  serve(({ path }) => {
    if (path.startsWith('/api/tests/')) return { scores: [score('21', '2099-05-20'), score('22', '2099-03-04')] };
    return {
      applications: [
        application('11', { name: 'TUM', country: 'DE', intake: '2099-10' }),
        application('12', { name: 'Aachen', country: 'DE', intake: '2099-04' }),
        application('13', { name: 'Hill College', country: 'GB' }),
      ],
    };
  });
}

test('a visa takes its country and the first day of the course from the list of universities', async () => {
  playServer();
  const [onUse, onChoose] = [vi.fn(), vi.fn()];
  const { user } = await show(
    <>
      <SavedCountries onChoose={onChoose} />
      <KnownCourse country="DE" today="2026-11-27" onUse={onUse} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Germany' }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Germany',
    'United Kingdom',
    'Use 1 Apr 2099',
  ]);
  await user.click(screen.getByRole('button', { name: 'Use 1 Apr 2099' }));
  expect([onChoose.mock.calls, onUse.mock.calls]).toEqual([[['DE']], [['2099-04-01']]]);
});

test('a test plan takes the day that is booked, and leaves one that was typed', async () => {
  playServer();
  const editor = (
    <PlanEditor
      test={undefined}
      kept={undefined}
      taken={[]}
      today="2026-11-27"
      currency="BDT"
      onSaved={() => undefined}
      onCancel={undefined}
    />
  );
  const { user } = await show(editor);
  const day = screen.getByLabelText<HTMLInputElement>('Test date');
  const chooseIelts = () => user.selectOptions(screen.getByLabelText('Test'), 'ielts');
  await waitFor(async () => {
    await user.selectOptions(screen.getByLabelText('Test'), '');
    await chooseIelts();
    expect(day.value).toBe('2099-03-04');
  });
  await user.clear(day);
  await user.type(day, '2099-06-01');
  await user.selectOptions(screen.getByLabelText('Test'), 'sat');
  expect(day.value).toBe('2099-06-01');
  await chooseIelts();
  await user.click(screen.getByRole('button', { name: /Use 4 Mar 2099, the day you booked/ }));
  expect(day.value).toBe('2099-03-04');
});

test('what was chosen on another screen is offered to the scholarships, and filters nothing by itself', async () => {
  const onSearch = vi.fn();
  const asked = readSearch('');
  const elsewhere = { ...studyWishesNow(), level: 'PG', field: 'cs', country: 'GB' } as const;
  const box = <SearchBox asked={asked} judgedBy={undefined} elsewhere={elsewhere} onSearch={onSearch} />;
  const { user } = await show(box);
  await user.click(screen.getByRole('button', { name: /^Only what you chose before: .*United Kingdom/ }));
  expect(onSearch.mock.calls).toEqual([[{ ...asked, level: 'PG', field: 'cs', country: 'GB' }]]);
});

test('a university written by hand under a known name is offered what is known of it', async () => {
  await signIn();
  const sent: unknown[] = [];
  serve(({ path, body }) => {
    if (path.includes('/universities'))
      return {
        universities: [{ id: 'ror-1', name: 'Hill College', city: 'Hillsboro', country: 'US', city_known: true }],
      };
    sent.push(body);
    return { applications: [application('13', { name: 'Hill College', country: 'US' })] };
  });
  await show(<OfferedUniversity row={{ id: 'x', name: 'hill college', country: '', city: '' } as ApplicationRow} />);
  expect(await screen.findByText(/We know/)).toBeTruthy();
  screen.getByRole('button', { name: 'Use what you know' });
});
