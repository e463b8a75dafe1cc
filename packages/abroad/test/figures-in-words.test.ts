import { expect, test } from 'vitest';
import { figuresInWords } from '../src/figures-in-words.ts';

test.each<[string, number[]]>([
  ['1,400 a month, up to 24 months; tuition waiver', [1400]],
  ['43,700 a month (UG, master); 140,000 then 180,000 a month (PhD)', [43700, 140000, 180000]],
  ['992 a month graduates; 1,300 then 1,400 (Feb 2026) PhD', [992, 1300, 1400]],
  ['2,000-11,000', [2000, 11000]],
  ['full tuition; 11,000 a month; about 250 awards (2023)', [11000]],
  ['180,000 (45,000 a year, four years); 20 awards', [180000, 45000]],
  ['room, board, five years; 500 places; 2,800 hours; 50% of tuition', []],
  ['half of tuition', []],
  ['300 once; 650 a month plus housing; 5,000 and 5,000 again', [300, 650, 5000]],
])('%s', (text, figures) => {
  expect(figuresInWords(text)).toEqual(figures);
});
