import { essayTypes } from '@lantern/contract/essays.types';
import { expect, test } from 'vitest';
import { essayPrompt, essayPrompts } from '../src/essay-prompts.ts';

test('every prompt has words, a limit, a source and the day it was checked', () => {
  expect(new Set(essayPrompts.map(({ id }) => id)).size).toBe(essayPrompts.length);
  expect(new Set(essayPrompts.map(({ name }) => name)).size).toBe(essayPrompts.length);
  for (const prompt of essayPrompts) {
    expect(prompt.text.length).toBeGreaterThan(40);
    expect(prompt.text.length).toBeLessThanOrEqual(4000);
    expect(essayTypes).toContain(prompt.essay_type);
    expect(prompt.limit.max).toBeGreaterThan(prompt.minimum?.max ?? 0);
    if (prompt.minimum) expect(prompt.minimum.unit).toBe(prompt.limit.unit);
    expect(prompt.source).not.toBe('');
    expect(prompt.year).not.toBe('');
    expect(new Date(prompt.checked).toISOString().slice(0, 10)).toBe(prompt.checked);
    expect(essayPrompt(prompt.id)).toBe(prompt);
  }
  expect(essayPrompt('common-app-8')).toBeUndefined();
});

test('the sets are whole: seven of Common App, three of UCAS, and one at least of each type of essay', () => {
  const of = (set: string) => essayPrompts.filter((prompt) => prompt.set === set);
  expect(of('common-app').map(({ limit }) => limit)).toEqual(Array(7).fill({ max: 650, unit: 'words' }));
  expect(of('ucas').map(({ limit }) => limit)).toEqual(Array(3).fill({ max: 4000, unit: 'characters' }));
  expect(of('ucas').map(({ minimum }) => minimum)).toEqual(Array(3).fill({ max: 350, unit: 'characters' }));
  for (const type of essayTypes) expect(essayPrompts.filter(({ essay_type }) => essay_type === type)).not.toEqual([]);
});

test('quoted prompts say where they stand; our own say that they are ours', () => {
  for (const { set, source, source_url, note } of essayPrompts) {
    if (set === 'common-app' || set === 'ucas') expect(new URL(source_url ?? '').protocol).toBe('https:');
    else expect([source, source_url]).toEqual(['typical, worded by Lantern', null]);
    expect(note).toBeTruthy();
  }
});
