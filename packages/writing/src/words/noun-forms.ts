/** Singular and plural of the nouns we know. */
import { ALSO_UNCOUNTED, COUNTABLE_NOUNS, IRREGULAR_PLURALS, UNCOUNTABLE_NOUNS } from './nouns.ts';
import { withS } from './verb-forms.ts';

const plurals = new Map<string, string>();
const singulars = new Map<string, string>();
const uncountable = new Set(UNCOUNTABLE_NOUNS);
const alsoUncounted = new Set(ALSO_UNCOUNTED);

for (const noun of COUNTABLE_NOUNS) pair(noun, withS(noun).replace(/(phot|vide|pian|radi)oes$/, '$1os'));
for (const entry of IRREGULAR_PLURALS) {
  const [one = '', many = ''] = entry.split(' ');
  pair(one, many);
}

function pair(one: string, many: string): void {
  const wrong = plurals.get(one);
  if (wrong) singulars.delete(wrong);
  plurals.set(one, many);
  singulars.set(many, one);
}

/** A counted noun in the singular, and only that ("series" is neither). */
export function isSingular(word: string): boolean {
  const plural = plurals.get(word);
  return plural !== undefined && plural !== word;
}

export function isPlural(word: string): boolean {
  const singular = singulars.get(word);
  return singular !== undefined && singular !== word;
}

/** A singular that is always counted: "car", not "experience". */
export function isCounted(word: string): boolean {
  return isSingular(word) && !alsoUncounted.has(word);
}

export function isUncountable(word: string): boolean {
  return uncountable.has(word);
}

export function toPlural(word: string): string | undefined {
  return plurals.get(word);
}

export function toSingular(word: string): string | undefined {
  return singulars.get(word);
}
