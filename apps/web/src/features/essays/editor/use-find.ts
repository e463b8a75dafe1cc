import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { findPart } from './lazy-parts.ts';

/** The find bar: open with the words that it starts from, and what it found as marks for the layer under the text. */
export function useFind(area: RefObject<HTMLTextAreaElement | null>) {
  const [start, setStart] = useState<string>();
  const [marks, setMarks] = useState<ReactNode>(null);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const wanted =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'f';
      // Pressed again inside the bar, and where a dialog is open, it is the browser's own.
      const inBar = document.activeElement?.closest('search') !== null && document.activeElement !== null;
      if (!wanted || inBar || document.querySelector('dialog[open]') || !findPart.known) return;
      event.preventDefault();
      open();
    }
    function open() {
      const field = area.current;
      const selected = field?.value.slice(field.selectionStart, field.selectionEnd) ?? '';
      setStart(selected.includes('\n') || selected.length > 100 ? '' : selected);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [area]);

  return { start, marks, setMarks, open: () => setStart(''), close: () => setStart(undefined) };
}
