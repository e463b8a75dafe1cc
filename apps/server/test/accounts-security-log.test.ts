// What happened at the doors of accounts is noted with its network and no secret, for owners and administrators; a second
// factor can be demanded; what administrators open of somebody is told to them; what is unused for years is asked about.
import { changePassword, requestPasswordReset, resetPassword, signIn } from '@lantern/contract/accounts';
import * as log from '@lantern/contract/accounts.security-log';
import { getSession } from '@lantern/contract/accounts.session';
import { inviteMentor, issueResetLink, listStaff, listStoredMails, readStoredMail } from '@lantern/contract/admin';
import { previewForReview } from '@lantern/contract/documents.review';
import { listMentorOpenings } from '@lantern/contract/shares';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { deleteOldEvents } from '#features/accounts/security/accounts.security-log.store.ts';
import { networkOf } from '#features/accounts/security/accounts.security-log.ts';
import { features } from '#features/features.ts';
import { askAboutUnused, eraseSilent } from '#features/people/people.unused.ts';
import { goodPassword, type Person, startTestApp } from './support/app.ts';
import { paper } from './support/vault.ts';

const t = await startTestApp();
afterAll(() => t.stop());
beforeEach(() => sql`delete from security_events`.execute(t.database));

const own = async (person: Pick<Person, 'call'>) =>
  (await person.call(log.listMySecurityEvents, { query: {} })).body.events.map(
    ({ kind, network }) => `${kind} ${network}`,
  );
const other = 'Ferry-2031-night!';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::77', '2001:db8:1::/48'],
  ['2001:db8::77', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
])('%s is told as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('sign-ins, failures and changes of a password are in it: for the owner their own, for administrators all', async () => {
  const [admin, student] = [await t.admin('Farhana'), await t.student('Nadia Karim')];
  const stranger = t.stranger('192.0.2.7');
  const { email } = student.user;
  await stranger.call(signIn, { body: { email, password: 'Wrong2022!' } });
  await stranger.call(signIn, { body: { email: 'nobody@example.org', password: 'Wrong2022!' } });
  await stranger.call(signIn, { body: { email, password: goodPassword } });
  await stranger.call(changePassword, { body: { currentPassword: goodPassword, newPassword: other } });
  expect(await own(stranger)).toEqual([
    'password-changed 192.0.2.0/24',
    'signed-in 192.0.2.0/24',
    'sign-in-failed 192.0.2.0/24',
    'account-made 198.51.100.0/24',
  ]);
  const all = (await admin.call(log.listSecurityEvents, { query: {} })).body.events;
  expect(all.map(({ kind, name }) => [kind, name]).slice(0, 4)).toEqual([
    ['password-changed', 'Nadia Karim'],
    ['signed-in', 'Nadia Karim'],
    ['sign-in-failed', null],
    ['sign-in-failed', 'Nadia Karim'],
  ]);
  expect((await stranger.call(log.listSecurityEvents, { query: {} })).status).toBe(403);
  expect((await t.stranger().call(log.listMySecurityEvents, { query: {} })).status).toBe(401);
  const { rows } = await sql<{ row: string }>`select e::text as row from security_events e`.execute(t.database);
  const text = rows.map(({ row }) => row).join('\n');
  for (const secret of [goodPassword, other, 'Wrong2022!', '192.0.2.7', 'nobody@example.org'])
    expect(text).not.toContain(secret);
  await sql`update security_events set at = now() - interval '366 days' where kind = 'signed-in'`.execute(t.database);
  await deleteOldEvents(t.database);
  expect(await own(stranger)).toHaveLength(3);
});

test('a reset that was asked for and one that an administrator made are in it', async () => {
  const [admin, student] = [await t.admin(), await t.student()];
  await t.stranger('192.0.2.8').call(requestPasswordReset, { body: { email: student.user.email } });
  await expect.poll(() => own(student), { timeout: 60_000 }).toContain('reset-asked 192.0.2.0/24');
  const { link } = (await admin.call(issueResetLink, { body: { email: student.user.email } })).body;
  const token = link.split('token=')[1] ?? '';
  expect((await own(student))[0]).toMatch(/^reset-link-made/);
  await t.stranger('192.0.2.9').call(resetPassword, { body: { token, newPassword: other } });
  const back = t.stranger('192.0.2.10');
  await back.call(signIn, { body: { email: student.user.email, password: other } });
  expect((await own(back)).slice(0, 2)).toEqual(['signed-in 192.0.2.0/24', 'password-reset 192.0.2.0/24']);
});

describe('a second factor that is demanded', () => {
  const mature = (person: Person, days: number) =>
    sql`update users set role_since = now() - make_interval(days => ${days}) where id = ${person.user.id}`.execute(
      t.database,
    );
  const since = (days: number) =>
    sql`update installation set value = jsonb_set(value::jsonb, '{since}', to_jsonb(now() - make_interval(days => ${days})))::text
      where key = 'second_factor'`.execute(t.database);

  test('of administrators, in a new installation from the start, within 14 days; then no screen opens until it is on', async () => {
    const admin = await t.admin();
    const { user } = (await admin.call(getSession)).body;
    const inDays = (Date.parse(user?.secondFactorBy ?? '') - Date.now()) / 86_400_000;
    expect(inDays).toBeGreaterThan(13.9);
    expect((await admin.call(listStaff)).status).toBe(200);
    await since(20);
    expect((await admin.call(listStaff)).status).toBe(200);
    await mature(admin, 15);
    expect((await admin.call(listStaff)).body.code).toBe('second_factor_needed');
    // the way back: the account itself opens
    expect((await admin.call(log.listMySecurityEvents, { query: {} })).status).toBe(200);
    await t.database.updateTable('users').set({ two_factor_enabled: true }).where('id', '=', admin.user.id).execute();
    expect((await admin.call(listStaff)).status).toBe(200);
    expect((await admin.call(getSession)).body.user?.secondFactorBy).toBeNull();
  });

  test('of mentors only where an administrator says so, and no longer when that is taken back', async () => {
    const [admin, mentor] = [await t.admin(), await t.mentor()];
    await mature(mentor, 100);
    expect((await mentor.call(getSession)).body.user?.secondFactorBy).toBeNull();
    const save = (mentors: boolean) => admin.call(log.saveSecondFactorDemand, { body: { admins: true, mentors } });
    expect((await save(true)).body).toEqual({ admins: true, mentors: true });
    expect((await mentor.call(getSession)).body.user?.secondFactorBy).not.toBeNull();
    await save(false);
    expect((await mentor.call(getSession)).body.user?.secondFactorBy).toBeNull();
    expect((await mentor.call(log.saveSecondFactorDemand, { body: { admins: false, mentors: false } })).status).toBe(
      403,
    );
  });
});

test('what an administrator opens of a student is told to the student as a mentor’s opening is', async () => {
  const [admin, student] = [await t.admin('Farhana Karim'), await t.student()];
  const id = (await paper(student))._id;
  await admin.call(previewForReview, { params: { id } });
  await admin.call(issueResetLink, { body: { email: student.user.email } });
  await t.stranger('192.0.2.11').call(requestPasswordReset, { body: { email: student.user.email } });
  const stored = async () =>
    (await admin.call(listStoredMails)).body.mails.find(({ to }) => to === student.user.email)?.id ?? '';
  await expect.poll(stored, { timeout: 60_000 }).not.toBe('');
  const read = async () => (await admin.call(readStoredMail, { params: { id: await stored() } })).body.mail.text;
  const token = /token=([\w-]+)/.exec(await read())?.[1] ?? '';
  expect(token.length).toBeGreaterThan(10);
  const { openings } = (await student.call(listMentorOpenings, { query: {} })).body;
  expect(openings.map(({ scope, as_admin, mentor, item_id }) => [scope, as_admin, mentor?.name, item_id])).toEqual([
    ['mail', true, 'Farhana Karim', null],
    ['reset-link', true, 'Farhana Karim', null],
    ['documents', true, 'Farhana Karim', id],
  ]);
  // used up, it is not readable any more
  await t.stranger('192.0.2.12').call(resetPassword, { body: { token, newPassword: other } });
  const text = await read();
  expect(text).not.toContain(token);
  expect(text).toContain('token=…');
});

test('an invitation in a stored mail is readable until it is used, and mails go after 30 days', async () => {
  const admin = await t.admin();
  const email = `mentor-${Date.now()}@example.org`;
  await admin.call(inviteMentor, { body: { email } });
  const stored = async () => (await admin.call(listStoredMails)).body.mails.find(({ to }) => to === email)?.id ?? '';
  await expect.poll(stored, { timeout: 60_000 }).not.toBe('');
  const read = async () => (await admin.call(readStoredMail, { params: { id: await stored() } })).body.mail.text;
  expect(await read()).toMatch(/token=[\w-]{20,}/);
  await sql`update one_time_tokens set expires_at = now() - interval '1 minute' where email = ${email}`.execute(
    t.database,
  );
  expect(await read()).toContain('token=…');
  await t.ports.mailFolder?.forgetOlder(30);
  expect(await stored()).not.toBe('');
  await t.ports.mailFolder?.forgetOlder(-1);
  expect(await stored()).toBe('');
});

test('an account that nobody used for two years is asked about, once, and erased only where that is switched on', async () => {
  const [unused, used, mentor] = [await t.student(), await t.student(), await t.mentor()];
  const age = (person: Person, column: 'last_used_at' | 'asked_at', days: number) =>
    sql`update users set ${sql.ref(column)} = now() - make_interval(days => ${days}) where id = ${person.user.id}`.execute(
      t.database,
    );
  await age(unused, 'last_used_at', 740);
  const mailed: string[] = [];
  const jobs = {
    ...t.ports.jobs,
    enqueue: async (_database: unknown, _type: unknown, payload: unknown) =>
      void mailed.push((payload as { to: string; text: string }).to),
  } as typeof t.ports.jobs;
  const parts = (eraseUnused: boolean, mailFolder = undefined as typeof t.ports.mailFolder) => ({
    config: { ...readConfig({}), publicUrl: 'http://lantern.test', eraseUnused },
    ports: { ...t.ports, jobs, mailFolder },
    auth: t.accounts.auth,
    features,
  });
  await askAboutUnused(parts(true, t.ports.mailFolder));
  expect(mailed).toEqual([]);
  await askAboutUnused(parts(true));
  await askAboutUnused(parts(true));
  expect(mailed).toEqual([unused.user.email]);
  const isThere = async ({ user }: Person) =>
    (await t.database.selectFrom('users').select('id').where('id', '=', user.id).executeTakeFirst()) !== undefined;
  await eraseSilent(parts(true));
  expect(await isThere(unused)).toBe(true);
  await age(unused, 'asked_at', 91);
  await eraseSilent(parts(false));
  expect(await isThere(unused)).toBe(true);
  // signing in is the answer
  await t.stranger('192.0.2.13').call(signIn, { body: { email: unused.user.email, password: goodPassword } });
  await eraseSilent(parts(true));
  expect(await isThere(unused)).toBe(true);
  await age(unused, 'last_used_at', 740);
  await age(unused, 'asked_at', 91);
  await eraseSilent(parts(true));
  expect([await isThere(unused), await isThere(used), await isThere(mentor)]).toEqual([false, true, true]);
});
