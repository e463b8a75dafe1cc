// Webhooks by HTTP. An administrator names the address, and an administrator is not who runs the machine: nothing of this
// machine and of the networks around it is asked, unless the setting WEBHOOK_HOSTS names that host.
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { ownVersion } from '#runtime/version.ts';
import { isPublicAddress, lookupWithin, NotReachable } from '../public-address.ts';
import type { Answered, Webhooks } from './webhooks.ts';

const deadlineMs = 10_000;
/** Bytes of an answer that somebody looks at. */
const readMax = 2_000;

/** `own`: hosts, or hosts with a port, that may be in a closed network and need no TLS. */
export function httpWebhooks(own: readonly string[], deadline = deadlineMs): Webhooks {
  const isOwn = ({ host, hostname }: URL) => own.includes(host) || own.includes(hostname);
  const look = (text: string) => {
    const url = new URL(text);
    if (isOwn(url)) return 'fine';
    if (url.protocol !== 'https:') return 'http';
    const number = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(number) && !isPublicAddress(number) ? 'private' : 'fine';
  };
  return {
    look,
    async post(text, headers, body, reads = false) {
      // an address that was fine when it was written may not be so by the settings of today
      if (look(text) !== 'fine') return { status: null, failure: 'private', text: '' };
      const url = new URL(text);
      const isAllowed = isOwn(url) ? () => true : isPublicAddress;
      const signal = AbortSignal.timeout(deadline);
      try {
        const answer = await ask(url, { headers, body, isAllowed, signal });
        const said = reads ? await beginningOf(answer) : '';
        answer.destroy();
        return { status: answer.statusCode ?? 0, failure: null, text: said };
      } catch (error) {
        return { status: null, failure: signal.aborted ? 'timeout' : failureOf(error), text: '' };
      }
    },
  };
}

type Asked = {
  headers: Record<string, string>;
  body: string;
  isAllowed: (address: string) => boolean;
  signal: AbortSignal;
};

function ask(url: URL, { headers, body, isAllowed, signal }: Asked): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': `Lantern/${ownVersion}`,
          ...headers,
        },
        lookup: lookupWithin(isAllowed),
        agent: false,
        signal,
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** What is there of the text when it is long enough, ends or breaks off: the status is known, and says what counts. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size >= readMax) break;
    }
  } catch {}
  return Buffer.concat(parts).subarray(0, readMax).toString('utf8').replaceAll('\0', '');
}

function failureOf(error: unknown): NonNullable<Answered['failure']> {
  if (error instanceof NotReachable) return 'private';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /CERT|^ERR_TLS|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'unreachable';
}
