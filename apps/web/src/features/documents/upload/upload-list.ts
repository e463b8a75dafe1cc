import type { UploadFields } from '@lantern/contract/documents.uploads';
import { useSyncExternalStore } from 'react';

/** A file on its way, as screens show it. */
export type Upload = {
  id: string;
  fields: UploadFields;
  size: number;
  /** bytes */
  sent: number;
  /** `refused`: only the student can put it right. */
  state: 'waiting' | 'sending' | 'refused';
  /** Why it waits or was refused: a Problem or a NetworkError. */
  trouble?: unknown;
  /** Kept on this device: a closed page does not lose it. */
  isKept: boolean;
};

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

/** In the order of choosing. */
export const listUploads = () => uploads;

export const findUpload = (id: string) => uploads.find((upload) => upload.id === id);

export function putUploads(next: readonly Upload[]) {
  uploads = next;
  for (const listener of listeners) listener();
}

export function updateUpload(id: string, change: Partial<Upload>) {
  putUploads(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
}

/** Versions of one paper go in the order of choosing, one after the other; a refused one holds up nothing. */
export function isItsTurn({ id, fields: { replaces } }: Upload): boolean {
  const first = uploads.find(({ state, fields }) => state !== 'refused' && fields.replaces === replaces);
  return replaces === undefined || first?.id === id;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(subscribe, listUploads);
}
