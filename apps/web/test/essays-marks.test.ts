import type { Suggestion } from '@lantern/contract/essays.evaluations';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findEdit, followEdit, placeAll, placeOf } from '#features/essays/evaluation/follow-marks.ts';
import { markOf } from '#features/essays/evaluation/mark-of.ts';

const text = 'I was fifteen. It helped many people in the village. We lost nine books.';

function suggest(sentence: string, span: string, within = text): Suggestion {
  const sentence_start = within.indexOf(sentence);
  const start = within.indexOf(span, sentence_start);
  return {
    category: 'specificity',
    rule: 'specificity.vague',
    sentence,
    suggestion: 'How many?',
    start,
    end: start + span.length,
    sentence_start,
    sentence_end: sentence_start + sentence.length,
  };
}

const vague = suggest('It helped many people in the village.', 'many people');

function spanAfter(after: string): string | undefined {
  const [place] = followEdit(placeAll(text, [vague]), [vague], text, after);
  return place && after.slice(place.start, place.end);
}

test('what is said of the whole essay marks nothing, and keeps its name when its sentence changes', () => {
  const place = { start: 14, end: 14, sentence_start: 14 };
  const whole = { ...vague, ...place, rule: 'style.length-under', scope: 'essay' } as const;
  expect(placeAll(text, [whole])).toEqual([undefined]);
  expect(markOf({ ...whole, sentence: 'Another end.' })).toBe(markOf(whole));
});

describe('a mark follows edits', () => {
  test('before it, after it and in its own sentence', () => {
    expect(spanAfter(`Long ago. ${text}`)).toBe('many people');
    expect(spanAfter(`${text} The end.`)).toBe('many people');
    expect(spanAfter(text.replace('It helped', 'It really helped'))).toBe('many people');
    expect(spanAfter(text.replace('in the village', 'in town'))).toBe('many people');
  });

  test('and is dropped when its span changes, and back when that is undone', () => {
    const changed = text.replace('many people', 'forty people');
    const places = followEdit(placeAll(text, [vague]), [vague], text, changed);
    expect(places).toEqual([undefined]);
    const [back] = followEdit(places, [vague], changed, text);
    expect(back).toEqual({ start: vague.start, end: vague.end });
  });

  test('and is dropped when its sentence is deleted', () => {
    expect(spanAfter(text.replace('It helped many people in the village. ', ''))).toBeUndefined();
  });
});

describe('a mark in a text that was changed since the evaluation', () => {
  test('is found by its sentence, the nearest one', () => {
    const near = `New. ${text} ${'Much later. '.repeat(10)}${vague.sentence}`;
    expect(placeOf(near, vague)?.start).toBe(vague.start + 'New. '.length);
    const far = `${vague.sentence} ${'Much later. '.repeat(10)}${text}`;
    expect(placeOf(far, vague)?.start).toBe('It helped '.length);
  });

  test('is dropped when its sentence is not there', () => {
    expect(placeOf('Something else.', vague)).toBeUndefined();
  });

  test('never leaves its sentence when offsets are wrong', () => {
    expect(placeOf(text, { ...vague, start: vague.sentence_start - 5 })).toBeUndefined();
    expect(placeOf(text, { ...vague, end: 10_000 })?.end).toBe(vague.sentence_end);
  });
});

test('the edit between two texts turns one into the other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const { start, oldEnd, newEnd } = findEdit(before, after);
      expect(before.slice(0, start) + after.slice(start, newEnd) + before.slice(oldEnd)).toBe(after);
      expect(oldEnd).toBeGreaterThanOrEqual(start);
      expect(newEnd).toBeGreaterThanOrEqual(start);
    }),
  );
});

test('whatever is typed around it, a mark that is kept covers the same words', () => {
  const piece = fc.constantFrom('a', 'I was', ' ', '\n\n', 'many people', 'It', '.', 'élan', '🙂');
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(12), piece, (at, length, put) => {
      const after = text.slice(0, at) + put + text.slice(at + length);
      const kept = spanAfter(after);
      expect([undefined, 'many people']).toContain(kept);
    }),
  );
});
