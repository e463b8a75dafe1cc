// What every place for files must do; files-s3.test.ts runs the same on a real S3 server.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFiles } from '#ports/files/files-disk.ts';
import { promiseOfFiles } from './support/files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('files on a disk', () => {
  promiseOfFiles(() => diskFiles(join(folder, 'promised')));

  test('a write that fails leaves no half file', async () => {
    const files = diskFiles(join(folder, 'failing'));
    async function* breaking() {
      yield new Uint8Array(1000);
      throw new Error('the line is cut');
    }
    await expect(files.writeStream('documents/00000000-0000-4000-8000-000000000001', breaking(), 5000)).rejects.toThrow(
      'the line is cut',
    );
    expect(await readdir(join(folder, 'failing', 'documents'))).toEqual([]);
  });

  test('half files that a power cut left are listed', async () => {
    const files = diskFiles(join(folder, 'promised'));
    await files.write('documents/00000000-0000-4000-8000-000000000002', new Uint8Array(3));
    await writeFile(join(folder, 'promised/documents/00000000-0000-4000-8000-000000000003.x.part'), 'half');
    const keys = [];
    for await (const { key } of files.list()) keys.push(key);
    expect(keys).toContain('documents/00000000-0000-4000-8000-000000000003.x.part');
  });
});
