// npm run catalogue:join: joins other lists of institutions with the shipped directory, and takes out of it what is no
// college. The lists stay outside the repository; what comes of them is packages/catalogue/data/directory.csv.br.
import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { readRows, writeRow } from '@lantern/catalogue/csv';
import { readHipo } from '@lantern/catalogue/formats/hipo';
import { domainOf } from '@lantern/catalogue/formats/imported';
import { readOwn } from '@lantern/catalogue/formats/own';
import { readSwot } from '@lantern/catalogue/formats/swot';
import { type Institution, institutionSchema } from '@lantern/catalogue/institution';
import { findDoubles, joinDirectory, type Listed } from '@lantern/catalogue/join';
import { uniqueNames } from '@lantern/catalogue/merge';
import { isCollege } from '@lantern/catalogue/not-college';
import { institutionCells, institutionColumns, institutionOf } from '@lantern/catalogue/rows';
import { shippedFiles } from '@lantern/catalogue/shipped';

const help = `npm run catalogue:join -- [--own FILE.csv] [--hipo FILE.json] [--swot FOLDER] [--dry-run]
Joins lists with packages/catalogue/data/directory.csv.br: who is there already gets other names, who is not is added.
  --own      our own columns: id, name, other_names, country, city, website, same_as
  --hipo     world_universities_and_domains.json (Hipo, MIT)
  --swot     the folder lib/domains of swot (JetBrains, MIT)
  --dry-run  says what would change
`;
const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    own: { type: 'string' },
    hipo: { type: 'string' },
    swot: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
});
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}

const data = join(import.meta.dirname, '../packages/catalogue/data');
const say = (line: string) => process.stdout.write(`${line}\n`);
const open = (path: string) => createReadStream(path, 'utf8') as AsyncIterable<string>;
function unpacked(name: string): string {
  const bytes = readFileSync(join(data, name));
  return (name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

function write(name: string, text: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const packed = name.endsWith('.br') ? brotliCompressSync(text, { params }) : Buffer.from(text);
  if (!values['dry-run']) writeFileSync(join(data, name), packed);
  say(`${name}: ${packed.length} bytes`);
}

async function readAll(source: AsyncIterable<{ institution: Institution }>): Promise<Institution[]> {
  const all: Institution[] = [];
  for await (const { institution } of source) all.push({ ...institution, layer: 'directory' });
  return all;
}

const listedBy = (institution: Institution, domains: readonly string[] = []): Listed => {
  const host = domainOf(institution.website);
  return { institution, hosts: [...new Set([...(host ? [host] : []), ...domains])] };
};

async function hipoOf(path: string): Promise<Listed[]> {
  // the importer reads the first domain; a join knows an institution by each
  const records = JSON.parse(readFileSync(path, 'utf8')) as { name: string; domains: string[] }[];
  const domains = new Map(
    records.map((one) => [one.domains[0]?.toLowerCase(), one.domains.map((d) => d.toLowerCase())]),
  );
  const all = await readAll(readHipo(open(path)));
  return all.map((one) => listedBy(one, domains.get(one.id.slice('hipo-'.length)) ?? []));
}

function swotOf(folder: string): (Listed & { isNew: boolean })[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => {
      const host = relative(folder, path).slice(0, -4).split('/').reverse().join('.');
      return readSwot(host, readFileSync(path, 'utf8').split('\n')) ?? [];
    });
}

const directory: Institution[] = [];
for await (const row of readRows([unpacked(shippedFiles.directory)])) directory.push(institutionOf(row, 'directory'));
const core = new Set<string>();
/** by what names the editors know an institution */
const also = new Map<string, string[]>();
for await (const row of readRows([readFileSync(join(data, shippedFiles.core), 'utf8')])) {
  const { id, name, otherNames } = institutionOf(row, 'core');
  core.add(id);
  also.set(id, [name, ...otherNames]);
  const one = directory.find((other) => other.id === id);
  if (one) one.otherNames = uniqueNames(one.name, [...one.otherNames, name, ...otherNames]);
}

const own = values.own ? (await readAll(readOwn(open(values.own)))).map((one) => listedBy(one)) : [];
const hipo = values.hipo ? await hipoOf(values.hipo) : [];
const swot = values.swot ? swotOf(values.swot) : [];
const listedHosts = new Set([...own, ...hipo].flatMap(({ hosts }) => hosts));
const isListed = ({ id, website }: Institution) => !id.startsWith('ror-') || listedHosts.has(domainOf(website) ?? '');
const kept = directory.filter((one) => core.has(one.id) || isCollege(one, isListed(one)));
for await (const row of readRows([readFileSync(join(data, shippedFiles.names), 'utf8')]))
  also.set(row.id ?? '', [...(also.get(row.id ?? '') ?? []), row.name ?? '', ...(row.other_names ?? '').split('|')]);
let all = kept;
for (const [name, list] of Object.entries({ hipo, own })) {
  const added = joinDirectory(
    all,
    list.filter(({ institution }) => isCollege(institution, true)),
  );
  say(`${name}: ${list.length}, of which ${added.length} were not there`);
  all = [...all, ...added];
}
const before = all.length;
all = [...all, ...joinDirectory(all, swot, ({ isNew }) => isNew)];
say(`swot: ${swot.length}, of which ${all.length - before} were not there`);
const doubles = findDoubles(all, core, also);
all = all.filter((one) => !doubles.has(one.id));
say(`${directory.length - kept.length} taken out as no college, ${doubles.size} as doubles: ${[...doubles].join(' ')}`);

const whole = all
  .map((one) => ({ ...one, otherNames: uniqueNames(one.name, one.otherNames) }))
  .filter((one) => {
    const issue = institutionSchema.safeParse(one).error?.issues[0];
    if (issue) say(`left out ${one.id} ${one.name}: ${issue.path} ${issue.message}`);
    return !issue;
  })
  .sort((a, b) => a.country.localeCompare(b.country) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
const ids = new Set(whole.map(({ id }) => id));
if (ids.size < whole.length) throw new Error('an institution stands there twice');
write(
  shippedFiles.directory,
  writeRow(institutionColumns) + whole.map((one) => writeRow(institutionCells(one))).join(''),
);

// facts of who is not there any more
for (const name of shippedFiles.facts) {
  const text = unpacked(name);
  const rows: string[] = [];
  let gone = 0;
  for await (const row of readRows([text])) {
    const [kind, id = ''] = (row.subject ?? '').split(':');
    if (kind === 'institution' && !ids.has(id) && !core.has(id)) gone += 1;
    else rows.push(writeRow(Object.values(row)));
  }
  // a file that loses nothing is left as it is written
  if (gone > 0) write(name, text.slice(0, text.indexOf('\n') + 1) + rows.join(''));
  say(`${name}: ${gone} facts of institutions that are not there any more`);
}
say(`${whole.length} institutions`);
