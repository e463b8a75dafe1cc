import { beforeEach, expect, test, vi } from 'vitest';
import { leaveNoTrace, markHere, markShared, mayBeSomeoneElse } from '#api/shared-phone.ts';
import { readDevice } from '#features/accounts/account/device-name.ts';
import { differentEndings, sameEmail } from '#features/accounts/sign-up/email-ending.ts';
import { likelyEmail } from '#features/accounts/sign-up/email-slip.ts';
import { forgetSignUpDraft, keepSignUpDraft, readSignUpDraft } from '#features/accounts/sign-up/sign-up-draft.ts';
import { missingForSignUp } from '#features/accounts/sign-up/sign-up-missing.ts';
import { isOpenTo, routes } from '../src/routes.ts';

/** A browser's store: its own properties are the keys that it holds. */
class Store {
  getItem(key: string) {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key];
  }
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Store());
  vi.stubGlobal('sessionStorage', new Store());
});

const typed = {
  name: 'Amina Rahman',
  email: 'amina@example.org',
  confirmEmail: 'amina@example.org',
  phone: '',
  agreeToTerms: true,
  marketingEmails: false,
};

test.each([
  ['Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android', true],
  [
    'Linux; Android 13; SM-A146) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Safari/537.36',
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    'iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  [
    'iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
    true,
  ],
  ['Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Windows', false],
  ['Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge', 'Windows', false],
  ['Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 'Safari', 'macOS', false],
  ['X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'Chrome', 'ChromeOS', false],
])('the browser of %s is shown as a device with a name', (rest, browser, system, handheld) => {
  expect(readDevice(`Mozilla/5.0 (${rest}`)).toEqual({ browser, system, handheld });
});

test('a device whose browser is not known has no name', () => {
  expect(readDevice('curl/8.5.0')).toEqual({ browser: undefined, system: undefined, handheld: false });
});

test('two emails get the hint about their endings only where nothing else differs', () => {
  expect(differentEndings('a.b@mail.example.org', ' A.B@mail.example.com ')).toEqual(['.org', '.com']);
  expect(differentEndings('amina@example.org', 'amina@example.org')).toBeUndefined();
  expect(differentEndings('amina@example.org', 'anima@example.com')).toBeUndefined();
  expect(differentEndings('amina@example.org', 'amina@exampel.org')).toBeUndefined();
  expect(differentEndings('amina', '')).toBeUndefined();
  expect(sameEmail(' Amina@Example.org', 'amina@example.org ')).toBe(true);
});

test('what was typed is there after a reload, the password never', () => {
  keepSignUpDraft({ ...typed, password: 'Boat2022!' } as typeof typed);
  expect(JSON.stringify(sessionStorage)).not.toContain('Boat2022!');
  expect(readSignUpDraft()).toEqual(typed);
  forgetSignUpDraft();
  expect(readSignUpDraft()).toEqual({ ...typed, name: '', email: '', confirmEmail: '', agreeToTerms: false });
});

test.each(['not json', 'null', '[]', '{"name":7,"agreeToTerms":"yes"}'])('a draft of %s counts as nothing', (kept) => {
  sessionStorage.setItem('lantern.sign-up', kept);
  expect(readSignUpDraft().name).toBe('');
  expect(readSignUpDraft().agreeToTerms).toBe(false);
});

test('the button names what is missing, and nothing once an account can be made', () => {
  const missing = (changed: object) => missingForSignUp({ ...typed, password: 'Boat2022!', ...changed }).length;
  expect(missing({})).toBe(0);
  for (const changed of [
    { name: '  ' },
    { confirmEmail: 'amina@example.com' },
    { phone: '12' },
    { password: 'Boat2022' },
    { password: '' },
    { agreeToTerms: false },
  ])
    expect(missing(changed)).toBe(1);
  // the second email differs too
  expect(missing({ email: 'amina' })).toBe(2);
  expect(missing({ email: '', confirmEmail: '', name: '', password: '', agreeToTerms: false })).toBe(4);
});

test('a shared phone keeps its language and loses the rest', () => {
  for (const key of ['lantern.language', 'lantern.theme', 'lantern.user', 'lantern.side-collapsed'])
    localStorage.setItem(key, 'x');
  sessionStorage.setItem('lantern.sign-up', 'x');
  leaveNoTrace();
  expect(Object.keys(localStorage)).toHaveLength(4);
  markShared(true);
  leaveNoTrace();
  expect(Object.keys(localStorage).sort()).toEqual(['lantern.language', 'lantern.theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('on a shared phone a new browser window trusts only the server', () => {
  expect(mayBeSomeoneElse()).toBe(false);
  markShared(true);
  expect(mayBeSomeoneElse()).toBe(true);
  markHere();
  expect(mayBeSomeoneElse()).toBe(false);
  vi.stubGlobal('sessionStorage', new Store());
  expect(mayBeSomeoneElse()).toBe(true);
});

test('the administration is for administrators, student screens for students', () => {
  const open = (path: string, role?: 'student' | 'mentor' | 'admin') => {
    const route = routes.find((known) => known.path === path);
    return route ? isOpenTo(route, role) : undefined;
  };
  expect(['student', 'mentor', 'admin', undefined].map((role) => open('/admin', role as 'admin'))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(open('/account', 'mentor')).toBe(true);
  expect(open('/essays', 'mentor')).toBe(false);
  expect(open('/essays', 'student')).toBe(true);
  expect(open('/help')).toBe(true);
});

test.each([
  ['amina@gmial.com', 'amina@gmail.com'],
  ['amina@hotmial.com', 'amina@hotmail.com'],
  ['Amina@Gmail.con ', 'amina@gmail.com'],
  ['amina@yaho.com', 'amina@yahoo.com'],
  ['amina@gmail.com', undefined],
  ['amina@outlook.com', undefined],
  ['amina@du.ac.bd', undefined],
  ['amina@unilag.edu.ng', undefined],
  ['amina@students.uonbi.ac.ke', undefined],
  ['amina@posta.et', undefined],
  ['amina@northsouth.edu', undefined],
  ['amina@proton.me', undefined],
  ['amina@brac.net', undefined],
  ['amina@example.org', undefined],
])('the address %s probably means %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});
