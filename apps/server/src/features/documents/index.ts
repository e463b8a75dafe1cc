import { join } from 'node:path';
import type { Feature, Parts } from '#feature/feature.ts';
import { forgetUploads, sweepUploads } from '#http/resumable.ts';
import { documentsExport } from './documents.export.ts';
import { lookAtUnseen, purgeDocuments, sweepFiles, sweepStrays } from './documents.jobs.ts';
import { documentsRoutes } from './documents.routes.ts';
import { datedEntries } from './documents.summary.service.ts';
import { listKeysOf } from './files/documents.files.store.ts';
import { isPaperFileNoted, listPaperFiles } from './files/documents.noted.ts';
import { removeFile } from './files/documents.removal.ts';
import { lookAt, lookAtDocument } from './look/documents.look.ts';
import { remindOfExpiry } from './reminders/documents.reminders.ts';
import { documentsReviewRoutes } from './review/documents.review.routes.ts';
import { countPending, listWaiting } from './review/documents.review.store.ts';
import { deleteOldOpenings } from './sharing/documents.shares.store.ts';
import { documentsSharingRoutes } from './sharing/documents.sharing.routes.ts';
import { closeUpload } from './uploads/documents.room.store.ts';

const uploadsFolder = ({ config }: Parts) => join(config.dataDir, 'uploads');

export const feature: Feature = {
  name: 'documents',
  routes(served, parts) {
    const { ports, config } = parts;
    documentsRoutes(served, ports, { quota: config.documentsQuota, uploadsFolder: uploadsFolder(parts) });
    documentsSharingRoutes(served, ports, config.publicUrl);
    documentsReviewRoutes(served, ports);
  },
  async jobs(parts) {
    const { ports } = parts;
    const { jobs, database } = ports;
    await jobs.work(lookAtDocument, ({ key }) => lookAt(ports, key));
    await jobs.workEvery('7 * * * *', 'sweep-files', () => sweepFiles(ports));
    await jobs.workEvery('9 * * * *', 'sweep-uploads', () =>
      sweepUploads(uploadsFolder(parts), (userId, id) => closeUpload(database, userId, id)),
    );
    await jobs.workEvery('12 * * * *', 'look-at-unseen', () => lookAtUnseen(ports));
    await jobs.workEvery('58 3 * * *', 'forget-share-openings', () => deleteOldOpenings(ports.database));
    await jobs.workEvery('2 5 * * *', 'remind-of-expiry', () => remindOfExpiry(ports));
    await jobs.workEvery('57 4 * * *', 'sweep-strays', () => sweepStrays(ports));
  },
  datedEntries,
  waitsForMentor: listWaiting,
  waitsForStaff: { path: '/admin/documents', duty: 'papers', count: countPending },
  exportPart: documentsExport,
  softDeleted: [{ table: 'documents', purge: purgeDocuments }],
  files: { folders: ['documents', 'thumbnails'], listNoted: listPaperFiles, isNoted: isPaperFileNoted },
  async eraseOutside(parts, transaction, userId) {
    const keys = await listKeysOf(transaction, userId);
    return [
      ...keys.map((key) => () => removeFile(parts.ports, key)),
      () => forgetUploads(uploadsFolder(parts), userId),
    ];
  },
};
