/** The table of counts, loaded when the first essay is read: 5 MB that no browser ever asks for. */
import { CountTable } from './count-table.ts';

let loading: Promise<CountTable> | undefined;

export function loadCounts(): Promise<CountTable> {
  loading ??= import('../data/generated/word-counts.json', { with: { type: 'json' } }).then(({ default: file }) => {
    const bytes = Buffer.from(file.slots, 'base64');
    // so large a buffer has memory of its own, which begins where four bytes are one number
    return new CountTable(file.words, new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4));
  });
  return loading;
}
