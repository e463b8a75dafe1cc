// Finds a Chromium for the tests, or installs one. Plain JavaScript: runs on Node 20 before node_modules exists.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binFolder, captured, findNode, root, Stop, withBin } from './setup.mjs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// Debian package -> a file that shows it is there. The core fonts hold Bengali, Devanagari and Arabic.
const debianFonts = {
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSansBengali-Regular.ttf',
  'fonts-noto-color-emoji': '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf',
};

/** Path of a Chromium that starts; throws Stop where none can be had. */
export function findOrInstallBrowser() {
  const wanted = process.env.LANTERN_CHROMIUM;
  if (wanted && !starts(wanted)) {
    throw new Stop(`LANTERN_CHROMIUM is ${wanted}, which does not start: correct it or unset it.`);
  }
  let browser = wanted || known.find(starts);
  if (isDebianRoot()) {
    const missing = Object.keys(debianFonts).filter((name) => !existsSync(debianFonts[name]));
    if (!browser) missing.unshift('chromium');
    installDebianPackages(missing);
    browser ??= known.find(starts);
  }
  browser ??= playwrightBrowser();
  if (!browser) {
    throw new Stop('No browser for the tests: install Chromium or Chrome and set LANTERN_CHROMIUM to its path.');
  }
  return browser;
}

/** Debian's Firefox for the one journey in it, where packages can be installed; elsewhere that stage is left out. */
export function installFirefox() {
  if (isDebianRoot() && !process.env.LANTERN_FIREFOX && !existsSync('/usr/bin/firefox-esr'))
    installDebianPackages(['firefox-esr']);
}

// Ubuntu's chromium-browser is a script that only says "install the snap", so existence is not enough.
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function installDebianPackages(names) {
  if (names.length === 0) return;
  console.log(`Installing ${names.join(', ')} for the tests (up to 150 MB, a minute or two) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // A failing update is not the end: the lists that are there may be enough.
  runQuietly('apt-get', ['update', '-qq'], env);
  const failure = runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env);
  if (failure) console.log(`apt-get install did not succeed: ${failure}`);
}

function playwrightBrowser() {
  const env = withBin();
  const ask = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const path = execFileSync(findNode(), ['-e', ask], { cwd: root, env, encoding: 'utf8' });
  if (!starts(path)) {
    console.log('Downloading a browser for the tests (about 170 MB) ...');
    const failure = runQuietly(join(binFolder, 'playwright'), ['install', 'chromium'], env);
    if (failure) console.log(`playwright install did not succeed: ${failure}`);
  }
  return starts(path) ? path : undefined;
}

/** The last line of what it printed if it failed, undefined if it went well. */
function runQuietly(command, args, env) {
  const done = spawnSync(command, args, { ...captured, env });
  if (done.status === 0) return undefined;
  return done.error?.message ?? `${done.stderr}\n${done.stdout}`.trim().split('\n').at(-1);
}
