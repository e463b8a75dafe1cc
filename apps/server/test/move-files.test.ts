// Moving files between two places (files-move-s3.test.ts does it with a real S3 server).
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAll, copyAll } from '#operations/move-files.ts';
import type { Files } from '#ports/files/files.ts';
import { diskFiles } from '#ports/files/files-disk.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { lookAtAll } from './support/looks.ts';
import { makePdf } from './support/pdf.ts';
import { useEverything } from './support/planted.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
let nadia: Person;
let target: Files;
let said: string[] = [];
const say = (line: string) => said.push(line);
const work = () => ({ database: t.database, source: t.ports.files, target, say });

beforeAll(async () => {
  t = await startTestApp();
  nadia = await t.student('Nadia Karim');
  await useEverything(t, nadia);
});
afterAll(() => t.stop());

/** A paper whose thumbnail is there too: nothing is written any more while a test compares. */
async function addPaper(name: string): Promise<string> {
  const { _id } = await paper(nadia, { custom_name: name });
  await lookAtAll(t);
  return _id;
}

async function keysOf(files: Files): Promise<string[]> {
  const keys = [];
  for await (const { key } of files.list()) if (!key.startsWith('check/')) keys.push(key);
  return keys.sort();
}

async function keyOf(id: string): Promise<string> {
  const row = await t.database
    .selectFrom('document_files')
    .select('key')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow();
  return `documents/${row.key}`;
}

describe('moving files', () => {
  test('every file that is noted arrives, and what is there is not copied again', async () => {
    target = diskFiles(join(t.dataDir, 'first'));
    expect(await copyAll(work())).toEqual([]);
    // two versions of a paper, their thumbnails, a photo, a letter, a recording
    expect(await keysOf(target)).toEqual(await keysOf(t.ports.files));
    expect(await keysOf(target)).toHaveLength(7);
    expect(await checkAll(work())).toEqual([]);

    said = [];
    await addPaper('Came later');
    expect(await copyAll(work())).toEqual([]);
    expect(said).toEqual(['There already: 7 files', expect.stringMatching(/^Copied: 2 files,/)]);
    expect(await checkAll(work())).toEqual([]);
  });

  test('one that was broken off goes on', async () => {
    const whole = diskFiles(join(t.dataDir, 'second'));
    let writes = 0;
    target = {
      ...whole,
      async writeStream(...file) {
        writes += 1;
        if (writes > 2) throw new Error('killed');
        return await whole.writeStream(...file);
      },
    };
    await expect(copyAll(work())).rejects.toThrow('killed');
    const half = await keysOf(whole);
    expect(half.length).toBeGreaterThan(0);
    expect(half.length).toBeLessThan((await keysOf(t.ports.files)).length);
    target = whole;
    expect(await checkAll(work())).toContainEqual(expect.stringMatching(/^Missing at the target/));
    said = [];
    expect(await copyAll(work())).toEqual([]);
    expect(said[0]).toBe(`There already: ${half.length} files`);
    expect(await keysOf(target)).toEqual(await keysOf(t.ports.files));
  });

  test('a file that is damaged at the target is found', async () => {
    target = diskFiles(join(t.dataDir, 'third'));
    await copyAll(work());
    const paperKey = (await keysOf(target)).find((key) => key.startsWith('documents/')) ?? '';
    const photoKey = (await keysOf(target)).find((key) => key.startsWith('photos/')) ?? '';
    for (const key of [paperKey, photoKey]) {
      const bytes = Buffer.from((await target.read(key)) ?? []);
      bytes[9] = (bytes[9] ?? 0) ^ 1;
      await target.write(key, bytes);
    }
    const wrong = await checkAll(work());
    expect(wrong).toHaveLength(2);
    expect(wrong.join()).toContain(paperKey);
    expect(wrong.join()).toContain(photoKey);
    expect(await copyAll(work())).toEqual([]);
    expect(await checkAll(work())).toEqual([]);
  });

  test('a file that is damaged or missing at the source is named, and not taken over', async () => {
    target = diskFiles(join(t.dataDir, 'fourth'));
    const damaged = await keyOf(await addPaper('Damaged'));
    const missing = await keyOf(await addPaper('Missing'));
    const bytes = (await t.ports.files.read(damaged)) ?? new Uint8Array();
    await t.ports.files.write(damaged, makePdf('Somebody else'));
    await t.ports.files.remove(missing);
    expect((await copyAll(work())).sort()).toEqual([
      `Damaged at the source, not copied: ${damaged}`,
      `Missing at the source: ${missing}`,
    ]);
    expect(await keysOf(target)).not.toContain(damaged);
    await t.ports.files.write(damaged, bytes);
    await t.ports.files.write(missing, bytes);
  });

  test('half a file that lies about the size is copied again', async () => {
    target = diskFiles(join(t.dataDir, 'fifth'));
    const key = (await keysOf(t.ports.files)).find((one) => one.startsWith('documents/')) ?? '';
    await target.write(key, Buffer.from('half'));
    await copyAll(work());
    expect(await checkAll(work())).not.toContainEqual(expect.stringContaining(key));
  });

  test('a copy that is not as it was sent does not stay, and is made anew the next time', async () => {
    const whole = diskFiles(join(t.dataDir, 'lying'));
    const key = (await keysOf(t.ports.files)).find((one) => one.startsWith('documents/')) ?? '';
    target = {
      ...whole,
      async writeStream(name, source, maxBytes) {
        const stored = await whole.writeStream(name, source, maxBytes);
        if (name !== key) return stored;
        const bytes = Buffer.from((await whole.read(name)) ?? []);
        bytes[20] = (bytes[20] ?? 0) ^ 1;
        await whole.write(name, bytes);
        return stored;
      },
    };
    expect(await copyAll(work())).toEqual([`Not as it was sent, and taken away again: ${key}`]);
    expect(await keysOf(whole)).not.toContain(key);
    target = whole;
    expect(await copyAll(work())).toEqual([]);
    expect(await checkAll(work())).toEqual([]);
  });

  test('what nobody has noted stays behind', async () => {
    target = diskFiles(join(t.dataDir, 'sixth'));
    const stray = `documents/${randomUUID()}`;
    await t.ports.files.write(stray, makePdf());
    await copyAll(work());
    expect(await keysOf(target)).not.toContain(stray);
    await rm(join(t.dataDir, 'sixth'), { recursive: true });
  });
});
