// The optional language model in the assistant: it gets a question and passages of the help texts, and its answer is
// shown as far as it names them. It has no tools, and gets nothing about the student.

import { randomUUID } from 'node:crypto';
import { citedText } from '@lantern/assistant/model/cited-text';
import { buildRequest, estimateTokens } from '@lantern/assistant/model/request';
import type { Passage } from '@lantern/assistant/passage';
import type { AnswerEnded, AnswerEvent, Answering, streamAnswer } from '@lantern/contract/assistant.model';
import { hours, inSeconds } from '@lantern/contract/durations';
import type { Parsed } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import {
  modelsAgreedTo,
  readSwitch,
  reserveTokens,
  settleTokens,
  switchModel,
} from '#features/models/models.service.ts';
import type { Ports } from '#ports/ports.ts';
import { limitConcurrency } from '#runtime/limit-concurrency.ts';
import { readPassages } from './assistant.passages.ts';

type Asking = Pick<Ports, 'database' | 'models'>;
type Listener = { signal: AbortSignal; send: (event: AnswerEvent) => void };

const answersPerStudent: Throttle = { tries: 60, windowSeconds: inSeconds(hours(1)) };
/** Of two tabs. */
const limitAnswers = limitConcurrency(2);
/** For 120 words in any script, and what a model thinks before it speaks. */
const answerTokens = 1500;

export async function getAnswering(ports: Asking, caller: Caller): Promise<Answering> {
  return await readSwitch(ports, caller, 'questions');
}

export async function setAnswering(ports: Asking, caller: Caller, enabled: boolean): Promise<Answering> {
  await switchModel(ports, caller, 'questions', enabled);
  return await getAnswering(ports, caller);
}

/** The passages of those ids as this server has them: nobody else's text is passed off as ours. */
async function findPassages({ database }: Asking, ids: readonly string[], language: string): Promise<Passage[]> {
  const { passages } = await readPassages(database, language, undefined);
  const known = new Map(passages?.map((passage) => [passage.id, passage]));
  return [...new Set(ids)].map((id) => {
    const passage = known.get(id);
    if (!passage) throw new Problem('not_found');
    return passage;
  });
}

/** Answers through `send` and comes to an end within the model's deadline, or when the listener leaves. */
export async function streamAnswerTo(
  ports: Asking,
  caller: Caller,
  { question, passages: ids, language }: Parsed<typeof streamAnswer>['body'],
  listener: Listener,
): Promise<void> {
  const { database } = ports;
  const models = await modelsAgreedTo(ports, caller, 'questions');
  if (!models) throw new Problem('not_found');
  const passages = await findPassages(ports, ids, language ?? 'en');
  await countTry(database, tryKey('assistant-answers', caller.id), answersPerStudent);
  await limitAnswers(caller.id, async () => {
    const { name, tokensPerDay, timeoutMs } = models.setup;
    const end = (cited: number[], failure: AnswerEnded['failure']) =>
      listener.send({ ended: { name, cited, failure } });
    const request = buildRequest(question, passages, randomUUID());
    const reserved = estimateTokens(request) + answerTokens;
    const day = await reserveTokens(database, caller.id, reserved, tokensPerDay);
    if (day === undefined) return end([], 'daily_limit');
    const answer = citedText(passages);
    const show = (text: string) => text !== '' && listener.send({ text });
    const signal = AbortSignal.any([listener.signal, AbortSignal.timeout(timeoutMs)]);
    const { failure, tokens } = await models.tell({ ...request, maxTokens: answerTokens, signal }, (text) => {
      show(answer.push(text));
      return !answer.isOver();
    });
    if (tokens !== undefined) await settleTokens(database, caller.id, day, reserved, tokens);
    if (!failure) show(answer.end());
    end(answer.cited(), failure ?? (answer.cited().length > 0 ? null : 'unusable_answer'));
  });
}
