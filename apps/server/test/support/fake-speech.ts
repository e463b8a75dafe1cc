// A speech server on this machine, in the wire format of OpenAI's transcription call. What it answers is set before.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Heard = {
  path: string;
  method: string;
  headers: IncomingMessage['headers'];
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: Buffer } | undefined;
};

type Play = (response: ServerResponse) => void;

const answerJson =
  (status: number, body: string): Play =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const say = (text: string) => answerJson(200, JSON.stringify({ text }));

async function readForm(request: IncomingMessage): Promise<Pick<Heard, 'fields' | 'file'>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(Buffer.concat(parts), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string> = {};
  let file: Heard['file'];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
  }
  return { fields, file };
}

export async function startFakeSpeech() {
  const heard: Heard[] = [];
  let play: Play = say('I will study public health.');
  const waiting: (() => void)[] = [];
  let onWaiting = () => {};

  const server = createServer(async (request, response) => {
    const { url: path = '', method = '', headers } = request;
    heard.push({ path, method, headers, ...(await readForm(request)) });
    play(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answer(status: number, body: string) {
      play = answerJson(status, body);
    },
    say(text: string) {
      play = say(text);
    },
    /** never answers */
    hang() {
      play = () => {};
    },
    breakOff() {
      play = (response) => response.destroy();
    },
    sendElsewhere(location: string) {
      play = (response) => response.writeHead(307, { location }).end();
    },
    /** Holds the next answers back; resolves once one waits, with what lets them go. */
    async hold(): Promise<() => void> {
      const there = new Promise<void>((resolve) => {
        onWaiting = resolve;
      });
      play = (response) => {
        waiting.push(() => say('Held back.')(response));
        onWaiting();
      };
      await there;
      return () => {
        for (const answer of waiting.splice(0)) answer();
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeSpeech = Awaited<ReturnType<typeof startFakeSpeech>>;
