import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '#api/session.ts';
import { useDrafts } from '../drafts/use-draft.ts';
import { ideasQuery } from './brainstorm.api.ts';
import { useWaitingIdeas } from './idea-outbox.ts';
import { rowsOf, sameWords } from './waiting-ideas.ts';

/** Saved ideas; what waits on this device goes before what the server said, drafts that it does not know yet too. */
export function useIdeas() {
  const { id } = useUser();
  const { data } = useQuery(ideasQuery(id));
  const waiting = useWaitingIdeas();
  const drafts = useDrafts();
  const rows = useMemo(() => {
    if (!data && Object.keys(waiting).length === 0) return undefined;
    return rowsOf(data ?? [], waiting).map((row) => {
      const begun = drafts.find(({ idea, base }) => base === null && idea && sameWords(idea, row));
      return begun ? { ...row, essay_id: begun.essay } : row;
    });
  }, [data, waiting, drafts]);
  return { rows };
}
