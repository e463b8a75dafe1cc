import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#api/idle.ts';

type Part<Props> = { known?: ComponentType<Props>; load: () => Promise<ComponentType<Props>> };

/** A part that shows nothing until it is needed: it comes when the screen is idle, and undefined stands for it before. */
export function useIdlePart<Props>(part: Part<Props>): ComponentType<Props> | undefined {
  const [Known, setKnown] = useState(() => part.known);
  useEffect(() => {
    if (Known) return;
    return whenIdle(
      () =>
        void part.load().then(
          (loaded) => setKnown(() => loaded),
          () => undefined,
        ),
    );
  }, [part, Known]);
  return Known;
}
