import { useEffect, useState } from 'react';
import { whole } from './adjust.ts';
import type { ImageWorker } from './image-worker.ts';
import type { PhotoPage } from './use-pages.ts';

/** Pixels of the longer side: a phone's screen shows no more. */
const longest = 1000;

/** A picture that was drawn, and the way it is turned. */
export type Shown = { url: string; turn: PhotoPage['adjust']['turn'] };

/** The picture as it is turned, with its contrast, but whole: its corners are shown over it. The last one stays until then. */
export function useShown({ preview, adjust: { turn, tone } }: PhotoPage, imageWorker: ImageWorker | undefined) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (!imageWorker) return;
    let url: string | undefined;
    let isPast = false;
    const adjust = { turn, tone, corners: whole };
    imageWorker.ask('show', { preview, adjust, longest }).then(
      ({ shown }) => {
        if (isPast) return;
        url = URL.createObjectURL(shown);
        setShown({ url, turn });
      },
      () => undefined,
    );
    return () => {
      isPast = true;
      const old = url;
      // after the next one is on the screen
      if (old) setTimeout(() => URL.revokeObjectURL(old), 1000);
    };
  }, [imageWorker, preview, turn, tone]);
  return shown;
}
