// The stream of changes outlives none of its readers: who left, who does not read, and who was ended.
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Change } from '@lantern/contract/system';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import { changeStreams } from '#features/system/system.events.ts';
import type { Events } from '#ports/events/events.ts';

const student = { id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11' } as Caller;
const heard = { topic: 'essays', id: student.id } as Change;

let app: FastifyInstance;
afterEach(() => app.close());

/** A server with that stream alone, which answers after a while, and whoever is subscribed. */
async function start({ answersAfter = 0 } = {}) {
  const listeners = new Set<(change: Change) => void>();
  const events = {
    onMissed: () => undefined,
    subscribe(_: string, listener: (change: Change) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as unknown as Events;
  app = fastify();
  // nobody's presence is kept: what that query throws is ignored
  const stream = changeStreams(app, events, {} as Database);
  let asked = 0;
  app.get('/changes', async (_, reply) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, answersAfter));
    return stream(student, reply);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = (): Socket => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined);
    socket.write('GET /changes HTTP/1.1\r\nhost: lantern\r\n\r\n');
    return socket;
  };
  return { listeners, open, asked: () => asked };
}

test('who left before the stream began is followed no more', async () => {
  const { listeners, open, asked } = await start({ answersAfter: 300 });
  const socket = open();
  await expect.poll(asked).toBe(1);
  socket.destroy();
  const other = open();
  await expect.poll(() => listeners.size).toBe(1);
  other.destroy();
  await expect.poll(() => listeners.size).toBe(0);
});

test('a stream that was ended hears nothing more', async () => {
  const { listeners, open } = await start();
  open().resume();
  await expect.poll(() => listeners.size).toBe(1);
  const [listener] = listeners;
  listener?.({ ...heard, topic: 'session' });
  expect(listeners.size).toBe(0);
  // an event that was under way: written after the end it would stop the process
  for (let time = 0; time < 3; time++) listener?.(heard);
});

test('a reader that does not read is let go', async () => {
  const { listeners, open } = await start();
  const socket = open();
  socket.pause();
  await expect.poll(() => listeners.size).toBe(1);
  const [listener] = listeners;
  await expect
    .poll(() => {
      for (let time = 0; time < 5_000 && listeners.size > 0; time++) listener?.(heard);
      return listeners.size;
    })
    .toBe(0);
});

test('of one person twelve are open: the oldest makes room', async () => {
  const { listeners, open } = await start();
  const sockets = Array.from({ length: 13 }, open);
  await expect.poll(() => listeners.size).toBe(12);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => listeners.size).toBe(0);
});
