/** Language suggestions for a part of an essay, for when only a paragraph changed. */
import { cleanWithPlaces } from '@lantern/contract/clean-text';
import { languageCriterion } from './criteria/language.ts';
import { heavyGate } from './gates/heavy.ts';
import { languageGate } from './gates/language.ts';
import { findAllFlags } from './language/find-all-flags.ts';
import type { Tongue } from './rules/calques/calque.ts';
import { placeInGiven, toSuggestion } from './suggestion.ts';
import { readPlainDocument } from './text/document.ts';
import { tagTokens } from './text/tag.ts';
import type { Suggestion } from './types.ts';

/** More characters than this are no paragraph: the rest is not looked at. About 3,000 words. */
export const CHECK_LIMIT = 20_000;

/**
 * The suggestions that `evaluateEssay` would make about language, without any score: in the order of the text, offsets
 * (UTF-16) into the given text. Never throws on odd text; empty for text without words, for other languages than
 * English and for what is more than the engine reads at once.
 *
 * A paragraph alone answers what it answers inside its essay, except where the rest of the essay matters: an unknown
 * capitalised word at the beginning of a sentence is a name if the essay uses it in mid-sentence elsewhere, a long unknown
 * word is left alone where it comes back, one foreign
 * paragraph in an English essay is flagged there and not alone, and lines parted by single breaks are taken for paragraphs
 * only when the text has no blank line.
 */
export async function checkLanguage(
  text: string,
  words?: readonly string[],
  tongues?: readonly Tongue[],
): Promise<Suggestion[]> {
  const given = text.slice(0, CHECK_LIMIT);
  const { text: clean, toGiven } = cleanWithPlaces(given);
  const document = readPlainDocument(clean);
  if (document.words.length === 0) return [];
  const essay = { document, input: { text, essayType: 'Generic' as const }, flags: [] };
  if (languageGate.trips(essay) || heavyGate.trips(essay)) return [];
  tagTokens(document.text, document.tokens);
  const flags = await findAllFlags(document, words, tongues);
  return languageCriterion
    .advise({ ...essay, flags })
    .filter(({ scope }) => !scope)
    .map((advice) => placeInGiven(given, toGiven, toSuggestion(document, 'language', advice)));
}
