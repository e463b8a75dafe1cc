// A student who reads and saves by turns, and notes how long neither was answered.
import { setTimeout as sleep } from 'node:timers/promises';
import { getEssay, startDraft, updateEssay } from '@lantern/contract/essays';
import { signUpStudent } from '../bench/student.ts';

const restMs = 20;

/** `refused`: the status of each answer that was none; 0 where the connection broke. */
export type Gaps = { read: number; write: number; refused: number[] };

export type Watcher = {
  /** The longest time without an answer since it was asked last, in milliseconds, and what was refused. */
  take(): Gaps;
  stop(): Promise<void>;
};

const fresh = (): Gaps => ({ read: 0, write: 0, refused: [] });

export async function startWatcher(url: string): Promise<Watcher> {
  const student = await signUpStudent(url);
  const { essay } = (await student.call(startDraft, { body: { title: 'Watched' } })).body;
  let gaps = fresh();
  let isWatching = true;
  /** the wait that is not over yet */
  let waiting: { name: 'read' | 'write'; since: number } | undefined;

  /** Asks until it is answered: what a page does that has lost its connection. */
  async function until(name: 'read' | 'write', ask: () => Promise<{ status: number }>): Promise<void> {
    const started = performance.now();
    waiting = { name, since: started };
    while (isWatching) {
      const status = await ask().then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) break;
      gaps.refused.push(status);
      await sleep(restMs);
    }
    waiting = undefined;
    gaps[name] = Math.max(gaps[name], performance.now() - started);
  }

  async function watch(): Promise<void> {
    for (let number = 1; isWatching; number++) {
      await until('read', () => student.call(getEssay, { params: { id: essay._id } }));
      // without a base it is never stale, however often it is sent
      const body = { essay_id: essay._id, final_text: `Save ${number}.`, save_id: crypto.randomUUID() };
      await until('write', () => student.call(updateEssay, { body }));
      await sleep(restMs);
    }
  }

  const watching = watch();
  return {
    take() {
      // one that goes on counts where it began too
      if (waiting) gaps[waiting.name] = Math.max(gaps[waiting.name], performance.now() - waiting.since);
      const taken = gaps;
      gaps = fresh();
      return taken;
    },
    async stop() {
      isWatching = false;
      await watching;
    },
  };
}
