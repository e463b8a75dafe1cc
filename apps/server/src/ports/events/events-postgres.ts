// LISTEN/NOTIFY, so that several app processes behind a proxy hear each other.
import { changeSchema } from '@lantern/contract/system';
import pg from 'pg';
import * as z from 'zod/mini';
import { currentPage } from '#runtime/request-page.ts';
import type { Events, Listener } from './events.ts';

const channel = 'lantern_changes';
const messageSchema = z.object({ userId: z.string(), change: changeSchema });

/** Whoever else uses the database can write to the channel too. */
function readMessage(payload = '') {
  try {
    return messageSchema.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

export function postgresEvents(connection: string | pg.ClientConfig, onError: (error: Error) => void): Events {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  function reconnectSoon() {
    client = undefined;
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void listen();
    }, 1_000);
  }

  async function listen() {
    const next = new pg.Client(typeof connection === 'string' ? { connectionString: connection } : connection);
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
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await sending;
      await client?.end().catch(() => {});
    },
  };
}
