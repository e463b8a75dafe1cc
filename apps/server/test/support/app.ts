// A whole server on a database of its own, and people who call it through the contract.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { signUp as signUpEndpoint } from '@lantern/contract/accounts';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { type Endpoint, type Input, type Output, urlOf } from '@lantern/contract/endpoint';
import type { ProblemBody } from '@lantern/contract/problem';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '#config.ts';
import type { Auth } from '#features/accounts/accounts.auth.ts';
import { features } from '#features/features.ts';
import type { Site } from '#http/static.ts';
import { purge } from '#runtime/jobs.ts';
import { startServer, startWorkers } from '#server.ts';

export const origin = 'http://lantern.test';
export const goodPassword = 'Boat2022!';
const longestMail = 30_000;

// an essay has a status of its own; a problem's is that of the reply
type Body<O> = [O] extends [undefined] ? ProblemBody : O & Omit<ProblemBody, 'status'>;

type Reply<E extends Endpoint> = {
  status: number;
  headers: Record<string, unknown>;
  /** the parsed body: the endpoint's answer, or a problem when status says so */
  body: Body<Output<E>>;
  raw: Buffer;
};

type CallOptions = { headers?: Record<string, string>; bytes?: Buffer; address?: string };

export type Person = {
  user: SessionUser;
  cookies: Map<string, string>;
  call: <E extends Endpoint>(endpoint: E, input?: Loose<Input<E>>, options?: CallOptions) => Promise<Reply<E>>;
};

// tests also send what the types forbid
type Loose<T> = T | Record<string, unknown>;

// They load for seconds, and hold nothing of one app that another could see.
const workers = startWorkers();

/** Objects of its own, so that a spy of one app is not met by the next. */
const workersOfApp = () => ({
  papers: { ...workers.papers },
  print: { ...workers.print },
  writing: { ...workers.writing },
});

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export async function startTestApp(environment: Record<string, string> = {}, site?: Site) {
  const base = inject('connection');
  const template = inject('template');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  const folder = await mkdtemp(join(inject('scratch'), 'app-'));
  await administer(base, `create database ${name} template ${template}`);
  // what is due by the clock is run by the tests that are about it, and must not change anything beneath the others
  const quiet = { LOG_LEVEL: 'silent', CLOCK_JOBS: 'false' };
  const config = readConfig({ DATA_DIR: folder, ...quiet, PUBLIC_URL: origin, ...environment });
  const server = await startServer(config, { ...base, database: name }, site, workersOfApp());

  await hashEachPasswordOnce(server.accounts.auth);

  function newcomer(address = '203.0.113.1') {
    const cookies = new Map<string, string>();
    async function call<E extends Endpoint>(
      endpoint: E,
      input: Loose<Input<E>> = {},
      options: CallOptions = {},
    ): Promise<Reply<E>> {
      const { params, query, body } = input as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      const answer = await server.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint, params, query),
        remoteAddress: options.address ?? address,
        headers: {
          origin: config.publicUrl ?? origin,
          ...(cookies.size > 0 && { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        ...(options.bytes && { payload: options.bytes }),
      });
      for (const { name: key, value, maxAge } of answer.cookies) {
        if (maxAge === 0 || value === '') cookies.delete(key);
        else cookies.set(key, encodeURIComponent(value));
      }
      const isJson = String(answer.headers['content-type']).includes('json') && answer.rawPayload.length > 0;
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: (isJson ? answer.json() : undefined) as never,
        raw: answer.rawPayload,
      };
    }
    return { cookies, call };
  }

  let people = 0;
  /** Signs a new student up. */
  async function student(name = 'Amina Rahman', email?: string): Promise<Person> {
    people += 1;
    const person = newcomer(`198.51.100.${people % 250}`);
    const { body, status } = await person.call(signUpEndpoint, {
      body: {
        name,
        email: email ?? `person-${people}-${randomUUID().slice(0, 8)}@example.org`,
        password: goodPassword,
        agreeToTerms: true,
      },
    });
    if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
    return { ...person, user: body.user };
  }

  /** A student whose role is then set in the database, as an invitation or the administrator link would. */
  async function withRole(role: 'mentor' | 'admin', name = 'Farhana Karim'): Promise<Person> {
    const person = await student(name);
    await server.ports.database.updateTable('users').set({ role }).where('id', '=', person.user.id).execute();
    return { ...person, user: { ...person.user, role } };
  }

  return {
    ...server,
    database: server.ports.database,
    dataDir: folder,
    /** of its database, for programs */
    url: urlOfDatabase({ ...base, database: name }),
    stranger: newcomer,
    student,
    mentor: (name?: string) => withRole('mentor', name),
    admin: (name?: string) => withRole('admin', name),
    mailFolder: () => server.ports.mailFolder?.list(200),
    /** Waits until that many mails are written and returns the mail folder, newest first. */
    async mails(atLeast: number) {
      const until = Date.now() + longestMail;
      while (Date.now() < until) {
        const mails = (await server.ports.mailFolder?.list(100)) ?? [];
        if (mails.length >= atLeast) return mails;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`fewer than ${atLeast} mails were written`);
    },
    /** What every night does with what was deleted more than 30 days ago. */
    async purgeDeleted() {
      for (const feature of features) await purge(server.ports, feature);
    },
    async stop() {
      await server.stop();
      await administer(base, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const hashes = new Map<string, Promise<string>>();

/** Making a hash is slow on purpose, and nearly everybody here has the same password. Comparing stays as it is. */
async function hashEachPasswordOnce(auth: Auth): Promise<void> {
  const { password } = await auth.$context;
  const { hash } = password;
  password.hash = (word) => {
    const made = hashes.get(word) ?? hash(word);
    hashes.set(word, made);
    return made;
  };
}

export function urlOfDatabase({ host = '', port, user, password, database }: pg.ClientConfig): string {
  const secret = typeof password === 'string' && password ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function administer(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
