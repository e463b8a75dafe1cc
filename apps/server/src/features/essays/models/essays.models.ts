// The optional language model: who may use it, what it may cost, and what is done with its answer.
import { randomUUID } from 'node:crypto';
import type { Evaluation, ModelSettings, modelFailures } from '@lantern/contract/essays.evaluations';
import { ANSWER_SCHEMA, type ModelAnswer, readAnswer } from '@lantern/writing/model/answer';
import { judge } from '@lantern/writing/model/judgement';
import { buildRequest, estimateTokens } from '@lantern/writing/model/request';
import type { EvaluateInput, Evaluation as Found } from '@lantern/writing/types';
import type { Caller } from '#feature/caller.ts';
import {
  modelsAgreedTo,
  modelsFor,
  readSwitch,
  reserveTokens,
  settleTokens,
  switchModel,
} from '#features/models/models.service.ts';
import type { Models } from '#ports/models/models.ts';
import type { Ports } from '#ports/ports.ts';
import { serializeByStudent } from '../essays.serialize.ts';

type Asking = Pick<Ports, 'database' | 'models'>;
type Failure = (typeof modelFailures)[number];

/** What an evaluation becomes: the engine's own, or with the model's part in it. */
export type Judged = Omit<Found, 'engine'> & Pick<Evaluation, 'engine' | 'model'>;

/** Tokens that an answer may take. Slow models think aloud first. */
const answerTokens = { usual: 4000, slow: 12_000 };

export async function getModelSettings(ports: Asking, caller: Caller): Promise<ModelSettings> {
  const slow = modelsFor(ports.models, caller)?.setup.slowName;
  return { ...(await readSwitch(ports, caller, 'essays')), slow_name: slow ?? null };
}

export async function setModelSettings(ports: Asking, caller: Caller, enabled: boolean): Promise<ModelSettings> {
  await switchModel(ports, caller, 'essays', enabled);
  return await getModelSettings(ports, caller);
}

/**
 * Asks the model about a text that the engine has judged, where one is set up and the student switched it on. Answers
 * within the model's deadline; whatever goes wrong, the engine's result stands and says why. Goes on when the browser
 * leaves: the tokens are spent, and the result is stored.
 */
export async function judgeWithModel(
  ports: Asking,
  caller: Caller,
  input: EvaluateInput,
  local: Found,
  slow: boolean,
): Promise<Judged> {
  // a text without measures was not judged at all: it is empty or in another language
  const models = local.measures.length === 0 ? undefined : await modelsAgreedTo(ports, caller, 'essays');
  if (!models) return local;
  const { name, slowName, timeoutMs } = models.setup;
  const model = {
    name: slow && slowName ? slowName : name,
    failure: null,
    local_scores: local.scores,
    local_overall: local.overall,
    disputed: [],
    dropped: 0,
  };
  // begins before the turn, so that a student's fifth text waits no longer than the first
  const signal = AbortSignal.timeout(timeoutMs);
  const said = await serializeByStudent(`${caller.id} model`, () =>
    askTwice(ports, models, caller, input, slow, signal),
  );
  if ('failure' in said) return { ...local, model: { ...model, failure: said.failure } };
  const { overall, sum, scores, suggestions, disputed, dropped } = judge(input, local, said);
  return { ...local, engine: model.name, overall, sum, scores, suggestions, model: { ...model, disputed, dropped } };
}

/** A second try only where the answer could not be used. */
async function askTwice(
  { database }: Asking,
  models: Models,
  caller: Caller,
  input: EvaluateInput,
  slow: boolean,
  signal: AbortSignal,
): Promise<ModelAnswer | { failure: Failure }> {
  const maxTokens = slow ? answerTokens.slow : answerTokens.usual;
  let wrong: string | undefined;
  for (const isLast of [false, true]) {
    if (signal.aborted) return { failure: 'too_slow' };
    const request = buildRequest(input, randomUUID(), wrong);
    const reserved = estimateTokens(request) + maxTokens;
    const day = await reserveTokens(database, caller.id, reserved, models.setup.tokensPerDay);
    if (day === undefined) return { failure: isLast ? 'unusable_answer' : 'daily_limit' };
    const said = await models.ask({ ...request, schema: ANSWER_SCHEMA, slow, maxTokens, signal });
    if (said.tokens !== undefined) await settleTokens(database, caller.id, day, reserved, said.tokens);
    if ('failure' in said && said.failure !== 'unusable_answer') return said;
    const answer = 'failure' in said ? { wrong: 'It was not JSON.' } : readAnswer(said.answer);
    if ('scores' in answer) return answer;
    wrong = answer.wrong;
  }
  return { failure: 'unusable_answer' };
}
