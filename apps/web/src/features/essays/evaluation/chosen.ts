// The suggestion that a student chose while reading an evaluation; the editor opens with it.
import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { useEffect, useRef } from 'react';
import type { Places } from './follow-marks.ts';
import { markOf } from './mark-of.ts';

type Chosen = { essay: string; mark: string; fix: boolean };

let chosen: Chosen | undefined;
/** Found in the text, to be put right there. */
let toFix: Chosen | undefined;

/** With `fix` the editor also puts it right. */
export function choose(essay: string, suggestion: Suggestion, fix = false) {
  chosen = { essay, mark: markOf(suggestion), fix };
}

/** The name of the mark of this essay that is to be put right, once. */
export function takeFix(essay: string): string | undefined {
  const mark = toFix?.essay === essay ? toFix.mark : undefined;
  toFix = undefined;
  return mark;
}

/** Goes to the suggestion of this essay that was chosen on another screen, once: when the places are known. */
export function useChosen(essay: string, suggestions: readonly Suggestion[], places: Places, go: (at: number) => void) {
  const goNow = useRef(go);
  goNow.current = go;
  useEffect(() => {
    if (chosen?.essay !== essay || suggestions.length === 0) return;
    const found = chosen;
    const { mark } = found;
    chosen = undefined;
    const at = suggestions.findIndex((suggestion) => markOf(suggestion) === mark);
    if (at < 0 || !places[at]) return;
    toFix = found.fix ? found : undefined;
    goNow.current(at);
  }, [essay, suggestions, places]);
}
