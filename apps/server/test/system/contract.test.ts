// The contract and the server are the same set of calls.
import { allEndpoints } from '@lantern/contract/all';
import type { Endpoint } from '@lantern/contract/endpoint';
import { isWrite } from '@lantern/contract/endpoint';
import { problems } from '@lantern/contract/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every endpoint of the contract is mounted', () => {
  const missing = allEndpoints
    .filter(({ endpoint }) => !t.mounted.has(endpoint))
    .map(({ endpoint }) => keyOf(endpoint));
  expect(missing).toEqual([]);
});

test('no two endpoints share an address', () => {
  const shape = (endpoint: Endpoint) => keyOf(endpoint).replace(/\{\w+\}/g, '{}');
  const byShape = Map.groupBy(allEndpoints, ({ endpoint }) => shape(endpoint));
  expect([...byShape].filter(([, same]) => same.length > 1).map(([key]) => key)).toEqual([]);
});

test('every call that the server answers is in the contract', () => {
  const declared = new Set(allEndpoints.map(({ endpoint }) => keyOf(endpoint).replace(/\{(\w+)\}/g, ':$1')));
  const answered = routesOf(t.app.printRoutes({ commonPrefix: false })).filter((route) => route.includes(' /api/'));
  expect(answered.length).toBeGreaterThan(20);
  expect(answered.filter((route) => !declared.has(route))).toEqual([]);
});

test('what answers with a key or a link says so, and nothing else does', () => {
  const telling = /^(url|link|preview_url|secret|totpUri|recoveryCodes|token|mail|ice_servers)$/;
  const named = allEndpoints.filter(({ endpoint: { response } }) => {
    const { properties = {} } = typeof response === 'string' ? {} : z.toJSONSchema(response);
    return Object.entries(properties).some(
      ([name, property]) => telling.test(name) && typeof property === 'object' && property.type !== 'boolean',
    );
  });
  const keys = (found: typeof allEndpoints) => found.map(({ endpoint }) => keyOf(endpoint));
  expect(keys(allEndpoints.filter(({ endpoint }) => endpoint.holdsSecret))).toEqual(keys(named));
});

/** Reads the router's own tree: four characters of drawing for each level, then the rest of the path and its methods. */
function routesOf(tree: string): string[] {
  const open: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const found = /^([│ ├└─]*)(\S.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!found) continue;
    const [, drawing = '', part = '', methods] = found;
    const depth = drawing.length / 4;
    open.splice(Math.max(0, depth - 1));
    open.push(part);
    for (const method of methods?.split(', ') ?? []) routes.push(`${method} ${open.join('')}`);
  }
  return routes;
}

describe.each(allEndpoints.map(({ endpoint }) => ({ title: keyOf(endpoint), endpoint })))('$title', ({ endpoint }) => {
  test('declares what it takes', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const properties = endpoint.params ? z.toJSONSchema(endpoint.params, { io: 'input' }).properties : {};
    expect(Object.keys(properties ?? {}).sort()).toEqual(inPath.sort());
    if (!isWrite(endpoint)) expect({ body: endpoint.body, upload: endpoint.upload }).toEqual({});
    expect(endpoint.body && endpoint.upload).toBeUndefined();
    for (const code of endpoint.problems ?? []) expect(problems).toHaveProperty(code);
    // what a share is looked for by
    const { scope, ...by } = endpoint.access.shared ?? {};
    if (scope) expect(inPath).toEqual(expect.arrayContaining(Object.values(by)));
  });
});
