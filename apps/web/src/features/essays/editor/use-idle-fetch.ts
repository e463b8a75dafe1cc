import { useEffect } from 'react';
import { whenIdle } from '#api/idle.ts';
import { fetchParts } from './lazy-parts.ts';

/** Brings the editor's other parts onto the device while nothing else happens. */
export function useIdleFetch() {
  useEffect(() => whenIdle(() => void fetchParts().catch(() => undefined)), []);
}
