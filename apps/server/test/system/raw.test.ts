// Requests that no program of ours sends: broken bodies, headers, cookies, methods and addresses.
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { allEndpoints } from '@lantern/contract/all';
import { isWrite } from '@lantern/contract/endpoint';
import { problemSchema } from '@lantern/contract/problem';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { origin } from '../support/app.ts';
import { makeSnapshots } from './snapshot.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let cookie: string;
let snapshots: Awaited<ReturnType<typeof makeSnapshots>>;
beforeAll(async () => {
  world = await makeWorld();
  cookie = [...world.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  snapshots = await makeSnapshots(world.app);
});
afterAll(async () => {
  await snapshots.stop();
  await world.app.stop();
});

const json = { 'content-type': 'application/json' };
const signedIn = () => ({ origin, cookie });

/** Sends it and expects a problem with a status of `statuses`, and nothing changed. */
async function expectRefused(request: InjectOptions, statuses: number[]) {
  const before = await snapshots.everything();
  const answer = await world.app.app.inject({ remoteAddress: '10.9.9.9', ...request });
  const told = `${answer.statusCode} ${answer.body.slice(0, 200)}`;
  expect(answer.headers['content-type'], told).toMatch(/^application\/problem\+json/);
  expect(answer.headers['x-content-type-options'], told).toBe('nosniff');
  expect(problemSchema.parse(answer.json()).status, told).toBe(answer.statusCode);
  expect(statuses, told).toContain(answer.statusCode);
  expect(await snapshots.everything()).toEqual(before);
}

const writing = allEndpoints.filter(({ endpoint }) => isWrite(endpoint));
// an empty object is none of these bodies
const withBody = allEndpoints.filter(
  ({ endpoint }) =>
    endpoint.body &&
    !z.safeParse(endpoint.body, {}).success &&
    endpoint.access.roles !== 'anyone' &&
    endpoint.access.roles.includes('student'),
);
const sample = '/api/essay/update';
const fill = (path: string) => path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000001');

describe.each(writing.map(({ endpoint }) => ({ title: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$title',
  ({ endpoint }) => {
    const { method } = endpoint;
    const url = fill(endpoint.path);
    test.each([
      ['no Origin', {}],
      ['the Origin null', { origin: 'null' }],
      ['a foreign Origin', { origin: 'https://evil.example' }],
      ['our Origin with something in front', { origin: `https://x.${origin.slice(7)}` }],
    ])('is refused with %s', async (_, headers) => {
      await expectRefused({ method, url, headers: { cookie, ...headers, ...(endpoint.body && json) } }, [403]);
    });
  },
);

const bodies: [string, Record<string, string>, string | Buffer | undefined, number[]][] = [
  ['that is not JSON', json, '{"a":', [400]],
  ['that is empty', json, '', [400, 422]],
  ['that is missing', {}, undefined, [400, 415, 422]],
  ['that is a word', json, 'hello', [400]],
  ['of another type', { 'content-type': 'text/plain' }, 'a', [415]],
  ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1', [415]],
  ['of several parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', [415]],
  ['of an image', { 'content-type': 'image/png' }, Buffer.from('PNG'), [400, 415, 422]],
  ['of an odd type', { 'content-type': ';;;' }, '{}', [415]],
  ['of XML', { 'content-type': 'application/xml' }, '<a/>', [415]],
  ['in an odd character set', { 'content-type': 'application/json; charset=utf-7' }, '{}', [400, 415, 422]],
  ['of null', json, 'null', [422]],
  ['of a list', json, '[]', [422]],
  ['with __proto__', json, '{"__proto__":{"role":"admin"}}', [400, 422]],
  ['with constructor.prototype', json, '{"constructor":{"prototype":{"a":1}}}', [400, 422]],
  ['with invalid UTF-8', json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), [400, 422]],
  ['with a byte order mark', json, `\ufeff{}`, [400, 422]],
  ['of ten thousand brackets', json, '['.repeat(10_000) + ']'.repeat(10_000), [400, 422]],
  ['of more than a megabyte', json, `{"a":"${'x'.repeat(1024 * 1024)}"}`, [413]],
];

describe('a body', () => {
  test.each(bodies)('%s is refused', async (_, headers, payload, statuses) => {
    for (const { endpoint } of withBody.slice(0, 4)) {
      await expectRefused(
        { method: endpoint.method as 'POST', url: endpoint.path, headers: { ...signedIn(), ...headers }, payload },
        statuses,
      );
    }
  });

  test('that is too large is refused for strangers before it is read', async () => {
    await expectRefused(
      { method: 'POST', url: sample, headers: { origin, ...json }, payload: 'x'.repeat(3_000_000) },
      [401, 413],
    );
  });
});

describe('an address', () => {
  test.each([
    '/api',
    '/api/',
    '/api/no-such-call',
    '/api/essay/get',
    '/api/essay/get/',
    '/api/essay/get/%',
    '/api/essay/get/%ff',
    '/api/essay/get/%00',
    '/api/essay/get/%ED%A0%80',
    '/api/essay/get/%c0%ae%c0%ae',
    '/api/essay/get/..%2f..%2fetc%2fpasswd',
    '/api/essay/get/%2e%2e',
    `/api/essay/get/${'a'.repeat(700)}`,
    '/api//essay/get/1',
    '/API/essay/get/1',
    '/api/essay/get/1;jsessionid=2',
    '/api/essay/get/1?%',
    `/api/essay/get/1?${'a=1&'.repeat(2000)}`,
    '/api/essay/get/1?__proto__[a]=1',
    '/api/essay/versions/00000000-0000-4000-8000-000000000001?before=never',
    '/api/essay/versions/00000000-0000-4000-8000-000000000001?before=a&before=b',
    '/api/profile/photo/..%2F..%2Fsecret',
    '/api/admin/outbox/..%2Fpasswd',
    '/api/admin/outbox/.',
    '/api/auth/callback/__proto__',
    '/api/auth/callback/constructor',
  ])('%s answers with a problem', async (url) => {
    await expectRefused({ url, headers: { cookie } }, [400, 403, 404, 414, 422]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'] as const)('refuses %s', async (method) => {
    const url = '/api/auth/list-sessions';
    const answer = await world.app.app.inject({ method: method as 'POST', url, headers: signedIn() });
    expect([404, 405]).toContain(answer.statusCode);
    // HEAD has no body to read
    if (method !== 'HEAD') expect(problemSchema.parse(answer.json()).status).toBe(answer.statusCode);
  });
});

describe('a cookie', () => {
  const token = () => world.owner.cookies.get('lantern.session_token') ?? '';
  test.each<[string, () => string]>([
    ['of nothing', () => 'lantern.session_token='],
    ['of garbage', () => 'lantern.session_token=%%%garbage%%%'],
    ['of bytes', () => 'lantern.session_token=\u00ff\u00fe\u0080'],
    ['with a broken signature', () => `lantern.session_token=${token().slice(0, -6)}AAAAAA`],
    ['without its signature', () => `lantern.session_token=${token().split('.')[0]}`],
    ["with somebody's id for a token", () => `lantern.session_token=${world.owner.user.id}.${token().split('.')[1]}`],
    ['of 8 KB', () => `lantern.session_token=${'a'.repeat(8000)}`],
    ['among a thousand', () => `${'a=b; '.repeat(1000)}lantern.session_token=x.y`],
    ['twice', () => 'lantern.session_token=x.y; lantern.session_token=z.w'],
    ['with quotes', () => 'lantern.session_token="x.y"'],
    ['with only separators', () => ';;;lantern.session_token=;;;='],
    ['of __proto__', () => '__proto__=1; lantern.session_token=x'],
  ])('%s signs nobody in', async (_, make) => {
    await expectRefused({ url: '/api/auth/list-sessions', headers: { cookie: make() } }, [401]);
  });

  test('of a session that has run out signs nobody in', async () => {
    const late = await world.another('other student');
    const { user } = late;
    const expired = new Date(Date.now() - 1000);
    await world.app.database
      .updateTable('sessions')
      .set({ expires_at: expired })
      .where('user_id', '=', user?.id ?? '')
      .execute();
    const header = [...late.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await world.app.app.inject({ url: '/api/auth/list-sessions', headers: { cookie: header } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a header', () => {
  test.each<[string, Record<string, string | string[]>]>([
    ['Origin twice', { origin: [origin, 'https://evil.example'] }],
    ['an odd Host', { host: 'evil.example:99999' }],
    ['a forged forwarding', { 'x-forwarded-for': "'; drop table users; --", 'x-forwarded-host': 'evil.example' }],
    ['an odd language', { 'accept-language': ';;q=,*;q=9,\u00ff' }],
    ['a long user agent', { 'user-agent': 'x'.repeat(10_000) }],
    ['an odd range', { range: 'bytes=9-1,,' }],
    ['an odd condition', { 'if-none-match': '"'.repeat(500) }],
    ['another method in it', { 'x-http-method-override': 'DELETE' }],
  ])('%s is no way past a refusal', async (_, headers) => {
    await expectRefused(
      {
        method: 'POST',
        url: '/api/auth/sign-in/email',
        headers: { origin, ...json, ...headers } as never,
        payload: '{"email":"a"}',
      },
      [403, 422],
    );
  });
});

describe('over a socket', () => {
  let port: number;
  beforeAll(async () => {
    await world.app.app.listen({ port: 0, host: '127.0.0.1' });
    const address = world.app.app.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });

  function exchange(bytes: string | Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  test.each<[string, string | Buffer]>([
    ['no HTTP', 'hello\r\n\r\n'],
    ['TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc])],
    ['a version that does not exist', 'GET /api/health HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['a NUL in a header', 'GET /api/health HTTP/1.1\r\nHost: a\r\nX: a\0b\r\nConnection: close\r\n\r\n'],
    ['a length that is no number', `POST ${sample} HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n`],
    ['two lengths', `POST ${sample} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
    [
      'length and chunks',
      `POST ${sample} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['broken chunks', `POST ${sample} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n\r\n`],
    ['40 KB of headers', `GET /api/health HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['an unknown method', 'BREW /api/health HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a space in the address', 'GET /api/he alth HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ])('%s is answered with a problem', async (_, bytes) => {
    const answer = await exchange(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    expect(problemSchema.parse(JSON.parse(body)).status).toBe(Number(answer.slice(9, 12)));
  });

  test('whoever keeps a refused connection open has it closed', async () => {
    const connections = () => promisify(world.app.app.server.getConnections.bind(world.app.app.server))();
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
    const sockets = await Promise.all(
      Array.from({ length: 20 }, async () => {
        // its own half stays open until it is destroyed
        const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
        await once(socket, 'connect');
        socket.write('hello\r\n\r\n');
        const [answer] = await once(socket, 'data');
        expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
        return socket;
      }),
    );
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
    for (const socket of sockets) socket.destroy();
  });

  test('no Host is refused by node itself, without a body', async () => {
    const answer = await exchange('GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});
