// Fine: the door of another feature.
import { lettersQuery } from '#features/letters/letters.api.ts';

export const screen = lettersQuery;
