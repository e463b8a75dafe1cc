// npm run catalogue:coverage: how much the shipped catalogue knows, counted from its files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { coverageOf, covered } from '@lantern/catalogue/coverage';
import { readRows } from '@lantern/catalogue/csv';
import { confidences, type Fact, identityOf, isCurrent } from '@lantern/catalogue/fact';
import type { Institution } from '@lantern/catalogue/institution';
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

const today = values.today ?? new Date().toISOString().slice(0, 10);
const data = join(import.meta.dirname, '../packages/catalogue/data');
function textOf(name: string): string {
  const bytes = readFileSync(join(data, name));
  return (name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

const core: Institution[] = [];
for await (const row of readRows([textOf(shippedFiles.core)])) core.push(institutionOf(row, 'core'));
let directory = 0;
for await (const _row of readRows([textOf(shippedFiles.directory)])) directory += 1;
const byIdentity = new Map<string, Fact>();
for (const name of shippedFiles.facts)
  for await (const row of readRows([textOf(name)])) {
    const fact = factOf(row);
    byIdentity.set(identityOf(fact), fact);
  }
const facts = [...byIdentity.values()];
const scholarships = JSON.parse(textOf(shippedFiles.scholarships)) as Scholarship[];

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const out: string[] = [];
const say = (text: string) => out.push(text);

say(`Counted on ${today} from packages/catalogue/data.\n\n`);
say(line(['country', 'core', 'tuition', 'English', 'admission rate', 'window', 'grade', ...confidences, 'checked']));
say(line(Array.from({ length: 11 }, () => '---')));
for (const { country, institutions, known, current, facts: counts, checked } of coverageOf(core, facts, today))
  say(
    line([
      country,
      institutions,
      ...covered.map((what) => (known[what] === current[what] ? known[what] : `${known[what]} (${current[what]})`)),
      ...confidences.map((one) => counts[one]),
      checked,
    ]),
  );
say('\nIn brackets: how many have one that is not past its day of review.\n\n');

const shareOf = (some: readonly Pick<Fact, 'confidence' | 'checked' | 'reviewDue'>[]) => {
  const percent = (count: number) => `${Math.round((100 * count) / Math.max(1, some.length))}%`;
  return [
    ...confidences.map((one) => percent(some.filter(({ confidence }) => confidence === one).length)),
    percent(some.filter(({ checked }) => checked !== null).length),
    percent(some.filter((one) => isCurrent(one, today)).length),
  ];
};
const coreIds = new Set(core.map(({ id }) => `institution:${id}`));
const ofCore = facts.filter(({ subject }) => coreIds.has(subject));
const ofDirectory = facts.filter(({ subject }) => subject.startsWith('institution:') && !coreIds.has(subject));
const others = facts.filter(({ subject }) => !subject.startsWith('institution:'));
say(line(['', 'number', ...confidences, 'checked', 'current']));
say(line(Array.from({ length: 7 }, () => '---')));
say(line(['facts of the core', ofCore.length, ...shareOf(ofCore)]));
say(line(['facts of the directory', ofDirectory.length, ...shareOf(ofDirectory)]));
say(line(['facts of countries and currencies', others.length, ...shareOf(others)]));
say(line(['scholarships', scholarships.length, ...shareOf(scholarships)]));
say(`\nInstitutions: ${core.length} in the core, ${directory} in the directory.\n`);
process.stdout.write(out.join(''));
