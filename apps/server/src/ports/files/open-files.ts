import { join } from 'node:path';
import type { Files } from './files.ts';
import { diskFiles } from './files-disk.ts';
import type { S3Place } from './files-s3.ts';

/** Where the configuration says that files live. The S3 libraries are loaded only where they are used. */
export async function openFiles({ dataDir, s3 }: { dataDir: string; s3: S3Place | undefined }): Promise<Files> {
  if (!s3) return diskFiles(join(dataDir, 'files'));
  const { s3Files } = await import('./files-s3.ts');
  return s3Files(s3, join(dataDir, 'arriving'));
}
