import { useEffect } from 'react';
import { addPart, photoPart } from './parts.ts';

/** Milliseconds after which the screen's own files and the list are certainly asked for. */
const afterShow = 3000;

/** Brings what adding a paper needs onto the device while nothing else happens: a photo can be taken anywhere. */
export function useQuietFetch() {
  useEffect(() => {
    const timer = setTimeout(() => {
      void addPart
        .load()
        .then(photoPart.load)
        .catch(() => undefined);
    }, afterShow);
    return () => clearTimeout(timer);
  }, []);
}
