import type { UploadFields } from '@lantern/contract/documents.uploads';
import { createUploadStore } from '#api/uploads/upload-store.ts';

/** Papers that wait on this device. */
export const paperStore = createUploadStore<UploadFields>('lantern-uploads');
