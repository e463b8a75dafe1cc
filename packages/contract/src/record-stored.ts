// Fields as they are answered. What was kept passed the rules of its day, which may have been others than today's: an
// answer has the types of the fields and none of their rules, so that old records can always be read.
import * as z from 'zod/mini';
import type { Shape } from './record-declaration.ts';

export type Stored<Fields extends Shape> = { [Name in keyof Fields]: z.ZodMiniType<z.output<Fields[Name]>> };

function mapShape(shape: Shape, map: (field: z.ZodMiniType) => z.ZodMiniType): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, map(field)]));
}

/** The type of a field without its rules: no lengths, patterns or ranges, and what an object has besides is dropped. */
function withoutRules(field: z.ZodMiniType): z.ZodMiniType {
  // every kind of schema has its parts under `def`; these are the kinds that fields are made of
  const { def } = field._zod as unknown as { def: Definition };
  switch (def.type) {
    case 'string':
      return z.string();
    case 'number':
      return def.format === 'safeint' ? z.int() : z.number();
    case 'boolean':
    case 'enum':
    case 'literal':
      return field;
    case 'nullable':
      return z.nullable(withoutRules(def.innerType));
    case 'optional':
      return z.optional(withoutRules(def.innerType));
    case 'default':
      return z._default(withoutRules(def.innerType), () => def.defaultValue);
    case 'array':
      return z.array(withoutRules(def.element));
    case 'object':
      return z.object(mapShape(def.shape, withoutRules));
    case 'record':
      return def.keyType._zod.def.type === 'enum'
        ? z.partialRecord(def.keyType, withoutRules(def.valueType))
        : z.record(z.string(), withoutRules(def.valueType));
    case 'union':
      return z.union(def.options.map(withoutRules));
    default:
      throw new Error(`a record has no fields of the kind ${(def as { type: string }).type}: see record-stored.ts`);
  }
}

type Definition =
  | { type: 'string' | 'boolean' | 'enum' | 'literal' }
  | { type: 'number'; format?: string }
  | { type: 'nullable' | 'optional'; innerType: z.ZodMiniType }
  | { type: 'default'; innerType: z.ZodMiniType; defaultValue: unknown }
  | { type: 'array'; element: z.ZodMiniType }
  | { type: 'object'; shape: Shape }
  | { type: 'record'; keyType: z.ZodMiniEnum; valueType: z.ZodMiniType }
  | { type: 'union'; options: readonly z.ZodMiniType[] };

/** What may be left out of what is written is in every answer. */
function stored(field: z.ZodMiniType): z.ZodMiniType {
  const { def } = field._zod as unknown as { def: Definition };
  return withoutRules(def.type === 'default' ? def.innerType : field);
}

/** The fields of a declaration as they are answered; each is made when something is first read with it. */
export function storedOf<Fields extends Shape>(fields: Fields): Stored<Fields> {
  return mapShape(fields, (field) => z.lazy(() => stored(field))) as Stored<Fields>;
}
