import { useEffect } from 'react';
import { takenOver } from './early-actions.ts';

/** Stands beside a screen: once this is there, React has all of the page, and a form that was sent before is sent now. */
export function TakenOver() {
  useEffect(() => {
    // what was typed before goes into the form's state right after this
    const timer = setTimeout(() => document.dispatchEvent(new Event(takenOver)));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
