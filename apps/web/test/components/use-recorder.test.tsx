// @vitest-environment happy-dom
// The microphone is off once the reader has gone on, whatever the browser answers later; a recording can come back.
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecorderPanel } from '#features/interviews/recording/recorder-panel.tsx';
import { listRecordings, readRecording } from '#features/interviews/recording/recordings.ts';
import { useRecorder } from '#features/interviews/recording/use-recorder.ts';
import { show, signIn } from './show.tsx';

const device = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => device.get(key),
  set: async (key: string, value: unknown) => void device.set(key, value),
  del: async (key: string) => void device.delete(key),
  keys: async () => [...device.keys()],
  getMany: async (keys: string[]) => keys.map((key) => device.get(key)),
  setMany: async (all: [string, unknown][]) => {
    for (const [key, value] of all) device.set(key, value);
  },
  delMany: async (keys: string[]) => {
    for (const key of keys) device.delete(key);
  },
  entries: async () => [...device],
  clear: async () => device.clear(),
}));

class PlayedRecorder {
  static isTypeSupported = () => true;
  static last: PlayedRecorder | undefined;
  state = 'inactive';
  mimeType = 'audio/webm';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  start() {
    this.state = 'recording';
    PlayedRecorder.last = this;
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['new']) });
    this.onstop?.();
  }
}

const tracks: { stop: ReturnType<typeof vi.fn> }[] = [];
let allow: (() => void)[] = [];

beforeEach(async () => {
  await signIn();
  device.clear();
  tracks.length = 0;
  allow = [];
  const getUserMedia = () =>
    new Promise((resolve) => {
      const track = { stop: vi.fn() };
      tracks.push(track);
      allow.push(() => resolve({ getTracks: () => [track] }));
    });
  vi.stubGlobal('MediaRecorder', PlayedRecorder);
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({ getFloatTimeDomainData: () => undefined });
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = async () => undefined;
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: async () => [] },
  });
});

const userId = '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11';
function plant() {
  device.set(`${userId} s q 000000`, new Blob(['old answer']));
  device.set(`${userId} s q facts`, { type: 'audio/webm', seconds: 9, pauses: [], at: '2026-11-22T10:00:00.000Z' });
}
const stored = () => [...device.keys()].filter((key) => key.startsWith(`${userId} s q `));

test('leaving while the browser asks for the microphone leaves it off, and the old recording there', async () => {
  plant();
  const { result, unmount } = renderHook(() => useRecorder('s', 'q', () => {}));
  await waitFor(() => expect(result.current.recording).toBeTruthy());
  await act(async () => void result.current.start());
  await waitFor(() => expect(allow).toHaveLength(1));
  unmount();
  allow[0]?.();
  await waitFor(() => expect(tracks[0]?.stop).toHaveBeenCalled());
  expect(stored()).toHaveLength(2);
});

test('of two starts one after the other only the last records', async () => {
  const { result } = renderHook(() => useRecorder('s', 'q', () => {}));
  await act(async () => void result.current.start());
  await act(async () => void result.current.start());
  await waitFor(() => expect(allow).toHaveLength(2));
  await act(async () => {
    for (const yes of allow) yes();
  });
  await waitFor(() => expect(result.current.phase).toBe('recording'));
  expect(tracks[0]?.stop).toHaveBeenCalled();
  expect(tracks[1]?.stop).not.toHaveBeenCalled();
  await act(async () => void (await result.current.finish()));
  expect(tracks[1]?.stop).toHaveBeenCalled();
});

function Panel() {
  const recorder = useRecorder('s', 'q', () => {});
  return <RecorderPanel recorder={recorder} aimSeconds={60} onWords={() => true} />;
}

test.each(['Delete recording', 'Record again'])('%s can be undone', async (name) => {
  plant();
  const { user } = await show(<Panel />);
  await user.click(await screen.findByRole('button', { name }));
  if (name === 'Record again') {
    await waitFor(() => expect(allow).toHaveLength(1));
    await act(async () => allow[0]?.());
  }
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/Your recording: 0:09/);
  await waitFor(() => expect(stored()).toHaveLength(2));
  expect(await (await readRecording('s', 'q'))?.blob.text()).toBe('old answer');
});

/** A piece comes, and then the page is gone. */
async function dieRecording() {
  const { result } = renderHook(() => useRecorder('s', 'q', () => {}));
  await act(async () => void result.current.start());
  await waitFor(() => expect(allow).toHaveLength(1));
  await act(async () => allow[0]?.());
  await waitFor(() => expect(result.current.phase).toBe('recording'));
  PlayedRecorder.last?.ondataavailable?.({ data: new Blob(['half']) });
  await waitFor(() => expect(stored().some((key) => key.endsWith(' facts') && key.includes('take-'))).toBe(true));
  return result;
}

test('a page that dies in the middle of a new recording leaves the former one', async () => {
  plant();
  const result = await dieRecording();
  expect(await (await readRecording('s', 'q'))?.blob.text()).toBe('old answer');
  expect((await listRecordings()).map(({ seconds }) => seconds)).toEqual([9]);
  // once it is complete it is the recording
  await act(async () => void (await result.current.finish()));
  expect(await (await readRecording('s', 'q'))?.blob.text()).toBe('halfnew');
  expect(stored()).toHaveLength(3);
});

test('where there was none before, what a page that died has left is the recording', async () => {
  await dieRecording();
  expect(await listRecordings()).toHaveLength(1);
  expect(await (await readRecording('s', 'q'))?.blob.text()).toBe('half');
  expect(await listRecordings()).toHaveLength(1);
});
