// Records that are kept under an id that is known before (a checklist's item), and one record for each student (a form).
// Keeping one again replaces it; on an old revision nothing is replaced.
import { Problem } from '@lantern/contract/problem';
import type { RecordOf } from '@lantern/contract/record';
import type { KeyedCalls, KeyedFieldsOf, SingleCalls, SingleFieldsOf } from '@lantern/contract/record-keyed';
import type { Database } from '#database/database.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import { answersStale, ownFields, sameFields } from './record-fields.ts';
import { changeRecords, ownerOf, type RecordPorts } from './record-service.ts';

/** A feature's own SQL. Every function has the owner in its `where`. */
export type KeyedStore<Fields, Kept> = {
  list: (database: Database, userId: string) => Promise<Kept[]>;
  find: (database: Database, userId: string, id: string) => Promise<Kept | undefined>;
  /** Inserts with revision 1, or replaces the fields and counts the revision up. */
  put: (transaction: Database, userId: string, id: string, fields: Fields) => Promise<Kept>;
};

export type SingleStore<Fields, Kept> = {
  find: (database: Database, userId: string) => Promise<Kept | undefined>;
  /** Inserts with revision 1, or replaces the fields and counts the revision up. */
  put: (transaction: Database, userId: string, fields: Fields) => Promise<Kept>;
};

type Check<Fields> = (changed: { transaction: Database; caller: Caller; fields: Fields }) => void | Promise<void>;

type KeyedRules<Calls extends KeyedCalls> = {
  calls: Calls;
  store: KeyedStore<KeyedFieldsOf<Calls>, RecordOf<Calls>>;
  /** What must hold of what is kept with what it names elsewhere; throws a Problem. */
  check?: Check<KeyedFieldsOf<Calls>>;
};

type SingleRules<Calls extends SingleCalls> = {
  calls: Calls;
  store: SingleStore<SingleFieldsOf<Calls>, RecordOf<Calls>>;
  check?: Check<SingleFieldsOf<Calls>>;
  /** What others than its owner read of it, where that is not all as it stands. */
  forOthers?: (record: RecordOf<Calls>) => RecordOf<Calls>;
};

type Base = { student_id?: string; base_revision?: number };
type Revised = { revision: number };

type RecordAccess<Fields, Kept> = {
  calls: { topic: string; one: string };
  find: (transaction: Database) => Promise<Kept | undefined>;
  put: (transaction: Database, fields: Fields) => Promise<Kept>;
  check: Check<Fields> | undefined;
};

async function putInto<Fields extends object, Kept>(
  ports: RecordPorts,
  caller: Caller,
  body: object,
  { calls, find, put, check }: RecordAccess<Fields, Kept & Revised>,
): Promise<Kept> {
  const { student_id, base_revision }: Base = body;
  requireOwn(caller, student_id);
  const fields = ownFields(body) as Fields;
  return await changeRecords(ports, caller, calls.topic, async (transaction) => {
    const there = await find(transaction);
    if (there && sameFields(fields, there)) return there;
    if (base_revision !== undefined && there && base_revision !== there.revision) throw answersStale(calls.one, there);
    await check?.({ transaction, caller, fields });
    return await put(transaction, fields);
  });
}

export type KeyedService<Calls extends KeyedCalls> = ReturnType<typeof keyedService<Calls>>;

export function keyedService<Calls extends KeyedCalls>({ calls, store, check }: KeyedRules<Calls>) {
  return {
    calls,
    list: async (database: Database, owners: string[], studentId: string) =>
      await store.list(database, ownerOf(owners, studentId)),
    put: (ports: RecordPorts, caller: Caller, id: string, body: object) =>
      putInto(ports, caller, body, {
        calls,
        check,
        find: (transaction) => store.find(transaction, caller.id, id),
        async put(transaction, fields: KeyedFieldsOf<Calls>) {
          const others = (await store.list(transaction, caller.id)).filter(({ _id }) => _id !== id);
          if (others.length >= calls.most) throw Problem.field('id', `At most ${calls.most}.`);
          return await store.put(transaction, caller.id, id, fields);
        },
      }),
  };
}

export type SingleService<Calls extends SingleCalls> = ReturnType<typeof singleService<Calls>>;

export function singleService<Calls extends SingleCalls>({
  calls,
  store,
  check,
  forOthers = (record) => record,
}: SingleRules<Calls>) {
  return {
    calls,
    async get(
      database: Database,
      { caller, owners }: { caller: Caller; owners: string[] },
      studentId: string,
    ): Promise<RecordOf<Calls> | null> {
      const record = await store.find(database, ownerOf(owners, studentId));
      if (!record) return null;
      return caller.id === studentId ? record : forOthers(record);
    },
    save: (ports: RecordPorts, caller: Caller, body: object) =>
      putInto(ports, caller, body, {
        calls,
        check,
        find: (transaction) => store.find(transaction, caller.id),
        put: (transaction, fields: SingleFieldsOf<Calls>) => store.put(transaction, caller.id, fields),
      }),
  };
}
