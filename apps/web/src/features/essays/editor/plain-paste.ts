// What a paste brings, as plain text that keeps what its writer meant.
import { cleanText } from '@lantern/contract/clean-text';
import { essayTextMax } from '@lantern/contract/essays';

/**
 * Line ends become one kind; what nobody typed goes (clean-text.ts of the contract), and so do control characters and
 * the bullets of word processors.
 */
export function plainText(pasted: string): string {
  return (
    cleanText(pasted)
      .replace(/\r\n?|[\u2028\u0085\v]/g, '\n')
      .replace(/\u2029|\f/g, '\n\n')
      // the bullets of word processors, from fonts that nobody else has
      .replace(/[\uf0b7\uf0a7]/g, '•')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '')
  );
}

/** How long the text would be; undefined when it fits. */
export function tooLong(text: string, selected: number, added: number): number | undefined {
  const length = text.length - selected + added;
  return added > selected && length > essayTextMax ? length : undefined;
}

/** Writes over the selection as if it were typed: the browser's own undo takes it back. */
export function writeOver(field: HTMLTextAreaElement, text: string) {
  field.focus({ preventScroll: true });
  const command = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (command) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
