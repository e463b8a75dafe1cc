// npm run seed: that the demo school has something of everything, in every state, and is never made over somebody's data.
import type { Role } from '@lantern/contract/access';
import { allEndpoints, type NamedEndpoint } from '@lantern/contract/all';
import { applicationStages, decisionResults } from '@lantern/contract/applications';
import { letterStates, listLetters } from '@lantern/contract/applications.letters';
import { listSessions, sessionStates } from '@lantern/contract/bookings';
import { documentStatuses } from '@lantern/contract/documents.rules';
import { urlOf } from '@lantern/contract/endpoint';
import { commentStates } from '@lantern/contract/essays.comments';
import { essayStatuses } from '@lantern/contract/essays.types';
import { videoStates } from '@lantern/contract/interviews.videos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstAdminLink } from '#features/accounts/accounts.service.ts';
import { noteCommand } from '#operations/note-command.ts';
import { listNotedFiles } from '#operations/noted-files.ts';
import { named, type People } from '#operations/seed/people.ts';
import { makeRoom, newPassword, seedSchool } from '#operations/seed/seed.ts';
import { origin, startTestApp, type TestApp } from './support/app.ts';

const quiet = () => {};
const elsewhere = 'documents/5b1a1c9e-7f0a-4a52-9d53-2f6f7d8c9b11';
let t: TestApp;
let people: People;

beforeAll(async () => {
  t = await startTestApp();
  const adminLink = (await firstAdminLink(t.accounts, origin)) ?? '';
  const { app, database, ports } = t;
  await noteCommand(database, quiet, 'npm run seed');
  const school = { app, database, print: ports.print, publicUrl: origin, adminLink, password: newPassword() };
  people = await seedSchool(school, quiet);
  // some two thousand calls: on a busy machine more than a hook may take
}, 600_000);
afterAll(() => t.stop());

const room = (again: boolean) => makeRoom(t.database, t.ports.files, t.accounts.config, again);

/** How often each value of a column is there. */
async function countBy(table: string, column: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.ref(column)}::text as value, count(*)::integer as count from ${sql.table(table)} group by 1`.execute(
    t.database,
  );
  return new Map(rows.map(({ value, count }) => [value, count]));
}

test('twenty students from twelve countries, with grades of their own systems', async () => {
  expect(await countBy('users', 'role')).toEqual(
    new Map([
      ['student', 20],
      ['mentor', 4],
      ['admin', 1],
    ]),
  );
  expect((await countBy('personal_infos', 'citizenship')).size).toBe(12);
  expect((await countBy('schools', 'qualification')).size).toBeGreaterThanOrEqual(12);
  expect((await countBy('test_scores', 'test')).size).toBeGreaterThanOrEqual(6);
});

test.each([
  ['essays', 'status', essayStatuses],
  ['essay_comments', 'state', commentStates],
  ['documents', 'status', documentStatuses],
  ['saved_universities', 'stage', applicationStages],
  ['saved_universities', 'decision', decisionResults],
  ['interview_videos', 'status', videoStates],
  ['saved_scholarships', 'state', ['saved', 'applied']],
] as const)('%s: every %s is there', async (table, column, states) => {
  const found = await countBy(table, column);
  expect([...states].filter((state) => !found.has(state))).toEqual([]);
});

test('letters and sessions in every state that a student can meet', async () => {
  const states = new Set<string>();
  const sessions = new Set<string>();
  for (const student of people.students.values()) {
    for (const { state } of (await student.call(listLetters)).letters) states.add(state);
    const { upcoming, past } = await student.call(listSessions);
    for (const { status } of [...upcoming, ...past]) sessions.add(status);
  }
  // a link ends with its day, and none of these has a day that is over
  expect(letterStates.filter((state) => !states.has(state))).toEqual(['ended']);
  expect(sessionStates.filter((state) => !sessions.has(state))).toEqual([]);
});

/** What a school on paper cannot have: calls that are on, devices, models, programs, work that is under way. */
const empty = [
  ...['access_tokens', 'call_seats', 'call_signals', 'conversations', 'cvs', 'dismissed_marks', 'document_uploads'],
  ...['facts_history', 'interview_video_files', 'model_switches', 'model_uses', 'notification_readers', 'passkeys'],
  ...['presence', 'push_devices', 'rate_loads', 'two_factors', 'verifications', 'webhook_deliveries', 'webhooks'],
];

test('every table has something in it', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(t.database);
  const none: string[] = [];
  for (const { name } of rows) {
    const { rows: some } = await sql`select from ${sql.table(name)} limit 1`.execute(t.database);
    if (some.length === 0) none.push(name);
  }
  expect(none).toEqual(empty);
});

/** Calls that a screen begins with: they name nobody but the student, and ask for no more. */
function isMain({ endpoint }: NamedEndpoint, role: Role): boolean {
  const { method, path, access, query, response } = endpoint;
  const isOpen = access.roles !== 'anyone' && access.roles.includes(role);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const isOwn = names.every((name) => name === 'studentId' || name === 'userId');
  const asksNothing = !query || query.safeParse({}).success;
  return (
    method === 'GET' &&
    isOpen &&
    isOwn &&
    asksNothing &&
    typeof response !== 'string' &&
    !path.startsWith('/api/mentor/students/')
  );
}

test.each([
  ['student', 40],
  ['mentor', 8],
  ['admin', 15],
] as const)('what screens of a %s begin with is answered', async (role, atLeast) => {
  const student = named(people.students, 'nadia');
  const caller = { student, mentor: named(people.mentors, 'farhana'), admin: people.admin }[role];
  const calls = allEndpoints.filter((one) => isMain(one, role));
  expect(calls.length).toBeGreaterThanOrEqual(atLeast);
  // the caller throws where the answer is not one of success
  for (const { endpoint } of calls)
    await expect(
      caller.call({ ...endpoint, path: urlOf(endpoint, { studentId: student.id, userId: student.id }) as '/api/' }),
      endpoint.path,
    ).resolves.toBeDefined();
});

test('passwords are never the same twice', () => {
  expect(newPassword()).not.toBe(newPassword());
});

test('a demo school is made anew only when asked, and not once somebody else has come', async () => {
  await expect(room(false)).rejects.toThrow('The demo school is here already.');
  const stranger = await t.student('Somebody Real');
  await expect(room(true)).rejects.toThrow('Somebody has signed up or written in this demo school.');
  await sql`delete from users where id = ${stranger.user.id}`.execute(t.database);
  const keys: string[] = [];
  for await (const { key } of listNotedFiles(t.database)) keys.push(key);
  expect(keys.length).toBeGreaterThan(50);
  await t.ports.files.write(elsewhere, Buffer.from('of another Lantern'));
  await room(true);
  const { rows } = await sql`select to_regclass('users') as users`.execute(t.database);
  expect(rows).toEqual([{ users: null }]);
  for (const key of keys) expect(await t.ports.files.read(key), key).toBeUndefined();
  expect(await t.ports.files.read(elsewhere)).toBeDefined();
});

test('nothing is made where people are', async () => {
  const theirs = await startTestApp();
  await makeRoom(theirs.database, theirs.ports.files, theirs.accounts.config, false);
  await theirs.student('Somebody Real');
  for (const again of [false, true])
    await expect(makeRoom(theirs.database, theirs.ports.files, theirs.accounts.config, again)).rejects.toThrow(
      'People use this Lantern',
    );
  await theirs.stop();
});
