import type { Essay } from '@lantern/contract/essays';
import type { Evaluation, Suggestion } from '@lantern/contract/essays.evaluations';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useIdle } from '#api/idle.ts';
import { dismissedQuery, evaluationsQuery } from '../essays.api.ts';
import { markOf } from '../evaluation/mark-of.ts';
import { useMarks } from '../evaluation/use-marks.ts';
import type { Own } from '../marks/own.ts';

const none: readonly Suggestion[] = [];
const noMarks: string[] = [];

export type Review = ReturnType<typeof useReview>;

/**
 * What is known to be said about the text: the last evaluation's suggestions, and those that came while typing. Unless
 * `now`, it is fetched when the screen stands still, as what marks them is.
 */
export function useReview(id: string, essay: Essay | undefined, text: string, now: boolean) {
  const isIdle = useIdle();
  const enabled = essay !== undefined && (now || isIdle);
  const { data: evaluations } = useQuery({ ...evaluationsQuery(id), enabled });
  const { data: dismissed = noMarks } = useQuery(dismissedQuery(id));
  const [own, showOwn] = useState<Own>();
  const [live, setLive] = useState<{ after: Evaluation | undefined; suggestions: readonly Suggestion[] }>();

  const [evaluation, before] = evaluations ?? [];
  // A new evaluation has read everything: what came before it counts no more.
  const current = live && live.after?._id === evaluation?._id ? live : undefined;
  const suggestions = current?.suggestions ?? evaluation?.suggestions ?? none;
  const places = useMarks(suggestions, text);
  const isAway = useCallback(
    (suggestion: Suggestion) => dismissed.includes(markOf(suggestion)) || own?.has(suggestion) === true,
    [dismissed, own],
  );
  const older = essay?.evaluated_revision !== essay?.revision || text !== essay?.final_text;
  return {
    id,
    evaluation,
    before,
    older,
    suggestions,
    places,
    dismissed,
    isAway,
    own,
    showOwn,
    open: suggestions.filter((suggestion) => !isAway(suggestion)).length,
    checkedLive: current !== undefined,
    showLive: (next: readonly Suggestion[]) => setLive({ after: evaluation, suggestions: next }),
  };
}
