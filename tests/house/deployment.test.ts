// What runs Lantern for others: the compose file, the image's recipe and the systemd unit. `npm run box` builds and runs
// the image; programs that look at the other two are asked where they exist.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { notesOf } from '../../scripts/release-notes.ts';

type Service = {
  image: string;
  read_only?: boolean;
  ports?: string[];
  volumes?: string[];
  profiles?: string[];
  environment: Record<string, string>;
  configs?: { source: string }[];
  depends_on?: string[] | Record<string, unknown>;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  configs: Record<string, { content: string }>;
};

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose: Compose = parse(read('compose.yaml'));
const isThere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

test('every part of the compose file names volumes, configurations and parts that there are', () => {
  const services = Object.entries(compose.services);
  expect(services.map(([name]) => name)).toEqual(['lantern', 'postgres', 'caddy', 's3']);
  const used = new Set<string>();
  for (const [, { volumes = [], configs = [], depends_on = [] }] of services) {
    for (const volume of volumes) used.add(volume.split(':')[0] ?? '');
    for (const { source } of configs) expect(compose.configs).toHaveProperty(source);
    for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      expect(compose.services).toHaveProperty(other);
  }
  expect([...used].sort()).toEqual(Object.keys(compose.volumes).sort());
});

test('no part can write its root, and only the proxy is reached from outside', () => {
  const parts = Object.entries(compose.services);
  expect(parts.filter(([, { read_only }]) => !read_only)).toEqual([]);
  expect(parts.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
  expect(parts.filter(([, { profiles }]) => profiles).map(([name]) => name)).toEqual(['s3']);
});

test('what the compose file and the image set are settings that the server reads', () => {
  const config = read('apps/server/src/config.ts');
  const ofImage = [...read('Containerfile').matchAll(/\b(DATA_DIR|HOST|PORT)=/g)].map(([, name]) => name);
  expect(ofImage).toHaveLength(3);
  for (const name of [...Object.keys(compose.services.lantern?.environment ?? {}), ...ofImage])
    expect(config).toMatch(new RegExp(`^  ${name}: `, 'm'));
});

test('the image names a user, one volume, a health check and a program as its first process', () => {
  const recipe = read('Containerfile');
  expect(recipe).toMatch(/^USER 10001:10001$/m);
  expect(recipe.match(/^VOLUME .*$/gm)).toEqual(['VOLUME /data']);
  expect(recipe).toMatch(/^HEALTHCHECK .* CMD \["lantern", "healthy"\]$/m);
  // a shell before it would keep the signal that asks for a stop
  expect(recipe).toMatch(/^CMD \["node", "apps\/server\/src\/main\.ts"\]$/m);
  expect(recipe.match(/^FROM .*$/gm)).toEqual([`FROM \${BUILDER} AS build`, `FROM \${BASE}`]);
});

test.runIf(isThere('caddy'))('Caddy takes its configuration, with a domain and without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, compose.configs.caddyfile?.content.replaceAll('$$', '$') ?? '');
  for (const [site, plain, tls] of [
    ['lantern.example.org', 'http://lantern.example.org', true],
    [':80', 'http://without-tls.invalid', false],
  ] as const) {
    const done = spawnSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
      env: { ...process.env, SITE: site, PLAIN_SITE: plain, HOME: folder },
    });
    expect(done.status, done.stderr).toBe(0);
    const listens = Object.values(JSON.parse(done.stdout).apps.http.servers as Record<string, { listen: string[] }>);
    expect(listens.flatMap(({ listen }) => listen).includes(':443')).toBe(tls);
  }
  rmSync(folder, { recursive: true });
});

test.runIf(isThere('caddy'))('Caddy takes its configuration for two processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-caddy-'));
  const done = spawnSync('caddy', ['adapt', '--config', 'deploy/two.Caddyfile', '--adapter', 'caddyfile'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SITE: 'lantern.example.org', PLAIN_SITE: 'http://lantern.example.org', HOME: folder },
  });
  expect(done.status, done.stderr).toBe(0);
  for (const upstream of ['127.0.0.1:8001', '127.0.0.1:8002']) expect(done.stdout).toContain(upstream);
  rmSync(folder, { recursive: true });
});

/** The unit of one of two processes, made of the shipped one by the command that docs/scaling.md tells. */
function unitOfOne(): string {
  const edits = /^sed (.*) \S+lantern\.service > /m.exec(read('docs/scaling.md'))?.[1];
  const made = spawnSync('sh', ['-c', `sed ${edits} deploy/lantern.service`], { cwd: root, encoding: 'utf8' });
  expect(made.stdout).toContain('WorkingDirectory=/opt/lantern/%i\nEnvironment=PORT=%i DATA_DIR=');
  return made.stdout;
}

test.runIf(isThere('systemd-analyze')).each([
  ['lantern.service', () => read('deploy/lantern.service')],
  ['lantern@8001.service', unitOfOne],
] as const)('systemd takes the unit %s', (name, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-unit-'));
  const file = join(folder, name);
  // it looks for the program, which lies elsewhere on this machine
  writeFileSync(file, text().replace('/usr/bin/node', process.execPath));
  const done = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  // it also tells of units of this machine that it met on the way
  const said = done.stderr.split('\n').filter((line) => line.includes(folder));
  expect({ code: done.status, said }).toEqual({ code: 0, said: [] });
  rmSync(folder, { recursive: true });
});

test('a release has the notes of its version, and none is made without notes', () => {
  const changelog =
    '# Changelog\n\n## Unreleased\n- soon\n\n## 1.10.0 (2026-12-01)\n- ten\n- more\n\n## 1.1.0\n- one\n\n## 1.0.0\n';
  expect(notesOf(changelog, '1.10.0')).toBe('- ten\n- more');
  expect(notesOf(changelog, '1.1.0')).toBe('- one');
  for (const version of ['1.0.0', '1.1', '2.0.0', '']) expect(notesOf(changelog, version)).toBeUndefined();
});

test('the version is the same in every place that says it', () => {
  const version = JSON.parse(read('package.json')).version;
  expect(JSON.parse(read('apps/server/package.json')).version).toBe(version);
  expect(JSON.parse(read('apps/web/package.json')).version).toBe(version);
  expect(read('Containerfile')).toContain(`ARG VERSION=${version}\n`);
});

test('workflows, templates and the rules for updates can be read, and use actions by their hash', () => {
  const files = globSync('.github/**/*.yml', { cwd: root });
  expect(files.length).toBeGreaterThanOrEqual(7);
  for (const file of files) expect(parse(read(file)), file).toBeTypeOf('object');
  const used = files.flatMap((file) => read(file).match(/uses: \S+/g) ?? []);
  expect(used.filter((line) => !/@[0-9a-f]{40}$/.test(line))).toEqual([]);
  expect(JSON.parse(read('renovate.json')).extends).toContain('config:recommended');
});
