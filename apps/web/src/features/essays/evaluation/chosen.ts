// The suggestion that a student chose while reading an evaluation; the editor opens with it.
import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { useEffect, useRef } from 'react';
import type { Places } from './follow-marks.ts';
import { markOf } from './mark-of.ts';

let chosen: { essay: string; mark: string } | undefined;

export function choose(essay: string, suggestion: Suggestion) {
  chosen = { essay, mark: markOf(suggestion) };
}

/** Goes to the suggestion of this essay that was chosen on another screen, once: when the places are known. */
export function useChosen(essay: string, suggestions: readonly Suggestion[], places: Places, go: (at: number) => void) {
  const goNow = useRef(go);
  goNow.current = go;
  useEffect(() => {
    if (chosen?.essay !== essay || suggestions.length === 0) return;
    const { mark } = chosen;
    chosen = undefined;
    const at = suggestions.findIndex((suggestion) => markOf(suggestion) === mark);
    if (at >= 0 && places[at]) goNow.current(at);
  }, [essay, suggestions, places]);
}
