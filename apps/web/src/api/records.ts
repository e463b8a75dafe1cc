// A list that a student keeps, in the browser: what the server answered, with what waits on this device laid over it.
// Made once for each feature, in its `.api.ts`, from what the contract declares with `recordEndpoints`.
import { Problem } from '@lantern/contract/problem';
import type { FieldsOf, RecordCalls, RecordOf } from '@lantern/contract/record';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { isSame } from '#api/is-same.ts';
import { askAgain, putAnswer, queryClient } from '#api/query-client.ts';
import { createRecordOutbox } from '#api/record-outbox.ts';
import { inOrder, type Row, rowsOf } from '#api/record-waiting.ts';
import { isRetryable } from '#api/retry.ts';
import { currentUser, useUser } from '#api/session.ts';
import { createWaitingOutbox, useWaiting } from '#api/waiting-outbox.ts';

export type RecordsOptions = {
  /** The path of the screen where the list stands. */
  screen: `/${string}`;
  /** What a change of these records makes old, by the beginning of its query keys: the dashboard, a sum. */
  refreshes?: readonly string[];
};

/** A row of the list of `Calls`. */
export type RowOf<Calls extends RecordCalls> = Row<FieldsOf<Calls>, RecordOf<Calls>>;
export type Records<Calls extends RecordCalls> = ReturnType<typeof createRecords<Calls>>;

type Endpoint = RecordCalls['list'];

export function createRecords<Calls extends RecordCalls>(calls: Calls, { screen, refreshes = [] }: RecordsOptions) {
  type Fields = FieldsOf<Calls>;
  type Record = RecordOf<Calls> & Fields;
  const { topic, one, many } = calls;

  // The contract's types say more than these: what is asked and answered is checked where a feature uses it.
  const askOne = async (to: Endpoint, input: object) =>
    ((await call(to, input)) as unknown as { [name: string]: Record })[one] as Record;
  const askMany = async (to: Endpoint, input: object, signal?: AbortSignal) =>
    ((await call(to, input, signal && { signal })) as unknown as { [name: string]: Record[] })[many] as Record[];

  const listQuery = (user: string) =>
    queryOptions({
      queryKey: [topic, 'list', user],
      queryFn: ({ signal }) => askMany(calls.list, { params: { studentId: user } }, signal),
    });
  const deletedQuery = queryOptions({
    queryKey: [topic, 'deleted'],
    queryFn: ({ signal }) => askMany(calls.deleted, {}, signal),
  });

  /** Asks for everything of this list again. */
  async function refresh(): Promise<void> {
    await askAgain(...[topic, ...refreshes].map((key) => [key]));
  }

  function listNow(): Record[] | undefined {
    const user = currentUser()?.id;
    return user ? queryClient.getQueryData(listQuery(user).queryKey) : undefined;
  }

  function putList(change: (list: Record[]) => Record[]) {
    const user = currentUser()?.id;
    const list = listNow();
    if (user && list) void putAnswer(listQuery(user).queryKey, change(list));
  }

  const outbox = createRecordOutbox<Fields, Record>({
    name: topic,
    screen,
    deliver: (id, { fields, base }) =>
      base === null
        ? askOne(calls.add, { body: { ...fields, id } })
        : askOne(calls.update, { params: { id }, body: { ...fields, base_revision: base } }),
    onTaken(id, answer) {
      if (!answer) return;
      putList((list) =>
        list.some(({ _id }) => _id === id) ? list.map((old) => (old._id === id ? answer : old)) : [...list, answer],
      );
      // Only an order of the student's own is known here.
      if (!calls.reorder || !listNow()) void askAgain([topic, 'list']);
      void askAgain(...refreshes.map((key) => [key]));
    },
  });

  /** What a change of a record is written on: what this device has seen of it last; null where the server has none. */
  function baseOf(id: string): number | null {
    const waiting = outbox.all()[id];
    if (waiting) return waiting.base;
    return listNow()?.find(({ _id }) => _id === id)?.revision ?? null;
  }

  /**
   * Deletes a record; `bringBack` undoes it. One that is only on this device goes without a connection too: the call is
   * for the case that the server took it and its answer was lost.
   */
  async function remove({ id, revision }: Pick<Row, 'id' | 'revision'>): Promise<void> {
    try {
      await call(calls.delete as Endpoint, { params: { id } } as object);
    } catch (error) {
      if (revision !== undefined && !(error instanceof Problem && error.code === 'not_found')) throw error;
    }
    outbox.forget(id);
    putList((list) => list.filter(({ _id }) => _id !== id));
    // Not awaited: the list shows a failure itself.
    void askAgain(deletedQuery.queryKey, ...refreshes.map((key) => [key]));
  }

  async function bringBack(id: string): Promise<void> {
    await askOne(calls.restore, { body: { id } });
    void refresh();
  }

  /** The order that waits: of the whole list, so it is one thing. */
  const ordering = createWaitingOutbox<readonly string[], Record[]>({
    name: `${topic}.order`,
    screen,
    canSend: () => true,
    deliver(_list, ids) {
      if (!calls.reorder) throw new Error(`${topic} have no order`);
      const list = listNow();
      // one that was deleted since has no place
      return askMany(calls.reorder, { body: { ids: ids.filter((id) => list?.some(({ _id }) => _id === id) ?? true) } });
    },
    onTaken: (_list, answer) => putList(() => answer),
    settle: (now, sent) => (isSame(now, sent) ? undefined : now),
    refuse() {
      void refresh();
      return undefined;
    },
  });

  /** Keeps the order on the device and sends it. Rejects when nothing of it is kept: then the list is as it was. */
  async function order(ids: readonly string[]): Promise<void> {
    try {
      await ordering.send('list', ids);
    } catch (error) {
      if (isRetryable(error) && ordering.isOnDevice()) return;
      ordering.forget('list');
      throw error;
    }
  }

  return {
    calls,
    screen,
    listQuery,
    deletedQuery,
    refresh,
    outbox,
    ordering,
    baseOf,
    save: outbox.save,
    remove,
    bringBack,
    order,
  };
}

/** The student's list as a screen shows it; `rows` is undefined until something is known of it. */
export function useRecords<Calls extends RecordCalls>({ listQuery, outbox, ordering }: Records<Calls>) {
  const { id } = useUser();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(listQuery(id));
  const waiting = useWaiting(outbox);
  const { list: order } = useWaiting(ordering);
  const isKnown = data !== undefined || Object.keys(waiting).length > 0;
  const rows = isKnown ? (rowsOf(inOrder(data ?? [], order), waiting) as RowOf<Calls>[]) : undefined;
  return { rows, isLoaded: data !== undefined, error, refetch, isFetching, dataUpdatedAt };
}
