// The accounts of the demo school: its administrator, its mentors, its students.
import { createHmac } from 'node:crypto';
import { demoAdministrator, demoMentors } from '@lantern/content/demo-school/people';
import type { DemoStudent } from '@lantern/content/demo-school/student';
import { demoStudents } from '@lantern/content/demo-school/students';
import * as accounts from '@lantern/contract/accounts';
import { inviteMentor } from '@lantern/contract/admin';
import { saveMentorProfile } from '@lantern/contract/mentors';
import { changeRole } from '@lantern/contract/people';
import type { FastifyInstance } from 'fastify';
import { type Caller, newCaller } from './caller.ts';
import { demoDomain } from './seed.store.ts';

export type Person = Caller & { id: string; name: string };
export type Student = Person & { is: DemoStudent };
export type People = { admin: Person; mentors: Map<string, Person>; students: Map<string, Student> };

type School = { app: FastifyInstance; publicUrl: string | undefined; adminLink: string; password: string };

export const addressOf = (key: string) => `${key}@${demoDomain}`;
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

export async function makePeople(school: School): Promise<People> {
  const admin = await makeAdministrator(school);
  const mentors = new Map<string, Person>();
  for (const mentor of demoMentors) {
    const { link } = await admin.call(inviteMentor, { body: { email: addressOf(mentor.key) } });
    const caller = newCaller(school.app, school.publicUrl);
    const body = { token: tokenOf(link), name: mentor.name, password: school.password, agreeToTerms: true as const };
    const { user } = signedIn(await caller.call(accounts.acceptInvitation, { body }));
    mentors.set(mentor.key, { ...caller, id: user.id, name: mentor.name });
  }
  await giveDuties(school, admin, mentors);
  for (const { key, card, byPhone } of demoMentors) {
    const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      from: '09:00',
      to: weekday === 6 ? '12:00' : '19:00',
    }));
    const profile = {
      ...{ ...card, notice_hours: 2, buffer_minutes: 15, hours, exceptions: [], published: true, safeguards: true },
      ...{ meeting_link: 'https://meet.example.org/demo-school', call_room: true, calls_phones: byPhone },
    };
    await named(mentors, key).call(saveMentorProfile, { body: { profile, base_revision: 0 } });
  }
  const students = new Map<string, Student>();
  for (const is of demoStudents) students.set(is.key, await makeStudent(school, is));
  return { admin, mentors, students };
}

/** Of the demo school's lists, which name each other by key. */
export function named<T>(people: ReadonlyMap<string, T>, key: string): T {
  const person = people.get(key);
  if (!person) throw new Error(`nobody is called ${key}`);
  return person;
}

function signedIn<User>(answer: { user: User } | object): { user: User } {
  if (!('user' in answer)) throw new Error('an account of the demo school asks for a second step');
  return answer;
}

async function makeAdministrator({ app, publicUrl, adminLink, password }: School): Promise<Person> {
  const { key, name } = demoAdministrator;
  const caller = newCaller(app, publicUrl);
  const body = { token: tokenOf(adminLink), name, email: addressOf(key), password };
  const { user } = signedIn(await caller.call(accounts.claimAdmin, { body }));
  return { ...caller, id: user.id, name };
}

/** Duties are given by an administrator who has a second factor; this one has it for as long as that takes. */
async function giveDuties({ password }: School, admin: Person, mentors: ReadonlyMap<string, Person>): Promise<void> {
  const { secret } = await admin.call(accounts.enableTwoFactor, { body: { password } });
  await admin.call(accounts.confirmTwoFactor, { body: { code: codeNow(secret) } });
  for (const { key, duties } of demoMentors) {
    if (duties.length === 0) continue;
    const mentor = named(mentors, key);
    const body = { role: 'mentor' as const, duties: [...duties], reason: 'You offered to do this besides. Thank you!' };
    await admin.call(changeRole, { params: { id: mentor.id }, body });
    // a change of duties ends the sessions
    await mentor.call(accounts.signIn, { body: { email: addressOf(key), password } });
  }
  await admin.call(accounts.disableTwoFactor, { body: { password } });
}

async function makeStudent({ app, publicUrl, password }: School, is: DemoStudent): Promise<Student> {
  const caller = newCaller(app, publicUrl);
  const name = `${is.first} ${is.last}`.trim();
  const body = { name, email: addressOf(is.key), password, agreeToTerms: true as const };
  const { user } = signedIn(await caller.call(accounts.signUp, { body }));
  return { ...caller, id: user.id, name, is };
}

/** RFC 6238 with the defaults of authenticator apps: SHA-1, 6 digits, 30 seconds. */
function codeNow(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/=+$/, '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
