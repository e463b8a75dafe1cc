import { useState } from 'react';
import { type MadePdf, makePdf } from './make-pdf.ts';
import { PictureTrouble } from './picture-trouble.ts';
import type { Pages } from './use-pages.ts';

export type Failure = 'too-much' | 'unreadable' | 'failed';

/** From pages to the finished PDF, which stays until a page changes. */
export function useMaking({ pages, darkroom }: Pages) {
  /** How many pages have a picture; undefined while none are being made. */
  const [progress, setProgress] = useState<number>();
  const [made, setMade] = useState<MadePdf>();
  const [failure, setFailure] = useState<Failure>();

  async function start() {
    if (!darkroom) return;
    setFailure(undefined);
    setProgress(0);
    try {
      const pdf = await makePdf(darkroom, pages, setProgress);
      setMade(pdf);
      if (!pdf) setFailure('too-much');
    } catch (error) {
      setFailure(error instanceof PictureTrouble ? 'unreadable' : 'failed');
    }
    setProgress(undefined);
  }
  return {
    progress,
    isBusy: progress !== undefined,
    made,
    failure,
    start,
    reset: () => setMade(undefined),
  };
}

export type Making = ReturnType<typeof useMaking>;
