import type { EditCounter } from '../editor/log/count-edit.ts';
import { writeOver } from '../editor/plain-paste.ts';

/** Writes words over a span of the text on the writer's behalf: the browser's undo takes it back, the log counts it. */
export function writeSpan(field: HTMLTextAreaElement, counter: EditCounter, start: number, end: number, words: string) {
  const before = document.activeElement as HTMLElement | null;
  counter.announce({ typed: words.length, pasted: 0, deleted: end - start, pastes: 0 });
  field.setSelectionRange(start, end);
  writeOver(field, words);
  if (before && before !== field) before.focus({ preventScroll: true });
}
