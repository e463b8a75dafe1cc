import { takeBackMinutes } from '@lantern/contract/documents.review';
import { type RawBuilder, sql } from 'kysely';

const period = sql`make_interval(mins => ${sql.lit(takeBackMinutes)})`;

/** Of a row of `documents`: until when this person may take back what they decided; null where they may not. */
export const undoUntil = (personId: string): RawBuilder<Date | null> =>
  sql<Date | null>`case when documents.decided_by = ${personId} and documents.reviewed_at + ${period} > now()
    then documents.reviewed_at + ${period} end`;
