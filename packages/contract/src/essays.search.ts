// Finding essays by their words. The device and the server find alike, so that a search is the same without a connection.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, requiredLine } from './fields.ts';

/** Marks that nobody types in a search: accents of Latin, Greek and Cyrillic letters, Arabic vowel signs, the tatweel. */
const leftOut = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200d]/g;

/** A text without case and accents. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(leftOut, '').toLowerCase();
}

/** The folded words of a search. */
export function soughtWords(search: string): string[] {
  return foldText(search).split(/\s+/u).filter(Boolean);
}

/** How many characters of each text are searched. */
export const searchedMax = 50_000;

export const searchEssays = endpoint({
  method: 'POST',
  path: '/api/essay/search',
  summary:
    'My essays that hold every one of these words in title, prompts or text (its first 50,000 characters), whatever their case and accents',
  access: student,
  body: z.strictObject({ words: requiredLine(200) }),
  response: z.object({ ids: z.array(idSchema) }),
  problems: ['too_many_requests'],
});
