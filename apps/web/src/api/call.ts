// The only fetch of the web app: takes an endpoint of the contract, answers what its response schema says.
import type { Endpoint, Input, Output } from '@lantern/contract/endpoint';
import { urlOf } from '@lantern/contract/endpoint';
import { Problem, problemSchema } from '@lantern/contract/problem';
import * as z from 'zod/mini';

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

let sessionLost = () => {};

/** Runs `listener` when the server no longer knows the caller. */
export function onSessionLost(listener: () => void) {
  sessionLost = listener;
}

/** Milliseconds before a call is given up. */
const patience = 30_000;

/** Bytes for an endpoint that takes an upload. */
export type CallOptions = { signal?: AbortSignal; upload?: Blob; timeout?: number };

export async function call<E extends Endpoint>(to: E, input: Input<E>, options: CallOptions = {}): Promise<Output<E>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const headers: Record<string, string> = {
    Accept: 'application/json, application/problem+json',
    'Accept-Language': document.documentElement.lang,
  };
  let payload: BodyInit | undefined;
  if (options.upload) {
    headers['Content-Type'] = options.upload.type;
    payload = options.upload;
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    payload = JSON.stringify(body);
  }

  const deadline = AbortSignal.timeout(options.timeout ?? patience);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const url = urlOf(to, params as Record<string, unknown>, query as Record<string, unknown>);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { method: to.method, headers, body: payload, credentials: 'same-origin', signal });
    text = await response.text();
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    if (deadline.aborted) throw new NetworkError('timeout', cause);
    throw new NetworkError(navigator.onLine ? 'unreachable' : 'offline', cause);
  }
  if (!response.ok) throw problemOf(response, text);
  if (typeof to.response === 'string') return undefined as Output<E>;
  return z.parse(to.response, parseJson(text)) as Output<E>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A proxy in between can answer without a problem body: then the status is all that is known. */
function problemOf(response: Response, text: string): Problem | NetworkError {
  const body = z.safeParse(problemSchema, parseJson(text));
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  if (body.success) {
    const { code, detail, fields, extra } = body.data;
    if (code === 'unauthenticated') sessionLost();
    return new Problem(code, { detail, fields, extra, retryAfter });
  }
  if (response.status === 404) return new Problem('not_found');
  if (response.status === 413) return new Problem('payload_too_large');
  if (response.status === 429) return new Problem('too_many_requests', { retryAfter });
  if (response.status >= 502 && response.status <= 504) return new NetworkError('unreachable');
  return new Problem('internal');
}
