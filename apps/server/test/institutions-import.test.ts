import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readHipo } from '@lantern/catalogue/formats/hipo';
import type { Imported } from '@lantern/catalogue/formats/imported';
import { readOwn, readOwnFacts } from '@lantern/catalogue/formats/own';
import { readRor } from '@lantern/catalogue/formats/ror';
import { readScorecard } from '@lantern/catalogue/formats/scorecard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOf, findInstitution, searchInstitutions } from '#features/institutions/institutions.service.ts';
import { type ImportSource, importCatalogue } from '#features/institutions/loading/institutions.import.service.ts';
import { startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'lantern-import-'));
});
afterAll(async () => {
  await t.stop();
  await rm(folder, { recursive: true, force: true });
});

const today = '2026-11-22';
const none = { added: 0, changed: 0, same: 0, kept: 0, refused: 0 };
const bring = (source: ImportSource, dryRun = false) =>
  importCatalogue(t.database, source, { format: 'test', file: 'test', dryRun, today });

const scorecard = (rate: string, year = '2025-26') => ({
  institutions: readScorecard(
    [
      `UNITID,INSTNM,CITY,INSTURL,CONTROL,ADM_RATE,SATVR25,SATVR75,SATMT25,SATMT75,TUITIONFEE_OUT
166027,Harvard University,Cambridge,www.harvard.edu/,2,${rate},740,780,760,800,64796
999999,Harbour College,Portland,www.harbour.example/,2,0.71,,,,,20100\n`,
    ],
    { recorded: today, asOf: '2026-10-01', year },
  ),
});

describe('College Scorecard', () => {
  test('a dry run says what would change and changes nothing', async () => {
    const report = await bring(scorecard('0.0342'), true);
    expect(report).toEqual({
      institutions: { ...none, added: 1, same: 1 },
      facts: { ...none, added: 7 },
      refusals: [],
    });
    expect((await findInstitution(t.database, 'ipeds-999999')).institution).toBeUndefined();
  });

  test('what it brings is there, twice is as good as once, and a new figure is a change', async () => {
    expect((await bring(scorecard('0.0342'))).facts).toEqual({ ...none, added: 7 });
    const again = await bring(scorecard('0.0342'));
    expect(again).toMatchObject({ institutions: { ...none, same: 2 }, facts: { ...none, same: 7 } });
    expect(await bring(scorecard('0.0351'))).toMatchObject({ facts: { ...none, same: 6, changed: 1 } });
    const rates = (await factsOf(t.database, 'ipeds-166027')).filter(({ key }) => key === 'admission_rate');
    // the shipped figure of another year stays beside it
    expect(rates.map(({ period, value, origin }) => [period, value, origin])).toEqual([
      ['2025-26', 0.0351, 'import'],
      ['2024-25', expect.any(Number), 'shipped'],
    ]);
    expect((await findInstitution(t.database, 'Harbour College')).institution).toMatchObject({
      id: 'ipeds-999999',
      layer: 'import',
    });
    const loads = await t.database
      .selectFrom('catalogue_loads')
      .select('what')
      .where('what', '=', 'import test')
      .execute();
    expect(loads).toHaveLength(3);
  });

  test('what an editor wrote is kept', async () => {
    await t.database
      .updateTable('facts')
      .set({ value: '0.04', origin: 'editor', changed_by: 'Farhana' })
      .where('institution_id', '=', 'ipeds-166027')
      .where('period', '=', '2025-26')
      .where('key', '=', 'admission_rate')
      .execute();
    expect(await bring(scorecard('0.0999'))).toMatchObject({ facts: { ...none, same: 6, kept: 1 } });
  });

  test('an official figure of the same fact takes the place of an estimate that nobody checked, not of one that was read', async () => {
    const [estimate] = await t.database
      .selectFrom('facts')
      .selectAll()
      .where('origin', '=', 'shipped')
      .where('confidence', '=', 'estimate')
      .where('key', '=', 'tuition')
      .limit(1)
      .execute();
    const [read] = await t.database
      .selectFrom('facts')
      .selectAll()
      .where('origin', '=', 'shipped')
      .where('key', '=', 'tuition')
      .where('checked', 'is not', null)
      .limit(1)
      .execute();
    if (!estimate || !read) throw new Error('neither is shipped');
    const line = (one: typeof read) =>
      [
        one.subject,
        'tuition',
        '1234',
        'year',
        'EUR',
        one.period ?? '',
        one.level ?? '',
        one.field ?? '',
        one.residency ?? '',
        one.program ?? '',
        'https://a.example',
        '2026-11-01',
        'official',
        'https://a.example',
      ]
        .map((cell) => `"${cell}"`)
        .join(',');
    const table = `subject,key,value,unit,currency,period,level,field,residency,program,source,checked,confidence,link\n${line(estimate)}\n${line(read)}\n`;
    expect((await bring({ facts: readOwnFacts([table], today) })).facts).toEqual({ ...none, changed: 1, kept: 1 });
  });
});

describe('other registries', () => {
  const dhaka = {
    name: 'University of Dhaka',
    alpha_two_code: 'BD',
    domains: ['du.ac.bd'],
    web_pages: ['http://www.du.ac.bd/'],
  };
  test('an institution that is known by another id is not there twice', async () => {
    const count = async () =>
      (await searchInstitutions(t.database, 'University of Dhaka', { country: 'BD' })).filter(
        ({ name }) => name === 'University of Dhaka',
      ).length;
    const before = await count();
    expect(before).toBe(1);
    const source = () => ({
      institutions: readHipo([JSON.stringify([dhaka, { ...dhaka, name: 'Dhaka University' }])]),
    });
    expect((await bring(source())).institutions).toMatchObject({ added: 0 });
    expect(await count()).toBe(1);
    expect((await bring(source())).institutions).toEqual({ ...none, same: 1 });
    expect((await findInstitution(t.database, 'hipo-du.ac.bd')).institution?.name).toBe('University of Dhaka');
  });

  test('names in other scripts are found after ROR brought them, and the core keeps its name', async () => {
    const record = (id: string, name: string, label: string, country: string) => ({
      id: `https://ror.org/${id}`,
      status: 'active',
      types: ['education'],
      names: [
        { value: name, types: ['ror_display', 'label'], lang: 'en' },
        { value: label, types: ['label'], lang: 'xx' },
      ],
      links: [],
      locations: [{ geonames_details: { name: 'Somewhere', country_code: country } }],
    });
    const dump = [
      record('03dbr7087', 'Toronto University', 'Université de Toronto', 'CA'),
      record('0zzzzzz99', 'New University of Sylhet', 'সিলেট নতুন বিশ্ববিদ্যালয়', 'BD'),
    ];
    const report = await bring({ institutions: readRor([JSON.stringify(dump)]) });
    expect(report.institutions).toEqual({ ...none, added: 1, changed: 1 });
    expect((await searchInstitutions(t.database, 'Université de Toronto'))[0]).toMatchObject({
      name: 'University of Toronto',
      layer: 'core',
    });
    expect((await searchInstitutions(t.database, 'সিলেট নতুন'))[0]?.name).toBe('New University of Sylhet');
  });

  test('rows that are none are refused one by one, each with its reason', async () => {
    const table =
      'id,name,country,website\nown-a,Good College,BD,https://good.example\nbad id,Bad,BD,\nown-b,No Country,Bangladesh,\n';
    const report = await bring({ institutions: readOwn([table]) });
    expect(report.institutions).toEqual({ ...none, added: 1, refused: 2 });
    expect(report.refusals).toHaveLength(2);
    const facts =
      'subject,key,value,source,confidence,link\ninstitution:own-a,tuition,5,,official,https://a.example\ninstitution:own-zz,levels,UG,x,official,https://a.example\n';
    const said = await bring({ facts: readOwnFacts([facts], today) });
    expect(said.facts).toEqual({ ...none, refused: 2 });
    expect(said.refusals.join('\n')).toMatch(/source[\s\S]*no such institution/);
  });

  test('an invented key, a day that is none and a zero byte end nothing', async () => {
    const head = 'subject,key,value,source,confidence,link,checked,recorded,period\n';
    const row = (key: string, source: string, rest: string) =>
      `institution:own-a,${key},UG,${source},official,https://a.example,${rest}\n`;
    const rows = [
      row('beauty', 'x', ',,'),
      row('fields', 'x', 'yesterday,,'),
      row('control', 'x', ',2026-99-99,'),
      row('levels', 'x', ',,someday'),
      row('levels', 'a\0b', ',,'),
    ];
    const said = await bring({ facts: readOwnFacts([head + rows.join('')], today) });
    expect(said.facts).toEqual({ ...none, added: 1, refused: 4 });
    expect(said.refusals.join('\n')).toMatch(/beauty: key[\s\S]*checked[\s\S]*recorded[\s\S]*period/);
  });

  test('a file that breaks off leaves nothing', async () => {
    async function* broken(): AsyncGenerator<Imported> {
      yield* readOwn(['id,name,country\nown-half,Half College,BD\n']);
      throw new Error('the disk went away');
    }
    await expect(bring({ institutions: broken() })).rejects.toThrow('went away');
    expect((await findInstitution(t.database, 'own-half')).institution).toBeUndefined();
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['src/catalogue.ts', ...args], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, DATABASE_URL: t.url, DATA_DIR: t.dataDir },
    });

  test('imports a file, and says what it did', async () => {
    const file = join(folder, 'own.csv');
    await writeFile(file, 'id,name,country\nown-command,Command College,BD\n');
    const { stdout } = await run('--format', 'institutions', file, '--dry-run');
    expect(stdout).toMatch(/nothing was written[\s\S]*institutions +1 added, 0 changed/);
    expect((await run('--format', 'institutions', file)).stdout).toMatch(/^Done:\n {2}institutions +1 added/);
    expect((await run('--format', 'institutions', file)).stdout).toMatch(/0 added, 0 changed, 1 as they were/);
  });

  test.each([
    [['--format', 'scorecard', 'own.csv'], /not a file of the format "scorecard": it lacks UNITID/],
    [['--format', 'ror', 'own.csv'], /not a JSON array/],
    [['--format', 'excel', 'own.csv'], /no format "excel"/],
    [['--format', 'ror', 'nowhere.json'], /no file/],
    [['--format', 'ror'], /one file/],
    [['--format', 'ipeds', 'own.csv', '--year', 'next'], /--year is a year/],
  ])('%o is answered with a sentence', async (args, sentence) => {
    const paths = args.map((word) => (/\.(csv|json)$/.test(word) ? join(folder, word) : word));
    const failed = await run(...paths).then(
      () => undefined,
      (error: { stderr: string; code: number }) => error,
    );
    expect(failed?.code).toBe(1);
    expect(failed?.stderr).toMatch(sentence);
    expect(failed?.stderr).not.toMatch(/ at .*\.ts:/);
  });
});
