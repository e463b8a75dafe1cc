// What other features ask about a student's essays, without their texts.

import type { EssayLimit } from '@lantern/contract/essays.limits';
import type { EssayStatus } from '@lantern/contract/essays.types';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type EssaySummary = {
  id: string;
  title: string;
  status: EssayStatus;
  wordCount: number;
  characterCount: number;
  limitMax: number;
  limitUnit: EssayLimit['unit'];
  revision: number;
  evaluatedRevision: number | null;
  /** how many different texts of it were evaluated */
  evaluatedTexts: number;
  /** of mentors, and not settled */
  openComments: number;
  /** found as a guest: it counts as nothing of the student's */
  isSample: boolean;
  /** its owner is a guest still, and may try things on it */
  isGuests: boolean;
  /** of the newest evaluation, whatever was rewritten since */
  openSuggestions: number;
};

/** A student's essays, last edited first, at most 500. */
export async function listEssaySummaries(database: Database, userId: string): Promise<EssaySummary[]> {
  const suggestions = sql<number>`coalesce((
    select jsonb_array_length(case jsonb_typeof(result -> 'suggestions') when 'array' then result -> 'suggestions' end)
    from essay_evaluations
    where essay_evaluations.essay_id = essays.id and essay_evaluations.user_id = essays.user_id
    order by essay_evaluations.created_at desc
    limit 1), 0)`;
  const texts = sql<number>`(
    select count(distinct version_id) from essay_evaluations
    where essay_evaluations.essay_id = essays.id and essay_evaluations.user_id = essays.user_id)`;
  return await database
    .selectFrom('essays')
    .select([
      'id',
      'title',
      sql<EssayStatus>`status`.as('status'),
      'word_count as wordCount',
      'character_count as characterCount',
      'limit_max as limitMax',
      sql<EssayLimit['unit']>`limit_unit`.as('limitUnit'),
      'revision',
      'evaluated_revision as evaluatedRevision',
      texts.as('evaluatedTexts'),
      suggestions.as('openSuggestions'),
      sql<number>`(select count(*)::int from essay_comments where essay_comments.essay_id = essays.id
        and essay_comments.deleted_at is null and essay_comments.state = 'open')`.as('openComments'),
      sql<boolean>`sample and 'sample' = any (tags)`.as('isSample'),
      sql<boolean>`(select guest from users where users.id = essays.user_id)`.as('isGuests'),
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(500)
    .execute();
}

/** How many of these are the student's, and not deleted. */
export async function countEssays(database: Database, userId: string, ids: readonly string[]): Promise<number> {
  const { count } = await database
    .selectFrom('essays')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
