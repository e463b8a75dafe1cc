import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Origin } from '#caller.ts';
import { languageOf } from './language.ts';

/** Address of this installation: as configured, or as the browser wrote it. */
export function baseUrlOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/** True when the browser says that a page of this installation makes the request. A missing Origin is not ours. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (!origin || !URL.canParse(origin)) return false;
  if (publicUrl && new URL(publicUrl).origin === origin) return true;
  // without a configured address the browser's own Host is what the page was loaded from
  return publicUrl === undefined && new URL(origin).host === request.host;
}

/** What a request says about where it comes from; forwarded addresses count only from a trusted proxy. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): Origin {
  const headers = new Headers({ 'x-forwarded-for': request.ip });
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value.slice(0, 4096));
  }
  return { address: request.ip, headers, baseUrl: baseUrlOf(request, publicUrl), language: languageOf(request) };
}

export function setCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}
