// The calls of records that need no adding: their ids are known before anything is kept (`keyedEndpoints`: the items of a
// checklist, the answers of a quiz), or there is one for each student (`singleEndpoints`: a form).
import * as z from 'zod/mini';
import { student } from './access.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { idSchema, timestampSchema } from './fields.ts';
import { answerOf, type Declaration, ownId, readAccess, type Shape, stale, whose } from './record-declaration.ts';
import { storedOf } from './record-stored.ts';

/** The revision that was edited, 0 where nothing was kept; without it the last one who saves wins. */
const baseOrNone = z.optional(z.int().check(z.gte(0)));

/**
 * Declares records whose ids are known before anything is kept: the items of a checklist, the answers of a quiz. There is
 * no adding and no deleting: `put` keeps one under its id, whether it was there or not.
 */
/*@__NO_SIDE_EFFECTS__*/
export function keyedEndpoints<
  const One extends string,
  const Many extends string,
  Key extends z.ZodMiniType<string>,
  Fields extends Shape,
  // biome-ignore lint/complexity/noBannedTypes: no computed fields
  Computed extends Shape = {},
>({
  base,
  topic,
  noun,
  one,
  many,
  key,
  fields,
  computed,
  most,
  scope,
}: Declaration<One, Fields, Computed> & {
  many: Many;
  /** What an id looks like, such as an enum of the items. */
  key: Key;
  most: number;
}) {
  const record = z.object({
    _id: key,
    ...storedOf(fields),
    ...(computed as Computed),
    revision: z.int(),
    updated_at: timestampSchema,
  });
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
      summary: `The ${noun.many} ${whose(scope)} that were kept, at most ${most}`,
      access: readAccess(scope),
      params: z.object({ studentId: idSchema }),
      response: answerOf(many, z.array(record)),
      problems: ['not_found'],
    }),
    put: endpoint({
      method: 'PUT',
      path: `${base}/put/{id}`,
      summary: `Keep one of my ${noun.many}, whether it was kept before or not. ${stale(one)}`,
      access: student,
      params: z.object({ id: key }),
      body: z.strictObject({ ...fields, ...ownId, base_revision: baseOrNone }),
      response: answerOf(one, record),
      problems: ['not_found', 'stale_revision'],
    }),
  };
}

/** Declares one record for each student: a form that is filled in once and changed later. */
/*@__NO_SIDE_EFFECTS__*/
export function singleEndpoints<
  const One extends string,
  Fields extends Shape,
  // biome-ignore lint/complexity/noBannedTypes: no computed fields
  Computed extends Shape = {},
>({ base, topic, noun, one, fields, computed, scope }: Declaration<One, Fields, Computed>) {
  const record = z.object({
    ...storedOf(fields),
    ...(computed as Computed),
    revision: z.int(),
    updated_at: timestampSchema,
  });
  return {
    topic,
    noun,
    one,
    record,
    get: endpoint({
      method: 'GET',
      path: `${base}/student/{studentId}`,
      summary: `The ${noun.one} ${whose(scope)}; null where nothing was saved yet`,
      access: readAccess(scope),
      params: z.object({ studentId: idSchema }),
      response: answerOf(one, z.nullable(record)),
      problems: ['not_found'],
    }),
    save: endpoint({
      method: 'PUT',
      path: `${base}/save`,
      summary: `Save my ${noun.one}. ${stale(one)}`,
      access: student,
      body: z.strictObject({ ...fields, ...ownId, base_revision: baseOrNone }),
      response: answerOf(one, record),
      problems: ['not_found', 'stale_revision'],
    }),
  };
}

/** Any records that `keyedEndpoints` declared. */
export type KeyedCalls = {
  topic: string;
  noun: { one: string; many: string };
  one: string;
  many: string;
  most: number;
  record: z.ZodMiniType<{ _id: string; revision: number }>;
  list: Endpoint;
  put: Endpoint & { body: z.ZodMiniType };
};
/** Any record that `singleEndpoints` declared. */
export type SingleCalls = {
  topic: string;
  noun: { one: string; many: string };
  one: string;
  record: z.ZodMiniType<{ revision: number }>;
  get: Endpoint;
  save: Endpoint & { body: z.ZodMiniType };
};
type WithoutBase<Body extends z.ZodMiniType> = Omit<z.output<Body>, 'student_id' | 'base_revision'>;
/** What a student writes of one such record, checked. */
export type KeyedFieldsOf<Calls extends { put: { body: z.ZodMiniType } }> = WithoutBase<Calls['put']['body']>;
export type SingleFieldsOf<Calls extends { save: { body: z.ZodMiniType } }> = WithoutBase<Calls['save']['body']>;
