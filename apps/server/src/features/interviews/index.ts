import { join } from 'node:path';
import type { Feature, Parts } from '#feature/feature.ts';
import { forgetUploads, sweepUploads } from '#http/resumable.ts';
import { interviewsExport } from './interviews.export.ts';
import { interviewsRoutes } from './interviews.routes.ts';
import { closeUpload, knownRecordings, listRecordingsOf } from './videos/interviews.videos.files.store.ts';
import {
  listNotedRecordings,
  recordingsFolder,
  removeRecording,
  sweepRecordings,
  sweepStrayRecordings,
} from './videos/interviews.videos.files.ts';
import { interviewVideosReviewRoutes } from './videos/interviews.videos.review.routes.ts';
import { listWaiting } from './videos/interviews.videos.review.store.ts';
import { interviewVideosRoutes } from './videos/interviews.videos.routes.ts';

const uploadsFolder = ({ config }: Parts) => join(config.dataDir, 'video-uploads');

export const feature: Feature = {
  name: 'interviews',
  routes(served, parts) {
    const { ports, config } = parts;
    interviewsRoutes(served, ports);
    interviewVideosRoutes(served, ports, { uploadsFolder: uploadsFolder(parts), publicUrl: config.publicUrl });
    interviewVideosReviewRoutes(served, ports);
  },
  async jobs(parts) {
    const { ports } = parts;
    const { jobs, database } = ports;
    await jobs.workEvery('17 * * * *', 'sweep-recordings', () => sweepRecordings(ports));
    await jobs.workEvery('19 * * * *', 'sweep-recording-uploads', () =>
      sweepUploads(uploadsFolder(parts), (userId, id) => closeUpload(database, userId, id)),
    );
    await jobs.workEvery('7 5 * * *', 'sweep-stray-recordings', () => sweepStrayRecordings(ports));
  },
  waitsForMentor: listWaiting,
  exportPart: interviewsExport,
  files: {
    folders: [recordingsFolder],
    listNoted: listNotedRecordings,
    isNoted: async (database, id) => (await knownRecordings(database, [id])).has(id),
  },
  async eraseOutside(parts, transaction, userId) {
    const keys = await listRecordingsOf(transaction, userId);
    return [
      ...keys.map((key) => () => removeRecording(parts.ports, key)),
      () => forgetUploads(uploadsFolder(parts), userId),
    ];
  },
};
