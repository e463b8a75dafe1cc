import { figure, type Value } from '#runtime/prometheus-text.ts';
import { ownVersion } from '#runtime/version.ts';
import type { readState } from './system.state.ts';

type State = Awaited<ReturnType<typeof readState>>;

const gauge = (name: string, help: string, ...values: readonly Value[]) => figure(name, 'gauge', help, values);
const toSeconds = (time: string) => Date.parse(time) / 1000;

/** The page that Prometheus asks for; `answers` is what the meter has counted. */
export function metricsPage(answers: readonly string[], state: State): string {
  const { cpuUsage, memoryUsage, uptime } = process;
  const { user, system } = cpuUsage();
  const { disk, backup } = state;
  const lines = [
    ...gauge('lantern_info', 'The version that runs.', [`version="${ownVersion}"`, 1]),
    ...figure('process_cpu_seconds_total', 'counter', 'Processor time.', [['', (user + system) / 1e6]]),
    ...gauge('process_resident_memory_bytes', 'Memory of the server itself.', ['', memoryUsage.rss()]),
    ...gauge('process_start_time_seconds', 'When it started.', ['', Date.now() / 1000 - uptime()]),
    ...answers,
    ...gauge(
      'lantern_works',
      'Whether a part can be used now.',
      ['part="database"', Number(state.database.works)],
      ['part="files"', Number(state.files.works)],
      ['part="jobs"', Number(state.jobs.works)],
    ),
    ...gauge('lantern_jobs_waiting', 'Jobs that are due.', ['', state.jobs.waiting]),
    ...gauge('lantern_jobs_failed', 'Jobs given up in the last 7 days.', ['', state.jobs.failed]),
    ...gauge('lantern_mails_waiting', 'Mails that are due.', ['', state.mails.waiting]),
    ...gauge('lantern_mails_failed', 'Mails given up in the last 7 days.', ['', state.mails.failed]),
    ...gauge('lantern_facts_past_review', 'Facts of the catalogue to look at again.', ['', state.facts_past_review]),
    ...gauge('lantern_webhooks_failing', 'Webhooks whose last attempt failed.', ['', state.webhooks.failing]),
    ...gauge('lantern_webhooks_given_up', 'Webhooks off after days of failures.', ['', state.webhooks.given_up]),
    ...(state.database.bytes === null
      ? []
      : gauge('lantern_database_bytes', 'Size of the database.', ['', state.database.bytes])),
    ...(disk
      ? [
          ...gauge('lantern_disk_free_bytes', 'Free where DATA_DIR is.', ['', disk.free_bytes]),
          ...gauge('lantern_disk_size_bytes', 'Size of the disk where DATA_DIR is.', ['', disk.total_bytes]),
        ]
      : []),
    ...(backup.last_at
      ? gauge('lantern_last_backup_timestamp_seconds', 'When the last backup was made.', [
          '',
          toSeconds(backup.last_at),
        ])
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
