// Everything of one student as one ZIP, written while it is read: nothing is kept on the server, and memory stays flat.

import { Readable } from 'node:stream';
import { hours, inSeconds } from '@lantern/contract/durations';
import type { Language } from '@lantern/contract/languages';
import type { Database } from '#database/database.ts';
import { type OwnTable, readOwnRows } from '#database/own-rows.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import type { ExportedFile, ExportPart } from '#feature/export-part.ts';
import type { Ports } from '#ports/ports.ts';
import { freePath, startZip, type Zip } from '#runtime/zip.ts';
import { type Excerpt, type ExportList, excerptOf, writeIndex } from './exports.index.ts';

/** In whose language and zone the page is written. */
export type ExportReader = { language: Language; zone: string | undefined };

type Exporting = Pick<Ports, 'database' | 'files'>;

const perStudent: Throttle = { tries: 10, windowSeconds: inSeconds(hours(1)) };
/** Of so many rows of each table the page shows what they say. */
const shownRows = 20;
const nowhere = 'check/00000000-0000-0000-0000-000000000000';

export async function exportEverything(
  ports: Exporting,
  parts: readonly ExportPart[],
  caller: Caller,
  reader: ExportReader,
): Promise<Readable> {
  await countTry(ports.database, tryKey('export', caller.id), perStudent);
  return await exportOf(ports, parts, caller.id, reader);
}

/** Everything of somebody; who may have it is the caller's to decide. */
export async function exportOf(
  ports: Exporting,
  parts: readonly ExportPart[],
  userId: string,
  reader: ExportReader,
): Promise<Readable> {
  // once the first byte is out there is no way to say that the storage is away
  await ports.files.open(nowhere);
  const zip = startZip();
  void fill(ports, parts, userId, reader, zip).then(zip.finish, zip.fail);
  return zip.out;
}

async function fill(
  ports: Exporting,
  parts: readonly ExportPart[],
  userId: string,
  reader: ExportReader,
  zip: Zip,
): Promise<void> {
  const made = new Date();
  const list: ExportList = { made, parts: [], missing: [] };
  const paths = new Set<string>();
  for (const part of parts) {
    const words = part.words(reader.language);
    const listed: ExportList['parts'][number] = { title: words.part, tables: [], files: [] };
    list.parts.push(listed);
    for (const table of part.tables) {
      const path = `data/${part.name}/${table.name}.json`;
      const rows = countRows(ports.database, table, userId, reader.zone);
      await zip.add(Readable.from(rows.json()), { name: path, date: made });
      listed.tables.push({
        title: words.tables[table.name] ?? table.name,
        path,
        rows: rows.count(),
        shown: rows.shown,
      });
    }
    for await (const file of part.listFiles?.(ports, userId) ?? []) {
      if (zip.out.destroyed) return;
      const path = freePath(paths, file.path);
      const content = await open(ports, file);
      if (content) {
        await zip.add(content.bytes, { name: path, date: file.date, store: content.isPacked });
        listed.files.push({ title: file.title, path });
      } else list.missing.push(file.title);
    }
  }
  await zip.add(writeIndex(list, reader), { name: 'index.html', date: made });
}

async function open(ports: Exporting, { content }: ExportedFile) {
  // a BOM, by which Windows knows that it is not one of its old encodings
  if ('text' in content) return { bytes: `\ufeff${content.text}`, isPacked: false };
  const file = await ports.files.open(content.key);
  return file && { bytes: file.bytes, isPacked: true };
}

/** A table as a JSON array, remembering what the list needs of it. */
function countRows(database: Database, table: OwnTable, userId: string, zone: string | undefined) {
  let count = 0;
  const shown: Excerpt[] = [];
  return {
    async *json() {
      for await (const line of readOwnRows(database, table, userId)) {
        yield `${count === 0 ? '[\n' : ',\n'}${line}`;
        count += 1;
        if (count <= shownRows) shown.push(excerptOf(line, zone));
      }
      yield count === 0 ? '[]\n' : '\n]\n';
    },
    count: () => count,
    shown,
  };
}
