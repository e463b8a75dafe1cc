import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@lantern/contract/interviews.videos';
import { listNotifications } from '@lantern/contract/notifications';
import { addMentorShares, listMentorShares } from '@lantern/contract/shares';
import { listWaiting } from '@lantern/contract/shares.students';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepRecordings } from '#features/interviews/videos/interviews.videos.files.ts';
import { origin, type Person, startTestApp, type TestApp } from './support/app.ts';
import { openMentor } from './support/mentors.ts';
import { beginVideo, continueVideo, makeMp4, submitFile, tus } from './support/recordings.ts';

let t: TestApp;
let address: string;
beforeAll(async () => {
  t = await startTestApp();
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.stop());

const link = 'https://videos.example.com/watch?v=1';
const submit = (person: Person, changes: Record<string, unknown> = {}) =>
  person.call(contract.submitVideoLink, { body: { id: randomUUID(), type: 'visa', notes: '', link, ...changes } });
const list = async (person: Person) => (await person.call(contract.listInterviewVideos, {})).body.videos;
const open = (person: Pick<Person, 'call'>, id: string, range?: string) =>
  person.call(contract.openInterviewVideo, { params: { id } }, range ? { headers: { range } } : {});
const stored = () => readdir(join(t.dataDir, 'files/interview-videos')).catch(() => []);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

async function share(student: Person, mentor: Person, videoId: string | null, changes: Record<string, unknown> = {}) {
  const row = { student_id: student.user.id, mentor_id: mentor.user.id, scope: 'videos', thing_id: videoId };
  return await t.database
    .insertInto('shares')
    .values({ ...row, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
}
const revoke = (id: string) =>
  t.database.updateTable('shares').set({ revoked_at: new Date() }).where('id', '=', id).execute();

describe('a link', () => {
  test('is submitted once, however often it is sent', async () => {
    const student = await t.student();
    const id = randomUUID();
    const made = await submit(student, { id, notes: 'Second try' });
    expect(made.body).toMatchObject({ _id: id, type: 'visa', status: 'submitted', link, file: null, remarks: [] });
    expect((await submit(student, { id })).status).toBe(200);
    expect(await list(student)).toHaveLength(1);
    expect((await submit(student, { id, link: 'https://other.example.com/' })).body).toMatchObject({
      code: 'id_taken',
    });
    expect((await submit(await t.student(), { id })).body).toMatchObject({ code: 'id_taken' });
  });

  test.each([
    ['', contract.missingLink],
    ['   ', contract.missingLink],
    ['javascript:alert(1)', 'https'],
    ['JavaScript://example.com/%0aalert(1)', 'https'],
    ['data:text/html,<script>alert(1)</script>', 'https'],
    ['http://videos.example.com/1', 'https'],
    ['https://amina:secret@videos.example.com/1', 'https'],
    ['https://videos.example.com/a b', 'https'],
    ['https://', 'https'],
    ['https://localhost/1', 'own network'],
    ['https://127.0.0.1/1', 'own network'],
    ['https://2130706433/1', 'own network'],
    ['https://0x7f.1/1', 'own network'],
    ['https://10.1.2.3/1', 'own network'],
    ['https://172.20.0.1/1', 'own network'],
    ['https://192.168.1.1/router', 'own network'],
    ['https://169.254.169.254/latest/meta-data', 'own network'],
    ['https://[::1]/1', 'own network'],
    ['https://[::ffff:10.0.0.1]/1', 'own network'],
    ['https://nas.local/1', 'own network'],
    ['https://intranet/1', 'own network'],
    [`https://${new URL(origin).hostname}:8443/api/me`, 'Lantern'],
  ])('to %s is refused', async (bad, why) => {
    const student = await t.student();
    const { status, body } = await submit(student, { link: bad });
    expect(status).toBe(422);
    expect((body as { fields?: { link?: string } }).fields?.link).toContain(why);
    expect(await list(student)).toEqual([]);
  });
});

describe('a file', () => {
  test('goes on where it was cut, and ends as one submission', async () => {
    const student = await t.student();
    const bytes = makeMp4(300_000);
    const id = randomUUID();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const started = await beginVideo(address, student, bytes.length, { id, sha256, type: 'ielts', notes: 'বাংলা' });
    expect(started.status).toBe(201);
    await continueVideo(address, student, started, bytes, 0, 100_000);
    const last = await continueVideo(address, student, started, bytes, 100_000);
    expect(await last.json()).toMatchObject({
      _id: id,
      type: 'ielts',
      notes: 'বাংলা',
      link: '',
      file: { type: 'video/mp4', size: 300_000, sha256 },
    });
    // the answer was lost: sent again it is the same, and no second file stays
    await submitFile(address, student, bytes, { id, type: 'ielts' });
    expect(await list(student)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
    expect(await readdir(join(t.dataDir, 'video-uploads'))).toEqual([]);
    expect((await open(student, id)).raw.equals(bytes)).toBe(true);
  });

  test.each<[string, Buffer]>([
    ['a page', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(200)}`)],
    ['a page behind a line', Buffer.from(`\n<html>${' '.repeat(200)}`)],
    ['a program', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(200)])],
    ['a PDF', Buffer.from(`%PDF-1.7 ${' '.repeat(200)}`)],
    ['a picture in the same container', Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(200)}`, 'latin1')],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(200)}</svg>`)],
    ['another document in the same container', Buffer.from(`\x1aE\xdf\xa3${'\0'.repeat(200)}`, 'latin1')],
    ['text in UTF-16', Buffer.from(`\xff\xfe<\0h\0t\0m\0l\0${'\0'.repeat(200)}`, 'latin1')],
    ['too little to be one', Buffer.from('\0\0\0\x18ftypmp42', 'latin1')],
  ])('that is %s is refused and leaves nothing', async (_, bytes) => {
    const student = await t.student();
    const before = await stored();
    const answer = await continueVideo(address, student, await beginVideo(address, student, bytes.length), bytes);
    expect([answer.status, await codeOf(answer)]).toEqual([415, 'not_a_recording']);
    expect(await stored()).toEqual(before);
    expect(await list(student)).toEqual([]);
    expect(
      await t.database.selectFrom('interview_video_files').selectAll().where('state', '<>', 'kept').execute(),
    ).toEqual([]);
  });

  test('that is too large, damaged, or one too many, or by somebody else, does not come in', async () => {
    const student = await t.student();
    const large = await beginVideo(address, student, contract.recordingMax + 1);
    expect([large.status, await codeOf(large)]).toEqual([413, 'payload_too_large']);
    const bytes = makeMp4();
    const bad = await beginVideo(address, student, bytes.length, { sha256: '0'.repeat(64) });
    expect(await codeOf(await continueVideo(address, student, bad, bytes))).toBe('invalid_request');
    const started = await beginVideo(address, student, bytes.length, { notes: '' });
    const stranger = await continueVideo(address, await t.student(), started, bytes);
    expect([stranger.status, await codeOf(stranger)]).toEqual([404, 'not_found']);
    expect((await beginVideo(address, await t.mentor(), bytes.length)).status).toBe(403);
    expect((await beginVideo(address, t.stranger() as Person, bytes.length)).status).toBe(401);
    await tus(address, student, 'DELETE', started.headers.get('location') ?? '', {});
    for (let made = 0; made < contract.recordingsMax; made += 1) await submitFile(address, student);
    expect(await codeOf(await beginVideo(address, student, bytes.length))).toBe('too_many_recordings');
    expect((await submit(student)).status).toBe(200);
  });

  test('is sent in ranges, to be played and not to be run', async () => {
    const student = await t.student();
    const bytes = makeMp4(1000);
    const { _id: id } = await submitFile(address, student, bytes);
    const whole = await open(student, id);
    expect(whole).toMatchObject({
      status: 200,
      headers: {
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'content-length': '1000',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-type': 'video/mp4',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringContaining('attachment'),
      },
    });
    const part = await open(student, id, 'bytes=100-199');
    expect([part.status, part.headers['content-range'], part.raw.equals(bytes.subarray(100, 200))]).toEqual([
      206,
      'bytes 100-199/1000',
      true,
    ]);
    expect((await open(student, id, 'bytes=990-')).raw).toHaveLength(10);
    expect((await open(student, id, 'bytes=-5')).headers['content-range']).toBe('bytes 995-999/1000');
    expect((await open(student, id, 'bytes=0-99999')).headers['content-range']).toBe('bytes 0-999/1000');
    expect(await open(student, id, 'bytes=1000-')).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */1000' },
    });
    for (const odd of ['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])
      expect((await open(student, id, odd)).status).toBe(200);
  });

  test('goes with its withdrawal at once; what was written stays until the submission is deleted', async () => {
    const student = await t.student();
    const mentor = await t.mentor();
    const before = (await stored()).length;
    const { _id: id } = await submitFile(address, student);
    await share(student, mentor, id);
    await say(mentor, id, 'Look at the camera.', 12);
    expect(await stored()).toHaveLength(before + 1);
    const other = await t.student();
    expect((await other.call(contract.withdrawInterviewVideo, { params: { id } })).status).toBe(404);
    expect((await other.call(contract.deleteInterviewVideo, { params: { id } })).status).toBe(404);
    const taken = await student.call(contract.withdrawInterviewVideo, { params: { id } });
    expect(taken.body).toMatchObject({ status: 'withdrawn', file: null, remarks: [{ text: 'Look at the camera.' }] });
    expect(await stored()).toHaveLength(before);
    expect((await open(student, id)).status).toBe(404);
    expect((await open(mentor, id)).status).toBe(404);
    expect((await mentor.call(contract.getInterviewVideo, { params: { id } })).status).toBe(404);
    expect((await student.call(contract.deleteInterviewVideo, { params: { id } })).status).toBe(200);
    expect(await list(student)).toEqual([]);
    expect((await student.call(contract.getInterviewVideo, { params: { id } })).status).toBe(404);
  });

  test('of an account that is gone leaves with the sweep', async () => {
    const student = await t.student();
    const before = (await stored()).length;
    await submitFile(address, student);
    await t.database.deleteFrom('users').where('id', '=', student.user.id).execute();
    await sweepRecordings(t.ports);
    expect(await stored()).toHaveLength(before);
  });
});

const say = (mentor: Person, id: string, text: string, at_seconds: number | null, comment_id: string = randomUUID()) =>
  mentor.call(contract.commentOnVideo, { params: { id }, body: { comment_id, at_seconds, text } });
const finish = (mentor: Person, id: string, status: 'in-review' | 'reviewed', summary = '') =>
  mentor.call(contract.reviewVideo, { params: { id }, body: { status, summary } });

describe('a mentor', () => {
  test('whom the student chooses has it in the list of what waits, until it is withdrawn', async () => {
    const student = await t.student('Nadia Karim');
    const mentor = await openMentor(t);
    const { body: made } = await submit(student, { mentor_id: randomUUID() });
    const items = [{ scope: 'videos', item_id: made._id }];
    const body = { mentor_id: mentor.user.id, items, ends_on: null };
    expect((await (await t.student()).call(addMentorShares, { body })).status).toBe(404);
    expect((await student.call(addMentorShares, { body })).status).toBe(200);
    const waiting = async () => (await mentor.call(listWaiting, {})).body.waiting;
    expect(await waiting()).toMatchObject([
      { kind: 'video', id: made._id, student: { name: 'Nadia Karim' }, path: `/mentor/videos/${made._id}` },
    ]);
    await student.call(contract.withdrawInterviewVideo, { params: { id: made._id } });
    expect(await waiting()).toEqual([]);
    expect((await student.call(addMentorShares, { body })).status).toBe(404);
    const { body: kept } = await student.call(listMentorShares, {});
    expect(kept.shares).toMatchObject([{ item_id: made._id, is_live: false }]);
    const { _id: file } = await submitFile(address, student, makeMp4(), { mentor_id: mentor.user.id });
    expect(await waiting()).toMatchObject([{ id: file }]);
    expect((await open(mentor, file, 'bytes=0-9')).status).toBe(206);
    const told = (await mentor.call(listNotifications, {})).body.notifications;
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ title: 'Nadia Karim shares an interview recording with you' });
  });

  test('opens what is shared with them, from then until the student ends it', async () => {
    const student = await t.student('Nadia Karim');
    const [mentor, other] = [await t.mentor(), await t.mentor()];
    const { _id: id } = await submitFile(address, student);
    const { _id: second } = await submitFile(address, student);
    const read = (person: Person) => person.call(contract.getInterviewVideo, { params: { id } });
    expect([(await read(mentor)).status, (await open(mentor, id)).status]).toEqual([404, 404]);
    expect((await say(mentor, id, 'Hello', 1)).status).toBe(404);
    const given = await share(student, mentor, id);
    expect((await read(mentor)).body).toMatchObject({ student: 'Nadia Karim', status: 'submitted' });
    expect((await open(mentor, id, 'bytes=0-9')).status).toBe(206);
    expect((await read(other)).status).toBe(404);
    expect((await open(mentor, second)).status).toBe(404);
    // they read; taking back and deleting are the student's
    expect((await mentor.call(contract.withdrawInterviewVideo, { params: { id } })).status).toBe(403);
    await revoke(given.id);
    expect([(await read(mentor)).status, (await open(mentor, id, 'bytes=10-19')).status]).toEqual([404, 404]);
    expect([(await say(mentor, id, 'Hello', 1)).status, (await finish(mentor, id, 'reviewed')).status]).toEqual([
      404, 404,
    ]);
  });

  test('comments at places, and finishes; the student reads it in the order of the recording', async () => {
    const student = await t.student();
    const mentor = await t.mentor('Farhana Karim');
    const { body: made } = await submit(student);
    const id = made._id;
    await share(student, mentor, null);
    expect((await finish(mentor, id, 'in-review')).body).toMatchObject({
      status: 'in-review',
      reviewed_by: 'Farhana Karim',
    });
    await say(mentor, id, 'Good opening overall.', null);
    const first = randomUUID();
    for (const _ of [1, 2]) expect((await say(mentor, id, 'Slower here.', 75, first)).status).toBe(200);
    const { body } = await say(mentor, id, 'You look away.', 12);
    expect(body.remarks.map(({ at_seconds, text, own }) => [at_seconds, text, own])).toEqual([
      [12, 'You look away.', true],
      [75, 'Slower here.', true],
      [null, 'Good opening overall.', true],
    ]);
    const done = await finish(mentor, id, 'reviewed', 'Ready for the embassy.');
    expect(done.body).toMatchObject({ status: 'reviewed', summary: 'Ready for the embassy.' });
    // an afterthought does not open it again
    expect((await say(mentor, id, 'One more thing.', 80)).body.status).toBe('reviewed');
    expect(
      (await mentor.call(contract.deleteVideoComment, { params: { id, comment: first } })).body.remarks,
    ).toHaveLength(3);
    const other = await t.mentor();
    await share(student, other, id);
    const [last] = body.remarks;
    const foreign = await other.call(contract.deleteVideoComment, { params: { id, comment: last?._id ?? '' } });
    expect(foreign.status).toBe(404);
    expect((await say(other, id, 'Hm', 1, last?._id)).body).toMatchObject({ code: 'id_taken' });
    expect(await list(student)).toMatchObject([{ status: 'reviewed', reviewed_by: 'Farhana Karim', comments: 3 }]);
    const { body: theirs } = await student.call(contract.getInterviewVideo, { params: { id } });
    expect(theirs.remarks[0]).toMatchObject({ author: 'Farhana Karim', own: false, at_seconds: 12 });
    for (const bad of [{ text: '  ' }, { text: 'x'.repeat(2001) }, { at_seconds: -1 }, { at_seconds: 40_000 }])
      expect(
        (
          await mentor.call(contract.commentOnVideo, {
            params: { id },
            body: { comment_id: randomUUID(), at_seconds: 1, text: 'x', ...bad },
          })
        ).status,
      ).toBe(422);
  });
});
