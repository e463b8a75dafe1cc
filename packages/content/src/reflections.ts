// The reflection questions of the brainstorm: open questions that ask for a moment, a person, a number or a turn.

import { inLanguages } from './in-languages.ts';
import { reflectionsAr } from './reflections.words.ar.ts';
import { reflectionsBn } from './reflections.words.bn.ts';
import { type ReflectionWords, reflectionsEn } from './reflections.words.en.ts';
import { isTrait, type Trait, traits } from './traits.ts';

export type ReflectionQuestion = { id: string; trait: Trait; question: string };
export type Reflections = { mandatory: ReflectionQuestion[]; optional: ReflectionQuestion[] };

const words = inLanguages<ReflectionWords>('reflections', { en: reflectionsEn, bn: reflectionsBn, ar: reflectionsAr });

/** Three mandatory questions, one of each trait in turn, and the optional ones of the first three known traits.
 * With fewer than three traits their further questions fill up; with no known trait both lists are empty. */
export function reflectionsIn(language: string, chosen: readonly string[]): Reflections {
  const top = [...new Set(chosen.filter(isTrait))].slice(0, 3);
  const mandatory = top.length > 0 ? [0, 1, 2].map((i) => mandatoryOf(language, top, i)) : [];
  return { mandatory, optional: top.flatMap((trait) => optionalOf(language, trait)) };
}

/** A question by its id, for showing a saved answer; undefined when there is none. */
export function reflectionQuestion(id: string, language: string): ReflectionQuestion | undefined {
  return traits
    .flatMap((trait) => [...[0, 1, 2].map((i) => mandatoryOf(language, [trait], i)), ...optionalOf(language, trait)])
    .find((question) => question.id === id);
}

function mandatoryOf(language: string, top: readonly Trait[], i: number): ReflectionQuestion {
  const trait = top[i % top.length] as Trait;
  const place = Math.floor(i / top.length);
  const question = words(language)[trait].mandatory[place] as string;
  return { id: `${trait}-${place + 1}`, trait, question };
}

function optionalOf(language: string, trait: Trait): ReflectionQuestion[] {
  const { optional } = words(language)[trait];
  return optional.map((question, i) => ({ id: `${trait}-more-${i + 1}`, trait, question }));
}
