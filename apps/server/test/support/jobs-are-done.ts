import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** Afterwards no job of these names runs or is about to: what they change stays as it is. */
export async function jobsAreDone({ database }: TestApp, names: readonly string[]): Promise<void> {
  const isBusy = async () =>
    (
      await sql`select from jobs.job where name = any(${names})
        and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`.execute(database)
    ).rows.length > 0;
  while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, 20));
}
