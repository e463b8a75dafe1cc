import { describe, expect, it } from 'vitest';
import { CLICHE_SENTENCES, REFLECTIONS, SCENES } from '../eval/additions.ts';
import { MANNER_PAIRS } from '../eval/pairs/manners.ts';
import { CONTENT_PAIRS } from '../eval/pairs/pairs.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { CRITERION_IDS } from '../src/types.ts';
import { CLICHES } from '../src/words/cliches.ts';
import { STOCK_PHRASES } from '../src/words/stock-phrases.ts';

const essays = [...CONTENT_PAIRS, ...MANNER_PAIRS].flatMap(({ id, essayType, prompt, weak, strong }) =>
  [weak, strong].map((text, version) => ({
    id: `${id}, ${version === 0 ? 'weak' : 'strong'}`,
    text,
    judge: (given: string) => evaluateQuickly({ text: given, essayType, ...(prompt && { prompt }) }),
  })),
);

/** At the end of a full paragraph: the first, the middle or the last one. */
function add(text: string, sentence: string, where: number): string {
  const parts = text.split(/\n\n/);
  const full = parts.flatMap((part, place) => (part.split(/\s+/).length >= 25 ? [place] : []));
  const chosen = full[Math.round((full.length - 1) * where)] ?? 0;
  return parts.map((part, place) => (place === chosen ? `${part} ${sentence}` : part)).join('\n\n');
}

/** Each essay meets some of the additions, and each addition some of the essays: all of both take minutes. */
const EVERY = 7;
const some = <T>(list: readonly T[], essay: number) => list.filter((_, place) => (place + essay) % EVERY === 0);

describe.each(essays.map((essay, place) => ({ ...essay, place })))('$id', ({ text, judge, place }) => {
  const before = judge(text).scores;

  it('a real reflection more never lowers reflection', () => {
    for (const [at, sentence] of some(REFLECTIONS, place).entries())
      expect(judge(add(text, sentence, (at % 3) / 2)).scores.reflection, sentence).toBeGreaterThanOrEqual(
        before.reflection,
      );
  });

  it('a concrete scene more never lowers specificity', () => {
    for (const [at, scene] of some(SCENES, place).entries())
      expect(judge(add(text, scene, (at % 3) / 2)).scores.specificity, scene).toBeGreaterThanOrEqual(
        before.specificity,
      );
  });

  it('a cliché taken out never lowers any criterion', () => {
    for (const [at, sentence] of some(CLICHE_SENTENCES, place).entries()) {
      const after = judge(add(text, sentence, (at % 3) / 2)).scores;
      for (const id of CRITERION_IDS) expect(before[id], `${id}: ${sentence}`).toBeGreaterThanOrEqual(after[id]);
    }
  });
});

it('knows at least 400 clichés, each a phrase', () => {
  const all = new Set([...CLICHES, ...STOCK_PHRASES]);
  expect(CLICHES.length).toBeGreaterThanOrEqual(400);
  expect(all.size).toBeGreaterThanOrEqual(800);
  for (const phrase of CLICHES) expect(phrase).toMatch(/^[a-z][a-z0-9' -]+$/);
});

describe('endings', () => {
  const base = (essays[1] as (typeof essays)[number]).text;
  const flaw = (ending: string) =>
    evaluateQuickly({ text: `${base} ${ending}`, essayType: 'SOP' }).suggestions.find(
      ({ rule, start }) => rule.startsWith('structure.') && start > base.length - 20,
    )?.rule;

  it.each([
    'I am hardworking and motivated.',
    'That is why I chose your prestigious university.',
    'As Nelson Mandela said, “Education is the most powerful weapon.”',
    'Never judge a book by its cover.',
    'Together we will build a brighter future and make a positive impact on society.',
  ])('any essay could end with: %s', (ending) => expect(flaw(ending)).toBe('structure.hollow-end'));

  it.each([
    'The stone lies under my desk now.',
    'I would send my data first.',
    'She waits for me to tell her why, and I am not ready yet.',
  ])('is left alone: %s', (ending) => expect(flaw(ending)).toBeUndefined());
});

describe('who will read it', () => {
  const text = `${(essays[1] as (typeof essays)[number]).text} I want to study at your prestigious university because it has world-class facilities.`;
  const rules = (input: { essayType: 'SOP' | 'Personal Statement' | 'Other'; prompt?: string }) =>
    evaluateQuickly({ text, ...input }).suggestions.map(({ rule }) => rule);

  it.each([
    { essayType: 'Other' as const, prompt: 'Common App: Share an essay on any topic of your choice.' },
    { essayType: 'Personal Statement' as const, prompt: 'Why do you want to study this course or subject?' },
    { essayType: 'Personal Statement' as const },
  ])('where many read it, praise of one place is what should go: %j', (input) => {
    expect(rules(input)).toContain('fit.many-readers');
    expect(rules(input).filter((rule) => /why-here|generic-praise|why-programme/.test(rule))).toEqual([]);
  });

  it('where one place reads it, a reason is asked for', () => {
    const praise = `${text} It is famous and has excellent teachers.`;
    expect(evaluateQuickly({ text: praise, essayType: 'SOP' }).suggestions.map(({ rule }) => rule)).toContain(
      'fit.generic-praise',
    );
    expect(
      rules({ essayType: 'Personal Statement', prompt: 'Why do you want to study at our college?' }),
    ).not.toContain('fit.many-readers');
  });
});

it('asks nobody for whom a quotation is', () => {
  const asked = (sentence: string) =>
    evaluateQuickly({
      text: `${sentence} ${(essays[1] as (typeof essays)[number]).text}`,
      essayType: 'Other',
    }).suggestions.some(
      ({ rule, start }) => /^(?:specificity\.vague|voice\.anybody)/.test(rule) && start < sentence.length,
    );
  expect(asked('My uncle said that we would make a positive impact on society.')).toBe(true);
  expect(asked('My uncle said: “You will make a positive impact on society.”')).toBe(false);
  expect(asked('As Nelson Mandela once said, we can all make a positive impact on society.')).toBe(false);
});

describe('a lesson that names something', () => {
  const isEmpty = (sentence: string) =>
    evaluateQuickly({
      text: `${sentence} ${(essays[1] as (typeof essays)[number]).text}`,
      essayType: 'Other',
    }).suggestions.some(({ rule, start }) => rule === 'reflection.empty-insight' && start < sentence.length);

  it.each([
    'I learned that many of the porters could not read the sign on platform seven.',
    'I realized that several cups were missing from the shelf behind Rahima.',
    'I understood that a thing that hangs on one person is not yet a solution.',
    'I realized how valuable the negative was to Mr. Boateng.',
    'It taught me that everything in the shop had a price but the chair.',
  ])('is not called empty: %s', (sentence) => expect(isEmpty(sentence)).toBe(false));

  it.each(['I understood that life is short.', 'I realized how important education is.'])(
    'but one that fits anybody is: %s',
    (sentence) => expect(isEmpty(sentence)).toBe(true),
  );
});
