// The fields of a record among what else a body carries.
import { isDeepStrictEqual } from 'node:util';
import { Problem } from '@lantern/contract/problem';

/** What a student wrote, without what says whose it is and what it was written on. */
export function ownFields(body: object): object {
  const { id: _id, student_id: _whose, base_revision: _base, ...fields } = body as Record<string, unknown>;
  return fields;
}

/** Whether every field stands in the record as it is; a missing field counts as undefined. */
export function sameFields(fields: object, record: object): boolean {
  const kept = record as Record<string, unknown>;
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(value, kept[name]));
}

/** The problem that carries what stands instead. */
export function answersStale(one: string, record: unknown): Problem {
  return new Problem('stale_revision', {
    detail: 'This was changed somewhere else. Nothing was replaced.',
    extra: { [one]: record },
  });
}
