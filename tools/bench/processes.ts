// What the server and its database take of the machine's memory, as /proc says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const memoryHead = ['MB', 'node RSS', 'node PSS', 'postgres processes', 'postgres RSS', 'postgres PSS'];

/** Kilobytes of a field such as `VmRSS:` or `Pss:`. */
export function readKb(path: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((other) => {
      if (!(other > 0)) return false;
      try {
        return Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${other}/stat`, 'utf8'))?.[1]) === pid;
      } catch {
        return false;
      }
    });
}

/** One row under `memoryHead`. */
export function measureMemory(when: string, serverPid: number, dataDir: string): (string | number)[] {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const postgres = [postmaster, ...childrenOf(postmaster)];
  const sum = (pids: number[], name: string, field: string) =>
    pids.reduce((total, pid) => total + readKb(`/proc/${pid}/${name}`, field), 0) / 1024;
  return [
    when,
    sum([serverPid], 'status', 'VmRSS'),
    sum([serverPid], 'smaps_rollup', 'Pss'),
    String(postgres.length),
    sum(postgres, 'status', 'VmRSS'),
    sum(postgres, 'smaps_rollup', 'Pss'),
  ];
}
