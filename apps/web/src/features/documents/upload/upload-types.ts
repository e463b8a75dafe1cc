import type { VaultDocument } from '@lantern/contract/documents';
import type { UploadFields } from '@lantern/contract/documents.uploads';
import type { SendFile } from '#api/uploads/upload-types.ts';

/** Brings a file to the vault and answers its paper. */
export type UploadFile = SendFile<UploadFields, VaultDocument>;
