import { addToLog } from '@lantern/contract/essays.log';
import { Problem } from '@lantern/contract/problem';
import { call } from '#api/call.ts';
import { currentUser } from '#api/session.ts';
import { drafts } from '../../drafts/draft-store.ts';
import { keptSittings, markSent } from './log-store.ts';
import { bareSitting, isOpen, type KeptSitting, stateOf } from './sitting.ts';

const mostAtOnce = 50;
let running: Promise<void> | undefined;

/** Brings what waits to the server. Rejects when it could not be reached; the sittings then stay on the device. */
export function sendLog(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function sendAll() {
  const user = currentUser()?.id;
  if (!user) return;
  const waiting = (await keptSittings(user)).filter((sitting) => sitting.sent !== stateOf(sitting));
  for (const [essay, sittings] of Map.groupBy(waiting, ({ essay }) => essay)) {
    // The server does not know it yet: the draft goes first.
    if (drafts().some((draft) => draft.essay === essay && draft.base === null)) continue;
    for (let at = 0; at < sittings.length; at += mostAtOnce) await send(essay, sittings.slice(at, at + mostAtOnce));
  }
}

async function send(essay: string, sittings: readonly KeptSitting[]): Promise<void> {
  const now = Date.now();
  const done = () =>
    markSent(
      sittings.map((sitting) => ({ ...sitting, sent: stateOf(sitting) })),
      sittings.filter((sitting) => !isOpen(sitting, now)).map(({ id }) => id),
    );
  try {
    await call(addToLog, { body: { essay_id: essay, sittings: sittings.map(bareSitting) } });
    await done();
  } catch (error) {
    const code = error instanceof Problem && error.code;
    // Of an essay that is gone, or a log that is full: asking again would change nothing.
    if (code === 'not_found' || (code === 'invalid_request' && sittings.length === 1)) return done();
    if (code !== 'invalid_request') throw error;
    // One that is refused does not hold up the others.
    for (const sitting of sittings) await send(essay, [sitting]);
  }
}
