import { type Answers, readinessIds } from '@lantern/contract/readiness';
import { expect, test } from 'vitest';
import { attemptBefore, changesSince, countAnswers, isComplete, openAttempt } from '#features/readiness/attempts.ts';

const all = (answer: 'yes' | 'no'): Answers => Object.fromEntries(readinessIds.map((id) => [id, answer]));

test('an attempt is complete with every answer, and the last one is open until another is begun', () => {
  const rows = [
    { id: 'a', answers: all('no') },
    { id: 'b', answers: { goal: 'yes' as const } },
  ];
  expect([isComplete(all('no')), isComplete({ goal: 'yes' })]).toEqual([true, false]);
  expect(openAttempt(rows, undefined)?.id).toBe('b');
  expect(openAttempt(rows, 'c')).toEqual({ id: 'c', answers: {} });
  expect(openAttempt([], undefined)).toBeUndefined();
  expect(attemptBefore(rows, 'b')?.id).toBe('a');
  expect(attemptBefore(rows, 'c')?.id).toBe('a');
  expect(attemptBefore(rows, 'a')).toBeUndefined();
});

test('what changed names only questions that were answered both times', () => {
  const now = { ...all('no'), goal: 'yes' as const, money: 'partly' as const };
  expect(changesSince({ ...all('no'), money: undefined } as Answers, now)).toEqual([
    { id: 'goal', before: 'no', now: 'yes' },
  ]);
  expect(countAnswers(now)).toEqual({ yes: 1, partly: 1, no: 12 });
});
