// What changed on the server, told while a screen that listens is open and visible.
import { type Change, changeSchema, listenToChanges } from '@lantern/contract/system';
import * as z from 'zod/mini';

type Listener = (change: Change) => void;

/** Milliseconds before a refused connection is tried again; doubled each time. The browser itself retries a broken one. */
const firstWait = 2000;
const longestWait = 120_000;

const listeners = new Map<Listener, Change['topic']>();
let source: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = firstWait;
/** A connection that is back may have missed changes. */
let missed = false;

function tell(change: Change) {
  for (const [listener, topic] of listeners) if (topic === change.topic) listener(change);
}

function open() {
  clearTimeout(timer);
  if (source || listeners.size === 0 || document.visibilityState === 'hidden') return;
  source = new EventSource(listenToChanges.path);
  source.onopen = () => {
    wait = firstWait;
    if (missed) for (const topic of new Set(listeners.values())) tell({ topic });
    missed = false;
  };
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const change = z.safeParse(changeSchema, JSON.parse(data));
    if (change.success) tell(change.data);
  };
  source.onerror = () => {
    missed = true;
    if (source?.readyState !== EventSource.CLOSED) return;
    close();
    timer = setTimeout(open, wait);
    wait = Math.min(wait * 2, longestWait);
  };
}

function close() {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}

/** Runs `listener` for each change of a topic until the answered function is called. */
export function listen(topic: Change['topic'], listener: Listener): () => void {
  listeners.set(listener, topic);
  open();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close();
    missed = false;
  };
}

// A hidden tab holds no connection: browsers allow six for all tabs together.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden') return open();
  missed ||= source !== undefined;
  close();
});
window.addEventListener('online', open);
