import { FilesFull, FilesUnavailable } from './files.ts';

type Failure = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };

const statusOf = (error: unknown) => (error as Failure).$metadata?.httpStatusCode;
const nameOf = ({ name, code }: Failure) => (name && name !== 'Error' ? name : (code ?? name ?? 'no reason given'));

/** What servers of several makers say when there is no room: radosgw and Amazon, MinIO, and others by the status. */
const full = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

/** Nothing has this key. A bucket that is not there is another matter. */
export function isMissing(error: unknown): boolean {
  return (
    nameOf(error as Failure) === 'NoSuchKey' || (statusOf(error) === 404 && nameOf(error as Failure) === 'NotFound')
  );
}

/** May go away by itself: a failure of the network, a server that restarts or is busy. */
export function isRetryable(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 408 || status === 429 || (status >= 500 && status !== 507);
}

/** Any failure to reach the bucket is the server's, also wrong keys. */
export function tellFailure(error: unknown): Error {
  if (full.has(nameOf(error as Failure)) || statusOf(error) === 507) return new FilesFull({ cause: error });
  return new FilesUnavailable(nameOf(error as Failure), { cause: error });
}
