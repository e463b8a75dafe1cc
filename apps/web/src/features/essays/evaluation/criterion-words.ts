// The criteria of the engine in the reader's language, in the order that they are shown in.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const criterionWords: Readonly<Record<string, MessageDescriptor>> = {
  specificity: msg`Specificity and evidence`,
  reflection: msg`Reflection`,
  fit: msg`Fit and goals`,
  'prompt-fit': msg`Prompt and type fit`,
  structure: msg`Structure`,
  voice: msg`Voice`,
  language: msg`Language accuracy`,
  style: msg`Style and length`,
};

/** The criteria of an evaluation in the order that they are shown in; unknown ones last. */
export function criteriaOf(scores: Readonly<Record<string, number>>): string[] {
  const order = Object.keys(criterionWords);
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.keys(scores).sort((a, b) => rank(a) - rank(b));
}

export function criterionWord(id: string, i18n: I18n): string {
  const words = criterionWords[id];
  return words ? i18n._(words) : id.replaceAll('-', ' ');
}
