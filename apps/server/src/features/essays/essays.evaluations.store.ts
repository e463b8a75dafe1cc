import type { Evaluation } from '@lantern/contract/essays.evaluations';
import type { Database } from '#database/database.ts';

/** What an evaluation found, as the contract names it. */
export type EvaluationResult = Pick<
  Evaluation,
  'scores' | 'sum' | 'measures' | 'suggestions' | 'advisories' | 'words' | 'characters' | 'model'
>;

export type NewEvaluation = EvaluationResult &
  Pick<Evaluation, 'overall' | 'engine' | 'version' | 'essay_type'> & {
    essayId: string;
    versionId: string;
    revision: number | null;
    /** as taskDigest makes it */
    task: Buffer;
  };

const columns = [
  'id',
  'essay_id',
  'version_id',
  'revision',
  'engine',
  'engine_version',
  'essay_type',
  'overall',
  'result',
  'created_at',
] as const;

type Row = {
  id: string;
  essay_id: string;
  version_id: string;
  revision: number | null;
  engine: string;
  engine_version: string;
  essay_type: string;
  overall: number;
  result: unknown;
  created_at: Date;
};

const evaluationOf = (row: Row): Evaluation => ({
  _id: row.id,
  essay_id: row.essay_id,
  version_id: row.version_id,
  revision: row.revision,
  overall: row.overall,
  ...(row.result as EvaluationResult),
  engine: row.engine,
  version: row.engine_version,
  essay_type: row.essay_type as Evaluation['essay_type'],
  created_at: row.created_at.toISOString(),
});

/** So many are told whole: the one that stands, and the one that it is compared with. */
const wholeOnes = 2;

export async function listEvaluations(database: Database, owners: string[], essayId: string): Promise<Evaluation[]> {
  const rows = await database
    .selectFrom('essay_evaluations')
    .select(columns)
    .where('essay_id', '=', essayId)
    .where('user_id', 'in', owners)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row, at) => (at < wholeOnes ? evaluationOf(row) : { ...evaluationOf(row), suggestions: [] }));
}

/** In place of what the same engine said of the same words for the same task. */
export async function putEvaluation(
  transaction: Database,
  userId: string,
  { essayId, versionId, revision, task, overall, engine, version, essay_type, ...result }: NewEvaluation,
): Promise<Evaluation> {
  await transaction
    .deleteFrom('essay_evaluations')
    .where('version_id', '=', versionId)
    .where('user_id', '=', userId)
    .where('task', '=', task)
    .where('engine', '=', engine)
    .execute();
  const row = await transaction
    .insertInto('essay_evaluations')
    .values({
      essay_id: essayId,
      user_id: userId,
      version_id: versionId,
      revision,
      task,
      engine,
      engine_version: version,
      essay_type,
      overall,
      result: JSON.stringify(result),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return evaluationOf(row);
}
