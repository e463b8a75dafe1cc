// Counts answers for Prometheus, and knows who may read the count.
import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { figure } from '#runtime/prometheus-text.ts';

/** Upper ends of the classes of answering times, in seconds. */
const bounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Meter = { lines: () => string[] };

/** Counts every answer from now on. Neither address nor account is in it, and no path: those can name what is a person's own. */
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
