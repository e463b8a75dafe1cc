import type { BrainstormState, Quiz } from '@lantern/contract/essays.brainstorm';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '#api/session.ts';
import { stateQuery } from './brainstorm.api.ts';
import { useWaitingState } from './brainstorm-outbox.ts';
import { emptyState } from './brainstorm-state.ts';
import { reflectionsOf, topTraits, unanswered } from './quiz.ts';

/** Where the student is; undefined while neither the device nor the server has said it. */
export function useBrainstorm() {
  const { id } = useUser();
  const { data, error } = useQuery(stateQuery(id));
  const waiting = useWaitingState();
  const state: BrainstormState | undefined =
    waiting?.state ?? (data ? (data.state ?? emptyState) : error ? emptyState : undefined);
  return { state, isWaiting: waiting !== undefined, isRefused: waiting?.refused ?? false };
}

/** Mandatory questions that have no words yet. */
export function unwritten(quiz: Quiz, state: BrainstormState): string[] {
  const { mandatory } = reflectionsOf(quiz, topTraits(quiz, state.answers));
  return mandatory.flatMap(({ id }) => ((state.reflections[id] ?? '').trim() === '' ? [id] : []));
}

/** The step to show: never one whose earlier steps are not done, which a merge of two devices could bring about. */
export function stepOf(quiz: Quiz, state: BrainstormState): number {
  if (unanswered(quiz, state.answers).length > 0) return 1;
  if (unwritten(quiz, state).length > 0) return Math.min(state.step, 2);
  return state.ideas.length > 0 ? state.step : Math.min(state.step, 3);
}
