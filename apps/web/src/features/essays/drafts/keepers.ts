// The keepers of this tab, one for each essay that was opened or waits, and what is said between tabs.
import type { Essay, EssayType } from '@lantern/contract/essays';
import { asNewEssay, beginEssay, type Draft } from './draft.ts';
import { createKeeper, type Keeper } from './draft-keeper.ts';
import { adoptDraft, drafts, dropDraft, holdDraft, loadDrafts, writeDrafts } from './draft-store.ts';
import { newId } from './new-id.ts';
import { wire } from './send-draft.ts';
import { alone, otherTabs, tabId } from './tab.ts';

const keepers = new Map<string, Keeper>();
const channel = new BroadcastChannel('lantern-essays');
let onSaved = (_: Essay) => {};

/** What is done with every essay that the server has taken, from this tab or another. */
export function whenSaved(listener: (essay: Essay) => void) {
  onSaved = listener;
}

/** Milliseconds in which the server's word of a change is most likely of our own save. */
const echoTime = 4000;
const savedAt = new Map<string, number>();

export function justSaved(essay: string | undefined): boolean {
  return essay !== undefined && Date.now() - (savedAt.get(essay) ?? 0) < echoTime;
}

function saved(essay: Essay) {
  savedAt.set(essay._id, Date.now());
  channel.postMessage(essay);
  onSaved(essay);
}

channel.addEventListener('message', ({ data: essay }: MessageEvent<Essay>) => {
  onSaved(essay);
  for (const keeper of keepers.values()) if (keeper.id === essay._id) keeper.receive(essay);
});

/** Gives a keeper without a draft what waits for its essay: this tab's draft, or the newest that a closed tab left. */
function findDraft(keeper: Keeper, tab: string): Promise<void> {
  return alone('adopt', async () => {
    await loadDrafts(keeper.user);
    const open = await otherTabs();
    if (keeper.snapshot().draft) return;
    const all = drafts().filter((draft) => draft.essay === keeper.id);
    const own = all.find((draft) => draft.tab === tab);
    if (own) return keeper.take(own);
    const [newest] = all.filter((draft) => !open.has(draft.tab)).sort((a, b) => b.changedAt - a.changedAt);
    if (newest) await adoptDraft(newest, tab, keeper.take);
  });
}

export async function openKeeper(user: string, essay: string): Promise<Keeper> {
  const key = `${user} ${essay}`;
  const tab = await tabId();
  const keeper = keepers.get(key) ?? createKeeper(user, essay, tab, saved, wire);
  keepers.set(key, keeper);
  if (!keeper.snapshot().draft) await findDraft(keeper, tab);
  return keeper;
}

/** A new essay, on this device first. */
export async function startEssay(user: string, title: string, type: EssayType): Promise<string> {
  const id = newId();
  holdDraft(beginEssay({ user, essay: id, tab: await tabId(), now: Date.now() }, title, type));
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
  await (await openKeeper(user, essay)).send();
}

/** Drops what this device holds of an essay that its writer deleted. */
export async function forgetEssay(essay: string) {
  for (const keeper of keepers.values()) if (keeper.id === essay) keeper.discard();
  for (const draft of drafts()) if (draft.essay === essay) await dropDraft(draft);
}
