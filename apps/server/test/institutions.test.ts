import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Candidate,
  factsAbout,
  factsOf,
  findInstitution,
  findInstitutions,
  findScholarship,
  listCandidates,
  listScholarships,
  type StoredFact,
  searchInstitutions,
} from '#features/institutions/institutions.service.ts';
import { loadCatalogue } from '#features/institutions/loading/institutions.load.ts';
import { startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const names = async (text: string, options = {}) =>
  (await searchInstitutions(t.database, text, options)).map(({ name }) => name);

describe('loading', () => {
  test('the shipped catalogue is there at the first start, and a second start does nothing', async () => {
    const { count } = await t.database
      .selectFrom('institutions')
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(12_000);
    expect(await loadCatalogue(t.database)).toBe(false);
  });

  // one load for all of them: it reads the whole catalogue
  describe('of a new edition', () => {
    let shipped: { id: string; note: string };
    let edited: { id: string };
    let goneFact: string;
    let loaded: boolean[];
    beforeAll(async () => {
      const [first, second] = await t.database
        .selectFrom('facts')
        .select(['id', 'note', 'source'])
        .where('origin', '=', 'shipped')
        .where('key', '=', 'tuition')
        .orderBy('id')
        .limit(2)
        .execute();
      if (!first || !second) throw new Error('no facts are shipped');
      [shipped, edited] = [first, second];
      await t.database.updateTable('facts').set({ note: 'of an older edition' }).where('id', '=', shipped.id).execute();
      await t.database
        .updateTable('facts')
        .set({ note: 'corrected here', origin: 'editor', changed_by: 'Farhana' })
        .where('id', '=', edited.id)
        .execute();
      const gone = await t.database
        .insertInto('facts')
        .values({
          subject: 'institution:ror-03dbr7087',
          key: 'application_fee',
          state: 'none',
          source: 'an old edition',
          recorded: '2026-01-01',
          confidence: 'secondary',
          link: 'https://www.utoronto.ca',
          review_due: '2027-01-01',
          origin: 'shipped',
          period: '2019',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      goneFact = gone.id;
      const { user } = await t.student();
      for (const id of ['ror-old-lab', 'ror-old-saved'])
        await t.database
          .insertInto('institutions')
          .values({ id, name: `Laboratory ${id}`, country: 'PT', layer: 'directory', origin: 'shipped' })
          .execute();
      await t.database
        .insertInto('saved_universities')
        .values({ id: crypto.randomUUID(), user_id: user.id, institution_id: 'ror-old-saved' })
        .execute();
      await sql`delete from catalogue_loads`.execute(t.database);
      loaded = await Promise.all([loadCatalogue(t.database), loadCatalogue(t.database)]);
    });

    test('is made once, though two servers start', async () => {
      expect(loaded.filter(Boolean)).toHaveLength(1);
      const { report } = await t.database.selectFrom('catalogue_loads').select('report').executeTakeFirstOrThrow();
      expect(report).toMatchObject({ facts: { added: 0, changed: 1, kept: 1, removed: 1 } });
    });

    test('changes what was shipped and leaves what an editor wrote', async () => {
      const after = await t.database
        .selectFrom('facts')
        .select(['id', 'note'])
        .where('id', 'in', [shipped.id, edited.id])
        .execute();
      expect(after.find(({ id }) => id === shipped.id)?.note).toBe(shipped.note);
      expect(after.find(({ id }) => id === edited.id)?.note).toBe('corrected here');
      const history = await t.database
        .selectFrom('facts_history')
        .selectAll()
        .where('fact_id', '=', shipped.id)
        .execute();
      expect(history.map(({ was }) => (was as { note: string }).note)).toEqual([shipped.note, 'of an older edition']);
    });

    test('takes away a fact that is not shipped any more, and remembers it', async () => {
      expect(await t.database.selectFrom('facts').select('id').where('id', '=', goneFact).execute()).toEqual([]);
      const past = await t.database
        .selectFrom('facts_history')
        .select('event')
        .where('fact_id', '=', goneFact)
        .execute();
      expect(past).toEqual([{ event: 'removed' }]);
    });

    test('takes away an institution that is not shipped any more, unless a student keeps it', async () => {
      const left = await t.database.selectFrom('institutions').select('id').where('id', 'like', 'ror-old-%').execute();
      expect(left).toEqual([{ id: 'ror-old-saved' }]);
    });
  });
});

describe('the database refuses', () => {
  const good = {
    subject: 'institution:ror-03dbr7087',
    key: 'tuition',
    state: 'known',
    value: '1',
    source: 'a page',
    recorded: '2026-01-01',
    confidence: 'secondary',
    link: 'https://www.utoronto.ca',
    review_due: '2027-01-01',
    origin: 'editor',
    period: '2018',
  };
  test.each([
    ['a fact without source', { source: ' ' }],
    ['a fact of nobody', { subject: 'institution:ror-000000000' }],
    ['an estimate that calls itself checked', { confidence: 'estimate', checked: '2026-01-01' }],
    ['a known fact without a value', { value: null }],
    ['a link that is not https', { link: 'http://www.utoronto.ca' }],
  ])('%s', async (_name, changes) => {
    await expect(
      t.database
        .insertInto('facts')
        .values({ ...good, ...changes })
        .execute(),
    ).rejects.toThrow();
  });
});

describe('searching', () => {
  test.each([
    ['University of Toronto', 'University of Toronto'],
    ['toronto university', 'University of Toronto'],
    ['TORONTO', 'University of Toronto'],
    ['ETH', 'ETH Zurich'],
    ['ETH Zürich', 'ETH Zurich'],
    ['koc', 'Koç University'],
    ['Universitat Pompeu Fabra', 'Pompeu Fabra University'],
    ['standford', 'Stanford University'],
    ['harvrd university', 'Harvard University'],
    ['Univeristy of Melborne', 'The University of Melbourne'],
    ['manchaster', 'University of Manchester'],
    ['oxford university england', 'University of Oxford'],
    ['KAIST', 'Korea Advanced Institute of Science and Technology'],
    ['Ｋyoto', 'Kyoto University'],
  ])('%s finds %s first', async (text, name) => {
    expect((await names(text))[0]).toBe(name);
  });

  test('a country in the text is one, in several languages', async () => {
    for (const text of ['Germany', 'universities in germany', 'জার্মানি', 'ألمانيا', 'Deutschland']) {
      const found = await searchInstitutions(t.database, text);
      expect(found.length, text).toBe(20);
      expect(new Set(found.map(({ country }) => country)), text).toEqual(new Set(['DE']));
    }
    expect((await names('university of georgia'))[0]).toBe('University of Georgia');
  });

  test('pages do not overlap, and a country narrows', async () => {
    const first = await names('university', { country: 'NL', limit: 5 });
    const second = await names('university', { country: 'NL', limit: 5, offset: 5 });
    expect(new Set([...first, ...second]).size).toBe(10);
    expect(await names('toronto', { country: 'JP' })).not.toContain('University of Toronto');
  });

  test('signs of SQL, of LIKE and of regular expressions are letters, and length is no trouble', async () => {
    for (const text of [
      "'; drop table institutions; --",
      '%',
      '_____',
      '\\',
      '.*',
      '(((',
      '\0',
      '[a-z]+$',
      'a'.repeat(10_000),
      '😀',
      '',
      ' ',
    ])
      expect(Array.isArray(await names(text)), text.slice(0, 20)).toBe(true);
  });
});

describe('finding by id or name', () => {
  test('an id, a name in any case, another name', async () => {
    for (const text of ['ror-03dbr7087', 'university of TORONTO', 'University of Toronto '])
      expect((await findInstitution(t.database, text)).institution?.id, text).toBe('ror-03dbr7087');
    expect((await findInstitution(t.database, 'EPFL')).institution?.country).toBe('CH');
  });
  test('an ambiguous name is answered with the choices, an unknown one with none', async () => {
    const { institution, choices } = await findInstitution(t.database, 'AU');
    expect(institution).toBeUndefined();
    expect(choices.length).toBeGreaterThan(1);
    expect(await findInstitution(t.database, 'Hogwarts')).toEqual({ choices: [] });
    expect(await findInstitution(t.database, '')).toEqual({ choices: [] });
  });
});

describe('facts', () => {
  test('each comes with its source, scope and day of review', async () => {
    const facts = await factsOf(t.database, 'ipeds-166027');
    expect(facts.find(({ key }) => key === 'admission_rate')).toMatchObject({
      subject: 'institution:ipeds-166027',
      state: 'known',
      unit: 'share',
      period: '2024-25',
      scope: { level: 'UG', field: null, residency: null },
      source: 'College Scorecard, US Department of Education',
      checked: '2026-04-25',
      confidence: 'official',
      reviewDue: '2027-10-25',
      origin: 'shipped',
    });
  });

  test('candidates are those of whom something is known, and follow every change', async () => {
    const before = await listCandidates(t.database);
    expect(before.length).toBeGreaterThan(1_500);
    expect(await listCandidates(t.database)).toBe(before);
    const one: Candidate | undefined = before.find(({ id }) => id === 'ipeds-166027');
    expect(one).toMatchObject({ name: 'Harvard University', country: 'US', layer: 'core' });
    expect(one?.facts).toEqual(
      await factsOf(t.database, 'ipeds-166027').then((facts) => expect.arrayContaining(facts)),
    );
    await t.database
      .updateTable('facts')
      .set({ note: 'changed' })
      .where('institution_id', '=', 'ipeds-166027')
      .where('key', '=', 'admission_rate')
      .execute();
    const after = await listCandidates(t.database);
    expect(after).not.toBe(before);
  });

  test('of any subjects at once, and only of those', async () => {
    const facts: StoredFact[] = await factsAbout(t.database, ['country:DE', 'country:AT', 'country:XX']);
    expect(new Set(facts.map(({ subject }) => subject))).toEqual(new Set(['country:AT', 'country:DE']));
  });

  test('institutions by their ids, those that are there', async () => {
    const found = await findInstitutions(t.database, ['ror-03dbr7087', 'own-nobody', 'ipeds-166027']);
    expect(found.map(({ name }) => name)).toEqual(['Harvard University', 'University of Toronto']);
  });
});

test('scholarships come as they are shipped', async () => {
  for (const one of await listScholarships(t.database)) expect(await findScholarship(t.database, one.id)).toEqual(one);
});
