// npm run matching:students: what UniPair tells forty-two students, from the shipped catalogue, as two pages to read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageOf, readShipped } from '../packages/matching/test/students.ts';
import { morePageOf } from '../packages/matching/test/students-more.ts';

const { values } = parseArgs({ options: { help: { type: 'boolean' }, write: { type: 'boolean' } } });
if (values.help) {
  process.stdout.write(
    'npm run matching:students [-- --write]\nPrints what UniPair tells forty-two students (Markdown); --write puts it into docs/matching-students.md and docs/matching-students-more.md.\n',
  );
  process.exit(0);
}
const shipped = await readShipped();
const pages = { 'matching-students.md': pageOf(shipped), 'matching-students-more.md': morePageOf(shipped) };
for (const [name, page] of Object.entries(pages))
  if (values.write) writeFileSync(join(import.meta.dirname, '../docs', name), page);
  else process.stdout.write(page);
