import { expect, test } from 'vitest';
import { coverageOf } from '../src/coverage.ts';
import { type FactDraft, makeFact } from '../src/fact.ts';

const make = (id: string, country: string) => ({
  id,
  name: id,
  otherNames: [],
  country,
  city: '',
  website: null,
  sameAs: [],
  layer: 'core' as const,
});
const fact = (id: string, changes: Partial<FactDraft>) =>
  makeFact({
    subject: `institution:${id}`,
    key: 'tuition',
    value: 1,
    source: 's',
    link: 'https://a.b',
    confidence: 'secondary',
    recorded: '2026-11-01',
    ...changes,
  });

test('an institution counts once, and only by what tells of it as a whole', () => {
  const rows = coverageOf(
    [make('own-a', 'DE'), make('own-b', 'DE'), make('own-c', 'AT')],
    [
      fact('own-a', { scope: { level: 'UG' } }),
      fact('own-a', { scope: { level: 'PG' }, confidence: 'official', checked: '2026-10' }),
      fact('own-b', { scope: { program: 'MBA' } }),
      fact('own-b', { scope: { residency: 'eu' } }),
      fact('own-b', { key: 'toefl_min', confidence: 'estimate' }),
      fact('own-c', { scope: { residency: 'out-of-state' } }),
      fact('own-c', { key: 'min_grade_words', checked: '2020' }),
      fact('own-c', { key: 'ielts_min', state: 'unknown', value: null }),
    ],
    '2026-11-22',
  );
  expect(rows.map(({ country, institutions }) => [country, institutions])).toEqual([
    ['AT', 1],
    ['DE', 2],
    ['all', 3],
  ]);
  expect(rows[1]).toMatchObject({
    known: { tuition: 1, english: 1, min_grade: 0 },
    facts: { official: 1, secondary: 3, estimate: 1 },
    checked: 1,
  });
  expect(rows[0]).toMatchObject({ known: { tuition: 0, english: 0, min_grade: 1 }, current: { min_grade: 0 } });
  expect(rows[2]?.known).toEqual({ tuition: 1, english: 1, admission_rate: 0, application_window: 0, min_grade: 1 });
});
