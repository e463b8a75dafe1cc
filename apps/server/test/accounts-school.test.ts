// Signing in with the accounts of a school, against a real OpenID Connect provider.
import { randomUUID } from 'node:crypto';
import { signInSocial, socialCallback, termsVersion } from '@lantern/contract/accounts';
import { getSession, getSignInOptions } from '@lantern/contract/accounts.session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { isMentorThere } from '#features/accounts/accounts.school.ts';
import { examine } from '#operations/doctor.ts';
import { origin, startTestApp, type TestApp } from './support/app.ts';
import { clientId, clientSecret, type SchoolPerson, startSchool } from './support/school.ts';

let school: Awaited<ReturnType<typeof startSchool>>;
let settings: Record<string, string>;
let t: TestApp;
beforeAll(async () => {
  school = await startSchool(`${origin}/api/auth/callback/school`);
  settings = {
    OIDC_ISSUER: school.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: 'Notre Dame College',
    OIDC_MENTOR_GROUPS: 'teachers, counsellors',
  };
  t = await startTestApp(settings);
});
afterAll(async () => {
  await t.stop();
  await school.stop();
});

const somebody = (more: Partial<SchoolPerson> = {}): SchoolPerson => {
  const sub = randomUUID();
  return { sub, email: `${sub}@school.example`, email_verified: true, name: 'Nadia Islam', ...more };
};

type Browser = ReturnType<TestApp['stranger']>;

async function begin(browser: Browser, next?: string): Promise<string> {
  const { status, body } = await browser.call(signInSocial, { body: { provider: 'school', ...(next && { next }) } });
  expect(status).toBe(200);
  return body.url;
}

async function comeBack(browser: Browser, back: URL): Promise<string> {
  const query = Object.fromEntries(back.searchParams);
  const { status, headers } = await browser.call(socialCallback, { params: { provider: 'school' }, query });
  expect(status).toBe(302);
  return String(headers.location);
}

/** From the button to where the browser ends up. */
async function signIn(person: SchoolPerson, next?: string) {
  const browser = t.stranger();
  const location = await comeBack(browser, await school.signIn(person, await begin(browser, next)));
  return { browser, location, user: (await browser.call(getSession)).body.user };
}

test('the login page offers the school by its name', async () => {
  const { body } = await t.stranger().call(getSignInOptions);
  expect(body).toMatchObject({ social: ['school'], school: 'Notre Dame College' });
});

test('a person of the school gets an account, and has it again', async () => {
  const person = somebody();
  const first = await signIn(person);
  expect(first.location).toBe('/personal-info');
  expect(first.user).toMatchObject({ name: 'Nadia Islam', email: person.email, role: 'student', hasPassword: false });
  const again = await signIn({ ...person, email: 'another@school.example' }, '/essays');
  expect(again.location).toBe('/login?next=%2Fessays');
  expect(again.user).toMatchObject({ id: first.user?.id, email: person.email });
  const row = await t.database
    .selectFrom('users')
    .select(['terms_version', 'email_verified'])
    .where('id', '=', first.user?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ terms_version: termsVersion, email_verified: true });
});

test('nothing that the school hands out is kept', async () => {
  const { user } = await signIn(somebody());
  const kept = await t.database
    .selectFrom('sign_in_methods')
    .select(['provider_id', 'access_token', 'refresh_token', 'id_token'])
    .where('user_id', '=', user?.id ?? '')
    .execute();
  expect(kept).toEqual([{ provider_id: 'school', access_token: null, refresh_token: null, id_token: null }]);
});

test('a teacher begins as a mentor, and nobody as an administrator', async () => {
  const teacher = await signIn(somebody({ groups: ['staff', 'teachers'] }));
  expect([teacher.user?.role, teacher.location]).toEqual(['mentor', '/login']);
  expect((await signIn(somebody({ groups: ['staff', 'admin'] }))).user?.role).toBe('student');
});

test('a role that Lantern has given stays when the groups change', async () => {
  const person = somebody();
  await signIn(person);
  expect((await signIn({ ...person, groups: ['teachers'] })).user?.role).toBe('student');
});

test('groups count by their whole names, one or many', () => {
  const { school: setup } = readConfig(settings);
  const isMentor = (groups: unknown) => setup !== undefined && isMentorThere(setup, { sub: 'x', groups } as never);
  expect([['teachers'], 'counsellors'].map(isMentor)).toEqual([true, true]);
  expect([undefined, null, [], ['teacher'], 'teachers, counsellors', { teachers: true }].some(isMentor)).toBe(false);
});

test('an account that is there is joined only where both sides know the address to be theirs', async () => {
  const email = `${randomUUID()}@school.example`;
  const student = await t.student('Nadia Islam', email);
  const unknown = await signIn(somebody({ email }));
  expect(unknown.user).toBeNull();
  expect(unknown.location).toMatch(/^\/login\?social=failed&error=account_not_linked/);
  await t.database.updateTable('users').set({ email_verified: true }).where('id', '=', student.user.id).execute();
  expect((await signIn(somebody({ email, email_verified: false }))).user).toBeNull();
  expect((await signIn(somebody({ email }))).user?.id).toBe(student.user.id);
});

test('nobody comes in without an address', async () => {
  const { email: _, ...person } = somebody();
  const { user, location } = await signIn(person);
  expect([user, location.startsWith('/login?social=failed')]).toEqual([null, true]);
});

test('an answer is taken once, by the browser that asked, as it was sent', async () => {
  const browser = t.stranger();
  const back = await school.signIn(somebody(), await begin(browser));
  const failed = /^\/login\?social=failed/;
  expect(await comeBack(t.stranger(), back)).toMatch(failed);

  const other = t.stranger();
  const otherBack = await school.signIn(somebody(), await begin(other));
  otherBack.searchParams.set('iss', 'https://evil.example');
  expect(await comeBack(other, otherBack)).toMatch(failed);

  expect(await comeBack(browser, back)).toBe('/personal-info');
  expect(await comeBack(browser, back)).toMatch(failed);
});

test('a code of another sign-in is refused', async () => {
  const [one, two] = [t.stranger(), t.stranger()];
  const stolen = await school.signIn(somebody(), await begin(one));
  const own = await school.signIn(somebody(), await begin(two));
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect(await comeBack(two, own)).toMatch(/^\/login\?social=failed/);
  expect((await two.call(getSession)).body.user).toBeNull();
});

test('a school that is away is said so, and is asked again later', async () => {
  const away = await startSchool(`${origin}/api/auth/callback/school`);
  await away.stop();
  const app = await startTestApp({ ...settings, OIDC_ISSUER: away.issuer });
  try {
    const { status, body } = await app.stranger().call(signInSocial, { body: { provider: 'school' } });
    expect([status, body.code]).toEqual([503, 'school_unavailable']);
  } finally {
    await app.stop();
  }
});

test.each([
  [{ OIDC_CLIENT_SECRET: '' }, 'belong together'],
  [{ OIDC_ISSUER: 'http://login.example.edu' }, 'OIDC_ISSUER is an https address'],
  [{ OIDC_ISSUER: 'https://login.example.edu/?a=1' }, 'OIDC_ISSUER is an https address'],
  [{ OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must hold openid'],
])('wrong settings stop the start: %j', (wrong, sentence) => {
  expect(() => readConfig({ ...settings, ...wrong })).toThrow(sentence);
});

test('the doctor says whether the school can be asked', async () => {
  const lines: string[] = [];
  const here = { DATA_DIR: '/nowhere/lantern', ...settings };
  await examine(here, (line) => lines.push(line));
  await examine({ ...here, OIDC_ISSUER: 'http://127.0.0.1:9' }, (line) => lines.push(line));
  const said = lines.filter((line) => line.includes("school's accounts"));
  expect(said.map((line) => line.slice(0, 4))).toEqual(['ok  ', 'FAIL']);
});
