import { faithfulCopy } from './paper-faithful.ts';

/** A copy of the first pages, or of all. */
export async function copyPages(bytes: Uint8Array, max?: number): Promise<{ bytes: Uint8Array; pages: number }> {
  const copy = await faithfulCopy([{ bytes, max }]);
  return { bytes: await copy.save(), pages: copy.getPageCount() };
}
