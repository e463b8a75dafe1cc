// Whether the memory of a server stays what it is: one process on the grown database, students who ask and save at a low
// rate, and its memory each minute.

import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getDashboard } from '@lantern/contract/dashboard';
import { listDocuments } from '@lantern/contract/documents';
import type { Endpoint, Input } from '@lantern/contract/endpoint';
import { listEssays, startDraft, updateEssay } from '@lantern/contract/essays';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { matchUniversities } from '@lantern/contract/matching';
import { listNotifications } from '@lantern/contract/notifications';
import { connect } from '../../apps/server/src/database/database.ts';
import { sessionSecret } from '../../apps/server/src/features/accounts/accounts.store.ts';
import type { Client } from '../../apps/server/test/support/rows.ts';
import { readKb } from '../bench/processes.ts';
import { callAs } from '../bench/student.ts';
import { writeEssay } from '../bench/texts.ts';
import { freePort, isReady } from '../chaos/ready.ts';

/** `statuses`: of all calls until then, such as `200: 512`; 0 for one that was not answered. */
export type Minute = { minute: number; rss: number; heap: number; cpuSeconds: number; statuses: string };

type Options = { client: Client; databaseUrl: string; dataDir: string; minutes: number; perSecond: number };

/** Tells each minute as it is over. */
export async function watchMemory(options: Options, tell: (minute: Minute) => void): Promise<void> {
  const { databaseUrl, dataDir, minutes, perSecond } = options;
  const port = await freePort();
  const heapFile = join(dataDir, 'heap');
  const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
  const server = spawn(process.execPath, ['--import', join(import.meta.dirname, 'heap.ts'), main], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      HEAP_FILE: heapFile,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    while (!(await isReady(port))) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      await sleep(100);
    }
    const asks = await listAsks(options, url);
    const begun = performance.now();
    const statuses = new Map<number, number>();
    const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    for (let minute = 0; minute <= minutes; minute++) {
      while (performance.now() - begun < minute * 60_000) {
        const ask = asks[Math.floor(Math.random() * asks.length)];
        void ask?.().then(
          ({ status }) => note(status),
          () => note(0),
        );
        await sleep(1000 / perSecond);
      }
      const pid = server.pid ?? 0;
      const megabytes = 1024 ** 2;
      tell({
        minute,
        rss: readKb(`/proc/${pid}/status`, 'VmRSS') / 1024,
        heap: existsSync(heapFile) ? Number(readFileSync(heapFile, 'utf8')) / megabytes : Number.NaN,
        cpuSeconds: readCpu(pid),
        statuses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
      });
    }
  } finally {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
  }
}

/** Of the process and its threads, as Linux counts it, in hundredths. */
function readCpu(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** What students ask who look around and write; every fortieth call lets an essay be read. */
async function listAsks({ client, databaseUrl }: Options, url: string): Promise<(() => Promise<{ status: number }>)[]> {
  const { database } = connect(databaseUrl, () => undefined);
  const secret = await sessionSecret(database);
  await database.destroy();
  const { rows } = await client.query<{ id: string; token: string }>(`
    insert into sessions (id, user_id, token, expires_at)
    select gen_random_uuid(), id, md5(random()::text), now() + interval '1 day' from (
      select id from users where role = 'student' and not guest order by id limit 200) one
    returning user_id as id, token`);
  return rows.flatMap(({ id, token }, n) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    const call = callAs(url, {
      origin: url,
      'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
      cookie: `lantern.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
    });
    const ask =
      <E extends Endpoint>(endpoint: E, input: Partial<Input<E>>) =>
      () =>
        call(endpoint, input);
    const looks = [
      ask(getDashboard, {}),
      ask(listNotifications, {}),
      ask(listEssays, { params: { userId: id } }),
      ask(listDocuments, { params: { userId: id } }),
    ];
    const writes = [
      async () => {
        const { status, body } = await call(startDraft, {
          body: { title: 'Statement', essay_type: 'Personal Statement' },
        });
        if (status !== 200) return { status };
        const text = writeEssay(300, n);
        return await call(updateEssay, { body: { essay_id: body.essay._id, final_text: text, save_id: randomUUID() } });
      },
      ask(matchUniversities, { body: { programLevel: 'UG', budget: [40_000] } }),
    ];
    const reads = n % 4 === 0 ? [ask(evaluateEssay, { body: { essay_text: writeEssay(400, n) } })] : [];
    return [...looks, ...looks, ...writes, ...reads];
  });
}
