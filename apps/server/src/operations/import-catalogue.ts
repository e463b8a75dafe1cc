// npm run catalogue:import: one file of one format into this Lantern.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { WrongColumns } from '@lantern/catalogue/csv';
import { decoded } from '@lantern/catalogue/encoding';
import { readHipo } from '@lantern/catalogue/formats/hipo';
import type { ImportDates } from '@lantern/catalogue/formats/imported';
import { readIpeds } from '@lantern/catalogue/formats/ipeds';
import { readOwn, readOwnFacts } from '@lantern/catalogue/formats/own';
import { readRor, readRorTable } from '@lantern/catalogue/formats/ror';
import { readScorecard } from '@lantern/catalogue/formats/scorecard';
import { WrongJson } from '@lantern/catalogue/json-array';
import type { Config } from '#config.ts';
import {
  type ImportReport,
  type ImportSource,
  importCatalogue,
} from '#features/institutions/loading/institutions.import.service.ts';
import { StartError } from '#runtime/start-error.ts';
import { openInstallation } from './installation.ts';
import { noteCommand } from './note-command.ts';
import type { Say } from './progress.ts';

type Chunks = AsyncIterable<string>;
type Read = (chunks: Chunks, dates: ImportDates) => ImportSource;

const formats: Record<string, Read> = {
  scorecard: (chunks, dates) => ({ institutions: readScorecard(chunks, dates) }),
  ipeds: (chunks, dates) => ({ institutions: readIpeds(chunks, dates) }),
  ror: (chunks) => ({ institutions: readRor(chunks) }),
  'ror-table': (chunks) => ({ institutions: readRorTable(chunks) }),
  hipo: (chunks) => ({ institutions: readHipo(chunks) }),
  institutions: (chunks) => ({ institutions: readOwn(chunks) }),
  facts: (chunks, { recorded }) => ({ facts: readOwnFacts(chunks, recorded) }),
  patch: (chunks, { recorded }) => ({ facts: readOwnFacts(chunks, recorded) }),
};
export const formatNames = Object.keys(formats);

export type ImportOptions = {
  format: string;
  file: string;
  dryRun: boolean;
  asOf: string | undefined;
  year: string | undefined;
};

export async function importFile(
  config: Config,
  { format, file, dryRun, asOf, year }: ImportOptions,
  say: Say,
): Promise<ImportReport> {
  const read = formats[format];
  if (!read) throw new StartError(`There is no format "${format}". Choose one of ${formatNames.join(', ')}.`);
  const there = await stat(file).catch(() => undefined);
  if (!there?.isFile()) throw new StartError(`There is no file ${file}.`);
  const today = new Date().toISOString().slice(0, 10);
  const installation = await openInstallation(config, { as: 'used', say });
  try {
    const dates = { recorded: today, asOf: asOf ?? there.mtime.toISOString().slice(0, 10), year: year ?? null };
    const source = read(
      decoded(() => createReadStream(file)),
      dates,
    );
    const report = await importCatalogue(installation.database, source, { format, file, dryRun, today });
    if (!dryRun) await noteCommand(installation.database, say, 'npm run catalogue:import', { format });
    return report;
  } catch (error) {
    if (error instanceof WrongColumns || error instanceof WrongJson) throw new StartError(error.message);
    throw error;
  } finally {
    await installation.close();
  }
}
