import type { UploadFields, VaultDocument } from '@lantern/contract/documents';
import { sendAsForm } from './send-as-form.ts';

export type UploadOptions = {
  /** Hears how many bytes of the file have been sent. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** Brings a file to the vault and answers its paper. Rejects with a Problem, a NetworkError, or the signal's reason. */
export type UploadFile = (file: Blob, fields: UploadFields, options: UploadOptions) => Promise<VaultDocument>;

/** How files travel. Another transport of the same shape takes its place here and nowhere else. */
export const uploadFile: UploadFile = sendAsForm;
