// Who the flows are about: signed up by calls, where signing up is not the flow.
import { randomUUID } from 'node:crypto';
import { acceptInvitation, claimAdmin } from '@lantern/contract/accounts';
import { inviteMentor } from '@lantern/contract/admin';
import type { Endpoint } from '@lantern/contract/endpoint';
import { saveMentorProfile } from '@lantern/contract/mentors';
import { bookableMentor } from '../../scripts/bookable-mentor.ts';
import type { Lantern } from '../../scripts/lantern.ts';
import { callAs, type Student, signUpStudent } from '../bench/student.ts';
import { onePage } from './one-page.ts';

export type Person = {
  id: string;
  /** What their browser sends. */
  cookies: { name: string; value: string }[];
  /** Does by a call what the flow is not about. */
  send(method: 'POST' | 'PUT', path: string, body: object): Promise<Record<string, { _id: string }>>;
  /** A paper in the vault. */
  putPaper(category: string, name: string): Promise<void>;
};

/** What the people of an installation share: who runs it, and a mentor whom everybody can book. */
export type Staff = { admin: Person; mentor: Person };

export const mentorName = 'Farhana Haque';
const password = 'Boat2022!';

function personOf(base: string, { user, headers }: Pick<Student, 'headers'> & { user: { id: string } }): Person {
  async function fetched(method: string, path: string, body: RequestInit['body'], more: Record<string, string> = {}) {
    const answer = await fetch(base + path, { method, headers: { ...headers, ...more }, body });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  return {
    id: user.id,
    cookies: [...(headers.cookie ?? '').matchAll(/([^=;\s]+)=([^;]*)/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
    send: (method, path, body) => fetched(method, path, JSON.stringify(body), { 'content-type': 'application/json' }),
    async putPaper(category, custom_name) {
      const form = new FormData();
      form.set('category', category);
      form.set('custom_name', custom_name);
      form.set('file', new Blob([onePage]), `${custom_name}.pdf`);
      await fetched('POST', '/api/documents/upload', form);
    },
  };
}

export const newStudent = async (base: string): Promise<Person> => personOf(base, await signUpStudent(base));

export async function makeStaff({ url, adminLink }: Lantern): Promise<Staff> {
  const base = new URL(url).origin;
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const begin = (address: string) => {
    const headers: Record<string, string> = { origin: base, 'x-forwarded-for': address };
    const call = callAs(base, headers);
    return {
      headers,
      async call<E extends Endpoint>(endpoint: E, input: Parameters<typeof call<E>>[1]) {
        const { status, body } = await call(endpoint, input);
        if (status !== 200) throw new Error(`${endpoint.path} was answered with ${status}: ${JSON.stringify(body)}`);
        return body;
      },
    };
  };
  const [asAdmin, asMentor] = [begin('10.255.0.1'), begin('10.255.0.2')];
  const admin = { name: 'Root Person', email: 'root@example.org', password };
  const claimed = await asAdmin.call(claimAdmin, { body: { token: tokenOf(adminLink), ...admin } });
  const { link } = await asAdmin.call(inviteMentor, { body: { email: `${randomUUID()}@example.org` } });
  const mentor = { name: mentorName, password, agreeToTerms: true as const };
  const accepted = await asMentor.call(acceptInvitation, { body: { token: tokenOf(link), ...mentor } });
  await asMentor.call(saveMentorProfile, {
    body: { profile: { ...bookableMentor, call_room: true }, base_revision: 0 },
  });
  return {
    admin: personOf(base, { user: claimed.user, headers: asAdmin.headers }),
    mentor: personOf(base, { user: accepted.user, headers: asMentor.headers }),
  };
}
