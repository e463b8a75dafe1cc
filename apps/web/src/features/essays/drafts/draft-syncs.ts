// What keeps the drafts of this tab in step with the server, one for each essay that was opened or waits, and what is said between tabs.
import type { Essay, Idea } from '@lantern/contract/essays';
import type { EssayType } from '@lantern/contract/essays.types';
import { newId } from '#api/new-id.ts';
import { createSignal } from '#api/signal.ts';
import { asNewEssay, beginEssay, type Draft } from './draft.ts';
import { adoptDraft, drafts, dropDraft, holdDraft, loadDrafts, writeDrafts } from './draft-store.ts';
import { createDraftSync, type DraftSync } from './draft-sync.ts';
import { wire } from './send-draft.ts';
import { otherTabs, tabId, withLock } from './tab.ts';
import { publish, subscribe } from './tab-bus.ts';
import { tellTabs } from './tell-tabs.ts';

const syncs = new Map<string, DraftSync>();

/** Every essay that the server has taken, from this tab or another. */
export const essaySaved = createSignal<Essay>();

function saved(essay: Essay) {
  publish('essay-saved', essay);
  essaySaved.emit(essay);
}

subscribe('essay-saved', (essay) => {
  essaySaved.emit(essay);
  for (const sync of syncs.values()) if (sync.id === essay._id) sync.receive(essay);
});

/** Gives a sync without a draft what waits for its essay: this tab's draft, or the newest that a closed tab left. */
function findDraft(sync: DraftSync, tab: string): Promise<void> {
  return withLock('adopt', async () => {
    await loadDrafts(sync.user);
    const open = await otherTabs();
    if (sync.snapshot().draft) return;
    const all = drafts().filter((draft) => draft.essay === sync.id);
    const own = all.find((draft) => draft.tab === tab);
    if (own) return sync.take(own);
    const [newest] = all.filter((draft) => !open.has(draft.tab)).sort((a, b) => b.changedAt - a.changedAt);
    if (newest) await adoptDraft(newest, tab, sync.take);
  });
}

export async function openDraftSync(user: string, essay: string): Promise<DraftSync> {
  const key = `${user} ${essay}`;
  const tab = await tabId();
  let sync = syncs.get(key);
  if (!sync) {
    sync = createDraftSync(user, essay, tab, saved, wire);
    syncs.set(key, sync);
    tellTabs(sync);
  }
  if (!sync.snapshot().draft) await findDraft(sync, tab);
  return sync;
}

/** A new essay, on this device first; `idea` is what it starts from. */
export async function startEssay(user: string, title: string, type: EssayType, idea?: Idea): Promise<string> {
  const id = newId();
  const draft = beginEssay({ user, essay: id, tab: await tabId(), now: Date.now() }, title, type);
  holdDraft(idea ? { ...draft, idea } : draft);
  await writeDrafts();
  void sendEssay(user, id).catch(() => undefined);
  return id;
}

/** For an essay that is gone: its text goes on as an essay of its own. */
export async function startFrom(draft: Draft): Promise<string> {
  const id = newId();
  holdDraft({ ...asNewEssay(draft, id, Date.now()), tab: await tabId() });
  await writeDrafts();
  void sendEssay(draft.user, id).catch(() => undefined);
  return id;
}

export async function sendEssay(user: string, essay: string) {
  await (await openDraftSync(user, essay)).send();
}

/** Drops what this device holds of an essay that its writer deleted. */
export async function forgetEssay(essay: string) {
  for (const sync of syncs.values()) if (sync.id === essay) sync.discard();
  for (const draft of drafts()) if (draft.essay === essay) await dropDraft(draft);
}
