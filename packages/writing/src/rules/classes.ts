/** The word classes that patterns can name: <plural>, <base>, <adj> ... */
import type { Token } from '../text/tokens.ts';
import { isCounted, isPlural, isSingular, isUncountable } from '../words/noun-forms.ts';
import { NOUN_VERBS } from '../words/noun-verbs.ts';
import { isForm, readVerb } from '../words/verb-forms.ts';

const verbOnly = (word: string) => !isSingular(word) && !isPlural(word);
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;
const MONTH = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/;

export const CLASSES: Readonly<Record<string, (token: Token) => boolean>> = {
  any: () => true,
  word: ({ kind }) => kind === 'word',
  number: ({ kind }) => kind === 'number',
  /** 2 to 999 in digits. */
  many: ({ text }) => /^(?:[2-9]|[1-9]\d{1,2})$/.test(text),
  adj: ({ pos }) => pos === 'ADJ',
  adv: ({ pos, lower }) => pos === 'ADV' && lower !== 'not',
  noun: ({ pos }) => pos === 'NOUN' || pos === 'PROPN',
  nounlike: ({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || pos === 'NUM',
  verb: ({ pos }) => pos === 'VERB' || pos === 'AUX',
  name: ({ pos, text }) => pos === 'PROPN' && /^\p{Lu}/u.test(text),
  singular: ({ lower }) => isSingular(lower),
  plural: ({ lower }) => isPlural(lower),
  /** A plural that is no verb: "countries", not "leaves". */
  sureplural: ({ lower }) => isPlural(lower) && readVerb(lower).length === 0,
  counted: ({ lower }) => isCounted(lower),
  mass: ({ lower }) => isUncountable(lower),
  base: ({ lower }) => isForm(lower, 'base'),
  /** A base form that is not also a past form or participle ("put", "come"). */
  onlybase: ({ lower }) => readVerb(lower).length > 0 && readVerb(lower).every(({ form }) => form === 'base'),
  /** A base form that can hardly be anything but a verb: "improve", "become", "know". */
  sureverb: ({ lower }) =>
    isForm(lower, 'base') && !isForm(lower, 'participle') && !NOUN_VERBS.has(lower) && !isSingular(lower),
  s: ({ lower }) => isForm(lower, 's') && !isPlural(lower),
  /** The same, unless a noun has this form in the plural: "knows", not "practices". */
  sures: ({ lower }) =>
    isForm(lower, 's') && !isPlural(lower) && !readVerb(lower).some(({ base }) => NOUN_VERBS.has(base)),
  ing: ({ lower }) => isForm(lower, 'ing'),
  past: ({ lower }) => isForm(lower, 'past'),
  /** Past forms that are not participles: "went", "began". */
  onlypast: ({ lower }) => isForm(lower, 'past') && !isForm(lower, 'participle') && !isForm(lower, 'base'),
  /** Past forms and participles that are not base forms. */
  pastish: ({ lower }) =>
    (isForm(lower, 'past') || isForm(lower, 'participle')) && !isForm(lower, 'base') && verbOnly(lower),
  participle: ({ lower }) => isForm(lower, 'participle'),
  weekday: ({ lower }) => WEEKDAY.test(lower),
  month: ({ lower, text }) => MONTH.test(lower) && /^\p{Lu}/u.test(text),
  year: ({ text }) => /^(?:19|20)\d\d$/.test(text),
};
