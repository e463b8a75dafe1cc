// A recording in pieces, which survive a cut connection. Loaded when one is sent.
import {
  getInterviewVideo,
  type InterviewVideo,
  startVideoUpload,
  type VideoFileFields,
} from '@lantern/contract/interviews.videos';
import { call } from '#api/call.ts';
import { sendInPieces } from '#api/uploads/send-in-pieces.ts';
import type { SendFile } from '#api/uploads/upload-types.ts';
import { recordingStore, sentVideoSchema } from './video.api.ts';

export const sendRecording: SendFile<VideoFileFields, InterviewVideo> = (file, fields, options) =>
  sendInPieces<InterviewVideo>(file, fields, options, {
    path: startVideoUpload.path,
    made: sentVideoSchema,
    store: recordingStore,
    async findArrived(sha256) {
      const found = await call(getInterviewVideo, { params: { id: fields.id } }).catch(() => undefined);
      return found?.file?.sha256 === sha256 ? found : undefined;
    },
  });
