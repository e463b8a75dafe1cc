// What a prompt asks for, in the reader's language. Ideas are the prompt's own words.
import type { Coverage } from '@lantern/contract/essays.prompts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const moveWords: Readonly<Record<string, MessageDescriptor>> = {
  motive: msg`What drew you to the field`,
  preparation: msg`What you have studied, built or worked on`,
  'why-programme': msg`Why this programme or place`,
  contribution: msg`What others gain from you`,
  goals: msg`Where it leads`,
  moment: msg`A moment that the reader can picture`,
  action: msg`What you did yourself`,
  meaning: msg`What you came to understand`,
  background: msg`Where you come from`,
  gap: msg`What is not known yet`,
  question: msg`The question that the project answers`,
  method: msg`How you will find out`,
  feasibility: msg`Why it can be done in the time`,
  references: msg`The earlier work you use`,
  significance: msg`Who would use the answer`,
};

export function partWord({ id, kind, label }: Coverage[number], i18n: I18n): string {
  if (kind === 'key-idea') return `“${label}”`;
  const words = moveWords[id];
  return words ? i18n._(words) : label;
}

const sets: Readonly<Record<string, MessageDescriptor>> = {
  'common-app': msg`Common App`,
  ucas: msg`UCAS`,
  sop: msg`Statements of purpose`,
  other: msg`Other kinds of essays`,
};

export function setWord(set: string, i18n: I18n): string {
  const words = sets[set];
  return words ? i18n._(words) : set;
}
