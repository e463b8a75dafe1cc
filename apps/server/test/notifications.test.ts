// What people are told of: once, theirs alone, in their language.
import { randomUUID } from 'node:crypto';
import { bookSession, cancelSession, moveSession } from '@lantern/contract/bookings';
import { reviewDocument } from '@lantern/contract/documents.review';
import { replyToTicket, sendTicket } from '@lantern/contract/help';
import { countUnread, listNotifications, markAllRead, markRead, sayReader } from '@lantern/contract/notifications';
import { saveNotifications } from '@lantern/contract/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfSessions } from '#features/bookings/bookings.reminders.ts';
import { remindOfDates } from '#features/notifications/notifications.dates.ts';
import { deliver } from '#features/notifications/notifications.delivery.ts';
import { type News, notify } from '#features/notifications/notifications.service.ts';
import { quietEnd } from '#features/notifications/quiet-hours.ts';
import type { Jobs } from '#ports/jobs/jobs.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { inDays, openMentor } from './support/mentors.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const tell = (person: Person, key: string, more: Partial<News> = {}) =>
  notify(t.ports.jobs, t.database, {
    userId: person.user.id,
    kind: 'paper-rejected',
    key,
    places: { paper: 'Transcript.pdf', reason: 'Page 2 is cut off.' },
    path: '/documents',
    ...more,
  });

type Queued = { name: string; payload: { to?: string; subject?: string; text?: string }; after: Date | undefined };
const queued: Queued[] = [];
/** Jobs that are noted and not run: what is told here is handed on when the test says so. */
const noted = {
  enqueue: async (_executor: unknown, type: { name: string }, payload: object, after?: Date) => {
    queued.push({ name: type.name, payload, after });
  },
} as unknown as Jobs;
const mailsTo = ({ user }: Person) => queued.filter(({ payload }) => payload.to === user.email);
const hand = (person: Person, now?: Date) =>
  deliver(
    { ports: { ...t.ports, jobs: noted }, config: { publicUrl: 'https://lantern.example', smtpUrl: 'smtp://x' } },
    person.user.id,
    now,
  );
const tellQuietly = (person: Person, key: string, more: Partial<News> = {}) =>
  notify(noted, t.database, {
    userId: person.user.id,
    kind: 'paper-verified',
    key,
    places: { paper: 'Transcript.pdf' },
    path: '/documents',
    ...more,
  });

const list = async (person: Person, query = {}, language = 'en') =>
  (await person.call(listNotifications, { query }, { headers: { 'accept-language': language } })).body;

test('told twice, at once or later, it stands once; it is read in the language of the call', async () => {
  const [person, other] = [await t.student(), await t.student()];
  const told = await Promise.all([tell(person, 'paper:1'), tell(person, 'paper:1'), tell(other, 'paper:1')]);
  expect(told.filter(Boolean)).toHaveLength(2);
  expect(await tell(person, 'paper:1')).toBe(false);
  const { notifications, unread, next } = await list(person);
  expect([unread, next]).toEqual([1, null]);
  expect(notifications).toMatchObject([
    { title: '“Transcript.pdf” was not accepted', detail: 'Page 2 is cut off.', path: '/documents', read: false },
  ]);
  expect((await list(person, {}, 'ar')).notifications[0]?.title).toBe('لم يُقبل «Transcript.pdf»');
});

test('what is rolled back is not told', async () => {
  const person = await t.student();
  const failed = t.database.transaction().execute(async (transaction) => {
    const news = {
      userId: person.user.id,
      kind: 'paper-verified',
      key: 'k',
      places: { paper: 'A' },
      path: '/documents',
    };
    await notify(t.ports.jobs, transaction, news as News);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect((await list(person)).unread).toBe(0);
});

test('pages go on where the last one ended; all read means what was seen', async () => {
  const [person, other] = [await t.student(), await t.student()];
  for (let number = 0; number < 65; number++) await tell(person, `paper:${number}`);
  await tell(other, 'paper:x');
  const seen: string[] = [];
  const first = await list(person);
  for (let page = first; ; page = await list(person, { before: page.next })) {
    seen.push(...page.notifications.map(({ _id }) => _id));
    if (page.next === null) break;
  }
  expect([seen.length, new Set(seen).size]).toEqual([65, 65]);
  await tell(person, 'paper:meanwhile');
  const [, second = '', third = ''] = seen;
  expect((await person.call(markRead, { body: { notification_id: third } })).body.unread).toBe(65);
  expect((await person.call(markAllRead, { body: { up_to: second } })).body.unread).toBe(2);
  expect((await other.call(markAllRead, { body: { up_to: second } })).status).toBe(404);
  expect((await other.call(markRead, { body: { notification_id: second } })).status).toBe(404);
  // a place in somebody else's list is no place
  expect((await list(other, { before: second })).notifications).toEqual([]);
  expect((await list(other)).unread).toBe(1);
});

test('what is renewed is told anew once it was read', async () => {
  const person = await t.student();
  const again = () => tell(person, 'chat:1', { renew: true });
  expect([await again(), await again()]).toEqual([true, false]);
  const [{ _id = '' } = {}] = (await list(person)).notifications;
  await person.call(markRead, { body: { notification_id: _id } });
  expect([await again(), (await list(person)).unread]).toEqual([true, 1]);
});

test('the reader is whoever is signed in; a zone that does not exist is none', async () => {
  const mentor = await t.mentor();
  const say = (zone: string) => mentor.call(sayReader, { body: { language: 'bn', zone } });
  expect((await mentor.call(countUnread)).body).toEqual({ unread: 0, language: null, zone: null });
  expect([(await say('Mars/Base')).status, (await say('Asia/Dhaka')).status]).toEqual([422, 200]);
  expect((await mentor.call(countUnread)).body).toEqual({ unread: 0, language: 'bn', zone: 'Asia/Dhaka' });
  expect((await t.stranger().call(listNotifications, {})).status).toBe(401);
});

test('a mail goes out once for what came together, by the switches, never to guests', async () => {
  const [person, quiet, guest] = [await t.student('Amina Rahman'), await t.student(), await t.student()];
  await person.call(sayReader, { body: { language: 'bn', zone: 'UTC' } });
  const off = { emailUpdates: true, sessionReminders: true, applicationDeadlines: true, mentorMessages: false };
  await quiet.call(saveNotifications, { body: off });
  await t.database.updateTable('users').set({ guest: true }).where('id', '=', guest.user.id).execute();
  for (const each of [person, quiet, guest]) await tellQuietly(each, 'a');
  await tellQuietly(person, 'b', { kind: 'ticket-answered', places: { subject: 'x' } });
  await tellQuietly(person, 'c', { kind: 'date-near', places: { title: 'Leeds', day: { day: '2027-01-15' } } });
  await tellQuietly(person, 'd', { kind: 'session-near', until: new Date(Date.now() - 1000) });
  const noon = new Date('2026-12-01T12:00:00Z');
  for (const each of [person, quiet, guest]) await Promise.all([hand(each, noon), hand(each, noon)]);
  expect(mailsTo(person)).toHaveLength(1);
  const { subject, text } = mailsTo(person)[0]?.payload ?? {};
  expect(subject).toBe('“Transcript.pdf” যাচাই হয়েছে (+1)');
  for (const part of ['Amina Rahman', 'Leeds', '২০২৭', 'https://lantern.example/notifications'])
    expect(text).toContain(part);
  expect([...mailsTo(quiet), ...mailsTo(guest)]).toEqual([]);
  // what the sign-up said holds until the profile says otherwise
  await tellQuietly(person, 'e', { kind: 'fact-kept', places: { about: 'x' } });
  await hand(person, noon);
  expect(mailsTo(person)).toHaveLength(1);
});

test('quiet hours hold it back until they end, unless it would be too late then', async () => {
  const person = await t.student();
  await person.call(sayReader, { body: { language: 'en', zone: 'Asia/Dhaka' } });
  const night = new Date('2026-12-01T20:00:00Z'); // 02:00 there
  await tellQuietly(person, 'a');
  await hand(person, night);
  expect(mailsTo(person)).toEqual([]);
  expect(queued.at(-1)).toMatchObject({ name: 'deliver-notifications', after: new Date('2026-12-02T01:00:00Z') });
  const places = {
    what: { session: 'free-session' },
    other: 'Farhana',
    when: { instant: '2026-12-01T21:00:00Z', zone: 'UTC' },
  };
  await tellQuietly(person, 'b', { kind: 'session-near', places, until: new Date('2026-12-01T21:00:00Z') });
  await hand(person, night);
  expect(mailsTo(person).map(({ payload }) => payload.subject)).toEqual(['Soon: Open session with Farhana']);
  expect(mailsTo(person)[0]?.payload.text).toContain('03:00 (Asia/Dhaka)');
  await hand(person, new Date('2026-12-02T01:00:00Z'));
  expect(mailsTo(person)).toHaveLength(2);
});

test.each([
  ['Asia/Dhaka', '22:00', '07:00', '2026-12-01T15:59:00Z', undefined],
  ['Asia/Dhaka', '22:00', '07:00', '2026-12-01T16:00:00Z', '2026-12-02T01:00:00Z'],
  ['Asia/Kathmandu', '22:00', '07:00', '2026-12-01T01:00:00Z', '2026-12-01T01:15:00Z'],
  ['UTC', '13:00', '14:00', '2026-12-01T13:30:00Z', '2026-12-01T14:00:00Z'],
  ['UTC', '13:00', '13:00', '2026-12-01T13:00:00Z', undefined],
  // clocks go forward at 01:00 UTC, and back
  ['Europe/London', '22:00', '07:00', '2027-03-27T23:00:00Z', '2027-03-28T06:00:00Z'],
  ['Europe/London', '22:00', '07:00', '2026-10-24T22:00:00Z', '2026-10-25T07:00:00Z'],
  ['Europe/London', '22:00', '01:30', '2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z'],
  [undefined, '00:00', '23:59', '2026-12-01T12:00:00Z', undefined],
  ['Mars/Base', '00:00', '23:59', '2026-12-01T12:00:00Z', undefined],
])('quiet hours in %s from %s to %s at %s end %s', (zone, from, to, now, end) => {
  expect(quietEnd(zone, { from, to }, new Date(now))?.toISOString().replace('.000', '')).toBe(end);
});

test('dates are reminded of 30, 7 and 1 days before, on the morning of the student, once', async () => {
  const [person, other] = [await t.student(), await t.student()];
  await person.call(sayReader, { body: { language: 'en', zone: 'Asia/Dhaka' } });
  const dated = (date: string, more = {}) => ({
    id: `t:${date}`,
    title: `T ${date}`,
    date,
    kind: 'test',
    link: '/tests',
    isDone: false,
    ...more,
  });
  const things = [
    dated('2027-01-31'),
    dated('2027-01-08'),
    dated('2027-01-02'),
    dated('2027-01-20'),
    dated('2026-12-31'),
    dated('2027-01-08', { id: 'done', isDone: true }),
    dated('2027-01-08', { id: 'own', isMovable: true }),
    dated('2027-01-08', { id: 'call', kind: 'session' }),
  ];
  const features = [
    { name: 'one', datedThings: async (_: unknown, id: string) => (id === person.user.id ? things : []) },
  ];
  const remind = (now: string) => remindOfDates({ ...t.ports, jobs: noted, features }, new Date(now));
  const titles = async () => (await list(person)).notifications.map(({ title }) => title).sort();
  // half past seven there
  await remind('2027-01-01T01:30:00Z');
  expect(await titles()).toEqual([]);
  await Promise.all([remind('2027-01-01T02:30:00Z'), remind('2027-01-01T02:30:00Z')]);
  await remind('2027-01-01T09:30:00Z');
  const first = ['T 2027-01-02', 'T 2027-01-08', 'T 2027-01-31'];
  expect(await titles()).toEqual(first);
  // two days away: what was due in between comes late, nothing comes twice
  await remind('2027-01-04T03:00:00Z');
  expect(await titles()).toEqual(first);
  await remind('2027-01-15T03:00:00Z');
  expect(await titles()).toEqual(['T 2027-01-02', 'T 2027-01-08', 'T 2027-01-20', 'T 2027-01-31']);
  expect((await list(other)).notifications).toEqual([]);
});

test('a session is told to the other one, and both are reminded a day and an hour before, once', async () => {
  const [person, mentor] = [await t.student('Nadia Karim'), await openMentor(t, {}, 'Farhana')];
  const body = { kind: 'free-session', date: inDays(5), time: '10:00', mentor_id: mentor.user.id };
  const { session } = (await person.call(bookSession, { body })).body;
  const params = { id: session._id };
  await person.call(moveSession, { params, body: { starts_at: `${inDays(6)}T10:00:00Z`, zone: 'UTC' } });
  const at = (hours: number) => new Date(Date.parse(`${inDays(6)}T10:00:00Z`) - hours * 3_600_000);
  const remind = (hours: number) => remindOfSessions({ ...t.ports, jobs: noted }, at(hours));
  const kinds = async (who: Person) => (await list(who)).notifications.map(({ kind, path }) => `${kind} ${path}`);
  await remind(25);
  expect(await kinds(mentor)).toEqual(['session-moved /mentor', 'session-booked /mentor']);
  expect(await kinds(person)).toEqual([]);
  await Promise.all([remind(23.9), remind(23.9)]);
  await remind(23);
  expect(await kinds(person)).toEqual(['session-near /my-sessions']);
  for (const hours of [5, 0.9, 0.5, -0.1]) await remind(hours);
  expect(await kinds(person)).toEqual(['session-near /my-sessions', 'session-near /my-sessions']);
  expect((await list(mentor)).notifications[0]?.title).toBe('Soon: Open session with Nadia Karim');
  await mentor.call(cancelSession, { params, body: { reason: 'I am ill.' } });
  expect((await kinds(person))[0]).toBe('session-cancelled /my-sessions');
  expect((await kinds(mentor))[0]).toBe('session-near /mentor');
});

test('a checked paper and an answered message are told to whose they are', async () => {
  const [person, admin] = [await t.student(), await t.admin()];
  const { _id, version } = await paper(person, { custom_name: 'Grade 12' });
  const verdict = { document_id: _id, version, status: 'rejected', reason: 'Page 2 is cut off.' };
  for (let times = 0; times < 2; times++) await admin.call(reviewDocument, { body: verdict });
  const params = { id: randomUUID() };
  const ticket = { name: 'Amina', email: 'amina@example.org', subject: 'My papers', message: 'Where are they?' };
  await person.call(sendTicket, { params, body: ticket });
  const reply = { params: { ...params, replyId: randomUUID() }, body: { text: 'There.' } };
  for (let times = 0; times < 2; times++) await admin.call(replyToTicket, reply);
  expect((await list(person)).notifications).toMatchObject([
    { title: 'A reply to your message “My papers”', path: '/help' },
    { title: '“Grade 12.pdf” was not accepted', detail: 'Page 2 is cut off.', path: '/documents' },
  ]);
});
