import type { CallRoom } from '@lantern/contract/calls';
import { useEffect, useReducer, useState } from 'react';
import { type CallEngine, createCall, type Media } from './call-engine.ts';
import { nextState, startState } from './call-state.ts';

/** One call of this page; leaving the screen or closing the page leaves it. */
export function useCall(room: CallRoom) {
  const [state, emit] = useReducer(nextState, startState);
  const [media, show] = useState<Media>({ mine: undefined, theirs: undefined });
  const [engine, setEngine] = useState<CallEngine>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a room is one by its id; its other facts do not change a call
  useEffect(() => {
    const made = createCall(room, emit, show);
    setEngine(made);
    window.addEventListener('pagehide', made.leave);
    return () => {
      window.removeEventListener('pagehide', made.leave);
      made.leave();
    };
  }, [room._id]);
  return { state, media, engine };
}
