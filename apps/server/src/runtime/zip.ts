import { PassThrough, type Readable } from 'node:stream';
import { ZipArchive } from 'archiver';

type Entry = { name: string; date: Date /** packed already: stored as it is */; store?: boolean };

export type Zip = ReturnType<typeof startZip>;

/** A ZIP that is written while it is read, one entry at a time; it ends when its reader goes away. */
export function startZip() {
  const archive = new ZipArchive();
  const out = new PassThrough();
  archive.pipe(out);
  archive.on('error', (error: Error) => out.destroy(error));
  out.on('close', () => archive.abort());
  return {
    out,
    async add(content: Readable | string, entry: Entry): Promise<void> {
      if (out.destroyed) {
        if (typeof content !== 'string') content.destroy();
        return;
      }
      const added = new Promise<void>((resolve, reject) => {
        archive.once('entry', () => {
          out.off('close', resolve);
          resolve();
        });
        out.once('close', resolve);
        if (typeof content !== 'string') content.once('error', reject);
      });
      // the library takes an empty text for no text
      archive.append(typeof content === 'string' ? Buffer.from(content) : content, entry);
      await added;
      // what nobody reads any more must not stay open
      if (out.destroyed && typeof content !== 'string') content.destroy();
    },
    // of an archive whose reader went away it rejects
    finish: () => void archive.finalize().catch((error: Error) => out.destroy(error)),
    fail: (error: Error) => void out.destroy(error),
  };
}

/** The path, or the path with the first number that makes it free. Some systems take `Essay` and `essay` for one file. */
export function freePath(taken: Set<string>, path: string): string {
  const [, start = path, ending = ''] = /^(.*?)(\.[^./]+)?$/s.exec(path) ?? [];
  let free = path;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${start} (${number})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}
