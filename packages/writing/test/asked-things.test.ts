import { describe, expect, it } from 'vitest';
import { MORE_ANSWERS, PROMPT_ANSWERS } from '../eval/prompt-answers.ts';
import { FIFTH_RANKED } from '../eval/ranked-fifth.ts';
import { SECOND_RANKED } from '../eval/ranked-second.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { readAskedThings } from '../src/prompts/asked-things.ts';
import { coverPrompt } from '../src/prompts/cover-prompt.ts';
import { readPlainDocument } from '../src/text/document.ts';
import type { EvaluateInput } from '../src/types.ts';

const asked = (prompt: string) => readAskedThings(prompt).things.map(({ id }) => id);
const promptRemarks = (input: EvaluateInput) =>
  evaluateQuickly(input).suggestions.filter(({ category }) => category === 'prompt-fit');
const ACCUSES = /^prompt-fit\.(?:not-shown|missing-idea|missing-background|missing-action)$/;

describe('what a prompt asks to be shown', () => {
  it.each([...PROMPT_ANSWERS, ...MORE_ANSWERS])('$asks: $prompt', ({ prompt, asks }) => {
    expect(asked(prompt)).toEqual([asks]);
  });

  it('leaves open what may be one of many things, and questions of another kind', () => {
    for (const prompt of [
      'Some students have a background, identity, interest, or talent that is so meaningful they believe their application would be incomplete without it. If this sounds like you, then please share your story.',
      'Share an essay on any topic of your choice.',
      'Why should you be awarded this scholarship?',
      'State your reasons for applying to the MBA and your career goals.',
      'How will you contribute to our community?',
      'Some people think that children should be taught at home. To what extent do you agree or disagree?',
      'How will you challenge yourself at our college?',
      'Write about your plans. Spelling mistakes count.',
    ])
      expect(asked(prompt)).toEqual([]);
  });

  it('names it in the prompt’s own words', () => {
    const { things } = readAskedThings('Recount a time when you faced a challenge, setback, or failure. (650 words)');
    expect(things.map(({ label }) => label)).toEqual(['challenge / setback / failure']);
  });
});

describe('an essay that does what its prompt asks', () => {
  it.each([...PROMPT_ANSWERS, ...MORE_ANSWERS].filter(({ fits }) => fits))('is not accused: $id', (essay) => {
    expect(promptRemarks(essay).filter(({ rule }) => ACCUSES.test(rule))).toEqual([]);
    expect(evaluateQuickly(essay).scores['prompt-fit']).toBeGreaterThan(4);
  });

  it('is not asked where it leads, unless the prompt does', () => {
    for (const essay of PROMPT_ANSWERS.filter(({ asks }) => asks !== 'why-subject'))
      expect(promptRemarks(essay).map(({ rule }) => rule)).not.toContain('prompt-fit.missing-goals');
  });

  it('is not accused in a few sentences', () => {
    const { prompt, essayType, text } = PROMPT_ANSWERS.find(({ id }) => id === 'mind-off-radio') as EvaluateInput;
    const beginning = text.split('. ').slice(0, 5).join('. ');
    expect(promptRemarks({ prompt: prompt ?? '', essayType, text: beginning })).toEqual([]);
  });
});

describe('a good essay about something else', () => {
  it.each(PROMPT_ANSWERS.filter(({ fits }) => !fits))('is told what is asked: $id', (essay) => {
    const [remark] = promptRemarks(essay).filter(({ rule }) => rule === 'prompt-fit.not-shown');
    expect(remark?.suggestion).toBe(
      `The prompt asks about “${remark?.params?.asked}”. The essay does not show it yet.`,
    );
    expect(essay.prompt.toLowerCase()).toContain(String(remark?.params?.asked).split(' / ')[0]);
    expect(evaluateQuickly(essay).scores['prompt-fit']).toBeLessThan(2);
  });

  it('is told so in a long one too', () => {
    for (const [essays, id] of [
      [SECOND_RANKED, 'off-the-prompt'],
      [FIFTH_RANKED, 'off-changed-mind'],
    ] as const) {
      const essay = essays.find((one) => one.id === id);
      expect(promptRemarks(essay as EvaluateInput).map(({ rule }) => rule)).toContain('prompt-fit.not-shown');
    }
  });

  it('has that part open in the list of its prompt', () => {
    const [on, off] = ['mind-on-plastic', 'mind-off-radio'].map((id) => {
      const essay = PROMPT_ANSWERS.find((one) => one.id === id);
      return essay && coverPrompt(essay).parts.find((part) => part.id === 'change-of-mind');
    });
    expect(on).toMatchObject({ kind: 'key-idea', label: 'changed your mind', met: true });
    expect(off?.met).toBe(false);
  });
});

it('nothing is shown by an empty text', () => {
  const { things } = readAskedThings(PROMPT_ANSWERS[0]?.prompt ?? '');
  expect(things.map(({ isShown }) => isShown(readPlainDocument('')))).toEqual([false]);
});
