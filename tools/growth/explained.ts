// What the database did, from its own log: auto_explain writes the plan of every statement that it ran, as it ran.

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../apps/server/test/support/rows.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** `pages`: of 8 kB that were looked at. `rows`: that were read, whether they were wanted or not. */
export type Explained = { text: string; ms: number; pages: number; rows: number; scans: string[] };

/** For connections that are opened from now on; the library must have been loaded at the start. */
export async function explainEverything(client: Client, isWanted: boolean): Promise<void> {
  for (const [name, value] of Object.entries({
    log_min_duration: isWanted ? '0' : '-1',
    log_analyze: 'on',
    log_buffers: 'on',
    log_format: 'json',
    // what foreign keys and triggers do as well
    log_nested_statements: 'on',
    log_parameter_max_length: '0',
  }))
    await client.query(`do $$ begin execute format('alter database %I set auto_explain.${name} = ''${value}''',
      current_database()); end $$`);
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

function read(json: string, ms: number): Explained {
  const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Plan };
  const scans = nodesOf(plan).filter((node) => node['Node Type'].endsWith('Scan'));
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    ms,
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    rows: scans.reduce(
      (sum, node) =>
        sum +
        node['Actual Loops'] *
          (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)),
      0,
    ),
    scans: scans.map((node) => `${node['Node Type']} ${node['Relation Name'] ?? node['Index Name'] ?? ''}`.trim()),
  };
}

/** What pg-boss and the pool do by themselves meanwhile. */
const isOwn = (text: string) => !/jobs\.(queue|version|schedule|bam|warning)|pg_class/.test(text);

/** An entry begins with its time; the lines of a plan are moved in by a tab. */
function readLog(log: string): Explained[] {
  const all: Explained[] = [];
  for (const entry of log.split(/\n(?=\d{4}-\d\d-\d\d )/)) {
    const [, ms, json] = /LOG: {2}duration: ([\d.]+) ms {2}plan:\n([\s\S]*)/.exec(entry) ?? [];
    if (ms && json) all.push(read(json.replaceAll('\n\t', '\n'), Number(ms)));
  }
  return all.filter(({ text }) => isOwn(text));
}

/** Does something, and says which statements ran meanwhile. */
export async function explain(logFile: string, act: () => Promise<unknown>): Promise<Explained[]> {
  const from = statSync(logFile).size;
  await act();
  // it is written by other processes
  await sleep(30);
  const to = statSync(logFile).size;
  const bytes = Buffer.alloc(to - from);
  const file = openSync(logFile, 'r');
  readSync(file, bytes, 0, bytes.length, from);
  closeSync(file);
  return readLog(bytes.toString('utf8'));
}
