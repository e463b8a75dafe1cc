// Under which licences everything that npm installs here may be used. A new one fails until somebody has read it: ours is
// MIT, and whoever runs or changes Lantern must be as free with all of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'node scripts/licences.mjs\nFails where a package of package-lock.json has another licence than those allowed.',
  );
  process.exit(0);
}

/** They ask for their own words to be kept, and for nothing of what is built with them. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);
/** Beside these, by package: changed files of it stay under its licence (MPL), or its words and data do. */
const looked = new Map([
  ['axe-core', 'MPL-2.0'],
  ['lightningcss', 'MPL-2.0'],
  ['web-push', 'MPL-2.0'],
  ['caniuse-lite', 'CC-BY-4.0'],
  ['@expo-google-fonts/noto-sans', 'MIT AND OFL-1.1'],
]);
/** Fonts stay under their own licence, which lets anybody hand them on with a program. */
const isFont = (name, licence) => name.startsWith('@fontsource/') && licence === 'OFL-1.1';
/** The lock file does not tell theirs: read in the package, or in the one that it is a part of. */
const untold = new Map([['combine-errors', 'MIT']]);

/** Packages for one platform each have the licence of the package that brings them along. */
const platform = /-(?:android|darwin|freebsd|linux|openharmony|win32)-[a-z0-9-]+$/;

function isAllowed(name, licence) {
  const of = name.replace(platform, '');
  if (licence === undefined) return of !== name || permissive.has(untold.get(name));
  if (looked.get(of) === licence || isFont(name, licence)) return true;
  const words = licence.replace(/[()]/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some((one) => permissive.has(one));
  return words.split(' AND ').every((one) => permissive.has(one) || one === 'BSD');
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const refused = installed
  .map(([path, { license }]) => [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), license])
  .filter(([name, licence]) => !isAllowed(name, licence));

for (const [name, licence] of refused) console.error(`${name}: ${licence ?? 'no licence'} was not looked at`);
console.log(`licences: ${installed.length} packages, ${refused.length} to look at`);
process.exitCode = refused.length > 0 || installed.length === 0 ? 1 : 0;
