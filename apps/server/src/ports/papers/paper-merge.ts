import { faithfulCopy } from './paper-faithful.ts';

/** One document of several, in their order. */
export async function merge(papers: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = await faithfulCopy(papers.map((bytes) => ({ bytes })));
  return await whole.save();
}
