import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '#api/quiet.ts';

type Part<Props> = { known?: ComponentType<Props>; load: () => Promise<ComponentType<Props>> };

/** A part that shows nothing until it is needed: it comes in a quiet moment, and undefined stands for it before. */
export function useQuietPart<Props>(part: Part<Props>): ComponentType<Props> | undefined {
  const [Known, setKnown] = useState(() => part.known);
  useEffect(() => {
    if (Known) return;
    return whenQuiet(
      () =>
        void part.load().then(
          (loaded) => setKnown(() => loaded),
          () => undefined,
        ),
    );
  }, [part, Known]);
  return Known;
}
