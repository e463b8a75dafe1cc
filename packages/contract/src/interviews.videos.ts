// A recording of a mock interview that a mentor looks at: a link, or a file of the student's.
import * as z from 'zod/mini';
import { type Access, mentor, readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, okSchema, prose, timestampSchema } from './fields.ts';
import { interviewTypes } from './interviews.types.ts';
import { outsideLink } from './outside-link.ts';

/** With those that were withdrawn. */
export const videosMax = 50;
/** Files that a student keeps here at once. */
export const recordingsMax = 8;
export const recordingMax = 25 * 1024 * 1024;
export const videoNotesMax = 1000;
export const commentMax = 2000;
export const commentsMax = 200;

export const videoStates = ['submitted', 'in-review', 'reviewed', 'withdrawn'] as const;
export type VideoState = (typeof videoStates)[number];

/** As specified. */
export const missingLink = 'Please provide a link to your video before submitting.';

const shared = {
  /** made by the device: the same submission sent twice is one */
  id: idSchema,
  type: z.enum(interviewTypes),
  notes: prose(videoNotesMax),
  /** who gets to see it; nobody when it is left out */
  mentor_id: z.optional(idSchema),
};
const videoLink = outsideLink(1000).check(z.minLength(1, missingLink));
export const videoLinkFields = z.strictObject({ ...shared, link: videoLink });
export const videoFileFields = z.strictObject({
  ...shared,
  // the upload protocol leaves out what is empty
  notes: z._default(shared.notes, ''),
  /** of the file as the device has it; an upload that arrived otherwise is refused */
  sha256: z.optional(z.string().check(limit(64), z.regex(/^[0-9a-f]{64}$/))),
});
export type VideoFileFields = z.infer<typeof videoFileFields>;

const headFields = {
  _id: idSchema,
  type: z.enum(interviewTypes),
  status: z.enum(videoStates),
  file: z.nullable(z.object({ type: z.string(), size: z.int(), sha256: z.string() })),
  comments: z.int(),
  submitted_at: timestampSchema,
  reviewed_at: z.nullable(timestampSchema),
  reviewed_by: z.string(),
};
export const videoHeadSchema = z.object(headFields);
export type VideoHead = z.infer<typeof videoHeadSchema>;

export const videoCommentSchema = z.object({
  _id: idSchema,
  author: z.string(),
  /** none once their account is gone */
  author_id: z.optional(idSchema),
  /** whether the caller wrote it */
  own: z.boolean(),
  /** place in the recording; null: about the whole */
  at_seconds: z.nullable(z.int()),
  text: z.string(),
  created_at: timestampSchema,
});
export type VideoComment = z.infer<typeof videoCommentSchema>;

export const interviewVideoSchema = z.object({
  ...headFields,
  student: z.string(),
  student_id: idSchema,
  /** empty where a file was sent, and once it was withdrawn */
  link: z.string(),
  notes: z.string(),
  summary: z.string(),
  remarks: z.array(videoCommentSchema),
});
export type InterviewVideo = z.infer<typeof interviewVideoSchema>;

const one = z.object({ id: idSchema });
const path = '/api/interview-videos';

export const listInterviewVideos = endpoint({
  method: 'GET',
  path,
  summary: 'The interview recordings I have submitted, newest first (at most 50)',
  access: student,
  response: z.object({ videos: z.array(videoHeadSchema) }),
});

export const submitVideoLink = endpoint({
  method: 'POST',
  path,
  summary: 'Submit a link to a recording of a mock interview; sent again it is the same submission',
  access: student,
  body: videoLinkFields,
  response: interviewVideoSchema,
  holdsSecret: true,
  problems: ['id_taken', 'too_many_videos', 'too_many_requests'],
});

const uploadPath = `${path}/uploads` as const;
const upload = z.object({ id: z.string().check(z.minLength(1), limit(100)) });

/**
 * A file in pieces that survive a cut connection: `Upload-Metadata` holds `videoFileFields`, and the last piece is answered
 * with the submission (200) or a problem. Where that answer was lost, an empty piece at the end asks for it again. An
 * unfinished upload is thrown away after a day.
 */
export const startVideoUpload = endpoint({
  method: 'POST',
  path: uploadPath,
  summary: 'Begin the resumable upload (tus 1.0.0) of a recording of at most 25 MB',
  access: student,
  response: 'tus',
  problems: [
    'invalid_request',
    'id_taken',
    'too_many_videos',
    'too_many_recordings',
    'payload_too_large',
    'too_many_requests',
    'storage_full',
  ],
});

export const findVideoOffset = endpoint({
  method: 'HEAD',
  path: `${uploadPath}/{id}`,
  summary: 'How far the upload of a recording has come',
  access: student,
  params: upload,
  response: 'tus',
  problems: ['not_found'],
});

export const continueVideoUpload = endpoint({
  method: 'PATCH',
  path: `${uploadPath}/{id}`,
  summary: 'The next piece of a recording',
  access: student,
  params: upload,
  response: 'tus',
  problems: [
    'not_found',
    'stale_revision',
    'not_a_recording',
    'id_taken',
    'too_many_videos',
    'too_many_recordings',
    'payload_too_large',
    'busy',
    'storage_full',
  ],
});

export const cancelVideoUpload = endpoint({
  method: 'DELETE',
  path: `${uploadPath}/{id}`,
  summary: 'Throw an unfinished upload away',
  access: student,
  params: upload,
  response: 'tus',
  problems: ['not_found'],
});

export const withdrawInterviewVideo = endpoint({
  method: 'POST',
  path: `${path}/{id}/withdraw`,
  summary: 'Take a submission back: its recording is deleted for good, what mentors wrote stays with me',
  access: student,
  params: one,
  response: interviewVideoSchema,
  holdsSecret: true,
  problems: ['not_found'],
});

export const deleteInterviewVideo = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a submission for good, with its recording and everything that mentors wrote on it',
  access: student,
  params: one,
  response: okSchema,
  problems: ['not_found'],
});

export const getInterviewVideo = endpoint({
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One submission with what mentors wrote on it; a mentor reads what is shared with them',
  access: readers({ scope: 'videos', item: 'id' }),
  params: one,
  response: interviewVideoSchema,
  holdsSecret: true,
  problems: ['not_found'],
});

export const openInterviewVideo = endpoint({
  method: 'GET',
  path: `${path}/{id}/recording`,
  summary: 'The bytes of a submitted recording, whole or a range of them (RFC 9110), as players ask for them',
  access: readers({ scope: 'videos', item: 'id' }),
  params: one,
  response: 'file',
  problems: ['not_found'],
});

// --- what a mentor does with a submission that is shared with them

const reviewer: Access = { ...mentor, shared: { scope: 'videos', item: 'id' } };
const missingComment = 'Write a comment first.';

export const commentOnVideo = endpoint({
  method: 'POST',
  path: `${path}/{id}/comments`,
  summary: 'Say something of a place in the recording, or of the whole; the review has begun then',
  access: reviewer,
  params: one,
  body: z.strictObject({
    /** made by the device: the same comment sent twice is one */
    comment_id: idSchema,
    at_seconds: z.nullable(z.int().check(z.gte(0), z.lte(36_000))),
    text: prose(commentMax).check(
      z.trim(),
      z.refine((text) => text.trim() !== '', missingComment),
    ),
  }),
  response: interviewVideoSchema,
  holdsSecret: true,
  problems: ['not_found', 'id_taken', 'too_many_comments', 'too_many_requests'],
});

export const deleteVideoComment = endpoint({
  method: 'DELETE',
  path: `${path}/{id}/comments/{comment}`,
  summary: 'Take a comment of mine back',
  access: reviewer,
  params: z.object({ id: idSchema, comment: idSchema }),
  response: interviewVideoSchema,
  holdsSecret: true,
  problems: ['not_found'],
});

export const reviewVideo = endpoint({
  method: 'POST',
  path: `${path}/{id}/review`,
  summary: 'Begin a review, or finish it with a summary; the student sees which and by whom',
  access: reviewer,
  params: one,
  body: z.strictObject({ status: z.enum(['in-review', 'reviewed']), summary: prose(commentMax) }),
  response: interviewVideoSchema,
  holdsSecret: true,
  problems: ['not_found'],
});
