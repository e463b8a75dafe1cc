// What is refused leaves a line in the log: which call, why and to which account; nothing that was typed.
import { signIn } from '@lantern/contract/accounts';
import { listStaff } from '@lantern/contract/admin';
import { getEssay, updateEssay } from '@lantern/contract/essays';
import { afterAll, expect, test, vi } from 'vitest';
import { linesPerMinute, noteRefusals } from '#http/refusals.ts';
import { startTestApp } from './support/app.ts';

const t = await startTestApp();
afterAll(() => t.stop());

test('of each that a control refused: no role, no session, a foreign page, a wrong password, odd input, somebody else’s thing', async () => {
  const noted = vi.spyOn(t.app, 'refusals');
  const student = await t.student();
  const stranger = t.stranger('192.0.2.40');
  await student.call(listStaff);
  await stranger.call(listStaff);
  await student.call(updateEssay, { body: {} }, { headers: { origin: 'https://evil.example' } });
  await stranger.call(signIn, { body: { email: 'nadia@example.org', password: 'Secret2022!' } });
  await student.call(updateEssay, { body: { nothing: 'A secret of mine' } });
  await student.call(getEssay, { params: { id: '00000000-0000-4000-8000-000000000001' } });
  await student.call(getEssay, { params: { id: '00000000-0000-4000-8000-000000000001' } }, { headers: { cookie: '' } });
  const lines = noted.mock.calls.map(([, line]) => line);
  const { id } = student.user;
  expect(lines.map(({ code, call, account }) => `${code} ${call} ${account === id ? 'student' : account}`)).toEqual([
    'forbidden GET /api/admin/people student',
    'unauthenticated GET /api/admin/people undefined',
    'wrong_origin POST /api/essay/update undefined',
    'invalid_credentials POST /api/auth/sign-in/email undefined',
    'invalid_request POST /api/essay/update student',
    'not_found GET /api/essay/get/:id student',
    'unauthenticated GET /api/essay/get/:id undefined',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/nadia|Secret|secret|192\.0\.2/);
});

test('a crowd gets so many lines a minute, and then one that counts the rest', () => {
  let now = 0;
  const told: object[] = [];
  const log = { warn: ((line: object) => void told.push(line)) as never };
  const note = noteRefusals(() => now);
  const refused = { code: 'forbidden' as const, call: 'GET /api/admin/people', account: undefined };
  for (let calls = 0; calls < linesPerMinute + 5; calls++) note(log, refused);
  expect(told).toHaveLength(linesPerMinute);
  now = 61_000;
  note(log, refused);
  expect(told.slice(linesPerMinute)).toEqual([{ more: 5 }, refused]);
});
