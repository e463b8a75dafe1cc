// breaks: landing-stands-alone
import { lettersQuery } from '#features/letters/letters.api.ts';

export const landing = lettersQuery;
