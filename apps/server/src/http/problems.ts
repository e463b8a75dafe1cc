// The one place where an error becomes an answer.
import type { Socket } from 'node:net';
import { Problem, type ProblemBody, type ProblemCode, problems } from '@lantern/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, isRefusedValue, isUnavailable } from '#database/database.ts';
import { FilesFull, FilesUnavailable } from '#ports/files/files.ts';
import { noteRefusal } from './refusals.ts';
import { TooMuchAtWork } from './under-way.ts';

/** What Fastify itself refuses, by its error code. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_PROTO_VIOLATION: 'invalid_request',
  FST_MP_PREMATURE_CLOSE: 'invalid_request',
  FST_INVALID_JSON_FIELD_ERROR: 'invalid_request',
};

const filesAway = 'Lantern cannot reach its file storage right now. Please try again in a moment.';

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDiskFull(error) || error instanceof FilesFull) return new Problem('storage_full');
  if (error instanceof FilesUnavailable) return new Problem('unavailable', { detail: filesAway, retryAfter: 5 });
  if (isUnavailable(error)) return new Problem('unavailable', { retryAfter: 2 });
  if (isRefusedValue(error)) return new Problem('invalid_request');
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known) return new Problem(known);
  // secure-json-parse, better-auth (a session that ended meanwhile) and others that carry only a status
  if (statusCode === 400) return new Problem('invalid_json');
  if (statusCode === 401) return new Problem('unauthenticated');
  if (statusCode === 413) return new Problem('payload_too_large');
  if (statusCode === 415) return new Problem('unsupported_media_type');
  return new Problem('internal');
}

function problemBody(problem: Problem, requestId: string): ProblemBody {
  return {
    type: `/api/docs#${problem.code}`,
    status: problem.status,
    code: problem.code,
    title: problems[problem.code].title,
    detail: problem.message,
    ...(problem.fields && { fields: problem.fields }),
    ...(problem.extra !== undefined && { extra: problem.extra }),
    requestId,
  };
}

/** An error as status and body, for answers that do not go through fastify. */
export function problemOf(
  error: unknown,
  requestId: string,
): { status: number; body: ProblemBody; retryAfter: number | undefined } {
  const problem = asProblem(error);
  return { status: problem.status, body: problemBody(problem, requestId), retryAfter: problem.retryAfter };
}

/** The sender has gone in the middle of what they sent: networks do that, and nobody is there to be answered. */
export function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const problem = asProblem(error);
  if (problem.status >= 500 && !(error instanceof TooMuchAtWork) && !isBrokenOff(request))
    request.log.error({ err: error }, 'request failed');
  // our schemas let something through that they should have named
  else if (isRefusedValue(error)) request.log.warn({ err: error }, 'the database refused a value');
  else noteRefusal(request, problem);
  if (problem.retryAfter !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfter));
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem, request.id)));
}

export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
}

/** For an answer to arrive before the connection goes: closing with bytes unread takes it along. */
const lastMilliseconds = 1_000;

/**
 * Answers what is no HTTP request at all: the parser gave up, so there are neither routes nor replies yet. The connection
 * goes soon after, whether or not the other side closes its half: each one that stays is a descriptor less.
 * `fixed`: the headers of every answer.
 */
export const answerUnreadable = (fixed: Record<string, string>) => (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const problem = isTooLarge
    ? new Problem('payload_too_large', { detail: 'The headers of this request are too large.' })
    : new Problem('invalid_json', { detail: 'The server could not read this request.' });
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const body = isLate ? '' : JSON.stringify(problemBody(problem, crypto.randomUUID()));
  const status = isLate ? '408 Request Timeout' : isTooLarge ? '413 Content Too Large' : '400 Bad Request';
  const headers = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Cache-Control: no-store',
    ...Object.entries(fixed).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (!socket.writable) return void socket.destroy();
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), lastMilliseconds);
  socket.once('close', () => clearTimeout(timer));
};
