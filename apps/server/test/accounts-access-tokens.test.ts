// Access tokens: each opens what it was made for, until it runs out or is removed, and no account's doors.
import { randomUUID } from 'node:crypto';
import { tokenAreaOf } from '@lantern/contract/access-token-areas';
import { changePassword, listSessions } from '@lantern/contract/accounts';
import {
  accessTokenAreaIds,
  accessTokensMax,
  createAccessToken,
  deleteAccessToken,
  listAccessTokens,
} from '@lantern/contract/accounts.access-tokens';
import { listMySecurityEvents, saveSecondFactorDemand } from '@lantern/contract/accounts.security-log';
import { allEndpoints } from '@lantern/contract/all';
import { urlOf } from '@lantern/contract/endpoint';
import { listEssays, startDraft } from '@lantern/contract/essays';
import { taskCalls } from '@lantern/contract/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const wanted = { name: 'My script', areas: ['essays'], mayWrite: false, days: 30, password: goodPassword };

async function made(person: Person, changes: Record<string, unknown> = {}) {
  const { status, body } = await person.call(createAccessToken, { body: { ...wanted, ...changes } });
  expect(status).toBe(200);
  return body;
}

/** A program: no cookie, no Origin, an address of the API. */
async function send(secret: string, method: 'GET' | 'POST', url: string, payload?: object, headers = {}) {
  const answer = await t.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const listOf = ({ user }: Person) => urlOf(listEssays, { userId: user.id });
const draft = () => ({ essay_id: randomUUID(), title: 'The ferry', essay_type: 'Personal Statement' });

test('a program reads and writes in its owner’s name by /api/v1, without a cookie and without an Origin', async () => {
  const person = await t.student();
  const { secret } = await made(person, { mayWrite: true });
  const essay = draft();
  expect((await send(secret, 'POST', '/api/v1/essay/draft', essay)).status).toBe(200);
  const read = await send(secret, 'GET', listOf(person).replace('/api/', '/api/v1/'));
  expect(read.status).toBe(200);
  expect(JSON.stringify(read.body)).toContain(essay.essay_id);
  // the owner sees the same, and the API answers by its plain name too
  expect(JSON.stringify((await person.call(listEssays, { params: { userId: person.user.id } })).body)).toContain(
    essay.essay_id,
  );
  expect((await send(secret, 'GET', listOf(person))).status).toBe(200);
});

test('one that only reads changes nothing, and one of an area opens no other', async () => {
  const person = await t.student();
  const { secret } = await made(person);
  expect(await send(secret, 'POST', urlOf(startDraft), draft())).toMatchObject({
    status: 403,
    body: { code: 'access_token_not_for_this' },
  });
  expect((await send(secret, 'GET', urlOf(taskCalls.list))).body.code).toBe('access_token_not_for_this');
});

test('a token of all areas opens no door of the account, and makes no other token', async () => {
  const person = await t.student();
  const { secret } = await made(person, { areas: accessTokenAreaIds, mayWrite: true });
  for (const [endpoint, body] of [
    [listSessions, undefined],
    [listAccessTokens, undefined],
    [createAccessToken, wanted],
    [changePassword, { currentPassword: goodPassword, newPassword: 'Ferry2023!' }],
  ] as const)
    expect((await send(secret, endpoint.method, urlOf(endpoint), body)).body.code).toBe('access_token_not_for_this');
});

test('an administrator’s token opens nothing that is for administrators', async () => {
  const forAdmins = allEndpoints.filter(
    ({ endpoint: { access } }) =>
      access.roles !== 'anyone' && !access.roles.includes('student') && !access.roles.includes('mentor'),
  );
  expect(forAdmins.length).toBeGreaterThan(40);
  expect(forAdmins.filter(({ endpoint }) => tokenAreaOf(endpoint) !== undefined)).toEqual([]);
});

test('without two-factor sign-in that is asked for, a mentor’s token opens nothing either', async () => {
  const mentor = await t.mentor();
  const { secret } = await made(mentor, { areas: ['calendar'] });
  const calendar = allEndpoints.find(
    ({ feature, endpoint }) =>
      feature === 'calendar' && endpoint.method === 'GET' && endpoint.access.roles !== 'anyone',
  );
  const url = urlOf(calendar?.endpoint as never);
  expect((await send(secret, 'GET', url)).body.code).not.toBe('second_factor_needed');
  const long = new Date('2020-01-01');
  await t.database.updateTable('users').set({ role_since: long }).where('id', '=', mentor.user.id).execute();
  await (await t.admin()).call(saveSecondFactorDemand, { body: { admins: false, mentors: true } });
  const value = JSON.stringify({ admins: false, mentors: true, since: long.toISOString() });
  await t.database.updateTable('installation').set({ value }).where('key', '=', 'second_factor').execute();
  expect((await send(secret, 'GET', url)).body.code).toBe('second_factor_needed');
});

test('an unknown, removed, old or stopped one is refused alike, whatever cookie stands beside it', async () => {
  const person = await t.student();
  const { secret, token } = await made(person);
  const url = listOf(person);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const refused = async (word: string) => (await send(word, 'GET', url, undefined, { cookie })).body.code;
  expect(await refused(`${secret}x`)).toBe('access_token_refused');
  expect(await refused('lantern_')).toBe('access_token_refused');
  // a word that is not ours says nothing: the cookie does
  expect(await refused('x'.repeat(150))).toBeUndefined();

  await t.database.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', person.user.id).execute();
  expect(await refused(secret)).toBe('access_token_refused');
  await t.database.updateTable('users').set({ suspended_at: null }).where('id', '=', person.user.id).execute();
  expect(await refused(secret)).toBeUndefined();

  const past = { created_at: new Date(Date.now() - 2 * 86_400_000), expires_at: new Date(Date.now() - 1000) };
  await t.database.updateTable('access_tokens').set(past).where('id', '=', token.id).execute();
  expect(await refused(secret)).toBe('access_token_refused');
});

test('the password is asked for; a guest has none; the list never holds a secret; removing ends it at once', async () => {
  const person = await t.student();
  expect((await person.call(createAccessToken, { body: { ...wanted, password: 'Wrong2022!' } })).body.code).toBe(
    'wrong_password',
  );
  const { secret, token } = await made(person);
  expect(secret).toMatch(/^lantern_[\w-]{43}$/);
  await send(secret, 'GET', listOf(person));
  const { body, raw } = await person.call(listAccessTokens);
  expect(body.tokens).toMatchObject([{ id: token.id, name: 'My script', areas: ['essays'], mayWrite: false }]);
  expect(body.tokens[0]?.lastUsedAt).not.toBeNull();
  expect(raw.toString()).not.toContain(secret);
  const rows = await t.database.selectFrom('access_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);

  const stranger = await t.student();
  expect((await stranger.call(deleteAccessToken, { body: { id: token.id } })).status).toBe(404);
  expect((await person.call(deleteAccessToken, { body: { id: token.id } })).status).toBe(200);
  expect((await send(secret, 'GET', listOf(person))).status).toBe(401);
  const { events } = (await person.call(listMySecurityEvents)).body;
  expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['access-token-removed', 'access-token-made']);
});

test('an account has so many and no more, also when two are made at once', async () => {
  const person = await t.student();
  for (let count = 1; count < accessTokensMax; count++) await made(person);
  const both = await Promise.all([1, 2].map(() => person.call(createAccessToken, { body: wanted })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('bad wishes are named', async () => {
  const person = await t.student();
  for (const [field, value] of [
    ['areas', []],
    ['areas', ['everything']],
    ['areas', Array(7).fill('essays')],
    ['days', 4000],
    ['name', ' '],
  ] as const) {
    const { status, body } = await person.call(createAccessToken, { body: { ...wanted, [field]: value } });
    expect([status, Object.keys(body.fields ?? {}).map((name) => name.split('.')[0])]).toEqual([422, [field]]);
  }
});
