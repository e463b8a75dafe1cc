// The private address of a student's calendar.
import { bookSession } from '@lantern/contract/bookings';
import { getCalendarFeed, makeCalendarFeed, readCalendar, revokeCalendarFeed } from '@lantern/contract/calendar';
import { emptyVisaPlan, putVisaPlan } from '@lantern/contract/checklists';
import { taskCalls } from '@lantern/contract/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { openMentor } from './support/mentors.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const make = async (person: Person) => (await person.call(makeCalendarFeed, { body: { language: 'en' } })).body.url;
async function read(url: string) {
  const answer = await t.app.inject({ method: 'GET', url: new URL(url).pathname });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
}

test('shows titles and days of what is open, and nothing else of the student', async () => {
  const person = await t.student('Amina Rahman');
  const title = 'Ask Mr Selim; then go, with the long letter about the land of my uncle in Sylhet — জমির কাগজ';
  const note = 'he is ill';
  await person.call(taskCalls.add, { body: { title, group: 'other', day: inDays(3), note } });
  await person.call(taskCalls.add, { body: { title: 'Done already', group: 'other', day: inDays(3), done: true } });
  const appointment = { id: crypto.randomUUID(), title: 'Biometrics', day: '2027-06-07', time: '09:30' };
  const plan = {
    ...emptyVisaPlan,
    appointments: [{ ...appointment, zone: 'Asia/Dhaka', place: 'Banani', status: 'confirmed' as const }],
  };
  await person.call(putVisaPlan, { params: { id: 'GB' }, body: plan });
  const { status, type, text } = await read(await make(person));
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const whole = text.replaceAll('\r\n ', '');
  expect(whole).toContain(`SUMMARY:${title.replace(';', '\\;').replace(',', '\\,')}\r\n`);
  expect(whole).toContain(`DTSTART;VALUE=DATE:${inDays(3).replaceAll('-', '')}`);
  expect(whole).toContain('DTSTART:20270607T033000Z');
  for (const secret of ['Amina', 'Rahman', note, 'Banani', 'Done already', person.user.id])
    expect(whole).not.toContain(secret);
});

test('a new address closes the one before, closing it closes it, and both at once', async () => {
  const [person, other] = [await t.student(), await t.student()];
  expect((await person.call(getCalendarFeed, {})).body.feed).toBeNull();
  const first = await make(person);
  const second = await make(person);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  const { feed } = (await person.call(getCalendarFeed, {})).body;
  expect(feed?.last_read_at).not.toBeNull();
  // another student's call leaves it alone
  await other.call(revokeCalendarFeed, {});
  expect((await read(second)).status).toBe(200);
  await person.call(revokeCalendarFeed, {});
  expect((await read(second)).status).toBe(404);
});

test('of a mentor shows the sessions that they give, with their times and nothing of the student but the name', async () => {
  const [mentor, student] = [await openMentor(t), await t.student('Nadia Karim')];
  const kind = 'free-session' as const;
  const phone = '+880 1712 345678';
  const booking = { kind, date: inDays(4), time: '10:00', zone: 'UTC', mentor_id: mentor.user.id, note: 'My visa' };
  const { status } = await student.call(bookSession, { body: { ...booking, by_phone: true, phone } });
  expect(status).toBe(200);
  const { text } = await read(await make(mentor));
  expect(text).toContain(`DTSTART:${inDays(4).replaceAll('-', '')}T100000Z`);
  expect(text).toContain('SUMMARY:Open session: Nadia Karim');
  for (const secret of ['1712', 'My visa', student.user.email]) expect(text).not.toContain(secret);
  // a student's own feed is theirs
  expect((await read(await make(student))).text).not.toContain('Nadia');
});

test('is made by students and mentors who are signed in; nobody guesses one', async () => {
  expect((await t.stranger().call(makeCalendarFeed, { body: { language: 'en' } })).status).toBe(401);
  expect((await (await t.admin()).call(makeCalendarFeed, { body: { language: 'en' } })).status).toBe(403);
  expect((await t.stranger().call(readCalendar, { params: { token: 'a'.repeat(43) } })).status).toBe(404);
  expect((await t.stranger().call(readCalendar, { params: { token: '../x' } })).status).toBe(422);
});
