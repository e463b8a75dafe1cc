import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { contractSentence } from './contract-sentence.ts';

const number = (text: string | undefined) => Number(text?.replaceAll(',', ''));

/** A field's message as the reader reads it; undefined stays undefined. */
export function fieldWord(message: string | undefined, i18n: I18n): string | undefined {
  if (!message) return undefined;
  const exact = contractSentence(message, i18n);
  if (exact !== undefined) return exact;
  const range = /^From ([\d.]+) to ([\d.]+), in steps of ([\d.]+)\.$/.exec(message);
  if (range) {
    const [min, max, step] = range.slice(1).map((text) => i18n.number(number(text)));
    return i18n._(msg`From ${min ?? ''} to ${max ?? ''}, in steps of ${step ?? ''}.`);
  }
  const limit = /^At most ([\d,]+)( characters| tags)?\.$/.exec(message);
  if (!limit) return i18n._(msg`Check this answer.`);
  const max = i18n.number(number(limit[1]));
  if (limit[2] === ' characters') return i18n._(msg`At most ${max} characters.`);
  if (limit[2] === ' tags') return i18n._(msg`At most ${max} tags.`);
  return i18n._(msg`At most ${max}.`);
}
