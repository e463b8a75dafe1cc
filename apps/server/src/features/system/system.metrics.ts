// Figures as Prometheus reads them (text format 0.0.4). Written by hand: a few lines, where a library would bring figures
// of its own and a registry.
import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { ownVersion } from '#version.ts';
import type { readState } from './system.state.ts';

type State = Awaited<ReturnType<typeof readState>>;

/** Upper ends of the classes of answering times, in seconds. */
const bounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Meter = { lines: () => string[] };

/** Counts every answer from now on. Neither address nor account is in it, and no path: those can name a person's thing. */
export function meterAnswers(app: FastifyInstance): Meter {
  const answers = new Map<string, number>();
  const classes = bounds.map(() => 0);
  let seconds = 0;
  let count = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.addHook('onResponse', async (request, reply) => {
    const labels = `method="${request.method}",status="${reply.statusCode}"`;
    answers.set(labels, (answers.get(labels) ?? 0) + 1);
    const took = reply.elapsedTime / 1000;
    seconds += took;
    count += 1;
    for (const [index, bound] of bounds.entries()) if (took <= bound) classes[index] = (classes[index] ?? 0) + 1;
  });
  return {
    lines: () => [
      ...figure('http_requests_total', 'counter', 'Answers by method and status.', [...answers]),
      ...figure('http_request_duration_seconds', 'histogram', 'Time to answer.', []),
      ...bounds.map((bound, index) => `http_request_duration_seconds_bucket{le="${bound}"} ${classes[index]}`),
      `http_request_duration_seconds_bucket{le="+Inf"} ${count}`,
      `http_request_duration_seconds_sum ${seconds}`,
      `http_request_duration_seconds_count ${count}`,
      ...figure('nodejs_eventloop_lag_p99_seconds', 'gauge', 'How late timers ran, 99th percentile.', [
        ['', delay.percentile(99) / 1e9 || 0],
      ]),
    ],
  };
}

type Value = readonly [labels: string, value: number];

function figure(name: string, type: string, help: string, values: readonly Value[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
  ];
}

const gauge = (name: string, help: string, ...values: readonly Value[]) => figure(name, 'gauge', help, values);
const toSeconds = (time: string) => Date.parse(time) / 1000;

/** The page that Prometheus asks for. */
export function metricsPage(meter: Meter, state: State): string {
  const { cpuUsage, memoryUsage, uptime } = process;
  const { user, system } = cpuUsage();
  const { disk, backup } = state;
  const lines = [
    ...gauge('lantern_info', 'The version that runs.', [`version="${ownVersion}"`, 1]),
    ...figure('process_cpu_seconds_total', 'counter', 'Processor time.', [['', (user + system) / 1e6]]),
    ...gauge('process_resident_memory_bytes', 'Memory of the server itself.', ['', memoryUsage.rss()]),
    ...gauge('process_start_time_seconds', 'When it started.', ['', Date.now() / 1000 - uptime()]),
    ...meter.lines(),
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

// What a proxy on this machine passes on comes from this machine too.
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const thisMachine = /^(127\.|::1$|::ffff:127\.)/;

/** Whether this caller may read the figures. */
export function mayReadMetrics(setting: Config['metrics'], { headers, socket }: FastifyRequest): boolean {
  if (setting === 'off') return false;
  if (setting === 'loopback')
    return thisMachine.test(socket.remoteAddress ?? '') && !passedOn.some((name) => name in headers);
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${setting.token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
