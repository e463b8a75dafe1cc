import { useEffect } from 'react';
import { whenQuiet } from '#api/quiet.ts';
import { addPart, photoPart } from './parts.ts';

/** Brings what adding a paper needs onto the device while nothing else happens: a photo can be taken anywhere. */
export function useQuietFetch() {
  useEffect(
    () =>
      whenQuiet(() => {
        void addPart
          .load()
          .then(photoPart.load)
          .catch(() => undefined);
      }),
    [],
  );
}
