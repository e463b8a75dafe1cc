// @vitest-environment happy-dom
// After a save the day by which to apply is one press away where the save was; what nobody knows leads to where it is written.
import type { Application, ApplyingFact } from '@lantern/contract/applications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearOutboxes } from '#api/outbox.ts';
import type { ApplicationRow } from '#features/applications/applications.api.ts';
import { LastDay, LastDayAt } from '#features/applications/last-day/last-day.tsx';
import { serve, show, signIn } from './show.tsx';

const [id, university] = ['0b5d52aa-0000-4000-8000-00000000000a', 'ror-munich'];
const saved: Application = {
  _id: id,
  institution_id: university,
  name: 'TU Munich',
  city: 'Munich',
  country: 'DE',
  program: '',
  level: 'UG',
  intake: null,
  deadline: null,
  stage: 'considering',
  costs: [],
  tests_needed: [],
  requirements: [],
  notes: '',
  papers: [],
  essays: [],
  portfolio_needed: null,
  portfolio: null,
  asked: [],
  submitted: null,
  decision: null,
  offer: null,
  deposit: null,
  revision: 1,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};
const year = new Date().getUTCFullYear() + 1;
const closes: ApplyingFact = {
  key: 'application_deadline',
  state: 'known',
  value: `${year}-07-15`,
  unit: null,
  currency: null,
  about: '',
  note: '',
  source: 'https://tum.de',
  link: 'https://tum.de',
  checked: '2026-11-01',
  subject: `institution:${university}`,
  confidence: 'official',
  review_due: `${year + 1}-01-01`,
  level: 'UG',
  field: null,
  residency: null,
  period: null,
  window: null,
};

/** A server that has this one application, and these facts of its university. */
function play(facts: readonly ApplyingFact[]) {
  let row = saved;
  const all = serve(({ path, body }) => {
    if (path.endsWith('/universities/closing'))
      return { universities: (body.ids as string[]).map((id) => ({ id, facts })) };
    if (path.includes('/update/')) row = { ...row, ...body, revision: row.revision + 1 };
    return path.includes('/update/') ? { application: row } : { applications: [row] };
  });
  return () => all.find(({ path }) => path.includes('/update/'))?.body;
}

afterEach(() => clearOutboxes());

test('the day that the catalogue names is taken in one press, and then stands there', async () => {
  signIn();
  const kept = play([closes]);
  const { user } = await show(<LastDayAt id={university} />);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Use 15 Jul(y)? ${year} ?: TU Munich$`) }));
  await waitFor(() => expect(kept()).toMatchObject({ deadline: { day: `${year}-07-15`, zone: 'Europe/Berlin' } }));
  const link = await screen.findByRole('link', { name: new RegExp(`^The last day is 15 Jul(y)? ${year}\\.$`) });
  expect(link.getAttribute('href')).toBe(`/saved-universities/${id}`);
});

test('where nothing is known, or it is too old, it leads to where it is written down', async () => {
  signIn();
  play([{ ...closes, review_due: '2020-01-01' }]);
  await show(<LastDayAt id={university} />);
  const link = await screen.findByRole('link', { name: /^Write down the last day ?: TU Munich$/ });
  expect(link.getAttribute('href')).toBe(`/saved-universities/${id}`);
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

test('a list asks for all of its last days in one call, and a card that comes later only for its own', async () => {
  signIn();
  const asked = serve(({ body }) => ({
    universities: (body.ids as string[]).map((id) => ({ id, facts: id === 'ror-2' ? [closes] : [] })),
  }));
  const rows = Array.from({ length: 9 }, (_, at) => ({
    ...{ ...saved, id: `${id}${at}`, institution_id: `ror-${at}` },
    ...{ waiting: undefined, record: saved },
  }));
  const all = (list: readonly ApplicationRow[]) =>
    list.map((row) => (
      <li key={row.id}>
        <LastDay row={row} />
      </li>
    ));
  const { change } = await show(all(rows.slice(0, 8)));
  expect(await screen.findAllByRole('link')).toHaveLength(7);
  screen.getByRole('button', { name: /^Use 15 Jul/ });
  change(all(rows));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(8));
  const every = rows.map((row) => row.institution_id);
  expect(asked.map(({ body }) => body.ids)).toEqual([every.slice(0, 8), every.slice(8)]);
});
