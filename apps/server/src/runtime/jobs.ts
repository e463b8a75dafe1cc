import { purgeDeleted } from '#database/deletions.ts';
import type { Feature, Parts } from '#feature/feature.ts';
import type { Ports } from '#ports/ports.ts';

/** Removes what was deleted more than 30 days ago. */
export async function purge(ports: Ports, { softDeleted = [] }: Feature): Promise<void> {
  for (const { table, purge: purgeTable } of softDeleted)
    await (purgeTable ? purgeTable(ports) : purgeDeleted(ports.database, table));
}

export async function startJobs(parts: Parts): Promise<void> {
  const { ports, features } = parts;
  for (const feature of features) {
    await feature.jobs?.(parts);
    if (feature.softDeleted)
      await ports.jobs.workEvery('37 3 * * *', `purge-${feature.name}`, () => purge(ports, feature));
  }
}
