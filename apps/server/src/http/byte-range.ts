import type { ByteRange } from '#ports/files/files.ts';

/**
 * What of so many bytes a `Range` header asks for (RFC 9110, 14.2): undefined for all of them, `unsatisfiable` for what is
 * behind their end. A header that says something else, or asks for several ranges, is passed over, as the RFC allows. By hand:
 * @fastify/static knows ranges of files in a folder alone, and these may lie in a bucket.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const last = size - 1;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (start > last || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
