// npm run matching:students: what UniPair tells twenty-two students, from the shipped catalogue, as a page to read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageOf, readShipped } from '../packages/matching/test/students.ts';

const { values } = parseArgs({ options: { help: { type: 'boolean' }, write: { type: 'boolean' } } });
if (values.help) {
  process.stdout.write(
    'npm run matching:students [-- --write]\nPrints what UniPair tells twenty-two students (Markdown); --write puts it into docs/matching-students.md.\n',
  );
  process.exit(0);
}
const page = pageOf(await readShipped());
if (values.write) writeFileSync(join(import.meta.dirname, '../docs/matching-students.md'), page);
else process.stdout.write(page);
