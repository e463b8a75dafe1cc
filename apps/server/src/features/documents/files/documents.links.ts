// Short-lived addresses of papers: signed for one person, one version and five minutes. Nothing is stored.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import { signingKey } from '#features/accounts/accounts.service.ts';
import * as files from './documents.files.store.ts';

const validMs = minutes(5);

type Link = { document: string; version: number; viewer: string; until: number };

async function sign(database: Database, payload: string): Promise<Buffer> {
  return createHmac('sha256', await signingKey(database, 'paper links'))
    .update(payload)
    .digest();
}

export async function makeLink(
  database: Database,
  caller: Caller,
  owners: string[],
  paper: { id: string; version?: number | undefined },
): Promise<{ preview_url: string; expires_at: string }> {
  const file = await files.findFile(database, owners, paper.id, paper.version);
  if (!file) throw new Problem('not_found');
  const until = Date.now() + validMs;
  const link: Link = {
    document: paper.id,
    version: file.version,
    viewer: caller.id,
    until,
  };
  const payload = Buffer.from(JSON.stringify(link)).toString('base64url');
  const signature = (await sign(database, payload)).toString('base64url');
  return {
    preview_url: `/api/documents/file/${link.document}/${payload}.${signature}`,
    expires_at: new Date(until).toISOString(),
  };
}

/** What a link names, when it is ours, in time, for this caller, and the paper can still be reached. */
export async function followLink(
  database: Database,
  caller: Caller,
  owners: string[],
  { id, token }: { id: string; token: string },
) {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = await sign(database, payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Problem('not_found');
  const link: Link = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (link.viewer !== caller.id || link.document !== id) throw new Problem('not_found');
  if (link.until < Date.now()) throw new Problem('invalid_token');
  const file = await files.findFile(database, owners, link.document, link.version);
  if (!file) throw new Problem('not_found');
  return file;
}
