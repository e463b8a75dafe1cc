// @vitest-environment happy-dom
// The switches of notifications show what is chosen at once, and what is so once the server or the browser has said it.
import type { NotificationSettings } from '@lantern/contract/notifications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Settings } from '#features/notifications/settings.tsx';
import { type Asked, refuse, serve, show, signIn } from './show.tsx';

let settings: NotificationSettings;
let permission: NotificationPermission;
let subscription: { endpoint: string; getKey: () => ArrayBuffer; unsubscribe: () => Promise<boolean> } | null;
/** What the reader answers to the browser's question. */
let reply: NotificationPermission;

const subscribe = async () => {
  subscription = {
    endpoint: 'https://push.example.org/1',
    getKey: () => new ArrayBuffer(4),
    async unsubscribe() {
      subscription = null;
      return true;
    },
  };
  return subscription;
};

/** A browser whose push service is at hand. */
function withPush() {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    async requestPermission() {
      permission = reply;
      return reply;
    },
  });
  const pushManager = { getSubscription: async () => subscription, subscribe };
  const serviceWorker = { getRegistration: async () => ({ active: {}, pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

const answer = ({ method, body }: Asked): object => {
  if (method === 'PUT') settings = { ...settings, ...(body as Partial<NotificationSettings>) };
  return method === 'POST' ? { devices: 1 } : { settings };
};

beforeEach(async () => {
  const push = { sessions: true, deadlines: true, messages: true, updates: false };
  settings = { quiet_from: '22:00', quiet_to: '07:00', push, devices: 0, push_key: 'AAAA', mail: true };
  [permission, reply, subscription] = ['default', 'granted', null];
  withPush();
  await signIn();
});

const onDevice = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Tell me on this device' });
const dates = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Dates coming soon' });

test('once this device is told, each kind can be switched; a change that is refused goes back and says so', async () => {
  const asked = serve(answer);
  const { user } = await show(<Settings />);
  const device = await onDevice();
  expect(device.checked).toBe(false);
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  await user.click(device);
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(5));
  expect((await onDevice()).checked).toBe(true);

  await user.click(dates());
  await waitFor(() => expect(settings.push.deadlines).toBe(false));
  expect([dates().checked, settings.push.sessions]).toEqual([false, true]);
  // it is shown before the server has it, so it must get there when the page is closed at once
  expect(asked.filter(({ method }) => method === 'PUT').map(({ keepalive }) => keepalive)).toEqual([true]);

  serve((asked) => (asked.method === 'PUT' ? refuse('busy') : answer(asked)));
  await user.click(dates());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This was not saved\./);
  expect([dates().checked, settings.push.deadlines]).toEqual([false, false]);
  serve(answer);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect([dates().checked, settings.push.deadlines]).toEqual([true, true]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the switch stays off when the server does not note this device, and the browser is not asked to send', async () => {
  serve((asked) => (asked.method === 'POST' ? refuse('busy') : answer(asked)));
  const { user } = await show(<Settings />);
  await user.click(await onDevice());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not change this device\./);
  expect([(await onDevice()).checked, subscription]).toEqual([false, null]);
});

test('who says no to the browser is told where it can be changed; where the browser cannot, there is no switch', async () => {
  serve(answer);
  reply = 'denied';
  const { user, unmount } = await show(<Settings />);
  await user.click(await onDevice());
  expect(await screen.findByText(/does not let Lantern show/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  unmount();

  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => undefined },
  });
  await show(<Settings />);
  expect(await screen.findByText(/cannot show news while Lantern is closed/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});
