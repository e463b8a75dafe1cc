// breaks: web-layers
import { lettersQuery } from '#features/letters/letters.api.ts';

export const component = lettersQuery;
