import type { Evaluation } from '@lantern/contract/essays.evaluations';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const gateWords: Readonly<Record<string, MessageDescriptor>> = {
  empty: msg`There is no text to judge yet. Write or paste your essay first.`,
  markup: msg`This looks like the source of a web page, not like an essay, so it was not scored. Paste the text itself.`,
  code: msg`This looks like program code or a table, not like an essay, so it was not scored. Paste the text of the essay alone.`,
  language: msg`This engine can only judge English. The text seems to be in another language, so it was not scored.`,
  heavy: msg`This was not scored: it has too many loose letters, marks or unknown words for the engine. Paste the essay alone.`,
  short: msg`This is shorter than 50 words, too short to be judged as an essay. The overall score can be 2 at most until there is more.`,
  partial: msg({
    message:
      'This is too short to be judged as a whole, so points are taken off. At this length even a perfect essay gets {most} at most.',
  }),
  'function-words': msg`This reads like a list of words, not like sentences. The scores can be 2 at most.`,
  repeats: msg`Much of this text repeats itself word for word. The overall score can be 2 at most.`,
  salad: msg`The engine could not follow the order of the words here, so no score can be more than 2. Write shorter sentences with one thought each, and read them aloud.`,
  long: msg`Only the first 120,000 characters were read.`,
};

export function gateWord({ gate, text, most }: Evaluation['advisories'][number], i18n: I18n): string {
  const words = gateWords[gate];
  if (!words) return text;
  if (most === undefined) return i18n._(words);
  const figure = i18n.number(most, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return i18n._({ ...words, values: { most: figure } });
}

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  short: msg`Fewer than 50 words`,
  partial: msg`Too short: {words} words`,
  partialOf: msg`Too short: {words} words, {enough} are enough`,
  repeats: msg`The text repeats itself`,
  'function-words': msg`A list of words, not sentences`,
  salad: msg`The order of the words is hard to follow`,
  unshown: msg`Hardly anything can be seen to happen`,
  unthought: msg`Hardly a thought about what happened`,
  unasked: msg`It does not answer what is asked`,
  unvoiced: msg`Much of it could stand in any essay`,
  unclear: msg`Many errors of language`,
  unended: msg`The end could close any essay`,
};

/** Why points are taken off, in a few words. */
export function deductionWord(
  gate: string,
  { words, advisories }: Pick<Evaluation, 'words' | 'advisories'>,
  i18n: I18n,
): string {
  const enough = advisories.find((one) => one.gate === gate)?.enough;
  const reason = reasons[enough === undefined ? gate : `${gate}Of`];
  if (!reason) return gate;
  return i18n._({ ...reason, values: { words: i18n.number(words), enough: i18n.number(enough ?? 0) } });
}

/** The text could not be judged at all: its zeros are no scores, only the shape of the answer. */
export function isUnjudged({ measures, advisories }: Evaluation): boolean {
  return measures.length === 0 && advisories.length > 0;
}

/** It is no prose: marks of single words in it help nobody. */
export const isUnread = ({ advisories }: Pick<Evaluation, 'advisories'>): boolean =>
  advisories.some(({ gate }) => gate === 'function-words' || gate === 'salad');

const holding: readonly string[] = ['short', 'function-words', 'repeats', 'salad'];

/** What these gates hold it at. */
const cap = 2;

/** A gate holds the overall score below what the criteria found: they do not count. */
export function isHeld({
  advisories,
  scores,
  overall,
}: Pick<Evaluation, 'advisories' | 'scores' | 'overall'>): boolean {
  return (
    overall === cap &&
    advisories.some(({ gate }) => holding.includes(gate)) &&
    Object.values(scores).some((score) => score > overall)
  );
}
