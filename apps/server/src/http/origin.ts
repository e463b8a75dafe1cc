import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Origin } from '#feature/caller.ts';
import { languageOf } from './language.ts';

/** The address that the connection came to, which no header can change. */
function socketUrlOf({ socket }: FastifyRequest): string {
  const { localAddress = 'localhost', localPort } = socket;
  const address = localAddress.replace(/^::ffff:/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}${localPort ? `:${localPort}` : ''}`;
}

/** Address of this installation: as configured, or as the browser wrote it. */
function baseUrlOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/** True when the browser says that a page of this installation makes the request. A missing Origin is not ours. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  // without a configured address the browser's own Host is what the page was loaded from
  return origin === `http://${request.host}` || origin === `https://${request.host}`;
}

/** What a request says about where it comes from; forwarded addresses count only from a trusted proxy. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): Origin {
  const headers = new Headers({ 'x-forwarded-for': request.ip });
  const { cookie, 'user-agent': userAgent } = request.headers;
  if (cookie) headers.set('cookie', cookie);
  // kept in the list of sessions
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 500));
  return { address: request.ip, headers, baseUrl: baseUrlOf(request, publicUrl), language: languageOf(request) };
}

/**
 * The same for links that are mailed: somebody else than the caller may read them, so the Host header must not decide
 * where they lead. Every mailed link goes through here.
 */
export function mailOriginOf(request: FastifyRequest, publicUrl: string | undefined): Origin {
  return { ...originOf(request, publicUrl), baseUrl: publicUrl ?? socketUrlOf(request) };
}

export function setCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}
