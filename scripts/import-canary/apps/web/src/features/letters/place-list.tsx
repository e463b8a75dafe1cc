// breaks: web-without-catalogue
import { places } from '../../../../../packages/catalogue/src/places.ts';

export const list = places;
