// The only fetch of the web app: takes an endpoint of the contract, answers what its response schema says.
import type { Endpoint, Input, Output } from '@lantern/contract/endpoint';
import { isWrite, urlOf } from '@lantern/contract/endpoint';
import { pageHeader } from '@lantern/contract/page';
import { Problem, problemSchema } from '@lantern/contract/problem';
import * as z from 'zod/mini';
import { pageId } from './page-id.ts';
import { createSignal } from './signal.ts';

// The content security policy forbids code made from text, which zod would try.
z.config({ jitless: true });

/** No answer came: no connection, or none within the time. What was to be saved was perhaps not saved. */
export class NetworkError extends Error {
  readonly kind: 'offline' | 'timeout' | 'unreachable';

  constructor(kind: NetworkError['kind'], cause?: unknown) {
    super(kind, { cause });
    this.name = 'NetworkError';
    this.kind = kind;
  }
}

/** The server no longer knows the caller. */
export const sessionLost = createSignal();

/** The server has taken something; what is sent in another way than by `call` (files) says so itself. */
export const written = createSignal();

/** Milliseconds before a call is given up. */
const timeout = 30_000;

export type CallOptions = {
  /** Gives the question up: only what changes nothing takes one, also where it asks with POST. */
  signal?: AbortSignal;
  /** Bytes for an endpoint that takes an upload. */
  upload?: Blob;
  /** The file of an endpoint that takes a form: it is sent as a form, since a form made into bytes loses its boundary. */
  file?: Blob;
  timeout?: number;
  /** Goes on when the page closes: for what is small and shown before the server has it. */
  keepalive?: boolean;
};

/** Only an endpoint that takes a form gets a file, and only one that takes an upload gets bytes. */
type OptionsOf<E extends Endpoint> = CallOptions &
  (E extends { readonly form: object } ? unknown : { file?: never }) &
  (E extends { readonly upload: object } ? unknown : { upload?: never });

export function callHeaders(): Record<string, string> {
  return {
    Accept: 'application/json, application/problem+json',
    'Accept-Language': document.documentElement.lang,
    [pageHeader]: pageId,
  };
}

export async function call<E extends Endpoint>(
  to: E,
  input: Input<E>,
  options: OptionsOf<E> = {} as OptionsOf<E>,
): Promise<Output<E>> {
  const text = await ask(to, input, options, (response) => response.text());
  if (typeof to.response === 'string') return undefined as Output<E>;
  return z.parse(to.response, parseJson(text)) as Output<E>;
}

type FileEndpoint = Endpoint & { readonly response: 'file' };

type FileOptions = CallOptions & { onProgress?: (received: number) => void };

/** The bytes of an endpoint that answers a file; `onProgress` hears how many have come. */
export function fetchFile<E extends FileEndpoint>(to: E, input: Input<E>, options: FileOptions = {}): Promise<Blob> {
  const { onProgress } = options;
  const read = (response: Response) => (onProgress ? readParts(response, onProgress) : response.blob());
  return ask(to, input, { ...options, accept: '*/*' }, read);
}

async function readParts(response: Response, onProgress: (received: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    received += part.value.byteLength;
    onProgress(received);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
}

/**
 * What stands under every kind of call: asks, hands a good answer to `read`, and throws what anything else means. It does not
 * look at `to.response`, whose schema is made when somebody does (build/calls-only.ts).
 */
export async function ask<T>(
  to: Endpoint,
  input: unknown,
  options: CallOptions & { accept?: string },
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const headers = callHeaders();
  if (options.accept) headers.Accept = options.accept;
  let payload: BodyInit | undefined;
  if (options.file) {
    // the browser names the type, with its boundary
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) form.append(name, value);
    form.append('file', options.file);
    payload = form;
  } else if (options.upload) {
    headers['Content-Type'] = options.upload.type;
    payload = options.upload;
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    payload = JSON.stringify(body);
  }

  const deadline = AbortSignal.timeout(options.timeout ?? timeout);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const url = urlOf(to, params as Record<string, unknown>, query as Record<string, unknown>);
  let response: Response;
  let refusal: string;
  try {
    const { keepalive = false } = options;
    response = await fetch(url, {
      method: to.method,
      headers,
      body: payload,
      credentials: 'same-origin',
      signal,
      keepalive,
    });
    if (response.ok) {
      if (isWrite(to) && !options.signal) written.emit();
      return await read(response);
    }
    refusal = await response.text();
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    if (deadline.aborted) throw new NetworkError('timeout', cause);
    throw new NetworkError(navigator.onLine ? 'unreachable' : 'offline', cause);
  }
  throw problemOf(response.status, response.headers.get('Retry-After'), refusal);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A proxy in between can answer without a problem body: then the status is all that is known. */
export function problemOf(status: number, wait: string | null, text: string): Problem | NetworkError {
  const body = z.safeParse(problemSchema, parseJson(text));
  const retryAfter = Number(wait) || undefined;
  if (body.success) {
    const { code, detail, fields, extra } = body.data;
    if (code === 'unauthenticated') sessionLost.emit();
    return new Problem(code, { detail, fields, extra, retryAfter });
  }
  if (status === 404) return new Problem('not_found');
  if (status === 413) return new Problem('payload_too_large');
  if (status === 429) return new Problem('too_many_requests', { retryAfter });
  if (status >= 502 && status <= 504) return new NetworkError('unreachable');
  return new Problem('internal');
}
