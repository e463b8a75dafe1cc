// A paper in pieces, which survive a cut connection.
import { documentSchema, listDocuments, type VaultDocument } from '@lantern/contract/documents';
import { startUpload } from '@lantern/contract/documents.uploads';
import { call } from '#api/call.ts';
import { currentUser } from '#api/session.ts';
import { sendInPieces } from '#api/uploads/send-in-pieces.ts';
import { paperStore } from './upload-store.ts';
import type { UploadFile } from './upload-types.ts';

export const sendByTus: UploadFile = (file, fields, options) =>
  sendInPieces<VaultDocument>(file, fields, options, {
    path: startUpload.path,
    made: documentSchema,
    store: paperStore,
    findArrived: (sha256) => findArrived(fields.replaces ?? fields.document_id, sha256),
  });

async function findArrived(id: string | undefined, sha256: string): Promise<VaultDocument | undefined> {
  const user = currentUser();
  if (!user) return undefined;
  const { documents } = await call(listDocuments, { params: { userId: user.id } });
  return documents.find((paper) => paper._id === id && paper.sha256 === sha256);
}
