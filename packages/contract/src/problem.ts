import * as z from 'zod/mini';

/** Every way a call can fail: its HTTP status and the plain sentence a person reads when nothing more exact is known. */
export const problems = {
  invalid_json: { status: 400, title: 'The request body is not valid JSON.' },
  invalid_request: { status: 422, title: 'Some values are missing or not valid.' },
  invalid_token: { status: 400, title: 'This link or code is not valid any more. Ask for a new one.' },
  invalid_code: { status: 400, title: 'That code is not right. Check it and try again.' },
  unauthenticated: { status: 401, title: 'Please log in to go on.' },
  invalid_credentials: { status: 401, title: 'The email or the password is not right.' },
  wrong_password: { status: 403, title: 'That is not your current password.' },
  forbidden: { status: 403, title: 'Your account may not do this.' },
  wrong_origin: { status: 403, title: 'This request did not come from a Lantern page, so it was refused.' },
  not_found: { status: 404, title: 'There is nothing here, or it is not yours to see.' },
  method_not_allowed: { status: 405, title: 'This address does not answer to that method.' },
  email_taken: { status: 409, title: 'This email already has an account. Log in, or reset the password.' },
  stale_revision: { status: 409, title: 'This text was changed somewhere else. Both versions are kept.' },
  duplicate_file: {
    status: 409,
    title: "You've already uploaded a file with the same name in this category.",
  },
  id_taken: { status: 409, title: 'This id is already in use.' },
  two_factor_not_ready: { status: 409, title: 'Two-factor sign-in is not switched on for this account.' },
  payload_too_large: { status: 413, title: 'This is larger than Lantern accepts.' },
  not_a_pdf: { status: 415, title: 'Only PDF files are allowed. Please upload a .pdf file.' },
  unsupported_media_type: { status: 415, title: 'This address does not accept that kind of content.' },
  cannot_shrink: { status: 422, title: 'This paper cannot be made smaller than 2 MB and stay legible.' },
  quota_exceeded: {
    status: 413,
    title: 'Your vault is full. Delete papers for good, under Recently deleted, to make room.',
  },
  vault_full: {
    status: 422,
    title: 'The vault takes 500 papers. Delete some, also under Recently deleted, to make room.',
  },
  too_many_versions: { status: 422, title: 'A paper can have 100 versions. Upload this one as a new paper.' },
  too_many_essays: { status: 422, title: 'You have 500 essays. Delete one to make room.' },
  too_many_deleted_essays: {
    status: 422,
    title: 'You have 1,000 essays with the deleted ones. Delete some of those for good to make room.',
  },
  too_many_ideas: { status: 422, title: 'You have 200 saved ideas. Delete one to make room.' },
  too_many_prompts: { status: 422, title: 'An essay can be mapped to 20 prompts. Take one off.' },
  too_many_requests: { status: 429, title: 'Too many tries. Wait a little and try again.' },
  internal: { status: 500, title: 'Something went wrong on our side. Your work is safe. Please try again.' },
  busy: { status: 503, title: 'Lantern is busy right now. Please try again in a moment.' },
  unavailable: { status: 503, title: 'Lantern cannot reach its data right now. Please try again in a moment.' },
  storage_full: { status: 507, title: 'The server has no space left to save this. Tell whoever runs it.' },
} as const satisfies Record<string, { status: number; title: string }>;

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

  get status(): number {
    return problems[this.code].status;
  }
}
