import type { VaultDocument } from '@lantern/contract/documents';
import type { UploadFields } from '@lantern/contract/documents.uploads';

export type UploadOptions = {
  /** Names the file on this device: what the server has of it is found again by this. */
  id: string;
  /** Hears how many bytes of the file have been sent. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** Brings a file to the vault and answers its paper. Rejects with a Problem, a NetworkError, or the signal's reason. */
export type UploadFile = (file: Blob, fields: UploadFields, options: UploadOptions) => Promise<VaultDocument>;
