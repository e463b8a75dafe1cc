// What people are told of: once, theirs alone, in their language.
import { countUnread, listNotifications, markAllRead, markRead, sayReader } from '@lantern/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type News, notify } from '#features/notifications/notifications.service.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

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
