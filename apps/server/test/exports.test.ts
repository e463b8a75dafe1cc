// Everything out: what a student takes along holds every word of theirs, and opens without Lantern.

import { exportWords } from '@lantern/content/export-words';
import { bookSession } from '@lantern/contract/bookings';
import { startDraft, updateEssay } from '@lantern/contract/essays';
import { exportEverything } from '@lantern/contract/exports';
import { languageCodes } from '@lantern/contract/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeIn } from '#features/exports/exports.index.ts';
import { features } from '#features/features.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { unzip } from './support/documents.ts';
import { inDays, openMentor } from './support/mentors.ts';
import { listOwnedTables, type Marker, plantMarkers, useEverything } from './support/planted.ts';
import { inputsByFeature } from './system/inputs.ts';

let t: TestApp;
let nadia: Person;
let planted: Marker[];
let refused: string[];
beforeAll(async () => {
  t = await startTestApp();
  nadia = await t.student('Nadia Karim');
  await useEverything(t, nadia);
  // the session and the email keep the student signed in
  ({ planted, refused } = await plantMarkers(t.database, nadia.user.id, ['sessions.token']));
});
afterAll(() => t.stop());

async function takeEverything(person: Person, headers: Record<string, string> = {}) {
  const { status, raw, headers: answer } = await person.call(exportEverything, {}, { headers });
  expect(status).toBe(200);
  return { zip: unzip(raw), answer };
}

/** Texts that no person writes, and that must say one of a few words. */
const chosenFromAList = Object.values(inputsByFeature).flatMap(({ chosenFromAList: columns = [] }) => columns);
const exportParts = features.flatMap(({ exportPart }) => exportPart ?? []);

describe('the ZIP of everything', () => {
  test('every table that leads to a person is in it, or is left out for a reason', async () => {
    const known = exportParts.flatMap(({ tables, leftOut }) => [
      ...tables.map(({ name }) => name),
      ...Object.keys(leftOut ?? {}),
    ]);
    expect((await listOwnedTables(t.database)).map(({ name }) => name).sort()).toEqual(known.sort());
  });

  test('every word that can be written is in it', async () => {
    expect(planted.length).toBeGreaterThan(50);
    expect(refused.filter((column) => !chosenFromAList.includes(column))).toEqual([]);
    const { zip } = await takeEverything(nadia);
    const everything = [...zip.values()].join('\n');
    const secrets = exportParts.flatMap(({ tables, leftOut }) => [
      ...tables.flatMap(({ name, secrets: columns = [] }) => columns.map((column) => `${name}.${column}`)),
      ...Object.keys(leftOut ?? {}),
    ]);
    const isSecret = ({ table, column }: Marker) => secrets.includes(table) || secrets.includes(`${table}.${column}`);
    expect(planted.filter((one) => !isSecret(one) && !everything.includes(one.marker))).toEqual([]);
    expect(planted.filter((one) => isSecret(one) && everything.includes(one.marker))).toEqual([]);
    expect(planted.filter(isSecret).length).toBeGreaterThan(3);
  });

  test('contact details in the words of others are marked, as on the screen', async () => {
    const person = await t.student('Sadia Rahman');
    const mentor = await openMentor(t);
    await person.call(bookSession, {
      body: {
        kind: 'free-session',
        date: inDays(4),
        time: '10:00',
        zone: 'UTC',
        mentor_id: mentor.user.id,
        note: '01811 111111',
      },
    });
    await t.database
      .updateTable('bookings')
      .set({ mentor_notes: 'Call me on +880 1712 345678.' })
      .where('student_id', '=', person.user.id)
      .execute();
    const everything = [...(await takeEverything(person)).zip.values()].join('\n');
    expect(everything).toContain('Call me on');
    expect(everything).not.toContain('1712 345678');
    expect(everything).toContain('01811 111111');
  });

  test('essays are texts with all their versions, papers are files in their categories', async () => {
    const rafi = await t.student('Rafi Islam');
    const { body } = await rafi.call(startDraft, { body: { title: 'Ferry: at/dawn?', essay_type: 'SOP' } });
    await rafi.call(updateEssay, { body: { essay_id: body.essay._id, final_text: 'We crossed.', base_revision: 1 } });
    await useEverything(t, rafi);
    const { zip } = await takeEverything(rafi);
    const names = [...zip.keys()];
    expect(zip.get('essays/1 Ferry at dawn/Ferry at dawn.txt')).toBe('\ufeffWe crossed.');
    expect(
      names.filter((name) =>
        /^essays\/2 The ferry at dawn\/versions\/2026.* (named First try|evaluated)\.txt$/.test(name),
      ).length,
    ).toBeGreaterThan(0);
    expect(names.filter((name) => /^papers\/Transcript\/Grade 12 .*\.pdf$/.test(name))).toHaveLength(2);
    expect(names).toContain('photo.png');
    for (const name of names.filter((one) => one.endsWith('.json'))) JSON.parse(zip.get(name) ?? '');
    const rows = JSON.parse(zip.get('data/essays/essays.json') ?? '') as { text: string }[];
    expect(rows.map(({ text }) => text)).toContain('We crossed.');
  });

  test('its page lists every file, runs nothing, and takes words for words', async () => {
    const sly = await t.student('<img src=x onerror=alert(1)>');
    await sly.call(startDraft, { body: { title: '</a><script>alert(1)</script> "\'&', essay_type: 'SOP' } });
    const { zip } = await takeEverything(sly);
    const page = zip.get('index.html') ?? '';
    expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain("default-src 'none'");
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&#39;', "'").split('/').map(decodeURIComponent).join('/'),
    );
    expect(links.sort()).toEqual([...zip.keys()].filter((name) => name !== 'index.html').sort());
  });

  test('times stand in UTC and where the student is', () => {
    const at = new Date('2027-01-14T19:05:00Z');
    expect(timeIn(at, 'Asia/Dhaka')).toBe('2027-01-14 19:05 UTC (2027-01-15 01:05 Asia/Dhaka)');
    expect(timeIn(at, 'Africa/Lagos')).toBe('2027-01-14 19:05 UTC (20:05 Africa/Lagos)');
    for (const zone of [undefined, 'UTC', '<b>', 'Mars/Olympus']) expect(timeIn(at, zone)).toBe('2027-01-14 19:05 UTC');
  });

  test('its page shows the first twenty rows of each table, with times that can be read', async () => {
    const busy = await t.student();
    const begin = async (count: number) => {
      for (let more = 0; more < count; more++)
        await busy.call(startDraft, { body: { title: `Essay ${more}`, essay_type: 'SOP' } });
      const page = (await takeEverything(busy)).zip.get('index.html') ?? '';
      const [, essays = ''] = /data\/essays\/essays\.json">Essays<\/a> \(\d+\)<\/h3>(.*?)<h3>/s.exec(page) ?? [];
      return { essays, rows: essays.match(/<dl>/g)?.length };
    };
    const two = await begin(2);
    expect(two.rows).toBe(2);
    expect(two.essays).not.toContain('<details>');
    expect(two.essays).toMatch(/<dt>Created at<\/dt><dd><bdi>\d{4}-\d\d-\d\d \d\d:\d\d UTC</);
    expect((await begin(2)).essays).toContain('<details><summary>Show</summary>');
    const many = await begin(18);
    expect(many).toMatchObject({ rows: 20, essays: expect.stringContaining('Show the first 20') });
  });

  test('its page is in the language of the reader, and names everything', async () => {
    const { zip } = await takeEverything(nadia, { 'accept-language': 'bn-BD,bn;q=0.9' });
    expect(zip.get('index.html')).toContain('<html lang="bn" dir="ltr">');
    expect((await takeEverything(nadia, { 'accept-language': 'ar' })).zip.get('index.html')).toContain('dir="rtl"');
    for (const { tables, words } of exportParts)
      for (const language of languageCodes)
        expect(Object.keys(words(language).tables).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  test('it is a file to keep, for its owner alone', async () => {
    const { answer, zip } = await takeEverything(nadia);
    expect(answer['content-disposition']).toMatch(/^attachment; filename="Lantern \d{4}-\d\d-\d\d\.zip"/);
    expect(answer['cache-control']).toBe('private, no-store');
    const other = await t.student('Somebody Else');
    const theirs = [...(await takeEverything(other)).zip.values()].join('\n');
    expect(planted.filter(({ marker }) => theirs.includes(marker))).toEqual([]);
    expect([...zip.values()].join('\n')).not.toContain(other.user.id);
    expect((await t.stranger().call(exportEverything)).body.code).toBe('unauthenticated');
    expect((await (await t.mentor()).call(exportEverything)).body.code).toBe('forbidden');
  });

  test('a file that the storage has lost is named, and the rest is there', async () => {
    const amina = await t.student('Amina Rahman');
    await useEverything(t, amina);
    const rows = await t.database
      .selectFrom('document_files')
      .select('key')
      .where('user_id', '=', amina.user.id)
      .execute();
    await t.ports.files.remove(`documents/${rows[0]?.key}`);
    const { zip } = await takeEverything(amina);
    expect([...zip.keys()].filter((name) => name.startsWith('papers/'))).toHaveLength(1);
    expect(zip.get('index.html')).toContain(exportWords('en').missing);
  });

  test('an empty account has an export too, and ten in an hour are enough', async () => {
    const fresh = await t.student();
    const { zip } = await takeEverything(fresh);
    expect(zip.get('data/essays/essays.json')).toBe('[]\n');
    for (let more = 0; more < 9; more++) await takeEverything(fresh);
    const { body, status } = await fresh.call(exportEverything);
    expect({ status, code: body }).toMatchObject({ status: 429 });
  });
});
