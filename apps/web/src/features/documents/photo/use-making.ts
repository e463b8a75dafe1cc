import { useState } from 'react';
import { type MadePdf, makePdf } from './make-pdf.ts';
import { PictureTrouble } from './picture-trouble.ts';
import type { Pages, PhotoPage } from './use-pages.ts';

export type Failure = 'too-much' | 'unreadable' | 'failed';

/** Whether a PDF of the first would be one of the second too. */
const isSame = (a: readonly PhotoPage[], b: readonly PhotoPage[]) =>
  a.length === b.length && a.every(({ id, adjust }, at) => b[at]?.id === id && b[at]?.adjust === adjust);

/** From pages to the finished PDF, which stays until a page changes. */
export function useMaking({ pages, imageWorker }: Pages) {
  /** How many pages have a picture; undefined while none are being made. */
  const [progress, setProgress] = useState<number>();
  const [last, setLast] = useState<{ pdf: MadePdf; pages: readonly PhotoPage[] }>();
  const [failure, setFailure] = useState<{ why: Failure; pages: readonly PhotoPage[] }>();
  const made = last && isSame(last.pages, pages) ? last.pdf : undefined;

  /** The PDF of the pages as they are; undefined when there is none, for which `failure` says why. */
  async function make(): Promise<MadePdf | undefined> {
    if (made || !imageWorker) return made;
    setFailure(undefined);
    setProgress(0);
    try {
      const pdf = await makePdf(imageWorker, pages, setProgress);
      if (pdf) setLast({ pdf, pages });
      else setFailure({ why: 'too-much', pages });
      return pdf;
    } catch (error) {
      setFailure({ why: error instanceof PictureTrouble ? 'unreadable' : 'failed', pages });
    } finally {
      setProgress(undefined);
    }
  }
  return {
    progress,
    isBusy: progress !== undefined,
    made,
    failure: failure && isSame(failure.pages, pages) ? failure.why : undefined,
    make,
  };
}

export type Making = ReturnType<typeof useMaking>;
