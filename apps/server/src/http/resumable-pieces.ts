import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@lantern/contract/problem';
import { FileStore } from '@tus/file-store';

/** Enough to recognise a file: a recording shows what it is within its first 64 bytes. */
const startLength = 64;

export type PieceWatch = {
  /** Hears the first bytes of an upload as soon as they are there; what it throws ends the upload. */
  look: (start: Uint8Array) => void;
  /** Hears that an upload is gone, whatever the reason. */
  gone: (id: string) => Promise<void>;
};

/** The library's folder of pieces, with a watch. Unlike there, an error of the disk stays what it is. */
export class PieceStore extends FileStore {
  readonly #watch: PieceWatch;

  constructor(directory: string, expirationPeriodInMilliseconds: number, watch: PieceWatch) {
    super({ directory, expirationPeriodInMilliseconds });
    this.#watch = watch;
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(source, target);
    const reached = offset + target.bytesWritten;
    if (offset < startLength && reached >= startLength) await this.#lookAt(id);
    return reached;
  }

  override async remove(id: string): Promise<void> {
    await super.remove(id);
    await this.#watch.gone(id);
  }

  /** Opened when it is read, and closed when its reader stops: a refusal before that leaves nothing open. */
  async *bytesOf(id: string): AsyncGenerator<Uint8Array> {
    const file = await open(join(this.directory, id)).catch((error: NodeJS.ErrnoException) => {
      // somebody else was at its end first
      throw error.code === 'ENOENT' ? new Problem('not_found') : error;
    });
    yield* file.createReadStream();
  }

  async #lookAt(id: string): Promise<void> {
    const file = await open(join(this.directory, id));
    try {
      const { buffer } = await file.read(Buffer.alloc(startLength), 0, startLength, 0);
      this.#watch.look(buffer);
    } catch (error) {
      await this.remove(id);
      throw error;
    } finally {
      await file.close();
    }
  }
}
