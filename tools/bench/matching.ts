// How long it takes to match one student against many institutions, in the engine alone.
import { parseArgs } from 'node:util';
import { type Fact, type FactDraft, makeFact } from '@lantern/catalogue/fact';
import { matchAll } from '@lantern/matching/match';
import type { MatchProfile } from '@lantern/matching/profile';
import type { FactsOf } from '@lantern/matching/read-facts';
import { relaxFilters } from '@lantern/matching/relax';
import { printTable, printTimes } from './figures.ts';

const { values: options } = parseArgs({
  options: { help: { type: 'boolean' }, count: { type: 'string', default: '20' } },
});
if (options.help) {
  process.stdout.write(`npm run bench -- matching [--count 20]
Matches one invented student against 350, 5,000 and 20,000 invented institutions with about fourteen facts each.\n`);
  process.exit(0);
}

const today = '2026-11-22';
const countries = ['US', 'GB', 'DE', 'FR', 'NL', 'CA', 'AU', 'IE'];

/** Figures that differ from one institution to the next, and are the same in every run. */
function invent(n: number): FactsOf {
  const spread = (step: number, size: number) => (n * step) % size;
  const sat = 950 + spread(37, 450);
  const said: (Pick<FactDraft, 'key'> & Partial<FactDraft>)[] = [
    { key: 'levels', value: spread(3, 4) === 0 ? ['PG'] : ['UG', 'PG'] },
    { key: 'fields', value: spread(7, 3) === 0 ? ['business'] : ['cs', 'engineering', 'business'] },
    { key: 'teaching_languages', value: spread(11, 6) === 0 ? ['fr'] : ['en'] },
    { key: 'tuition', value: 4_000 + spread(911, 56_000), unit: 'year', currency: 'EUR', scope: { level: 'UG' } },
    { key: 'tuition', value: 6_000 + spread(911, 56_000), unit: 'year', currency: 'EUR', scope: { level: 'PG' } },
    { key: 'ielts_min', value: 5.5 + spread(5, 4) / 2, unit: 'band', scope: { level: 'UG' } },
    { key: 'toefl_min', value: 70 + spread(13, 35), unit: 'points', scope: { level: 'UG' } },
    { key: 'min_grade', value: 2 + spread(17, 20) / 10, unit: 'us4' },
    { key: 'admission_rate', value: 0.05 + spread(29, 90) / 100, unit: 'share', scope: { level: 'UG' } },
    { key: 'sat_range', value: { low: sat, high: sat + 190 }, unit: 'points', scope: { level: 'UG' } },
    { key: 'standing', value: 'top500' },
    { key: 'control', value: 'public' },
    { key: 'living_cost', value: 8_000 + spread(31, 9_000), unit: 'year', currency: 'USD' },
    {
      key: 'door',
      value: spread(19, 3) === 0 ? 'foundation' : 'direct',
      scope: { level: 'UG', qualification: 'BD-HSC' },
    },
  ];
  // one in ten is past its review
  const recorded = n % 10 === 0 ? '2021-01-01' : '2026-10-01';
  const facts: Fact[] = said.map((what) =>
    makeFact({
      subject: `institution:own-${n}`,
      source: 'invented',
      link: 'https://example.org',
      confidence: 'official',
      recorded,
      checked: recorded,
      ...what,
    }),
  );
  return { id: `own-${n}`, country: countries[n % countries.length] as string, facts };
}

const student: MatchProfile = {
  wishes: { level: 'UG', field: 'cs', country: null, language: 'en', budget: 40_000 },
  citizenship: 'BD',
  qualification: 'BD-HSC',
  grade: { low: 3.3, high: 3.9, isConverted: true, raw: null },
  tests: [
    { edition: 'sat', overall: 1330 },
    { edition: 'ielts', overall: 7 },
  ],
  activities: null,
};
const anything: MatchProfile = { ...student, wishes: { ...student.wishes, level: null, field: null } };
const context = { citizenship: 'BD', qualification: 'BD-HSC', today, perUsd: new Map([['EUR', 0.92]]) };

const sizes = [350, 5_000, 20_000];
const all = Array.from({ length: Math.max(...sizes) }, (_, n) => invent(n));
const count = Number(options.count);

function measure(work: () => unknown): number[] {
  work();
  return Array.from({ length: count }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
}

printTable(
  ['institutions', 'matches'],
  sizes.map((size) => [String(size), String(matchAll(student, all.slice(0, size), context).match.length)]),
);
const times = new Map<string, number[]>();
for (const size of sizes) {
  const some = all.slice(0, size);
  times.set(
    `${size}: level and field named`,
    measure(() => matchAll(student, some, context, { groups: ['match'] })),
  );
  times.set(
    `${size}: any level and field`,
    measure(() => matchAll(anything, some, context, { groups: ['match'] })),
  );
  times.set(
    `${size}: which filter costs most`,
    measure(() => relaxFilters(student, some, context)),
  );
}
printTimes(times);
