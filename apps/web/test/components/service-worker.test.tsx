// @vitest-environment happy-dom
// A new version is offered when there is one, and not on a first visit.
import { afterEach, expect, test, vi } from 'vitest';
import type { toast as realToast } from '#components/toast.tsx';
import { startServiceWorker } from '#shell/service-worker.tsx';

const toast = vi.hoisted(() => vi.fn<typeof realToast>());
vi.mock('#components/toast.tsx', () => ({ toast }));
vi.mock('#api/trusted-script.ts', () => ({ trustedScript: (path: string) => path }));

type Worker = EventTarget & { state: string; postMessage: () => void };
const worker = (): Worker => Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });

/** A device as the page finds it; `installing` is what registering began, or what a page before this one began. */
async function start(active: Worker | null, installing: Worker | null) {
  vi.stubEnv('PROD', true);
  const registration = Object.assign(new EventTarget(), { installing, waiting: null as Worker | null, active });
  const watched = vi.spyOn(registration, 'addEventListener');
  const container = Object.assign(new EventTarget(), {
    controller: active,
    register: async () => registration,
    ready: new Promise(() => undefined),
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }));
  void startServiceWorker();
  await vi.waitFor(() => expect(watched).toHaveBeenCalled());
  return { registration, container };
}

function install(one: Worker) {
  one.state = 'installed';
  one.dispatchEvent(new Event('statechange'));
}

function update(registration: EventTarget & { installing: Worker | null }): Worker {
  const next = worker();
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  install(next);
  return next;
}

afterEach(() => {
  toast.mockClear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
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
  update(registration);
  expect(toast).toHaveBeenCalledOnce();
});

test('a page that was loaded anew while the first one was installing is offered the next, and loads it when asked', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const first = worker();
  const { registration, container } = await start(null, first);
  install(first);
  container.controller = first;
  container.dispatchEvent(new Event('controllerchange'));
  expect([toast.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  const next = update(registration);
  toast.mock.lastCall?.[0].action?.run();
  expect(next.postMessage).toHaveBeenCalledWith('take-over');
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});
