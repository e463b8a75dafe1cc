import { createHash } from 'node:crypto';
import { Problem } from '@lantern/contract/problem';
import * as contract from '@lantern/contract/system';
import { ping } from '#database/database.ts';
import type { Parts } from '#feature/feature.ts';
import { mayReadMetrics, meterAnswers } from '#http/meter.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { changeStreams } from './system.events.ts';
import { metricsPage } from './system.metrics.ts';
import { apiPage, apiPageStyle, openApi } from './system.openapi.ts';
import { readInstallation, readState } from './system.state.ts';

/** Names the parts that cannot be used now. */
async function findFailing(ports: Ports, report: (part: string, error: unknown) => void): Promise<string[]> {
  const checks = { database: ping(ports.database), files: ports.files.check(), jobs: ports.jobs.check() };
  const failing = Object.entries(checks).map(([part, check]) =>
    check.then(
      () => [],
      (error: unknown) => {
        report(part, error);
        return [part];
      },
    ),
  );
  return (await Promise.all(failing)).flat();
}

/** For so long an answer counts for everybody who asks: each look writes a file. */
const lookMs = 1_000;

/** Looks once for all who ask at the same time, and for a moment after. */
function lookTogether(look: typeof findFailing): typeof findFailing {
  let looking: Promise<string[]> | undefined;
  return (ports, report) => {
    looking ??= look(ports, report).finally(() => setTimeout(() => (looking = undefined), lookMs).unref());
    return looking;
  };
}

export function systemRoutes(served: Served, { ports, config }: Parts): void {
  const meter = config.metrics === 'off' ? undefined : meterAnswers(served.app);
  let description: ReturnType<typeof openApi> | undefined;
  let page: Promise<Buffer> | undefined;
  const style = createHash('sha256').update(apiPageStyle).digest('base64');

  const readiness = lookTogether(findFailing);

  serve(served, contract.getHealth, async () => ({ ok: true as const }));
  serve(served, contract.getReadiness, async ({ request }) => {
    const failing = await readiness(ports, (part, error) => request.log.error({ err: error, part }, 'not ready'));
    if (failing.length > 0)
      throw new Problem('unavailable', { detail: `Not ready: ${failing.join(', ')}.`, retryAfter: 2 });
    return { ok: true as const, database: true as const, files: true as const, jobs: true as const };
  });
  serve(served, contract.getOpenApi, async () => {
    description ??= openApi();
    return await description;
  });
  serve(served, contract.getApiPage, async () => {
    page ??= apiPage().then((text) => Buffer.from(text));
    return {
      type: 'text/html; charset=utf-8',
      bytes: await page,
      headers: {
        'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`,
      },
    };
  });
  serve(served, contract.getMetrics, async ({ request }) => {
    // a stranger need not know that there is something
    if (!meter || !mayReadMetrics(config.metrics, request)) throw new Problem('not_found');
    const figures = metricsPage(meter.lines(), await readState(ports, config));
    return { type: 'text/plain; version=0.0.4; charset=utf-8', bytes: Buffer.from(figures) };
  });
  serve(served, contract.readInstallation, () => readInstallation(ports, config));
  const stream = changeStreams(served.app, ports.events, ports.database);
  serve(served, contract.listenToChanges, async ({ caller, reply }) => stream(caller, reply));
}
