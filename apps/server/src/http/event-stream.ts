import type { FastifyReply } from 'fastify';
import { earlyHeaders } from './headers.ts';

export type EventSink<E> = {
  /** Aborts when the reader leaves. */
  signal: AbortSignal;
  send: (event: E) => void;
};

/**
 * Answers one call with server-sent events. The head goes out with the first event: until then the call can be answered
 * with a problem.
 */
export async function sendEvents<E>(
  reply: FastifyReply,
  work: (sink: EventSink<E>) => Promise<void>,
): Promise<FastifyReply> {
  const leaving = new AbortController();
  // who left before this began closes no more
  if (reply.raw.destroyed) leaving.abort();
  else reply.raw.on('close', () => leaving.abort());
  function begin(): void {
    if (reply.raw.headersSent) return;
    reply.hijack();
    // no hook runs for what is written past fastify
    reply.raw.writeHead(200, {
      ...earlyHeaders,
      'cache-control': 'no-store',
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
  }
  try {
    await work({
      signal: leaving.signal,
      send(event) {
        if (leaving.signal.aborted) return;
        begin();
        reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
      },
    });
    begin();
  } catch (error) {
    if (!reply.raw.headersSent) throw error;
    reply.log.error({ err: error }, 'while events were sent');
  }
  reply.raw.end();
  return reply;
}
