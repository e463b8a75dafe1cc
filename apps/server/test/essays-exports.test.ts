import { createHash, randomUUID } from 'node:crypto';
import { deleteEssay, saveEssaySchema, startDraft, updateEssay } from '@lantern/contract/essays';
import { addToLog, exportEssay, exportLog } from '@lantern/contract/essays.log';
import { nameVersion } from '@lantern/contract/essays.versions';
import { saveBasicInformation } from '@lantern/contract/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nothingRuns } from '#http/headers.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { readDocx, readPdf } from './support/documents.ts';
import { ferryEssay } from './support/essay-texts.ts';

let t: TestApp;
let owner: Person;
beforeAll(async () => {
  t = await startTestApp();
  owner = await t.student('Amina Rahman');
});
afterAll(() => t.stop());

async function makeEssay(title: string, text: string): Promise<string> {
  const { body } = await owner.call(startDraft, { body: { title } });
  const id = body.essay._id;
  if (text) await owner.call(updateEssay, { body: { essay_id: id, final_text: text, base_revision: 1 } });
  return id;
}
const get = (id: string, format: string, person = owner) => person.call(exportEssay, { params: { id, format } });
const getLog = (id: string, format: string, person = owner) => person.call(exportLog, { params: { id, format } });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('an essay', () => {
  test('comes as PDF with title, name, date and number of words', async () => {
    const { raw, headers } = await get(await makeEssay('The ferry at dawn', ferryEssay), 'pdf');
    expect(headers['content-type']).toBe('application/pdf');
    const { text } = await readPdf(raw);
    const words = ferryEssay.match(/\S+/g)?.length;
    expect(text).toMatch(
      new RegExp(`^The ferry at dawn\nAmina Rahman\n\\d{1,2} [A-Z][a-z]{2} \\d{4} · ${words} words\n`),
    );
    for (const paragraph of ferryEssay.split('\n\n'))
      expect(text.replace(/\s+/g, ' ')).toContain(paragraph.replace(/\s+/g, ' ').trim());
  });

  test('comes as DOCX, a paragraph for each', async () => {
    const { raw, headers } = await get(await makeEssay('The ferry', 'One.\n\nTwo,\nstill two.'), 'docx');
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(readDocx(raw).map(({ text }) => text)).toEqual([
      'The ferry',
      'Amina Rahman',
      expect.stringMatching(/· 4 words$/),
      'One.',
      'Two,\nstill two.',
    ]);
  });

  test('comes as text that forms take: no mark, LF, blank lines between paragraphs, letters as written', async () => {
    const { raw, headers } = await get(
      await makeEssay('T', '“One” — it\u2019s.\r\nTwo\twords.\u200b\n  Three. \n'),
      'txt',
    );
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(raw.toString()).toBe('“One” — it\u2019s.\n\nTwo words.\n\nThree.');
  });

  test('in Arabic has its date and number of words in Arabic', async () => {
    const { raw } = await get(await makeEssay('الجسر', 'عبرنا النهر قبل شروق الشمس'), 'docx');
    expect(readDocx(raw)[2]?.text).toMatch(/· عدد الكلمات: 5$/);
  });

  test('without text is still a file', async () => {
    const id = await makeEssay('Nothing yet', '');
    expect((await readPdf((await get(id, 'pdf')).raw)).text).toContain('This essay has no text yet.');
    expect(readDocx((await get(id, 'docx')).raw).at(-1)?.text).toBe('This essay has no text yet.');
    expect((await get(id, 'txt')).raw).toHaveLength(0);
  });

  test('is signed with the name of the personal information, once there is one', async () => {
    const someone = await t.student('Typed At Signup');
    const { body } = await someone.call(startDraft, { body: { title: 'Name' } });
    const names = { firstName: 'Nusrat', lastName: 'Jahan', oneName: false, preferredName: '', phone: '' };
    expect((await someone.call(saveBasicInformation, { body: names })).status).toBe(200);
    expect((await readPdf((await get(body.essay._id, 'pdf', someone)).raw)).text).toContain('\nNusrat Jahan\n');
  });

  test.each([
    ['../../etc/passwd', 'etc passwd.pdf', 'etc%20passwd.pdf'],
    ['Café "au lait"; 50%', 'Caf_ au lait _ 50_.pdf', 'Caf%C3%A9%20au%20lait%20%3B%2050%25.pdf'],
    ['\u202eagro.exe', 'agro.exe.pdf', 'agro.exe.pdf'],
    ['আমার রচনা', '____ ____.pdf', `${encodeURIComponent('আমার রচনা')}.pdf`],
    ['CON', 'CON_.pdf', 'CON_.pdf'],
    ["it's (mine)*", 'it_s (mine).pdf', 'it%27s%20%28mine%29.pdf'],
    ['x'.repeat(300), `${'x'.repeat(60)}.pdf`, `${'x'.repeat(60)}.pdf`],
  ])('called %s has a safe file name', async (title, plain, full) => {
    const { headers } = await get(await makeEssay(title, 'Text.'), 'pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${full}`);
  });

  test('is sent so that a browser keeps it and runs nothing', async () => {
    for (const format of ['pdf', 'docx', 'txt']) {
      const { headers } = await get(await makeEssay('T', '<script>alert(1)</script>'), format);
      expect(headers['content-disposition']).toMatch(/^attachment; /);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe(nothingRuns);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  test('as long as they get is printed', async () => {
    const text = `${'Boats. '.repeat(30_000).slice(0, 199_000)}`;
    expect(saveEssaySchema.safeParse({ essay_id: randomUUID(), final_text: text }).success).toBe(true);
    const id = await makeEssay('Long', text);
    for (const format of ['pdf', 'docx', 'txt']) expect((await get(id, format)).status).toBe(200);
  });
});

describe('a writing log', () => {
  const sitting = (more: object) => ({
    id: randomUUID(),
    started_at: '2026-11-01T10:00:00.000Z',
    ended_at: '2026-11-01T10:12:30.000Z',
    typed: 1200,
    pasted: 40,
    deleted: 90,
    pastes: 1,
    ...more,
  });

  async function makeLog(title: string) {
    const id = await makeEssay(title, 'First text.');
    await owner.call(nameVersion, { body: { essay_id: id, name: '=HYPERLINK("x")' } });
    await owner.call(updateEssay, { body: { essay_id: id, final_text: 'Second text, ক্ষ.', base_revision: 2 } });
    const later = { started_at: '2026-11-02T10:00:00.000Z', ended_at: '2026-11-02T10:01:00.000Z' };
    await owner.call(addToLog, { body: { essay_id: id, sittings: [sitting({ ...later, typed: 60 }), sitting({})] } });
    return id;
  }

  test('comes as CSV: sums, sittings, and a fingerprint of every version and of the text as it stands', async () => {
    const { raw, headers } = await getLog(await makeLog('+1 ferry'), 'csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('filename="_1 ferry - writing log.csv"');
    const lines = raw.toString().split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffrecord,began_utc,ended_utc,minutes,typed,pasted,deleted,pastes,sittings,version,words,sha256,text',
    );
    expect(lines[1]).toBe(`essay,,,,,,,,,,,,"'+1 ferry"`);
    expect(lines[2]).toBe('writer,,,,,,,,,,,,Amina Rahman');
    expect(lines[4]).toBe('total,,,14,1260,80,180,2,2,,,,');
    expect(lines[5]).toBe('sitting,2026-11-01 10:00:00,2026-11-01 10:12:30,13,1200,40,90,1,,,,,');
    expect(lines[6]).toBe('sitting,2026-11-02 10:00:00,2026-11-02 10:01:00,1,60,40,90,1,,,,,');
    expect(lines[7]).toMatch(/^version,\d{4}-/);
    expect(lines[7]).toContain(`,2,2,${sha256('First text.')},"Named by the writer: =HYPERLINK(""x"")"`);
    expect(lines[8]).toContain(`,3,3,${sha256('Second text, ক্ষ.')},The text as it stands`);
    expect(
      lines.some((line) => line.startsWith('note,') && line.includes('does not prove who sat at the keyboard')),
    ).toBe(true);
  });

  test('comes as PDF with what it shows and what it does not prove', async () => {
    const { raw } = await getLog(await makeLog('The ferry'), 'pdf');
    const text = (await readPdf(raw)).text.replace(/\s+/g, ' ');
    for (const part of [
      'Writing log: The ferry',
      'Amina Rahman',
      'What this shows',
      'What it does not prove',
      '1,260',
      '2026-11-01 10:00:00',
      'The text as it stands',
    ])
      expect(text).toContain(part);
    const fingerprint = sha256('First text.');
    for (const half of [fingerprint.slice(0, 32), fingerprint.slice(32)]) expect(text).toContain(half);
  });

  test('of an essay that was never written at is a file that says so', async () => {
    const id = await makeEssay('Nothing yet', '');
    expect((await readPdf((await getLog(id, 'pdf')).raw)).text).toContain('No sitting was recorded.');
    expect((await getLog(id, 'csv')).raw.toString()).toContain(`,1,0,${sha256('')},The text as it stands`);
  });
});

describe('access', () => {
  test('a mentor gets the files while essays are shared, others nothing', async () => {
    const id = await makeEssay('Private title', ferryEssay);
    const [mentor, other, stranger] = [
      await t.mentor(),
      await t.student('Other'),
      { ...t.stranger(), user: owner.user },
    ];
    const asks = (person: Person) => [
      ...['pdf', 'docx', 'txt'].map((format) => get(id, format, person)),
      ...['pdf', 'csv'].map((format) => getLog(id, format, person)),
    ];
    const expectAll = async (person: Person, status: number, code?: string) => {
      for (const answer of await Promise.all(asks(person))) {
        expect(answer.status).toBe(status);
        if (code) expect(answer.body.code).toBe(code);
        if (code) expect(answer.raw.toString()).not.toContain('Private');
      }
    };
    await expectAll(stranger, 401, 'unauthenticated');
    await expectAll(other, 404, 'not_found');
    await expectAll(mentor, 404, 'not_found');
    await t.database
      .insertInto('shares')
      .values({ student_id: owner.user.id, mentor_id: mentor.user.id, scope: 'essays' })
      .execute();
    await expectAll(mentor, 200);
    await t.database.updateTable('shares').set({ revoked_at: new Date() }).execute();
    await expectAll(mentor, 404, 'not_found');
    await owner.call(deleteEssay, { params: { id } });
    await expectAll(owner, 404, 'not_found');
  });

  test('an unknown format or id is refused', async () => {
    const id = await makeEssay('T', 'Text.');
    expect((await get(id, 'exe')).body).toMatchObject({
      code: 'invalid_request',
      fields: { format: expect.any(String) },
    });
    expect((await getLog(id, 'docx')).body).toMatchObject({
      code: 'invalid_request',
      fields: { format: expect.any(String) },
    });
    expect((await get('x', 'pdf')).status).toBe(422);
    expect((await get(randomUUID(), 'pdf')).body.code).toBe('not_found');
  });
});
