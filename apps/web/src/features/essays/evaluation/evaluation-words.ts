// The engine's ids in the reader's language. What is not listed here shows as the engine names it.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Words = Readonly<Record<string, MessageDescriptor>>;

const criteria: Words = {
  specificity: msg`Specificity and evidence`,
  reflection: msg`Reflection`,
  fit: msg`Fit and goals`,
  moves: msg`Prompt and type fit`,
  structure: msg`Structure`,
  voice: msg`Voice`,
  language: msg`Language accuracy`,
  style: msg`Style and length`,
};

/** Longest id first; a rule that starts with the id takes its words. */
const rules: Words = {
  'specificity.bare-paragraph': msg`paragraph without a detail`,
  'specificity.trait': msg`trait without evidence`,
  'specificity.vague': msg`vague claim`,
  'structure.opening': msg`stock opening`,
  'structure.abrupt-end': msg`broken-off ending`,
  'structure.formula-end': msg`stock ending`,
  'structure.short-end': msg`very short ending`,
  'structure.wall': msg`very long paragraph`,
  'style.wordy': msg`wordy phrase`,
  'style.long-sentence': msg`long sentence`,
  'style.length': msg`length against the limit`,
  'language.harper-spelling': msg`spelling`,
  'language.harper-typo': msg`spelling`,
  'language.harper-capitalization': msg`capital letters`,
  'language.harper-punctuation': msg`punctuation`,
  'language.harper-repetition': msg`repeated word`,
  'language.harper-agreement': msg`agreement`,
  'language.harper-grammar': msg`grammar`,
  'language.harper': msg`choice of words`,
  'language.spelling': msg`spelling`,
  'language.agreement': msg`agreement`,
  'language.article': msg`a, an or the`,
  'language.capital': msg`capital letters`,
  'language.comma': msg`commas`,
  'language.full-stop': msg`punctuation`,
  'language.spacing': msg`spacing`,
  'language.negation': msg`negation`,
  'language.noun': msg`one or many`,
  'language.preposition': msg`prepositions`,
  'language.pronoun': msg`pronouns`,
  'language.subject': msg`subject of the sentence`,
  'language.verb': msg`verb forms`,
  'language.word-form': msg`form of the word`,
  'language.word': msg`choice of words`,
};

const measures: Words = {
  'names-and-numbers': msg`Different names and numbers`,
  'concrete-sentences': msg`Sentences with something concrete`,
  'own-actions': msg`Things you did`,
  'vague-claims': msg`Claims that fit anybody`,
  'paragraph-length': msg`Words per paragraph`,
  balance: msg`Share of the longest paragraph`,
  opening: msg`Opening (0 formula, 1 plain, 2 concrete)`,
  ending: msg`Ending (0 broken off or formula, 1 very short, 2 finished)`,
  flow: msg`Sentences that follow from the ones before`,
  connectives: msg`Linking words`,
  'long-sentences': msg`Words in long sentences`,
  rhythm: msg`Variety of sentence length`,
  hedges: msg`Hedges and fillers`,
  wordiness: msg`Wordy phrases`,
  'repeated-openings': msg`Sentences that begin like the one before`,
  length: msg`Length against the limit`,
  'error-rate': msg`Probable errors`,
};

const gates: Words = {
  empty: msg`There is no text to judge yet. Write or paste your essay first.`,
  language: msg`This engine can only judge English. The text seems to be in another language, so it was not scored.`,
  short: msg`This is shorter than 50 words, too short to be judged as an essay. The overall score is held at 2 until there is more.`,
  'function-words': msg`This reads like a list of words, not like sentences. The scores are held at 2.`,
  repeats: msg`Much of this text repeats itself word for word. The overall score is held at 2.`,
  salad: msg`These words do not make sentences. The scores are held at 2.`,
};

/** The criteria of an evaluation in the order that they are shown in; unknown ones last. */
export function criteriaOf(scores: Readonly<Record<string, number>>): string[] {
  const order = Object.keys(criteria);
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.keys(scores).sort((a, b) => place(a) - place(b));
}

export function criterionWord(id: string, i18n: I18n): string {
  return criteria[id] ? i18n._(criteria[id]) : plain(id);
}

export function ruleWord(id: string, i18n: I18n): string {
  const known = Object.keys(rules).find((rule) => id === rule || id.startsWith(`${rule}-`));
  const words = rules[id] ?? (known ? rules[known] : undefined);
  return words ? i18n._(words) : plain(id.replace(/^[a-z]+\./, ''));
}

export function measureWord({ measure, label }: { measure: string; label: string }, i18n: I18n): string {
  return measures[measure] ? i18n._(measures[measure]) : label;
}

export function gateWord({ gate, text }: { gate: string; text: string }, i18n: I18n): string {
  return gates[gate] ? i18n._(gates[gate]) : text;
}

/** A measure's raw value in its unit. */
export function valueWord(value: number, unit: string, i18n: I18n): string {
  const figure = i18n.number(value, { maximumFractionDigits: 1 });
  if (unit === 'share') return i18n.number(value, { style: 'percent', maximumFractionDigits: 0 });
  if (unit === 'per 100 words') return i18n._(msg`${figure} per 100 words`);
  if (unit === 'words') return i18n._(msg`${figure} words`);
  if (unit === 'ratio') return i18n.number(value, { style: 'percent', maximumFractionDigits: 0 });
  return figure;
}

function plain(id: string): string {
  return id.replaceAll('-', ' ');
}

export type Family = 'content' | 'voice' | 'language';

/** Marks come in three colours; the category's name and its sentence always stand beside them. */
export function familyOf(category: string): Family {
  if (category === 'language') return 'language';
  if (category === 'style' || category === 'voice') return 'voice';
  return 'content';
}
