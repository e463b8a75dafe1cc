// The catalogue as it is shipped: files of packages/catalogue, read from disk.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as whatWaits } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Row, readRows } from '@lantern/catalogue/csv';
import type { Fact } from '@lantern/catalogue/fact';
import type { Institution } from '@lantern/catalogue/institution';
import { nameAnew, uniqueNames } from '@lantern/catalogue/merge';
import { factOf, institutionOf } from '@lantern/catalogue/rows';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import { shippedFiles } from '@lantern/catalogue/shipped';

export type Shipped = {
  institutions: Institution[];
  /** those that students look for by many names */
  wellKnown: ReadonlySet<string>;
  facts: Fact[];
  scholarships: Scholarship[];
};
const { resolve } = createRequire(import.meta.url);

type Files = Map<string, Buffer>;

export async function readShippedFiles(): Promise<{ files: Files; checksum: string }> {
  const files: Files = new Map();
  // the code that reads the files is part of what they say
  const hash = createHash('sha256').update(`form ${shippedFiles.form}`);
  for (const name of [
    ...[shippedFiles.core, shippedFiles.directory, shippedFiles.names],
    ...[...shippedFiles.facts, shippedFiles.scholarships],
  ]) {
    const bytes = await readFile(resolve(`@lantern/catalogue/data/${name}`));
    files.set(name, bytes);
    hash.update(name).update(bytes);
  }
  return { files, checksum: hash.digest('hex') };
}

function textOf(files: Files, name: string): string {
  const bytes = files.get(name) as Buffer;
  return (name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

/** The rows of a file; whatever else waits in this process (a connection, a call) has its turn in between. */
async function* rowsOf(files: Files, name: string): AsyncGenerator<Row> {
  let read = 0;
  for await (const row of readRows([textOf(files, name)])) {
    yield row;
    read += 1;
    if (read % 1000 === 0) await whatWaits();
  }
}

export async function parseShipped(files: Files): Promise<Shipped> {
  const institutions = new Map<string, Institution>();
  for await (const row of rowsOf(files, shippedFiles.directory)) {
    const one = institutionOf(row, 'directory');
    institutions.set(one.id, one);
  }
  for await (const row of rowsOf(files, shippedFiles.core)) {
    const one = institutionOf(row, 'core');
    const listed = institutions.get(one.id);
    if (listed) {
      one.otherNames = uniqueNames(one.name, [...one.otherNames, listed.name, ...listed.otherNames]);
      one.sameAs = listed.sameAs;
    }
    institutions.set(one.id, one);
  }
  const wellKnown = new Set<string>();
  for await (const row of rowsOf(files, shippedFiles.names)) {
    const one = institutions.get(row.id ?? '');
    if (one) wellKnown.add(one.id);
    if (one) nameAnew(one, row.name ?? '', (row.other_names ?? '').split('|'));
  }
  const facts: Fact[] = [];
  for (const name of shippedFiles.facts) for await (const row of rowsOf(files, name)) facts.push(factOf(row));
  return {
    institutions: [...institutions.values()],
    wellKnown,
    facts,
    scholarships: JSON.parse(textOf(files, shippedFiles.scholarships)) as Scholarship[],
  };
}
