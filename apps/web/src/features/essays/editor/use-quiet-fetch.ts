import { useEffect } from 'react';
import { whenQuiet } from '#api/quiet.ts';
import { fetchParts } from './lazy-parts.ts';

/** Brings the editor's other parts onto the device while nothing else happens. */
export function useQuietFetch() {
  useEffect(() => whenQuiet(() => void fetchParts().catch(() => undefined)), []);
}
