// The administrator, and a mentor whom students can book; each signed in.
import { acceptInvitation, claimAdmin } from '@lantern/contract/accounts';
import { inviteMentor } from '@lantern/contract/admin';
import { saveMentorProfile } from '@lantern/contract/mentors';
import { callAs, type Student } from '../bench/student.ts';
import type { SignIn } from './visit.ts';

export type Person = Pick<Student, 'call' | 'user' | 'headers'>;

const password = 'Boat2022!';
const newHeaders = (url: string): Record<string, string> => ({ origin: new URL(url).origin });
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

/** `link`: the one-time link that the server prints. */
export async function makeAdmin(url: string, link: string): Promise<Person> {
  const headers = newHeaders(url);
  const call = callAs(url, headers);
  const person = { name: 'Root Person', email: 'root@example.org', password };
  const { body } = await call(claimAdmin, { body: { token: tokenIn(link), ...person } });
  return { call, headers, user: body.user };
}

export async function makeMentor(url: string, admin: Person): Promise<Person> {
  const invited = await admin.call(inviteMentor, { body: { email: 'mentor@example.org' } });
  const headers = newHeaders(url);
  const call = callAs(url, headers);
  const token = tokenIn(invited.body.link);
  const { body } = await call(acceptInvitation, {
    body: { token, name: 'Farhana Haque', password, agreeToTerms: true },
  });
  const profile = {
    expertise: 'Visa and funding',
    about: 'Eight years of visa papers',
    specialties: ['Visas'],
    languages: ['bn', 'en'],
    countries: ['GB'],
    time_zone: 'UTC',
    kinds: ['free-session' as const],
    notice_hours: 0,
    buffer_minutes: 0,
    meeting_link: '',
    call_room: true,
    calls_phones: false,
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
    exceptions: [],
    published: true,
    safeguards: true,
  };
  const saved = await call(saveMentorProfile, { body: { profile, base_revision: 0 } });
  if (saved.status !== 200) throw new Error(`a mentor's profile was answered with ${saved.status}`);
  return { call, headers, user: body.user };
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
