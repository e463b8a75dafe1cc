import { useEffect } from 'react';
import { fetchParts } from './lazy-parts.ts';

/** Milliseconds after which the screen's own files and the essay are certainly asked for. */
const afterShow = 3000;

/** Brings the editor's other parts onto the device while nothing else happens. */
export function useQuietFetch() {
  useEffect(() => {
    const timer = setTimeout(() => {
      void fetchParts().catch(() => undefined);
    }, afterShow);
    return () => clearTimeout(timer);
  }, []);
}
