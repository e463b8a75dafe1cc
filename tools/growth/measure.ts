// What the calls and jobs of a grown database cost there.
import { type Client, openClient } from '../../apps/server/test/support/rows.ts';
import { listCalls } from './calls.ts';
import { type Explained, explain, explainEverything } from './explained.ts';
import { type Counted, countJobs } from './jobs.ts';
import { startGrownServer } from './server.ts';

/** `worst`: the statement that read most; unknown for jobs. */
export type Figures = Omit<Counted, 'seconds'> & { worst?: Explained | undefined };

export type Grown = { databaseUrl: string; dataDir: string; logFile: string; only: string; withJobs: boolean };

/** `refused`: calls that were not answered with 200, which say nothing. */
export async function measure(client: Client, { databaseUrl, dataDir, logFile, only, withJobs }: Grown) {
  const figures = new Map<string, Figures>();
  const refused: string[] = [];

  async function measureAct(what: string, act: () => Promise<unknown>): Promise<void> {
    const all = await explain(logFile, act);
    const sum = (of: 'pages' | 'ms') => all.reduce((total, one) => total + one[of], 0);
    figures.set(what, {
      statements: all.length,
      pages: sum('pages'),
      ms: sum('ms'),
      worst: all.sort((a, b) => b.pages - a.pages)[0],
    });
  }

  await explainEverything(client, true);
  const explained = await startGrownServer(client, databaseUrl, dataDir);
  const calls = await listCalls(client, explained);
  for (const { what, ask } of calls.filter((one) => one.what.startsWith(only))) {
    // its first call reads what later ones find
    const { status, text } = await ask();
    if (status === 200) await measureAct(what, ask);
    else refused.push(`${what}: ${status} ${text.slice(0, 120)}`);
  }
  await explained.stop();
  await measureAct('an account is deleted', () => deleteAndKeep(databaseUrl));
  await explainEverything(client, false);
  if (withJobs) {
    const quiet = await startGrownServer(client, databaseUrl, dataDir);
    for (const [name, { statements, pages, ms }] of await countJobs(client, quiet))
      figures.set(`job ${name}`, { statements, pages, ms });
    await quiet.stop();
  }
  return { figures, refused };
}

/** What foreign keys look up, without losing the student. */
async function deleteAndKeep(databaseUrl: string): Promise<void> {
  const client = await openClient(databaseUrl);
  await client.query('begin');
  await client.query(`delete from users where email = 'rima@demo-school.example'`);
  await client.query('rollback');
  await client.end();
}
