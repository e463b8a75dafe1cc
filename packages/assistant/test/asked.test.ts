import { describe, expect, test } from 'vitest';
import { askedQuestions } from '../eval/asked/asked.ts';
import { judgeAsked } from '../eval/asked/run.ts';
import { isBeyond } from '../src/answer-parts.ts';
import { readIntent } from '../src/intents.ts';

describe('questions that were fixed before anybody ran them', () => {
  test.each([
    ['first', 138, 0.8],
    ['second', 60, 0.65],
  ] as const)(
    '%s: most are answered rightly, fewer than 4%% wrongly, and what nothing answers is refused',
    (name, size, least) => {
      const judged = askedQuestions(name).map((asked) => ({ ...asked, ...judgeAsked(asked) }));
      expect(judged).toHaveLength(size);
      const answerable = judged.filter(({ parts }) => parts.length > 0);
      expect(answerable.filter(({ verdict }) => verdict === 'right').length / answerable.length).toBeGreaterThanOrEqual(
        least,
      );
      expect(judged.filter(({ verdict }) => verdict === 'wrong').length / size).toBeLessThan(0.04);
      expect(judged.filter(({ parts, verdict }) => parts.length === 0 && verdict !== 'right')).toEqual([]);
    },
  );

  test.each([
    ['my i20 came what do i do next', 'look-up'],
    ['can i put my deadlines in google calender', 'look-up'],
    ['is chat gpt ok for sop', 'look-up'],
    ['whats my next deadline pls', 'due-next'],
    ['did i save any scholarship, show me', 'saved'],
    ['write the email to professor for me', 'write-essay'],
  ])('%s is taken as %s', (question, kind) => {
    expect(readIntent(question).kind).toBe(kind);
  });

  test.each([
    'We sold our car to pay the fees. How do I prove the money?',
    'Can I work in a restaurant on a student visa in Canada?',
    'When do my IELTS results expire?',
    'I need a police certificate that I did no crime, for New Zealand',
  ])('%s is not refused for one word of it', (question) => {
    expect(isBeyond(question)).toBe(false);
  });
});
