import type { Readable } from 'node:stream';

/** What is known of bytes that were stored. */
export type StoredFile = { size: number; sha256: Buffer };
export type ListedFile = { key: string; size: number; modifiedAt: Date };
export type ByteRange = { start: number; end: number };

/** A file that must be there, as the feature that owns it has noted it; size and hash where the feature keeps them. */
export type NotedFile = { key: string; size: number | undefined; sha256: Buffer | undefined };

/**
 * Where bytes of students live. Keys are made by us (never from a user's file name): `<folder>/<uuid>`.
 * Whatever is stored is there whole or not at all, also when the power goes before or after.
 */
export type Files = {
  /** Survives a power cut once it resolves. */
  write(key: string, bytes: Uint8Array): Promise<StoredFile>;
  /**
   * The same for bytes that are still arriving; memory stays flat. When the source fails, or brings more than `maxBytes`
   * (then it throws TooLarge), nothing is stored.
   */
  writeStream(key: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>;
  /** The bytes, or undefined where there is nothing. For small files: they are all held in memory. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** The bytes as they come, `end` included in a range; undefined where there is nothing. */
  open(key: string, range?: ByteRange): Promise<{ size: number; bytes: Readable } | undefined>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Everything that is stored, in no order; for moves, backups and sweeps. */
  list(): AsyncIterable<ListedFile>;
  /** Throws when nothing can be written now. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

export class TooLarge extends Error {
  constructor() {
    super('more bytes than allowed');
    this.name = 'TooLarge';
  }
}

/** The storage cannot be reached, or refuses us: later it may work. The message holds no file name and no key. */
export class FilesUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the file storage cannot be used (${reason})`, options);
    this.name = 'FilesUnavailable';
  }
}

/** The storage says that it has no room left. */
export class FilesFull extends Error {
  constructor(options?: ErrorOptions) {
    super('the file storage is full', options);
    this.name = 'FilesFull';
  }
}

/** The longer form is a half-written file, as lists show it. */
const safeKey = /^[a-z-]+\/[0-9a-f-]{36}(\.[0-9a-f-]{36}\.part)?$/;

export function requireKey(key: string): string {
  if (!safeKey.test(key)) throw new Error('not a file key');
  return key;
}
