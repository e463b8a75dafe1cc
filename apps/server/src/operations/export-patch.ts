// npm run catalogue:patch: what was mended and reported here, as two tables in a folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import { makePatch, type Patch } from '#features/matching/reports/matching.patch.service.ts';
import { openInstallation } from './installation.ts';
import { noteCommand } from './note-command.ts';
import type { Say } from './progress.ts';

export async function exportPatch(config: Config, folder: string, say: Say): Promise<Patch['counts']> {
  const installation = await openInstallation(config, { as: 'used', say });
  try {
    const { facts, reports, counts } = await makePatch(installation.database);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'facts.csv'), facts);
    // students' own words: for the operator
    await writeFile(join(folder, 'reports.csv'), reports, { mode: 0o600 });
    await noteCommand(installation.database, say, 'npm run catalogue:patch');
    return counts;
  } finally {
    await installation.close();
  }
}
