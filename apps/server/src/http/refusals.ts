// Refused calls, for finding attacks in the log: who, which call, why. One line each, of which a crowd
// gets no more than so many a minute, so that nobody fills the disk by being refused.
import type { Problem, ProblemCode } from '@lantern/contract/problem';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** What a control said no to: who may, from where, how often, with what secret, with which input. */
const reasons: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unauthenticated',
  'forbidden',
  'second_factor_needed',
  'account_suspended',
  'wrong_origin',
  'too_many_requests',
  'invalid_credentials',
  'invalid_code',
  'invalid_token',
  'wrong_password',
  'invalid_request',
  'invalid_json',
  'payload_too_large',
  'unsupported_media_type',
  'method_not_allowed',
]);

export const linesPerMinute = 60;
const minuteMs = 60_000;

type Log = Pick<FastifyBaseLogger, 'warn'>;
/** The account's id, and the address as the contract writes it: neither holds a name, a secret or a text. */
type Refused = { code: ProblemCode; call: string; account: string | undefined };

export type Refusals = (log: Log, refused: Refused) => void;

/** Writes refusals, and of those that were too many for one minute their number when the next one comes. */
export function noteRefusals(now: () => number = Date.now): Refusals {
  let minute = 0;
  let lines = 0;
  return (log, refused) => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) {
      if (lines > linesPerMinute) log.warn({ more: lines - linesPerMinute }, 'refused, and not written one by one');
      minute = current;
      lines = 0;
    }
    lines += 1;
    if (lines <= linesPerMinute) log.warn(refused, 'refused');
  };
}

/** What belongs to somebody else answers as if it were not there: `not_found` may be such a try. */
const namesOne = (request: FastifyRequest) => request.routeOptions.url?.includes(':') ?? false;

export function noteRefusal(request: FastifyRequest, { code }: Problem): void {
  if (!reasons.has(code) && !(code === 'not_found' && namesOne(request))) return;
  request.server.refusals(request.log, {
    code,
    call: `${request.method} ${request.routeOptions.url ?? '…'}`,
    account: request.caller?.id,
  });
}

export function keepRefusals(app: FastifyInstance): void {
  app.decorate('refusals', noteRefusals());
}

declare module 'fastify' {
  interface FastifyInstance {
    refusals: Refusals;
  }
}
