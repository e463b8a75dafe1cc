// The optional language model: whether it answers questions, and what it has said here. An answer lives as long as the page,
// as all answers do.
import {
  type AnswerEnded,
  type Answering,
  answerEventSchema,
  getAnswering,
  setAnswering,
  streamAnswer,
} from '@lantern/contract/assistant.model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '#api/call.ts';
import { callEvents } from '#api/call-events.ts';
import { useIdle } from '#api/idle.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';

const answeringQuery = queryOptions({
  queryKey: ['assistant', 'model'],
  queryFn: ({ signal }) => call(getAnswering, {}, { signal }),
});

/** Undefined until the screen stands still: most installations have no language model. */
export function useAnswering() {
  return useQuery({ ...answeringQuery, enabled: useIdle() }).data;
}

export async function switchAnswering(enabled: boolean) {
  await putAnswer(answeringQuery.queryKey, await call(setAnswering, { body: { enabled } }));
}

export type ModelAnswer = {
  text: string;
  /** undefined while it comes */
  ended?: AnswerEnded | 'failed';
  stop: () => void;
};

/** By question; and the questions that were asked since the page was opened, which it answers by itself. */
const answers = new Map<string, ModelAnswer>();
const askedNow = new Set<string>();
const listeners = new Set<() => void>();

/** What was asked before the model was switched on was not asked of it. */
export function noteAsked(questionId: string) {
  if (queryClient.getQueryData<Answering>(answeringQuery.queryKey)?.enabled) askedNow.add(questionId);
}
/** Answers true once: what is read again later is not asked again. */
export const takeAsked = (questionId: string) => askedNow.delete(questionId);

function put(id: string, answer: ModelAnswer | undefined) {
  if (answer) answers.set(id, answer);
  else answers.delete(id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useModelAnswer = (questionId: string): ModelAnswer | undefined =>
  useSyncExternalStore(subscribe, () => answers.get(questionId));

/** Longer than the model is given by any server. */
const timeout = 150_000;

type Asking = { id: string; question: string; passages: string[]; language: string };

export async function askModel({ id, question, passages, language }: Asking) {
  if (answers.has(id) && !answers.get(id)?.ended) return;
  const leaving = new AbortController();
  const stop = () => leaving.abort();
  let now: ModelAnswer = { text: '', stop };
  put(id, now);
  try {
    await callEvents(
      streamAnswer,
      { body: { question, passages, language } },
      answerEventSchema,
      (event) => {
        now = 'text' in event ? { ...now, text: now.text + event.text } : { ...now, ended: event.ended };
        put(id, now);
      },
      { signal: leaving.signal, timeout: timeout },
    );
    if (!now.ended) put(id, { ...now, ended: 'failed' });
  } catch {
    // what was stopped leaves nothing behind; whatever else it was, the passages are there
    put(id, leaving.signal.aborted ? undefined : { ...now, ended: 'failed' });
  }
  void queryClient.invalidateQueries({ queryKey: answeringQuery.queryKey });
}
