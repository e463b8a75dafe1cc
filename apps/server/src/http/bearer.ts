// What a call with an access token says of itself, and what it may reach.
import { tokenAreaOf } from '@lantern/contract/access-token-areas';
import { accessTokenPrefix } from '@lantern/contract/accounts.access-tokens';
import { type Endpoint, isWrite } from '@lantern/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#feature/caller.ts';

/**
 * The access token of an Authorization header; undefined where there is none, or a word that is not for us (a scraper of
 * metrics has one of its own). No page of another site can send one without asking first, and is not answered,
 * so that such a call needs no Origin.
 */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const header = headers.authorization;
  if (!header || header.length > 200 || !/^bearer /i.test(header)) return undefined;
  const secret = header.slice(7).trim();
  return secret.startsWith(accessTokenPrefix) ? secret : undefined;
}

/** Whether a call is one of those that the caller's token was made for; what is open to anyone always is. */
export function isTokenFor(endpoint: Endpoint, { token }: Caller): boolean {
  if (!token || endpoint.access.roles === 'anyone') return true;
  const area = tokenAreaOf(endpoint);
  return area !== undefined && token.areas.includes(area) && (token.mayWrite || !isWrite(endpoint));
}
