// What students do who have used Lantern for a while: own tasks, the quiz, the brainstorm, a calendar, a reported fact.

import { randomUUID } from 'node:crypto';
import { makeCalendarFeed } from '@lantern/contract/calendar';
import { saveBrainstorm, saveInput } from '@lantern/contract/essays.brainstorm';
import { putOwnWord } from '@lantern/contract/essays.words';
import { explainMatches } from '@lantern/contract/matching';
import { reportFact } from '@lantern/contract/matching.facts';
import { attemptCalls, type ReadinessAnswer, readinessIds } from '@lantern/contract/readiness';
import { taskCalls, taskMarks } from '@lantern/contract/tasks';
import { dayFromNow } from './days.ts';
import type { Student } from './people.ts';

const ownTasks = [
  ['Ask the office for two more sealed envelopes', 'documents', 4, false],
  ['Print the list of activities', 'activities', 1, false],
  ['Book the photo for the passport', 'other', -3, true],
  ['Pay the fee of the second test date', 'tests', 11, false],
] as const;

export async function seedHabits({ call, is }: Student): Promise<void> {
  for (const [title, group, day, done] of ownTasks)
    await call(taskCalls.add, { body: { title, group, day: dayFromNow(day), done } });
  for (const shift of [3, 0]) await call(attemptCalls.add, { body: { answers: answersOf(is.age + shift) } });
}

function answersOf(shift: number): Record<(typeof readinessIds)[number], ReadinessAnswer> {
  const cycle = ['yes', 'partly', 'yes', 'no'] as const;
  return Object.fromEntries(readinessIds.map((id, place) => [id, cycle[(place + shift) % 4]])) as never;
}

/** Of the one student who has done everything. */
export async function seedCuriosity({ call }: Student): Promise<void> {
  const reflections = { 'curiosity-1': 'Why the water falls faster in two of the eleven wells.' };
  const activities = [{ name: 'Hand pump repairs' }];
  await call(saveInput, {
    body: { traits: ['curiosity', 'persistence'], reflections, ec_activities: activities, run_id: randomUUID() },
  });
  const state = { step: 3, answers: {}, reflections, activities: [], ideas: [] };
  await call(saveBrainstorm, { body: { state, base_revision: 0 } });
  await call(putOwnWord, { params: { id: 'ghat' }, body: { kept: true } });
  await call(taskMarks.put, { params: { id: 'step:documents:SOP' }, body: { state: 'open', day: dayFromNow(9) } });
  await call(makeCalendarFeed, { body: { language: 'en' } });
  const { matches } = await call(explainMatches, { body: { ids: ['ror-03dbr7087'] } });
  const fact = matches[0]?.facts[0];
  if (fact)
    await call(reportFact, { body: { fact_id: fact._id, words: 'Their page says another figure since last week.' } });
}
