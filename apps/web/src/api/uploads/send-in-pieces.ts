// A file in pieces, by the tus protocol: after a cut it goes on where it was, also after the page was closed.
import { Problem } from '@lantern/contract/problem';
import { DefaultHttpStack, DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import * as z from 'zod/mini';
import { callHeaders, NetworkError, problemOf, written } from '../call.ts';
import type { UploadStore } from './upload-store.ts';
import type { UploadOptions } from './upload-types.ts';

/** Bytes of a piece: small enough to arrive within five minutes at 30 kbps, large enough not to wait for many answers. */
const pieceSize = 1024 * 1024;
/** Milliseconds without a byte sent or an answer, after which the connection counts as cut. */
const timeout = 60_000;

type Places = Pick<UploadStore<unknown>, 'readUploadUrl' | 'keepUploadUrl' | 'dropUploadUrl'>;

type Way<Made> = {
  /** where uploads begin */
  path: string;
  /** what the last piece is answered with */
  made: z.ZodMiniType<Made>;
  store: Places;
  /** What was made of the file before, when the answer to its last piece was lost. */
  findArrived: (sha256: string) => Promise<Made | undefined>;
};

/** Sends a file with its fields, which `Upload-Metadata` holds; the hash of its bytes is added as `sha256`. */
export async function sendInPieces<Made>(
  file: Blob,
  fields: Record<string, string | undefined>,
  options: UploadOptions,
  way: Way<Made>,
): Promise<Made> {
  const sha256 = await digestOf(file);
  const place = await way.store.readUploadUrl(options.id);
  // its last answer may have been lost: then there is nothing to send
  const arrived = place && sha256 && (await way.findArrived(sha256));
  if (arrived) return arrived;
  const metadata = Object.fromEntries(
    Object.entries({ ...fields, sha256 }).filter((field): field is [string, string] => !!field[1]),
  );
  return await send(file, metadata, place, options, way);
}

function send<Made>(
  file: Blob,
  metadata: Record<string, string>,
  place: string | undefined,
  { id, onProgress, signal }: UploadOptions,
  { path, made, store }: Way<Made>,
): Promise<Made> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const fail = (error: unknown) => {
      stop();
      reject(error);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void upload.abort();
        fail(new NetworkError('timeout'));
      }, timeout);
    };
    const upload = new Upload(file, {
      endpoint: new URL(path, location.href).href,
      ...(place && { uploadUrl: place }),
      metadata,
      headers: callHeaders(),
      chunkSize: pieceSize,
      // the queue decides when to try again
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => upload.url && void store.keepUploadUrl(id, upload.url),
      onProgress: (sent) => {
        wait();
        onProgress(sent);
      },
      onSuccess: ({ lastResponse }) => {
        // every byte is there, and the server died before it made something of them
        const answer = lastResponse.getBody() === '' ? end(upload.url ?? '', file.size, metadata) : lastResponse;
        Promise.resolve(answer)
          .then((last) => madeOf(last, id, made, store))
          .then((all) => {
            written.emit();
            return all;
          })
          .then(resolve, reject)
          .finally(stop);
      },
      onError: (error) => void troubleOf(error, id, store).then(fail),
    });
    const abort = () => {
      // a cut connection is no reason to throw away what has arrived
      void upload.abort(navigator.onLine).catch(() => undefined);
      fail(signal.reason);
    };
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', abort);
    wait();
    upload.start();
  });
}

/** Asks for what was made by an empty piece, with the words that the file has by now. */
async function end(place: string, size: number, metadata: Record<string, string>): Promise<HttpResponse> {
  const request = new DefaultHttpStack({}).createRequest('PATCH', place);
  const headers = {
    ...callHeaders(),
    'Tus-Resumable': '1.0.0',
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': String(size),
    'Upload-Metadata': Object.entries(metadata)
      .map(([name, value]) => `${name} ${base64Of(value)}`)
      .join(','),
  };
  for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
  return await request.send(null).catch(() => {
    throw noAnswer();
  });
}

const base64Of = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

async function madeOf<Made>(answer: HttpResponse, id: string, made: z.ZodMiniType<Made>, store: Places): Promise<Made> {
  if (answer.getStatus() !== 200) throw await refusalOf(answer, id, store);
  return z.parse(made, JSON.parse(answer.getBody()));
}

/** What went wrong, as the rest of the app knows it. */
async function troubleOf(error: Error | DetailedError, id: string, store: Places): Promise<unknown> {
  if (!(error instanceof DetailedError) || !error.originalResponse?.getStatus()) return noAnswer();
  // refused at the start of an upload, `not_found` is about what it is for; later, only the upload itself is gone
  const isBeginning = error.originalRequest.getMethod() === 'POST';
  return await refusalOf(error.originalResponse, isBeginning ? undefined : id, store);
}

async function refusalOf(answer: HttpResponse, place: string | undefined, store: Places): Promise<unknown> {
  const trouble = problemOf(answer.getStatus(), answer.getHeader('Retry-After') ?? null, answer.getBody());
  if (!(trouble instanceof Problem)) return trouble;
  // another piece arrived than was answered: the next try asks how far it has come
  if (trouble.code === 'stale_revision') return noAnswer();
  if (trouble.code !== 'not_found' || place === undefined) return trouble;
  await store.dropUploadUrl(place);
  return noAnswer();
}

const noAnswer = () => new NetworkError(navigator.onLine ? 'unreachable' : 'offline');

/** SHA-256 in hexadecimal digits; undefined where the browser has no such thing (a page without TLS). */
async function digestOf(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
