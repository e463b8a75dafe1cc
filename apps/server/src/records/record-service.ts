// The rules of every list that a student keeps: an add that is sent twice is one, an update on an old revision changes
// nothing, a delete can be undone for 30 days, and what must hold of the whole list holds when many changes come at
// once.

import { Problem } from '@lantern/contract/problem';
import type { FieldsOf, RecordCalls, RecordOf } from '@lantern/contract/record';
import type { Database } from '#database/database.ts';
import { markDeleted, removeOldestDeleted, restorableUntil, type SoftDeletable } from '#database/deletions.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import { answersStale, ownFields, sameFields } from './record-fields.ts';
import { countRows, lockRecords, storeOrder, unmarkDeleted } from './record-rows.store.ts';

export type RecordPorts = Pick<Ports, 'database' | 'events' | 'jobs'>;

/** A feature's own SQL. Every function has the owner in its `where`. */
export type RecordStore<Fields, Kept> = {
  /** What is not deleted, in the order it is shown in; bounded. */
  list: (database: Database, userId: string) => Promise<Kept[]>;
  /** One of the student's, the deleted ones that can still come back among them. */
  find: (database: Database, userId: string, id: string) => Promise<{ record: Kept; deleted: boolean } | undefined>;
  /** Undefined when the id is taken, by any account. */
  insert: (transaction: Database, userId: string, id: string, fields: Fields) => Promise<Kept | undefined>;
  /** Replaces the fields and counts the revision up. */
  update: (transaction: Database, userId: string, id: string, fields: Fields) => Promise<Kept>;
  /** What can still come back, last deleted first; at most 100. */
  listDeleted: (database: Database, userId: string) => Promise<Kept[]>;
};

export type Changed<Fields> = { transaction: Database; caller: Caller; id: string; fields: Fields };

/** `before`: as it was, where it was there. */
type Followed<Kept> = {
  transaction: Database;
  jobs: Ports['jobs'];
  caller: Caller;
  before: Kept | undefined;
  after: Kept;
};

export type RecordRules<Calls extends RecordCalls> = {
  calls: Calls;
  table: SoftDeletable;
  store: RecordStore<FieldsOf<Calls>, RecordOf<Calls>>;
  /** What is said, and at which field, to somebody who has as many as `calls.most` already. */
  full: { field: keyof FieldsOf<Calls> & string; message: string };
  /**
   * What must hold of all records together, and of the one that is added, changed or brought back with what it names
   * elsewhere; throws a Problem. Nobody else changes the list meanwhile.
   */
  check?: (records: readonly FieldsOf<Calls>[], changed: Changed<FieldsOf<Calls>>) => void | Promise<void>;
  /** Follows a record that was added or changed, in its transaction; throws nothing. */
  follow?: (change: Followed<RecordOf<Calls>>) => Promise<void>;
  /** With the deleted ones, so that adding and deleting does not fill the disk; five times `most` unless it is said. */
  rowsMax?: number;
};

export type RecordService<Calls extends RecordCalls> = {
  calls: Calls;
  list: (database: Database, owners: string[], studentId: string) => Promise<RecordOf<Calls>[]>;
  add: (ports: RecordPorts, caller: Caller, body: object) => Promise<RecordOf<Calls>>;
  update: (ports: RecordPorts, caller: Caller, id: string, body: object) => Promise<RecordOf<Calls>>;
  remove: (ports: RecordPorts, caller: Caller, id: string) => Promise<Date>;
  restore: (ports: RecordPorts, caller: Caller, id: string) => Promise<RecordOf<Calls>>;
  listDeleted: (database: Database, caller: Caller) => Promise<RecordOf<Calls>[]>;
  reorder: (ports: RecordPorts, caller: Caller, ids: string[]) => Promise<RecordOf<Calls>[]>;
};

type Body = { id?: string; student_id?: string; base_revision?: number };

/** For routes of lists that can be shared: whose list it is, if the caller may read it. */
export function ownerOf(owners: string[], studentId: string): string {
  if (!owners.includes(studentId)) throw new Problem('not_found');
  return studentId;
}

/** Runs a change alone on the student's records and tells their devices. */
export async function changeRecords<T>(
  { database, events }: RecordPorts,
  caller: Caller,
  topic: string,
  change: (transaction: Database) => Promise<T>,
): Promise<T> {
  const changed = await database.transaction().execute(async (transaction) => {
    await lockRecords(transaction, topic, caller.id);
    return await change(transaction);
  });
  events.publish(caller.id, { topic });
  return changed;
}

export function recordService<Calls extends RecordCalls>(rules: RecordRules<Calls>): RecordService<Calls> {
  type Fields = FieldsOf<Calls>;
  type Kept = RecordOf<Calls>;
  const { calls, table, store, full, rowsMax = 5 * calls.most } = rules;

  async function checkList(transaction: Database, caller: Caller, id: string, fields: Fields): Promise<void> {
    const others = (await store.list(transaction, caller.id)).filter(({ _id }) => _id !== id);
    if (others.length >= calls.most) throw Problem.field(full.field, full.message);
    await rules.check?.([...(others as unknown as Fields[]), fields], { transaction, caller, id, fields });
  }

  const change = <T>(ports: RecordPorts, caller: Caller, run: (transaction: Database) => Promise<T>) =>
    changeRecords(ports, caller, calls.topic, run);

  return {
    calls,
    list: async (database, owners, studentId) => await store.list(database, ownerOf(owners, studentId)),

    async add(ports, caller, body) {
      const { id = crypto.randomUUID(), student_id }: Body = body;
      requireOwn(caller, student_id);
      const fields = ownFields(body) as Fields;
      return await change(ports, caller, async (transaction) => {
        const there = await store.find(transaction, caller.id, id);
        // a late repeat does not bring back what was deleted since
        if (there?.deleted) throw new Problem('not_found');
        if (there) return there.record;
        await checkList(transaction, caller, id, fields);
        if ((await countRows(transaction, table, caller.id)) >= rowsMax)
          await removeOldestDeleted(transaction, table, caller.id);
        const added = await store.insert(transaction, caller.id, id, fields);
        if (!added) throw new Problem('id_taken');
        await rules.follow?.({ transaction, jobs: ports.jobs, caller, before: undefined, after: added });
        return added;
      });
    },

    /** Two devices that wrote the same do not disagree; otherwise an old base changes nothing. */
    async update(ports, caller, id, body) {
      const { student_id, base_revision }: Body = body;
      requireOwn(caller, student_id);
      const fields = ownFields(body) as Fields;
      return await change(ports, caller, async (transaction) => {
        const there = await store.find(transaction, caller.id, id);
        if (!there || there.deleted) throw new Problem('not_found');
        const { record } = there;
        if (sameFields(fields, record)) return record;
        if (base_revision !== undefined && base_revision !== record.revision) throw answersStale(calls.one, record);
        await checkList(transaction, caller, record._id, fields);
        const after = await store.update(transaction, caller.id, record._id, fields);
        await rules.follow?.({ transaction, jobs: ports.jobs, caller, before: record, after });
        return after;
      });
    },

    async remove(ports, caller, id) {
      return await change(ports, caller, async (transaction) => {
        const at = await markDeleted(transaction, table, caller.id, id);
        if (!at) throw new Problem('not_found');
        return restorableUntil(at);
      });
    },

    /** Brings a record back, or finds it there. What must hold of the list must hold with it. */
    async restore(ports, caller, id) {
      return await change(ports, caller, async (transaction): Promise<Kept> => {
        const there = await store.find(transaction, caller.id, id);
        if (!there) throw new Problem('not_found');
        const { record, deleted } = there;
        if (deleted) {
          await checkList(transaction, caller, record._id, record as unknown as Fields);
          await unmarkDeleted(transaction, table, caller.id, record._id);
        }
        return record;
      });
    },

    listDeleted: (database, caller) => store.listDeleted(database, caller.id),

    async reorder(ports, caller, first) {
      return await change(ports, caller, async (transaction) => {
        const before = (await store.list(transaction, caller.id)).map(({ _id }) => _id);
        if (first.some((id) => !before.includes(id))) throw new Problem('not_found');
        await storeOrder(transaction, table, caller.id, [...first, ...before.filter((id) => !first.includes(id))]);
        return await store.list(transaction, caller.id);
      });
    },
  };
}
