// breaks: sql-in-stores
import { sql } from 'kysely';

export const countLetters = sql;
