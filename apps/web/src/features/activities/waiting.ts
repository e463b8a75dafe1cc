// An activity that was written on this device and is not on the server yet. Pure: no storage, no network.
import { type Activity, activityConflictSchema } from '@lantern/contract/activities';
import type { Problem, ProblemCode } from '@lantern/contract/problem';
import * as z from 'zod/mini';

export type Fields = Pick<Activity, 'name' | 'title' | 'duration' | 'weeklyHours' | 'description' | 'outcome'>;

export type Waiting = {
  fields: Fields;
  /** The server's revision that was edited; null while the server does not know the activity. */
  base: number | null;
  /** Another device changed it too: what stands on the server. */
  conflict?: Activity;
  refused?: { code: ProblemCode; fields?: Record<string, string> };
};

/** By the activity's id, in the order of writing. */
export type AllWaiting = Readonly<Record<string, Waiting>>;

function fieldsOf({ name, title, duration, weeklyHours, description, outcome }: Fields): Fields {
  return { name, title, duration, weeklyHours, description, outcome };
}

function sameFields(a: Fields, b: Fields): boolean {
  return JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));
}

/** Whether sending could change anything without a word of the student. */
export function canSend({ conflict, refused }: Waiting): boolean {
  return !conflict && !refused;
}

/** An activity as the list shows it: what this device has goes before what the server has. */
export type Row = Fields & {
  id: string;
  /** Undefined while the server does not know it. */
  revision: number | undefined;
  waiting: Waiting | undefined;
};

export function rowsOf(activities: readonly Activity[], waiting: AllWaiting): Row[] {
  const known = activities.map((activity): Row => {
    const mine = waiting[activity._id];
    return { ...fieldsOf(mine?.fields ?? activity), id: activity._id, revision: activity.revision, waiting: mine };
  });
  const ids = new Set(activities.map(({ _id }) => _id));
  const others = Object.entries(waiting).filter(([id]) => !ids.has(id));
  return [...known, ...others.map(([id, mine]) => ({ ...mine.fields, id, revision: undefined, waiting: mine }))];
}

/**
 * What is left to send after the server took `sent`; undefined when nothing is. An add that was repeated is answered
 * with what came first: newer words then go as an update.
 */
export function settle(now: Waiting, sent: Waiting, answer: Activity): Waiting | undefined {
  const taken = sent.base === null ? answer : sent.fields;
  return sameFields(now.fields, taken) ? undefined : { fields: now.fields, base: answer.revision };
}

/** What becomes of it when the server says no. */
export function refuse(now: Waiting, problem: Problem): Waiting {
  const { fields, base } = now;
  const extra = z.safeParse(activityConflictSchema, problem.extra);
  if (problem.code === 'stale_revision' && extra.success) return { fields, base, conflict: extra.data.eca };
  return { fields, base, refused: { code: problem.code, ...(problem.fields && { fields: problem.fields }) } };
}

/** The student's own words win: they are sent as an edit of what stands on the server. */
export function keepMine({ fields, base, conflict }: Waiting): Waiting {
  return { fields, base: conflict?.revision ?? base };
}

/** It was deleted elsewhere: there is nothing left to edit. */
export function isGone({ refused }: Waiting): boolean {
  return refused?.code === 'not_found' || refused?.code === 'id_taken';
}
