/** Makes a suggestion of a piece of advice: with its sentence, quoted from the text as given. */
import type { Advice } from './criteria/advice.ts';
import { type Document, sentenceAt } from './text/document.ts';
import type { CriterionId, Suggestion } from './types.ts';

export function toSuggestion(document: Document, category: CriterionId, advice: Advice): Suggestion {
  const { rule, suggestion, start, end, params, fix, scope } = advice;
  const home = sentenceAt(document, start);
  const sentenceStart = Math.min(home?.start ?? start, start);
  const sentenceEnd = Math.max(home?.end ?? end, end);
  const sentence = document.given.slice(sentenceStart, sentenceEnd);
  return {
    category,
    rule,
    sentence,
    suggestion,
    start,
    end,
    sentenceStart,
    sentenceEnd,
    ...(params && { params }),
    ...(fix === undefined ? {} : { fix }),
    ...(scope && { scope }),
  };
}

/** The same suggestion where it stands in the text as given, which may hold characters that nobody sees. */
export function placeInGiven(given: string, toGiven: (place: number) => number, suggestion: Suggestion): Suggestion {
  const [start, end] = [toGiven(suggestion.start), toGiven(suggestion.end)];
  const [sentenceStart, sentenceEnd] = [toGiven(suggestion.sentenceStart), toGiven(suggestion.sentenceEnd)];
  return { ...suggestion, start, end, sentenceStart, sentenceEnd, sentence: given.slice(sentenceStart, sentenceEnd) };
}
