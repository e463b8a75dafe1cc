// Which parts of a text are to be checked again, and how the answers of several checks make the suggestions of one text.
import { checkTextMax, type Suggestion } from '@lantern/contract/essays.evaluations';
import type { Span } from '../../evaluation/follow-marks.ts';

export type Paragraph = { text: string; start: number };
/** Language suggestions of a paragraph's words, counted from its start. */
export type Checked = Map<string, readonly Suggestion[]>;

/** As the server says. */
const mostAtOnce = 50;
/** Paragraphs remembered; the ones that were met first are forgotten. */
const mostRemembered = 400;

/** Paragraphs as the engine parts a text: at blank lines, or at every line break where there is no blank line. */
export function splitParagraphs(text: string): Paragraph[] {
  const breaks = /\n[ \t]*\n/.test(text) ? /\n[ \t]*\n\s*/g : /\n\s*/g;
  const paragraphs: Paragraph[] = [];
  let from = 0;
  const add = (to: number) => {
    const part = text.slice(from, to);
    if (part.trim() !== '') paragraphs.push({ text: part, start: from });
  };
  for (const { index, 0: gap } of text.matchAll(breaks)) {
    add(index);
    from = index + gap.length;
  }
  add(text.length);
  return paragraphs;
}

/** The paragraphs that are to be sent now: each of the same words once, as many as one check takes. */
export function unchecked(text: string, checked: Checked): string[] {
  const wanted = new Set<string>();
  let characters = 0;
  for (const { text: paragraph } of splitParagraphs(text)) {
    if (checked.has(paragraph) || wanted.has(paragraph) || paragraph.length > checkTextMax) continue;
    characters += paragraph.length;
    if (characters > checkTextMax || wanted.size === mostAtOnce) break;
    wanted.add(paragraph);
  }
  return [...wanted];
}

export function remember(checked: Checked, paragraphs: readonly string[], answers: readonly Suggestion[][]) {
  paragraphs.forEach((paragraph, index) => {
    checked.delete(paragraph);
    checked.set(paragraph, answers[index] ?? []);
  });
  for (const paragraph of checked.keys()) {
    if (checked.size <= mostRemembered) break;
    checked.delete(paragraph);
  }
}

/** What an evaluation of exactly this text found need not be asked for again. */
export function rememberEvaluated(checked: Checked, text: string, suggestions: readonly Suggestion[]) {
  const language = suggestions.filter(isLanguage);
  for (const { text: paragraph, start } of splitParagraphs(text)) {
    const end = start + paragraph.length;
    const inside = language.filter((one) => one.sentence_start >= start && one.sentence_end <= end);
    checked.set(
      paragraph,
      inside.map((suggestion) => moved(suggestion, -start)),
    );
  }
}

/**
 * All suggestions for a text: those about content stay what the evaluation said; those about language are the checked
 * ones of each paragraph. A paragraph that was not checked yet keeps what was known of it.
 */
export function joinSuggestions(
  text: string,
  known: readonly Suggestion[],
  places: readonly (Span | undefined)[],
  checked: Checked,
): Suggestion[] {
  const paragraphs = splitParagraphs(text);
  const live = paragraphs.flatMap(({ text: paragraph, start }) => {
    const found = checked.get(paragraph);
    if (found) return found.map((suggestion) => moved(suggestion, start));
    const end = start + paragraph.length;
    return known.filter((suggestion, index) => {
      const place = places[index];
      return isLanguage(suggestion) && place && place.start >= start && place.end <= end;
    });
  });
  return [...known.filter((suggestion) => !isLanguage(suggestion)), ...live];
}

function isLanguage({ category }: Suggestion): boolean {
  return category === 'language';
}

function moved(suggestion: Suggestion, by: number): Suggestion {
  const { start, end, sentence_start, sentence_end } = suggestion;
  return {
    ...suggestion,
    start: start + by,
    end: end + by,
    sentence_start: sentence_start + by,
    sentence_end: sentence_end + by,
  };
}
