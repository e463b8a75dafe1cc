// Tasks that nobody wrote: what the record misses, and what has a day. Pure; only ticks and chosen days are stored.
import { addDays } from '@lantern/abroad/days';
import { dayToDo } from '@lantern/abroad/timeline';
import { readinessPlaces, readinessQuestions } from '@lantern/content/readiness/questions';
import { type TaskId, taskWordsIn } from '@lantern/content/task-words';
import {
  type NextDate,
  type PartId,
  type PlannedTask,
  type ProgressStep,
  plannedMost,
  type StepId,
} from '@lantern/contract/dashboard';
import type { Answers, ReadinessId } from '@lantern/contract/readiness';
import { dayOfTask, type OwnTask, type TaskGroup, type TaskMark } from '@lantern/contract/tasks';
import type { DatedEntry } from '#feature/dated-entry.ts';

/** Days for which a day that was set by others stays on the list after it has passed. */
const passedFor = 30;
const nextMost = 5;

const groupOfStep: Record<StepId, { group: TaskGroup; link: string }> = {
  'personal-info': { group: 'documents', link: '/personal-info' },
  documents: { group: 'documents', link: '/documents' },
  activities: { group: 'activities', link: '/ecas' },
  tests: { group: 'tests', link: '/tests' },
  essays: { group: 'documents', link: '/essays' },
  'university-research': { group: 'other', link: '/unipair' },
  shortlist: { group: 'other', link: '/saved-universities' },
};

/** What the record misses, or the quiz advises: to be done at any time. */
const undated = { date: null, time: null, zone: null, is_done: false, ticked_in: null, is_movable: true };

/** A letter is asked for before it can be anywhere else. */
const letterLink = '/recommenders';

/**
 * What cannot be done yet: a result that has not come, a statement that is not written, a choice among nothing. Nothing is a
 * task before it can be done.
 */
export function notYet(steps: readonly ProgressStep[], hasSatTest: boolean): ReadonlySet<string> {
  const isDone = (part: string) => steps.some(({ parts }) => parts.some(({ id, done }) => id === part && done));
  return new Set([
    ...(isDone('test-scored') ? [] : ['IELTS']),
    ...(hasSatTest ? [] : ['test-scored']),
    ...(isDone('written') ? [] : ['SOP']),
    ...(isDone('university-saved') ? [] : ['one-chosen', 'two-chosen']),
  ]);
}

/** The parts of a step that are tasks now: of required papers each one, of what builds up the next one. */
function openParts({ id, parts }: ProgressStep): readonly string[] {
  const open = parts.filter(({ done }) => !done).map((part) => part.id);
  if (id === 'documents') return open;
  if (id === 'personal-info') return open.length > 0 ? ['personal-info'] : [];
  return open.slice(0, 1);
}

export function tasksOfSteps(
  steps: readonly ProgressStep[],
  language: string,
  waiting: ReadonlySet<string> = new Set(),
): PlannedTask[] {
  const words = taskWordsIn(language);
  return steps.flatMap((step) =>
    openParts(step)
      .filter((part) => !waiting.has(part))
      .map(
        (part): PlannedTask => ({
          id: `step:${step.id}:${part}`,
          ...words[part as TaskId],
          ...groupOfStep[step.id],
          ...(part === 'LOR' && { link: letterLink }),
          ...undated,
        }),
      ),
  );
}

/** The part of the record that a question of the quiz is about: what stands there, or is a task by itself, is not asked twice. */
const samePart: Partial<Record<ReadinessId, PartId>> = {
  transcripts: 'Transcript',
  english: 'test-listed',
  activities: 'impact',
  statement: 'started',
  teachers: 'LOR',
};

/** The paper that a question of the quiz is about: where no university of the student asks for it, nor does the quiz. */
const samePaper: Partial<Record<ReadinessId, PartId>> = { statement: 'SOP', teachers: 'LOR' };

/** Questions of the quiz that the record answers by itself, whose task it has already, or which nobody asks. */
export function answeredByRecord(steps: readonly ProgressStep[]): ReadonlySet<ReadinessId> {
  const open = steps.flatMap(openParts);
  const isDone = (part: PartId) => steps.some(({ parts }) => parts.some(({ id, done }) => id === part && done));
  const papers = steps.find(({ id }) => id === 'documents')?.parts;
  const isAsked = (part: PartId) => papers?.some(({ id }) => id === part) ?? true;
  const pairs = Object.entries(samePart) as [ReadinessId, PartId][];
  const unasked = (Object.entries(samePaper) as [ReadinessId, PartId][]).filter(([, part]) => !isAsked(part));
  const settled = pairs.filter(([, part]) => isDone(part) || open.includes(part));
  return new Set([...settled, ...unasked].map(([question]) => question));
}

/** What the readiness quiz adds: a task for each answer that is not yes. */
export function tasksOfAnswers(
  answers: Answers,
  language: string,
  answered: ReadonlySet<ReadinessId> = new Set(),
): PlannedTask[] {
  return readinessQuestions(language).flatMap(({ id, question, tasks }): PlannedTask[] => {
    const answer = answers[id];
    if (!answer || answer === 'yes' || answered.has(id)) return [];
    return [
      {
        // the answer is part of it: ticking what a no asked for ticks nothing of what partly asks for
        id: `quiz:${id}:${answer}`,
        title: tasks[answer],
        why: question,
        ...readinessPlaces[id],
        ...undated,
      },
    ];
  });
}

/** `since`: the day on which the account was made. */
export function tasksOfDates(
  entries: readonly DatedEntry[],
  { today, since }: { today: string; since: string | null },
): PlannedTask[] {
  const oldest = addDays(today, -passedFor);
  return entries
    .filter(({ date, isMovable, isDone }) => date >= oldest || (isMovable && !isDone))
    .map((entry) => ({
      id: entry.id,
      title: entry.title,
      why: '',
      group: entry.group ?? 'other',
      date: entry.isMovable && !entry.isDone ? dayToDo(entry.date, since, today) : entry.date,
      time: entry.time ?? null,
      zone: entry.zone ?? null,
      link: entry.link,
      is_done: entry.isDone,
      ticked_in: entry.tickedIn ?? null,
      is_movable: entry.isMovable ?? false,
    }));
}

/** By day, those without one last. */
export function sortTasks(tasks: readonly PlannedTask[]): PlannedTask[] {
  const key = ({ date, time, id }: PlannedTask) => `${date ?? '9999'} ${time ?? ''} ${id}`;
  return tasks.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).slice(0, plannedMost);
}

type Kept = { own: readonly OwnTask[]; marks: ReadonlyMap<string, TaskMark> };

/** Everything open that has a day on or after `from`, the student's own tasks and chosen days included, soonest first. */
export function openDates(planned: readonly PlannedTask[], { own, marks }: Kept, from: string): NextDate[] {
  const computed = planned.flatMap(
    ({ id, title, date: set, time, zone, link, is_done, ticked_in, is_movable }): NextDate[] => {
      const mark = marks.get(id);
      const date = dayOfTask({ date: set, isMovable: is_movable }, mark);
      if (!date || is_done || (ticked_in === null && mark?.state === 'done')) return [];
      // a time is of the day that was set, not of one that was chosen
      return [date === set ? { id, title, date, time, zone, link } : { id, title, date, time: null, zone: null, link }];
    },
  );
  const written = own.flatMap(({ _id, title, day, done }): NextDate[] =>
    day && !done
      ? [{ id: `own:${_id}`, title, date: day, time: null, zone: null, link: `/progress-tracker?edit=${_id}` }]
      : [],
  );
  const key = ({ date, time, id }: NextDate) => `${date} ${time ?? ''} ${id}`;
  return [...computed, ...written].filter(({ date }) => date >= from).sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

export const nextDates = (dates: readonly NextDate[]): NextDate[] => dates.slice(0, nextMost);
