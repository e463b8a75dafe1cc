// Every endpoint x everybody: the expected answer follows from the endpoint's access rule and its entry in inputs.ts.
import { randomUUID } from 'node:crypto';
import { duties } from '@lantern/contract/access';
import { allEndpoints, type NamedEndpoint } from '@lantern/contract/all';
import { type ProblemCode, problemSchema, problems } from '@lantern/contract/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry, Outcome } from './entry.ts';
import { inputs } from './inputs.ts';
import { type Caller, makeWorld, type Relation, relations, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.app.stop());

const roleOf: Record<Relation, 'student' | 'mentor' | 'admin' | undefined> = {
  'signed out': undefined,
  owner: 'student',
  'other student': 'student',
  guest: 'student',
  'mentor without a share': 'mentor',
  'mentor with a live share': 'mentor',
  'mentor with a revoked share': 'mentor',
  'mentor with an expired share': 'mentor',
  administrator: 'admin',
};

/** Whom the endpoint's access rule keeps out, and how. */
function refusalOf({ endpoint: { access } }: NamedEndpoint, entry: Entry, relation: Relation): ProblemCode | undefined {
  if (access.roles === 'anyone') return undefined;
  const role = roleOf[relation];
  if (!role) return 'unauthenticated';
  if (!access.roles.includes(role)) return 'forbidden';
  const isReached = relation === 'owner' || (access.shared !== undefined && relation === 'mentor with a live share');
  return entry.isOwners && !isReached ? 'not_found' : undefined;
}

function expectedOutcome(entry: Entry, relation: Relation): Outcome {
  return typeof entry.outcome === 'object' ? (entry.outcome[relation] ?? 200) : (entry.outcome ?? 200);
}

async function send({ endpoint }: NamedEndpoint, entry: Entry, caller: Caller, input: object) {
  if (endpoint.response === 'events' && endpoint.method === 'GET') return await openStream(endpoint.path, caller);
  const { upload, headers } = entry;
  return await caller.call(endpoint, input, {
    headers: { ...headers, ...(upload && { 'content-type': upload.type }) },
    ...(upload && { bytes: upload.bytes }),
  });
}

/** A stream has no end to wait for: its head is enough. */
async function openStream(url: string, caller: Caller) {
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await world.app.app.inject({ url, headers: { cookie }, payloadAsStream: true });
  if (answer.statusCode === 200) answer.stream().destroy();
  const body = answer.statusCode === 200 ? undefined : await new Response(answer.stream() as never).json();
  return { status: answer.statusCode, headers: answer.headers, body };
}

const name = ({ feature, name: own }: NamedEndpoint) => `${feature}.${own}`;
const cases = allEndpoints.map((named) => ({ named, title: name(named), entry: inputs[name(named)] }));

test('every endpoint has an entry in inputs.ts, and every entry an endpoint', () => {
  expect(Object.keys(inputs).sort()).toEqual(cases.map(({ title }) => title).sort());
});

const inputFor = async (entry: Entry, person: Caller): Promise<object> => (await entry.input?.(world, person)) ?? {};

describe.each(cases)('$title', ({ named, entry = {} }) => {
  // Who is kept out changes nothing: one thing to ask for is enough for all who come after the owner's turn.
  let untouched: Promise<object> | undefined;
  test.each(relations)('%s', async (relation) => {
    const refusal = refusalOf(named, entry, relation);
    const person = entry.isFresh && !refusal ? await world.another(relation) : world.copyOf(relation);
    if (refusal && relation !== 'signed out') untouched ??= inputFor(entry, person);
    const input = await (refusal && untouched ? untouched : inputFor(entry, person));
    const { status, body, headers } = await send(named, entry, person, input);
    const expected = refusal ?? expectedOutcome(entry, relation);
    if (named.endpoint.response === 'tus' && expected === 200) {
      // the protocol has statuses of its own for what went well
      expect([200, 201, 204]).toContain(status);
      return;
    }
    if (expected === 200) {
      expect({ status, code: (body as { code?: string } | undefined)?.code }).toEqual({ status: 200 });
      return;
    }
    if (named.endpoint.method === 'HEAD') {
      expect(status).toBe(problems[expected].status);
      return;
    }
    expect({ status, code: (body as { code?: string }).code }).toEqual({
      status: problems[expected].status,
      code: expected,
    });
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    problemSchema.parse(body);
  });
});

/** The same input with ids that nothing has. */
const nowhere = (input: object): object =>
  JSON.parse(JSON.stringify(input).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, () => randomUUID()));

const named = cases.filter(({ entry }) => entry?.isOwners);

describe.each(named)("$title answers for somebody else's thing as for none", ({ named: endpoint, entry = {} }) => {
  let untouched: Promise<object> | undefined;
  test.each(['other student', 'guest', 'mentor without a share', 'mentor with a revoked share'] as const)(
    '%s',
    async (relation) => {
      untouched ??= inputFor(entry, world.copyOf('owner'));
      const input = await untouched;
      const theirs = await send(endpoint, entry, world.copyOf(relation), input);
      const none = await send(endpoint, entry, world.copyOf(relation), nowhere(input));
      const neutral = ({ status, body, headers }: typeof none) => ({
        status,
        body: { ...(body as object), requestId: '' },
        headers: { ...headers, date: '' },
      });
      expect(neutral(theirs)).toEqual(neutral(none));
      expect(theirs.status).toBeGreaterThanOrEqual(400);
    },
  );
});

test("ending somebody else's session answers as for none", async () => {
  const { revokeSession } = await import('@lantern/contract/accounts');
  const other = world.copyOf('other student');
  const row = await world.app.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', world.owner.user.id)
    .executeTakeFirstOrThrow();
  const theirs = await other.call(revokeSession, { body: { id: row.id } });
  const none = await other.call(revokeSession, { body: { id: randomUUID() } });
  expect({ ...theirs.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
  expect(theirs.status).toBe(404);
});

// the role is looked at before the input: one that is let through without any input is refused for that
describe.each(duties)('a mentor whose duty is %s', (duty) => {
  test('may call what is declared for it, and nothing else of administrators', async () => {
    const { app } = world;
    const mentor = await app.mentor();
    await app.database
      .updateTable('users')
      .set({ duties: [duty] })
      .where('id', '=', mentor.user.id)
      .execute();
    const theirs = allEndpoints.filter(
      ({ endpoint: { access } }) => access.roles !== 'anyone' && access.roles.join() === 'admin',
    );
    expect(theirs.filter(({ endpoint }) => endpoint.access.duty === duty).length).toBeGreaterThan(1);
    const params = { id: randomUUID(), replyId: randomUUID() };
    for (const one of theirs) {
      const { status } = await mentor.call(one.endpoint, { params });
      expect({ call: name(one), refused: status === 403 }).toEqual({
        call: name(one),
        refused: one.endpoint.access.duty !== duty,
      });
    }
  });
});
