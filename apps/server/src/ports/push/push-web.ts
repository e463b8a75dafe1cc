// Web Push (RFC 8030, 8291, 8292). The addresses come from browsers, so from anybody: only push services that are known are
// asked, and nothing of this network.
import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import webPush from 'web-push';
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

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');

/** Of IPv6 only global unicast, without what carries an IPv4 address inside (6to4, Teredo) or is for documents. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the internet, and not of this machine or of a network around it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

const isNamed = (names: readonly string[]) => (host: string) =>
  names.some((name) => (name.startsWith('.') ? host.endsWith(name) : host === name));

/** The push services that are known, and those that the settings name. */
export const publicReach = (more: readonly string[] = []): Reach => ({
  protocols: ['https:'],
  isKnown: isNamed([...pushServices, ...more]),
  isAllowed: isPublicAddress,
});

class NotReachable extends Error {}

/** Looks a name up and refuses what may not be asked: the address that is checked is the one that is connected to. */
const lookupWithin =
  (reach: Reach): LookupFunction =>
  (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const allowed = addresses.filter(({ address }) => reach.isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(new NotReachable(), '', 0);
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });

export function makePushKeys(): PushKeys {
  return webPush.generateVAPIDKeys();
}

/** `contact`: where a push service finds whoever runs this installation, an https or mailto address. */
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
        lookup: lookupWithin(reach),
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
