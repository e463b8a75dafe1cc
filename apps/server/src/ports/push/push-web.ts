// Web Push (RFC 8030, 8291, 8292). The addresses come from browsers, so from anybody: only push services that are known
// are asked, and nothing of this network.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import { isPublicAddress, lookupWithin, NotReachable } from '../public-address.ts';
import type { Push, PushTarget } from './push.ts';

export type PushKeys = { publicKey: string; privateKey: string };

/** Which hosts and addresses may be asked; tests allow themselves others. */
export type Reach = {
  protocols: readonly string[];
  isKnown: (host: string) => boolean;
  isAllowed: (address: string) => boolean;
};

/** Of the makers of browsers: Chromium's, Firefox, Safari, Edge. With a full stop in front also every name below it. */
const pushServices = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const deadlineMs = 10_000;

const isNamed = (names: readonly string[]) => (host: string) =>
  names.some((name) => (name.startsWith('.') ? host.endsWith(name) : host === name));

/** The push services that are known, and those that the settings name. */
export const publicReach = (more: readonly string[] = []): Reach => ({
  protocols: ['https:'],
  isKnown: isNamed([...pushServices, ...more]),
  isAllowed: isPublicAddress,
});

export function makePushKeys(): PushKeys {
  return webPush.generateVAPIDKeys();
}

/** `contact`: where a push service reaches the operator, an https or mailto address. */
export function webPushSender(keys: PushKeys, contact: string, reach: Reach): Push {
  const takes = (endpoint: string) => {
    const { protocol, hostname } = new URL(endpoint);
    const host = hostname.replace(/^\[|\]$/g, '');
    return reach.protocols.includes(protocol) && reach.isKnown(host) && (!isIP(host) || reach.isAllowed(host));
  };
  return {
    publicKey: keys.publicKey,
    takes,
    async send(target, text, keptSeconds) {
      const url = new URL(target.endpoint);
      if (!takes(target.endpoint)) return 'refused';
      const details = detailsOf(target, text, keptSeconds, { subject: contact, ...keys });
      if (!details) return 'gone';
      const { headers, body } = details;
      try {
        const status = await post(url, headers, body, reach);
        if (status === 404 || status === 410) return 'gone';
        if (status >= 200 && status < 300) return 'sent';
        if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
        return 'refused';
      } catch (error) {
        if (error instanceof NotReachable) return 'refused';
        throw error;
      }
    },
  };
}

function detailsOf(
  { endpoint, p256dh, auth }: PushTarget,
  text: string,
  TTL: number,
  vapidDetails: PushKeys & { subject: string },
) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, { TTL, vapidDetails });
  } catch {
    // invalid keys: no message can ever be sent to this subscription
    return undefined;
  }
}

/** Answers the status; no redirect is followed, and what comes with it is not read. */
function post(url: URL, headers: Record<string, unknown>, body: Buffer | null, reach: Reach): Promise<number> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: headers as Record<string, string>,
        lookup: lookupWithin(reach.isAllowed),
        agent: false,
        signal: AbortSignal.timeout(deadlineMs),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    asked.on('error', reject);
    asked.end(body ?? undefined);
  });
}
