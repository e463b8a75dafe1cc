// One request must never cost everybody else seconds: whatever text stands in a field, the contract is done with it at
// once. A guest can send any of it.
import { allEndpoints } from '@lantern/contract/all';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { hostileLength, hostileTexts, processorMax, processorTime } from './hostile-texts.ts';
import { jsonSchemaOf } from './odd-values.ts';
import { placesOf } from './places.ts';

const seed = 20_261_126;
const parts = ['params', 'query', 'body'] as const;

const schemas = allEndpoints.flatMap(({ feature, name, endpoint }) =>
  parts.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ title: `${feature}.${name} ${part}`, schema }] : [];
  }),
);

/** Checks of a string in the order in which they are made; a format such as `z.uuid()` is one itself. */
type Check = { check: string; abort?: boolean; format?: string; tx?: (text: string) => unknown };

function checksOf(schema: z.core.$ZodType): Check[] {
  const own = schema._zod.traits.has('$ZodCheck') ? [schema] : [];
  return [...own, ...(schema._zod.def.checks ?? [])].map((check) => check._zod.def as unknown as Check);
}

/** Zod's own, of a fixed length. */
const fixed = new Set(['uuid', 'date']);
const sample = '  İa  ';
const onlyTrims = ({ check, tx }: Check) => check === 'overwrite' && tx?.(sample) === sample.trim();

function isLimited(checks: readonly Check[]): boolean {
  const [first, ...rest] = checks;
  if (!first) return false;
  if (first.check === 'max_length') return first.abort === true;
  if (first.format && fixed.has(first.format)) return true;
  return (first.check === 'min_length' || onlyTrims(first)) && isLimited(rest);
}

/** Strings below a schema, by where they stand, with what is inside of unions, lists, records and pipes. */
function* stringsIn(schema: z.core.$ZodType, at: string): Generator<{ at: string; checks: Check[] }> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') yield { at, checks: checksOf(schema) };
  if (def.type === 'object')
    for (const [name, field] of Object.entries(def.shape)) yield* stringsIn(field, `${at}.${name}`);
  if (def.type === 'array') yield* stringsIn(def.element, `${at}[]`);
  if (def.type === 'union') for (const option of def.options) yield* stringsIn(option, at);
  if (def.type === 'pipe') for (const side of [def.in, def.out]) yield* stringsIn(side, at);
  if (def.type === 'record') {
    yield* stringsIn(def.keyType, `${at}.{name}`);
    yield* stringsIn(def.valueType, `${at}.{value}`);
  }
  if ('innerType' in def) yield* stringsIn(def.innerType, at);
}

test('every string that comes in has a limit before anything else is asked of it', () => {
  const strings = schemas.flatMap(({ title, schema }) => [...stringsIn(schema, title)]);
  expect(strings.length).toBeGreaterThan(500);
  expect(strings.filter(({ checks }) => !isLimited(checks)).map(({ at }) => at)).toEqual([]);
});

describe.each(schemas)('$title', ({ schema }) => {
  test('is done at once with hostile text', () => {
    const slow: string[] = [];
    for (const { at, maxLength, put } of placesOf(jsonSchemaOf(schema), seed)) {
      for (const length of new Set([hostileLength, maxLength ?? hostileLength])) {
        for (const { kind, text } of hostileTexts(length)) {
          const value = put(text);
          const taken = processorTime(() => schema.safeParse(value));
          if (taken > processorMax) slow.push(`${at}: ${length} of ${kind}: ${Math.round(taken)} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  });
});
