// How the installation is: the administrator's page, the figures for Prometheus, and the notice of a newer version.
import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { getMetrics, readInstallation } from '@lantern/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertOperatorAct } from '#database/admin-acts.ts';
import { migrate } from '#database/migrate.ts';
import { certificateEnd, newerVersion } from '#features/system/system.state.ts';
import { isNewer, ownVersion } from '#runtime/version.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { emptyInstallation } from './support/installation.ts';

const token = 'a-long-word-for-prometheus';
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-notice-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function withApp<T>(environment: Record<string, string>, use: (t: TestApp) => Promise<T>): Promise<T> {
  const t = await startTestApp(environment);
  try {
    return await use(t);
  } finally {
    await t.stop();
  }
}

describe('the administrator’s page', () => {
  test('counts jobs that were given up, mails that wait, facts past review, and knows the last backup', () =>
    withApp({}, async (t) => {
      const admin = await t.admin();
      const before = (await admin.call(readInstallation)).body;
      expect(before).toMatchObject({
        version: ownVersion,
        newer: null,
        database: { works: true },
        files: { works: true, place: 'disk' },
        jobs: { works: true, failed: 0 },
        mails: { server: false, failed: 0 },
        backup: { last_at: null, scheduled: false },
        certificate: null,
      });
      expect(before.database.bytes).toBeGreaterThan(1_000_000);
      expect(before.disk?.free_bytes).toBeGreaterThan(0);

      await sql`
        insert into jobs.job (name, state, completed_on, start_after)
        select 'send-mail', 'failed'::jobs.job_state, now() - make_interval(days => days), now() - interval '9 days'
        from (values (1), (2), (8)) as given (days)`.execute(t.database);
      await sql`update facts set review_due = current_date - 1 where id in (select id from facts where review_due >= current_date order by id limit 2)`.execute(
        t.database,
      );
      await insertOperatorAct(t.database, { endpoint: 'npm run backup', concernsId: null, ids: {} });
      const after = (await admin.call(readInstallation)).body;
      expect(after.jobs.failed).toBe(2);
      expect(after.mails.failed).toBe(2);
      expect(after.facts_past_review).toBe(before.facts_past_review + 2);
      expect(Date.now() - Date.parse(after.backup.last_at ?? '')).toBeLessThan(60_000);
    }));

  test('is nobody else’s', () =>
    withApp({}, async (t) => {
      expect((await (await t.student()).call(readInstallation)).status).toBe(403);
      expect((await t.stranger().call(readInstallation)).status).toBe(401);
    }));
});

describe('the figures', () => {
  const read = (t: TestApp, headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
    t.app.inject({ url: getMetrics.path, headers, remoteAddress });

  test('are off until a setting says otherwise, also for this machine', () =>
    withApp({}, async (t) => {
      expect((await read(t, {}, '127.0.0.1')).statusCode).toBe(404);
    }));

  test('are for whoever sends the token, and their form is Prometheus’ own', () =>
    withApp({ METRICS: token }, async (t) => {
      for (const authorization of ['', 'Bearer', `Bearer ${token}x`, token, `Bearer ${token.toUpperCase()}`])
        expect((await read(t, { authorization }, '127.0.0.1')).statusCode).toBe(404);
      const answer = await read(t, { authorization: `Bearer ${token}` });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
      const lines = answer.body.trimEnd().split('\n');
      const samples = lines.filter((line) => !line.startsWith('#'));
      for (const line of samples)
        expect(line).toMatch(/^[a-z_0-9]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? -?\d+(\.\d+)?(e[+-]\d+)?$/);
      const named = new Set(lines.flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []));
      for (const line of samples)
        expect(
          [...named].some((name) => line.startsWith(name)),
          line,
        ).toBe(true);
      expect(answer.body).toContain(`lantern_info{version="${ownVersion}"} 1`);
      expect(answer.body).toContain('lantern_works{part="database"} 1');
      expect(answer.body).toContain('http_requests_total{method="GET",status="404"} 5');
      expect(answer.body).toContain('http_request_duration_seconds_count 5');
    }));

  test('on this machine alone are not for what a proxy on it passes on', () =>
    withApp({ METRICS: 'loopback' }, async (t) => {
      expect((await read(t, {}, '127.0.0.1')).statusCode).toBe(200);
      expect((await read(t, {}, '::1')).statusCode).toBe(200);
      expect((await read(t, {})).statusCode).toBe(404);
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
        expect((await read(t, { [name]: '127.0.0.1' }, '127.0.0.1')).statusCode).toBe(404);
    }));
});

test.runIf(hasOpenssl)(
  'the end of the certificate is read, also of one that nobody trusts; without TLS there is none',
  async () => {
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const words = `req -x509 -newkey rsa:2048 -nodes -keyout ${keyFile} -out ${certFile} -days 3 -subj /CN=localhost`;
    expect(spawnSync('openssl', words.split(' ')).status).toBe(0);
    const [key, cert] = [await readFile(keyFile), await readFile(certFile)];
    const server = createServer({ key, cert }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const end = await certificateEnd(`https://127.0.0.1:${port}`);
      expect(end).toEqual(new Date(new X509Certificate(cert).validTo));
      expect(await certificateEnd(`http://127.0.0.1:${port}`)).toBeUndefined();
      expect(await certificateEnd(undefined)).toBeUndefined();
    } finally {
      server.close();
    }
    expect(await certificateEnd(`https://127.0.0.1:${port}`)).toBeUndefined();
  },
);

test('a database that a newer Lantern has written is refused with a sentence, and stays as it is', async () => {
  const target = await emptyInstallation();
  try {
    await migrate(target.pool);
    await target.pool.query(`insert into migrations (name, checksum) values ('9999_tomorrow.sql', 'x')`);
    await expect(migrate(target.pool)).rejects.toThrow(
      'The database was written by a newer Lantern (it knows 9999_tomorrow.sql). Start that version, or a later one.',
    );
    const { rows } = await target.pool.query(`select 1 from migrations where name = '9999_tomorrow.sql'`);
    expect(rows).toHaveLength(1);
  } finally {
    await target.remove();
  }
});

describe('a newer version', () => {
  test('comes after, number by number', () => {
    expect(isNewer('1.10.0', '1.9.9')).toBe(true);
    expect(isNewer('1.9.9', '1.10.0')).toBe(false);
    expect(isNewer('2.0.0', '1.99.99')).toBe(true);
    expect(isNewer('1.2.3', '1.2.3')).toBe(false);
  });

  test('is named by a file; what is older, or no such file, names nothing', async () => {
    const file = join(folder, 'newest.json');
    const told = async (content: string) => {
      await writeFile(file, content);
      return await newerVersion(file);
    };
    const link = 'https://lantern.example.org/news';
    expect(await told(JSON.stringify({ version: '99.0.0', link }))).toEqual({ version: '99.0.0', link });
    expect(await told(JSON.stringify({ version: '99.0.0' }))).toEqual({ version: '99.0.0', link: null });
    expect(await told(JSON.stringify({ version: ownVersion, link }))).toBeNull();
    expect(await told(JSON.stringify({ version: '99.0.0', link: 'javascript:alert(1)' }))).toBeNull();
    expect(await told('not json')).toBeNull();
    expect(await newerVersion(join(folder, 'nothing.json'))).toBeNull();
    expect(await newerVersion(undefined)).toBeNull();
  });
});
