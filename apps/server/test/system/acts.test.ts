// The log of what administrators did follows from the contract: each call that is for them and not for students leaves one
// line, unless it only reads, or is refused. A new endpoint is in here by being declared.
import { adminActNames } from '@lantern/contract/admin.acts';
import { allEndpoints } from '@lantern/contract/all';
import { isAdminAct, nameOfEndpoint } from '@lantern/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputs } from './inputs.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.app.stop());

const acts = () => world.app.database.selectFrom('admin_acts').selectAll().orderBy('id').execute();

const theirs = allEndpoints.filter(
  ({ endpoint: { access } }) =>
    access.roles !== 'anyone' && access.roles.includes('admin') && !access.roles.includes('student'),
);

test('administrators have calls of their own', () => {
  expect(theirs.length).toBeGreaterThan(20);
});

test('each of those that leave a line is on the list that the web has words for', () => {
  const noted = allEndpoints
    .filter(({ endpoint }) => isAdminAct(endpoint))
    .map(({ endpoint }) => nameOfEndpoint(endpoint));
  expect(noted.sort()).toEqual([...adminActNames].sort());
});

describe.each(theirs.map((named) => ({ ...named, title: `${named.feature}.${named.name}` })))(
  '$title',
  ({ title, endpoint }) => {
    test('leaves a line where it does something', async () => {
      const caller = world.copyOf('administrator');
      const input = (await inputs[title]?.input?.(world, caller)) ?? {};
      const before = await acts();
      const { status } = await caller.call(endpoint, input);
      const fresh = (await acts()).slice(before.length);
      const onlyReads = endpoint.method === 'GET' && endpoint.response !== 'file' && !('holdsSecret' in endpoint);
      const expected = { endpoint: `${endpoint.method} ${endpoint.path}`, admin_id: caller.user?.id };
      expect(fresh).toMatchObject(onlyReads || status !== 200 ? [] : [expected]);
    });
  },
);
