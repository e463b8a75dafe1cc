import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../eval/measure-pairs.ts';
import { ANSWER_PAIRS } from '../eval/pairs/pairs.ts';
import { giveFeedback } from '../src/give-feedback.ts';
import { CRITERION_IDS, type Feedback } from '../src/types.ts';

const pieces = ANSWER_PAIRS.flatMap(({ weak, strong }) => `${weak} ${strong}`.split(/(?<=[.,]) /));
const facts = {
  country: 'US',
  universities: ['Purdue University'],
  degree: 'master' as const,
  payers: ['father'],
  tests: [{ name: 'IELTS', overall: 7 }],
  grades: [{ value: 3.5, scale: 4 }],
  graduationYears: [2022],
};

function check(text: string, result: Feedback): void {
  for (const number of [result.overall, ...Object.values(result.scores)]) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThanOrEqual(10);
    expect(Math.round(number * 10) / 10).toBe(number);
  }
  const { sum, scores } = result;
  expect(sum === undefined).toBe(result.measures.length === 0);
  if (sum) {
    const shares = CRITERION_IDS.map((id) => sum.weights[id]);
    expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(100);
    const mean = CRITERION_IDS.reduce((all, id) => all + scores[id] * sum.weights[id], 0) / 100;
    expect(Math.abs(mean - sum.mean)).toBeLessThan(0.051);
    expect(result.overall).toBeLessThanOrEqual(sum.mean);
  }
  for (const { value, weight } of result.measures) expect(Number.isFinite(value) && Number.isFinite(weight)).toBe(true);
  for (const { start, end } of [...result.advice, ...result.parts, ...result.moves])
    expect(0 <= start && start <= end && end <= text.length).toBe(true);
}

const oddText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.constantFrom(
        '😀👩‍👩‍👧',
        '\u202eabc',
        '\u0000',
        '\ud800',
        'مرحبا',
        '\n\n',
        'a'.repeat(90),
        '“',
        "don't",
        '1,000.5',
        'um',
        '<b>I</b>',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(' '));

describe('whatever the answer', () => {
  it('numbers stay in range, places lie inside, and it is the same twice', () => {
    fc.assert(
      fc.property(
        oddText,
        fc.constantFrom('uni-problem', 'visa-who-pays', 'ielts-2-skill', 'gb-course-content'),
        (text, id) => {
          const input = { ...inputFor(id, text), facts };
          const result = giveFeedback(input);
          check(text, result);
          expect(giveFeedback(input)).toEqual(result);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['letters', 'a'.repeat(100_000)],
    ['letters and spaces', 'a '.repeat(50_000)],
    ['marks', '.,;!? '.repeat(17_000)],
    ['quotes', '"\'“”'.repeat(25_000)],
    ['digits', '1,1.'.repeat(25_000)],
    ['one endless sentence', 'and then I go to the school with many information '.repeat(2_000)],
    ['my uncle', 'my uncle uncle my sponsor is my '.repeat(3_000)],
    ['University of University of', 'offer from University of University of '.repeat(2_500)],
    ['graduated', 'graduated in in in in '.repeat(4_500)],
    ['not settle', 'not settle '.repeat(9_000)],
    ['a job to pay', 'i do a job to pay and repay the loan '.repeat(2_700)],
    ['seven and a half', 'ielts seven and a half, but my friend '.repeat(2_600)],
    ['no. my brother in London', 'no. only my brother in london. '.repeat(3_200)],
    ['names', 'Aaaa Bbbb University of '.repeat(4_100)],
    ['right to left', 'كتبت رسالة طويلة '.repeat(6_000)],
    ['HTML', '<script>alert("x")</script>'.repeat(3_700)],
  ])('it finishes: 100,000 characters of %s', (_, text) => {
    check(text, giveFeedback({ ...inputFor('visa-who-pays', text), facts }));
  });
});
