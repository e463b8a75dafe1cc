import { smallMax } from '@lantern/contract/documents.rules';
import { coarseFrom, fitPages } from './fit-pages.ts';
import type { ImageWorker } from './image-worker.ts';
import { pdfOfPictures } from './pdf-of-pictures.ts';
import type { PhotoPage } from './use-pages.ts';

export type MadePdf = { bytes: Uint8Array<ArrayBuffer>; pages: number; isCoarse: boolean };

/** What a page costs beside its picture. */
const pageLines = 600;

/** Undefined when so many pages do not fit. `onStep` hears how many pages have a picture. */
export async function makePdf(
  imageWorker: ImageWorker,
  pages: readonly PhotoPage[],
  onStep: (made: number) => void,
): Promise<MadePdf | undefined> {
  const room = smallMax - pageLines * (pages.length + 1);
  const fitted = await fitPages(
    pages.length,
    async (at, grade) => {
      const { file: picture, adjust } = pages[at] as PhotoPage;
      return (await imageWorker.ask('press', { picture, adjust, grade })).page;
    },
    room,
    onStep,
  );
  if (!fitted) return undefined;
  return { bytes: pdfOfPictures(fitted.pages), pages: pages.length, isCoarse: fitted.coarsest >= coarseFrom };
}
