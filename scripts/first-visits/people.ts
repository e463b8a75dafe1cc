// The administrator, and a mentor whom students can book; each signed in.
import { acceptInvitation, claimAdmin } from '@lantern/contract/accounts';
import { inviteMentor } from '@lantern/contract/admin';
import type { Endpoint, Input, Output } from '@lantern/contract/endpoint';
import { saveMentorProfile } from '@lantern/contract/mentors';
import { callAs, type Student } from '../../tools/bench/student.ts';
import { bookableMentor } from '../bookable-mentor.ts';
import type { SignIn } from './visit.ts';

export type Person = Pick<Student, 'call' | 'user' | 'headers'>;

const password = 'Boat2022!';
const newHeaders = (url: string): Record<string, string> => ({ origin: new URL(url).origin });
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

/** What is planted must be there: a call that was refused ends everything. */
export async function must<E extends Endpoint>(
  call: Student['call'],
  endpoint: E,
  input: Partial<Input<E>>,
): Promise<Output<E>> {
  const { status, body } = await call(endpoint, input);
  if (status !== 200) throw new Error(`${endpoint.path} was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** `link`: the one-time link that the server prints. */
export async function makeAdmin(url: string, link: string): Promise<Person> {
  const headers = newHeaders(url);
  const call = callAs(url, headers);
  const person = { name: 'Root Person', email: 'root@example.org', password };
  const { user } = await must(call, claimAdmin, { body: { token: tokenIn(link), ...person } });
  return { call, headers, user };
}

export async function makeMentor(url: string, admin: Person): Promise<Person> {
  const { link } = await must(admin.call, inviteMentor, { body: { email: 'mentor@example.org' } });
  const headers = newHeaders(url);
  const call = callAs(url, headers);
  const token = tokenIn(link);
  const { user } = await must(call, acceptInvitation, {
    body: { token, name: 'Farhana Haque', password, agreeToTerms: true },
  });
  const profile = { ...bookableMentor, meeting_link: '', call_room: true };
  await must(call, saveMentorProfile, { body: { profile, base_revision: 0 } });
  return { call, headers, user };
}

/** As a browser keeps it. */
export function signInOf(url: string, { headers }: Person): SignIn {
  const { hostname } = new URL(url);
  const cookies = (headers.cookie ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=');
    const place = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
    return { name: pair.slice(0, at), value: pair.slice(at + 1), ...place };
  });
  return { cookies, origins: [] };
}
