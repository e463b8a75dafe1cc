// Uploads that go on where they were cut off, by the tus protocol (tus.io, version 1.0.0) and its own server library.

import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { days } from '@lantern/contract/durations';
import { Problem, type ProblemCode } from '@lantern/contract/problem';
import { Metadata, Server as TusServer } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#feature/caller.ts';
import { requireDiskRoom } from '#ports/files/disk-room.ts';
import { serializeByKey } from '#runtime/serialize-by-key.ts';
import { earlyHeaders } from './headers.ts';
import { isBrokenOff, problemOf } from './problems.ts';
import { PieceStore } from './resumable-pieces.ts';

/** Unfinished uploads are thrown away after this time. */
const expiresMs = days(1);
/** Whose upload it is, and which. */
const uploadId = /^([0-9a-f-]{36})_([0-9a-f-]{36})$/;

/** What tus itself refuses, by its status. */
const codes: Record<number, ProblemCode> = {
  400: 'invalid_request',
  403: 'forbidden',
  404: 'not_found',
  409: 'stale_revision',
  410: 'not_found',
  412: 'invalid_request',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  423: 'busy',
};

export type PieceUpload = {
  id: string;
  /** What its sender says of it. */
  metadata: Record<string, string>;
};

export type ResumableOptions = {
  /** path of the calls, without a slash at its end */
  path: string;
  folder: string;
  maxBytes: number;
  /** Refuses, before the first byte, what can be known by then; notes the upload. */
  begin: (caller: Caller, upload: PieceUpload & { size: number }) => Promise<void>;
  /** Refuses by the first bytes. */
  look: (start: Uint8Array) => void;
  /**
   * Takes the whole file; its answer goes back to the sender. It may be asked again: by an empty piece at the end, after
   * a refusal that passes or a death of the server.
   */
  finish: (caller: Caller, upload: PieceUpload, bytes: AsyncIterable<Uint8Array>) => Promise<unknown>;
  /** Forgets the upload: its bytes are gone. */
  forgotten: Forgotten;
};

export type Resumable = {
  handle: (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

type Forgotten = (userId: string, id: string) => Promise<void>;

function openPieces(folder: string, look: (start: Uint8Array) => void, forgotten: Forgotten): PieceStore {
  return new PieceStore(folder, expiresMs, {
    look,
    async gone(name) {
      const [, userId, id] = uploadId.exec(name) ?? [];
      if (userId && id) await forgotten(userId, id);
    },
  });
}

/** Removes uploads that nobody went on with. */
export async function sweepUploads(folder: string, forgotten: Forgotten): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await openPieces(folder, () => {}, forgotten).deleteExpired();
}

/** Removes what a person has begun. */
export async function forgetUploads(folder: string, userId: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[]))
    if (name.startsWith(`${userId}_`)) await rm(join(folder, name), { force: true });
}

type Refusal = { status_code: number; body: string };

/** The library's server, which refuses in problems: its own refusals are plain words. */
class ProblemServer extends TusServer {
  readonly #asBody: (error: unknown) => Refusal;

  constructor(asBody: (error: unknown) => Refusal, options: ConstructorParameters<typeof TusServer>[0]) {
    super(options);
    this.#asBody = asBody;
  }

  override async write(
    ...[context, headers, status, body = '']: Parameters<TusServer['write']>
  ): ReturnType<TusServer['write']> {
    const isProblem = body.startsWith('{');
    const code = codes[status];
    if (status < 400 || (!isProblem && !code)) return await super.write(context, headers, status, body);
    const refusal = code && !isProblem ? this.#asBody(new Problem(code)) : { status_code: status, body };
    headers.set('Content-Type', 'application/problem+json');
    return await super.write(context, headers, refusal.status_code, refusal.body);
  }
}

/** Bodies of chunks are read by the protocol's library, not by ours. */
export function acceptChunks(app: FastifyInstance): void {
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
}

export function resumableUploads(options: ResumableOptions): Resumable {
  const { path, folder, maxBytes, begin, look, finish, forgotten } = options;
  const callers = new AsyncLocalStorage<{ caller: Caller; request: FastifyRequest; reply: FastifyReply }>();
  const current = () => {
    const call = callers.getStore();
    if (!call) throw new Error('an upload without a caller');
    return call;
  };
  const asBody = (error: unknown) => {
    const { request, reply } = current();
    const { status, body, retryAfter } = problemOf(error, request.id);
    if (status >= 500 && !isBrokenOff(request)) request.log.error({ err: error }, 'upload failed');
    if (retryAfter !== undefined) reply.raw.setHeader('retry-after', Math.ceil(retryAfter));
    return { status_code: status, body: JSON.stringify(body) };
  };
  const store = openPieces(folder, look, forgotten);
  /** The library lets several requests be at the end of one upload at once. */
  const serialize = serializeByKey();
  const server = new ProblemServer(asBody, {
    path,
    datastore: store,
    maxSize: maxBytes,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => `${current().caller.id}_${crypto.randomUUID()}`,
    // the one that `handle` has checked: the library would take it from behind a question mark too
    getFileIdFromRequest: () => (current().request.params as { id?: string }).id,
    async onUploadCreate(_request, { id, size = 0, metadata = {} }) {
      try {
        await requireDiskRoom(folder, size);
        await begin(current().caller, { id: idOf(id), size, metadata: said(metadata) });
        return {};
      } catch (error) {
        throw asBody(error);
      }
    },
    async onUploadFinish(request, { id, metadata = {} }) {
      // a name that was taken at the end is put right without sending the file again
      const corrected = request.headers.get('upload-metadata');
      const upload = { id: idOf(id), metadata: said(corrected ? Metadata.parse(corrected) : metadata) };
      return await serialize(id, async () => {
        try {
          const answer = await finish(current().caller, upload, store.bytesOf(id));
          await store.remove(id).catch(() => undefined);
          return { status_code: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(answer) };
        } catch (error) {
          if (isFinal(error, corrected !== null)) await store.remove(id).catch(() => undefined);
          throw asBody(error);
        }
      });
    },
    onResponseError: (_request, error) => ('body' in error ? error : asBody(error)),
  });

  return {
    async handle(caller, request, reply) {
      const { id } = request.params as { id?: string };
      // somebody else's upload does not exist
      if (id !== undefined && uploadId.exec(id)?.[1] !== caller.id) throw new Problem('not_found');
      requireProtocol(request);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (request.method === 'PATCH') await requireDiskRoom(folder, Number(request.headers['content-length'] ?? 0));
      reply.hijack();
      for (const [name, value] of Object.entries(earlyHeaders)) reply.raw.setHeader(name, value);
      reply.raw.setHeader('cache-control', 'no-store');
      await callers.run({ caller, request, reply }, () => server.handle(request.raw, reply.raw));
    },
  };
}

const wholeNumber = /^(?:0|[1-9]\d{0,15})$/;
const protocolHeaders: readonly (readonly [name: string, isRight: (value: string) => boolean])[] = [
  ['tus-resumable', (value) => value === '1.0.0'],
  ['upload-length', (value) => wholeNumber.test(value)],
  ['upload-offset', (value) => wholeNumber.test(value)],
  ['upload-metadata', isMetadata],
  // extensions that are not on offer
  ['upload-defer-length', () => false],
  ['upload-concat', () => false],
  // an answer's header
  ['tus-version', () => false],
];

/** Refuses here what the library would refuse in words of its own, which are no problem's body. */
function requireProtocol({ raw }: FastifyRequest): void {
  // only a configured proxy is believed, and the library has no use for it
  delete raw.headers['x-forwarded-proto'];
  if (raw.headers['tus-resumable'] === undefined) throw Problem.field('tus-resumable', 'Write 1.0.0.');
  for (const [name, isRight] of protocolHeaders) {
    const value = raw.headers[name];
    if (value !== undefined && !isRight(String(value)))
      throw Problem.field(name, 'This is not as the protocol has it.');
  }
  if (raw.method === 'PATCH' && raw.headers['content-type'] !== 'application/offset+octet-stream')
    throw new Problem('unsupported_media_type');
}

/** Names and base64 values with commas between them, each name once. */
function isMetadata(value: string): boolean {
  const names = value.split(',').map((pair) => /^([!-+--~]+)(?: [A-Za-z0-9+/]*={0,2})?$/.exec(pair)?.[1]);
  return names.every((name) => name !== undefined && !(name in {})) && new Set(names).size === names.length;
}

const said = (metadata: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, value ?? '']));

const idOf = (name: string) => uploadId.exec(name)?.[2] ?? '';

/** Whether sending the same bytes again would be refused again; another name is no other bytes. */
function isFinal(error: unknown, wasCorrected: boolean): boolean {
  const { status, body } = problemOf(error, '');
  if (body.code === 'duplicate_file' || (wasCorrected && body.code === 'invalid_request')) return false;
  return status < 500 && status !== 429;
}
