// Keeps one essay of this tab: its draft, the newest server copy, and the sending of the one into the other.
import type { Essay } from '@lantern/contract/essays';
import type { ProblemCode } from '@lantern/contract/problem';
import { newId } from '#api/new-id.ts';
import {
  beginDraft,
  beginOn,
  canSend,
  type Draft,
  type DraftFields,
  edit,
  fieldsOf,
  follow,
  isTakenOver,
  keepMine,
  prepare,
  sameFields,
} from './draft.ts';
import { dropDraft, holdDraft, writeDrafts } from './draft-store.ts';
import { sendDraft, type Wire } from './send-draft.ts';

/** Milliseconds without typing before a save is sent, and the longest time that typing puts it off. */
const pause = 2000;
const longestPause = 12_000;
const longestWait = 60_000;

export type SyncState = {
  draft: Draft | undefined;
  essay: Essay | undefined;
  /** What another tab of this browser has typed and not sent yet. */
  ahead: DraftFields | undefined;
  sending: boolean;
  /** Why the last try did not reach the server; undefined after a try that did. */
  waitingFor: ProblemCode | 'network' | undefined;
  /** When this device last knew that the server has everything. */
  syncedAt: number | undefined;
};

/** What is known of the essay, and its subscribers. */
function createSyncState() {
  const listeners = new Set<() => void>();
  const known = {
    state: {
      draft: undefined,
      essay: undefined,
      ahead: undefined,
      sending: false,
      waitingFor: undefined,
      syncedAt: undefined,
    } as SyncState,
    change(next: Partial<SyncState>) {
      known.state = { ...known.state, ...next };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return known;
}

export type DraftSync = ReturnType<typeof createDraftSync>;
type Saved = (essay: Essay) => void;

export function createDraftSync(user: string, id: string, tab: string, saved: Saved, to: Wire) {
  const known = createSyncState();
  const { change, subscribe } = known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstUnsent = 0;
  let failures = 0;
  let running: Promise<void> | undefined;

  function setDraft(draft: Draft | undefined) {
    const before = known.state.draft;
    if (draft) holdDraft(draft);
    else if (before) void dropDraft(before);
    change({ draft, ...(draft ? {} : { syncedAt: Date.now() }) });
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send().catch(() => undefined), delay);
  }

  function scheduleTyping() {
    firstUnsent ||= Date.now();
    schedule(Math.max(0, Math.min(pause, firstUnsent + longestPause - Date.now())));
  }

  /** Sends until nothing waits. Rejects when something still does. */
  function send(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
      change({ sending: false });
    });
    return running;
  }

  async function run() {
    clearTimeout(timer);
    firstUnsent = 0;
    while (known.state.draft && canSend(known.state.draft)) {
      const prepared = prepare(known.state.draft, newId());
      setDraft(prepared);
      change({ sending: true });
      // The save id must outlive this page before the server can know it.
      await writeDrafts();
      const step = await sendDraft(prepared, to);
      if (step.kind === 'waiting') {
        failures += 1;
        change({ waitingFor: step.code });
        const delay = (step.seconds ?? 2 ** Math.min(failures, 6)) * 1000;
        if (step.code !== 'unauthenticated') schedule(Math.min(delay, longestWait) * (0.75 + Math.random() / 2));
        break;
      }
      failures = 0;
      change({ waitingFor: undefined });
      if (step.kind === 'acknowledged') {
        change({ essay: step.essay });
        saved(step.essay);
      }
      if (known.state.draft) setDraft(step.settle(known.state.draft));
    }
    if (known.state.draft) throw new Error('A draft still waits.');
  }

  return {
    id,
    user,
    send,
    snapshot: () => known.state,
    subscribe,
    /** Goes on with a draft that was found on this device. */
    take: (draft: Draft) => change({ draft }),
    change(changes: Partial<DraftFields>) {
      const { draft, essay, ahead } = known.state;
      const now = Date.now();
      const place = { user, essay: id, tab, now };
      const from = draft ?? (essay && (ahead ? beginOn(place, essay, ahead) : beginDraft(place, essay)));
      if (!from) return;
      const next = edit(from, changes, now);
      // Typed and taken back: nothing to send.
      if (essay && !draft && !ahead && sameFields(next.fields, fieldsOf(essay))) return;
      setDraft(next);
      if (canSend(next)) scheduleTyping();
    },
    /** Takes a newer server copy, from another tab or device. What waits here stays. */
    receive(essay: Essay) {
      if (essay.revision < (known.state.essay?.revision ?? 0)) return;
      const { draft, essay: before } = known.state;
      const fresh = draft ? {} : { syncedAt: Date.now() };
      change({ essay, ahead: undefined, ...fresh });
      const rest = draft && follow(draft, before, essay);
      if (rest !== draft) setDraft(rest);
    },
    /** Another tab of this browser has typed `fields`, going on from `on`; undefined when nothing of it waits there. */
    overhear(fields: DraftFields | undefined, on?: DraftFields) {
      const { draft, ahead } = known.state;
      if (draft && !(on && isTakenOver(draft, on))) return;
      // not synced: the words wait in the other tab now
      if (draft) void dropDraft(draft);
      if (draft || fields !== ahead) change({ draft: undefined, ahead: fields });
    },
    keepMine() {
      if (!known.state.draft) return Promise.resolve();
      setDraft(keepMine(known.state.draft));
      return send();
    },
    /** Lets the other text stand. Ours must already be a version on the server. */
    keepTheirs() {
      const theirs = known.state.draft?.conflict?.essay;
      if (theirs) change({ essay: theirs });
      setDraft(undefined);
    },
    /** Has the server keep what was typed since the conflict showed; answers the version that holds it. */
    async keepAside(): Promise<string> {
      const { draft } = known.state;
      if (!draft?.conflict) throw new Error('There is no conflict.');
      if (sameFields(draft.conflict.fields, draft.fields)) return draft.conflict.version;
      const { conflict, ...open } = draft;
      const step = await sendDraft(prepare(open, newId()), to);
      if (step.kind !== 'stopped' || !known.state.draft) throw new Error('It could not be kept.');
      const settled = step.settle(known.state.draft);
      setDraft(settled);
      if (!settled?.conflict) throw new Error('It could not be kept.');
      return settled.conflict.version;
    },
    /** Tries again what the server refused. */
    retry() {
      const { refused, ...draft } = known.state.draft ?? ({} as Draft);
      if (known.state.draft) setDraft(draft);
      return send();
    },
    discard: () => setDraft(undefined),
  };
}
