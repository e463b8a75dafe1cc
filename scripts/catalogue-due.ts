// npm run catalogue:due: what of the shipped catalogue falls due for review, by country. CI opens an issue from it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { type Row, readRows } from '@lantern/catalogue/csv';
import { dueReport, listDue } from '@lantern/catalogue/due';
import { factOf, institutionOf } from '@lantern/catalogue/rows';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import { shippedFiles } from '@lantern/catalogue/shipped';

const { values } = parseArgs({
  options: { help: { type: 'boolean' }, today: { type: 'string' }, days: { type: 'string', default: '30' } },
});
if (values.help) {
  process.stdout.write(
    'npm run catalogue:due [-- --days 30] [--today DAY]\nPrints which facts and scholarships fall due for review in the next days, by country (Markdown); nothing where none does.\n',
  );
  process.exit(0);
}

const data = join(import.meta.dirname, '../packages/catalogue/data');
async function rowsOf<T>(name: string, read: (row: Row) => T): Promise<T[]> {
  const bytes = readFileSync(join(data, name));
  const text = (name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
  const all: T[] = [];
  for await (const row of readRows([text])) all.push(read(row));
  return all;
}

const today = values.today ?? new Date().toISOString().slice(0, 10);
const days = Number(values.days);
const directory = await rowsOf(shippedFiles.directory, (row) => institutionOf(row, 'directory'));
const core = await rowsOf(shippedFiles.core, (row) => institutionOf(row, 'core'));
const whole = {
  institutions: [...directory, ...core],
  facts: (await Promise.all(shippedFiles.facts.map((name) => rowsOf(name, factOf)))).flat(),
  scholarships: JSON.parse(readFileSync(join(data, shippedFiles.scholarships), 'utf8')) as Scholarship[],
};
process.stdout.write(dueReport(listDue(whole, today, days), today, days));
