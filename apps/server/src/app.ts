import { Problem } from '@lantern/contract/problem';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Parts } from './feature/feature.ts';
import { identifyBy } from './features/accounts/accounts.identify.ts';
import { acceptForms } from './http/form.ts';
import { earlyHeaders, sendSecurityHeaders, transportHeaders } from './http/headers.ts';
import { acceptJson } from './http/json-body.ts';
import { logOptions } from './http/log.ts';
import { isOwnOrigin } from './http/origin.ts';
import { answerProblems, answerUnreadable, sendProblem } from './http/problems.ts';
import { keepRefusals } from './http/refusals.ts';
import { discardRefusedBodies } from './http/refused-bodies.ts';
import { acceptChunks } from './http/resumable.ts';
import type { Served } from './http/serve.ts';
import { type Site, serveSite } from './http/static.ts';
import { countUnderWay } from './http/under-way.ts';
import { readTranslations } from './runtime/translations.ts';

const jsonLimit = 1024 * 1024;

export type App = { app: FastifyInstance; mounted: Served['mounted'] };

/** The HTTP server: what holds for every call, the calls of every feature, and the pages. */
export function buildApp(parts: Parts, site: Site | undefined): App {
  readTranslations();
  const { config, ports, auth, features } = parts;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const early = { ...earlyHeaders, ...transportHeaders(https) };
  const app = fastify({
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: jsonLimit,
    // Node's defaults let one slow header hold a connection for minutes; five minutes let 10 MB through at 300 kbps
    http: { headersTimeout: 10_000, requestTimeout: 300_000, connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // a proxy sends on connections that it has: what comes while this process stops is answered, and is the last there
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply.headers(early), error),
    clientErrorHandler: answerUnreadable(early),
    // the name that programs call it by; see docs/api.md for what it promises
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/api\/v1\//, '/api/'),
    genReqId: () => crypto.randomUUID(),
    ...logOptions(config.logLevel),
  });
  app.decorateRequest('caller', undefined);
  keepRefusals(app);
  app.decorate('answerUnknownCall', (request, reply) =>
    sendProblem(request, reply, unknownCall(app, request.method, request.url)),
  );
  // only JSON is a body, unless an endpoint takes uploads: their types are parsed as bytes and checked there
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(/^(image\/|application\/pdf)/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  acceptJson(app);
  acceptForms(app);
  acceptChunks(app);
  answerProblems(app);
  discardRefusedBodies(app);
  sendSecurityHeaders(app, { pagePolicy: site?.contentSecurityPolicy, https });

  const served: Served = {
    app,
    database: ports.database,
    identify: identifyBy(auth, ports.database, config.publicUrl),
    ownOrigin: (request) => isOwnOrigin(request, config.publicUrl),
    underWay: countUnderWay((refused) => app.log.warn({ refused }, 'too much to do at once: calls are refused')),
    mounted: new Set(),
  };
  for (const feature of features) feature.routes?.(served, parts);

  if (site) serveSite(app, site);
  else app.setNotFoundHandler((request, reply) => app.answerUnknownCall(request, reply));
  return { app, mounted: served.mounted };
}

/** A number trusts that many proxies, counted from the socket. */
function trustedHops(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

function unknownCall(app: FastifyInstance, method: string, url: string): Problem {
  const path = url.split('?')[0] ?? '';
  const known = methods.some((other) => other !== method && app.findRoute({ method: other, url: path }) !== null);
  return new Problem(known ? 'method_not_allowed' : 'not_found');
}

declare module 'fastify' {
  interface FastifyInstance {
    answerUnknownCall: (
      request: import('fastify').FastifyRequest,
      reply: import('fastify').FastifyReply,
    ) => import('fastify').FastifyReply;
  }
}
