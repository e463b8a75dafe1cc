// breaks: server-front-door
import { everyLetter } from '#features/letters/letters.store.ts';

export const sealsRoutes = everyLetter;
