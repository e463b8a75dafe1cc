// Essays. Their saves, versions, evaluations and what was deleted have stores of their own.
import type { Essay, EssayRow, Idea } from '@lantern/contract/essays';
import { countCharacters, countWords, makePreview } from '@lantern/contract/essays';
import type { EssayStatus, EssayType } from '@lantern/contract/essays.types';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { DB } from '#database/tables.ts';

/** What the samples of a guest are tagged with. */
export const sampleTag = 'sample';

export const essayColumns = [
  'id',
  'title',
  'essay_type',
  'status',
  'prompt',
  'tags',
  'word_count',
  'character_count',
  'limit_max',
  'limit_unit',
  'preview',
  'favorited',
  'sample',
  'revision',
  'evaluated_revision',
  'created_at',
  'updated_at',
] as const;

/** What an essay's card shows of other tables. */
export const essayExtras = (essays: ExpressionBuilder<DB, 'essays'>) => [
  essays
    .selectFrom('essay_evaluations')
    // a text that could not be judged has zeros and no measures: that is no score
    .select(
      sql<number | null>`case when jsonb_array_length(essay_evaluations.result -> 'measures') > 0
        then essay_evaluations.overall end`.as('overall'),
    )
    .whereRef('essay_evaluations.essay_id', '=', 'essays.id')
    .orderBy('essay_evaluations.created_at', 'desc')
    .limit(1)
    .as('overall'),
  essays
    .selectFrom('essay_prompts')
    .select((prompts) => prompts.fn.countAll<number>().as('count'))
    .whereRef('essay_prompts.essay_id', '=', 'essays.id')
    // its own prompt stands among them when it was chosen there
    .where(sql<boolean>`essay_prompts.prompt <> btrim(essays.prompt)`)
    .as('prompt_count'),
  essays
    .selectFrom('essay_comments')
    .select((comments) => comments.fn.countAll<number>().as('count'))
    .whereRef('essay_comments.essay_id', '=', 'essays.id')
    .where('essay_comments.deleted_at', 'is', null)
    .as('comment_count'),
];

type Row = {
  id: string;
  title: string;
  essay_type: string;
  status: string;
  prompt: string;
  tags: string[];
  word_count: number;
  character_count: number;
  limit_max: number;
  limit_unit: string;
  preview: string;
  favorited: boolean;
  sample: boolean;
  prompt_count: number | null;
  comment_count: number | null;
  revision: number;
  evaluated_revision: number | null;
  overall: number | null;
  created_at: Date;
  updated_at: Date;
};

/** Who takes the tag off has made it an essay of their own. */
export const isSample = ({ sample, tags }: { sample: boolean; tags: readonly string[] }) =>
  sample && tags.includes(sampleTag);

export function essayOf(row: Row): EssayRow {
  const type = row.essay_type as EssayType;
  return {
    _id: row.id,
    title: row.title,
    essay_type: type,
    type,
    status: row.status as EssayStatus,
    prompt: row.prompt,
    tags: row.tags,
    word_count: row.word_count,
    character_count: row.character_count,
    max_words: row.limit_max,
    limit_unit: row.limit_unit as EssayRow['limit_unit'],
    preview: row.preview,
    favorited: row.favorited,
    ...(isSample(row) && { sample: true }),
    prompt_count: row.prompt_count ?? 0,
    comment_count: row.comment_count ?? 0,
    revision: row.revision,
    evaluated_revision: row.evaluated_revision,
    overall: row.overall,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const fullEssayOf = (row: Row & { text: string; subtopics: string[]; idea: unknown }): Essay => ({
  ...essayOf(row),
  final_text: row.text,
  final_essay: row.text,
  text: row.text,
  subtopics: row.subtopics,
  ...(row.idea !== null && { idea: row.idea as Idea }),
});

export async function listEssays(database: Database, userId: string): Promise<EssayRow[]> {
  const rows = await database
    .selectFrom('essays')
    .select(essayColumns)
    .select(essayExtras)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(essayOf);
}

export async function findEssay(database: Database, owners: string[], id: string): Promise<Essay | undefined> {
  const row = await database
    .selectFrom('essays')
    .select([...essayColumns, 'text', 'subtopics', 'idea'])
    .select(essayExtras)
    .where('id', '=', id)
    .where('user_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && fullEssayOf(row);
}

/** True when the essay is there and not deleted; for reads of what belongs to it. */
export async function essayExists(database: Database, owners: string[], id: string): Promise<boolean> {
  const row = await database
    .selectFrom('essays')
    .select('id')
    .where('id', '=', id)
    .where('user_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export type LockedEssay = { essay: Essay; versionDue: boolean; removedCharacters: number };

/** Reads an essay and holds its row until the transaction ends: whatever changes an essay takes its turn here. */
export async function lockEssay(transaction: Database, userId: string, id: string): Promise<LockedEssay | undefined> {
  const row = await transaction
    .selectFrom('essays')
    .select([...essayColumns, 'text', 'subtopics', 'idea', 'removed_characters'])
    .select(essayExtras)
    .select(sql<boolean>`version_due_at <= clock_timestamp()`.as('version_due'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && { essay: fullEssayOf(row), versionDue: row.version_due, removedCharacters: row.removed_characters };
}

/** Essays of one student are made one after the other, so that they can be counted. */
export async function lockEssays(transaction: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`essays ${userId}`}, 0))`.execute(transaction);
}

/** How many essays a student has, the deleted ones that can still come back counted in `all`. */
export async function countEssays(database: Database, userId: string): Promise<{ live: number; all: number }> {
  return await database
    .selectFrom('essays')
    .select((essays) => [
      essays.fn.countAll<number>().as('all'),
      essays.fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('live'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

type NewEssay = Pick<Essay, 'title' | 'essay_type' | 'status' | 'prompt' | 'tags' | 'max_words' | 'limit_unit'> & {
  id: string;
  text: string;
  subtopics: string[];
  idea?: Idea | undefined;
  /** the saved idea that it was started from */
  idea_id?: string | undefined;
};

/** False when an essay with that id exists, in any account. */
export async function insertEssay(database: Database, userId: string, essay: NewEssay): Promise<boolean> {
  const { max_words, idea, ...rest } = essay;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('essays')
    .values({
      ...rest,
      user_id: userId,
      idea: idea ? JSON.stringify(idea) : null,
      limit_max: max_words,
      preview: makePreview(essay.text),
      word_count: countWords(essay.text),
      character_count: countCharacters(essay.text),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function markAsSample(database: Database, userId: string, id: string): Promise<void> {
  await database
    .updateTable('essays')
    .set({ sample: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** True for an essay that its owner deleted. */
export async function isDeleted(database: Database, userId: string, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('essays')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the student says of an essay without touching its words. */
export async function markEssay(
  database: Database,
  userId: string,
  id: string,
  mark: { status: EssayStatus } | { favorited: boolean },
): Promise<EssayRow | undefined> {
  const row = await database
    .updateTable('essays')
    .set(mark)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(essayColumns)
    .returning(essayExtras)
    .executeTakeFirst();
  return row && essayOf(row);
}
