// Grown-ups can be stopped: what follows when an administrator stops an account, who may do it, and that it is written down
// and told.

import { randomUUID } from 'node:crypto';
import { signIn } from '@lantern/contract/accounts';
import { getSession, signOut } from '@lantern/contract/accounts.session';
import { listBookableMentors, listSessions as listBookings } from '@lantern/contract/bookings';
import { listMessages, listPeople, sendMessage } from '@lantern/contract/chat';
import { createGuardianLink, openGuardianLink } from '@lantern/contract/guardians';
import { listNotifications } from '@lantern/contract/notifications';
import * as people from '@lantern/contract/people';
import { afterAll, describe, expect, test } from 'vitest';
import { goodPassword, type Person, startTestApp } from './support/app.ts';
import { makeCall } from './support/calls.ts';
import { unzip } from './support/documents.ts';
import { openMentor } from './support/mentors.ts';

const t = await startTestApp();
afterAll(() => t.stop());

const reason = 'He asked a student for money.';
const suspend = (by: Person, whom: Person) =>
  by.call(people.suspendPerson, { params: { id: whom.user.id }, body: { reason } });
const lift = (by: Person, whom: Person) =>
  by.call(people.liftSuspension, { params: { id: whom.user.id }, body: { reason: 'It was a mistake.' } });
const told = async (person: Person) => (await person.call(listNotifications, { query: {} })).body.notifications;
async function withSecondFactor(person: Person) {
  await t.database.updateTable('users').set({ two_factor_enabled: true }).where('id', '=', person.user.id).execute();
  return person;
}
async function withDuty(duty: 'papers' | 'facts' | 'safeguards') {
  const mentor = await t.mentor();
  await t.database
    .updateTable('users')
    .set({ duties: [duty] })
    .where('id', '=', mentor.user.id)
    .execute();
  return mentor;
}

describe('a mentor who is stopped', () => {
  test('is signed out, out of sight and out of reach; what was booked is cancelled and told; lifting gives it back', async () => {
    const [admin, student] = [await t.admin(), await t.student()];
    const mentor = await openMentor(t);
    await makeCall(t, student, { mentor, startsIn: 60 * 24 });
    await t.database
      .insertInto('shares')
      .values({ student_id: student.user.id, mentor_id: mentor.user.id, scope: 'essays' })
      .execute();
    const write = (text: string) =>
      student.call(sendMessage, { params: { personId: mentor.user.id, id: randomUUID() }, body: { text } });
    expect((await write('Good evening.')).status).toBe(200);
    const listed = async () => {
      const [cards, chats] = [await student.call(listBookableMentors, { query: {} }), await student.call(listPeople)];
      return {
        card: cards.body.mentors.some(({ id }) => id === mentor.user.id),
        closed: chats.body.people.find(({ person_id }) => person_id === mentor.user.id)?.closed,
      };
    };
    expect(await listed()).toEqual({ card: true, closed: null });

    const { status, body } = await suspend(admin, mentor);
    expect(status).toBe(200);
    expect(body.person).toMatchObject({ sessions: 0, bookings: 0 });
    expect(body.person.measures).toMatchObject([{ kind: 'suspended', words: reason, by: admin.user.name }]);
    expect((await mentor.call(getSession)).body.user).toBeNull();
    expect(await listed()).toEqual({ card: false, closed: 'suspended' });
    expect((await write('Are you there?')).body.code).toBe('chat_closed');
    const thread = await student.call(listMessages, { params: { personId: mentor.user.id }, query: {} });
    expect(thread.body.messages).toHaveLength(1);
    const { past, upcoming } = (await student.call(listBookings)).body;
    expect(upcoming).toEqual([]);
    expect(past).toMatchObject([{ status: 'cancelled', cancelled_by: 'admin' }]);
    expect((await told(student)).map(({ kind }) => kind)).toContain('session-cancelled');

    const again = t.stranger('192.0.2.44');
    const credentials = { email: mentor.user.email, password: goodPassword };
    const refused = await again.call(signIn, { body: credentials });
    expect({ status: refused.status, code: refused.body.code, extra: refused.body.extra }).toEqual({
      status: 403,
      code: 'account_suspended',
      extra: { reason },
    });
    expect((await again.call(getSession)).body.user).toBeNull();
    // who does not know the password learns nothing
    expect((await again.call(signIn, { body: { ...credentials, password: 'Wrong2022!' } })).body.code).toBe(
      'invalid_credentials',
    );

    expect((await lift(admin, mentor)).body.person.suspended_at).toBeNull();
    expect(await listed()).toEqual({ card: true, closed: null });
    expect((await again.call(signIn, { body: credentials })).status).toBe(200);
    expect((await told({ ...again, user: mentor.user })).map(({ kind, detail }) => [kind, detail])).toContainEqual([
      'account-lifted',
      'It was a mistake.',
    ]);
    await again.call(signOut);
  });

  test('is booked by nobody and signs in nowhere, even in the same moment: the database refuses', async () => {
    const [admin, student, mentor] = [await t.admin(), await t.student(), await t.mentor()];
    await suspend(admin, mentor);
    await expect(makeCall(t, student, { mentor, startsIn: 600 })).rejects.toThrow('suspended');
    const session = {
      id: randomUUID(),
      user_id: mentor.user.id,
      token: randomUUID(),
      expires_at: new Date(Date.now() + 60_000),
    };
    await expect(t.database.insertInto('sessions').values(session).execute()).rejects.toThrow('suspended');
  });
});

test('the links of a student who is stopped show nothing, and do again when it is lifted', async () => {
  const [admin, student] = [await t.admin(), await t.student()];
  const ends_on = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const { url } = (await student.call(createGuardianLink, { body: { label: 'Mother', ends_on } })).body;
  const open = () => t.stranger().call(openGuardianLink, { params: { token: url.split('/').at(-1) ?? '' }, query: {} });
  expect((await open()).status).toBe(200);
  await suspend(admin, student);
  expect((await open()).status).toBe(404);
  await lift(admin, student);
  expect((await open()).status).toBe(200);
});

describe('who may', () => {
  test('somebody who looks after reports stops mentors and no administrators; other duties stop nobody', async () => {
    const [guard, editor, admin, mentor] = [
      await withDuty('safeguards'),
      await withDuty('facts'),
      await t.admin(),
      await t.mentor(),
    ];
    expect((await suspend(editor, mentor)).status).toBe(403);
    expect((await suspend(guard, admin)).status).toBe(403);
    expect((await suspend(guard, guard)).status).toBe(403);
    expect((await suspend(guard, mentor)).status).toBe(200);
    const acts = await t.database.selectFrom('admin_acts').selectAll().where('admin_id', '=', guard.user.id).execute();
    expect(acts).toMatchObject([
      { endpoint: 'POST /api/admin/people/{id}/suspend', concerns_id: mentor.user.id, ids: { id: mentor.user.id } },
    ]);
  });

  test('roles and duties are given by an administrator with a second factor, to mentors', async () => {
    const [admin, mentor, student] = [await t.admin(), await t.mentor(), await t.student()];
    const give = (by: Person, whom: Person, body: object) =>
      by.call(people.changeRole, { params: { id: whom.user.id }, body: { reason: 'She helps us.', ...body } });
    const asEditor = { role: 'mentor', duties: ['facts', 'papers'] };
    expect((await give(admin, mentor, asEditor)).body.code).toBe('second_factor_needed');
    await withSecondFactor(admin);
    expect((await give(admin, student, asEditor)).status).toBe(403);
    expect((await give(admin, admin, { role: 'mentor', duties: [] })).status).toBe(403);
    expect((await give(admin, mentor, asEditor)).body.person).toMatchObject({
      role: 'mentor',
      duties: ['facts', 'papers'],
    });
    expect((await give(admin, mentor, { role: 'admin', duties: ['facts'] })).body.person).toMatchObject({
      role: 'admin',
      duties: [],
    });
    const colleague = t.stranger('192.0.2.45');
    await colleague.call(signIn, { body: { email: mentor.user.email, password: goodPassword } });
    expect((await colleague.call(people.findPeople, { body: { words: mentor.user.email } })).body.people).toHaveLength(
      1,
    );
    expect((await give(admin, mentor, { role: 'mentor', duties: [] })).body.person).toMatchObject({ role: 'mentor' });
  });

  test('the last administrator stays, even when two go at the same moment', async () => {
    const alone = await startTestApp();
    try {
      const [one, other] = [await alone.admin('One'), await alone.admin('Other')];
      const answers = await Promise.all([suspend(one, other), suspend(other, one)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const rows = await alone.database.selectFrom('users').select('id').where('suspended_at', 'is', null).execute();
      expect(rows).toHaveLength(1);
      const [left] = rows;
      await expect(
        alone.database
          .deleteFrom('users')
          .where('id', '=', left?.id ?? '')
          .execute(),
      ).rejects.toThrow('last administrator');
      await expect(
        alone.database
          .updateTable('users')
          .set({ role: 'mentor' })
          .where('id', '=', left?.id ?? '')
          .execute(),
      ).rejects.toThrow('last administrator');
    } finally {
      await alone.stop();
    }
  });
});

test('sessions are ended and a second factor is reset with words that the person reads', async () => {
  const [admin, student] = [await t.admin(), await withSecondFactor(await t.student())];
  await t.database
    .insertInto('two_factors')
    .values({ id: randomUUID(), user_id: student.user.id, secret: 'x', backup_codes: 'x' })
    .execute();
  const params = { id: student.user.id };
  expect((await admin.call(people.resetSecondFactor, { params, body: { check: 'Yes' } })).status).toBe(422);
  const check = 'She came to the office with her passport.';
  const { person } = (await admin.call(people.resetSecondFactor, { params, body: { check } })).body;
  expect(person).toMatchObject({ two_factor: false, sessions: 0 });
  expect((await student.call(getSession)).body.user).toBeNull();
  const back = t.stranger('192.0.2.46');
  await back.call(signIn, { body: { email: student.user.email, password: goodPassword } });
  await admin.call(people.endSessionsOf, { params, body: { reason: 'Her phone was stolen.' } });
  expect((await back.call(getSession)).body.user).toBeNull();
  await back.call(signIn, { body: { email: student.user.email, password: goodPassword } });
  const news = (await told({ ...back, user: student.user })).map(({ kind, detail }) => `${kind}: ${detail}`);
  expect(news).toEqual([
    'account-sessions-ended: Her phone was stolen.',
    `account-second-factor-reset: How they made sure it was you: ${check}`,
  ]);
});

describe('for a guardian who asks', () => {
  test('an account is copied after its reason was said, by the one who said it, and the student is told', async () => {
    const [admin, other, student] = [await t.admin(), await t.admin(), await t.student('Nadia Karim')];
    const params = { id: student.user.id };
    const fetchIt = (by: Person) => by.call(people.exportPerson, { params, query: {} });
    expect((await fetchIt(admin)).status).toBe(404);
    await admin.call(people.prepareExportOf, { params, body: { reason: 'Her mother asked.' } });
    expect((await fetchIt(other)).status).toBe(404);
    const { status, raw } = await fetchIt(admin);
    expect(status).toBe(200);
    const files = unzip(raw);
    expect(files.get('data/account/users.json')).toContain('Nadia Karim');
    expect([...files.values()].join('\n')).not.toContain(other.user.email);
    expect(await told(student)).toMatchObject([{ kind: 'account-exported', detail: 'Her mother asked.' }]);
  });

  test('an account is erased once its address was written; that stays on record and the person does not', async () => {
    const [admin, student] = [await t.admin(), await t.student()];
    const params = { id: student.user.id };
    const erase = (email: string) =>
      admin.call(people.erasePerson, { params, body: { reason: 'Asked for by the guardian.', email } });
    expect((await erase('somebody@example.org')).body.fields).toHaveProperty('email');
    expect((await erase(student.user.email)).status).toBe(200);
    expect((await student.call(getSession)).body.user).toBeNull();
    expect((await admin.call(people.readPerson, { params })).status).toBe(404);
    const rows = await t.database.selectFrom('account_measures').selectAll().where('kind', '=', 'erased').execute();
    expect(rows).toMatchObject([{ user_id: null, admin_id: admin.user.id, words: 'Asked for by the guardian.' }]);
  });
});
