/** A place in the essay and what could be done there. */
import type { AdviceId } from '../advice-ids.ts';
import type { Document } from '../text/document.ts';
import type { SuggestionParams } from '../types.ts';

/** `suggestion` is for the writer: a question or a hint, never a rewritten sentence. */
export type Advice = {
  rule: string;
  start: number;
  end: number;
  suggestion: string;
  params?: SuggestionParams;
  fix?: string;
  scope?: 'essay';
};

export type Place = { start: number; end: number; scope?: 'essay' };

/** Where advice about the whole essay is kept: at its last sentence, of which it marks nothing. */
export function wholeEssay({ sentences }: Document): Place | undefined {
  const last = sentences.at(-1);
  return last && { start: last.start, end: last.start, scope: 'essay' };
}

/** The English sentences of one criterion's rules; what stands in braces is filled in from the params. */
export type SentencesOf<Prefix extends string> = Readonly<Record<Extract<AdviceId, `${Prefix}.${string}`>, string>>;

/** Makes the function that words a criterion's advice. The sentence depends on the rule and the params alone. */
export function adviseFrom<Id extends string>(sentences: Readonly<Record<Id, string>>) {
  return (rule: Id, { start, end, scope }: Place, params?: SuggestionParams): Advice => ({
    rule,
    start,
    end,
    suggestion: sentences[rule].replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name] ?? '')),
    ...(params && { params }),
    ...(scope && { scope }),
  });
}

/** The words of a place as they are quoted: on one line. */
export function quoteOf(text: string, { start, end }: Place): string {
  return text.slice(start, end).replace(/\s+/g, ' ');
}
