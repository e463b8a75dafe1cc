// A process that parses PDFs, seen from the server: how it is started, what it uses, and a task in it with its limits.
import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '@lantern/contract/problem';
import type { PaperReply, PaperTask } from './paper-task.ts';
import type { Look, PaperFailure } from './papers.ts';

const entry = join(dirname(fileURLToPath(import.meta.url)), 'paper-task.ts');
/** The timeout is so many times the processor time: for machines that are busy, and systems that do not tell that time. */
const timeoutFactor = 8;
const timeoutMin = 10_000;
const megabyte = 1024 * 1024;
/** Memory of a task beside what the process takes by itself (about 150 MB): a scan of 12 megapixels fits. */
const memoryMax = 224 * megabyte;
/** What may stay behind of earlier papers. */
const restMax = 48 * megabyte;
const watchMs = 20;
/** A start on a busy machine is not the file's fault. */
const startMs = 20_000;

export type PaperProcess = { process: ChildProcess; ownBytes: number };
export type Ended = { result: unknown; seen: Partial<Look>; failure?: PaperFailure };

const root = join(dirname(entry), '../../../../..');

/**
 * What the process may do beside computing: read our code and its packages, the drawing library's native part among them.
 * Node lets it read no other file, write none, and start no process (https://nodejs.org/api/permissions.html).
 */
export const permissions = [
  '--permission',
  ...['node_modules', 'packages', 'apps/server'].map((code) => `--allow-fs-read=${join(root, code)}`),
  '--allow-addons',
  '--disable-warning=SecurityWarning',
];

/** Starts one with nothing of our environment: what a hostile file might take over knows no secret. */
export function startPaperProcess(): { process: ChildProcess; ready: Promise<PaperProcess> } {
  const child = fork(entry, [], {
    execArgv: [...permissions, '--max-old-space-size=160', '--expose-gc', '--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // an idle child must not keep the server from ending
  child.unref();
  child.channel?.unref();
  // a process that dies between two tasks must not take ours along
  child.on('error', () => {});
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Problem('busy', { retryAfter: 5 })), startMs);
    child.once('message', () => {
      clearTimeout(late);
      resolve();
    });
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error('the process for papers did not start'));
    });
  }).then(async () => ({ process: child, ownBytes: (await usageOf(child.pid)).bytes }));
  return { process: child, ready };
}

export const isAlive = ({ connected, exitCode, signalCode }: ChildProcess): boolean =>
  connected && exitCode === null && signalCode === null;

/** It may have died since its last task, or hold so much of what it has read that the next one would be blamed for it. */
export async function isFit({ process: child, ownBytes }: PaperProcess): Promise<boolean> {
  const { bytes } = await usageOf(child.pid);
  return isAlive(child) && bytes < ownBytes + restMax;
}

export async function runIn(
  { process: child, ownBytes }: PaperProcess,
  task: PaperTask,
  processorMs: number,
): Promise<Ended> {
  let seen: Partial<Look> = {};
  return await new Promise<Ended>((resolve) => {
    let isDone = false;
    const stop = (ended: Omit<Ended, 'seen'>) => {
      isDone = true;
      clearTimeout(deadline);
      clearInterval(watch);
      child.off('message', onMessage).off('exit', onExit);
      resolve({ ...ended, seen });
    };
    const kill = (failure: PaperFailure) => {
      child.kill('SIGKILL');
      stop({ result: undefined, failure });
    };
    const onMessage = (reply: PaperReply) => {
      if ('seen' in reply) seen = { ...seen, ...reply.seen };
      else if ('failure' in reply) stop({ result: undefined, failure: reply.failure });
      else stop({ result: reply.result });
    };
    // out of memory, mostly
    const onExit = () => stop({ result: undefined, failure: 'too_large' });
    const deadline = setTimeout(() => kill('too_slow'), Math.max(timeoutMin, processorMs * timeoutFactor));
    let before: number | undefined;
    const watch = setInterval(async () => {
      const used = await usageOf(child.pid);
      // the task has ended while we looked
      if (isDone) return;
      before ??= used.processorMs;
      if (used.bytes > ownBytes + memoryMax) kill('too_large');
      else if (used.processorMs - before > processorMs) kill('too_slow');
    }, watchMs);
    child.on('message', onMessage).on('exit', onExit);
    child.send(task, (error) => error && onExit());
  });
}

const pageBytes = 4096;
const tickMs = 10;

/** What a process holds and has used (proc(5)); zeros where the system has no /proc. */
async function usageOf(pid: number | undefined): Promise<{ bytes: number; processorMs: number }> {
  try {
    const [memory, times] = await Promise.all([
      readFile(`/proc/${pid}/statm`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // the name in brackets may hold spaces; user and system time are the 12th and 13th number behind it
    const numbers = times.slice(times.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(numbers[11]) + Number(numbers[12]);
    return { bytes: Number(memory.split(' ')[1]) * pageBytes, processorMs: ticks * tickMs };
  } catch {
    return { bytes: 0, processorMs: 0 };
  }
}
