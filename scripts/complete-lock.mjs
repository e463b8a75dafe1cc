// npm run lock, after adding or updating a package: a registry that lacks some platforms' optional packages makes npm
// leave them out of package-lock.json, and then neither "npm ci" nor those platforms can install. This names them again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony'];
const processors = /(arm64|x64|ia32|arm|ppc64|s390x|riscv64|loong64)/;

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/')) continue;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = Object.keys(lock.packages).some((other) => other.endsWith(`node_modules/${name}`));
    const os = systems.find((system) => name.includes(system));
    const cpu = processors.exec(name)?.[1];
    if (known || !os || !cpu || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(entry.dev && { dev: true }),
      ...(name.includes('musl') && { libc: ['musl'] }),
      optional: true,
      os: [os],
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional packages of other platforms named`);
