// npm start, and npm run dev with --dev. Runs on Node 20 in a fresh clone: plain JavaScript.
import { spawn } from 'node:child_process';
import { findNode, installPackages, root, runMain, Stop, withBin } from './setup.mjs';
import { buildWebIfStale, vite, webFolder } from './web-build.mjs';

const server = 'apps/server/src/main.ts';

await runMain(async () => {
  if (process.argv.includes('--dev')) {
    installPackages('all');
    run([
      { args: [vite], cwd: webFolder },
      { args: ['--watch', '--watch-preserve-output', server], cwd: root },
    ]);
  } else {
    installPackages('runtime');
    await buildWebIfStale();
    become([server]);
  }
});

/** Gives this process to the server where Node can do that (22 and newer, not on Windows). */
function become(args) {
  if (process.execve) {
    process.chdir(root);
    // Node announces the call as experimental on every start.
    process.removeAllListeners('warning');
    try {
      process.execve(findNode(), [findNode(), ...args], withBin());
    } catch {
      // As a child process, then.
    }
  }
  run([{ args, cwd: root }]);
}

/**
 * Runs programs as children in groups of their own, so that Ctrl-C reaches each exactly once: from us. Ends with the
 * first that ends, and with its code.
 */
function run(programs) {
  const node = findNode();
  const children = programs.map(({ args, cwd }) => {
    const child = spawn(node, args, { cwd, env: withBin(), stdio: 'inherit', detached: true });
    child.once('error', (error) => {
      console.error(
        new Stop(`Node 24 does not run here (${error.message}): install Node 24 and start with it.`).message,
      );
      process.exit(1);
    });
    child.once('exit', (code, signal) => {
      process.exitCode ??= code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
      endAll('SIGTERM');
    });
    return child;
  });
  let ending = false;
  const endAll = (signal) => {
    if (ending) return;
    ending = true;
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  process.on('SIGINT', () => endAll('SIGINT'));
  process.on('SIGTERM', () => endAll('SIGTERM'));
  process.on('SIGHUP', () => endAll('SIGTERM'));
}
