// Recordings on their way to a mentor: kept on this device until they have arrived.
import type { InterviewVideo, VideoFileFields } from '@lantern/contract/interviews.videos';
import { currentUser } from '#api/session.ts';
import { createUploadQueue } from '#api/uploads/upload-queue.ts';
import { putVideo, recordingList, recordingStore, refreshVideos } from './video.api.ts';

const queue = createUploadQueue<VideoFileFields, InterviewVideo>({
  name: 'interview-videos',
  prefix: 'lantern.interview-videos.',
  store: recordingStore,
  list: recordingList,
  nameUpload: (fields) => ({ id: fields.id, named: fields }),
  send: async (...way) => (await import('./send-recording.ts')).sendRecording(...way),
  putMade(video) {
    const user = currentUser();
    if (user) void putVideo(user.id, video);
  },
  refresh: refreshVideos,
  screen: '/mock-interview/submit',
});
export const {
  addUploads: addRecordings,
  cancelUpload: cancelRecording,
  sendAgain: sendRecordingAgain,
  tryNow: tryRecordingsNow,
} = queue;
