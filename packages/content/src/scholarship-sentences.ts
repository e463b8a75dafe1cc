// What scholarships of the catalogue say in words of their own: it is kept in English, where it is checked and corrected.
import { keptInLanguages } from './in-languages.ts';

keptInLanguages('scholarships', []);
