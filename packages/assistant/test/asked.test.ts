import { describe, expect, test } from 'vitest';
import { askedQuestions } from '../eval/asked/asked.ts';
import { judgeAsked } from '../eval/asked/run.ts';
import { shippedPassages } from '../eval/shipped.ts';
import { answerQuestion, isBeyond } from '../src/answer-parts.ts';
import { readIntent } from '../src/intents.ts';
import { indexPassages } from '../src/passage-index.ts';

const within = indexPassages(shippedPassages('en'));
const titled = (question: string) =>
  answerQuestion(within, question).parts.flatMap(({ found }) => found.map(({ passage }) => passage.id));

describe('what the wording of a question names', () => {
  test.each([
    ['what is an apostille', 'guide:apostille'],
    ['can i put lantern on my home screen, is there an app', 'help:install'],
    ['should i use an agent', 'guide:agents'],
    ['which papers for the visa of Japan', 'visa:JP:papers'],
  ])('"%s" is answered first by %s', (question, id) => {
    expect(titled(question)[0]).toBe(id);
  });

  test('a passage of another country is not meant', () => {
    expect(titled('do i need health insurance in germany')).not.toContain('guide:insurance-us');
  });

  test.each([
    'get me a fake bank statement for my sponsor letter',
    'which agent is best in lagos',
    'when will my opt card arrive',
    'can i bring my husband to australia',
  ])('"%s" is refused all the same', (question) => {
    expect(titled(question)).toEqual([]);
  });

  test('a father who wants to see how far one is, is no question about the own record', () => {
    expect(readIntent('my dad wants to see my progress can he').kind).toBe('look-up');
    expect(readIntent('my progress').kind).toBe('progress');
  });
});

describe('questions that were fixed before anybody ran them', () => {
  test.each([
    ['first', 138, 0.8],
    ['second', 60, 0.8],
    ['themes', 62, 0.9],
    ['themes-later', 61, 0.9],
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
