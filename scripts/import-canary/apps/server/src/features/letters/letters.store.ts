// Fine: a store speaks SQL.
import { sql } from 'kysely';

export const everyLetter = sql`select 1`;
