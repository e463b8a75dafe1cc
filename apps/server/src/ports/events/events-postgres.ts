// LISTEN/NOTIFY, so that several app processes behind a proxy hear each other.
import { changeSchema } from '@lantern/contract/system';
import pg from 'pg';
import * as z from 'zod/mini';
import { currentPage } from '#runtime/request-page.ts';
import type { Events, Listener } from './events.ts';

const channel = 'lantern_changes';
/** The connection's name in the database. */
const eventsName = 'lantern-events';
const messageSchema = z.object({ userId: z.string(), change: changeSchema });

/** Other users of the database can write to the channel too. */
function readMessage(payload = '') {
  try {
    return messageSchema.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

export function postgresEvents(connection: string | pg.ClientConfig, onError: (error: Error) => void): Events {
  const listeners = new Map<string, Set<Listener>>();
  const missed: (() => void)[] = [];
  let client: pg.Client | undefined;
  /** What is told while the connection is away waits for the next one. */
  let listening = Promise.withResolvers<void>();
  let isListening = false;
  let hasListened = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  function reconnectSoon() {
    client = undefined;
    if (isListening) listening = Promise.withResolvers();
    isListening = false;
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void listen();
    }, 1_000);
  }

  async function listen() {
    const next = new pg.Client({
      ...(typeof connection === 'string' ? { connectionString: connection } : connection),
      application_name: eventsName,
      // a connection that died silently is noticed
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
    });
    client = next;
    next.on('error', (error) => {
      onError(error);
      reconnectSoon();
    });
    next.on('notification', ({ payload }) => {
      const message = readMessage(payload);
      if (!message) return;
      for (const listener of listeners.get(message.userId) ?? []) listener(message.change);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      isListening = true;
      listening.resolve();
      if (hasListened) for (const tell of missed) tell();
      hasListened = true;
    } catch (error) {
      onError(error as Error);
      await next.end().catch(() => {});
      reconnectSoon();
    }
  }
  void listen();

  return {
    publish(userId, change) {
      // nothing is stored, so there is no disk to wait for
      const statement = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;
      const values = [channel, JSON.stringify({ userId, change: { ...change, by: currentPage() } })];
      // one after the other: a client runs one query at a time
      sending = sending
        .then(() => listening.promise)
        .then(() => client?.query(statement, values))
        .catch((error: Error) => {
          if (!stopped) onError(error);
        });
    },
    subscribe(userId, listener) {
      const set = listeners.get(userId) ?? new Set();
      listeners.set(userId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(userId) === set) listeners.delete(userId);
      };
    },
    onMissed: (listener) => void missed.push(listener),
    async stop() {
      stopped = true;
      clearTimeout(retry);
      listening.resolve();
      await sending;
      await client?.end().catch(() => {});
    },
  };
}
