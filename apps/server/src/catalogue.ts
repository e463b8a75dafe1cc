// npm run catalogue:import and npm run catalogue:patch come here.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { exportPatch } from './operations/export-patch.ts';
import { formatNames, type ImportOptions, importFile } from './operations/import-catalogue.ts';
import { StartError } from './runtime/start-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const help = `npm run catalogue:import -- --format FORMAT FILE [--dry-run] [--as-of DAY] [--year YEAR]
    Brings a file into the catalogue of this Lantern, also while it runs. Twice is as good as once, and what an editor
    wrote stays. FORMAT is one of ${formatNames.join(', ')}.
    --dry-run  says what would change, and changes nothing
    --as-of    the day on which the file was fetched, as 2026-04-25 (otherwise the day of the file)
    --year     the year of its figures, as 2024-25
npm run catalogue:patch -- FOLDER
    Writes what was mended here as facts.csv, which another Lantern brings in with --format patch, and what students
    say is wrong as reports.csv.
docs/catalogue.md says where the files come from.`;

type Options = ImportOptions | { patch: string };

/** Meant from where the command was typed. */
const typed = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function readOptions(): Options | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'as-of': { type: 'string' },
      year: { type: 'string' },
      patch: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  if (values.patch !== undefined) return { patch: typed(values.patch) };
  const [file, ...more] = positionals;
  if (!values.format || !file || more.length > 0) throw new StartError(`A format and one file are needed.\n${help}`);
  if (values['as-of'] && !/^20\d\d(-\d\d(-\d\d)?)?$/.test(values['as-of']))
    throw new StartError('--as-of is a day, as 2026-04-25.');
  if (values.year && !/^\d{4}(-\d{2})?$/.test(values.year)) throw new StartError('--year is a year, as 2024-25.');
  return {
    format: values.format,
    file: typed(file),
    dryRun: values['dry-run'],
    asOf: values['as-of'],
    year: values.year,
  };
}

async function main(): Promise<void> {
  const options = readOptions();
  if (!options) {
    say(help);
    return;
  }
  if ('patch' in options) {
    const counts = await exportPatch(readConfig(process.env), options.patch, say);
    say(`${options.patch}: ${counts.facts} facts (facts.csv), ${counts.reports} open reports (reports.csv)`);
    return;
  }
  const { institutions, facts, refusals } = await importFile(readConfig(process.env), options, say);
  say(options.dryRun ? 'This would change (nothing was written):' : 'Done:');
  for (const [what, counts] of Object.entries({ institutions, facts }))
    say(
      `  ${what.padEnd(13)} ${counts.added} added, ${counts.changed} changed, ${counts.same} as they were, ${counts.kept} kept as an editor wrote them, ${counts.refused} refused`,
    );
  for (const sentence of refusals) say(`  refused: ${sentence}`);
  if (institutions.refused + facts.refused > refusals.length) say('  … and more');
}

main().catch((error: unknown) => {
  const bug = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${error instanceof StartError ? error.message : bug}\n`);
  process.exitCode = 1;
});
