// Generated requests at every endpoint of the contract, over real connections: how they are answered. 5xx must be none.
import { parseArgs } from 'node:util';
import { allEndpoints, type NamedEndpoint } from '@lantern/contract/all';
import { fillIn, makeOddRequests, type OddRequest, type RealIds } from '../../apps/server/test/system/odd-values.ts';
import { type Member, withCrowd } from './crowd.ts';
import { printTable } from './figures.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261127' },
  },
});
if (options.help) {
  process.stdout.write(`npm run bench -- fuzz [--requests 10000] [--seed 20261127]
Sends requests that fit the contract and are then bent in one or two places, each by somebody whom the endpoint takes, and counts the
answers by their status. Prints each request that was answered with 5xx; the same seed makes the same requests.\n`);
  process.exit(0);
}
const seed = Number(options.seed);
/** What only reads a stream never ends. */
const endpoints = allEndpoints.filter(({ endpoint }) => endpoint.response !== 'events' || endpoint.method !== 'GET');
const each = Math.ceil(Number(options.requests) / endpoints.length);

const written = (value: unknown) =>
  encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed());

function addressOf(path: string, { params, query }: OddRequest): string {
  const given = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    written(Object.hasOwn(given, name) ? given[name] : params),
  );
  if (typeof query !== 'object' || query === null) return filled;
  const pairs = Object.entries(query).map(
    ([key, value]) => `${encodeURIComponent(key.toWellFormed())}=${written(value)}`,
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

type Kind = 'student' | 'mentor' | 'admin';

/** Whom an endpoint takes; who is signed out is sent by a student where anybody may. */
function kindFor({ endpoint: { access } }: NamedEndpoint): Kind {
  if (access.roles === 'anyone' || access.roles.includes('student')) return 'student';
  return access.roles.includes('admin') ? 'admin' : 'mentor';
}

const statuses = new Map<number, number>();
const failed: string[] = [];
let slowest = 0;

await withCrowd(async ({ url, database, plant }) => {
  const [owner] = (await plant(1, 'student')) as [Member];
  let sent = 0;

  async function send(
    { endpoint, feature, name }: NamedEndpoint,
    request: OddRequest,
    caller: Member,
  ): Promise<number> {
    const ids: RealIds = {
      ownEssay: '5a5c3c0e-5d0f-4b54-9c0e-6f8a5b4f7b10',
      othersEssay: '5a5c3c0e-5d0f-4b54-9c0e-6f8a5b4f7b11',
      othersVersion: '5a5c3c0e-5d0f-4b54-9c0e-6f8a5b4f7b12',
      ownId: caller.id,
      othersId: owner.id,
    };
    const body = request.body === undefined ? undefined : fillIn(JSON.stringify(request.body), ids);
    const started = performance.now();
    const answer = await fetch(url + fillIn(addressOf(endpoint.path, request), ids), {
      method: endpoint.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      headers: {
        ...caller.headers,
        'x-forwarded-for': `10.2.${(sent >> 8) % 256}.${sent % 256}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(endpoint.upload && { 'content-type': endpoint.upload.types[0] as string }),
      },
      ...(endpoint.method !== 'GET' &&
        endpoint.method !== 'HEAD' &&
        (endpoint.upload ? { body: JSON.stringify(request) } : body !== undefined && { body })),
    });
    sent += 1;
    const text = await answer.text();
    slowest = Math.max(slowest, performance.now() - started);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500)
      failed.push(
        `${feature}.${name}: ${answer.status} ${text.slice(0, 160)}\n  ${JSON.stringify(request).slice(0, 400)}`,
      );
    return answer.status;
  }

  for (const [index, named] of endpoints.entries()) {
    const kind = kindFor(named);
    await database.deleteFrom('throttles').execute();
    let [caller] = (await plant(1, kind)) as [Member];
    for (const request of makeOddRequests(named.endpoint, each, seed + index)) {
      const status = await send(named, request, caller);
      // some calls end the session, or the account
      if (status === 401) [caller] = (await plant(1, kind)) as [Member];
    }
  }
});

printTable(
  ['status', 'answers'],
  [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => [String(status), String(count)]),
);
printTable(
  ['figure', 'value'],
  [
    ['endpoints', String(endpoints.length)],
    ['requests', String(endpoints.length * each)],
    ['slowest, ms', slowest],
    ['5xx', String(failed.length)],
  ],
);
for (const one of failed) process.stdout.write(`${one}\n`);
process.exit(failed.length > 0 ? 1 : 0);
