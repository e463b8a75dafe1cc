import { useEffect } from 'react';
import { whenIdle } from '#api/idle.ts';
import { addPart, photoPart, refusedPart } from './parts.ts';

/** Brings what adding a paper needs onto the device while nothing else happens: a photo can be taken anywhere. */
export function useIdleFetch() {
  useEffect(
    () =>
      whenIdle(() => {
        void addPart
          .load()
          .then(refusedPart.load)
          .then(photoPart.load)
          .catch(() => undefined);
      }),
    [],
  );
}
