// Requests made from the contract: values that fit a schema, then bent in one or two places. The same seed makes the
// same requests.
import type { Endpoint } from '@lantern/contract/endpoint';
import fc from 'fast-check';
import * as z from 'zod/mini';

export type JsonSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: unknown;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

/** Stand for ids that exist only while a test runs; `fillIn` puts those in. */
export const idPlaceholders = {
  ownEssay: '00000000-0000-4000-8000-00000000000a',
  othersEssay: '00000000-0000-4000-8000-00000000000b',
  ownId: '00000000-0000-4000-8000-00000000000c',
  othersId: '00000000-0000-4000-8000-00000000000d',
  othersVersion: '00000000-0000-4000-8000-00000000000e',
} as const;
export type RealIds = Record<keyof typeof idPlaceholders, string>;

export function fillIn(text: string, real: RealIds): string {
  return Object.entries(idPlaceholders).reduce(
    (filled, [name, idPlaceholder]) => filled.replaceAll(idPlaceholder, real[name as keyof RealIds]),
    text,
  );
}

const uuid = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(idPlaceholders)) },
  { weight: 1, arbitrary: fc.uuid() },
);
const unknownKeys = ['role', 'id', 'user_id', '__proto__', 'constructor', 'isAdmin', '', 'a.b', 'hasOwnProperty'];

/** Wrong for almost every place. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    -0,
    Number.MAX_SAFE_INTEGER + 2,
    2 ** 31,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00\ud83d',
    '\u202e\u200f\u200b',
    '😀'.repeat(300),
    'a'.repeat(70_000),
    "'; drop table users; --",
    '%00%ff',
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    '{{7*7}}',
    'NaN',
    'Infinity',
    '9999-99-99',
    '2026-02-30',
    '+275760-09-13T00:00:00.000Z',
    '-000001-01-01T00:00:00Z',
    '0001-01-01T00:00:00+23:59',
    '00000000-0000-0000-0000-000000000000',
    [],
    {},
    [[]],
    [null],
    ['a', 1, null],
    { length: 3 },
    { toString: 'no' },
    { constructor: { prototype: { isAdmin: true } } },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer({ min: 1, max: 300 }).map((depth) => nest(depth)),
  fc.array(fc.constantFrom('a', 'b'), { minLength: 1000, maxLength: 1200 }),
);

function nest(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

// making these takes longer than what comes from them, and hundreds of fields have the same few patterns
const few = fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 3 });
const made = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const known = made.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  made.set(pattern, known);
  return known;
}

function fittingString({ format, pattern, minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return uuid;
  if (format === 'email') return fc.uuid().map((id) => `${id}@example.org`);
  if (format === 'date-time')
    return fc
      .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'date')
    return fc
      .date({ min: new Date('1930-01-01'), max: new Date('2010-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  // the control-character patterns of fields.ts start with ^[^ and any plain text fits them
  if (pattern && !pattern.startsWith('^[^')) return matching(pattern);
  const text = fc.constantFrom('Boat2022!', 'The ferry left before sunrise.', 'আমি', 'مرحبا', '😀 7', 'x');
  return text.map((value) => value.slice(0, maxLength).padEnd(Math.min(minLength, 1000), 'x'));
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.allOf) return fitting(Object.assign({}, schema, { allOf: undefined }, ...schema.allOf));
  switch (schema.type) {
    case 'string':
      return fittingString(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? -5, -1e6), max: Math.min(schema.maximum ?? 1e6, 1e6) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object': {
      if (!schema.properties) return few;
      const fields = Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, fitting(value)]));
      return fc.record(fields, { requiredKeys: schema.required ?? [] });
    }
    default:
      return odd;
  }
}

type Bend = { at: number; how: 'replace' | 'remove' | 'add' | 'wrap'; value: unknown; key: string };
const bend: fc.Arbitrary<Bend> = fc.record({
  at: fc.nat({ max: 30 }),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  value: odd,
  key: fc.constantFrom(...unknownKeys),
});

/** Own `__proto__` included, which an assignment would swallow. */
function put(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function applyBend(original: unknown, { at, how, value, key }: Bend): unknown {
  if (typeof original !== 'object' || original === null || Array.isArray(original)) return value;
  const bent = { ...original };
  const keys = Object.keys(bent);
  const chosen = keys[at % Math.max(keys.length, 1)];
  if (how === 'add' || chosen === undefined) put(bent, key, value);
  else if (how === 'remove') delete (bent as Record<string, unknown>)[chosen];
  else if (how === 'wrap') put(bent, chosen, [(bent as Record<string, unknown>)[chosen]]);
  else put(bent, chosen, value);
  return bent;
}

/** A schema of the contract as JSON Schema: what it takes before anything is transformed. */
export const jsonSchemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** A value that fits a schema. */
export const fittingValue = (schema: JsonSchema, seed: number): unknown =>
  fc.sample(fitting(schema), { numRuns: 1, seed })[0];

function bentPart(schema: z.ZodMiniType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const fits = fitting(jsonSchemaOf(schema));
  return fc.oneof(
    { weight: 2, arbitrary: fits },
    { weight: 5, arbitrary: fc.tuple(fits, bend).map(([value, how]) => applyBend(value, how)) },
    { weight: 2, arbitrary: fc.tuple(fits, bend, bend).map(([value, a, b]) => applyBend(applyBend(value, a), b)) },
    { weight: 1, arbitrary: odd },
  );
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** In how many places a value can be odd. */
function placesOf({ anyOf, allOf, properties, items }: JsonSchema): number {
  if (anyOf) return Math.max(...anyOf.map(placesOf));
  if (allOf) return sum(allOf.map(placesOf));
  if (properties) return sum(Object.values(properties).map((one) => Math.max(1, placesOf(one))));
  return items ? placesOf(items) : 0;
}

export const placesIn = ({ params, query, body }: Endpoint): number =>
  sum([params, query, body].map((schema) => (schema ? Math.max(1, placesOf(jsonSchemaOf(schema))) : 0)));

export type OddRequest = { params: unknown; query: unknown; body: unknown };

export function makeOddRequests({ params, query, body }: Endpoint, count: number, seed: number): OddRequest[] {
  const stray = params || query || body ? fc.constant(undefined) : fc.dictionary(fc.constantFrom(...unknownKeys), odd);
  const request = fc.record({ params: bentPart(params), query: query ? bentPart(query) : stray, body: bentPart(body) });
  return fc.sample(request, { numRuns: count, seed });
}
