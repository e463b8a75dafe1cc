// What is shipped: every row is judged, and what the product promises of the whole is counted.
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFact, findDuplicates } from '../src/check-fact.ts';
import { countryGroup, countryGroupIds } from '../src/country-groups.ts';
import { addDays, type Fact, firstDayOf, identityOf } from '../src/fact.ts';
import { destinations } from '../src/fields.ts';
import { type Institution, institutionSchema } from '../src/institution.ts';
import { nameAnew } from '../src/merge.ts';
import { isCollege } from '../src/not-college.ts';
import { scholarshipSchema } from '../src/scholarship.ts';
import { shippedFiles } from '../src/shipped.ts';
import { factsOf, institutionsOf, otherNames, scholarships, sizeOf } from './shipped.ts';

const today = new Date().toISOString().slice(0, 10);
let core: Institution[];
let directory: Institution[];
const files = new Map<string, Fact[]>();

beforeAll(async () => {
  core = await institutionsOf(shippedFiles.core, 'core');
  directory = await institutionsOf(shippedFiles.directory, 'directory');
  for (const name of shippedFiles.facts) files.set(name, await factsOf(name));
});

describe('institutions', () => {
  test('each is whole and stands there once', () => {
    for (const all of [core, directory]) {
      for (const one of all) expect(institutionSchema.safeParse(one).error?.issues, one.id).toBeUndefined();
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    }
  });

  test('the core covers the destinations with at least 350, the directory has at least 20,000', () => {
    expect(core.length).toBeGreaterThanOrEqual(350);
    expect(new Set(core.map(({ country }) => country))).toEqual(new Set(destinations));
    expect(core.filter(({ website, city }) => !website?.startsWith('https://') || !city)).toEqual([]);
    expect(directory.length).toBeGreaterThanOrEqual(20_000);
    expect(sizeOf(shippedFiles.directory) + sizeOf('federal.csv.br')).toBeLessThan(1_000_000);
  });

  test('know medical colleges that no register of universities lists, each once', () => {
    const named = (name: string) => directory.filter((one) => [one.name, ...one.otherNames].includes(name));
    for (const name of ['King Edward Medical University', 'King Edward Medical College', 'Dhaka Medical College'])
      expect(named(name)).toHaveLength(1);
  });

  test('hold no offices and no schools', () => {
    const inCore = new Set(core.map(({ id }) => id));
    const others = directory.filter((one) => !inCore.has(one.id) && !isCollege(one, true));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('other names are of institutions that are there, and nobody has too many', async () => {
    const all = new Map([...directory, ...core].map((one) => [one.id, one]));
    for (const { id, name, others } of await otherNames()) {
      const one = all.get(id);
      if (!one) throw new Error(`nobody is ${id} (${name})`);
      nameAnew(one, name, others);
      expect(institutionSchema.safeParse(one).error?.issues, id).toBeUndefined();
    }
  });
});

describe('facts', () => {
  test.each(shippedFiles.facts)('facts of %s pass every check', (name) => {
    const facts = files.get(name) as Fact[];
    const wrong = facts.flatMap((fact) => {
      const sentences = checkFact(fact, today);
      return sentences.length > 0 ? [`${fact.subject} ${fact.key} ${fact.period}: ${sentences.join('; ')}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(findDuplicates(facts)).toEqual([]);
  });

  test('no editor’s estimate stands in the place of what was read: of two that say the same, the later file counts', () => {
    const read = [...files.values()].flat().filter(({ confidence }) => confidence !== 'estimate');
    const said = new Set(read.map(identityOf));
    const guessed = [...files.values()].flat().filter(({ confidence }) => confidence === 'estimate');
    expect(guessed.map(identityOf).filter((identity) => said.has(identity))).toEqual([]);
  });

  test('letters of A levels and their points say the same', () => {
    const points: Record<string, number> = { 'A*': 56, A: 48, B: 40, C: 32, D: 24, E: 16 };
    const wrong = [...files.values()].flat().flatMap(({ subject, unit, value, note }) => {
      const letters =
        unit === 'ucas' ? /^(?:[A-Z]\w+: )?((?:[A-E]\*?){2,3})(?=[;:,]| with|$)/.exec(note ?? '')?.[1] : undefined;
      if (letters === undefined || typeof value !== 'number') return [];
      const sum = (letters.match(/[A-E]\*?/g) ?? []).reduce((all, letter) => all + (points[letter] ?? 0), 0);
      return sum === value ? [] : [`${subject}: ${letters} is ${sum}, not ${value}`];
    });
    expect(wrong).toEqual([]);
  });

  test('each is of an institution that is shipped', () => {
    const known = new Set([...core, ...directory].map(({ id }) => `institution:${id}`));
    const strays = [...files.values()]
      .flat()
      .filter(({ subject }) => subject.startsWith('institution:') && !known.has(subject));
    expect(strays.map(({ subject, key }) => `${subject} ${key}`)).toEqual([]);
  });
});

/**
 * Who may be repeated without being the source: newspapers and broadcasters, public bodies, universities of another
 * place, and the partners that run a foundation year. All others are agents, listings and blogs until somebody looks:
 * what they say is an estimate.
 */
const heard = [
  ...[
    'www.brusselstimes.com',
    'www.financialexpress.com',
    'iamexpat.ch',
    'koreajoongangdaily.joins.com',
    'www.lamarseillaise.fr',
    'www.nippon.com',
  ],
  ...['www.rue89strasbourg.com', 'player.stadtradio-goettingen.de', 'www.thelocal.no', 'thepienews.com'],
  ...['www.thetribune.ca', 'daad-vietnam.vn', 'handbookgermany.de', 'www.jpss.jp'],
  ...['studynewzealand.nz', 'admissions.uiowa.edu', 'economia.uniroma2.it', 'www.haaga-helia.fi'],
  ...['internationale-studierende.uni-graz.at', 'www.ucd.ie', 'www.univ-brest.fr'],
  ...['www.hollandisc.com', 'www.jagonews24.com', 'www.lancasterisc.com'],
];

test('what only an agent, a listing or a blog says is an estimate', () => {
  const secondary = [...files.values()].flat().filter(({ confidence }) => confidence === 'secondary');
  const hosts = secondary.flatMap(({ source }) => (URL.canParse(source) ? new URL(source).hostname : []));
  expect([...new Set(hosts)].sort()).toEqual([...heard].sort());
});

test('what is told of medicine is found by who wants to study medicine', () => {
  const ofHealth = [...files.values()].flat().filter(({ scope }) => scope.field === 'health');
  const dates = ofHealth.filter(({ key }) => key === 'application_window' || key === 'min_grade');
  expect(dates.filter(({ note }) => /medicine/i.test(note ?? '')).map(identityOf)).toEqual([]);
});

test('each scholarship is whole and stands there once', () => {
  for (const one of scholarships) expect(scholarshipSchema.safeParse(one).error?.issues, one.id).toBeUndefined();
  expect(new Set(scholarships.map(({ id }) => id)).size).toBe(scholarships.length);
});

test('months and amounts of a scholarship are reviewed a year after they were read, and nothing was read tomorrow', () => {
  for (const { id, checked, recorded, reviewDue, rules } of scholarships) {
    expect(reviewDue <= addDays(firstDayOf(checked ?? recorded), 366), id).toBe(true);
    for (const day of [checked, ...rules.map((rule) => rule.checked)]) expect((day ?? '') <= today, id).toBe(true);
  }
});

test('nearly all scholarships of governments and foundations have their citizenships as data', () => {
  const large = scholarships.filter(({ type }) => type !== 'university');
  const told = ['any_citizenship', 'citizen_of', 'not_citizen_of', 'citizen_group', 'not_citizen_group'];
  const having = large.filter(({ rules }) => rules.some(({ kind }) => told.includes(kind)));
  expect(having.length / large.length).toBeGreaterThan(0.9);
});

test('at least 220 scholarships are offered, of 100 the months were read in 2026, and those that ended are said so', () => {
  const offered = scholarships.filter(({ status }) => status === 'offered');
  expect(offered.length).toBeGreaterThanOrEqual(220);
  const dated = offered.filter(({ window, checked }) => window !== null && (checked ?? '') >= '2026');
  expect(dated.length).toBeGreaterThanOrEqual(100);
  const ended = scholarships.filter(({ status }) => status === 'ended').map(({ id }) => id);
  expect(ended).toContain('vanier-canada-graduate-scholarship');
});

test('a group of countries has a source, a day, codes once and in order; each is used', () => {
  for (const id of countryGroupIds) {
    const { countries, checked, source } = countryGroup(id);
    expect([id, countries]).toEqual([id, [...new Set(countries)].sort()]);
    expect([id, countries.every((code) => /^[A-Z]{2}$/.test(code))]).toEqual([id, true]);
    expect([id, firstDayOf(checked) <= today, source.startsWith('http')]).toEqual([id, true, true]);
  }
  const used = new Set(
    scholarships.flatMap(({ rules }) => rules.flatMap((rule) => ('group' in rule ? rule.group : []))),
  );
  expect(countryGroupIds.filter((id) => !used.has(id))).toEqual([]);
});

test('an award of one place names no field that the place does not teach, and all of them where the place teaches few', () => {
  const few = 7;
  const taught = new Map(
    [...files.values()]
      .flat()
      .flatMap(({ subject, key, value, scope }) =>
        key === 'fields' && scope.level === null && Array.isArray(value) ? [[subject, value.map(String)] as const] : [],
      ),
  );
  const wrong = scholarships.flatMap(({ id, fields, rules }) => {
    const [place, more] = rules.flatMap((rule) => (rule.kind === 'at_institution' ? rule.institutions : []));
    const there = place && !more ? taught.get(`institution:${place}`) : undefined;
    if (!there) return [];
    const strange = fields.filter((field) => !there.includes(field));
    return strange.length > 0 || (fields.length === 0 && there.length <= few) ? [`${id}: ${strange.join(', ')}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('nothing but a place in the country’s own words is asked twice of one scholarship', () => {
  for (const { id, rules } of scholarships)
    expect([id, rules.filter(({ kind }) => kind === 'other').length <= 1]).toEqual([id, true]);
});
