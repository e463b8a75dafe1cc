// A request may be answered before its body was read to the end: too large, no session, a broken form. What is still on
// its way is read and thrown away, so that the sender gets the answer and the connection serves the next request.
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** More than any call's body may hold. Who sends on loses the connection. */
const discardedMax = 64 * 1024 * 1024;
/** For a sender that stops in the middle. */
const discardMilliseconds = 30_000;

export function discardRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // Fastify closes after a body that is too large, and closing with bytes unread takes the answer along
    if (!raw.complete && reply.getHeader('connection') === 'close') reply.removeHeader('connection');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete && !raw.destroyed) discard(raw);
  });
}

function discard(body: FastifyRequest['raw']): void {
  const { socket } = body;
  const before = socket.bytesRead;
  const timer = setTimeout(() => body.destroy(), discardMilliseconds);
  // an idle timer must not hold the process
  timer.unref();
  body.unpipe();
  body.removeAllListeners('data');
  body.on('data', () => {
    if (socket.bytesRead - before > discardedMax) body.destroy();
  });
  body.once('close', () => clearTimeout(timer));
  body.resume();
}
