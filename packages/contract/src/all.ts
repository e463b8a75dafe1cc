// Every endpoint of the product, for the server's mount check, OpenAPI and the role matrix. The browser imports features singly.
import * as accounts from './accounts.ts';
import * as activities from './activities.ts';
import * as admin from './admin.ts';
import * as dashboard from './dashboard.ts';
import * as documentsReview from './documents.review.ts';
import * as documentsSharing from './documents.sharing.ts';
import * as documents from './documents.ts';
import * as documentsUploads from './documents.uploads.ts';
import type { Endpoint } from './endpoint.ts';
import * as erasures from './erasures.ts';
import * as essaysBrainstorm from './essays.brainstorm.ts';
import * as essaysEvaluations from './essays.evaluations.ts';
import * as essaysLog from './essays.log.ts';
import * as essaysPrompts from './essays.prompts.ts';
import * as essaysSearch from './essays.search.ts';
import * as essays from './essays.ts';
import * as essaysVersions from './essays.versions.ts';
import * as exportsOfStudents from './exports.ts';
import * as guests from './guests.ts';
import * as house from './house.ts';
import * as profile from './profile.ts';

const features: readonly (readonly [string, object])[] = [
  ['accounts', accounts],
  ['activities', activities],
  ['admin', admin],
  ['dashboard', dashboard],
  ['documents', documents],
  ['documents', documentsReview],
  ['documents', documentsSharing],
  ['documents', documentsUploads],
  ['erasures', erasures],
  ['essays', essays],
  ['essays', essaysBrainstorm],
  ['essays', essaysEvaluations],
  ['essays', essaysLog],
  ['essays', essaysPrompts],
  ['essays', essaysSearch],
  ['essays', essaysVersions],
  ['exports', exportsOfStudents],
  ['guests', guests],
  ['house', house],
  ['profile', profile],
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

export type NamedEndpoint = { feature: string; name: string; endpoint: Endpoint };

export const allEndpoints: readonly NamedEndpoint[] = features.flatMap(([feature, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ feature, name, endpoint: value }] : [])),
);
