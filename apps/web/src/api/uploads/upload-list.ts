/** A file on its way, as screens show it. */
export type Upload<Fields> = {
  id: string;
  fields: Fields;
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

export type UploadList<Fields> = ReturnType<typeof createUploadList<Fields>>;

/** The files of one feature that are on their way. */
export function createUploadList<Fields>() {
  let uploads: readonly Upload<Fields>[] = [];
  const listeners = new Set<() => void>();

  /** In the order of choosing. */
  const listUploads = () => uploads;

  const findUpload = (id: string) => uploads.find((upload) => upload.id === id);

  function putUploads(next: readonly Upload<Fields>[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function updateUpload(id: string, change: Partial<Upload<Fields>>) {
    putUploads(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  /** For `useSyncExternalStore`, with `listUploads`. */
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { listUploads, findUpload, putUploads, updateUpload, subscribe };
}
