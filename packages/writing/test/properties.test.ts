import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { evaluateEssay, evaluateQuickly, warmUp } from '../src/evaluate.ts';
import { ESSAY_TYPES, type Evaluation } from '../src/types.ts';
import { STRONG, WEAK } from './essays.ts';

beforeAll(warmUp);

function check(text: string, result: Evaluation): void {
  const numbers = [result.overall, ...Object.values(result.scores), ...result.measures.map(({ score }) => score)];
  for (const number of numbers) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThanOrEqual(10);
    expect(Math.round(number * 10) / 10).toBe(number);
  }
  for (const { value, weight } of result.measures) {
    expect(Number.isFinite(value)).toBe(true);
    expect(Number.isFinite(weight)).toBe(true);
  }
  for (const { start, end, sentenceStart, sentenceEnd, sentence, scope } of result.suggestions) {
    expect(
      0 <= sentenceStart &&
        sentenceStart <= start &&
        (scope ? start === end : start < end) &&
        end <= sentenceEnd &&
        sentenceEnd <= text.length,
    ).toBe(true);
    expect(text.slice(sentenceStart, sentenceEnd)).toBe(sentence);
  }
}

const pieces = `${STRONG} ${WEAK}`.split(/(?<=[.,]) /);
/** Sentences of ours with odd things between them. */
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
        '，',
        'i has a apple',
        'He go to home .',
        '\n\n',
        '\r\n',
        'a'.repeat(90),
        '“',
        "don't",
        'e.g.',
        '1,000.5',
        'https://example.org/a?b=c',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(' '));

describe('whatever the text', () => {
  it('numbers stay in range and spans are slices of it', () => {
    fc.assert(
      fc.property(oddText, fc.constantFrom(...ESSAY_TYPES), (text, essayType) =>
        check(text, evaluateQuickly({ text, essayType })),
      ),
      { numRuns: 150 },
    );
  });

  it('harper keeps the same promise', async () => {
    await fc.assert(
      fc.asyncProperty(oddText, async (text) => check(text, await evaluateEssay({ text, essayType: 'Generic' }))),
      { numRuns: 40 },
    );
  });

  it('the answer is the same twice', async () => {
    await fc.assert(
      fc.asyncProperty(oddText, async (text) => {
        const input = { text, essayType: 'Other' as const };
        expect(await evaluateEssay(input)).toEqual(await evaluateEssay(input));
      }),
      { numRuns: 10 },
    );
  });

  const hostile: readonly (readonly [string, string])[] = [
    ['a megabyte of one letter', 'a'.repeat(1_000_000)],
    ['a megabyte of letters and spaces', 'a '.repeat(500_000)],
    ['a megabyte of marks', '.,;!? '.repeat(170_000)],
    ['quotes', '"\'“”'.repeat(50_000)],
    ['line breaks', 'a\n\n'.repeat(60_000)],
    ['white space', ` x${' \t'.repeat(200_000)}`],
    ['apostrophes and hyphens', `${"a'-".repeat(40_000)}`],
    ['digits and commas', '1,1.'.repeat(60_000)],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(30_000)],
    ['right to left', 'كتبت رسالة طويلة '.repeat(8_000)],
    ['lone surrogates and NULs', '\ud83d\u0000\udc00 '.repeat(50_000)],
    ['addresses', 'a.b@'.repeat(40_000)],
    ['one endless sentence', 'and then I go to the school with many information '.repeat(2_500)],
    ['HTML', '<script>alert("x")</script><b>I has</b> '.repeat(4_000)],
  ];
  it.each(hostile)(
    'it finishes: %s',
    async (_, text) => check(text, await evaluateEssay({ text, essayType: 'SOP' })),
    30_000,
  );

  it('says when only the beginning was read', async () => {
    const result = await evaluateEssay({ text: `${STRONG} `.repeat(90), essayType: 'SOP' });
    expect(result.advisories.map(({ gate }) => gate)).toContain('long');
  });
});
