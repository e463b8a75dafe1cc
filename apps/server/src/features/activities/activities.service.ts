import {
  type Activity,
  type AddActivity,
  activitiesMax,
  busiestHours,
  hoursOfWeek,
  tooManyActivities,
  tooManyHours,
  type UpdateActivity,
} from '@lantern/contract/activities';
import { Problem } from '@lantern/contract/problem';
import { type Caller, requireOwn } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { markDeleted, removeOldestDeleted, restorableUntil } from '#database/deletions.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './activities.store.ts';

type Activities = Pick<Ports, 'database' | 'events'>;

/** With the deleted ones, so that adding and deleting does not fill the disk. */
const rowsMax = 500;

export async function listActivities(database: Database, owners: string[], studentId: string): Promise<Activity[]> {
  const owner = studentId.toLowerCase();
  if (!owners.includes(owner)) throw new Problem('not_found');
  return await store.listActivities(database, owner);
}

export type ActivitySummary = Pick<Activity, '_id' | 'name' | 'title' | 'description' | 'outcome'>;

/** A student's activities in their order: for the features above that build on them. */
export async function summarizeActivities(
  { database }: Pick<Ports, 'database'>,
  userId: string,
): Promise<ActivitySummary[]> {
  return await store.listActivities(database, userId);
}

/** Half a surrogate pair, which PostgreSQL cannot hold, becomes U+FFFD here. */
function fieldsOf(body: AddActivity | UpdateActivity): store.ActivityFields {
  return {
    name: body.name.toWellFormed(),
    title: body.title.toWellFormed(),
    duration: body.duration,
    weeklyHours: body.weeklyHours,
    description: body.description.toWellFormed(),
    outcome: body.outcome.toWellFormed(),
  };
}

const sameFields = (a: store.ActivityFields, b: store.ActivityFields) =>
  a.name === b.name &&
  a.title === b.title &&
  a.duration === b.duration &&
  a.weeklyHours === b.weeklyHours &&
  a.description === b.description &&
  a.outcome === b.outcome;

function refuse(field: string, message: string): never {
  throw new Problem('invalid_request', { detail: message, fields: { [field]: message } });
}

/** The rules of the whole list, with the activity that is added, changed or brought back in it. */
function checkList(activities: readonly store.ActivityFields[]): void {
  if (activities.length > activitiesMax) refuse('name', tooManyActivities);
  if (busiestHours(activities) > hoursOfWeek) refuse('weeklyHours', tooManyHours);
}

/** Runs a change alone on the student's list and tells their devices. */
async function changeList<T>(
  { database, events }: Activities,
  caller: Caller,
  change: (transaction: Database) => Promise<T>,
): Promise<T> {
  const changed = await database.transaction().execute(async (transaction) => {
    await store.lockActivities(transaction, caller.id);
    return await change(transaction);
  });
  events.publish(caller.id, { topic: 'activities' });
  return changed;
}

export async function addActivity(ports: Activities, caller: Caller, body: AddActivity): Promise<Activity> {
  requireOwn(caller, body.student_id);
  const id = body.id ?? crypto.randomUUID();
  const fields = fieldsOf(body);
  return await changeList(ports, caller, async (transaction) => {
    const there = await store.findActivity(transaction, caller.id, id);
    // a late repeat does not bring back what was deleted since
    if (there?.deleted) throw new Problem('not_found');
    if (there) return there.activity;
    checkList([...(await store.listActivities(transaction, caller.id)), fields]);
    if ((await store.countRows(transaction, caller.id)) >= rowsMax)
      await removeOldestDeleted(transaction, 'activities', caller.id);
    const added = await store.insertActivity(transaction, caller.id, id, fields);
    if (!added) throw new Problem('id_taken');
    return added;
  });
}

/** Replaces the fields. Two devices that wrote the same do not disagree; otherwise an old base changes nothing. */
export async function updateActivity(
  ports: Activities,
  caller: Caller,
  id: string,
  body: UpdateActivity,
): Promise<Activity> {
  requireOwn(caller, body.student_id);
  const fields = fieldsOf(body);
  return await changeList(ports, caller, async (transaction) => {
    const there = await store.findActivity(transaction, caller.id, id);
    if (!there || there.deleted) throw new Problem('not_found');
    const { activity } = there;
    if (sameFields(activity, fields)) return activity;
    if (body.base_revision !== undefined && body.base_revision !== activity.revision)
      throw new Problem('stale_revision', {
        detail: 'This activity was changed somewhere else. Nothing was replaced.',
        extra: { eca: activity },
      });
    const others = await store.listActivities(transaction, caller.id);
    checkList([...others.filter(({ _id }) => _id !== activity._id), fields]);
    return await store.storeActivity(transaction, caller.id, activity._id, fields);
  });
}

export async function deleteActivity(ports: Activities, caller: Caller, id: string): Promise<Date> {
  return await changeList(ports, caller, async (transaction) => {
    const at = await markDeleted(transaction, 'activities', caller.id, id);
    if (!at) throw new Problem('not_found');
    return restorableUntil(at);
  });
}

/** Brings an activity back, or finds it there. Its hours must still fit into the week. */
export async function restoreActivity(ports: Activities, caller: Caller, id: string): Promise<Activity> {
  return await changeList(ports, caller, async (transaction) => {
    const there = await store.findActivity(transaction, caller.id, id);
    if (!there) throw new Problem('not_found');
    if (there.deleted) {
      checkList([...(await store.listActivities(transaction, caller.id)), there.activity]);
      await store.unmarkDeleted(transaction, caller.id, there.activity._id);
    }
    return there.activity;
  });
}

export async function listDeleted(database: Database, caller: Caller): Promise<Activity[]> {
  return await store.listDeleted(database, caller.id);
}

export async function reorderActivities(ports: Activities, caller: Caller, ids: string[]): Promise<Activity[]> {
  const first = ids.map((id) => id.toLowerCase());
  return await changeList(ports, caller, async (transaction) => {
    const before = (await store.listActivities(transaction, caller.id)).map(({ _id }) => _id);
    if (first.some((id) => !before.includes(id))) throw new Problem('not_found');
    await store.storeOrder(transaction, caller.id, [...first, ...before.filter((id) => !first.includes(id))]);
    return await store.listActivities(transaction, caller.id);
  });
}
