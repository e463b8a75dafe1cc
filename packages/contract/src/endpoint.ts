import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ProblemCode } from './problem.ts';

type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD';

/** A body that is bytes and not JSON: its allowed content types and its limit in bytes. */
export type Upload = { readonly types: readonly string[]; readonly maxBytes: number };

/**
 * A call, as data: the server mounts it with `serve`, the browser makes it with `call`, OpenAPI describes it.
 * Path parameters are written `{name}` and must each appear in `params`.
 */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly upload?: Upload;
  /** A multipart form: `body` is its text fields, and one part named `file` holds at most so many bytes. */
  readonly form?: { readonly maxBytes: number };
  /**
   * A schema; or 'file' (bytes with their own content type), 'events' (server-sent events), 'redirect';
   * or 'tus' (a resumable upload: its own protocol answers, https://tus.io).
   */
  readonly response: Schema | 'file' | 'events' | 'redirect' | 'tus';
  /** The answer holds a code, a key or a link that lets somebody in: it is sent as it is, never compressed. */
  readonly holdsSecret?: true;
  /** The same long answer for everybody: compressed once, as small as it goes. */
  readonly isShared?: true;
  /** Answered however much the server has to do. */
  readonly neverBusy?: true;
  /** Problems beyond those that any endpoint with this access and input can answer. */
  readonly problems?: readonly ProblemCode[];
};

/** Declares an endpoint; keeps the exact types of its schemas. Unused declarations drop out of the browser's bundle. */
/*@__NO_SIDE_EFFECTS__*/
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends Schema }
  ? { [P in K]: z.infer<S> }
  : unknown;
type PartIn<E, K extends string> = E extends { readonly [P in K]: infer S extends Schema }
  ? { [P in K]: z.input<S> }
  : unknown;

/** What a handler receives after parsing. */
export type Parsed<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;
/** What a caller gives. */
export type Input<E extends Endpoint> = PartIn<E, 'params'> & PartIn<E, 'query'> & PartIn<E, 'body'>;
/** What a handler returns and a caller gets. */
export type Output<E extends Endpoint> = E['response'] extends Schema ? z.infer<E['response']> : undefined;

/** Whether a call changes something; browsers name their origin with those alone. */
export const isWrite = ({ method }: Endpoint) => method !== 'GET' && method !== 'HEAD';

/** A call and its address in one word: 'POST /api/admin/rates'. */
export const nameOfEndpoint = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * Whether an administrator who calls it leaves a line in the log of what administrators did: it is not for students too,
 * and it changes something, answers with what lets somebody in, or opens a file.
 */
export const isAdminAct = (e: Endpoint) =>
  e.access.roles !== 'anyone' &&
  e.access.roles.includes('admin') &&
  !e.access.roles.includes('student') &&
  (isWrite(e) || e.holdsSecret === true || e.response === 'file');

/** Fills `{name}` parts of a path and appends the query string. Arrays repeat their key. */
export function urlOf(e: Endpoint, params?: Record<string, unknown>, query?: Record<string, unknown>): string {
  const path = e.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) search.append(key, String(item));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
