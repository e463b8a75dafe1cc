import { type RefObject, useEffect, useState } from 'react';
import type { EditCounter } from './log/count-edit.ts';
import { partParagraphs } from './paragraph-break.ts';
import { plainText, tooLong, writeOver } from './plain-paste.ts';

/** Pastes plain text into the field. Answers how long the text would have become when the last paste was refused. */
export function usePlainPaste(
  area: RefObject<HTMLTextAreaElement | null>,
  counter: RefObject<EditCounter>,
): number | undefined {
  const [refused, setRefused] = useState<number>();

  useEffect(() => {
    const field = area.current;
    if (!field) return;
    const selected = () => field.selectionEnd - field.selectionStart;

    function paste(event: ClipboardEvent) {
      const pasted = event.clipboardData?.getData('text/plain');
      if (!field || field.readOnly || !pasted) return;
      const text = partParagraphs(plainText(pasted), field.value);
      const length = tooLong(field.value, selected(), text.length);
      setRefused(length);
      // Refused whole: a text that was cut off somewhere would look complete.
      if (length !== undefined) return event.preventDefault();
      if (text === pasted) return;
      event.preventDefault();
      const gone = Array.from(field.value.slice(field.selectionStart, field.selectionEnd)).length;
      const come = Array.from(text).length;
      counter.current.announce({ typed: 0, pasted: come, deleted: gone, pastes: come > 0 ? 1 : 0 });
      writeOver(field, text);
    }
    /** What is dropped in, or written by other means than keys. */
    function before(event: InputEvent) {
      const length = tooLong(field?.value ?? '', selected(), event.data?.length ?? 0);
      if (length === undefined) return;
      setRefused(length);
      event.preventDefault();
    }
    const written = () => setRefused(undefined);

    field.addEventListener('paste', paste);
    field.addEventListener('beforeinput', before);
    field.addEventListener('input', written);
    return () => {
      field.removeEventListener('paste', paste);
      field.removeEventListener('beforeinput', before);
      field.removeEventListener('input', written);
    };
  }, [area, counter]);
  return refused;
}
