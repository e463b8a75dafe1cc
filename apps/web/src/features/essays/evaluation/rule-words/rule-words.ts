// What each rule of the engine says to the writer, in the reader's language. An evaluation brings the rule's id and what
// its sentence was made with; its own English sentence is for ids that nobody knows any more.
import type { Suggestion } from '@lantern/contract/essays.evaluations';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { contentRules } from './content.ts';
import { languageRules } from './language.ts';
import { patternRules } from './patterns.ts';
import { promptFitRules } from './prompt-fit.ts';
import type { Params, RuleWords } from './rule.ts';
import { specificityRules } from './specificity.ts';
import { styleRules } from './style.ts';

export const ruleWords: RuleWords = {
  ...specificityRules,
  ...contentRules,
  ...promptFitRules,
  ...styleRules,
  ...languageRules,
  ...patternRules,
};

/** Every value of the sentence is known. Evaluations of older engines brought none along. */
function isWhole({ values = {} }: MessageDescriptor): boolean {
  return Object.values(values).every((value) => value !== undefined && !Number.isNaN(value));
}

function fixWords(fix: string): MessageDescriptor {
  return fix === '' ? msg`Possible fix: leave it out.` : msg`Possible fix: “${fix}”.`;
}

/** The sentence of a suggestion for the reader. */
export function suggestionWords({ rule, suggestion, params = {}, fix }: Suggestion, i18n: I18n): string {
  // harper, and what comes from the mother tongue, says in English what exactly is wrong; elsewhere only the kind is known
  if ((rule.startsWith('harper.') || rule === 'language.calque') && i18n.locale === 'en') return suggestion;
  // each rule reads what it brings along; what is missing shows in the values
  const words = ruleWords[rule]?.(params as Params);
  if (!words || !isWhole(words)) return suggestion;
  const sentence = i18n._(words);
  return fix !== undefined && rule in languageRules ? `${sentence} ${i18n._(fixWords(fix))}` : sentence;
}
