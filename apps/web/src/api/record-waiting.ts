// A record that was written on this device and is not on the server yet. Pure: no storage, no network.
import type { Problem, ProblemCode } from '@lantern/contract/problem';
import { isSame } from './is-same.ts';

/** What every record of the server has. */
export type Kept = { _id: string; revision: number };

export type Waiting<Fields extends object = object, Record extends Kept = Kept> = {
  fields: Fields;
  /** The server's revision that was edited; null while the server does not know the record. */
  base: number | null;
  /** It is to be deleted. */
  deleted?: boolean;
  /** Another device changed it too: what stands on the server. */
  conflict?: Record;
  /** Why the server does not take it. */
  refused?: { code: ProblemCode; fields?: { [name: string]: string } };
};

/** By the record's id, in the order of writing. */
export type AllWaiting<Fields extends object = object, Record extends Kept = Kept> = Readonly<{
  [id: string]: Waiting<Fields, Record>;
}>;

/** A record as a list shows it: what this device has goes before what the server has. */
export type Row<Fields extends object = object, Record extends Kept = Kept> = Fields & {
  id: string;
  /** Undefined while the server does not know it. */
  revision: number | undefined;
  waiting: Waiting<Fields, Record> | undefined;
  /** As the server has it, with what it computes. */
  record: Record | undefined;
};

/** Whether every field stands in `other` as it is. */
function sameFields(fields: object, other: object): boolean {
  const there = other as { [name: string]: unknown };
  return Object.entries(fields).every(([name, value]) => isSame(value, there[name]));
}

/** Whether it can be sent without a decision of the student. */
export function canSend({ conflict, refused }: Waiting): boolean {
  return !conflict && !refused;
}

/** The records as `ids` order them; those not named follow. */
export function inOrder<Record extends Kept>(records: readonly Record[], ids: readonly string[] | undefined) {
  if (!ids) return records;
  const index = new Map(ids.map((id, at) => [id, at]));
  const indexOf = ({ _id }: Record) => index.get(_id) ?? ids.length;
  return records.toSorted((a, b) => indexOf(a) - indexOf(b));
}

/** The server's records in their order, then those that only this device has; what is to be deleted is gone. */
export function rowsOf<Fields extends object, Record extends Kept & Fields>(
  records: readonly Record[],
  waiting: AllWaiting<Fields, Record>,
): Row<Fields, Record>[] {
  const known = records.map((record): Row<Fields, Record> => {
    const mine = waiting[record._id];
    return { ...record, ...mine?.fields, id: record._id, revision: record.revision, waiting: mine, record };
  });
  const ids = new Set(records.map(({ _id }) => _id));
  const others = Object.entries(waiting)
    .filter(([id]) => !ids.has(id))
    .map(([id, mine]) => ({ ...mine.fields, id, revision: undefined, waiting: mine, record: undefined }));
  return [...known, ...others].filter((row) => !row.waiting?.deleted);
}

/**
 * What is left to send after the server took `sent` and answered what stands there now, or nothing where it was
 * deleted; undefined when nothing is. An add that was repeated is answered with what came first: newer words then go as
 * an update.
 */
export function settle<Fields extends object, Record extends Kept>(
  now: Waiting<Fields, Record>,
  sent: Waiting<Fields, Record>,
  answer: Record | undefined,
): Waiting<Fields, Record> | undefined {
  if (!answer) return now.deleted ? undefined : { fields: now.fields, base: null };
  if (now.deleted) return { fields: now.fields, base: answer.revision, deleted: true };
  const taken = sent.base === null ? answer : sent.fields;
  return sameFields(now.fields, taken) ? undefined : { fields: now.fields, base: answer.revision };
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'revision' in value;
}

/** What is kept when the server refuses it. `stale_revision` brings what stands there, under the record's own name. */
export function refuse<Fields extends object, Record extends Kept>(
  { fields, base, deleted }: Waiting<Fields, Record>,
  problem: Problem,
): Waiting<Fields, Record> {
  const [theirs] = Object.values((problem.extra as { [one: string]: unknown } | undefined) ?? {});
  const kept = { fields, base, ...(deleted && { deleted }) };
  if (problem.code === 'stale_revision' && isKept(theirs)) return { ...kept, conflict: theirs as Record };
  return { ...kept, refused: { code: problem.code, ...(problem.fields && { fields: problem.fields }) } };
}

/** The student's own words win: they are sent as an edit of what stands on the server. */
export function keepMine<Fields extends object, Record extends Kept>({
  fields,
  base,
  conflict,
}: Waiting<Fields, Record>): Waiting<Fields, Record> {
  return { fields, base: conflict?.revision ?? base };
}

/** It was deleted elsewhere: there is nothing left to edit. */
export function isGone({ refused }: Waiting): boolean {
  return refused?.code === 'not_found' || refused?.code === 'id_taken';
}
