// The usual calls of a list that a student keeps. A feature says its paths' stem, its field names and its schemas; how
// records are kept is the same everywhere: apps/server/src/records and apps/web/src/api/records.ts work on what this
// answers. For records with known ids (a checklist) and for one record a student (a form) see record-keyed.ts.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { idSchema, limit, timestampSchema } from './fields.ts';
import { answerOf, type Declaration, ownId, readAccess, type Shape, stale, whose } from './record-declaration.ts';
import { storedOf } from './record-stored.ts';

type Reorder<L> = { base: `/api/${string}`; noun: { many: string }; most: number; listAnswer: L };

function reorderEndpoint<L extends z.ZodMiniType>({ base, noun, most, listAnswer }: Reorder<L>) {
  return endpoint({
    method: 'POST',
    path: `${base}/reorder`,
    summary: `Put some of my ${noun.many} first, in this order; those not named follow in the order they had`,
    access: student,
    body: z.strictObject({
      ids: z.array(idSchema).check(
        limit(most, `At most ${most}.`),
        z.refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, 'Each one once.'),
      ),
    }),
    response: listAnswer,
    problems: ['not_found'],
  });
}

/**
 * Declares a list of records. `add` takes the device's own id, so that a record that was added offline or sent twice is
 * one; `update` names the revision that was edited, and changes nothing when another device was quicker; `delete` can be
 * undone for 30 days by `restore`; `deleted` lists what can come back; `reorder` exists with `ordered` alone.
 */
/*@__NO_SIDE_EFFECTS__*/
export function recordEndpoints<
  const One extends string,
  const Many extends string,
  Fields extends Shape,
  // biome-ignore lint/complexity/noBannedTypes: no computed fields
  Computed extends Shape = {},
  const Ordered extends boolean = false,
>({
  base,
  topic,
  noun,
  one,
  many,
  fields,
  computed,
  most,
  ordered,
  scope,
}: Declaration<One, Fields, Computed> & {
  /** The field of an answer that holds a list. */
  many: Many;
  /** How many a student can keep; what is deleted does not count. */
  most: number;
  /** Whether the student puts them in order. */
  ordered?: Ordered;
}) {
  const record = z.object({
    _id: idSchema,
    ...storedOf(fields),
    ...(computed as Computed),
    /** counts up with every change of the fields */
    revision: z.int(),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  });
  const oneAnswer = answerOf(one, record);
  const listAnswer = answerOf(many, z.array(record));
  const params = z.object({ id: idSchema });
  const onlyId = z.strictObject({ id: idSchema });
  return {
    topic,
    noun,
    one,
    many,
    most,
    record,
    list: endpoint({
      method: 'GET',
      path: `${base}/student/{studentId}`,
      summary: `The ${noun.many} ${whose(scope)} in their order, at most ${most}`,
      access: readAccess(scope),
      params: z.object({ studentId: idSchema }),
      response: listAnswer,
      problems: ['not_found'],
    }),
    add: endpoint({
      method: 'POST',
      path: `${base}/add`,
      summary: `Add one to my ${noun.many}; an id that is there already answers what is there`,
      access: student,
      body: z.strictObject({ ...fields, ...ownId, id: z.optional(idSchema) }),
      response: oneAnswer,
      problems: ['not_found', 'id_taken'],
    }),
    update: endpoint({
      method: 'PUT',
      path: `${base}/update/{id}`,
      summary: `Replace the fields of one of my ${noun.many}. ${stale(one)}`,
      access: student,
      params,
      body: z.strictObject({ ...fields, ...ownId, base_revision: z.optional(z.int().check(z.gte(1))) }),
      response: oneAnswer,
      problems: ['not_found', 'stale_revision'],
    }),
    delete: endpoint({
      method: 'DELETE',
      path: `${base}/delete/{id}`,
      summary: `Delete one of my ${noun.many}; it can be brought back for 30 days`,
      access: student,
      params,
      response: z.object({ ok: z.literal(true), restorable_until: timestampSchema }),
      problems: ['not_found'],
    }),
    restore: endpoint({
      method: 'POST',
      path: `${base}/restore`,
      summary: `Bring one of my deleted ${noun.many} back to its place`,
      access: student,
      body: onlyId,
      response: oneAnswer,
      problems: ['not_found'],
    }),
    deleted: endpoint({
      method: 'GET',
      path: `${base}/deleted`,
      summary: `My ${noun.many} that can still be brought back, last deleted first (at most 100)`,
      access: student,
      response: listAnswer,
    }),
    reorder: (ordered ? reorderEndpoint({ base, noun, most, listAnswer }) : undefined) as Ordered extends true
      ? ReturnType<typeof reorderEndpoint<typeof listAnswer>>
      : undefined,
  };
}

/** Any list that `recordEndpoints` declared. */
export type RecordCalls = {
  topic: string;
  noun: { one: string; many: string };
  one: string;
  many: string;
  most: number;
  record: z.ZodMiniType<{ _id: string; revision: number }>;
  list: Endpoint;
  add: Endpoint & { body: z.ZodMiniType };
  update: Endpoint;
  delete: Endpoint;
  restore: Endpoint;
  deleted: Endpoint;
  reorder: Endpoint | undefined;
};
/** One record as it is answered. */
export type RecordOf<Calls extends { record: z.ZodMiniType }> = z.output<Calls['record']>;
/** What a student writes of one record, checked. */
export type FieldsOf<Calls extends { add: { body: z.ZodMiniType } }> = Omit<
  z.output<Calls['add']['body']>,
  'id' | 'student_id'
>;
