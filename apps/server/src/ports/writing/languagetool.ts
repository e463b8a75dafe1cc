// A LanguageTool server of the installation's own, if there is one: what it finds joins what the engine finds.
import type { Suggestion } from '@lantern/writing/types';
import * as z from 'zod';
import { boundedFetch } from '../bounded-fetch.ts';
import type { Writing } from './writing.ts';

/** It reads an essay in half a second; who writes waits no longer than this for it. */
const deadlineMs = 5_000;

/** More characters than these are not sent: LanguageTool refuses longer texts as it comes. */
const longest = 20_000;

/** Spelling is the engine's alone, which knows words of many cultures; style and typography are taste. */
const leftOut = 'TYPOS,STYLE,TYPOGRAPHY,CASING,REDUNDANCY,REPETITIONS_STYLE,PLAIN_ENGLISH,COLLOQUIALISMS,WIKIPEDIA';

const answerSchema = z.object({
  matches: z.array(
    z.object({
      message: z.string().max(1_000),
      offset: z.number().int().min(0),
      length: z.number().int().min(1),
      replacements: z.array(z.object({ value: z.string().max(200) })).default([]),
    }),
  ),
});

/**
 * The engine with this server beside it. Where the server fails, the engine's answer stands and `onError` hears of it.
 */
export function withLanguageTool(writing: Writing, url: string, onError: (error: Error) => void): Writing {
  async function find(text: string): Promise<Suggestion[]> {
    if (text.length > longest || text.trim() === '') return [];
    try {
      const response = await boundedFetch(`${url}/v2/check`, {
        method: 'POST',
        body: new URLSearchParams({ text, language: 'en-US', disabledCategories: leftOut }),
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { matches } = answerSchema.parse(await response.json());
      return matches.flatMap((match) => suggestionFrom(text, match) ?? []);
    } catch (error) {
      // an answer may quote the essay: only its kind is logged
      onError(new Error(`LanguageTool failed (${error instanceof Error ? error.name : 'unknown'}).`));
      return [];
    }
  }

  return {
    ...writing,
    async evaluate(input) {
      const [evaluation, found] = await Promise.all([writing.evaluate(input), find(input.text)]);
      // a text that cannot be judged has no measures, and gets no marks
      if (evaluation.measures.length === 0) return evaluation;
      return { ...evaluation, suggestions: join(evaluation.suggestions, found) };
    },
    async check(text, words, tongues) {
      const [suggestions, found] = await Promise.all([writing.check(text, words, tongues), find(text)]);
      return join(suggestions, found).sort((a, b) => a.start - b.start);
    },
  };
}

type Match = z.infer<typeof answerSchema>['matches'][number];

function suggestionFrom(text: string, { message, offset, length, replacements }: Match): Suggestion | undefined {
  const end = offset + length;
  if (end > text.length) return undefined;
  const before = text.slice(0, offset);
  const sentenceStart = Math.max(
    ...[...before.matchAll(/[.!?]\s+|\n+/g)].map((stop) => stop.index + stop[0].length),
    0,
  );
  const after = /[.!?](?=\s|$)|\n/.exec(text.slice(end));
  const sentenceEnd = after ? end + after.index + (after[0] === '\n' ? 0 : 1) : text.length;
  const fix = replacements[0]?.value;
  return {
    category: 'language',
    rule: 'language.languagetool',
    sentence: text.slice(sentenceStart, sentenceEnd),
    suggestion: `LanguageTool: ${message}`,
    start: offset,
    end,
    sentenceStart,
    sentenceEnd,
    ...(fix === undefined ? {} : { fix }),
  };
}

/** A place has one mark of language, and the engine's own stays. */
function join(own: readonly Suggestion[], found: readonly Suggestion[]): Suggestion[] {
  const marks = own.filter(({ category, scope }) => category === 'language' && !scope);
  const added = found.filter((one) => !marks.some((mark) => mark.start < one.end && one.start < mark.end));
  return [...own, ...added];
}
