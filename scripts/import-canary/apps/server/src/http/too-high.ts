// breaks: server-layers
import { readLetters } from '#features/letters/letters.service.ts';

export const letters = readLetters;
