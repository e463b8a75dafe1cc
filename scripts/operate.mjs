// npm run doctor, backup, backup:check, restore, files:move, key:replace, seed, catalogue:import and catalogue:patch.
// Runs on Node 20 in a fresh clone: plain JavaScript.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findNode, installPackages, root, runMain, Stop, withBin } from './setup.mjs';

await runMain(() => {
  installPackages('runtime');
  const [command, ...words] = process.argv.slice(2);
  // a folder is meant from where the command was typed; DATA_DIR is, as for npm start, meant from here
  const typedIn = process.env.INIT_CWD ?? process.cwd();
  const isFolder = (word) => command !== 'move' && !word.startsWith('-');
  const args = words.map((word) => (isFolder(word) ? resolve(typedIn, word) : word));
  const program =
    command === '--catalogue'
      ? ['apps/server/src/catalogue.ts', ...words]
      : ['apps/server/src/operate.ts', ...(command ? [command] : []), ...args];
  const child = spawn(findNode(), program, { cwd: root, env: withBin(), stdio: 'inherit' });
  // Ctrl-C reaches both of us; it ends, and then we do
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(new Stop(`Node 24 does not run here (${error.message}): install Node 24 and start with it.`).message);
    process.exit(1);
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
});
