// Links that people give each other, to be opened in a browser. The server itself never follows them.
import * as z from 'zod/mini';
import { isChatHost } from './chat-hosts.ts';
import { line } from './fields.ts';

export const linkMessages = {
  https: 'Write a whole link that begins with https://.',
  outside: 'This link works only on your own network or device. Nobody else can open it.',
  chat: 'This link goes to a chat app. Use a link that does not show anybody’s number or account.',
  here: 'This link goes to Lantern itself. Use the link to your video.',
} as const;

/** Of a network behind a router, of the machine itself, or of nobody (RFC 1918, 5735, 6598, 4291). */
const privateIpv4 =
  /^(?:0|10|127)\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.168\.|^192\.0\.[02]\.|^198\.(?:1[89]|51)\.|^203\.0\.113\.|^(?:22[4-9]|2[3-5]\d)\./;
const ipv4 = /^\d+\.\d+\.\d+\.\d+$/;
const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|invalid|onion)$/;

/** Whether a host, as `URL` writes it, can be reached from anywhere; names are not looked up. */
function isPublicHost(host: string): boolean {
  // no site gives its videos by an address of version 6
  if (host.startsWith('[')) return false;
  const name = host.replace(/\.$/, '').toLowerCase();
  if (ipv4.test(name)) return !privateIpv4.test(name);
  return name.includes('.') && !privateNames.test(name);
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** `https` only, without a name and password in it. */
function isWebLink(text: string): boolean {
  const url = /^https:\/\//i.test(text) ? urlOf(text) : undefined;
  return url !== undefined && url.username === '' && url.password === '' && !/\s/.test(text);
}

/** A link to a page of somebody else's, that whoever gets it can open; empty for none. */
export function outsideLink(most: number) {
  return line(most).check(
    z.refine((text) => text === '' || isWebLink(text), linkMessages.https),
    z.refine((text) => !isWebLink(text) || isPublicHost(urlOf(text)?.hostname ?? ''), linkMessages.outside),
    z.refine((text) => !isWebLink(text) || !isChatHost(urlOf(text)?.hostname ?? ''), linkMessages.chat),
  );
}
