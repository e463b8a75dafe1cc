import { afterAll, describe, expect, it } from 'vitest';
import { startThread } from '../eval/speed.ts';
import { checkLanguage } from '../src/check-language.ts';
import { evaluateEssay } from '../src/evaluate.ts';
import { STRONG } from './essays.ts';

const thread = startThread();
afterAll(thread.close);

describe('the worker door', () => {
  it('warms up and evaluates in a thread of its own, from the TypeScript file', async () => {
    expect(await thread.ask({ task: 'warmUp' })).toBeNull();
    const input = { text: `${STRONG} He go home.`, essayType: 'SOP' as const };
    expect(await thread.ask({ task: 'evaluate', input })).toEqual(await evaluateEssay(input));
  });

  it('checks a part of an essay', async () => {
    const text = 'He go home because it was late.';
    const found = await thread.ask({ task: 'check', text });
    expect(found).toEqual(await checkLanguage(text));
    expect(found).toMatchObject([{ rule: 'language.agreement-pronoun', fix: 'goes', start: 3, end: 5 }]);
  });
});
