// Lantern as a program of its own, and people who call it over the network.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { urlOf } from '@lantern/contract/endpoint';
import { type Change, changeSchema, listenToChanges } from '@lantern/contract/system';
import type { Person } from './app.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

export type Program = {
  url: string;
  /** The one-time link that it printed. */
  adminLink: string;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts it on a free port, with the settings of this process and these. */
export async function startProgram(environment: NodeJS.ProcessEnv): Promise<Program> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const [, url, adminLink] = /Lantern is ready: (\S+)\n[\s\S]*?(\S+claim-admin\S+)\n/.exec(said) ?? [];
      if (url && adminLink) resolve({ url, adminLink, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') });
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

const cookieOf = (cookies: Person['cookies']) => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');

/** The calls of a person at one of several servers that share a database. */
export function callAt(url: string, { cookies }: Pick<Person, 'cookies'>): Person['call'] {
  return async (endpoint, input = {}, { headers, bytes } = {}) => {
    const { params, query, body } = input as { [part in 'params' | 'query']?: Record<string, unknown> } & {
      body?: unknown;
    };
    const payload = body === undefined ? bytes : JSON.stringify(body);
    const answer = await fetch(url + urlOf(endpoint, params, query), {
      method: endpoint.method,
      headers: {
        origin: url,
        cookie: cookieOf(cookies),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const raw = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json') && raw.length > 0;
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: (isJson ? JSON.parse(raw.toString()) : undefined) as never,
      raw,
    };
  };
}

/** A browser that listens; resolves when it is heard that it does. */
export async function listenAt(url: string, { cookies }: Pick<Person, 'cookies'>) {
  const closing = new AbortController();
  const answer = await fetch(url + listenToChanges.path, {
    headers: { cookie: cookieOf(cookies) },
    signal: closing.signal,
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`listening was answered with ${answer.status}`);
  const told: Change[] = [];
  const stream = { told, hasEnded: false, close: () => closing.abort() };
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ')) told.push(changeSchema.parse(JSON.parse(line.slice('data: '.length))));
    }
  };
  void read(answer.body)
    .catch(() => undefined)
    .then(() => {
      stream.hasEnded = true;
    });
  return stream;
}
