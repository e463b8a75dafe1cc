// The contract, described: as OpenAPI 3.1 and as a page to read. Schemas are zod's own JSON Schema; what stands around them
// comes from access rules, problems and kinds of answers that only our contract knows, so no generator is used.
// Both take a second of work for all calls together, so they are made when somebody first asks, and let others in between.

import { setImmediate as whatWaits } from 'node:timers/promises';
import type { Access } from '@lantern/contract/access';
import { tokenAreaOf } from '@lantern/contract/access-token-areas';
import { allEndpoints, type NamedEndpoint } from '@lantern/contract/all';
import { type Endpoint, isWrite } from '@lantern/contract/endpoint';
import { type ProblemCode, problemSchema, problems } from '@lantern/contract/problem';
import * as z from 'zod/mini';
import { ownVersion } from '#runtime/version.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;

/** Every problem that an endpoint can answer: its own and those that its access and input bring. */
function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const codes = new Set<ProblemCode>(['internal', 'unavailable', ...(endpoint.problems ?? [])]);
  if (!endpoint.neverBusy) codes.add('busy');
  if (endpoint.access.roles !== 'anyone') codes.add('unauthenticated');
  if (endpoint.access.roles !== 'anyone' && endpoint.access.roles.length < 3) codes.add('forbidden');
  if (isWrite(endpoint)) codes.add('wrong_origin');
  if (endpoint.params || endpoint.query || endpoint.body || endpoint.upload) codes.add('invalid_request');
  if (endpoint.body)
    for (const code of ['invalid_json', 'payload_too_large', 'unsupported_media_type'] as const) codes.add(code);
  return [...codes];
}

/** The text fields of a form, and its file. */
function formSchema(fields: Json): Json {
  const { properties = {}, required = [] } = fields as { properties?: Json; required?: string[] };
  const file = { type: 'string', format: 'binary' };
  return { ...fields, properties: { ...properties, file }, required: [...required, 'file'] };
}

function accessText({ roles, shared }: Access): string {
  if (roles === 'anyone') return 'anyone';
  return roles.join(', ') + (shared ? ` (a mentor sees students who share: ${shared.scope})` : '');
}

/** Which access token opens a call. */
function tokenText(endpoint: Endpoint): string {
  const area = tokenAreaOf(endpoint);
  if (endpoint.access.roles === 'anyone') return '';
  if (!area) return ' No access token opens it.';
  return ` Access token: ${area}${isWrite(endpoint) ? ', with changes' : ''}.`;
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function operation({ feature, name, endpoint }: NamedEndpoint): Json {
  const content =
    typeof endpoint.response === 'string'
      ? { [endpoint.response === 'events' ? 'text/event-stream' : '*/*']: {} }
      : { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } };
  const byStatus = Map.groupBy(problemsOf(endpoint), (code) => problems[code].status);
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    description: `Who may call: ${accessText(endpoint.access)}.${tokenText(endpoint)}`,
    ...(endpoint.access.roles !== 'anyone' && {
      security: [{ session: [] }, ...(tokenAreaOf(endpoint) ? [{ token: [] }] : [])],
    }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: endpoint.form
          ? { 'multipart/form-data': { schema: formSchema(jsonSchema(endpoint.body, 'input')) } }
          : { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.upload && {
      requestBody: { required: true, content: Object.fromEntries(endpoint.upload.types.map((type) => [type, {}])) },
    }),
    responses: {
      [endpoint.response === 'redirect' ? 302 : 200]: { description: 'Done', content },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          {
            description: codes.map((code) => `${code}: ${problems[code].title}`).join(' '),
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

export async function openApi(): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const named of allEndpoints) {
    await whatWaits();
    const { path, method } = named.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(named) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lantern',
      version: ownVersion,
      license: { name: 'MIT' },
      description:
        'Programs call /api/v1 in place of /api, with an access token that its owner makes under Account. With a session, writes need an Origin header of this installation.',
    },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'lantern.session_token' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function fieldsTable(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  return `<h4>${title}</h4><pre>${escapeHtml(JSON.stringify(jsonSchema(schema, io), (key, value) => (key === '$schema' ? undefined : value), 1))}</pre>`;
}

function section({ name, endpoint }: NamedEndpoint): string {
  const response =
    typeof endpoint.response === 'string'
      ? `<p>Answers ${endpoint.response}.</p>`
      : fieldsTable('Answer', endpoint.response, 'output');
  return `<details id="${name}"><summary><b>${endpoint.method}</b> <code>${escapeHtml(endpoint.path)}</code> ${escapeHtml(endpoint.summary)}</summary>
<p>Who may call: ${escapeHtml(accessText(endpoint.access))}.${tokenText(endpoint)} Problems: ${problemsOf(endpoint)
    .map((code) => `<a href="#${code}">${code}</a>`)
    .join(', ')}.</p>
${fieldsTable('Path', endpoint.params, 'input')}${fieldsTable('Query', endpoint.query, 'input')}${fieldsTable('Body', endpoint.body, 'input')}${response}</details>`;
}

export const apiPageStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#14232a;background:#fbfaf7}
summary{cursor:pointer;padding:.5rem 0;overflow-wrap:anywhere}details{border-top:1px solid #e4e0d6}pre{overflow:auto;background:#f4f1ea;padding:.75rem;font-size:.875rem}a{color:#0b5d52}
table{border-collapse:collapse}td,th{text-align:start;padding:.25rem .75rem .25rem 0;vertical-align:top}`;

export async function apiPage(): Promise<string> {
  const byFeature = Map.groupBy(allEndpoints, ({ feature }) => feature);
  let features = '';
  for (const [feature, named] of byFeature) {
    await whatWaits();
    features += `<h2>${feature}</h2>${named.map(section).join('')}`;
  }
  const rows = Object.entries(problems)
    .map(
      ([code, { status, title }]) =>
        `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(title)}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lantern API</title><style>${apiPageStyle}</style></head><body>
<h1>Lantern API</h1><p>Every call of this installation. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. A program calls <code>/api/v1</code> in place of <code>/api</code> with an access token, which its owner makes under Account: <code>Authorization: Bearer lantern_…</code>. A session is the cookie that signing in sets; with it, calls that write need an <code>Origin</code> header of this installation.</p>
${features}<h2>Problems</h2><p>Every failure is <code>application/problem+json</code> (RFC 9457) with one of these codes.</p><table><tr><th>Status</th><th>Code</th><th>Meaning</th></tr>${rows}</table></body></html>`;
}
