// @vitest-environment happy-dom
// A new version is offered when there is one, and not on a first visit.
import { beforeEach, expect, test, vi } from 'vitest';

const toast = vi.hoisted(() => vi.fn());
vi.mock('#components/toast.tsx', () => ({ toast }));
vi.mock('#api/trusted-script.ts', () => ({ trustedScript: (path: string) => path }));

type Worker = EventTarget & { state: string; postMessage: () => void };
const worker = (): Worker => Object.assign(new EventTarget(), { state: 'installing', postMessage: () => undefined });

/** A device as the page finds it; `installing` is what registering began. */
async function start(active: Worker | null, installing: Worker | null) {
  vi.stubEnv('PROD', true);
  const registration = Object.assign(new EventTarget(), { installing, waiting: null as Worker | null, active });
  const container = Object.assign(new EventTarget(), {
    controller: active,
    register: async () => registration,
    ready: new Promise(() => undefined),
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }));
  const { startServiceWorker } = await import('#shell/service-worker.tsx');
  void startServiceWorker();
  await vi.waitFor(() => undefined);
  await Promise.resolve();
  return { registration, container };
}

function install(one: Worker) {
  one.state = 'installed';
  one.dispatchEvent(new Event('statechange'));
}

beforeEach(() => {
  toast.mockClear();
  vi.unstubAllGlobals();
});

test('the first worker of a device is no new version, also where it is told of after it took over', async () => {
  const first = worker();
  const { registration, container } = await start(null, first);
  registration.dispatchEvent(new Event('updatefound'));
  container.controller = first;
  install(first);
  expect(toast).not.toHaveBeenCalled();
});

test('a worker that comes after another one is offered', async () => {
  const { registration } = await start(worker(), null);
  const next = worker();
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  install(next);
  expect(toast).toHaveBeenCalledOnce();
});
