// The places of a schema where a string comes in, each with a value that fits everywhere else.
import { fittingValue, type JsonSchema } from './odd-values.ts';

export type Place = { at: string; maxLength: number | undefined; put: (text: string) => unknown };

export function placesOf(schema: JsonSchema, seed: number, at = ''): Place[] {
  const { type, anyOf, allOf, items, properties, propertyNames, additionalProperties } = schema;
  if (anyOf) return anyOf.flatMap((option) => placesOf(option, seed, at));
  if (allOf) return placesOf(Object.assign({}, schema, { allOf: undefined }, ...allOf), seed, at);
  if (type === 'string') return [{ at, maxLength: schema.maxLength, put: (text) => text }];
  if (type === 'array' && items)
    return placesOf(items, seed, `${at}[]`).map((place) => ({ ...place, put: (text) => [place.put(text)] }));
  if (type !== 'object') return [];
  const others = fittingValue(schema, seed) as object;
  const inside = Object.entries(properties ?? {}).flatMap(([name, property]) =>
    placesOf(property, seed, `${at}.${name}`).map((place) => ({
      ...place,
      put: (text: string) => ({ ...others, [name]: place.put(text) }),
    })),
  );
  if (typeof additionalProperties !== 'object' || !additionalProperties) return inside;
  const value = additionalProperties as JsonSchema;
  const fits = fittingValue(value, seed);
  return [
    ...inside,
    { at: `${at}.{name}`, maxLength: propertyNames?.maxLength, put: (text) => ({ [text]: fits }) },
    ...placesOf(value, seed, `${at}.{value}`).map((place) => ({
      ...place,
      put: (text: string) => ({ a: place.put(text) }),
    })),
  ];
}
