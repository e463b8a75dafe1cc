// The entries of package-lock.json without a hash: optional packages of other platforms that the registry of whoever
// wrote the file did not have, so that npm could note no hash for them. Fetches each, and compares its bytes with what
// the registry says and has signed. With --write the hashes are noted, for npm to check from then on.

import { spawnSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

if (process.argv.includes('--help')) {
  console.log('node scripts/lock-hashes.mjs [--write]\nChecks, or notes, the hashes that package-lock.json lacks.');
  process.exit(0);
}

const isWriting = process.argv.includes('--write');
const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', cwd: root }).stdout.trim();

async function ask(address) {
  const answer = await fetch(new URL(address, registry));
  if (!answer.ok) throw new Error(`the registry answered ${answer.status}`);
  return answer;
}

const { keys } = await ask('-/npm/v1/keys').then(
  (answer) => answer.json(),
  () => ({ keys: [] }),
);

/** The hash of a package whose bytes and signature are right. */
async function findHash(name, version) {
  const { dist } = await (await ask(`${name.replace('/', '%2f')}/${version}`)).json();
  const [, algorithm, hash] = /^(sha512)-(\S+)$/.exec(dist.integrity) ?? [];
  if (!hash) throw new Error('the registry has no SHA-512 of it');
  const isSigned = (dist.signatures ?? []).some(({ keyid, sig }) => {
    const key = keys.find((one) => one.keyid === keyid)?.key;
    if (!key) return false;
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    const signed = Buffer.from(`${name}@${version}:${dist.integrity}`);
    return verify('sha256', signed, publicKey, Buffer.from(sig, 'base64'));
  });
  if (!isSigned) throw new Error('no signature of the registry fits');
  const bytes = Buffer.from(await (await ask(dist.tarball)).arrayBuffer());
  if (createHash(algorithm).update(bytes).digest('base64') !== hash)
    throw new Error('its bytes are not what was signed');
  return dist.integrity;
}

const bare = Object.entries(lock.packages).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity,
);
const wrong = [];
for (const [path, entry] of bare) {
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  try {
    const integrity = await findHash(name, entry.version);
    if (isWriting) lock.packages[path] = { version: entry.version, integrity, ...entry };
  } catch (error) {
    wrong.push(`${name}@${entry.version}: ${error.message}`);
  }
}
if (isWriting) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${bare.length} entries without a hash, ${bare.length - wrong.length} found right`);
for (const line of wrong) console.error(line);
// who writes has perhaps a registry that lacks them; what is checked must be there
process.exitCode = wrong.length > 0 && !isWriting ? 1 : 0;
