import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import type { Events } from '#ports/events/events.ts';
import { notePresence } from './system.presence.store.ts';

const heartbeatMs = 25_000;
const streamsPerUser = 12;
const presenceMs = 60_000;
const longestMs = 30 * 60_000;
/** A browser whose stream broke is back within so long; not all at the same moment. */
const againMs = { first: 1_000, spread: 1_500 };
/** Bytes that wait for a reader who does not read; whoever has more comes back and looks again. */
const waitingMost = 64 * 1024;
/** How long a reader may take for what was written before the end. */
const lastMs = 5_000;

/** A reader of a stream: what is written after its end, or to somebody who left, goes nowhere. */
function sinkOf({ raw }: FastifyReply) {
  const isOver = () => raw.writableEnded || raw.destroyed;
  raw.on('error', () => raw.destroy());
  return {
    write(text: string) {
      if (isOver()) return;
      if (raw.writableLength > waitingMost) raw.destroy();
      else raw.write(text);
    },
    end() {
      if (isOver()) return;
      raw.end();
      setTimeout(() => raw.destroy(), lastMs).unref();
    },
  };
}

/** Streams a user's changes. Each stream ends after a while by itself, so that a session that ended is noticed. */
export function changeStreams(app: FastifyInstance, events: Events, database: Database) {
  /** What ends each open stream, by user; the oldest first. */
  const open = new Map<string, Set<() => void>>();
  // who is here is no reason to break a stream
  const note = (userId: string, isHere: boolean) => void notePresence(database, userId, isHere).catch(() => undefined);
  const endAll = () => {
    for (const ends of open.values()) for (const end of ends) end();
  };
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
    endAll();
  });
  // a browser that comes back looks again at what it shows
  events.onMissed(endAll);

  function follow(userId: string, reply: FastifyReply) {
    const sink = sinkOf(reply);
    const mine = open.get(userId) ?? new Set();
    const [oldest] = mine;
    if (mine.size >= streamsPerUser) oldest?.();

    const unsubscribe = events.subscribe(userId, (change) => {
      sink.write(`data: ${JSON.stringify(change)}\n\n`);
      // the next connection shows whether the session still stands
      if (change.topic === 'session') end();
    });
    const presence = setInterval(() => note(userId, true), presenceMs);
    const heartbeat = setInterval(() => sink.write(': still here\n\n'), heartbeatMs);
    const limit = setTimeout(() => end(), longestMs);
    function end() {
      clearInterval(heartbeat);
      clearInterval(presence);
      clearTimeout(limit);
      unsubscribe();
      sink.end();
      if (!mine.delete(end) || mine.size > 0) return;
      open.delete(userId);
      note(userId, false);
    }
    open.set(userId, mine.add(end));
    note(userId, true);
    reply.raw.on('close', end);
  }

  return (caller: Caller, reply: FastifyReply): FastifyReply => {
    reply.hijack();
    // who left while the session was looked up closes no more
    if (reply.raw.destroyed || reply.request.raw.socket.destroyed) return reply;
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(`retry: ${Math.round(againMs.first + Math.random() * againMs.spread)}\n\n`);
    // one that opens while the process stops would hold it up
    if (isEnding) reply.raw.end();
    else follow(caller.id, reply);
    return reply;
  };
}
