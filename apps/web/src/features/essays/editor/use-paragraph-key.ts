import { type RefObject, useEffect } from 'react';
import { paragraphBreak } from './paragraph-break.ts';
import { writeOver } from './plain-paste.ts';

/** Enter begins a paragraph, with a gap that is a part of the text; Shift and Enter a new line. */
export function useParagraphKey(area: RefObject<HTMLTextAreaElement | null>) {
  useEffect(() => {
    const field = area.current;
    if (!field) return;
    let isLine = false;

    function key(event: KeyboardEvent) {
      isLine = event.key === 'Enter' && (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    }
    function before(event: InputEvent) {
      const isBreak = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph';
      // What a keyboard still composes is its own; a break that cannot be held back stays a single one.
      if (!field || !isBreak || isLine || event.isComposing || !event.cancelable || field.readOnly) return;
      event.preventDefault();
      const text = paragraphBreak(field.value, field.selectionStart, field.selectionEnd);
      if (text !== '') writeOver(field, text);
    }

    field.addEventListener('keydown', key);
    field.addEventListener('beforeinput', before);
    return () => {
      field.removeEventListener('keydown', key);
      field.removeEventListener('beforeinput', before);
    };
  }, [area]);
}
