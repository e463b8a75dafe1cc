// Two servers beside each other on one database and one folder, as docs/scaling.md runs them: what one of them begins the
// other one knows and ends, and when one is killed nothing that it acknowledged is gone.
import { randomUUID } from 'node:crypto';
import { claimAdmin, requestPasswordReset, signIn } from '@lantern/contract/accounts';
import { getSession, signOut } from '@lantern/contract/accounts.session';
import { sendSignal, takeSeat } from '@lantern/contract/calls';
import { listDocuments } from '@lantern/contract/documents';
import { startUpload } from '@lantern/contract/documents.uploads';
import { getEssay, startDraft, updateEssay } from '@lantern/contract/essays';
import { exportEverything } from '@lantern/contract/exports';
import { listInterviewVideos, openInterviewVideo, startVideoUpload } from '@lantern/contract/interviews.videos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPresence } from '#features/system/system.service.ts';
import { goodPassword, type Person, startTestApp, type TestApp } from '../support/app.ts';
import { makeCall } from '../support/calls.ts';
import { unzip } from '../support/documents.ts';
import { jobsAreDone } from '../support/jobs-are-done.ts';
import { makePdf } from '../support/pdf.ts';
import { callAt, listenAt, type Program, startProgram } from '../support/program.ts';
import { encode, makeMp4, tus } from '../support/recordings.ts';

/** Plants people and looks into the database; what is tried goes to the two programs. */
let t: TestApp;
let a: Program;
let b: Program;
beforeAll(async () => {
  // their addresses differ, so they must not know one by a setting; the second one goes by a pooler's setting
  t = await startTestApp();
  const settings = { DATA_DIR: t.dataDir, DATABASE_URL: t.url };
  [a, b] = await Promise.all([startProgram(settings), startProgram({ ...settings, DATABASE_POOLER_URL: t.url })]);
});
afterAll(async () => {
  await Promise.all([a?.stop(), b?.stop()]);
  await t.stop();
});

const at = ({ url }: Program, person: Pick<Person, 'cookies'>) => callAt(url, person);

async function draftOf(person: Person, server: Program) {
  const { essay } = (await at(server, person)(startDraft, { body: { title: 'Draft' } })).body;
  return { id: essay._id, revision: essay.revision };
}

test('both started at once, and the link that either printed makes the first administrator, once', async () => {
  const [first, second] = [a, b].map(({ adminLink }) => new URL(adminLink).searchParams.get('token'));
  const claim = { name: 'Root', email: 'root@example.org', password: goodPassword };
  const made = await at(b, t.stranger())(claimAdmin, { body: { ...claim, token: first } });
  expect(made.body).toMatchObject({ user: { role: 'admin' } });
  const again = await at(a, t.stranger())(claimAdmin, { body: { ...claim, email: 'b@example.org', token: second } });
  expect(again.body).toMatchObject({ code: 'invalid_token' });
});

test('a session begun at one is known at the other, and ended there is ended here', async () => {
  const { user } = await t.student();
  const person = t.stranger();
  const credentials = { email: user.email, password: goodPassword, rememberMe: false };
  expect((await at(a, person)(signIn, { body: credentials })).status).toBe(200);
  expect((await at(b, person)(getSession)).body.user?.id).toBe(user.id);
  const kept = { cookies: new Map(person.cookies) };
  expect((await at(b, person)(signOut, { body: {} })).status).toBe(200);
  expect((await at(a, kept)(getSession)).body.user).toBeNull();
});

test('tries are counted together', async () => {
  const { user } = await t.student();
  const wrong = { email: user.email, password: 'not this one', rememberMe: false };
  const person = t.stranger();
  for (const server of [a, b, a, b, a]) expect((await at(server, person)(signIn, { body: wrong })).status).toBe(401);
  expect((await at(b, person)(signIn, { body: wrong })).status).toBe(429);
});

test('a write at one is heard by a browser at the other', async () => {
  const person = await t.student();
  const browser = await listenAt(b.url, person);
  const { id } = await draftOf(person, a);
  await expect.poll(() => browser.told).toContainEqual(expect.objectContaining({ topic: 'essays', id }));
  browser.close();
});

test('whoever closes a page at one process is still here with another at the second', async () => {
  const person = await t.student();
  const isHere = async () => (await listPresence(t.database, [person.user.id])).get(person.user.id)?.here;
  const rows = async () => {
    const { rows } = await sql<{ here: boolean }>`
      select here_until > now() as here from presence where user_id = ${person.user.id} order by here`.execute(
      t.database,
    );
    return rows.map(({ here }) => here);
  };
  const [first, second] = [await listenAt(a.url, person), await listenAt(b.url, person)];
  await expect.poll(rows).toEqual([true, true]);
  first.close();
  await expect.poll(rows).toEqual([false, true]);
  expect(await isHere()).toBe(true);
  second.close();
  await expect.poll(isHere).toBe(false);
});

test('a browser is led to look again when its server heard nothing for a while', async () => {
  const person = await t.student();
  const browser = await listenAt(a.url, person);
  // the connections that listen, those of this test too
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'lantern-events'`.execute(t.database);
  await expect.poll(() => browser.hasEnded).toBe(true);
  const again = await listenAt(a.url, person);
  const { id } = await draftOf(person, b);
  await expect.poll(() => again.told).toContainEqual(expect.objectContaining({ topic: 'essays', id }));
  again.close();
});

test('a job is done once, whoever takes it', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => t.student()));
  await Promise.all(
    people.map(({ user }, index) =>
      at(index % 2 ? a : b, t.stranger())(requestPasswordReset, { body: { email: user.email } }),
    ),
  );
  const addressed = async () => {
    const mails = (await t.mailFolder()) ?? [];
    return people.map(({ user }) => mails.filter(({ to, text }) => to === user.email && /reset/.test(text)).length);
  };
  await expect.poll(addressed).toEqual(people.map(() => 1));
  await jobsAreDone(t, ['send-mail']);
  expect(await addressed()).toEqual(people.map(() => 1));
  // what the clock asks for is asked for once: both keep the clock
  const { rows } = await sql`select name from jobs.schedule group by name having count(*) > 1`.execute(t.database);
  expect(rows).toEqual([]);
});

/** Sends all but the last byte by turns, then asks both for the end, as after an answer that was lost. */
async function sendByTurns(person: Person, path: string, fields: Record<string, string>, bytes: Buffer): Promise<void> {
  const call = (server: Program, method: string, to: string, headers: Record<string, string>, body?: Buffer) =>
    tus(server.url, person, method, to, { origin: server.url, ...headers }, body);
  const begun = await call(a, 'POST', path, {
    'upload-length': String(bytes.length),
    'upload-metadata': encode(fields),
  });
  const place = begun.headers.get('location') ?? '';
  const go = (server: Program, from: number, to: number) => {
    const headers = { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' };
    return call(server, 'PATCH', place, headers, bytes.subarray(from, to));
  };
  expect((await go(a, 0, 100_000)).status).toBe(204);
  expect((await call(b, 'HEAD', place, {})).headers.get('upload-offset')).toBe('100000');
  expect((await go(b, 100_000, bytes.length - 1)).status).toBe(204);
  const ends = await Promise.all([a, b].map((server) => go(server, bytes.length - 1, bytes.length)));
  expect(ends.map(({ status }) => status)).toContain(200);
}

test('a paper whose upload began at one goes on at the other, and is one paper', async () => {
  const person = await t.student();
  const bytes = makePdf('Begun elsewhere', 300_000);
  const fields = { category: 'Transcript', custom_name: 'Grade 12', document_id: randomUUID() };
  await sendByTurns(person, startUpload.path, fields, bytes);
  const { documents } = (await at(a, person)(listDocuments, { params: { userId: person.user.id } })).body;
  expect(documents).toMatchObject([{ _id: fields.document_id, size: bytes.length }]);
});

test('a recording whose upload began at one is submitted once, and both play it', async () => {
  const person = await t.student();
  const bytes = makeMp4(300_000);
  const id = randomUUID();
  await sendByTurns(person, startVideoUpload.path, { id, type: 'visa' }, bytes);
  expect((await at(b, person)(listInterviewVideos)).body.videos).toMatchObject([{ _id: id }]);
  for (const server of [a, b])
    expect((await at(server, person)(openInterviewVideo, { params: { id } })).raw.equals(bytes)).toBe(true);
});

test('two people of a call reach each other, each at another process', async () => {
  const student = await t.student();
  const { id, mentor } = await makeCall(t, student);
  const [seat, other] = [randomUUID(), randomUUID()];
  const sit = (server: Program, person: Person, mine: string) =>
    at(server, person)(takeSeat, {
      params: { id },
      body: { seat: mine, after: 0, take: false, muted: false, picture: false },
    });
  await sit(a, student, seat);
  const browser = await listenAt(b.url, mentor);
  expect((await sit(b, mentor, other)).body.other).toMatchObject({ seat });
  const offer = { description: { type: 'offer' as const, sdp: 'v=0\r\n' } };
  const passed = await at(a, student)(sendSignal, { params: { id }, body: { seat, to: other, ...offer } });
  expect(passed.body).toEqual({ passed: true });
  await expect.poll(() => browser.told).toContainEqual(expect.objectContaining({ topic: 'calls', id }));
  expect((await sit(b, mentor, other)).body.signals).toMatchObject([{ from: seat, ...offer }]);
  browser.close();
});

test('what was written at one is in the export of the other', async () => {
  const person = await t.student();
  const { id, revision } = await draftOf(person, a);
  const body = { essay_id: id, final_text: 'Written at the first.', base_revision: revision, save_id: randomUUID() };
  await at(a, person)(updateEssay, { body });
  const { status, raw } = await at(b, person)(exportEverything, { query: {} });
  expect(status).toBe(200);
  const files = [...unzip(raw).values()].map((bytes) => bytes.toString());
  expect(files.some((text) => text.includes('Written at the first.'))).toBe(true);
});

type Draft = { id: string; revision: number };

/** Saves one text after the other until that is no longer answered as it should; what was acknowledged last. */
async function write(person: Person, server: Program, essay: Draft, onSaved: () => void) {
  const saved = { text: '', revision: essay.revision };
  for (let number = 1; ; number++) {
    const text = `${saved.text}Sentence ${number}. `;
    const body = { essay_id: essay.id, final_text: text, base_revision: saved.revision, save_id: randomUUID() };
    const answer = await at(server, person)(updateEssay, { body }).catch(() => undefined);
    if (answer?.status !== 200) return { ...saved, id: essay.id, person, refused: answer?.status };
    Object.assign(saved, { text, revision: answer.body.essay.revision });
    onSaved();
  }
}

/** Six people save at a server; `end` ends it in the middle of that. */
async function endUnderWrites(server: Program, end: () => Promise<void>) {
  const people = await Promise.all(Array.from({ length: 6 }, () => t.student()));
  const essays = await Promise.all(people.map((person) => draftOf(person, server)));
  const enough = Promise.withResolvers<void>();
  let count = 0;
  const onSaved = () => {
    count += 1;
    if (count === 60) enough.resolve();
  };
  const writing = people.map((person, index) => write(person, server, essays[index] as Draft, onSaved));
  await enough.promise;
  await end();
  return await Promise.all(writing);
}

test('one is killed while people write: nothing acknowledged is lost, and the other one answers them', async () => {
  for (const { person, id, text } of await endUnderWrites(a, a.kill)) {
    const { body } = await at(b, person)(getEssay, { params: { id } });
    expect(body.text.startsWith(text)).toBe(true);
    // and goes on where it was
    const next = { essay_id: id, final_text: `${body.text}More.`, base_revision: body.revision, save_id: randomUUID() };
    expect((await at(b, person)(updateEssay, { body: next })).status).toBe(200);
  }
});

test('one is stopped while people write: what has reached it is answered, and then it is away', async () => {
  for (const { person, id, text, refused } of await endUnderWrites(b, b.stop)) {
    expect(refused).toBeUndefined();
    expect((await person.call(getEssay, { params: { id } })).body.text).toBe(text);
  }
});
