import type { Access } from '@lantern/contract/access';
import { type Endpoint, isWrite, type Output, type Parsed } from '@lantern/contract/endpoint';
import { pageHeader } from '@lantern/contract/page';
import { Problem } from '@lantern/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { networkOf } from '#database/throttles.networks.ts';
import type { Caller } from '#feature/caller.ts';
import { onBehalfOf } from '#runtime/on-behalf.ts';
import { forPage } from '#runtime/request-page.ts';
import { noteAct } from './admin-acts.ts';
import { bearerOf } from './bearer.ts';
import { sendJson } from './compress.ts';
import { receiveForm } from './form.ts';
import { type SentFile, sendFile } from './send-file.ts';
import { checkRole, hasDuty, type Identify, reachableOwners } from './session.ts';
import type { UnderWay } from './under-way.ts';

/** Facts about the server that every route needs; made once in app.ts. */
export type Served = {
  app: FastifyInstance;
  database: Database;
  identify: Identify;
  /** True when the browser's Origin header names this installation. */
  ownOrigin: (request: FastifyRequest) => boolean;
  underWay: UnderWay;
  /** Every endpoint mounted so far, for the system tests. */
  mounted: Set<Endpoint>;
};

type CallerOf<A extends Access> = A['roles'] extends 'anyone' ? Caller | undefined : Caller;

export type Call<E extends Endpoint> = Parsed<E> & {
  caller: CallerOf<E['access']>;
  /** Ids of accounts whose rows this call may reach; belongs into the `where` of every query. */
  owners: string[];
  /**
   * Says which account, or what else, an act of an administrator is about, where the call itself does not name them.
   */
  concerns: (userId: string | null | undefined) => void;
  /** The bytes of an upload. */
  bytes: Uint8Array;
  /** Of an endpoint with a form: hands its file to `keep` while it arrives, and answers its fields, parsed. */
  receive: <T>(keep: (bytes: AsyncIterable<Uint8Array>) => Promise<T>) => Promise<Parsed<E> & { kept: T }>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Answer<E extends Endpoint> = E['response'] extends 'file'
  ? SentFile
  : E['response'] extends string
    ? unknown
    : Output<E>;

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** A megabyte of unknown fields is not answered with a megabyte of complaints. */
const fieldsMax = 50;
const nameMax = 200;

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || '(body)'];
    const message = issue.code === 'unrecognized_keys' ? 'This field is not known here.' : issue.message;
    for (const name of names) {
      if (fields.size === fieldsMax) break;
      if (!fields.has(name)) fields.set(name.slice(0, nameMax), message);
    }
  }
  return Object.fromEntries(fields);
}

export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Problem('invalid_request', { fields: fieldsOf(parsed.error) });
}

/** The session that a request says it belongs to, true or not. */
const sessionOf = ({ headers }: FastifyRequest) => /session_token=([^;]{1,200})/.exec(headers.cookie ?? '')?.[1];

/**
 * Mounts an endpoint: origin, then role, then input, then the handler, then the log of what administrators did, then
 * its answer through the response schema, so that nothing undeclared leaves.
 */
export function serve<E extends Endpoint>(served: Served, endpoint: E, handler: Handler<E>): void {
  const { app, mounted } = served;
  if (mounted.has(endpoint)) throw new Error(`${endpoint.method} ${endpoint.path} is mounted twice`);
  mounted.add(endpoint);
  // what takes as long as the sender or the reader does is no work of ours
  const isOursAlone = typeof endpoint.response !== 'string' && !endpoint.form;

  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    // HEAD on event streams and files would run the handler for nothing
    exposeHeadRoute: false,
    ...(endpoint.upload && { bodyLimit: endpoint.upload.maxBytes }),
    onRequest: async (request, reply) => {
      // identity, role and origin come before the body is read, so that a stranger cannot make the server parse
      reply.header('cache-control', 'no-store');
      if (!endpoint.neverBusy) served.underWay.admit();
      if (isWrite(endpoint) && bearerOf(request) === undefined && !served.ownOrigin(request))
        throw new Problem('wrong_origin');
      request.caller = await begin(request, () => served.identify(request, reply));
      checkRole(endpoint, request.caller);
    },
    handler: (request, reply) =>
      forPage(request.headers[pageHeader], () => begin(request, () => answer(request, reply), isOursAlone)),
  });

  /** Work of a request, on behalf of whoever made it, in their turn. */
  async function begin<T>(request: FastifyRequest, work: () => Promise<T>, isCounted = true): Promise<T> {
    const { underWay } = served;
    const [account, network] = [request.caller?.id, networkOf(request.ip)];
    // whoever watches over the server comes without a session and is told at once
    if (endpoint.neverBusy && !request.headers.cookie) return await onBehalfOf({ account, network }, work);
    // before it is known whose a session is, its own word stands for it: a school, or a whole town, can share one address
    const session = sessionOf(request) ?? network;
    const inTurn = () =>
      underWay.inTurn((onWait) => onBehalfOf({ account, network, onWait }, work), account ?? session);
    return await onBehalfOf({ account, network }, () =>
      isCounted && !endpoint.neverBusy
        ? underWay.during(inTurn, { network, ones: account ? [session, account] : [session] })
        : inTurn(),
    );
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { caller } = request;
    const params = endpoint.params && parse(endpoint.params, request.params);
    const query = endpoint.query && parse(endpoint.query, request.query);
    let concerned: string | null | undefined;
    const call = {
      caller,
      owners: caller ? await reachableOwners(served.database, endpoint.access, caller, params as never) : [],
      concerns: (userId: string | null | undefined) => {
        concerned = userId;
      },
      request,
      reply,
      params,
      query,
      body: endpoint.body && !endpoint.form ? parse(endpoint.body, jsonOf(request)) : undefined,
      receive: async (keep: (bytes: AsyncIterable<Uint8Array>) => Promise<unknown>) => {
        const { fields, kept } = await receiveForm(request, keep);
        return { body: endpoint.body && parse(endpoint.body, fields), kept };
      },
      bytes: endpoint.upload ? uploaded(request, endpoint.upload.types) : new Uint8Array(),
    };
    const answered = await handler(call as unknown as Call<E>);
    if (caller && (caller.role === 'admin' || hasDuty(endpoint.access, caller)))
      await noteAct({ database: served.database, log: request.log }, endpoint, caller, { ...call, concerned });
    // the protocol's library has answered
    if (endpoint.response === 'tus') return reply;
    if (endpoint.response === 'file') return sendFile(reply, answered as SentFile);
    if (typeof endpoint.response === 'string') return answered;
    return sendJson(request, reply, JSON.stringify(endpoint.response.parse(answered)), endpoint);
  }
}

function jsonOf(request: FastifyRequest): unknown {
  if (request.isMultipart()) throw new Problem('unsupported_media_type');
  return request.body;
}

function uploaded(request: FastifyRequest, types: readonly string[]): Uint8Array {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new Problem('unsupported_media_type');
  if (!(request.body instanceof Uint8Array) || request.body.byteLength === 0)
    throw Problem.field('(body)', 'The file is empty.');
  return request.body;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}
