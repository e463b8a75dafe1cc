import { expect, test } from 'vitest';
import { checkFact } from '../src/check-fact.ts';
import { dueReport, listDue } from '../src/due.ts';
import { type FactDraft, makeFact } from '../src/fact.ts';
import { isNoSource } from '../src/no-source.ts';

const fact = (more: Partial<FactDraft>) =>
  makeFact({
    ...{ subject: 'institution:ror-1', key: 'tuition', value: 1000, unit: 'year', currency: 'EUR' },
    ...{
      source: 'https://one.example.org/fees',
      link: 'https://one.example.org/fees',
      confidence: 'official' as const,
    },
    ...{ recorded: '2026-01-01', checked: '2026-01-01', ...more },
  });
const institutions = [{ id: 'ror-1', name: 'One University', country: 'DE' }];

test('what falls due in thirty days stands by country; what is past is counted, what nobody read is left out', () => {
  const facts = [
    fact({}),
    fact({ key: 'application_fee', checked: '2025-12-20' }),
    fact({ subject: 'country:AT', key: 'living_cost' }),
    fact({ key: 'ielts_min', value: 6.5, unit: 'band', currency: null, checked: null, confidence: 'estimate' }),
    fact({ subject: 'country:FR', checked: '2024-01-01' }),
    fact({ subject: 'country:NO', checked: '2026-11-01' }),
  ];
  const scholarships = [
    { name: 'An award', hostCountries: ['SE'], reviewDue: '2027-01-10', link: 'https://award.example.org' },
  ];
  const found = listDue({ institutions, facts, scholarships }, '2026-12-19', 30);
  expect(found.due.map(({ country, about, due }) => [country, about, due])).toEqual([
    ['AT', 'country:AT', '2027-01-01'],
    ['DE', 'One University', '2026-12-20'],
    ['DE', 'One University', '2027-01-01'],
    ['SE', 'An award', '2027-01-10'],
  ]);
  expect(found.past).toBe(1);
  const report = dueReport(found, '2026-12-19', 30);
  expect(report).toContain('### DE (2)\n\n- [ ] One University: application_fee (2026-12-20); tuition (2027-01-01).');
  expect(dueReport({ due: [], past: 3 }, '2026-12-19', 30)).toBe('');
});

test.each([
  ['https://beta4.collegedunia.com/netherlands', true],
  ['https://stg.scrapper.courseoptions.com/courses/1', true],
  ['https://courseoptions.com/blog', true],
  ['https://skh-dev-frontend.azurewebsites.net/english', true],
  ['https://test.stura.uni-heidelberg.de/themen', true],
  ['https://www.reddit.com/r/gradadmissions', true],
  ['https://t4hosting.tcd.ie/x', true],
  ['https://ru.scribd.com/document/1', true],
  ['https://www.wealthypipo.com/toronto', true],
  ['https://studyabroad.shiksha.com/australia', true],
  ['https://shiksha.com', true],
  ['https://www.notshiksha.com', false],
  ['https://graduate.carleton.ca/international', false],
  ['https://www.undergraduate.study.cam.ac.uk/fees', false],
  ['https://www.testdaf.de', false],
  ['https://www.latest.org', false],
  ["editor's estimate", false],
])('%s is no source: %s', (source, expected) => {
  expect(isNoSource(source)).toBe(expected);
  const wrong = checkFact(fact({ source }), '2026-11-27').some((sentence) => sentence.startsWith('source:'));
  expect(wrong).toBe(expected);
});

test('whether an institution is open is one of four words', () => {
  const closed = { key: 'operating' as const, unit: null, currency: null };
  expect(checkFact(fact({ ...closed, value: 'closed' }), '2026-11-27')).toEqual([]);
  expect(checkFact(fact({ ...closed, value: 'shut' }), '2026-11-27')).toHaveLength(1);
});
