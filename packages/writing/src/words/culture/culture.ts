/** Words of the writers' own worlds, which no English word list holds: they are no misspellings. Lower case. */
import { FAMILY_WORDS } from './family.ts';
import { FOOD_WORDS } from './food.ts';
import { LIFE_WORDS } from './life.ts';

export const CULTURE_WORDS: ReadonlySet<string> = new Set(
  [FOOD_WORDS, FAMILY_WORDS, LIFE_WORDS].flatMap((lists) =>
    Object.values(lists).flatMap((words) => words.split(/\s+/)),
  ),
);
