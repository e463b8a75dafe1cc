// Sends drafts from any screen: at the start, when the connection comes back, after signing in, and when asked.
import { addOutbox } from '#api/outbox.ts';
import { currentUser, onSessionChange } from '#api/session.ts';
import { clearDrafts, drafts, loadDrafts } from './draft-store.ts';
import { sendEssay } from './draft-syncs.ts';
import { otherTabs, tabId } from './tab.ts';
import { publish, subscribe } from './tab-bus.ts';

/** Milliseconds after which drafts of tabs that closed meanwhile are looked for. */
const lookAgain = 60_000;

/** This tab's drafts and those of closed tabs. */
async function sendOwn() {
  const user = currentUser()?.id;
  if (!user) return;
  await loadDrafts(user);
  const [tab, open] = [await tabId(), await otherTabs()];
  const mine = drafts().filter((draft) => draft.tab === tab || !open.has(draft.tab));
  const sent = await Promise.allSettled([...new Set(mine.map(({ essay }) => essay))].map((id) => sendEssay(user, id)));
  if (sent.some(({ status }) => status === 'rejected')) throw new Error('Some drafts still wait.');
}

function trySending() {
  void sendOwn().catch(() => undefined);
}

addOutbox('essays', {
  count: () => drafts().length,
  sync: async () => {
    publish('send-drafts', null);
    await sendOwn();
  },
  clear: clearDrafts,
  decision: () => {
    const stopped = drafts().find(({ conflict, refused }) => conflict || refused);
    return stopped && `/essay/edit/${stopped.essay}`;
  },
});

subscribe('send-drafts', trySending);
window.addEventListener('online', trySending);
onSessionChange(trySending);
setInterval(() => drafts().length > 0 && navigator.onLine && trySending(), lookAgain);
trySending();
