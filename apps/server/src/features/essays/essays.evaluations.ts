import { hours, inSeconds } from '@lantern/contract/durations';
import type { Evaluation, evaluateSchema } from '@lantern/contract/essays.evaluations';
import { Problem } from '@lantern/contract/problem';
import type { EvaluateInput } from '@lantern/writing/types';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import { tonguesOf } from '#features/cv/cv.service.ts';
import type { Ports } from '#ports/ports.ts';
import * as evaluations from './essays.evaluations.store.ts';
import { serializeByStudent } from './essays.serialize.ts';
import { essayExists, findEssay, lockEssay } from './essays.store.ts';
import { suggestionOf } from './essays.suggestions.ts';
import { taskDigest } from './essays.task.ts';
import { setEvaluated } from './essays.text.store.ts';
import { findSameVersion, insertVersion } from './essays.versions.store.ts';
import { type Judged, judgeWithModel } from './models/essays.models.ts';
import { wordsOf } from './words/essays.words.ts';

type Evaluating = Pick<Ports, 'database' | 'events' | 'writing' | 'models'>;
type Request = z.infer<typeof evaluateSchema>;

const evaluationsPerStudent: Throttle = { tries: 60, windowSeconds: inSeconds(hours(1)) };

/**
 * Evaluates the sent text. Pasted text is answered and forgotten; of a saved essay the evaluation is stored with a
 * version that holds exactly what was read. No connection to the database is held while engine and model read.
 */
export async function evaluateEssay(ports: Evaluating, caller: Caller, request: Request): Promise<Evaluation> {
  requireOwn(caller, request.user_id);
  const { database, writing } = ports;
  const essay = request.essay_id ? await findEssay(database, [caller.id], request.essay_id) : undefined;
  if (request.essay_id && !essay) throw new Problem('not_found');
  await countTry(database, tryKey('evaluations', caller.id), evaluationsPerStudent);

  const text = request.essay_text;
  const essayType = request.essay_type ?? essay?.essay_type ?? 'Generic';
  const input: EvaluateInput = {
    text,
    essayType,
    words: await wordsOf(database, caller.id),
    tongues: await tonguesOf(database, caller.id),
    ...(essay && { prompt: essay.prompt, limit: { unit: essay.limit_unit, max: essay.max_words } }),
  };
  const local = await serializeByStudent(caller.id, () => writing.evaluate(input));
  const found = await judgeWithModel(ports, caller, input, local, request.use_slow_models ?? false);
  const { overall, engine, version } = found;
  const evaluation = { overall, engine, version, essay_type: essayType, ...resultOf(found) };
  if (essay) {
    const task = taskDigest({ ...essay, essay_type: essayType });
    return await storeEvaluation(ports, caller.id, { essayId: essay._id, text, task, evaluation });
  }
  const unsaved = { _id: crypto.randomUUID(), essay_id: null, version_id: null, revision: null };
  return { ...unsaved, ...evaluation, created_at: new Date().toISOString() };
}

type Kept = {
  essayId: string;
  text: string;
  task: Buffer;
  evaluation: Omit<evaluations.NewEvaluation, 'essayId' | 'versionId' | 'revision' | 'task'>;
};

async function storeEvaluation(
  { database, events }: Evaluating,
  userId: string,
  { essayId, text, task, evaluation }: Kept,
): Promise<Evaluation> {
  const stored = await database.transaction().execute(async (transaction) => {
    const locked = await lockEssay(transaction, userId, essayId);
    // deleted while engine or model was reading
    if (!locked) throw new Problem('not_found');
    const { revision, title, text: current } = locked.essay;
    const isCurrent = text === current;
    const content = { essayId, kind: 'evaluated', title, text } as const;
    const version =
      (await findSameVersion(transaction, userId, isCurrent ? { ...content, revision } : content)) ??
      (await insertVersion(transaction, userId, { ...content, revision }));
    const stored = await evaluations.putEvaluation(transaction, userId, {
      ...evaluation,
      essayId,
      versionId: version.id,
      revision: isCurrent ? revision : null,
      task,
    });
    // a text that cannot be judged has no measures
    const isJudged = evaluation.measures.length > 0;
    if (isCurrent && isJudged && task.equals(taskDigest(locked.essay)))
      await setEvaluated(transaction, userId, essayId, revision);
    return stored;
  });
  events.publish(userId, { topic: 'essays', id: essayId });
  return stored;
}

function resultOf({ scores, sum, measures, suggestions, advisories, words, characters, model }: Judged) {
  const result: evaluations.EvaluationResult = {
    scores,
    ...(sum && { sum }),
    measures,
    suggestions: suggestions.map(suggestionOf),
    advisories,
    words,
    characters,
    ...(model && { model }),
  };
  return result;
}

export async function listEvaluations(database: Database, owners: string[], essayId: string): Promise<Evaluation[]> {
  if (!(await essayExists(database, owners, essayId))) throw new Problem('not_found');
  return await evaluations.listEvaluations(database, owners, essayId);
}
