/** Every single word of our lists: what a misspelled word can be read as. The likelier ones stand first. */
import { CONCRETE_NOUNS } from './concrete-nouns.ts';
import { CUE_WORDS } from './cue-words.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { COUNTABLE_NOUNS, IRREGULAR_PLURALS, UNCOUNTABLE_NOUNS } from './nouns.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { TRAITS } from './traits.ts';
import { toForm, type VerbForm, withS } from './verb-forms.ts';
import { IRREGULAR_VERBS, REGULAR_VERBS } from './verbs.ts';
import { WORN_WORDS } from './worn-words.ts';

const FORMS: readonly VerbForm[] = ['s', 'ing', 'past', 'participle'];
const verbs = [...IRREGULAR_VERBS.map((entry) => entry.split(' ')[0] as string), ...REGULAR_VERBS];

export const VOCABULARY: ReadonlySet<string> = new Set([
  ...CUE_WORDS,
  ...FUNCTION_WORDS,
  ...WORN_WORDS,
  ...verbs.flatMap((verb) => [verb, ...FORMS.map((form) => toForm(verb, form) ?? verb)]),
  ...TRAITS,
  ...NUMBER_WORDS,
  ...[...CONCRETE_NOUNS, ...COUNTABLE_NOUNS].flatMap((noun) => [noun, withS(noun)]),
  ...IRREGULAR_PLURALS.flatMap((entry) => entry.split(' ')),
  ...UNCOUNTABLE_NOUNS,
]);
