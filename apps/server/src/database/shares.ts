import type { ShareScope } from '@lantern/contract/access';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Ids of the students with a live share of that scope to the mentor. */
export async function listSharingStudents(database: Database, mentorId: string, scope: ShareScope): Promise<string[]> {
  const shares = await database
    .selectFrom('shares')
    .select('student_id')
    .where('mentor_id', '=', mentorId)
    .where('scope', '=', scope)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', sql<Date>`now()`)]))
    .execute();
  return shares.map((share) => share.student_id);
}
