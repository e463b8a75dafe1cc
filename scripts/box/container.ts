// Runs an image as a container engine would: its own processes, a root that cannot be written, one volume, the user,
// environment and command that the image names. On what util-linux brings, since engines need more of the kernel than
// test machines give.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildah, run } from './machine.ts';

type Config = {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  StopSignal: NodeJS.Signals;
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
};

export type Image = { root: string; config: Config; remove: () => void };

/** Unpacks the image. */
export function openImage(name: string): Image {
  const inspected = JSON.parse(buildah(['inspect', '--type', 'image', name]));
  const container = buildah(['from', '--pull-never', name]);
  const root = buildah(['mount', container]);
  return { root, config: inspected.Docker.config, remove: () => void buildah(['rm', container]) };
}

// $0 root, $1 volume, $2 its place, $3 user, then the command
const enter = `set -eu
root=$0 volume=$1 place=$2 user=$3; shift 3
mount --bind "$root" "$root"
mount --bind "$volume" "$root$place"
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs chroot --userspec="$user" --groups="" "$root" "$@"`;

export type Container = {
  /** Everything that it has said. */
  said: () => string;
  /** Waits until it has said that. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Runs a command in it, as `exec` of an engine; throws where that fails. */
  exec: (command: readonly string[]) => string;
  /** Sends the image's stop signal; answers the exit code, and how many milliseconds that took. */
  stop: () => Promise<{ code: number | null; ms: number }>;
};

export async function start(image: Image, volume: string, environment: Record<string, string>): Promise<Container> {
  const { root, config } = image;
  const [place = ''] = Object.keys(config.Volumes);
  const env = [...config.Env, ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)];
  const command = ['env', '-i', `--chdir=${config.WorkingDir}`, ...env, ...config.Cmd];
  const outer = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, root, volume, place, config.User, ...command],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let text = '';
  for (const stream of [outer.stdout, outer.stderr])
    stream.on('data', (part: Buffer) => {
      text += part;
    });
  const pid = await firstProcess(outer);
  const inside = [
    '--target',
    String(pid),
    '--mount',
    '--pid',
    '--root',
    '--wd',
    '--setuid',
    config.User.split(':')[0] ?? '',
  ];
  return {
    said: () => text,
    async says(pattern) {
      for (;;) {
        const found = pattern.exec(text);
        if (found) return found;
        if (outer.exitCode !== null) throw new Error(`it ended with ${outer.exitCode}: ${text}`);
        await sleep(50);
      }
    },
    exec: (words) => run('nsenter', [...inside, 'env', '-i', ...env, ...words]),
    async stop() {
      const began = performance.now();
      const ended = once(outer, 'exit') as Promise<[number | null]>;
      process.kill(pid, config.StopSignal);
      const [code] = await ended;
      return { code, ms: Math.round(performance.now() - began) };
    },
  };
}

/** The process that is the first one inside, by the number it has outside. */
async function firstProcess({ pid, exitCode }: ChildProcess): Promise<number> {
  for (let tries = 0; exitCode === null && tries < 200; tries++) {
    const child = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    if (child) return Number(child);
    await sleep(10);
  }
  throw new Error('the container did not start');
}
