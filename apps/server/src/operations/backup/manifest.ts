// What a backup is: a folder with rows, files, and last of all the manifest that names and counts everything.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from '#runtime/start-error.ts';
import { linesOf } from './read-lines.ts';

export const manifestName = 'manifest.json';
/** Hash and path of each file, as `sha256sum --check` reads them. */
export const fileListName = 'files.sha256';
export const rowsPath = (table: string) => `database/${table}.jsonl`;
/** While it is being made. */
export const unfinishedName = (folder: string) => `${folder}.unfinished`;

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
// it becomes part of a path and of a query
const tableName = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));

export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** in the order in which they can be filled */
  tables: z.array(z.object({ name: tableName, columns: z.array(z.string()), rows: z.int(), sha256: digest })),
  files: z.object({ count: z.int(), bytes: z.int(), list_sha256: digest }),
  /** files that were not to be had, or not as they had been stored, when the backup was made */
  lost: z.array(z.object({ key: z.string(), why: z.enum(['missing', 'changed']) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new StartError(
      `There is no whole backup in ${folder} (no ${manifestName}): name the folder that npm run backup made, after it ended well.`,
    );
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    content = undefined;
  }
  const parsed = manifestSchema.safeParse(content);
  if (!parsed.success)
    throw new StartError(`${join(folder, manifestName)} is damaged, or of a newer Lantern: take another backup.`);
  return parsed.data;
}

export type ListedCopy = { sha256: string; key: string };

/** Lines of the list of files. */
export async function* readFileList(folder: string): AsyncGenerator<ListedCopy> {
  for await (const line of linesOf(createReadStream(join(folder, fileListName)))) {
    const [, sha256, key] = /^([0-9a-f]{64}) {2}files\/([a-z-]+\/[0-9a-f-]{36})$/.exec(line) ?? [];
    if (!sha256 || !key) throw new StartError(`${join(folder, fileListName)} is damaged: take another backup.`);
    yield { sha256, key };
  }
}
