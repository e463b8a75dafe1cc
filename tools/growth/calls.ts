// What is asked of the grown server: every list and page of a student, a mentor and an administrator, and what students do
// most.

import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@lantern/contract/all';
import { listSlots } from '@lantern/contract/bookings';
import { sendMessage } from '@lantern/contract/chat';
import type { Endpoint } from '@lantern/contract/endpoint';
import { updateEssay } from '@lantern/contract/essays';
import { searchEssays } from '@lantern/contract/essays.search';
import { searchInstitutions } from '@lantern/contract/institutions';
import { matchUniversities } from '@lantern/contract/matching';
import { findPeople } from '@lantern/contract/people';
import type { Client } from '../../apps/server/test/support/rows.ts';
import type { GrownServer } from './server.ts';

export type Call = { what: string; ask: () => Promise<{ status: number; text: string }> };

const roles = ['student', 'mentor', 'admin'] as const;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function listCalls(client: Client, server: GrownServer): Promise<Call[]> {
  const people = {
    student: await server.person('nadia@demo-school.example'),
    mentor: await server.person('farhana@demo-school.example'),
    admin: await server.person('admin@demo-school.example'),
  };
  const { student } = people;
  const own = async (query: string) =>
    (await client.query<{ id: string }>(query, [student.id])).rows[0]?.id ?? randomUUID();
  const essay = await own(
    'select id from essays where user_id = $1 and deleted_at is null order by created_at limit 1',
  );
  const writesTo = await own(
    'select mentor_id as id from chats where student_id = $1 and mentor_id is not null limit 1',
  );
  const ids: Readonly<Record<string, string>> = {
    essays: essay,
    documents: await own('select id from documents where user_id = $1 and deleted_at is null limit 1'),
    calls: await own('select id from bookings where student_id = $1 limit 1'),
    interviews: await own('select id from interviews where user_id = $1 limit 1'),
    people: student.id,
  };

  const asked: Call[] = [];
  const add = (what: string, who: (typeof roles)[number], endpoint: Endpoint, input: object) =>
    asked.push({ what: `${what}, ${who}`, ask: () => people[who].call(endpoint, input) });

  for (const { feature, name, endpoint } of allEndpoints) {
    const { access, method, response } = endpoint;
    if (method !== 'GET' || typeof response === 'string' || access.roles === 'anyone') continue;
    for (const who of access.roles) {
      const params = {
        studentId: student.id,
        userId: student.id,
        personId: who === 'mentor' ? student.id : writesTo,
        id: ids[feature] ?? randomUUID(),
      };
      const query = { language: 'en' };
      add(
        `${feature}.${name}`,
        who,
        endpoint,
        endpoint.query?.safeParse(query).success ? { params, query } : { params },
      );
    }
  }
  add('bookings.listSlots', 'student', listSlots, { query: { date: inDays(2), days: 2, zone: 'Asia/Dhaka' } });
  add('institutions.searchInstitutions', 'student', searchInstitutions, { query: { q: 'Toronto' } });
  add('matching.matchUniversities', 'student', matchUniversities, { body: { programLevel: 'UG', budget: [40_000] } });
  add('essays.searchEssays', 'student', searchEssays, { body: { words: 'ferry' } });
  add('people.findPeople', 'admin', findPeople, { body: { words: 'nadia' } });
  // a new one each time
  asked.push({
    what: 'essays.updateEssay, student',
    ask: () =>
      student.call(updateEssay, {
        body: { essay_id: essay, final_text: `It was a day. ${randomUUID()}`, save_id: randomUUID() },
      }),
  });
  asked.push({
    what: 'chat.sendMessage, student',
    ask: () =>
      student.call(sendMessage, { params: { personId: writesTo, id: randomUUID() }, body: { text: 'Thank you.' } }),
  });
  return asked;
}
