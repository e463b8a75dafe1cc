// A recording of an answer, written down by a speech server that the administrator chose. Students agree for each recording.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { recordingMax } from './interviews.videos.ts';

/** Characters of a transcript that are handed on: many times what an answer holds. */
export const transcriptMax = 100_000;

export const getSpeechServer = endpoint({
  method: 'GET',
  path: '/api/interviews/speech',
  summary: 'Who writes recordings down here; name is null where nobody does',
  access: student,
  response: z.object({ name: z.nullable(z.string()) }),
});

export const transcribeRecording = endpoint({
  method: 'POST',
  path: '/api/interviews/transcribe',
  summary:
    'Have one recording of at most 25 MB written down by the speech server, as multipart with a part named file. It is handed on once and not kept; agreed says that the student agrees for this recording',
  access: student,
  body: z.strictObject({ agreed: z.literal('true', 'First agree that we send this recording to the speech server.') }),
  form: { maxBytes: recordingMax },
  response: z.object({
    /** empty where no words were heard; it can be longer than an answer */
    text: z.string(),
    /** the speech server wrote more than is handed on */
    cut: z.boolean(),
  }),
  problems: [
    'not_found',
    'not_a_recording',
    'payload_too_large',
    'too_many_requests',
    'busy',
    'speech_unavailable',
    'speech_unusable',
  ],
});
