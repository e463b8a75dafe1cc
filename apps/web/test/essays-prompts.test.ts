// Choosing a prompt, and what it asks for in words.

import { essayPrompts } from '@lantern/content/essay-prompts';
import type { CataloguePrompt } from '@lantern/contract/essays.prompts';
import { MOVE_LABELS } from '@lantern/writing/prompts/move-ids';
import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { asMain } from '#features/essays/prompts/as-main.ts';
import { findPrompts } from '#features/essays/prompts/find-prompts.ts';
import { moveWords, partWord, setWord } from '#features/essays/prompts/part-words.ts';
import { catalogueOf } from './catalogues.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: catalogueOf('en') } });
const catalogue: CataloguePrompt[] = essayPrompts.map((prompt) => ({ ...prompt }));
const found = (search: string) => findPrompts(catalogue, search).map(({ id }) => id);

describe('searching', () => {
  test('for nothing finds all, in the order of the catalogue', () => {
    expect(found('  ')).toEqual(catalogue.map(({ id }) => id));
  });

  test('finds every word, in any order and case', () => {
    expect(found('FAILURE challenge')).toEqual(['common-app-2']);
    expect(found('ucas course why')).toContain('ucas-1');
    expect(found('research proposal')).toContain('research-proposal');
  });

  test('finds nothing where one word is missing', () => {
    expect(found('challenge zeppelin')).toEqual([]);
    expect(found('.*')).toEqual([]);
  });
});

test('every move and every set of the catalogue has words', () => {
  expect(Object.keys(moveWords).sort()).toEqual(Object.keys(MOVE_LABELS).sort());
  for (const { set } of catalogue) expect(setWord(set, i18n)).not.toBe(set);
});

test("an idea stands in the prompt's own words, an unknown part as the engine names it", () => {
  const part = { id: 'x', met: true };
  expect(partWord({ ...part, kind: 'key-idea', label: 'setback / failure' }, i18n)).toBe('“setback / failure”');
  expect(partWord({ ...part, kind: 'move', label: 'A new move' }, i18n)).toBe('A new move');
});

test('as the main prompt it sets words and limit, and the type of the essay where the catalogue tells it', () => {
  const prompt = { _id: '1', essay_id: '2', prompt_id: 'common-app-2', prompt: 'Why?', coverage: [] };
  const limited = { ...prompt, max_words: 650, limit_unit: 'words' } as const;
  expect(asMain(limited)).toEqual({ prompt: 'Why?', max: 650, unit: 'words' });
  expect(asMain(limited, { essay_type: 'SOP' })).toEqual({ prompt: 'Why?', max: 650, unit: 'words', type: 'SOP' });
});
