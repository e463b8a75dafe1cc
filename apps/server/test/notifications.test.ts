// What people are told of: once, theirs alone, in their language.
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookSession, cancelSession, moveSession } from '@lantern/contract/bookings';
import { reviewDocument } from '@lantern/contract/documents.review';
import { replyToTicket, sendTicket } from '@lantern/contract/help';
import {
  addDevice,
  countUnread,
  getSettings,
  listNotifications,
  markAllRead,
  markRead,
  removeDevice,
  saveSettings,
  sayReader,
} from '@lantern/contract/notifications';
import { saveNotifications } from '@lantern/contract/profile';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { remindOfSessions } from '#features/bookings/bookings.reminders.ts';
import { remindOfDates } from '#features/notifications/notifications.dates.ts';
import { deliver } from '#features/notifications/notifications.delivery.ts';
import { pushKeys } from '#features/notifications/notifications.push.store.ts';
import { sendToDevice } from '#features/notifications/notifications.push.ts';
import { type News, notify } from '#features/notifications/notifications.service.ts';
import { quietEnd } from '#features/notifications/quiet-hours.ts';
import type { Jobs } from '#ports/jobs/jobs.ts';
import { isPublicAddress } from '#ports/public-address.ts';
import type { Push } from '#ports/push/push.ts';
import { makePushKeys, publicReach, type Reach, webPushSender } from '#ports/push/push-web.ts';
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

type Queued = {
  name: string;
  payload: { to?: string; userId?: string; subject?: string; text?: string };
  after: Date | undefined;
};
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
  expect((await list(person, {}, 'ar')).notifications[0]?.title).toBe('لم يُقبل «\u2068Transcript.pdf\u2069»');
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

test('what names somebody goes with their account', async () => {
  const [person, other] = [await t.student(), await t.student()];
  await tell(person, 'a', { about: other.user.id });
  await tell(person, 'b');
  await t.database.deleteFrom('users').where('id', '=', other.user.id).execute();
  expect((await list(person)).unread).toBe(1);
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

test('a name in the subject and the words of a mail leads nowhere', async () => {
  const person = await t.student();
  const mentor = 'Farhana www.example.org 01712345678';
  await tellQuietly(person, 'e', {
    kind: 'session-near',
    places: { what: { session: 'free-session' }, other: mentor, when: { day: '2027-01-15' } },
  });
  await hand(person, new Date('2026-12-01T12:00:00Z'));
  const { subject, text } = mailsTo(person)[0]?.payload ?? {};
  expect(subject).toBe('Soon: Open session with Farhana');
  expect(text).toContain('Farhana');
  for (const part of ['example.org', '01712345678'])
    expect(`${subject}${text?.replace('lantern.example', '')}`).not.toContain(part);
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
    { name: 'one', datedEntries: async (_: unknown, id: string) => (id === person.user.id ? things : []) },
  ];
  const remind = (now: string) => remindOfDates({ ...t.ports, jobs: noted, features }, new Date(now));
  const titles = async () => (await list(person)).notifications.map(({ title }) => title).sort();
  // half past seven there
  await remind('2027-01-01T01:30:00Z');
  expect(await titles()).toEqual([]);
  await Promise.all([remind('2027-01-01T02:30:00Z'), remind('2027-01-01T02:30:00Z')]);
  await remind('2027-01-01T09:30:00Z');
  // the hours after it begin nothing for those who were looked at
  const begun = vi.spyOn(t.database, 'transaction');
  await remind('2027-01-01T10:30:00Z');
  expect(begun).not.toHaveBeenCalled();
  begun.mockRestore();
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

describe('phones', () => {
  /** A push service on this machine that answers as told, and notes what it is asked. */
  async function service(answers: number[]) {
    const asked: { headers: IncomingHttpHeaders; bytes: number }[] = [];
    const server = createServer(async (request, reply) => {
      const body = Buffer.concat(await request.toArray());
      asked.push({ headers: request.headers, bytes: body.length });
      reply.writeHead(answers.shift() ?? 201, { location: 'http://127.0.0.1:1/' }).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { asked, url: (path: string) => `http://127.0.0.1:${port}/${path}`, close: () => server.close() };
  }
  const here: Reach = { protocols: ['http:'], isKnown: () => true, isAllowed: (address) => address === '127.0.0.1' };
  const browserKeys = () => {
    const curve = createECDH('prime256v1');
    return { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  };
  const noon = new Date('2026-12-01T12:00:00Z');
  const pushJobs = ({ user }: Person) =>
    queued.filter(({ name, payload }) => name === 'send-push' && payload.userId === user.id);
  const sendQueued = (person: Person, push: Push) =>
    Promise.all(pushJobs(person).map(({ payload }) => sendToDevice({ ...t.ports, push }, payload as never)));

  test('are told once what is wanted; one that is gone is forgotten', async () => {
    const person = await t.student();
    const phone = await service([201, 410]);
    const push = webPushSender(await pushKeys(t.database, makePushKeys), 'mailto:a@example.org', here);
    expect(push.publicKey).toBe(t.ports.push.publicKey);
    const device = { ...browserKeys(), endpoint: phone.url('one'), user_id: person.user.id };
    await t.database.insertInto('push_devices').values(device).execute();
    const off = { sessions: true, deadlines: false, messages: true, updates: true };
    const settings = { quiet_from: '22:00', quiet_to: '07:00', push: off };
    expect((await person.call(saveSettings, { body: settings })).body.settings).toMatchObject({
      ...settings,
      devices: 1,
    });
    await tellQuietly(person, 'a');
    await tellQuietly(person, 'b', { kind: 'date-near', places: { title: 'Leeds', day: { day: '2027-01-15' } } });
    await Promise.all([hand(person, noon), hand(person, noon)]);
    expect(pushJobs(person).map(({ payload }) => JSON.parse(payload.text ?? ''))).toMatchObject([
      { title: '“Transcript.pdf” is verified', path: '/documents', silent: false },
    ]);
    await sendQueued(person, push);
    expect(phone.asked).toHaveLength(1);
    expect(phone.asked[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(phone.asked[0]?.headers.authorization).toMatch(/^vapid t=/);
    // the second answer is 410
    await sendQueued(person, push);
    await sendQueued(person, push);
    expect(phone.asked).toHaveLength(2);
    expect((await person.call(getSettings)).body.settings.devices).toBe(0);
    phone.close();
  });

  test('a busy service is tried again; no redirect is followed, keys that are none are forgotten', async () => {
    const phone = await service([503, 302]);
    const push = webPushSender(makePushKeys(), 'mailto:a@example.org', here);
    const target = { ...browserKeys(), endpoint: phone.url('x') };
    await expect(push.send(target, 'x', 60)).rejects.toThrow('503');
    expect(await push.send(target, 'x', 60)).toBe('refused');
    expect(await push.send({ ...target, p256dh: 'A'.repeat(87) }, 'x', 60)).toBe('gone');
    expect(phone.asked).toHaveLength(2);
    phone.close();
  });

  test('nothing of this network is asked', async () => {
    const phone = await service([]);
    const push = webPushSender(makePushKeys(), 'mailto:a@example.org', publicReach());
    const secure = { ...publicReach(), isKnown: () => true, protocols: ['http:', 'https:'] };
    const careless = webPushSender(makePushKeys(), 'mailto:a@example.org', secure);
    for (const endpoint of [phone.url('x'), phone.url('x').replace('127.0.0.1', 'localhost')])
      for (const sender of [push, careless])
        expect(await sender.send({ ...browserKeys(), endpoint }, 'x', 60)).toBe('refused');
    expect(phone.asked).toEqual([]);
    phone.close();
    const local = '127.0.0.1 10.1.2.3 192.168.0.1 172.31.0.1 169.254.169.254 100.64.0.1 0.0.0.0 255.255.255.255'.split(
      ' ',
    );
    const local6 = '::1 :: fe80::1 fd00::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1::1 ff02::1'.split(' ');
    expect([...local, ...local6].filter(isPublicAddress)).toEqual([]);
    expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(3);
  });

  test('only push services that are known are asked, and those that the settings name', () => {
    const { isKnown } = publicReach(['push.example.org', '.push.test']);
    const known =
      'fcm.googleapis.com updates.push.services.mozilla.com web.push.apple.com wns2-by3p.notify.windows.com';
    const named = 'push.example.org one.push.test';
    expect(`${known} ${named}`.split(' ').filter((host) => !isKnown(host))).toEqual([]);
    const others =
      'example.org evilpush.apple.com fcm.googleapis.com.evil.example one.push.example.org 8.8.8.8 push.test';
    expect(others.split(' ').filter(isKnown)).toEqual([]);
  });

  test('a browser is its owner’s: it changes hands with its keys, ten of one person at most', async () => {
    const [person, other] = [await t.student(), await t.student()];
    const device = (name: string) => ({
      endpoint: `https://updates.push.services.mozilla.com/${name}`,
      ...browserKeys(),
    });
    const mine = device('mine');
    expect((await person.call(addDevice, { body: mine })).body.devices).toBe(1);
    const stolen = await other.call(addDevice, { body: { ...device('mine') } });
    expect([stolen.status, stolen.body.code]).toEqual([409, 'id_taken']);
    expect((await other.call(removeDevice, { body: { endpoint: mine.endpoint } })).body.devices).toBe(0);
    expect((await person.call(getSettings)).body.settings.devices).toBe(1);
    expect((await other.call(addDevice, { body: mine })).body.devices).toBe(1);
    expect((await person.call(getSettings)).body.settings.devices).toBe(0);
    const unknown = { ...mine, endpoint: 'https://push.example.org/mine' };
    expect((await person.call(addDevice, { body: unknown })).body.code).toBe('push_service_unknown');
    for (let number = 0; number < 12; number++) await other.call(addDevice, { body: device(`${number}`) });
    expect((await other.call(getSettings)).body.settings.devices).toBe(10);
    for (const endpoint of ['http://push.example.org/1', 'ftp://push.example.org', 'x'])
      expect((await person.call(addDevice, { body: { ...mine, endpoint } })).status).toBe(422);
  });
});
