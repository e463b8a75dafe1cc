// Lantern's own call room: the two people of a session talk from browser to browser. The server only introduces them.
import * as z from 'zod/mini';
import { signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, okSchema, timestampSchema } from './fields.ts';
import { sessionKinds } from './mentors.ts';

/** The room closes so many minutes after the end that was booked; it opens with Join. */
export const callAfterMinutes = 30;

/** A description of one side of a connection, and an address where it may be reached, as browsers write them. */
export const sdpMax = 20_000;
export const candidateMax = 600;
/** Addresses in one signal. */
export const candidatesMax = 30;

const printable = (max: number) => z.string().check(limit(max), z.regex(/^[\x20-\x7e\r\n]*$/));
const lineNumber = z.int().check(z.gte(0), z.lte(99));

const signalFields = {
  description: z.optional(
    z.strictObject({
      type: z.enum(['offer', 'answer']),
      sdp: printable(sdpMax).check(z.startsWith('v=0')),
    }),
  ),
  candidates: z.optional(
    z
      .array(
        z.strictObject({
          candidate: printable(candidateMax),
          sdpMid: z.optional(z.nullable(printable(32))),
          sdpMLineIndex: z.optional(z.nullable(lineNumber)),
          usernameFragment: z.optional(z.nullable(printable(256))),
        }),
      )
      .check(z.minLength(1), limit(candidatesMax, `At most ${candidatesMax}.`)),
  ),
};
export type Signal = z.infer<z.ZodMiniObject<typeof signalFields>>;

const callId = { params: z.object({ id: idSchema }) };

/**
 * `no-room`: this session meets by the mentor's link or by phone alone; `blocked`: one of the two blocked the other, or an
 * administrator ended their conversation.
 */
const callStates = ['early', 'open', 'over', 'cancelled', 'no-room', 'blocked'] as const;

const callAnswer = z.object({
  _id: idSchema,
  state: z.enum(callStates),
  kind: z.enum(sessionKinds),
  side: z.enum(['student', 'mentor']),
  /** null when their account is gone */
  other_id: z.nullable(idSchema),
  other_name: z.nullable(z.string()),
  starts_at: timestampSchema,
  ends_at: timestampSchema,
  opens_at: timestampSchema,
  closes_at: timestampSchema,
  /** the ways besides: empty where there is none */
  meeting_link: z.string(),
  phone: z.string(),
});
export type CallRoom = z.infer<typeof callAnswer>;

export const getCall = endpoint({
  method: 'GET',
  path: '/api/calls/{id}',
  summary: 'The call room of a session of mine: whether it is open, with whom, and the other ways to meet',
  access: signedIn,
  ...callId,
  response: z.object({ call: callAnswer }),
  problems: ['not_found'],
});

const personFields = { muted: z.boolean(), picture: z.boolean() };

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});

const seatAnswer = z.object({
  /** the other one, until they leave; not `here` while the server has not heard of their page for a while */
  other: z.nullable(z.object({ seat: idSchema, here: z.boolean(), ...personFields })),
  /** what they sent to this seat, in order */
  signals: z.array(z.object({ n: z.int(), from: idSchema, ...signalFields })),
  /** servers that help two browsers to find each other; none unless they are configured */
  ice_servers: z.array(iceServer),
});
export type Seat = z.infer<typeof seatAnswer>;

export const takeSeat = endpoint({
  method: 'PUT',
  path: '/api/calls/{id}/seat',
  summary:
    'I am in the room with this page (said again every few seconds), and have what was sent to it up to `after`, which is then forgotten. Another page of mine answers call_elsewhere unless `take` is true',
  access: signedIn,
  ...callId,
  body: z.strictObject({
    /** made by the page when it enters */
    seat: idSchema,
    after: z.int().check(z.gte(0)),
    take: z.boolean(),
    ...personFields,
  }),
  response: seatAnswer,
  holdsSecret: true,
  problems: ['not_found', 'call_closed', 'call_elsewhere', 'too_many_requests'],
});

export const sendSignal = endpoint({
  method: 'POST',
  path: '/api/calls/{id}/signals',
  summary: 'Passes on to the other one how my browser can be reached; nothing is kept once they have it',
  access: signedIn,
  ...callId,
  body: z
    .strictObject({ seat: idSchema, to: idSchema, ...signalFields })
    .check(z.refine(({ description, candidates }) => Boolean(description ?? candidates), { path: ['description'] })),
  /** `passed` is false when the seat that was meant is empty by now */
  response: z.object({ passed: z.boolean() }),
  problems: ['not_found', 'call_closed', 'call_elsewhere', 'too_many_requests'],
});

export const leaveCall = endpoint({
  method: 'POST',
  path: '/api/calls/{id}/leave',
  summary: 'I have left the room with this page',
  access: signedIn,
  ...callId,
  body: z.strictObject({ seat: idSchema }),
  response: okSchema,
  problems: ['not_found'],
});
