// npm run catalogue:directory: writes the shipped directory and the federal figures of the United States from the
// registries' own files, which stay outside the repository.
import { createReadStream, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { checkFact } from '@lantern/catalogue/check-fact';
import { writeRow } from '@lantern/catalogue/csv';
import type { Fact } from '@lantern/catalogue/fact';
import type { Imported } from '@lantern/catalogue/formats/imported';
import { readIpeds } from '@lantern/catalogue/formats/ipeds';
import { readRor, readRorTable } from '@lantern/catalogue/formats/ror';
import { readScorecard } from '@lantern/catalogue/formats/scorecard';
import { type Institution, institutionSchema } from '@lantern/catalogue/institution';
import { mergeInto } from '@lantern/catalogue/merge';
import { factCells, factColumns, institutionCells, institutionColumns } from '@lantern/catalogue/rows';

const help = `npm run catalogue:directory -- --ror FILE --ipeds FILE --scorecard FILE --scorecard-as-of DAY --scorecard-year YEAR --ipeds-as-of DAY --ipeds-year YEAR
Writes packages/catalogue/data/directory.csv.br and federal.csv.br.
  --ror        the registry's dump (schema 2, .json) or the table made of it (.csv)
  --ipeds      HD20xx.csv    --ipeds-year      the year it is of, as 2023-24
  --scorecard  the CSV       --scorecard-year  the year of its figures, as 2024-25
  --…-as-of    the day on which the file was fetched
`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    ror: { type: 'string' },
    ipeds: { type: 'string' },
    'ipeds-as-of': { type: 'string' },
    'ipeds-year': { type: 'string' },
    scorecard: { type: 'string' },
    'scorecard-as-of': { type: 'string' },
    'scorecard-year': { type: 'string' },
  },
});
if (values.help || !values.ror || !values.ipeds || !values.scorecard) {
  process.stdout.write(help);
  process.exit(values.help ? 0 : 1);
}

const data = join(import.meta.dirname, '../packages/catalogue/data');
const today = new Date().toISOString().slice(0, 10);
const open = (path: string) => createReadStream(path, 'utf8') as AsyncIterable<string>;
const dayOf = (path: string) => statSync(path).mtime.toISOString().slice(0, 10);

const states = new Map<string, Imported>();
const facts: Fact[] = [];
let refused = 0;

function keep(fact: Fact) {
  const wrong = checkFact(fact, today);
  if (wrong.length === 0) facts.push(fact);
  else {
    refused += 1;
    if (refused <= 10) process.stderr.write(`${fact.subject} ${fact.key}: ${wrong.join('; ')}\n`);
  }
}

const ipedsDates = {
  recorded: today,
  asOf: values['ipeds-as-of'] ?? dayOf(values.ipeds),
  year: values['ipeds-year'] ?? null,
};
for await (const one of readIpeds(open(values.ipeds), ipedsDates)) {
  states.set(one.institution.id, one);
  for (const fact of one.facts) keep(fact);
}

const scorecardDates = {
  recorded: today,
  asOf: values['scorecard-as-of'] ?? dayOf(values.scorecard),
  year: values['scorecard-year'] ?? null,
};
let unknownUnits = 0;
for await (const one of readScorecard(open(values.scorecard), scorecardDates)) {
  if (!states.has(one.institution.id)) {
    // opened or merged since: known to the newer file only
    unknownUnits += 1;
    states.set(one.institution.id, one);
  }
  // IPEDS says who runs it
  for (const fact of one.facts) if (fact.key !== 'control' && fact.key !== 'students') keep(fact);
}

const registry: Institution[] = [];
const read = values.ror.endsWith('.json') ? readRor : readRorTable;
for await (const { institution } of read(open(values.ror))) registry.push(institution);
const american = registry.filter(({ country }) => country === 'US');
const newAmerican = mergeInto(states, american);

const directory: Institution[] = [...states.values()].map(({ institution }) => institution);
directory.push(...newAmerican, ...registry.filter(({ country }) => country !== 'US'));
const whole = directory.filter((one) => {
  const parsed = institutionSchema.safeParse({ ...one, layer: 'directory' });
  if (!parsed.success)
    process.stderr.write(
      `left out ${one.id} ${one.name}: ${parsed.error.issues[0]?.path} ${parsed.error.issues[0]?.message}\n`,
    );
  return parsed.success;
});
const ids = new Set(whole.map(({ id }) => id));
if (ids.size < whole.length) throw new Error('an institution stands there twice');
whole.sort((a, b) => a.country.localeCompare(b.country) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id));

function write(name: string, lines: string) {
  const packed = brotliCompressSync(lines, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(join(data, name), packed);
  process.stdout.write(`${name}: ${packed.length} bytes\n`);
}

write('directory.csv.br', writeRow(institutionColumns) + whole.map((one) => writeRow(institutionCells(one))).join(''));
const known = facts.filter(({ subject }) => ids.has(subject.slice('institution:'.length)));
write('federal.csv.br', writeRow(factColumns) + known.map((fact) => writeRow(factCells(fact))).join(''));
process.stdout.write(
  `${whole.length} institutions (${american.length - newAmerican.length} of the registry are the same as in IPEDS, ${unknownUnits} only in the Scorecard), ${known.length} facts, ${refused} refused\n`,
);
