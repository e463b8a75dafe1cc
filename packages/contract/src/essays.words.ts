// The words that a student has said are right: of their own language, people and places. They are no misspellings anywhere.
import * as z from 'zod/mini';
import { limit } from './fields.ts';
import { keyedEndpoints } from './record-keyed.ts';

/** As words are compared and kept: small letters, a plain apostrophe. */
export function plainWord(word: string): string {
  return word.normalize('NFC').trim().toLowerCase().replaceAll('’', "'");
}

const wordSchema = z.string().check(
  limit(60),
  z.regex(/^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}'-]{0,59})$/u),
  z.refine((word) => word === plainWord(word)),
);

/** Whether it can be one of the student's words. */
export function isWord(word: string): boolean {
  return wordSchema.safeParse(plainWord(word)).success;
}

const fields = { kept: z.boolean() };

/** Under the word itself, so that a word added on two devices is one. */
export const ownWords = keyedEndpoints({
  base: '/api/essay/words',
  topic: 'essay-words',
  noun: { one: 'own word', many: 'own words' },
  one: 'word',
  many: 'words',
  key: wordSchema,
  fields,
  most: 1000,
});
export const { list: listOwnWords, put: putOwnWord } = ownWords;
