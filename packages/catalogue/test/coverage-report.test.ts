// What docs/catalogue.md says of the data is what the data say.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { coverageOf } from '../src/coverage.ts';
import { type Counted, coverageReport } from '../src/coverage-report.ts';
import { subjectOf } from '../src/institution.ts';
import { shippedFiles } from '../src/shipped.ts';
import { factsOf, institutionsOf, scholarships } from './shipped.ts';

const page = readFileSync(new URL('../../../docs/catalogue.md', import.meta.url), 'utf8');
const countedOn = /^Counted on (\d{4}-\d\d-\d\d) /m.exec(page)?.[1] ?? '';
let counted: Counted;

beforeAll(async () => {
  counted = {
    core: await institutionsOf(shippedFiles.core, 'core'),
    directory: await institutionsOf(shippedFiles.directory, 'directory'),
    facts: (await Promise.all(shippedFiles.facts.map(factsOf))).flat(),
    scholarships,
  };
});

test('the tables of the page are counted from the data, on the day that it names', () => {
  expect(page).toContain(coverageReport(counted, countedOn));
});

test('what the page says was asked of the catalogue is there', () => {
  const { core, facts, directory } = counted;
  const all = coverageOf(core, facts, countedOn).at(-1);
  const american = coverageOf(core, facts, countedOn).find(({ country }) => country === 'US');
  if (!all || !american) throw new Error('nothing was counted');
  const { tuition, english, application_window: windows } = all.known;
  const share = (count: number) => `${count}, ${Math.round((100 * count) / core.length)}%`;
  expect(page).toContain(
    `12,000 institutions in the directory (${directory.length.toLocaleString('en')}), 350 in the core (${core.length}), tuition for 80% of the core (${share(tuition)};`,
  );
  expect(page).toContain(
    `an English minimum for 60% (${share(english)}), windows for 50% (${share(windows)}), 120 scholarships (${scholarships.length})`,
  );
  expect(tuition / core.length).toBeGreaterThanOrEqual(0.8);
  expect(english / core.length).toBeGreaterThanOrEqual(0.6);
  expect(windows / core.length).toBeGreaterThanOrEqual(0.5);
  expect(american.known.admission_rate).toBe(american.institutions);
  expect(scholarships.length).toBeGreaterThanOrEqual(120);
});

test('of each institution of the core the identity is said: levels, fields, languages, control, standing', () => {
  const identity = ['levels', 'fields', 'teaching_languages', 'control', 'standing'];
  const said = new Set(counted.facts.map(({ subject, key }) => `${subject} ${key}`));
  const lacking = counted.core.flatMap(({ id }) =>
    identity.flatMap((key) => (said.has(`${subjectOf(id)} ${key}`) ? [] : [`${id} ${key}`])),
  );
  expect(lacking).toEqual([]);
});
