import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint } from '@lantern/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Below this many bytes the answer travels in one packet anyway. */
const worthIt = 1024;

/** The best encoding that the caller takes; one with the weight 0 is refused. */
function encodingOf(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const offers = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  const taken = offers.split(',').flatMap((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

/** 6 of 11: a millisecond for 20 KB, and an eighth fewer bytes than 4; more would cost the server more than it saves the phone. */
const quickly = 6;
/** What many get is compressed once, as small as it goes. */
const smallest = 11;

const compressed = (json: string, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? gz(json)
    : brotli(json, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });

/**
 * What is the same for everybody, by what it says; undefined while it is made. The passages of eight languages in two
 * encodings, and half as many old ones.
 */
const shared = new Map<string, Buffer | undefined>();
const sharedMax = 24;
/** One after the other: files and passwords wait in the same line. */
let making: Promise<unknown> = Promise.resolve();

/** As small as it goes, once that is made; who asks before takes what is made quickly. */
function smallestOf(json: string, encoding: 'br' | 'gzip'): Buffer | undefined {
  const key = `${encoding} ${createHash('sha256').update(json).digest('base64')}`;
  const known = shared.get(key);
  if (!shared.has(key))
    making = making
      .then(() => compressed(json, encoding, smallest))
      // what failed is tried again
      .then(
        (bytes) => shared.set(key, bytes),
        () => shared.delete(key),
      );
  // the one asked for last goes last
  shared.delete(key);
  shared.set(key, known);
  for (const oldest of [...shared.keys()].slice(0, -sharedMax)) shared.delete(oldest);
  return known;
}

/**
 * Sends a call's JSON, compressed where that saves packets. Not what holds a secret: next to words that somebody else
 * chose, the length of the compressed answer would tell of it (BREACH). By hand, since @fastify/compress goes by the type
 * of an answer, and here its endpoint decides; pages and code come compressed from the build.
 */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  { holdsSecret, isShared }: Pick<Endpoint, 'holdsSecret' | 'isShared'> = {},
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  if (holdsSecret) return reply.send(json);
  reply.header('vary', 'accept-encoding');
  const encoding = Buffer.byteLength(json) < worthIt ? undefined : encodingOf(request);
  if (!encoding) return reply.send(json);
  reply.header('content-encoding', encoding);
  const small = isShared ? smallestOf(json, encoding) : undefined;
  return reply.send(small ?? (await compressed(json, encoding, quickly)));
}
