// The readiness quiz: its questions in each language, and the tasks that its answers make.
import { listPlannedTasks } from '@lantern/contract/dashboard';
import { attemptCalls, readinessIds, readReadinessQuestions } from '@lantern/contract/readiness';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const quizTasks = async (person: Person) =>
  (await person.call(listPlannedTasks, { query: {} })).body.tasks.filter(({ id }) => id.startsWith('quiz:'));

test('has the same questions in each language', async () => {
  const read = async (language: string) =>
    (await t.stranger().call(readReadinessQuestions, { query: { language } })).body.questions;
  const [en, bn, ar] = [await read('en'), await read('bn-BD'), await read('ar')];
  for (const questions of [en, bn, ar]) expect(questions.map(({ id }) => id)).toEqual([...readinessIds]);
  expect(new Set([en, bn, ar].map(([first]) => first?.question)).size).toBe(3);
});

test('answers that are not yes are tasks, and taking it again changes them answer by answer', async () => {
  const [person, other] = [await t.student(), await t.student()];
  const first = { goal: 'no' as const, money: 'partly' as const, passport: 'yes' as const };
  await person.call(attemptCalls.add, { body: { answers: first } });
  expect((await quizTasks(person)).map(({ id }) => id).sort()).toEqual(['quiz:goal:no', 'quiz:money:partly']);
  const { body } = await person.call(attemptCalls.add, { body: { answers: { goal: 'partly' } } });
  expect((await quizTasks(person)).map(({ id }) => id).sort()).toEqual(['quiz:goal:partly', 'quiz:money:partly']);
  await person.call(attemptCalls.update, {
    params: { id: body.attempt._id },
    body: { answers: { goal: 'yes', money: 'yes' } },
  });
  expect(await quizTasks(person)).toEqual([]);
  expect((await other.call(attemptCalls.list, { params: { studentId: person.user.id } })).status).toBe(404);
  expect(await quizTasks(other)).toEqual([]);
});

test('takes no other question and no other answer', async () => {
  const person = await t.student();
  for (const answers of [{ height: 'yes' }, { goal: 'maybe' }, { goal: 7 }]) {
    const { status } = await person.call(attemptCalls.add, { body: { answers } as never });
    expect([answers, status]).toEqual([answers, 422]);
  }
});
