// What is typed in one tab shows in the others of this browser before the server has it, so that a writer who goes on
// in a second tab goes on from there. Without this the second tab wrote on the older text, and the two met as a
// conflict.
import type { DraftFields } from './draft.ts';
import { writeDrafts } from './draft-store.ts';
import type { DraftSync } from './draft-sync.ts';
import { publish, subscribe } from './tab-bus.ts';

/** Tells other tabs what this one has typed, and this one what they have. For as long as the page is open. */
export function tellTabs(sync: DraftSync) {
  const { user, id: essay } = sync;
  let told: DraftFields | undefined;

  async function tell() {
    const { draft } = sync.snapshot();
    // the other tab gives up its draft: this one must be stored first
    if (draft?.on) await writeDrafts();
    publish('typing', { user, essay, fields: told, ...(draft?.on && { on: draft.on }) });
  }

  sync.subscribe(() => {
    const { draft } = sync.snapshot();
    // one that the server holds back is for the person to decide, in the tab that shows it
    const fields = draft && !draft.conflict && !draft.refused ? draft.fields : undefined;
    if (fields === told) return;
    told = fields;
    void tell();
  });
  subscribe('typing', (typing) => {
    if (typing.user !== user || typing.essay !== essay) return;
    if (!('ask' in typing)) sync.overhear(typing.fields, typing.on);
    else if (told) void tell();
  });
  // A hidden page may be stopped before its pause in typing is over.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && told) void sync.send().catch(() => undefined);
  });
  publish('typing', { user, essay, ask: true });
}
