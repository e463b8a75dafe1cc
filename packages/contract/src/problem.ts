import * as z from 'zod/mini';
import { accountProblems } from './accounts.problems.ts';
import { applicationProblems } from './applications.problems.ts';
import { bookingProblems } from './bookings.problems.ts';
import { callProblems } from './calls.problems.ts';
import { chatProblems } from './chat.problems.ts';
import { documentProblems } from './documents.problems.ts';
import { essayProblems } from './essays.problems.ts';
import { interviewProblems } from './interviews.problems.ts';
import { matchingProblems } from './matching.problems.ts';
import { notificationProblems } from './notifications.problems.ts';
import { peopleProblems } from './people.problems.ts';
import { shareProblems } from './shares.problems.ts';
import { webhookProblems } from './webhooks.problems.ts';

type Problems = Record<string, { status: number; title: string }>;

/**
 * Ways that any call can fail: the HTTP status and a plain sentence. The browser words them itself
 * (web/api/problem-words.ts), since it knows more: that what was typed stays on the device, for example.
 */
export const generalProblems = {
  invalid_json: { status: 400, title: 'The request body is not valid JSON.' },
  invalid_token: { status: 400, title: 'This link or code is not valid any more. Ask for a new one.' },
  invalid_request: { status: 422, title: 'Some values are missing or not valid.' },
  unauthenticated: { status: 401, title: 'Please log in to go on.' },
  forbidden: { status: 403, title: 'Your account may not do this.' },
  wrong_origin: { status: 403, title: 'This did not come from a Lantern page, so Lantern did not do it.' },
  not_found: { status: 404, title: 'There is nothing here, or you may not see it.' },
  method_not_allowed: { status: 405, title: 'This address does not answer to that method.' },
  email_taken: { status: 409, title: 'This email already has an account. Log in, or reset the password.' },
  stale_revision: { status: 409, title: 'This text was changed somewhere else. Both versions are kept.' },
  looked_after: { status: 409, title: 'Somebody else is working on this now.' },
  id_taken: { status: 409, title: 'This id is already in use.' },
  payload_too_large: { status: 413, title: 'This is larger than Lantern accepts.' },
  unsupported_media_type: { status: 415, title: 'This address does not accept that kind of content.' },
  too_many_requests: { status: 429, title: 'Too many tries. Wait a little and try again.' },
  internal: { status: 500, title: 'Something went wrong on our side. Your work is safe. Please try again.' },
  busy: { status: 503, title: 'Lantern is busy right now. Please try again in a moment.' },
  unavailable: { status: 503, title: 'Lantern cannot reach its data right now. Please try again in a moment.' },
  storage_full: {
    status: 507,
    title: 'The server has no space left to save this. Tell the people who run this Lantern.',
  },
} as const satisfies Problems;

/** Every way a call can fail. What belongs to one feature stands in its own file, and people read that sentence. */
export const problems = {
  ...generalProblems,
  ...accountProblems,
  ...documentProblems,
  ...essayProblems,
  ...matchingProblems,
  ...interviewProblems,
  ...bookingProblems,
  ...shareProblems,
  ...applicationProblems,
  ...chatProblems,
  ...callProblems,
  ...notificationProblems,
  ...peopleProblems,
  ...webhookProblems,
} as const satisfies Problems;

export type ProblemCode = keyof typeof problems;

const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457 body of every answer that is not a success. `fields` maps a field's path ("body.email" is "email") to a sentence. */
export const problemSchema = z.object({
  type: z.string(),
  status: z.int(),
  code: z.enum(codes),
  title: z.string(),
  detail: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
  /** Code-specific extras, such as the server's copy of a text in conflict. */
  extra: z.optional(z.unknown()),
});
export type ProblemBody = z.infer<typeof problemSchema>;

type ProblemOptions = { detail?: string; fields?: Record<string, string>; extra?: unknown; retryAfter?: number };

/** The only error that services throw on purpose and that `call` throws in the browser. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: Record<string, string> | undefined;
  readonly extra: unknown;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? problems[code].title);
    this.name = 'Problem';
    this.code = code;
    this.fields = options.fields;
    this.extra = options.extra;
    this.retryAfter = options.retryAfter;
  }

  /** Refuses what one field of the input holds, with a sentence for whoever wrote it. */
  static field(name: string, sentence: string): Problem {
    return Problem.fields({ [name]: sentence });
  }

  /** The same for several fields; the first sentence stands for all where only one can be read. */
  static fields(fields: Record<string, string>): Problem {
    const [detail] = Object.values(fields);
    return new Problem('invalid_request', { fields, ...(detail !== undefined && { detail }) });
  }

  get status(): number {
    return problems[this.code].status;
  }
}
