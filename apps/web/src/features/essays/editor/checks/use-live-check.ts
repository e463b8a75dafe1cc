import { checkLanguage, type Suggestion } from '@lantern/contract/essays.evaluations';
import { Problem } from '@lantern/contract/problem';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import type { Places } from '../../evaluation/follow-marks.ts';
import { type Checked, joinSuggestions, remember, rememberEvaluated, unchecked } from './paragraphs.ts';

/** Milliseconds without a key before the changed paragraphs are sent. */
const pause = 1200;
/** After an answer that says to come back later, when it does not say when. */
const longPause = 30_000;

/** Answers outlive the screen: an essay that is opened again asks for nothing twice. */
const checked: Checked = new Map();

export type CheckState = 'idle' | 'checking' | 'checked' | 'offline' | 'busy';

type LiveCheck = {
  text: string;
  /** The text as the editor opened: the check's own code may come after the first words are typed. */
  first: string;
  /** What was evaluated, when it is exactly this text; else undefined. */
  evaluated: readonly Suggestion[] | undefined;
  suggestions: readonly Suggestion[];
  places: Places;
  on: boolean;
  onSuggestions: (suggestions: readonly Suggestion[]) => void;
};

/** Has the paragraphs that the writer changes checked, after each pause. Nothing is asked before something is typed. */
export function useLiveCheck(live: LiveCheck): CheckState {
  const { text, evaluated, on } = live;
  const [state, setState] = useState<CheckState>('idle');
  const latest = useRef(live);
  latest.current = live;
  const opened = useRef<string | undefined>(live.first);
  const notBefore = useRef(0);
  const running = useRef(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (evaluated) rememberEvaluated(checked, latest.current.text, evaluated);
  }, [evaluated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round asks again for what changed during the last one
  useEffect(() => {
    if (!on || running.current || text === opened.current) return;
    opened.current = undefined;
    const wait = Math.max(pause, notBefore.current - Date.now());
    const timer = setTimeout(() => void check(), wait);
    return () => clearTimeout(timer);
  }, [text, on, round]);

  useEffect(() => {
    const again = () => setRound((number) => number + 1);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);

  async function check() {
    // Another tab of this essay is looked at, and checks it.
    if (document.visibilityState === 'hidden') return;
    const paragraphs = unchecked(latest.current.text, checked);
    if (paragraphs.length > 0) {
      if (!navigator.onLine) return setState('offline');
      running.current = true;
      setState('checking');
      try {
        const answer = await call(checkLanguage, { body: { paragraphs } });
        remember(checked, paragraphs, answer.suggestions);
      } catch (error) {
        running.current = false;
        const seconds = error instanceof Problem ? error.retryAfter : undefined;
        notBefore.current = Date.now() + (seconds ? seconds * 1000 : longPause);
        setState(error instanceof Problem ? 'busy' : 'offline');
        return setRound((number) => number + 1);
      }
      running.current = false;
    }
    const { text: now, suggestions, places, on: still, onSuggestions } = latest.current;
    if (!still) return;
    onSuggestions(joinSuggestions(now, suggestions, places, checked));
    const more = unchecked(now, checked).length > 0;
    setState(more ? 'checking' : 'checked');
    if (more) setRound((number) => number + 1);
  }

  return on ? state : 'idle';
}
