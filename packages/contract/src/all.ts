// Every endpoint of the product, for the server's mount check, OpenAPI and the role matrix. The browser imports features singly.
import type { Endpoint } from './endpoint.ts';
import * as files from './features.ts';
import { nameOfCall } from './record-declaration.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint =>
  isObject(value) && 'method' in value && 'path' in value && 'access' in value;

/** The calls of records; see record.ts. */
type Group = { noun: { one: string; many: string } };
const isGroup = (value: unknown): value is Group => isObject(value) && 'noun' in value && 'record' in value;

export type NamedEndpoint = { feature: string; name: string; endpoint: Endpoint };

function endpointsIn(exported: object): [name: string, endpoint: Endpoint][] {
  const single = Object.entries(exported).filter(([, value]) => isEndpoint(value));
  const grouped = Object.values(exported)
    .filter(isGroup)
    .flatMap((group) => Object.entries(group).map(([call, value]) => [nameOfCall(call, group.noun), value] as const));
  // a call of a group may be exported by its name too
  return [...new Map([...single, ...grouped])].filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
}

export const allEndpoints: readonly NamedEndpoint[] = Object.entries(files).flatMap(([file, exported]) =>
  endpointsIn(exported).map(([name, endpoint]) => ({ feature: file.split('.')[0] ?? file, name, endpoint })),
);
