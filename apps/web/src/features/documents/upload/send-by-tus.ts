// A file in pieces, by the tus protocol: after a cut it goes on where it was, also after the page was closed.
import { documentSchema, listDocuments, type VaultDocument } from '@lantern/contract/documents';
import { startUpload } from '@lantern/contract/documents.uploads';
import { Problem } from '@lantern/contract/problem';
import { DetailedError, Upload } from 'tus-js-client';
import * as z from 'zod/mini';
import { call, callHeaders, NetworkError, problemOf } from '#api/call.ts';
import { currentUser } from '#api/session.ts';
import { dropPlace, keepPlace, readPlace } from './upload-store.ts';
import type { UploadFile } from './upload-types.ts';

/** Bytes of a piece: small enough to arrive within five minutes at 30 kbps, large enough not to wait for many answers. */
const pieceSize = 1024 * 1024;
/** Milliseconds without a byte sent or an answer, after which the connection counts as cut. */
const patience = 60_000;

export const sendByTus: UploadFile = async (file, fields, { onProgress, signal }) => {
  const id = fields.document_id ?? fields.replaces ?? '';
  const sha256 = await digestOf(file);
  const place = await readPlace(id);
  // its last answer may have been lost: then there is nothing to send
  const arrived = place && (await findArrived(id, sha256));
  if (arrived) return arrived;
  const paper = await send(file, { ...fields, ...(sha256 && { sha256 }) }, place, { onProgress, signal }, (url) =>
    keepPlace(id, url),
  );
  await dropPlace(id);
  return paper;
};

function send(
  file: Blob,
  fields: Record<string, string | undefined>,
  place: string | undefined,
  { onProgress, signal }: Parameters<UploadFile>[2],
  onPlace: (url: string) => void,
): Promise<VaultDocument> {
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
      }, patience);
    };
    const upload = new Upload(file, {
      endpoint: new URL(startUpload.path, location.href).href,
      ...(place && { uploadUrl: place }),
      metadata: Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => !!field[1])),
      headers: callHeaders(),
      chunkSize: pieceSize,
      // the queue decides when to try again
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => upload.url && onPlace(upload.url),
      onProgress: (sent) => {
        wait();
        onProgress(sent);
      },
      onSuccess: ({ lastResponse }) => {
        stop();
        try {
          resolve(z.parse(documentSchema, JSON.parse(lastResponse.getBody())));
        } catch (error) {
          reject(error);
        }
      },
      onError: (error) => fail(troubleOf(error)),
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

/** What went wrong, as the rest of the app knows it. */
function troubleOf(error: Error | DetailedError): unknown {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  if (!answer?.getStatus()) return new NetworkError(navigator.onLine ? 'unreachable' : 'offline');
  const trouble = problemOf(answer.getStatus(), answer.getHeader('Retry-After') ?? null, answer.getBody());
  // another piece arrived than was answered: the next try asks how far it has come
  return trouble instanceof Problem && trouble.code === 'stale_revision' ? new NetworkError('unreachable') : trouble;
}

async function findArrived(id: string, sha256: string | undefined): Promise<VaultDocument | undefined> {
  const user = currentUser();
  if (!user || !sha256) return undefined;
  const { documents } = await call(listDocuments, { params: { userId: user.id } });
  return documents.find((paper) => paper._id === id && paper.sha256 === sha256);
}

/** SHA-256 in hexadecimal digits; undefined where the browser has no such thing (a page without TLS). */
async function digestOf(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
