// A link with which somebody at home follows a student: what it shows, and when it stops.
import * as contract from '@lantern/contract/guardians';
import { putTestPlan } from '@lantern/contract/planners.test-prep';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
async function make(person: Person) {
  const { body } = await person.call(contract.createGuardianLink, {
    body: { label: 'For my uncle', ends_on: dayFromNow(30) },
  });
  return { link: body.guardian_link, token: body.url.split('/').at(-1) ?? '' };
}
const open = (token: string) => t.stranger().call(contract.openGuardianLink, { params: { token } });

test('shows progress and next dates to whoever has it, and nothing that was written', async () => {
  const person = await t.student();
  await person.call(putTestPlan, {
    params: { id: 'ielts' },
    body: {
      shown: true,
      start: dayFromNow(0),
      target: dayFromNow(90),
      weeks: 12,
      hours: 6,
      format: null,
      off_weekdays: [],
      away: [],
      travel_days: 0,
      fee: null,
      fee_currency: null,
      pay_by: null,
    },
  });
  const { link, token } = await make(person);
  const { status, body } = await open(token);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['dates', 'ends_on', 'percent', 'steps', 'student']);
  expect(body).toMatchObject({ ends_on: dayFromNow(30), percent: expect.any(Number) });
  expect(body.steps.every((step) => Object.keys(step).sort().join() === 'id,percent,status')).toBe(true);
  expect(body.dates[0]?.title).toContain('IELTS');
  const { body: mine } = await person.call(contract.listGuardianLinks);
  expect(mine.links).toMatchObject([{ _id: link._id, label: 'For my uncle', opened: 1, revoked_at: null }]);
  const kept = await t.database.selectFrom('guardian_links').select('token_hash').execute();
  expect(kept.some(({ token_hash }) => token_hash.toString('latin1').includes(token))).toBe(false);
});

test('stops at once when it is closed, and after its last day', async () => {
  const person = await t.student();
  const [closed, ended] = [await make(person), await make(person)];
  await person.call(contract.revokeGuardianLink, { body: { link_id: closed.link._id } });
  expect((await open(closed.token)).body.code).toBe('not_found');
  expect((await open(ended.token)).status).toBe(200);
  await t.database
    .updateTable('guardian_links')
    .set({ ends_on: sql<string>`current_date - 3` })
    .where('id', '=', ended.link._id)
    .execute();
  expect((await open(ended.token)).status).toBe(404);
});

test('somebody else’s link cannot be closed or seen, a guessed one opens nothing', async () => {
  const [person, other] = [await t.student(), await t.student()];
  const { link, token } = await make(person);
  const foreign = await other.call(contract.revokeGuardianLink, { body: { link_id: link._id } });
  expect(foreign.status).toBe(404);
  expect((await other.call(contract.listGuardianLinks)).body.links).toEqual([]);
  expect((await t.stranger().call(contract.listGuardianLinks)).status).toBe(401);
  expect((await open('x'.repeat(43))).status).toBe(404);
  expect((await open(token)).status).toBe(200);
});

test.each([
  ['yesterday', -3],
  ['in two years', 700],
])('a link until %s is refused beside its field', async (_, days) => {
  const { status, body } = await (await t.student()).call(contract.createGuardianLink, {
    body: { ends_on: dayFromNow(days) },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['ends_on']]);
});
