// Papers on their way into the vault.
import type { VaultDocument } from '@lantern/contract/documents';
import type { UploadFields } from '@lantern/contract/documents.uploads';
import { newId } from '#api/new-id.ts';
import { createUploadQueue } from '#api/uploads/upload-queue.ts';
import { putPaper, refreshDocuments } from '../documents.api.ts';
import { uploadFile } from './upload-file.ts';
import { isItsTurn, paperList } from './upload-list.ts';
import { paperStore } from './upload-store.ts';

const queue = createUploadQueue<UploadFields, VaultDocument>({
  name: 'documents',
  prefix: 'lantern.uploads.',
  store: paperStore,
  list: paperList,
  nameUpload(fields) {
    const id = fields.document_id ?? newId();
    return { id, named: fields.replaces ? fields : { ...fields, document_id: id } };
  },
  type: 'application/pdf',
  send: uploadFile,
  isItsTurn,
  putMade: putPaper,
  refresh: refreshDocuments,
  screen: '/documents',
});
export const { addUploads, cancelUpload, tryNow, uploaded } = queue;

/** Sends a refused one again, under another name if one is given. */
export async function sendAgain(id: string, customName?: string): Promise<void> {
  await queue.sendAgain(id, customName === undefined ? {} : { custom_name: customName });
}
