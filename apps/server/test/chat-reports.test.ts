// A report reaches somebody at once, has somebody who looks after it, and stays as a record; whoever made it hears of that.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listWaitingForStaff } from '@lantern/contract/admin.waiting';
import { sendMessage } from '@lantern/contract/chat';
import * as reports from '@lantern/contract/chat.reports';
import { sendTicket } from '@lantern/contract/help';
import { listNotifications } from '@lantern/contract/notifications';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { deleteOldReports } from '#features/chat/reports/chat.reports.store.ts';
import { deliver, deliverNotifications } from '#features/notifications/notifications.delivery.ts';
import { type Person, startTestApp } from './support/app.ts';
import { jobsAreDone } from './support/jobs-are-done.ts';
import { openMentor } from './support/mentors.ts';
import { paper } from './support/vault.ts';

const t = await startTestApp();
afterAll(() => t.stop());

async function withDuty(duty: 'papers' | 'facts' | 'safeguards') {
  const mentor = await t.mentor();
  await t.database
    .updateTable('users')
    .set({ duties: [duty] })
    .where('id', '=', mentor.user.id)
    .execute();
  return mentor;
}
const told = async (person: Person) =>
  (await person.call(listNotifications, { query: {} })).body.notifications.map(({ kind, path }) => ({ kind, path }));
const waiting = async (person: Person) => (await person.call(listWaitingForStaff)).body.waiting;

async function report(reason: 'unkind' | 'unsafe') {
  const [student, mentor] = [await t.student(), await openMentor(t)];
  const params = { personId: mentor.user.id };
  await student.call(sendMessage, { params: { ...params, id: randomUUID() }, body: { text: 'Stop it.' } });
  expect((await student.call(reports.reportPerson, { params, body: { reason, words: 'He shouts.' } })).status).toBe(
    200,
  );
  return { student, mentor };
}
const open = async (person: Person) => (await person.call(reports.listChatReports)).body.reports;

test('is told to administrators and those who look after reports, counted, taken, decided and kept', async () => {
  const [admin, guard, editor] = [await t.admin('Farhana'), await withDuty('safeguards'), await withDuty('facts')];
  const { student, mentor } = await report('unkind');
  const news = { kind: 'report-made', path: '/admin/reports' };
  expect(await told(admin)).toEqual([news]);
  expect(await told(guard)).toEqual([news]);
  expect(await told(editor)).toEqual([]);
  expect(await waiting(admin)).toContainEqual({ path: '/admin/reports', count: 1 });
  expect(await waiting(guard)).toEqual([{ path: '/admin/reports', count: 1 }]);
  expect(await waiting(editor)).toEqual([{ path: '/admin/facts', count: 0 }]);
  expect(await waiting(await t.mentor())).toEqual([]);
  expect((await editor.call(reports.listChatReports)).status).toBe(403);

  const [one] = await open(admin);
  const params = { id: one?._id ?? '' };
  const take = (by: Person, taken = true) => by.call(reports.takeChatReport, { params, body: { taken } });
  expect((await take(admin)).status).toBe(200);
  expect((await take(guard)).body.code).toBe('looked_after');
  expect(await open(guard)).toMatchObject([{ taken: { by: 'Farhana', mine: false } }]);
  await take(admin, false);
  expect((await take(guard)).status).toBe(200);
  await sql`update taken_work set taken_until = now() - interval '1 minute'`.execute(t.database);
  expect(await open(admin)).toMatchObject([{ taken: null, student_id: student.user.id, mentor_id: mentor.user.id }]);

  const body = { decision: 'kept', done: 'I talked to both of them.' } as const;
  expect((await admin.call(reports.decideChatReport, { params, body })).status).toBe(200);
  expect((await admin.call(reports.decideChatReport, { params, body })).status).toBe(404);
  expect((await take(admin)).status).toBe(404);
  expect(await waiting(guard)).toEqual([{ path: '/admin/reports', count: 0 }]);
  const decided = async () => (await guard.call(reports.listDecidedReports, { query: {} })).body.reports;
  expect(await decided()).toMatchObject([
    { decision: 'kept', decided_by: 'Farhana', done: 'I talked to both of them.', words: 'He shouts.' },
  ]);
  expect((await editor.call(reports.listDecidedReports, { query: {} })).status).toBe(403);
  expect(await told(student)).toEqual([{ kind: 'report-looked-at', path: '/talk-to-lantern' }]);
  expect(await told(mentor)).not.toContainEqual(expect.objectContaining({ kind: 'report-looked-at' }));

  await deleteOldReports(t.database);
  expect(await decided()).toHaveLength(1);
  await sql`update chat_reports set decided_at = now() - interval '366 days'`.execute(t.database);
  await deleteOldReports(t.database);
  expect(await decided()).toEqual([]);
});

test('of danger goes by mail too, in quiet hours and whatever is switched off; others stay in the list', async () => {
  const admin = await t.admin();
  const zone = { zone: 'UTC', quiet_from: '00:00', quiet_to: '23:59' };
  await t.database
    .insertInto('notification_readers')
    .values({ user_id: admin.user.id, language: 'en', ...zone })
    .execute();
  const mailed: unknown[] = [];
  const jobs = {
    ...t.ports.jobs,
    enqueue: async (_database: unknown, _type: unknown, payload: unknown) => void mailed.push(payload),
  } as typeof t.ports.jobs;
  const config = { publicUrl: 'http://lantern.test', smtpUrl: 'smtp://nowhere' };
  const noon = new Date('2026-11-26T12:00:00Z');
  await sql`update notifications set delivered_at = now() where user_id = ${admin.user.id}`.execute(t.database);
  const news = async () => {
    // what tells of it by itself would otherwise do so in between, and note that it did
    await jobsAreDone(t, [deliverNotifications.name]);
    await sql`update notifications set delivered_at = null where user_id = ${admin.user.id}`.execute(t.database);
    await deliver({ ports: { ...t.ports, jobs }, config }, admin.user.id, noon);
    return mailed.splice(0).flatMap((one) => (one as { to?: string; subject?: string }).subject ?? []);
  };
  await report('unkind');
  expect(await news()).toEqual([]);
  await report('unsafe');
  expect(await news()).toEqual(['Somebody may be in danger: a report waits']);
  // and it stands before what waits longer
  const { reason } = (await open(admin))[0] ?? {};
  expect(reason).toBe('unsafe');
});

test('papers and messages that wait are told once until that was read', async () => {
  const [admin, reviewer] = [await t.admin(), await withDuty('papers')];
  const student = await t.student();
  await paper(student);
  await paper(student, { custom_name: 'Another' });
  await student.call(sendTicket, {
    params: { id: randomUUID() },
    body: { name: 'Nadia', email: student.user.email, subject: 'My papers', message: 'Where are they?' },
  });
  expect(await told(reviewer)).toEqual([{ kind: 'papers-wait', path: '/admin/documents' }]);
  expect(await told(admin)).toEqual([
    { kind: 'ticket-waits', path: '/admin/messages' },
    { kind: 'papers-wait', path: '/admin/documents' },
  ]);
  expect(await waiting(admin)).toEqual(
    expect.arrayContaining([
      { path: '/admin/documents', count: 2 },
      { path: '/admin/messages', count: 1 },
    ]),
  );
});

test('the migration keeps who looks after an open report, and nothing that has ended', async () => {
  const migration = readFileSync(new URL('../src/database/migrations/0330_taken_work.sql', import.meta.url), 'utf8');
  const admin = await t.admin('Farhana');
  for (const _ of ['taken', 'ended', 'decided']) await report('unkind');
  await sql`drop table taken_work`.execute(t.database);
  await sql`alter table chat_reports add column taken_by uuid references users (id), add column taken_until timestamptz`.execute(
    t.database,
  );
  const { rows } = await sql<{ id: string }>`
    select id from chat_reports where state = 'open' order by created_at desc limit 3`.execute(t.database);
  const [taken, ended, decided] = rows.map(({ id }) => id);
  await sql`
    update chat_reports set taken_by = ${admin.user.id},
      taken_until = now() + case when id = ${ended} then interval '-1 hour' else interval '5 hours' end,
      state = case when id = ${decided} then 'kept' else state end,
      decided_at = case when id = ${decided} then now() end
    where id = any(${[taken, ended, decided]})`.execute(t.database);
  await sql.raw(migration).execute(t.database);
  expect((await open(admin)).filter((one) => one.taken).map(({ _id, taken: by }) => [_id, by?.by])).toEqual([
    [taken, 'Farhana'],
  ]);
});
