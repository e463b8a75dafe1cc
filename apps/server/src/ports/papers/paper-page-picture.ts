import { drawPage } from './paper-draw.ts';
import { openPdf } from './paper-open.ts';

/** Legible on a laptop, and about 60 KB for a page of text. */
const width = 900;
const quality = 60;

/** A page as it looks, without anything that stands behind it; undefined where there is no such page. */
export async function pictureOfPage(bytes: Uint8Array, page: number): Promise<Uint8Array | undefined> {
  const document = await openPdf(bytes);
  if (page > document.numPages) return undefined;
  const canvas = await drawPage(await document.getPage(page), width);
  return await canvas.encode('webp', quality);
}
