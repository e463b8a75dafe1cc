import { type Anchor, anchorAt, carry } from '@lantern/writing/comments/anchor';
import { type RefObject, useEffect, useState } from 'react';

/** Words without the space around them; undefined for space alone. */
function chosenIn(text: string, start: number, end: number): Anchor | undefined {
  const quote = text.slice(start, end);
  const trimmed = quote.trim();
  if (trimmed === '') return undefined;
  const from = start + quote.indexOf(trimmed);
  return anchorAt(text, { start: from, end: from + trimmed.length });
}

/** The words that are chosen in a field that takes none: nothing that is typed, pasted or dropped gets into it. */
export function useSelection(area: RefObject<HTMLTextAreaElement | null>, text: string): Anchor | undefined {
  const [chosen, setChosen] = useState<{ text: string; anchor: Anchor | undefined }>();
  useEffect(() => {
    const field = area.current;
    if (!field) return;
    const refuse = (event: Event) => event.preventDefault();
    // of what a browser does not let one refuse
    const putBack = () => {
      if (field.value !== text) field.value = text;
    };
    function look() {
      // the form takes the focus, and what was chosen stays
      if (document.activeElement !== field || !field) return;
      setChosen({ text, anchor: chosenIn(text, field.selectionStart, field.selectionEnd) });
    }
    field.addEventListener('beforeinput', refuse);
    field.addEventListener('input', putBack);
    document.addEventListener('selectionchange', look);
    // where the document does not tell of fields
    field.addEventListener('select', look);
    return () => {
      field.removeEventListener('beforeinput', refuse);
      field.removeEventListener('input', putBack);
      document.removeEventListener('selectionchange', look);
      field.removeEventListener('select', look);
    };
  }, [area, text]);
  if (!chosen?.anchor || chosen.text === text) return chosen?.anchor;
  const place = carry(chosen.anchor, chosen.text, text);
  return place && anchorAt(text, place);
}
