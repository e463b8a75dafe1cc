// What a call asks for, in the catalogue's codes: the specification's words are understood too.
import { destinations, fields } from '@lantern/catalogue/fields';
import { isCountry } from '@lantern/content/countries';
import { type EditionId, testEditions } from '@lantern/content/tests/editions';
import { isScore } from '@lantern/content/tests/scores';
import { type MatchFilters, matchMessages } from '@lantern/contract/matching.filters';
import { Problem } from '@lantern/contract/problem';
import type { HeldTest, Wishes } from '@lantern/matching/profile';

const specifiedFields: Readonly<Record<string, string>> = { 'computer science': 'cs' };
/** Languages of teaching that the catalogue speaks of. */
export const teachingLanguages = [
  'en',
  'de',
  'fr',
  'ar',
  'ca',
  'cs',
  'da',
  'es',
  'fi',
  'hu',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'no',
  'pl',
  'pt',
  'sv',
  'tr',
  'zh',
] as const;

const english = {
  region: new Intl.DisplayNames(['en'], { type: 'region' }),
  language: new Intl.DisplayNames(['en'], { type: 'language' }),
};

/** Nothing, or one of the codes: by itself or by its English name. */
function codeOf<T extends string>(
  text: string | null | undefined,
  codes: readonly T[],
  nameOf: (code: T) => string | undefined,
): T | null | undefined {
  const wanted = text?.trim().toLowerCase() ?? '';
  if (wanted === '' || wanted === 'any') return null;
  return codes.find((code) => code.toLowerCase() === wanted || nameOf(code)?.toLowerCase() === wanted);
}

export function readWishes(filters: MatchFilters): Wishes {
  const fieldText = specifiedFields[filters.field?.toLowerCase() ?? ''] ?? filters.field;
  const field = codeOf(fieldText, fields, (code) => code);
  if (field === undefined) throw Problem.field('field', matchMessages.field);
  let country: string | null | undefined = codeOf(filters.country, destinations, (code) => english.region.of(code));
  // the directory knows more countries than the core
  if (country === undefined && isCountry(filters.country?.toUpperCase() ?? ''))
    country = filters.country?.toUpperCase();
  if (country === undefined) throw Problem.field('country', matchMessages.country);
  const language = codeOf(filters.language, teachingLanguages, (code) => english.language.of(code));
  if (language === undefined) throw Problem.field('language', matchMessages.language);
  return {
    level: filters.programLevel || null,
    field,
    country,
    language,
    budget: filters.budget ? Math.max(...filters.budget) : null,
  };
}

/** Scores to try out, refused with their range when they cannot be. */
export function readScores(scores: MatchFilters['scores']): HeldTest[] | null {
  if (!scores) return null;
  return scores.map(({ edition: id, overall }) => {
    const edition = testEditions.find((one) => one.id === id);
    if (!edition) throw Problem.field('scores', matchMessages.test);
    if (!isScore(edition.overall, overall)) throw Problem.field('scores', matchMessages.score);
    return { edition: id as EditionId, overall };
  });
}
