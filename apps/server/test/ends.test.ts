// What ends after a year: answered messages, and what was noted of who opened something.
import { randomUUID } from 'node:crypto';
import { createShareLink, listShareLinks, openShareLink } from '@lantern/contract/documents.sharing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldOpenings } from '#features/documents/sharing/documents.shares.store.ts';
import { deleteOldTickets } from '#features/help/help.store.ts';
import { purgeOld } from '#features/shares/shares.store.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { inDays } from './support/mentors.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
let student: Person;
beforeAll(async () => {
  t = await startTestApp();
  student = await t.student();
});
afterAll(() => t.stop());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

test('a message a year after its last reply, and none that nobody has answered', async () => {
  const rows = [
    { subject: 'long ago', replies: [{ id: randomUUID(), text: 'Hello', at: ago(366).toISOString() }] },
    {
      subject: 'answered again',
      replies: [366, 364].map((days) => ({ id: randomUUID(), text: 'Hello', at: ago(days).toISOString() })),
    },
    { subject: 'never answered', replies: [] },
  ];
  for (const { subject, replies } of rows)
    await t.database
      .insertInto('tickets')
      .values({
        ...{ id: randomUUID(), user_id: student.user.id, name: 'Amina', email: 'amina@example.org', language: 'en' },
        ...{ subject, message: 'Help', replies: JSON.stringify(replies), created_at: ago(400) },
      })
      .execute();
  await deleteOldTickets(t.database);
  const kept = await t.database.selectFrom('tickets').select('subject').orderBy('subject').execute();
  expect(kept.map(({ subject }) => subject)).toEqual(['answered again', 'never answered']);
});

test('what mentors opened', async () => {
  const mentor = await t.mentor();
  for (const days of [366, 364])
    await t.database
      .insertInto('share_openings')
      .values({
        ...{ student_id: student.user.id, mentor_id: mentor.user.id, scope: 'record' },
        ...{ hour: ago(days), first_at: ago(days), last_at: ago(days) },
      })
      .execute();
  await purgeOld(t.database);
  expect(await t.database.selectFrom('share_openings').select('last_at').execute()).toHaveLength(1);
});

test('when a link to papers was opened; the link itself goes on', async () => {
  const { _id } = await paper(student);
  const body = { document_ids: [_id], ends_on: inDays(5) };
  const { share, url } = (await student.call(createShareLink, { body })).body;
  const token = url.split('/').at(-1) ?? '';
  for (let times = 0; times < 2; times++) await t.stranger().call(openShareLink, { params: { token } });
  const [first] = await t.database.selectFrom('document_share_openings').select('id').orderBy('id').execute();
  await t.database
    .updateTable('document_share_openings')
    .set({ at: ago(366) })
    .where('id', '=', `${first?.id}`)
    .execute();
  await deleteOldOpenings(t.database);
  expect((await student.call(listShareLinks)).body.shares).toMatchObject([{ _id: share._id, opened: 1 }]);
});
