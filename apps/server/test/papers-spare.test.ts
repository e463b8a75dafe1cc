// A process that is ended with its paper costs nobody a start: one that is ready takes its place.
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { paperLane } from '#ports/papers/paper-lane.ts';
import { isAlive, type PaperProcess } from '#ports/papers/paper-process.ts';
import { paperProcesses } from '#ports/papers/paper-spare.ts';
import { heavyPdf, makePdf } from './support/pdf.ts';

const idleMs = 60_000;
const started = paperProcesses(idleMs);
const taken: PaperProcess[] = [];
const processes = {
  ...started,
  async take() {
    const one = await started.take();
    taken.push(one);
    return one;
  },
};
const lane = paperLane({ processes, idleMs, slots: 1, keepsSpare: true });
afterAll(async () => {
  started.stop();
  await lane.stop();
});

const draw = (bytes: Uint8Array, processorMs = 30_000) =>
  lane.run(async () => ({ kind: 'picture', bytes, page: 1 }), processorMs);

test('after a page that was too much, the next one is drawn by a process that was ready before', async () => {
  expect((await draw(makePdf())).failure).toBeUndefined();
  expect(started.spare()).toBeDefined();
  const ready = await started.spare();
  expect((await draw(heavyPdf(120_000), 100)).failure).toBe('too_slow');
  expect(taken.map(({ process: { killed } }) => killed)).toEqual([true]);
  expect((await draw(makePdf())).result).toBeInstanceOf(Uint8Array);
  expect(taken).toHaveLength(2);
  expect(taken[1]).toBe(ready);
  // and so it is the next time
  const next = await started.spare();
  expect(next && isAlive(next.process)).toBe(true);
  expect(next).not.toBe(ready);
});

test('a spare one that has died is replaced', async () => {
  const dead = await started.spare();
  dead?.process.kill('SIGKILL');
  await once(dead?.process as NodeJS.EventEmitter, 'exit');
  taken[1]?.process.kill('SIGKILL');
  await once(taken[1]?.process as NodeJS.EventEmitter, 'exit');
  expect((await draw(makePdf())).result).toBeInstanceOf(Uint8Array);
  expect(taken).toHaveLength(3);
  expect(taken[2]).not.toBe(dead);
});

test('when they are stopped none is left, and none is started', async () => {
  const all = [await started.spare(), taken[2]].filter((one) => one !== undefined);
  expect(all).toHaveLength(2);
  const gone = Promise.all(all.map(({ process: child }) => once(child, 'exit')));
  started.stop();
  await gone;
  started.prepare();
  expect(started.spare()).toBeUndefined();
  await expect(draw(makePdf())).rejects.toMatchObject({ code: 'busy' });
});
