import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { expect, test } from 'vitest';
import { markAt, markFrom, marksInOrder } from '#features/essays/marks/marks-in-order.ts';

const one = (rule: string): Suggestion => ({
  category: 'language',
  rule,
  sentence: '',
  suggestion: '',
  start: 0,
  end: 0,
  sentence_start: 0,
  sentence_end: 0,
});
const suggestions = [one('late'), one('sentence'), one('word'), one('gone'), one('away')];
const places = [
  { start: 40, end: 44 },
  { start: 0, end: 30 },
  { start: 10, end: 15 },
  undefined,
  { start: 50, end: 52 },
];
const marks = marksInOrder(suggestions, places, ({ rule }) => rule === 'away');
const named = (mark: (typeof marks)[number] | undefined) => mark?.suggestion.rule;

test('marks stand in the order of the text, without those that were changed or put away', () => {
  expect(marks.map(named)).toEqual(['sentence', 'word', 'late']);
  expect(marks.map(({ index }) => index)).toEqual([1, 2, 0]);
});

test('a touch means the shortest mark around it, its ends included', () => {
  expect([5, 10, 15, 16, 30, 31, 44].map((at) => named(markAt(marks, at)))).toEqual([
    'sentence',
    'word',
    'word',
    'sentence',
    'sentence',
    undefined,
    'late',
  ]);
});

test('next and previous go round the ends of the text', () => {
  expect(named(markFrom(marks, -1, 1))).toBe('sentence');
  expect(named(markFrom(marks, 10, 1))).toBe('late');
  expect(named(markFrom(marks, 40, 1))).toBe('sentence');
  expect(named(markFrom(marks, 0, -1))).toBe('late');
  expect(markFrom([], 0, 1)).toBeUndefined();
});
