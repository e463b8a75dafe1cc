// Every endpoint of the product, for the server's mount check, OpenAPI and the role matrix. The browser imports features singly.
import * as accounts from './accounts.ts';
import * as activities from './activities.ts';
import * as admin from './admin.ts';
import * as dashboard from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import * as essays from './essays.ts';
import * as guests from './guests.ts';
import * as house from './house.ts';
import * as profile from './profile.ts';

const features = { accounts, activities, admin, dashboard, essays, guests, house, profile };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

export type NamedEndpoint = { feature: string; name: string; endpoint: Endpoint };

export const allEndpoints: readonly NamedEndpoint[] = Object.entries(features).flatMap(([feature, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ feature, name, endpoint: value }] : [])),
);
