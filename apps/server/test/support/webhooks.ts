// A program that webhooks are sent to, on this machine.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

export async function startReceiver() {
  const received: Received[] = [];
  let answer: (response: ServerResponse, one: Received) => void = (response) => response.end('thanks');
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() };
    received.push(one);
    answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    url: (path: string) => `http://127.0.0.1:${port}/${path}`,
    of: (path: string) => received.filter((one) => one.path === `/${path}`),
    answerBy(next: typeof answer) {
      answer = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
