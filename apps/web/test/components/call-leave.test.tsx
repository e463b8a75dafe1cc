// @vitest-environment happy-dom
import type { CallRoom } from '@lantern/contract/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { createCall } from '#features/calls/call-engine.ts';
import { serve } from './show.tsx';

vi.mock('#features/calls/devices.ts', () => ({
  openMicrophone: async () => ({ enabled: true, stop: () => undefined }),
  openCamera: async () => undefined,
}));
vi.mock('#api/events.ts', () => ({ listen: () => () => undefined }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const room = { _id: '7f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11', side: 'mentor' } as CallRoom;
const seated = { other: null, signals: [], ice_servers: [] };

test('a page that leaves while its sign of life is on its way leaves once more behind it', async () => {
  let arrive = (_: object) => {};
  const onItsWay = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  const asked = serve(({ method }) => (method === 'PUT' ? onItsWay : { ok: true }));
  const sent = () => asked.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
  const call = createCall(
    room,
    () => undefined,
    () => undefined,
  );
  void call.enter(false);
  await vi.waitFor(() => expect(sent()).toEqual(['PUT seat']));
  call.leave();
  await vi.waitFor(() => expect(sent()).toEqual(['PUT seat', 'POST leave']));
  arrive(seated);
  await vi.waitFor(() => expect(sent()).toEqual(['PUT seat', 'POST leave', 'POST leave']));
  expect(new Set(asked.map(({ body }) => body.seat)).size).toBe(1);
});
