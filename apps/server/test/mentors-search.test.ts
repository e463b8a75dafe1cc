// A school with hundreds of mentors: all of them are found, booked and shared with, though a page shows twenty.
import * as bookings from '@lantern/contract/bookings';
import { listPeople, sendMessage, setBlock } from '@lantern/contract/chat';
import { mentorsPerPage } from '@lantern/contract/mentors';
import { listShareMentors } from '@lantern/contract/shares';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { alwaysOpen, inDays } from './support/mentors.ts';

let t: TestApp;
let student: Person;

const many = 250;
/** Those who are looked for, each by what differs. */
const told = [
  { name: 'Zainab Çelik', changes: { expertise: 'Études d’ingénierie', countries: ['CA'] } },
  { name: 'Zakir Farhan', changes: { specialties: ['Scholarships for nurses'], languages: ['sw'] } },
  { name: 'Zara مريم', changes: { expertise: 'Ask zara@example.org about law' } },
  { name: "Zelda O'Brien-D’Souza", changes: { expertise: 'Industry and R&D', countries: ['AT'], languages: ['hi'] } },
  { name: 'Zoya নাদিয়া', changes: { kinds: ['mock-interview' as const] } },
];

async function insert(name: string, changes: object): Promise<void> {
  const profile = { ...alwaysOpen, kinds: ['free-session'], ...changes };
  const { id } = await t.database
    .insertInto('users')
    .values({
      id: crypto.randomUUID(),
      name,
      email: `${crypto.randomUUID()}@example.org`,
      email_verified: true,
      role: 'mentor',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await t.database
    .insertInto('mentor_profiles')
    .values({ user_id: id, profile: JSON.stringify(profile), published: true, language: 'en' })
    .execute();
}

beforeAll(async () => {
  t = await startTestApp();
  student = await t.student();
  for (let at = 0; at < many; at++) await insert(`Mentor ${String(at).padStart(3, '0')}`, {});
  for (const { name, changes } of told) await insert(name, changes);
});
afterAll(() => t.stop());

const shareable = async (query: object) => (await student.call(listShareMentors, { query })).body;
const namesOf = async (q: string) => (await shareable({ q })).mentors.map(({ name }) => name);

test('pages have all of them once, in order', async () => {
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const { mentors, more } = await shareable({ page });
    expect(mentors.length).toBeLessThanOrEqual(mentorsPerPage);
    names.push(...mentors.map(({ name }) => name));
    if (!more) break;
  }
  expect(names.length).toBe(many + told.length);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect((await student.call(listShareMentors, { query: { page: 0 } })).status).toBe(422);
});

test('words find whom they mean: without case, accents or order, and in other scripts', async () => {
  const [zainab, zakir, zara, zelda, zoya] = told.map(({ name }) => name);
  expect(await namesOf('celik ZAINAB')).toEqual([zainab]);
  expect(await namesOf('ingenierie etudes')).toEqual([zainab]);
  expect(await namesOf('nurses')).toEqual([zakir]);
  for (const canada of ['canada', 'কানাডা', 'كندا', 'कनाडा', 'Canadá', 'Kanada'])
    expect(await namesOf(canada)).toEqual([zainab]);
  for (const swahili of ['Kiswahili', 'swahili', 'সোয়াহিলি']) expect(await namesOf(swahili)).toEqual([zakir]);
  for (const farhan of ['ফারহান', 'फ़रहान', 'فرحان', 'farh']) expect(await namesOf(farhan)).toEqual([zakir]);
  for (const maryam of ['مريم', 'Maryam', 'mary', 'মরিয়ম']) expect(await namesOf(maryam)).toEqual([zara]);
  for (const nadia of ['Nadia', 'নাদিয়া', 'नादिया', 'نادية']) expect(await namesOf(nadia)).toEqual([zoya]);
  // as they are written, marks and all; and a short word begins one: "us" is in Austria and in industry
  for (const typed of ["O'Brien", 'o’brien', 'D’Souza', 'R&D', 'austria'])
    expect(await namesOf(typed)).toEqual([zelda]);
  expect(await namesOf('us')).not.toContain(zelda);
  expect(await namesOf("d'ingénierie")).toEqual([zainab]);
  // "Austria" after its article
  expect(await namesOf('نمسا')).toEqual([zelda]);
  expect((await namesOf('uk')).length).toBe(mentorsPerPage);
  expect(await namesOf('nobody is called so')).toEqual([]);
});

test('what a card hides is not shown, and not found', async () => {
  const [zara] = (await shareable({ q: 'law' })).mentors;
  expect(zara?.expertise).toContain('law');
  expect(zara?.expertise).not.toContain('example.org');
  expect(await namesOf('example.org')).toEqual([]);
});

test('the last of them can be booked, by name and as any mentor; the list says what anybody offers', async () => {
  const { body } = await student.call(bookings.listBookableMentors, { query: { kind: 'free-session', q: 'zakir' } });
  expect(body.mentors.map(({ name }) => name)).toEqual(['Zakir Farhan']);
  expect(body.mentors[0]?.next_free).toEqual(expect.any(String));
  expect(body.kinds).toEqual(['mock-interview', 'free-session']);
  const first = (await student.call(bookings.listBookableMentors, { query: { kind: 'free-session' } })).body;
  expect([first.mentors.length, first.more]).toEqual([mentorsPerPage, true]);
  const mentor_id = body.mentors[0]?.id ?? '';
  const at = { kind: 'free-session', date: inDays(4), zone: 'UTC' } as const;
  const { slots } = (await student.call(bookings.listSlots, { query: { ...at, mentor_id } })).body;
  expect(slots[0]).toMatchObject({ mentor_id, has_link: true, call_room: false, calls_phones: true });
  const booked = await student.call(bookings.bookSession, { body: { ...at, time: '10:00', mentor_id } });
  expect(booked.status, JSON.stringify(booked.body)).toBe(200);
  // offered by one alone, the last by name
  const interview = { kind: 'mock-interview', date: inDays(5), zone: 'UTC' } as const;
  const any = (await student.call(bookings.listSlots, { query: interview })).body.slots;
  expect(any[0]?.mentor_name).toBe('Zoya নাদিয়া');
});

test('a conversation is found among all whom a student can write to', async () => {
  const { people, more } = (await student.call(listPeople, { query: {} })).body;
  expect([people.length, more]).toEqual([100, true]);
  const found = (await student.call(listPeople, { query: { q: 'celik' } })).body;
  expect(found.people.map(({ name }) => name)).toEqual(['Zainab Çelik']);
  expect(found.more).toBe(false);
  const personId = found.people[0]?.person_id ?? '';
  const id = crypto.randomUUID();
  expect((await student.call(sendMessage, { params: { personId, id }, body: { text: 'Hello' } })).status).toBe(200);
  // who was written to stands first, however late the name
  expect((await student.call(listPeople, { query: {} })).body.people[0]?.name).toBe('Zainab Çelik');
  await student.call(setBlock, { params: { personId }, body: { blocked: true } });
  expect(await namesOf('celik')).toEqual([]);
});

test('others see nobody', async () => {
  const mentor = await t.mentor();
  for (const endpoint of [listShareMentors, bookings.listBookableMentors] as const) {
    expect((await mentor.call(endpoint, { query: { q: 'zakir' } })).status).toBe(403);
    expect((await t.stranger().call(endpoint, { query: { q: 'zakir' } })).status).toBe(401);
  }
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from chats`.execute(t.database);
  expect(rows[0]?.n).toBe(1);
  // a mentor's own list has students alone
  expect((await mentor.call(listPeople, { query: { q: 'zakir' } })).body.people).toEqual([]);
});
