// breaks: contract-imports-only-zod
import { places } from '../../catalogue/src/places.ts';

export const letters = places;
