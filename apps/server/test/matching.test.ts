import { searchKeys } from '@lantern/catalogue/search/keys';
import { addActivity } from '@lantern/contract/activities';
import { applicationCalls, putApplicationDraft } from '@lantern/contract/applications';
import { educationCalls } from '@lantern/contract/education';
import { loadRates, readRates } from '@lantern/contract/finance';
import { searchInstitutions } from '@lantern/contract/institutions';
import {
  evaluateProfile,
  explainMatches,
  matchUniversities,
  saveUniversity,
  startMatching,
  unsaveUniversity,
  weighFilters,
} from '@lantern/contract/matching';
import { wishesCalls } from '@lantern/contract/matching.wishes';
import { scoreCalls } from '@lantern/contract/tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTry, tryKey } from '#database/throttles.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let amina: Person;

const today = new Date().toISOString().slice(0, 10);

type Said = {
  key: string;
  value?: unknown;
  unit?: string;
  currency?: string;
  level?: string;
  state?: string;
  due?: string;
  qualification?: string;
  /** nobody read it */
  isGuess?: boolean;
};

/** An institution that this test knows everything of. */
async function invent(id: string, name: string, country: string, said: Said[], city = 'Testville') {
  const { text, keys, short } = searchKeys({ name, otherNames: [], city, website: null });
  await t.database
    .insertInto('institutions')
    .values({ id, name, country, city, layer: 'import', origin: 'editor' })
    .execute();
  await t.database
    .updateTable('institutions')
    .set({ search: text, name_keys: keys, short_keys: short })
    .where('id', '=', id)
    .execute();
  for (const { key, value, unit, currency, level, state, due, qualification, isGuess } of said)
    await t.database
      .insertInto('facts')
      .values({
        subject: `institution:${id}`,
        key,
        state: state ?? 'known',
        value: value === undefined ? null : JSON.stringify(value),
        unit: unit ?? null,
        currency: currency ?? null,
        level: level ?? null,
        qualification: qualification ?? null,
        source: 'https://example.org/fees',
        recorded: today,
        checked: isGuess ? null : today,
        confidence: isGuess ? 'estimate' : 'official',
        link: 'https://example.org/fees',
        review_due: due ?? '2099-01-01',
        origin: 'editor',
      })
      .execute();
}

const offers: Said[] = [
  { key: 'control', value: 'public' },
  { key: 'levels', value: ['UG'] },
  { key: 'fields', value: ['cs'] },
  { key: 'teaching_languages', value: ['en'] },
  { key: 'living_cost', value: 5_000, unit: 'year', currency: 'USD' },
];
const usd = (value: number): Said => ({ key: 'tuition', value, unit: 'year', currency: 'USD', level: 'UG' });
const admits: Said[] = [
  { key: 'admission_rate', value: 0.8, unit: 'share', level: 'UG' },
  { key: 'sat_range', value: { low: 1300, high: 1500 }, unit: 'points', level: 'UG' },
];

const wanted = { field: 'Computer Science', programLevel: 'UG' as const, language: 'English', budget: [40_000] };
const sat = [{ edition: 'sat', overall: 1330 }];

beforeAll(async () => {
  t = await startTestApp();
  amina = await t.student();
  await invent('own-alder', 'Alder University', 'NO', [...offers, usd(30_000), ...admits]);
  await invent('own-birch', 'Birch University', 'NO', [...offers, usd(90_000), ...admits]);
  await invent('own-cedar', 'Cedar University', 'NO', [...offers, ...admits]);
  await invent('own-old', 'Old Fee University', 'NO', [...offers, { ...usd(100), due: '2020-01-01' }]);
  await invent('own-twin-a', 'Twin University', 'NO', [], 'East');
  await invent('own-twin-b', 'Twin University', 'SE', [], 'West');
});
afterAll(() => t.stop());

const match = (body: object, person = amina) => person.call(matchUniversities, { body });

describe('matching', () => {
  test("answers in the specification's shape, with what each match is made of", async () => {
    const { status, body } = await match({
      ...wanted,
      country: 'NO',
      search: 'Alder University',
      group: 'match',
      gpa: [3.7],
      scores: sat,
    });
    expect(status).toBe(200);
    expect(body.matches).toHaveLength(1);
    expect(body.matches[0]).toMatchObject({
      id: 'own-alder',
      name: 'Alder University',
      location: 'Testville, Norway',
      ranking: null,
      tags: ['cs', 'en'],
      control: 'public',
      tuition: 30_000,
      matchType: 'target',
      basis: 'chance',
      // the better of both: the grade, against the entry that is assumed from the rate
      chance: { rate: 80, widened: ['converted-grade', 'all-applicants', 'assumed-entry'].slice(1) },
      door: { kind: null, by: null, years: 0 },
      why: { reason: 'held-back', held_back: ['door'], place: { basis: 'rate' } },
      year: { usd: { low: 35_000, high: 35_000 }, living: { low: 5_000, high: 5_000 }, estimate: false },
      failed: [],
      doubted: [],
      unknown: ['door', 'grade', 'english'],
      saved: false,
      cost: { usd: { low: 30_000, high: 30_000 }, fact: { link: 'https://example.org/fees', stale: false } },
    });
    expect(body.matches[0]?.description).toBe('Public university in Testville, Norway.');
    expect(body.judged_by).toMatchObject({
      grade: { low: 3.7, from: 'slider' },
      scores: [{ test: 'sat', overall: 1330 }],
    });
  });

  test('unknown and stale costs stand apart, and what fails is not eligible as published', async () => {
    const asked = { ...wanted, country: 'Norway', search: 'University Testville', scores: sat };
    const names = async (group: string) => (await match({ ...asked, group })).body.matches.map(({ id }) => id).sort();
    expect(await names('match')).toEqual(['own-alder']);
    expect(await names('cost-unknown')).toEqual(['own-cedar', 'own-old']);
    expect(await names('not-eligible')).toEqual(['own-birch']);
    const { body } = await match(asked);
    expect(body.totals).toEqual({
      all: 4,
      match: 1,
      unconfirmed: 0,
      unlikely: 0,
      unlabelled: 0,
      'cost-unknown': 2,
      'not-eligible': 1,
    });
    expect(body.matches.map(({ id }) => id).sort()).toEqual(['own-alder', 'own-birch', 'own-cedar', 'own-old']);
    expect(body.balance).toEqual({ reach: 0, target: 1, safety: 0 });
  });

  test('a name that is typed wins over every filter: each result says what speaks against it', async () => {
    const asked = { ...wanted, country: 'Japan', budget: [10_000], search: 'Birch University', scores: sat };
    const { body } = await match(asked);
    expect(body.matches[0]).toMatchObject({ id: 'own-birch', group: 'not-eligible', failed: ['budget'] });
    expect(body.totals).toMatchObject({ match: 0, 'not-eligible': 0 });
    const inGroup = await match({ ...asked, group: 'match' });
    expect(inGroup.body.matches).toEqual([]);
  });

  test('a result says when to apply: the coming day, or the usual days of a year', async () => {
    const closes = { opens: null, closes: '07-15' };
    const fee = usd(1_000);
    await invent('own-dated', 'Dated University', 'NO', [
      ...offers,
      fee,
      { key: 'application_deadline', value: '2099-03-01', level: 'UG' },
      { key: 'application_window', value: closes, level: 'UG' },
    ]);
    await invent('own-usual', 'Usual University', 'NO', [
      ...offers,
      fee,
      { key: 'application_deadline', value: '2020-03-01', level: 'UG' },
      { key: 'application_window', value: closes, level: 'UG' },
    ]);
    const applyTo = async (search: string) => (await match({ ...wanted, search })).body.matches[0]?.apply;
    expect(await applyTo('Dated University')).toEqual({ day: '2099-03-01', window: null, estimate: false });
    expect(await applyTo('Usual University')).toEqual({ day: null, window: closes, estimate: false });
  });

  test('without a record there is not enough data, and nothing is invented', async () => {
    const { body } = await match({ ...wanted, search: 'Alder University' });
    expect(body.matches[0]).toMatchObject({ matchType: null, chance: null, basis: 'not-enough-data' });
    expect(body.judged_by).toMatchObject({ grade: null, scores: [] });
  });

  test('a score whose overall was left open counts by its sections', async () => {
    const rafi = await t.student('Rafi Ahmed');
    const sectionScores = { math: 690, 'reading-writing': 640 };
    const { status } = await rafi.call(scoreCalls.add, {
      body: { testType: 'sat', testDate: '2026-08-22', sectionScores },
    });
    expect(status).toBe(200);
    const { body } = await match({ ...wanted, search: 'Alder University' }, rafi);
    expect(body.judged_by.scores).toMatchObject([{ test: 'sat', overall: 1330 }]);
    expect(body.matches[0]?.basis).toBe('chance');
  });

  test('pages do not overlap, and end', async () => {
    const ids = new Set<string>();
    const first = (await match({ programLevel: 'UG', gpa: [3.5] })).body;
    expect(first.pages).toBeGreaterThan(2);
    for (const page of [1, 2, 3])
      for (const { id } of (await match({ programLevel: 'UG', gpa: [3.5], page })).body.matches) ids.add(id);
    expect(ids.size).toBe(30);
    expect((await match({ programLevel: 'UG', page: first.pages + 1 })).body.matches).toEqual([]);
  });

  test('sorting by price begins with the cheapest', async () => {
    const { body } = await match({ ...wanted, country: 'US', sort: 'tuition', gpa: [3.5] });
    const prices = body.matches.map(({ year }) => year?.usd.low ?? 0);
    expect(prices.length).toBe(10);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test('when nothing matches, the filter that costs the most is named first', async () => {
    const { body } = await match({ ...wanted, field: 'agri', country: 'NO', search: 'Alder University', gpa: [3.5] });
    expect(body.totals.match).toBe(0);
    expect(body.relaxed.map(({ filter }) => filter)).toContain('field');
    const counts = body.relaxed.map(({ matches }) => matches);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test('what each filter costs is said before it is used', async () => {
    const person = await t.student();
    const asked = { programLevel: 'UG', language: 'de' } as const;
    const weigh = async (body: object) => (await person.call(weighFilters, { body } as never)).body;
    const { matches, unconfirmed, without } = await weigh(asked);
    const open = await weigh({ programLevel: 'UG' });
    expect(without).toContainEqual({ filter: 'language', matches: open.matches });
    expect(matches).toBeLessThan(open.matches);
    const { totals } = (await person.call(matchUniversities, { body: asked } as never)).body;
    expect(totals).toMatchObject({ match: matches, unconfirmed });
    expect((await t.stranger().call(weighFilters, { body: asked } as never)).status).toBe(401);
  });

  test('unknown is not yes: who asks for German reads of those that are known to teach in it', async () => {
    await invent('own-hush', 'Hush University', 'NO', [
      ...offers.filter(({ key }) => key !== 'teaching_languages'),
      ...[usd(5_000), ...admits],
    ]);
    const asked = { programLevel: 'UG', language: 'de', gpa: [3.5] } as const;
    const groupOf = async (group: string, search: string) =>
      (await match({ ...asked, group, search })).body.matches.map(({ id }) => id);
    expect(await groupOf('match', 'Hush University')).toEqual([]);
    expect(await groupOf('unconfirmed', 'Hush University')).toEqual(['own-hush']);
    const { body } = await match({ ...asked, page: 1 });
    for (const { languages } of body.matches) expect(languages).toContain('de');
    // nobody writes down that a university of the United States does not teach in German
    expect((await match({ ...asked, country: 'US' })).body.totals).toMatchObject({ match: 0, unconfirmed: 0 });
  });

  test('misspellings, other scripts and hostile signs are searched, not run', async () => {
    expect((await match({ search: 'Aldr Universty' })).body.totals).toMatchObject({ 'not-eligible': 0 });
    for (const search of ["'; drop table institutions; --", '%_\\', '((((', '东京大学', '.*+?^$(){}'])
      expect((await match({ search })).status).toBe(200);
    expect((await match({ search: 'Alder' })).body.matches[0]?.id).toBe('own-alder');
  });

  test.each([
    [{ gpa: [1.9] }, 'gpa.0'],
    [{ gpa: [] }, 'gpa'],
    [{ budget: [250_001] }, 'budget.0'],
    [{ budget: [-1] }, 'budget.0'],
    [{ qualification: 'KE-DIPLOMA' }, 'qualification'],
    [{ budget: ['40000'] }, 'budget.0'],
    [{ search: 'x'.repeat(10_000) }, 'search'],
    [{ field: 'astrology' }, 'field'],
    [{ country: 'Atlantis' }, 'country'],
    [{ language: 'Klingon' }, 'language'],
    [{ programLevel: 'Kindergarten' }, 'programLevel'],
    [{ scores: [{ edition: 'toefl-6', overall: 100 }] }, 'scores'],
    [{ scores: [{ edition: 'telepathy', overall: 1 }] }, 'scores'],
    [{ page: 0 }, 'page'],
  ])('%o is refused at its field', async (body, field) => {
    const answer = await match(body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as unknown as { fields: object }).fields)).toEqual([field]);
  });

  test('a range on the slider counts as a range; nulls and empty words ask nothing', async () => {
    const { body } = await match({ field: null, country: '', language: 'any', programLevel: '', gpa: [3.1, 3.8] });
    expect(body.judged_by.grade).toMatchObject({ low: 3.1, high: 3.8 });
    expect(body.totals.match).toBeGreaterThan(100);
  });

  test('somebody else cannot be named, and who is signed out is refused', async () => {
    const other = await t.student('Rafi Ahmed');
    expect((await match({ user_id: other.user.id })).status).toBe(404);
    expect((await t.stranger().call(matchUniversities, { body: {} })).status).toBe(401);
  });
});

describe('doors', () => {
  beforeAll(async () => {
    const door = (value: string, qualification: string, more: Partial<Said> = {}): Said => ({
      ...{ key: 'door', value, level: 'UG', qualification },
      ...more,
    });
    const said = [...offers, usd(10_000), { key: 'standing', value: 'other' }];
    await invent('own-elm', 'Elm University', 'NZ', [...said, door('foundation', 'KE-KCSE'), door('direct', 'BD-HSC')]);
    await invent('own-fir', 'Fir University', 'NZ', [...said, door('closed', 'KE-KCSE')]);
    await invent('own-gum', 'Gum University', 'NZ', [...said, door('closed', 'KE-KCSE', { isGuess: true })]);
  });

  test('are those of the certificate in the record, or of the one that is tried out', async () => {
    const wambui = await t.student('Wambui Njeri');
    const kcse = { gradeScale: '12', gradeBest: 12, gradePass: 1, gpa: 11 };
    await wambui.call(educationCalls.add, {
      body: { schoolName: 'Alliance', country: 'KE', kind: 'secondary', qualification: 'KE-KCSE', ...kcse },
    });
    const asked = { ...wanted, search: 'Elm University' };
    const { body } = await match(asked, wambui);
    expect(body.judged_by).toMatchObject({ qualification: { id: 'KE-KCSE', name: 'KCSE (Kenya)', from: 'record' } });
    expect(body.matches[0]).toMatchObject({
      door: { kind: 'foundation', by: 'institution', years: 1, estimate: false },
      matchType: 'target',
      why: { reason: 'held-back', standing: 'above', student: { low: 97, high: 100 } },
    });
    const tried = await match({ ...asked, qualification: 'BD-HSC' }, wambui);
    expect(tried.body.matches[0]?.door.kind).toBe('direct');
    expect(tried.body.judged_by.qualification?.from).toBe('call');
    // what was read closes a door, an estimate only doubts it
    const groupOf = async (name: string, group: string) =>
      (await match({ ...wanted, search: name, group }, wambui)).body.matches[0]?.id;
    expect(await groupOf('Fir University', 'not-eligible')).toBe('own-fir');
    expect(await groupOf('Gum University', 'unlikely')).toBe('own-gum');
  });

  test('without a certificate are said to be unknown', async () => {
    const { body } = await match({ ...wanted, search: 'Elm University' });
    expect(body.judged_by.qualification).toBeNull();
    expect(body.matches[0]?.door).toMatchObject({ kind: null });
  });

  test("a country's rule holds where an institution says nothing itself", async () => {
    const { body } = await match({ ...wanted, country: 'US', qualification: 'KE-KCSE', gpa: [3.5] });
    expect(body.matches[0]?.door).toMatchObject({ kind: 'direct', by: 'country' });
    expect(body.balanced).toBe(8);
  });

  test('a grade that is off its scale, or of another kind of school, is said and not hidden', async () => {
    const person = await t.student('Odd Grades');
    const school = { schoolName: 'BUET', country: 'BD', kind: 'degree', gradeScale: '4.0', gradeBest: 4, gpa: 3.2 };
    await person.call(educationCalls.add, { body: school });
    const { body } = await match({ ...wanted, search: 'Elm University' }, person);
    expect(body.judged_by).toMatchObject({ unused: ['grade-of-other-kind'], qualification: null });
  });
});

test('who has no degree is told of a first degree, in the list and on the page, though a doctorate would be paid', async () => {
  await invent('own-paid', 'Paid Posts University', 'NO', [
    ...offers.filter(({ key }) => key !== 'levels'),
    { key: 'levels', value: ['UG', 'PhD'] },
    usd(30_000),
    { key: 'doctorate_paid', value: true, level: 'PhD' },
  ]);
  const pupil = await t.student('Rina Das');
  await pupil.call(educationCalls.add, { body: { schoolName: 'Holy Cross', country: 'BD', kind: 'secondary' } });
  const asked = { ...wanted, programLevel: null };
  const { body } = await match({ ...asked, search: 'Paid Posts University' }, pupil);
  const explained = await pupil.call(explainMatches, { body: { ...asked, ids: ['own-paid'] } });
  for (const found of [body.matches[0], explained.body.matches[0]])
    expect(found).toMatchObject({ id: 'own-paid', year: { paid_post: false, usd: { low: 35_000 } } });

  // nothing in the record: a first degree too
  const nobody = await t.student('Empty Record');
  const { body: unknown } = await nobody.call(explainMatches, { body: { ids: ['own-paid'] } });
  expect(unknown.matches[0]).toMatchObject({ level: 'UG', year: { paid_post: false } });
  expect(unknown.matches[0]?.facts.map(({ key }) => key)).not.toContain('doctorate_paid');
});

describe('explaining', () => {
  test('factors add up, each with facts that are sent along; changes are named', async () => {
    const { body } = await amina.call(explainMatches, {
      body: { ...wanted, ids: ['own-alder', 'own-birch'], scores: sat },
    });
    const [alder, birch] = body.matches;
    expect(alder?.factors.reduce((sum, { points }) => sum + points, 0)).toBe(alder?.fit);
    const known = new Set(alder?.facts.map(({ _id }) => _id));
    for (const { facts } of [...(alder?.factors ?? []), ...(alder?.gates ?? [])])
      for (const id of facts) expect(known).toContain(id);
    expect(alder?.changes).toContainEqual(expect.objectContaining({ kind: 'score', edition: 'sat', from: 1330 }));
    expect(birch).toMatchObject({ matchType: null, chance: null, failed: ['budget'] });
    expect(birch?.changes).toContainEqual(expect.objectContaining({ kind: 'budget', to: 95_000 }));
  });

  test('an institution of which only the name is known can be explained too', async () => {
    const { body } = await amina.call(explainMatches, { body: { ids: ['own-twin-a'] } });
    expect(body.matches[0]).toMatchObject({ group: 'unconfirmed', facts: [], matchType: null });
  });

  test('unknown ids and more than four are refused', async () => {
    expect((await amina.call(explainMatches, { body: { ids: ['own-nobody'] } })).body).toMatchObject({
      code: 'not_found',
    });
    expect((await amina.call(explainMatches, { body: { ids: Array(5).fill('own-alder') } })).status).toBe(422);
    expect((await amina.call(explainMatches, { body: { ids: [] } })).status).toBe(422);
  });
});

describe('saving', () => {
  const save = (university_id: string, person = amina, program?: string) =>
    person.call(saveUniversity, { body: { university_id, ...(program && { program }) } });

  test('by id or by its name; twice is once, also at the same moment', async () => {
    const first = (await save('own-alder')).body;
    expect(first).toMatchObject({ saved: true, message: 'Saved to My List!', university_id: 'own-alder' });
    const again = await Promise.all([save('own-alder'), save('Alder University'), save(' alder UNIVERSITY ')]);
    expect(again.map(({ body }) => body.id)).toEqual([first.id, first.id, first.id]);
    expect((await save('own-alder', amina, 'Computer Science')).body.id).not.toBe(first.id);
    const rows = await t.database
      .selectFrom('saved_universities')
      .selectAll()
      .where('user_id', '=', amina.user.id)
      .execute();
    expect(rows.map(({ institution_id, stage }) => [institution_id, stage])).toEqual([
      ['own-alder', 'considering'],
      ['own-alder', 'considering'],
    ]);
    expect((await match({ search: 'Alder University' })).body.matches[0]?.saved).toBe(true);
  });

  test('an ambiguous name is answered with the choices', async () => {
    const { status, body } = await save('Twin University');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'ambiguous_name',
      extra: {
        choices: [
          { id: 'own-twin-a', city: 'East' },
          { id: 'own-twin-b', city: 'West' },
        ],
      },
    });
    expect((await save('own-twin-b')).status).toBe(200);
  });

  test('nobody, blank, and a list that is full', async () => {
    expect((await save('No Such University Anywhere')).body).toMatchObject({ code: 'not_found' });
    expect((await save('   ')).status).toBe(422);
    const full = await t.student('Full List');
    const ids = await t.database.selectFrom('institutions').select('id').limit(200).execute();
    await t.database
      .insertInto('saved_universities')
      .values(ids.map(({ id }) => ({ id: crypto.randomUUID(), user_id: full.user.id, institution_id: id })))
      .execute();
    expect((await save('own-alder', full)).body).toMatchObject({ code: 'too_many_saved' });
    expect((await save(ids[0]?.id ?? '', full)).status).toBe(200);
  });

  test('a level that all others share is not asked again; the month in which another one begins is not invented', async () => {
    const person = await t.student('Rafi Ahmed');
    const saved = async (id: string) => {
      const { body } = await save(id, person);
      const list = await person.call(applicationCalls.list, { params: { studentId: person.user.id } });
      return list.body.applications.find(({ _id }) => _id === body.id);
    };
    const others = { name: 'Hill College', level: 'UG', intake: '2027-10' } as const;
    await person.call(applicationCalls.add, { body: others });
    expect(await saved('own-alder')).toMatchObject({ level: 'UG', intake: null });
    await person.call(applicationCalls.add, { body: { ...others, program: 'Law', level: 'PG' } });
    expect(await saved('own-birch')).toMatchObject({ level: null, intake: null });
    // the level that the list was of goes before that of the others
    await person.call(wishesCalls.save, { body: { level: 'PhD' } });
    expect(await saved('own-cedar')).toMatchObject({ level: 'PhD' });
  });

  test("one student's list is not another's", async () => {
    const other = await t.student('Rafi Ahmed');
    expect((await match({ search: 'Alder University' }, other)).body.matches[0]?.saved).toBe(false);
    expect((await t.stranger().call(saveUniversity, { body: { university_id: 'own-alder' } })).status).toBe(401);
  });
});

describe('taking a save back', () => {
  const unsave = (university_id: string, person: Person) => person.call(unsaveUniversity, { body: { university_id } });

  test('undoes it, also twice; what was worked on stays', async () => {
    const person = await t.student('Tania Akter');
    const saved = async () => (await match({ search: 'Alder University' }, person)).body.matches[0]?.saved;
    await person.call(saveUniversity, { body: { university_id: 'own-alder' } });
    expect(await saved()).toBe(true);
    expect((await unsave('own-alder', person)).body).toEqual({ saved: false, university_id: 'own-alder' });
    expect((await unsave('own-alder', person)).status).toBe(200);
    expect(await saved()).toBe(false);
    await person.call(saveUniversity, { body: { university_id: 'own-alder', program: 'Physics' } });
    expect(await unsave('own-alder', person)).toMatchObject({ status: 409, body: { code: 'saved_in_work' } });
    expect(await saved()).toBe(true);
  });

  test('a save whose form has texts stays', async () => {
    const person = await t.student('Rima Das');
    await person.call(saveUniversity, { body: { university_id: 'own-alder' } });
    const { body } = await person.call(applicationCalls.list, { params: { studentId: person.user.id } });
    const texts = { personal_statement: 'The water came in June.', why_this_university: '' };
    await person.call(putApplicationDraft, { params: { id: body.applications[0]?._id ?? '' }, body: texts });
    expect(await unsave('own-alder', person)).toMatchObject({ status: 409, body: { code: 'saved_in_work' } });
  });

  test("not another's, and not by a stranger", async () => {
    const [mine, theirs] = [await t.student('Mitu'), await t.student('Shila')];
    await mine.call(saveUniversity, { body: { university_id: 'own-alder' } });
    await unsave('own-alder', theirs);
    expect((await match({ search: 'Alder University' }, mine)).body.matches[0]?.saved).toBe(true);
    expect((await t.stranger().call(unsaveUniversity, { body: { university_id: 'own-alder' } })).status).toBe(401);
    expect((await unsave(' ', mine)).status).toBe(422);
  });
});

test('prices in other currencies come with the rate that they were converted by', async () => {
  const { body } = await match({ programLevel: 'PG', country: 'GB', gpa: [3.5] });
  expect(body.matches.some(({ cost }) => cost?.fact.currency === 'GBP')).toBe(true);
  // the same table as for the student's own currency beside it: two prices of one card are of one day
  const { table } = (await amina.call(readRates)).body;
  const ofTable = { currency: 'GBP', per_usd: Number(table.rates.GBP), checked: table.day, source: table.source };
  expect(body.rates).toEqual([expect.objectContaining({ ...ofTable, link: expect.stringMatching(/^https:/) })]);

  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const rates = { GBP: 0.76, EUR: 0.88, BDT: 122, INR: 88, CAD: 1.4 };
  const text = JSON.stringify({ base: 'USD', date: day, rates });
  expect((await (await t.admin()).call(loadRates, { body: { text, source: 'a bank' } })).status).toBe(200);
  const later = (await match({ programLevel: 'PG', country: 'GB', gpa: [3.5] })).body;
  expect(later.rates).toMatchObject([{ currency: 'GBP', per_usd: 0.76, checked: day, source: 'a bank' }]);
});

describe('finding an institution', () => {
  const find = (query: { q: string; page?: number }, person = amina) => person.call(searchInstitutions, { query });

  test('by name, place and misspelling, page by page', async () => {
    expect((await find({ q: 'alder' })).body.institutions[0]).toMatchObject({ id: 'own-alder', layer: 'import' });
    expect((await find({ q: 'Tornto Universty' })).body.institutions.map(({ name }) => name)).toContain(
      'University of Toronto',
    );
    const [first, second] = [(await find({ q: 'Germany' })).body, (await find({ q: 'Germany', page: 2 })).body];
    expect(first).toMatchObject({ page: 1, more: true });
    const ids = [...first.institutions, ...second.institutions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    expect((await find({ q: 'qqzzxxjj' })).body).toMatchObject({ institutions: [], more: false });
    expect((await find({ q: "%_\\'; drop table" })).status).toBe(200);
  });

  test('blank, too long, a page that is none, a stranger, too many', async () => {
    for (const query of [{ q: ' ' }, { q: 'x'.repeat(201) }, { q: 'a', page: 11 }, { q: 'a', page: 0.5 }])
      expect((await find(query)).status).toBe(422);
    expect((await t.stranger().call(searchInstitutions, { query: { q: 'alder' } })).status).toBe(401);
    const hasty = await t.student('Hasty');
    const key = tryKey('institution-search', hasty.user.id);
    await addTry(t.database, key, { tries: 1, windowSeconds: 60 });
    await t.database.updateTable('throttles').set({ tries: 120 }).where('key', '=', key).execute();
    expect((await find({ q: 'alder' }, hasty)).body).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('the evaluation of a profile', () => {
  test('uses the record and the same engine, and says what is missing', async () => {
    const person = await t.student('Nadia Islam');
    const empty = (await person.call(evaluateProfile, { body: { university: 'Alder University' } })).body;
    expect(empty).toMatchObject({
      overall: null,
      rating: null,
      missing: ['grade', 'tests', 'activities', 'qualification'],
    });

    await person.call(addActivity, {
      body: { name: 'Debate', duration: '2023-01 - 2024-12', weeklyHours: 5, outcome: 'We won.' },
    });
    const asked = { ...wanted, gpa: [3.8], scores: sat };
    const { body } = await person.call(evaluateProfile, { body: { ...asked, university: 'own-alder' } });
    const [match] = (await person.call(explainMatches, { body: { ...asked, ids: ['own-alder'] } })).body.matches;
    expect(body.match).toEqual(match);
    // one of five activities, two whole years, five of ten hours, its effect told
    expect(body.extracurricular).toBe(Math.round(100 * (0.2 + 1 + 0.5 + 1) * 0.25));
    expect(body).toMatchObject({ missing: ['qualification'], academic: 100 });
    expect(body.overall).not.toBeNull();
    expect(body.suggestions.length).toBeGreaterThan(0);
  });

  test('is read at the level that the schools lead to, unless another is asked for', async () => {
    const { call } = await t.student('Rafi Ahmed');
    const levelOf = async (programLevel?: 'UG') =>
      (await call(evaluateProfile, { body: { university: 'own-alder', programLevel } })).body.match.level;
    const school = { schoolName: 'Notre Dame College', country: 'BD' };
    await call(educationCalls.add, { body: { ...school, kind: 'secondary' } });
    expect(await levelOf()).toBe('UG');
    await call(educationCalls.add, { body: { ...school, kind: 'degree' } });
    expect(await levelOf()).toBe('PG');
    expect(await levelOf('UG')).toBe('UG');
  });

  test('a blank, unknown or ambiguous name', async () => {
    const evaluate = (university: string) => amina.call(evaluateProfile, { body: { university } });
    expect((await evaluate('  ')).status).toBe(422);
    expect((await evaluate('No Such University Anywhere')).status).toBe(404);
    expect((await evaluate('Twin University')).body).toMatchObject({ code: 'ambiguous_name' });
  });
});

test('the filters offer what the catalogue has, and know the citizenship of the record', async () => {
  const person = await t.student('Farida');
  const { body } = await person.call(startMatching, { query: {} });
  expect(body.countries).toHaveLength(39);
  expect(body.fields).toContain('cs');
  expect(body.languages.slice(0, 3)).toEqual(['en', 'de', 'fr']);
  expect(body.judged_by).toEqual({
    grade: null,
    scores: [],
    citizenship: null,
    qualification: null,
    school: null,
    unused: [],
  });
});

describe('the record', () => {
  const day = (years: number) => `${new Date().getUTCFullYear() - years}-01-15`;
  const school = { schoolName: 'Notre Dame College', country: 'BD', gradeScale: '5.0', gradeBest: 5, gradePass: 1 };

  test('gives the grade by the level that is asked for, and the scores that are still reported', async () => {
    const person = await t.student('Salma Khatun');
    const { call } = person;
    await call(educationCalls.add, { body: { ...school, kind: 'secondary', gpa: 4.83, graduationYear: 2024 } });
    const degree = { schoolName: 'BUET', country: 'BD', kind: 'degree', gradeScale: '4.0', gradeBest: 4, gradePass: 2 };
    await call(educationCalls.add, { body: { ...degree, gpa: 3.1, graduationYear: 2026 } });
    await call(scoreCalls.add, { body: { testType: 'ielts', testDate: day(1), overallScore: 7 } });
    // the overall was left to the sections
    const sections = { reading: 120, listening: 120, writing: 110, speaking: 130 };
    await call(scoreCalls.add, { body: { testType: 'duolingo', testDate: day(1), sectionScores: sections } });
    // reported no longer
    await call(scoreCalls.add, { body: { testType: 'duolingo', testDate: day(4), overallScore: 130 } });
    // no result yet
    await call(scoreCalls.add, { body: { testType: 'sat', testDate: day(1), overallScore: null } });

    const under = (await match({ programLevel: 'UG', search: 'Alder University' }, person)).body.judged_by;
    expect(under.grade).toEqual({ low: 3.3, high: 3.99, from: 'record', formula: 'bands' });
    expect(under.scores.toSorted((a, b) => a.overall - b.overall)).toEqual([
      { edition: 'ielts', test: 'ielts', name: 'IELTS Academic', overall: 7 },
      expect.objectContaining({ edition: 'duolingo', overall: 120 }),
    ]);
    const post = (await match({ programLevel: 'PG', search: 'Alder University' }, person)).body.judged_by;
    expect(post.grade).toMatchObject({ low: 2.8, high: 3.2 });
    // the slider and scores to try out go before the record
    const tried = (await match({ gpa: [3.5], scores: sat, search: 'Alder University' }, person)).body.judged_by;
    expect(tried).toMatchObject({ grade: { low: 3.5, from: 'slider' }, scores: [{ edition: 'sat' }] });
  });

  test('names the school at which a missing grade would stand, for the level that is asked for', async () => {
    const person = await t.student('Rokeya Sultana');
    const asked = async (programLevel: 'UG' | 'PG') =>
      (await person.call(startMatching, { query: { programLevel } })).body.judged_by.school;
    expect(await asked('UG')).toBeNull();
    const { body } = await person.call(educationCalls.add, { body: { ...school, kind: 'secondary' } });
    expect(await asked('UG')).toBe(body.school._id);
    // a degree stands in no school's entry
    expect(await asked('PG')).toBeNull();
  });

  test("is one's own", async () => {
    const other = await t.student('Rafi Ahmed');
    expect((await other.call(startMatching)).body.judged_by).toEqual({
      grade: null,
      scores: [],
      citizenship: null,
      qualification: null,
      school: null,
      unused: [],
    });
  });
});
