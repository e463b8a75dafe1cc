import type { UploadFields } from '@lantern/contract/documents.uploads';
import { useSyncExternalStore } from 'react';
import { createUploadList, type Upload as UploadOf } from '#api/uploads/upload-list.ts';

/** A paper on its way. */
export type Upload = UploadOf<UploadFields>;

export const paperList = createUploadList<UploadFields>();
const { listUploads } = paperList;

export const useUploads = () => useSyncExternalStore(paperList.subscribe, listUploads);

/** Versions of one paper go in the order of choosing, one after the other; a refused one holds up nothing. */
export function isItsTurn({ id, fields: { replaces } }: Upload): boolean {
  const first = listUploads().find(({ state, fields }) => state !== 'refused' && fields.replaces === replaces);
  return replaces === undefined || first?.id === id;
}
