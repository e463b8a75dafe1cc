// A request that is refused before its body was read is answered, and the connection serves the next one.
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn } from '@lantern/contract/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { origin, type Person, startTestApp, type TestApp } from './support/app.ts';
import { formOf } from './support/vault.ts';

let t: TestApp;
let port: number;
let amina: Person;
const times = 40;
beforeAll(async () => {
  t = await startTestApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
  amina = await t.student();
});
afterAll(() => t.stop());

type Sent = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

/** Sends on the agent's one connection; answers the status and the port that this side had. */
function send(agent: Agent, { method, path, headers, body }: Sent): Promise<{ status: number; from: number }> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const from = answer.socket.localPort ?? 0;
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, from }));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

const cookieOf = (person: Person) => [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const form = formOf([
  { name: 'category', value: 'Transcript' },
  { name: 'custom_name', value: 'Large' },
  {
    name: 'file',
    value: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(11 * 1024 * 1024, 32)]),
    fileName: 'x.pdf',
  },
]);

const upload = { method: 'POST', path: '/api/documents/upload', body: form.bytes };
const cases: [string, () => Sent, number][] = [
  ['too large a file', () => ({ ...upload, headers: { ...form.headers, origin, cookie: cookieOf(amina) } }), 413],
  ['a stranger', () => ({ ...upload, headers: { ...form.headers, origin } }), 401],
  [
    'a foreign page',
    () => ({ ...upload, headers: { ...form.headers, origin: 'https://evil.example', cookie: cookieOf(amina) } }),
    403,
  ],
  [
    'no form at all',
    () => ({ ...upload, headers: { 'content-type': 'text/plain', origin, cookie: cookieOf(amina) } }),
    415,
  ],
  [
    'too much JSON',
    () => ({
      method: signIn.method,
      path: signIn.path,
      headers: { 'content-type': 'application/json', origin },
      body: Buffer.alloc(2 * 1024 * 1024, 'x'),
    }),
    413,
  ],
];

test.each(cases)(
  '%s is refused forty times on one connection',
  async (_, make, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number>();
    for (let index = 0; index < times; index++) {
      const refused = await send(agent, make());
      expect(refused.status, `request ${index + 1}`).toBe(status);
      const next = await send(agent, { method: 'GET', path: '/api/health', headers: {} });
      expect(next.status, `the one behind ${index + 1}`).toBe(200);
      ports.add(refused.from).add(next.from);
    }
    agent.destroy();
    expect(ports.size).toBe(1);
  },
  60_000,
);

test.each([
  ['empty ones', '--B\r\n'],
  ['fields', '--B\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'],
])('a form of hundreds of thousands of parts (%s) is not read part by part', async (_, part) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=B', origin, cookie: cookieOf(amina) };
  const payload = Buffer.from(part.repeat(3_000_000 / part.length));
  const before = process.cpuUsage();
  const { statusCode } = await t.app.inject({ method: 'POST', url: upload.path, headers, payload });
  const { user, system } = process.cpuUsage(before);
  expect([413, 422]).toContain(statusCode);
  // part by part it takes seconds
  expect((user + system) / 1000).toBeLessThan(500);
});
