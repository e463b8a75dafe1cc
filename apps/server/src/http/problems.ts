// The one place where an error becomes an answer.
import { Problem, type ProblemBody, type ProblemCode, problems } from '@lantern/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, isUnavailable } from '#database/database.ts';

/** What Fastify itself refuses, by its error code. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
};

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDiskFull(error)) return new Problem('storage_full');
  if (isUnavailable(error)) return new Problem('unavailable', { retryAfter: 2 });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known) return new Problem(known);
  // secure-json-parse and other client errors that carry only a status
  if (statusCode === 400) return new Problem('invalid_json');
  if (statusCode === 413) return new Problem('payload_too_large');
  if (statusCode === 415) return new Problem('unsupported_media_type');
  return new Problem('internal');
}

export function problemBody(problem: Problem, requestId: string): ProblemBody {
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

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const problem = asProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
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
