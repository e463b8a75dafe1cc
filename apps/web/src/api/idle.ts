// What a screen does not need at once waits here until the screen stands still: it is fetched then, so that it is on the
// device when it is asked for, also without a connection. scripts/first-visits.ts weighs it apart.
import { useEffect, useState } from 'react';
import { queryClient } from './query-client.ts';

/** Milliseconds between two looks, without anything fetched before it counts as still, and of waiting at most. */
const lookEvery = 250;
const still = 1500;
const longest = 5000;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let since = 0;
let moved = 0;
let fetched = 0;

function look() {
  const now = performance.now();
  const count = performance.getEntriesByType('resource').length;
  const isComplete = document.readyState === 'complete';
  if (!isComplete || queryClient.isFetching() > 0 || count !== fetched) moved = now;
  fetched = count;
  // without a connection a call is tried again and again, and what is fetched takes nothing from it: nothing is waited for
  const isStill = now - moved >= still || (isComplete && !navigator.onLine);
  if (!isStill && now - since < longest) return;
  clearInterval(timer);
  timer = undefined;
  performance.mark('lantern-idle');
  const all = [...waiting];
  waiting.clear();
  for (const run of all) run();
}

/** Runs once nothing else is fetched; the answered function calls it off. */
export function whenIdle(run: () => void): () => void {
  waiting.add(run);
  if (!timer) {
    since = performance.now();
    moved = since;
    timer = setInterval(look, lookEvery);
  }
  return () => {
    waiting.delete(run);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** False until the screen that asks stands still. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
