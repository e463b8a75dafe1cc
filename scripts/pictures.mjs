// npm run pictures: accepts how the main screens look now, as tests/e2e/pictures. Look at each before you commit it.
// Runs on Node 20 in a fresh clone: plain JavaScript.
import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from './browser.mjs';
import { installPackages, root, runMain, withBin } from './setup.mjs';
import { buildWebIfStale } from './web-build.mjs';

await runMain(async () => {
  installPackages('all');
  await buildWebIfStale();
  const env = { ...withBin(), LANTERN_CHROMIUM: findOrInstallBrowser() };
  const update = ['test', 'pictures', '--update-snapshots=changed'];
  process.exitCode = spawnSync('playwright', update, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
});
