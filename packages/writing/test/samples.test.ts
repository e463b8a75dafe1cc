import { describe, expect, it } from 'vitest';
import { CONTENT_PAIRS } from '../eval/pairs/pairs.ts';
import { type SampleType, samples, sampleTypeOf } from '../src/samples/samples.ts';
import { findRemembered } from '../src/shape/remembered.ts';
import { ESSAY_TYPES } from '../src/types.ts';

describe.each(Object.keys(samples) as SampleType[])('the sample of a %s', (type) => {
  it.each(['weak', 'strong'] as const)('has remarks about words that stand in the %s one, in their order', (kind) => {
    const { text, remarks } = samples[type][kind];
    const places = remarks.map(({ quote }) => text.indexOf(quote));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(remarks.length).toBeGreaterThanOrEqual(3);
  });
});

it('each type of essay has a sample', () => {
  expect(ESSAY_TYPES.map((type) => Object.hasOwn(samples, sampleTypeOf(type)))).toEqual(ESSAY_TYPES.map(() => true));
});

describe('what a reader remembers', () => {
  const kept = (text: string) => findRemembered(text).map(({ start, end }) => text.slice(start, end));

  it.each(CONTENT_PAIRS.map((pair) => [pair.id, pair] as const))(
    'of %s: three of the strong one, hardly one of the weak',
    (_, pair) => {
      expect(findRemembered(pair.strong)).toHaveLength(3);
      expect(findRemembered(pair.weak).length).toBeLessThan(3);
    },
  );

  it('is the moment, and no claim', () => {
    const found = kept(samples['Personal Statement'].strong.text);
    expect(found[0]).toContain('nineteen seconds');
    expect(kept(samples['Personal Statement'].weak.text)).toEqual([]);
  });

  it('is nothing of an empty text', () => {
    expect(findRemembered('')).toEqual([]);
  });
});
