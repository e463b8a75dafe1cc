import { describe, expect, it } from 'vitest';
import { inputFor } from '../eval/measure-pairs.ts';
import { ANSWER_PAIRS } from '../eval/pairs/pairs.ts';
import { giveFeedback } from '../src/give-feedback.ts';
import { compareAttempts, nextThing, summarise } from '../src/summarise.ts';

const of = (question: string, which: 'weak' | 'strong') => {
  const pair = ANSWER_PAIRS.find((one) => one.question === question);
  return giveFeedback(inputFor(question, pair?.[which] ?? ''));
};

describe('a session', () => {
  const ids = ['uni-yourself', 'uni-problem', 'uni-why-here'];
  const weak = summarise(
    ids.map((questionId) => ({ questionId, feedback: of(questionId, 'weak') })),
    3,
  );
  const strong = summarise(
    ids.map((questionId) => ({ questionId, feedback: of(questionId, 'strong') })),
    3,
  );

  it('is the mean of its answers where every question has one', () => {
    expect(weak).toMatchObject({ answered: 3, asked: 3 });
    expect(strong.overall).toBeGreaterThan(weak.overall ?? 10);
  });

  it('has no score in all where a question was left out, and says how many were answered', () => {
    const one = summarise([{ questionId: 'uni-yourself', feedback: of('uni-yourself', 'strong') }], 5);
    expect(one).toMatchObject({ answered: 1, asked: 5 });
    expect(one.overall).toBeUndefined();
    const none = summarise([], 5);
    expect(none).toMatchObject({ answered: 0, asked: 5, strengths: [], improvements: [] });
    expect(none.overall).toBeUndefined();
  });

  it('names cautions before changes, and from several answers', () => {
    const kinds = weak.improvements.map(({ advice }) => advice.kind);
    expect(kinds[0]).toBe('caution');
    expect(weak.improvements).toHaveLength(5);
    expect(new Set(strong.strengths.map(({ questionId }) => questionId)).size).toBe(3);
  });
});

describe('one thing to do next', () => {
  it('is what may be taken wrongly, else the weakest side', () => {
    expect(nextThing(of('us-intent', 'weak'))?.kind).toBe('caution');
    expect(nextThing(of('uni-book', 'weak'))?.kind).toBe('change');
    expect(nextThing(giveFeedback(inputFor('uni-book', '')))).toBeUndefined();
  });
});

describe('two tries', () => {
  it('show what was gained and lost', () => {
    const { overall, gained, lost } = compareAttempts(of('uni-problem', 'strong'), of('uni-problem', 'weak'));
    expect(overall).toBeGreaterThan(2);
    expect(gained).toContain('my-part');
    expect(lost).toEqual([]);
    expect(compareAttempts(of('uni-problem', 'weak'), of('uni-problem', 'strong')).lost).toContain('my-part');
  });
});
