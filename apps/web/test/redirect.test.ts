import { expect, test } from 'vitest';
import { loginPath, safeNext } from '#api/redirect.ts';

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'evil.example',
  '',
  '/login?next=/login',
  '/api/auth/sign-out',
])('%j never leads out of the app', (next) => {
  expect(safeNext(next)).toBe('/dashboard');
});

test('the address after logging in keeps its query', () => {
  expect(safeNext('/essay/edit/7?tab=scores#text')).toBe('/essay/edit/7?tab=scores#text');
});

test('the way to log in remembers where the reader was', () => {
  expect(loginPath('/essays?tab=evaluator')).toBe('/login?next=%2Fessays%3Ftab%3Devaluator');
  expect(loginPath('/dashboard')).toBe('/login');
  expect(loginPath('//evil.example')).toBe('/login');
});
