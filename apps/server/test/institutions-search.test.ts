// What students type, and who is found: searches.txt is the table, to be read by people.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchInstitutions } from '#features/institutions/institutions.service.ts';
import { startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const table = readFileSync(new URL('searches.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | ') && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string]);

describe('the table', () => {
  test('is long, and has searches that find nobody', () => {
    expect(table.length).toBeGreaterThan(250);
    expect(table.filter(([, who]) => who === '-').length).toBeGreaterThan(8);
  });

  test.each(table)('%s: %s', async (typed, who) => {
    const found = await searchInstitutions(t.database, typed, { limit: 10 });
    const names = found.map(({ name }) => name);
    if (who === '-') {
      expect(names).toEqual([]);
      return;
    }
    const wanted = who.split(' ; ');
    const first = found.slice(0, wanted.length > 1 ? 3 : 1);
    for (const one of wanted)
      expect(
        first.some(({ name, otherNames }) => name === one || otherNames.includes(one)),
        names.join(', '),
      ).toBe(true);
  });
});

test('a search that is paged says nobody twice', async () => {
  const all = await searchInstitutions(t.database, 'london', { limit: 40 });
  const second = await searchInstitutions(t.database, 'london', { limit: 20, offset: 20 });
  expect(all).toHaveLength(40);
  expect(new Set(all.map(({ id }) => id)).size).toBe(40);
  expect(second.map(({ id }) => id)).toEqual(all.slice(20).map(({ id }) => id));
});

test('what nobody has read yet is found after the next start', async () => {
  await t.database
    .insertInto('institutions')
    .values({ id: 'own-unread', name: 'Institute of Unread Rows', country: 'NL', layer: 'import', origin: 'import' })
    .execute();
  const { loadCatalogue } = await import('#features/institutions/loading/institutions.load.ts');
  expect(await searchInstitutions(t.database, 'unread rows')).toEqual([]);
  await loadCatalogue(t.database);
  expect((await searchInstitutions(t.database, 'unread rows')).map(({ id }) => id)).toEqual(['own-unread']);
});

test('who is closed is found, says so, and is nobody’s match', async () => {
  const { searchInstitutions: endpoint } = await import('@lantern/contract/institutions');
  const { listCandidates } = await import('#features/institutions/institutions.service.ts');
  const student = await t.student();
  const { body } = await student.call(endpoint, { query: { q: 'Birmingham-Southern College' } });
  expect(body.institutions[0]).toMatchObject({ name: 'Birmingham-Southern College', not_open: 'closed' });
  const open = await student.call(endpoint, { query: { q: 'Birmingham City University' } });
  expect(open.body.institutions[0]).toMatchObject({ not_open: null });
  const isMatched = async () =>
    (await listCandidates(t.database)).some(({ name }) => name === 'Birmingham-Southern College');
  expect(await isMatched()).toBe(false);
  await t.database.deleteFrom('facts').where('key', '=', 'operating').execute();
  expect(await isMatched()).toBe(true);
});
