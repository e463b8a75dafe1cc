import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import type { Events } from '#ports/events/events.ts';
import { notePresence } from './system.presence.store.ts';

const heartbeatMs = 25_000;
const streamsPerUser = 12;
const presenceMs = 60_000;
/** A browser whose stream broke is back within so long; not all at the same moment. */
const againMs = { first: 1_000, spread: 1_500 };

/** Streams a user's changes. Each stream ends after a while by itself, so that a session that ended is noticed. */
export function changeStreams(app: FastifyInstance, events: Events, database: Database) {
  const open = new Map<string, Set<FastifyReply>>();
  // who is here is no reason to break a stream
  const note = (userId: string, isHere: boolean) => void notePresence(database, userId, isHere).catch(() => undefined);
  const end = (userId: string, reply: FastifyReply) => {
    open.get(userId)?.delete(reply);
    if (open.get(userId)?.size === 0) open.delete(userId);
    reply.raw.end();
  };
  const endAll = () => {
    for (const [userId, replies] of open) for (const reply of replies) end(userId, reply);
  };
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
    endAll();
  });
  // a browser that comes back looks again at what it shows
  events.onMissed(endAll);

  return (caller: Caller, reply: FastifyReply): FastifyReply => {
    const mine = open.get(caller.id) ?? new Set();
    const oldest = mine.values().next().value;
    if (mine.size >= streamsPerUser && oldest) end(caller.id, oldest);
    open.set(caller.id, mine.add(reply));

    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(`retry: ${Math.round(againMs.first + Math.random() * againMs.spread)}\n\n`);
    // one that opens while the process stops would hold it up
    if (isEnding) {
      end(caller.id, reply);
      return reply;
    }
    const unsubscribe = events.subscribe(caller.id, (change) => {
      reply.raw.write(`data: ${JSON.stringify(change)}\n\n`);
      // the next connection shows whether the session still stands
      if (change.topic === 'session') end(caller.id, reply);
    });
    note(caller.id, true);
    const presence = setInterval(() => note(caller.id, true), presenceMs);
    const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeatMs);
    const limit = setTimeout(() => end(caller.id, reply), 30 * 60_000);
    reply.raw.on('close', () => {
      clearInterval(heartbeat);
      clearInterval(presence);
      clearTimeout(limit);
      unsubscribe();
      end(caller.id, reply);
      if (!open.has(caller.id)) note(caller.id, false);
    });
    return reply;
  };
}
