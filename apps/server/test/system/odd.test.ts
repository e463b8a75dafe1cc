// Odd input: whatever is sent, the answer is a success or a known problem, never a failure of ours; what is refused
// changes nothing; and a bystander's things stay as they were.
import { listSessions } from '@lantern/contract/accounts';
import { allEndpoints, type NamedEndpoint } from '@lantern/contract/all';
import { problemSchema, problems } from '@lantern/contract/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin } from '../support/app.ts';
import { fillIn, makeOddRequests, type OddRequest, placesIn, type RealIds } from './odd-values.ts';
import { makeSnapshots } from './snapshot.ts';
import { type Caller, makeEssay, makePhoto, makeVersion, makeWorld, type Relation, type World } from './world.ts';

/** A form with many places that can be odd gets more. */
const atLeast = 44;
const perPlace = 9;
const atMost = 60;
const seed = 20_261_120;

let world: World;
let snapshots: Awaited<ReturnType<typeof makeSnapshots>>;
let bystander: Record<string, string>;
let real: RealIds;
/** Somebody for what administrators decide about an account, which they may about any: who it is not about is the bystander. */
let decidedAbout: string;
/** Callers wear out: some calls end their session. */
const callers = new Map<Relation, Caller>();
let sent = 0;

beforeAll(async () => {
  world = await makeWorld();
  snapshots = await makeSnapshots(world.app);
  const { id, versionId } = await makeVersion(world.owner);
  await makePhoto(world.owner);
  real = {
    othersEssay: id,
    othersVersion: versionId,
    othersId: world.owner.user.id,
    ownEssay: await makeEssay(world.people['other student']),
    ownId: world.people['other student'].user?.id ?? '',
  };
  decidedAbout = (await world.app.student('Decided About')).user.id;
  bystander = await snapshots.of(world.owner.user.id);
});
afterAll(async () => {
  await snapshots.stop();
  await world.app.stop();
});

function relationFor({ endpoint: { access } }: NamedEndpoint): Relation {
  if (access.roles === 'anyone') return 'signed out';
  return access.roles.includes('student') ? 'other student' : 'administrator';
}

async function callerFor(relation: Relation): Promise<Caller> {
  if (relation === 'signed out') return world.app.stranger();
  const before = callers.get(relation) ?? world.people[relation];
  if ((await before.call(listSessions)).status === 200) return before;
  const caller = await world.another(relation);
  callers.set(relation, caller);
  return caller;
}

/** Anything as a part of a path or query, as a program that does not think would write it. */
const written = (value: unknown) =>
  encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed());

function addressOf(path: string, { params, query }: OddRequest): string {
  const given = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    written(Object.hasOwn(given, name) ? given[name] : params),
  );
  const pairs =
    typeof query === 'object' && query !== null
      ? Object.entries(query).map(([key, value]) => `${encodeURIComponent(key.toWellFormed())}=${written(value)}`)
      : [];
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

async function send({ endpoint, feature }: NamedEndpoint, request: OddRequest, caller: Caller) {
  const ids = feature === 'people' ? { ...real, othersId: decidedAbout } : real;
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const payload = request.body === undefined ? undefined : fillIn(JSON.stringify(request.body), ids);
  const answer = await world.app.app.inject({
    method: endpoint.method,
    url: fillIn(addressOf(endpoint.path, request), ids),
    // an address of its own for each, so that the throttle of strangers does not hide what is behind it
    remoteAddress: `10.1.${(sent >> 8) % 256}.${sent % 256}`,
    headers: {
      origin,
      ...(cookie && { cookie }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(endpoint.upload && { 'content-type': endpoint.upload.types[0] }),
    },
    ...(payload !== undefined && { payload }),
    ...(endpoint.upload && { payload: Buffer.from(JSON.stringify(request)) }),
  });
  sent += 1;
  return { answer, payload };
}

// a stream that is only read never ends, and takes no input
const cases = allEndpoints
  .filter(({ endpoint }) => !(endpoint.response === 'events' && endpoint.method === 'GET'))
  .map((named, index) => {
    const places = placesIn(named.endpoint) + (named.endpoint.upload ? 1 : 0);
    const count = Math.min(atMost, Math.max(atLeast, perPlace * places));
    return { named, title: `${named.feature}.${named.name}`, index, count };
  });

/** A refused save of an old revision keeps the sent text as a version: nothing that was typed is lost. */
const keepsSomething = new Set(['stale_revision']);
/** A refused sign-in is noted in the security log, and nowhere else. */
const notedIn = new Map([['accounts.signIn invalid_credentials', 'security_events']]);

describe.each(cases)('$title', ({ named, title, index, count }) => {
  test(`bears ${count} odd requests`, async () => {
    const caller = await callerFor(relationFor(named));
    const { database } = world.app;
    await database.deleteFrom('throttles').execute();
    let before = await snapshots.everything();
    for (const request of makeOddRequests(named.endpoint, count, seed + index)) {
      const { answer, payload } = await send(named, request, caller);
      const told = `${answer.statusCode} ${answer.body.slice(0, 150)}\n${JSON.stringify(request).slice(0, 300)}\n${payload?.slice(0, 300)}`;
      const after = await snapshots.everything();
      if (answer.statusCode >= 400) {
        expect(answer.headers['content-type'], told).toMatch(/^application\/problem\+json/);
        // an answer to HEAD has no body
        if (named.endpoint.method === 'HEAD') continue;
        const problem = problemSchema.parse(answer.json());
        expect(problem.status, told).toBe(answer.statusCode);
        expect(problems[problem.code].status, told).toBe(answer.statusCode);
        const log = notedIn.get(`${title} ${problem.code}`);
        const expected = log === undefined ? before : { ...before, [log]: after[log] };
        if (!keepsSomething.has(problem.code)) expect(after, told).toEqual(expected);
      }
      expect(answer.statusCode, told).toBeLessThan(500);
      before = after;
    }
  });
});

test('a bystander has everything as it was', async () => {
  expect(sent).toBeGreaterThanOrEqual(2000);
  expect(Object.keys(bystander)).toEqual(
    expect.arrayContaining(['users', 'sessions', 'essays', 'essay_versions', 'profiles']),
  );
  expect(await snapshots.of(world.owner.user.id)).toEqual(bystander);
});
