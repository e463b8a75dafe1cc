/** The sentences of an essay without the greeting and the closing of a letter, which say nothing about its structure. */
import type { Document } from '../../text/document.ts';
import type { Sentence } from '../../text/sentences.ts';

const GREETING = /^(?:dear|to whom|hello|respected|honou?rable|ladies and)\b/i;
const CLOSING =
  /^(?:yours|sincerely|respectfully|faithfully|regards|thank you|thanks|(?:with )?(?:kind|best|warm|warmest|kindest)(?: \w+)?(?: regards| wishes)|best)\b[^.!?]*$/i;
/** A greeting or a closing with a name has no more words than this. */
const LONGEST = 10;

export function bodyOf({ sentences, text, tokens }: Document): readonly Sentence[] {
  const isForm = (sentence: Sentence | undefined, form: RegExp) =>
    sentence !== undefined &&
    tokens.slice(sentence.first, sentence.last).filter(({ kind }) => kind !== 'mark').length <= LONGEST &&
    form.test(text.slice(sentence.start, sentence.end));
  const opens = isForm(sentences[0], GREETING) ? 1 : 0;
  // the name may stand in a paragraph of its own
  const closing = sentences.slice(-3).findIndex((sentence) => isForm(sentence, CLOSING));
  const ends = closing < 0 ? sentences.length : sentences.length - Math.min(3, sentences.length) + closing;
  return ends > opens ? sentences.slice(opens, ends) : sentences;
}
