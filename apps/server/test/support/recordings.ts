// Recordings as tests submit them: small, and told apart by their first bytes alone.

import { randomUUID } from 'node:crypto';
import type { interviewTypes } from '@lantern/contract/interviews.types';
import { type InterviewVideo, startVideoUpload } from '@lantern/contract/interviews.videos';
import { origin, type Person } from './app.ts';

/** An MP4 as far as its head, filled up to so many bytes. */
export function makeMp4(size = 1000, filler = 7): Buffer {
  const head = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\0mdat', 'latin1');
  return Buffer.concat([head, Buffer.alloc(Math.max(0, size - head.length), filler)]);
}

export const encode = (fields: Record<string, string>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** A call of the upload protocol, whose answers are no JSON of ours. */
export async function tus(
  address: string,
  { cookies }: Pick<Person, 'cookies'>,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<Response> {
  const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return await fetch(new URL(path, address), {
    method,
    headers: { origin, cookie, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
}

type Sent = {
  id?: string;
  type?: (typeof interviewTypes)[number];
  notes?: string;
  sha256?: string;
  mentor_id?: string;
};

export function beginVideo(address: string, person: Pick<Person, 'cookies'>, size: number, sent: Sent = {}) {
  const fields = { id: randomUUID(), type: 'visa', notes: '', ...sent };
  return tus(address, person, 'POST', startVideoUpload.path, {
    'upload-length': String(size),
    'upload-metadata': encode(fields),
  });
}

export function continueVideo(
  address: string,
  person: Pick<Person, 'cookies'>,
  started: Response,
  bytes: Buffer,
  from = 0,
  to = bytes.length,
) {
  return tus(
    address,
    person,
    'PATCH',
    started.headers.get('location') ?? '/',
    { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    bytes.subarray(from, to),
  );
}

/** A recording that was submitted whole. */
export async function submitFile(
  address: string,
  person: Pick<Person, 'cookies'>,
  bytes = makeMp4(),
  sent: Sent = {},
): Promise<InterviewVideo> {
  const started = await beginVideo(address, person, bytes.length, sent);
  const answer = await continueVideo(address, person, started, bytes);
  if (answer.status !== 200) throw new Error(`a recording was refused: ${await answer.text()}`);
  return (await answer.json()) as InterviewVideo;
}
