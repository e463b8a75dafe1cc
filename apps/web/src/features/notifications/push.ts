// Web Push on this device: asked for by the reader, through the service worker that opens the app offline.
import { addDevice, removeDevice } from '@lantern/contract/notifications';
import { call } from '#api/call.ts';

/** Why this browser cannot be told, or that it can. */
export type PushState = 'on' | 'off' | 'denied' | 'impossible';

const worker = async () =>
  'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator
    ? await navigator.serviceWorker.getRegistration()
    : undefined;

export async function readPushState(): Promise<PushState> {
  const registration = await worker();
  if (!registration?.active) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

const textOf = (key: ArrayBuffer | null) => {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Asks the reader, then the browser's push service, then tells the server. Rejects when one of the latter two fails. */
export async function switchPushOn(key: string): Promise<PushState> {
  const registration = await worker();
  if (!registration) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return await readPushState();
  // one of an earlier installation has another key and hears nothing of this one
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const p256dh = textOf(subscription.getKey('p256dh'));
  const auth = textOf(subscription.getKey('auth'));
  try {
    await call(addDevice, { body: { endpoint: subscription.endpoint, p256dh, auth } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

export async function switchPushOff(): Promise<PushState> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return await readPushState();
  // the push service answers "gone" from now on; telling the server too spares it the question
  await subscription.unsubscribe();
  await call(removeDevice, { body: { endpoint: subscription.endpoint } }).catch(() => undefined);
  return 'off';
}
