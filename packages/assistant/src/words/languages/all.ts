// Every language that has a file here. English, Bangla and Arabic stand in the lists themselves.
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import type { LanguageWords } from './language-words.ts';

export const languageWords: readonly LanguageWords[] = [french, spanish, hindi];
