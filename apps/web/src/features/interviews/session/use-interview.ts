import type { InterviewQuestion } from '@lantern/content/interviews/types';
import type { Interview } from '@lantern/contract/interviews';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { newId } from '#api/new-id.ts';
import { useUser } from '#api/session.ts';
import { loadBank } from '../bank.ts';
import { interviewQuery } from '../interviews.api.ts';
import { changeInterview, useWaitingInterviews } from './interview-outbox.ts';

/** The session that the address names: its last state on this device, else on the server. */
export function useInterview(id: string | undefined) {
  const { id: user } = useUser();
  const waiting = useWaitingInterviews();
  const here = id ? waiting[id] : undefined;
  // one that only this device has is not asked for
  const isAsked = id !== undefined && here?.revision !== 0;
  const query = interviewQuery(user, id ?? '');
  const { data, error, refetch, isFetching } = useQuery({
    ...query,
    queryFn: isAsked ? query.queryFn : skipToken,
  } as typeof query);
  return {
    interview: here?.interview ?? data?.interview,
    isWaiting: here !== undefined,
    refused: here?.refused,
    error,
    refetch,
    isFetching,
  };
}

/** The id of the open session stands in the address: a reload, or the list of sessions, leads back to it. */
export function useSessionAddress(path: string) {
  const [, go] = useLocation();
  const id = new URLSearchParams(useSearch()).get('session') ?? undefined;
  return {
    id,
    begin(interview: Interview): string {
      const next = newId();
      changeInterview(next, (first) => first, interview);
      go(`${path}?session=${next}`, { replace: true });
      return next;
    },
    leave: () => go('/mock-interview'),
    startOver: () => go(path),
  };
}

/** The questions of a session's type; they are in a file of their own. */
export function useBank(type: Interview['type'] | undefined) {
  const [loaded, setLoaded] = useState<{ type: Interview['type']; questions: readonly InterviewQuestion[] }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!type || failed) return;
    let current = true;
    loadBank(type).then(
      (questions) => current && setLoaded({ type, questions }),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [type, failed]);
  return {
    bank: loaded && loaded.type === type ? loaded.questions : undefined,
    isMissing: failed,
    retry: () => setFailed(false),
  };
}
