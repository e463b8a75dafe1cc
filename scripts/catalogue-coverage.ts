// npm run catalogue:coverage: how much the shipped catalogue knows, counted from its files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { coverageReport } from '@lantern/catalogue/coverage-report';
import { type Row, readRows } from '@lantern/catalogue/csv';
import { factOf, institutionOf } from '@lantern/catalogue/rows';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import { shippedFiles } from '@lantern/catalogue/shipped';

const { values } = parseArgs({ options: { help: { type: 'boolean' }, today: { type: 'string' } } });
if (values.help) {
  process.stdout.write(
    'npm run catalogue:coverage [-- --today DAY]\nPrints how much the shipped catalogue knows, by country and confidence (Markdown).\n',
  );
  process.exit(0);
}

const data = join(import.meta.dirname, '../packages/catalogue/data');
function textOf(name: string): string {
  const bytes = readFileSync(join(data, name));
  return (name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

async function rowsOf<T>(name: string, read: (row: Row) => T): Promise<T[]> {
  const all: T[] = [];
  for await (const row of readRows([textOf(name)])) all.push(read(row));
  return all;
}

const report = coverageReport(
  {
    core: await rowsOf(shippedFiles.core, (row) => institutionOf(row, 'core')),
    directory: await rowsOf(shippedFiles.directory, (row) => institutionOf(row, 'directory')),
    facts: (await Promise.all(shippedFiles.facts.map((name) => rowsOf(name, factOf)))).flat(),
    scholarships: JSON.parse(textOf(shippedFiles.scholarships)) as Scholarship[],
  },
  values.today ?? new Date().toISOString().slice(0, 10),
);
process.stdout.write(report);
