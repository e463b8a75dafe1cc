// One process for papers that is started ahead: to start one takes more than a second of the processor, and whoever asks
// next must not wait for it because the last paper was too much for the process before.
import type { ChildProcess } from 'node:child_process';
import { Problem } from '@lantern/contract/problem';
import { isAlive, type PaperProcess, startPaperProcess } from './paper-process.ts';

export type PaperProcesses = {
  /** One that is ready, or one that is started now. Who takes a spare one has the next one started. */
  take(): Promise<PaperProcess>;
  /** Has a spare one ready from now on, until nobody has asked for that for a minute. */
  prepare(): void;
  /** The one that is ready, or will be. */
  spare(): Promise<PaperProcess> | undefined;
  end(one: PaperProcess): void;
  /** Ends all of them, those that are being started too. */
  stop(): void;
};

type Started = { process: ChildProcess; ready: Promise<PaperProcess> };

export function paperProcesses(idleMs: number): PaperProcesses {
  const all = new Set<ChildProcess>();
  let spare: Started | undefined;
  let rest: NodeJS.Timeout | undefined;
  let isStopped = false;

  function start(): Started {
    const started = startPaperProcess();
    all.add(started.process);
    started.process.once('exit', () => all.delete(started.process));
    // one that does not start is told to whoever takes it
    started.ready.catch(() => started.process.kill('SIGKILL'));
    return started;
  }

  function prepare(): void {
    if (isStopped) return;
    clearTimeout(rest);
    rest = setTimeout(() => {
      spare?.process.kill('SIGKILL');
      spare = undefined;
    }, idleMs).unref();
    if (!spare || !isAlive(spare.process)) spare = start();
  }

  return {
    prepare,
    async take() {
      if (isStopped) throw new Problem('busy', { retryAfter: 10 });
      const taken = spare && isAlive(spare.process) ? spare : undefined;
      spare = undefined;
      if (taken) prepare();
      return await (taken ?? start()).ready;
    },
    spare: () => spare?.ready,
    end: ({ process: child }) => void child.kill('SIGKILL'),
    stop() {
      isStopped = true;
      clearTimeout(rest);
      spare = undefined;
      for (const child of all) child.kill('SIGKILL');
    },
  };
}
