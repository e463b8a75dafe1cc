// npm run check and the other commands of development: installs what they need, then runs the program named. A first
// word that ends in .ts is one of ours, anything else a program that npm installed. Runs on Node 20 in a fresh clone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { binFolder, findNode, installPackages, root, runMain, Stop, withBin } from './setup.mjs';

await runMain(() => {
  installPackages('all');
  const [program = '', ...args] = process.argv.slice(2);
  const [command, words] = program.endsWith('.ts')
    ? [findNode(), [program, ...args]]
    : [join(binFolder, program), args];
  const child = spawn(command, words, { cwd: root, env: withBin(), stdio: 'inherit' });
  // Ctrl-C reaches both of us; it ends, and then we do
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(new Stop(`${program} does not run here (${error.message}).`).message);
    process.exit(1);
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
});
