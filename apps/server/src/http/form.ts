import multipart from '@fastify/multipart';
import { Problem } from '@lantern/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const filePart = 'file';
/** More than any of our forms has; a hostile one is refused early. */
const limits = { fields: 20, fieldNameSize: 100, fieldSize: 10_000, files: 1, parts: 25, headerPairs: 50 };

/** Makes multipart bodies readable, as streams and only where `receiveForm` asks for them. */
export function acceptForms(app: FastifyInstance): void {
  app.register(multipart, { limits });
}

export type ReceivedForm<T> = { fields: Record<string, string>; kept: T };

/**
 * Reads a multipart form while it arrives: the part named `file` goes to `keep` as a stream, the other parts are text
 * fields. Fields may stand before or behind the file. `keep` limits the size itself.
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  keep: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<ReceivedForm<T>> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type');
  const fields = new Map<string, string>();
  let kept: { value: T } | undefined;
  try {
    for await (const part of readable(partsOf(request))) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated)
          throw Problem.field(part.fieldname.slice(0, 100), 'This is too long.');
        if (fields.has(part.fieldname)) throw Problem.field(part.fieldname, 'This is there twice.');
        if (typeof part.value !== 'string') throw Problem.field(part.fieldname, 'Write text here.');
        fields.set(part.fieldname, part.value);
        continue;
      }
      if (part.fieldname !== filePart || kept)
        throw Problem.field(part.fieldname.slice(0, 100), 'This field is not known here.');
      kept = { value: await keep(readable(part.file)) };
    }
  } catch (error) {
    request.raw.unpipe();
    throw error;
  }
  if (!kept) throw Problem.field(filePart, 'Choose a file.');
  return { fields: Object.fromEntries(fields), kept: kept.value };
}

/**
 * Blanks what stands behind more parts than the parser lets through: it would make an object of each, and a megabyte of
 * them costs everybody a second.
 */
function blankBehindLimit({ raw }: FastifyRequest): void {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(raw.headers['content-type'] ?? '');
  const between = Buffer.from(`--${boundary?.[1] ?? boundary?.[2]}`);
  let left = limits.parts + 2;
  raw.on('data', (bytes: Buffer) => {
    let at = -1;
    while (left > 0) {
      at = bytes.indexOf(between, at + 1);
      if (at < 0) return;
      left -= 1;
    }
    bytes.fill(0, at + 1);
  });
}

function partsOf(request: FastifyRequest) {
  blankBehindLimit(request);
  try {
    // the library's own limit cuts a file without a word; ours, in `keep`, refuses it
    return request.parts({ limits: { ...limits, fileSize: Number.MAX_SAFE_INTEGER } });
  } catch {
    throw unreadable();
  }
}

/** The parser throws plain errors of many kinds; each means that the sender's form is broken or ended early. */
async function* readable<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const pieces = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await pieces.next().catch((error: { code?: string }) => {
        throw error.code?.startsWith('FST_') ? error : unreadable();
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await pieces.return?.();
  }
}

const unreadable = () =>
  new Problem('invalid_request', { detail: 'The upload broke off or could not be read. Please try again.' });
