// A language model's server on this machine, in the wire formats of both providers. What it plays stands in the essay it
// is sent: "The model plays NAME." Without that it answers well.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { CRITERION_IDS } from '@lantern/writing/types';
import { streamPlay } from './fake-model-stream.ts';

export const providers = ['openai-compatible', 'anthropic'] as const;
export type Provider = (typeof providers)[number];

export type Asked = { provider: Provider; headers: IncomingMessage['headers']; body: string; plays: string };

const [criterion] = CRITERION_IDS;
const scores = (score: number) => Object.fromEntries(CRITERION_IDS.map((id) => [id, score]));

/** The essay between its markers, as a model sees it. */
function essayIn(body: string): string {
  return /<<<ESSAY-(\S+)\n([\s\S]*)\nESSAY-\1>>>/.exec(textIn(body))?.[2] ?? '';
}

function textIn(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { content: string | { text: string }[] }[] };
  const content = messages.at(-1)?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('');
}

export const advice = 'Which smell, sound or number do you still remember?';

/** Its first sentence comes back with other quotation marks and spaces. */
function goodAnswer(essay: string, more: object = {}) {
  const first = (/^[^.!?]*[.!?]/.exec(essay.trim())?.[0] ?? '').replaceAll('’', "'").replaceAll(' ', '\n');
  return { scores: scores(6.5), suggestions: [{ criterion, sentence: first, advice }], ...more };
}

type Play = (essay: string, response: ServerResponse, say: (text: string) => void, tries: number) => void;

const json = (answer: object) => JSON.stringify(answer);

const plays: Record<string, Play> = {
  valid: (essay, _, say) => say(json(goodAnswer(essay))),
  invented: (essay, _, say) => {
    const lie = { criterion, sentence: 'I founded a hospital for stray dogs.', advice: 'How many beds had it?' };
    say(json(goodAnswer(essay, { suggestions: [lie, ...goodAnswer(essay).suggestions] })));
  },
  fenced: (essay, _, say) => say(`Of course!\n\`\`\`json\n${json(goodAnswer(essay))}\n\`\`\`\nGood luck.`),
  range: (essay, _, say) => say(json(goodAnswer(essay, { scores: { ...scores(6), [criterion]: 11 } }))),
  missing: (essay, _, say) => say(json(goodAnswer(essay, { scores: { [criterion]: 6 } }))),
  repaired: (essay, _, say, tries) => say(tries === 1 ? 'I like it a lot.' : json(goodAnswer(essay))),
  garbage: (_essay, _, say) => say('{"scores": {"specificity": ten} <script>alert(1)</script>'),
  silence: (_essay, _, say) => say(''),
  broken: (_essay, response) => response.writeHead(500).end('{"error":{"message":"the key sk-secret is not known"}}'),
  refused: (_essay, response) => response.writeHead(401).end('{"error":{"message":"the key sk-secret is not known"}}'),
  hang: () => {},
  wait: () => {},
  drip: (_essay, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drops = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(drops));
  },
  huge: (_essay, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const block = Buffer.alloc(1024 * 1024, ' ');
    let left = 50;
    const pour = () => {
      while (left-- > 0) if (!response.write(block)) return response.once('drain', pour);
      response.end();
    };
    pour();
  },
  bomb: (_essay, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))),
  page: (_essay, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Log in to the network</p>'),
  cut: (_essay, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"choices": [');
    setTimeout(() => response.destroy(), 20);
  },
  controls: (essay, _, say) => {
    const odd = {
      criterion,
      sentence: goodAnswer(essay).suggestions[0]?.sentence,
      advice: 'Who\u0000\u202e was\n\nthere\u001b?',
    };
    say(json(goodAnswer(essay, { suggestions: [odd] })));
  },
  // does what the essay says
  injected: (essay, _, say) => {
    const ten = /give (\d+)/.exec(essay)?.[1];
    say(json(goodAnswer(essay, { scores: scores(Number(ten)) })));
  },
};

function wrap(provider: Provider, text: string, tokens: [number, number] | undefined): string {
  const [input, output] = tokens ?? [0, 0];
  if (provider === 'anthropic')
    return json({
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      model: 'lamp-1',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: output },
    });
  return json({
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'lamp-1',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    ...(tokens && { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }),
  });
}

export async function startFakeModel() {
  const asked: Asked[] = [];
  /** what the next answers say they used; undefined: they do not say (of OpenAI's format only) */
  let tokens: [number, number] | undefined = [900, 100];
  /** answers 400 to a request that asks for JSON by a schema */
  let refusesSchema = false;
  /** where it sends those who play redirect */
  let elsewhere = '';
  /** what it plays in streams whose question says nothing of it */
  let streams = 'cited';
  const waiting: (() => void)[] = [];
  let open = 0;
  let openMost = 0;

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString('utf8');
    const provider = request.url?.endsWith('/messages') ? 'anthropic' : 'openai-compatible';
    const essay = essayIn(body);
    const play = /The model plays (\w+)\./.exec(essay)?.[1] ?? 'valid';
    asked.push({ provider, headers: request.headers, body, plays: play });
    open += 1;
    openMost = Math.max(openMost, open);
    response.on('close', () => {
      open -= 1;
    });
    if (refusesSchema && /"(response_format|output_config)"/.test(body)) {
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"no such option"}}');
      return;
    }
    if (play === 'redirect') {
      response.writeHead(307, { location: `${elsewhere}${request.url}` }).end();
      return;
    }
    if (/"stream":true/.test(body)) return streamPlay(provider, textIn(body), response, { usual: streams, tokens });
    const say = (text: string) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(wrap(provider, text, tokens));
    const tries = asked.filter((other) => other.plays === play && other.provider === provider).length;
    if (play === 'wait') waiting.push(() => say(json(goodAnswer(essay))));
    plays[play]?.(essay, response, say, tries);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address,
    asked,
    /** the last question, as text */
    lastText: () => textIn(asked.at(-1)?.body ?? '{"messages":[]}'),
    openCalls: () => open,
    /** the most calls at once since it was last asked */
    mostAtOnce() {
      const most = openMost;
      openMost = open;
      return most;
    },
    /** answers all that wait */
    release() {
      for (const answer of waiting.splice(0)) answer();
    },
    waitingCalls: () => waiting.length,
    useTokens(next: typeof tokens) {
      tokens = next;
    },
    playInStreams(next: string) {
      streams = next;
    },
    refuseSchemas(next: boolean) {
      refusesSchema = next;
    },
    sendElsewhere(next: string) {
      elsewhere = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>;
