// What every declaration of records says, and what their calls share; see record.ts.
import * as z from 'zod/mini';
import { readers, type ShareScope, student } from './access.ts';
import { idSchema } from './fields.ts';

export type Shape = Record<string, z.ZodMiniType>;

export type Declaration<One extends string, Fields extends Shape, Computed extends Shape> = {
  /** Of the paths: `/api/eca` makes `/api/eca/add`, `/api/eca/update/{id}` and so on. */
  base: `/api/${string}`;
  /** What a live change of these is called, and under which name a device keeps them: the feature's name. */
  topic: string;
  /** For summaries, in English. */
  noun: { one: string; many: string };
  /** The field of an answer that holds one record. */
  one: One;
  /**
   * What a student writes, as a form and the server check it. Left out fields need a default: an update replaces all.
   * Answers have their types without their rules (`storedOf`).
   */
  fields: Fields;
  /** What the server adds to an answer, computed from the fields. */
  computed?: Computed;
  /** With whom a student can share them for reading; not at all when it is left out. */
  scope?: ShareScope;
};

/** The caller's own id, when it is given. */
export const ownId = { student_id: z.optional(idSchema) };

/** The answer and what `stale_revision` carries in `extra`: the record under the name of one. */
export function answerOf<One extends string, R extends z.ZodMiniType>(one: One, record: R) {
  return z.object({ [one]: record } as { [Name in One]: R });
}

export const readAccess = (scope: ShareScope | undefined) =>
  scope ? readers({ scope, student: 'studentId' }) : student;
export const whose = (scope: ShareScope | undefined) =>
  scope ? `of a student (mine, or of one who shares their ${scope} with me)` : 'of mine';

export const stale = (one: string) =>
  `When base_revision is not the current one nothing is replaced: stale_revision carries what stands in extra.${one}`;

const verbs: { readonly [call: string]: readonly [verb: string, of: 'one' | 'many'] } = {
  list: ['list', 'many'],
  add: ['add', 'one'],
  update: ['update', 'one'],
  delete: ['delete', 'one'],
  restore: ['restore', 'one'],
  deleted: ['listDeleted', 'many'],
  reorder: ['reorder', 'many'],
  put: ['put', 'one'],
  get: ['get', 'one'],
  save: ['save', 'one'],
};

type Noun = { one: string; many: string };

/** Of `list` of a group whose noun is "test score": `listTestScores`. */
export function nameOfCall(call: string, noun: Noun): string {
  const [verb, of] = verbs[call] ?? [call, 'one'];
  return verb + noun[of].replace(/(?:^|[^a-z])([a-z])/gi, (_, letter: string) => letter.toUpperCase());
}
