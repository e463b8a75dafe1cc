// Records whose ids are known before (a checklist's items) and the one record of a student (a form), in the browser: what
// the server answered, with what waits on this device laid over it. Made once for each feature, in its `.api.ts`.
import type { RecordOf } from '@lantern/contract/record';
import type { KeyedCalls, KeyedFieldsOf, SingleCalls, SingleFieldsOf } from '@lantern/contract/record-keyed';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { askAgain, putAnswer, queryClient } from '#api/query-client.ts';
import { createRecordOutbox, type Outcome } from '#api/record-outbox.ts';
import { type Row, rowsOf } from '#api/record-waiting.ts';
import type { RecordsOptions } from '#api/records.ts';
import { currentUser, useUser } from '#api/session.ts';
import { useWaiting } from '#api/waiting-outbox.ts';

type KeyedOptions = RecordsOptions & {
  /** What was kept last counts, whatever another device kept before: for ticks, where a choice would be a nuisance. */
  lastWins?: boolean;
};

type Endpoint = KeyedCalls['list'];
/** The id under which the device keeps what waits of a single record. */
const only = 'only';

// The contract's types say more than this: what is asked and answered is checked where a feature uses it.
const ask = async <T>(to: Endpoint, input: object, name: string, signal?: AbortSignal) =>
  ((await call(to, input, signal && { signal })) as unknown as { [name: string]: T })[name] as T;

const baseOf = (base: number | null, lastWins?: boolean) => (lastWins ? {} : { base_revision: base ?? 0 });

async function refreshAll(keys: readonly string[]): Promise<void> {
  await askAgain(...keys.map((key) => [key]));
}

export type KeyedRecords<Calls extends KeyedCalls> = ReturnType<typeof createKeyedRecords<Calls>>;
export type KeyedRow<Calls extends KeyedCalls> = Row<KeyedFieldsOf<Calls>, RecordOf<Calls>>;

export function createKeyedRecords<Calls extends KeyedCalls>(
  calls: Calls,
  { screen, refreshes = [], lastWins }: KeyedOptions,
) {
  type Fields = KeyedFieldsOf<Calls>;
  type Record = RecordOf<Calls> & Fields;
  const { topic, one, many } = calls;

  const listQuery = (user: string) =>
    queryOptions({
      queryKey: [topic, 'list', user],
      queryFn: ({ signal }) => ask<Record[]>(calls.list, { params: { studentId: user } }, many, signal),
    });
  const listNow = () => {
    const user = currentUser()?.id;
    return user ? queryClient.getQueryData(listQuery(user).queryKey) : undefined;
  };

  const outbox = createRecordOutbox<Fields, Record>({
    name: topic,
    screen,
    deliver: (id, { fields, base }) =>
      ask<Record>(calls.put, { params: { id }, body: { ...fields, ...baseOf(base, lastWins) } }, one),
    onTaken(id, answer) {
      const user = currentUser()?.id;
      const list = listNow();
      if (user && list && answer)
        void putAnswer(listQuery(user).queryKey, [...list.filter(({ _id }) => _id !== id), answer]);
      void refreshAll(list ? refreshes : [topic, ...refreshes]);
    },
  });

  return {
    calls,
    screen,
    listQuery,
    outbox,
    refresh: () => refreshAll([topic, ...refreshes]),
    /** Keeps one on the device and sends it. What it was written on is what this device has seen of it last. */
    put(id: string, fields: Fields): Promise<Outcome> {
      const mine = outbox.all()[id];
      const base = mine ? mine.base : (listNow()?.find(({ _id }) => _id === id)?.revision ?? null);
      return outbox.save(id, { fields, base });
    },
  };
}

/** What is kept by id, as a screen shows it; `rows` is undefined until something is known. */
export function useKeyedRecords<Calls extends KeyedCalls>({ listQuery, outbox }: KeyedRecords<Calls>) {
  const { id } = useUser();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(listQuery(id));
  const waiting = useWaiting(outbox);
  const isKnown = data !== undefined || Object.keys(waiting).length > 0;
  const rows = isKnown
    ? new Map(rowsOf(data ?? [], waiting).map((row) => [row.id, row as KeyedRow<Calls>]))
    : undefined;
  return { rows, isLoaded: data !== undefined, error, refetch, isFetching, dataUpdatedAt };
}

export type SingleRecord<Calls extends SingleCalls> = ReturnType<typeof createSingleRecord<Calls>>;

export function createSingleRecord<Calls extends SingleCalls>(
  calls: Calls,
  { screen, refreshes = [], lastWins }: KeyedOptions,
) {
  type Fields = SingleFieldsOf<Calls>;
  type Record = RecordOf<Calls> & Fields;
  const { topic, one } = calls;

  const query = (user: string) =>
    queryOptions({
      queryKey: [topic, 'single', user],
      queryFn: ({ signal }) => ask<Record | null>(calls.get, { params: { studentId: user } }, one, signal),
    });

  const outbox = createRecordOutbox<Fields, Record & { _id: string }>({
    name: topic,
    screen,
    deliver: async (id, { fields, base }) => ({
      ...(await ask<Record>(calls.save, { body: { ...fields, ...baseOf(base, lastWins) } }, one)),
      _id: id,
    }),
    onTaken(_id, answer) {
      const user = currentUser()?.id;
      if (user && answer) void putAnswer(query(user).queryKey, answer);
      void refreshAll(refreshes);
    },
  });

  return {
    calls,
    screen,
    query,
    outbox,
    refresh: () => refreshAll([topic, ...refreshes]),
    /** Keeps the record on the device and sends it. `base` is the revision that was edited, null where there was none. */
    save: (fields: Fields, base: number | null): Promise<Outcome> => outbox.save(only, { fields, base }),
    /** Throws away what waits. */
    forget: () => outbox.forget(only),
  };
}

/**
 * The record as a screen shows it: `row` is undefined until something is known, null while nothing was ever saved.
 * `row.waiting` says what the server has not yet, and `RecordTrouble` shows what the student has to decide.
 */
export function useSingleRecord<Calls extends SingleCalls>({ query, outbox }: SingleRecord<Calls>) {
  type Kept = RecordOf<Calls> & SingleFieldsOf<Calls> & { _id: string };
  const { id } = useUser();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(query(id));
  const waiting = useWaiting(outbox);
  const records = data ? [{ ...data, _id: only } as Kept] : [];
  const [row = null] = rowsOf<SingleFieldsOf<Calls>, Kept>(records, waiting);
  const isLoaded = data !== undefined;
  return { row: row ?? (isLoaded ? null : undefined), isLoaded, error, refetch, isFetching, dataUpdatedAt };
}
