// What a paste brings, as plain text that keeps what its writer meant.
import { essayTextMax } from '@lantern/contract/essays';

/** Scripts that are written without spaces: there a zero-width space parts words. */
const unspaced = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const zeroWidthSpace = new RegExp(`(?<![${unspaced}])\\u200b|\\u200b(?![${unspaced}])`, 'gu');

/**
 * Line ends become one kind; what word processors put in for the look of a page goes: soft hyphens, zero-width spaces,
 * byte order marks, control characters, spaces that do not break. The joiners U+200C and U+200D stay, as Bangla, Arabic,
 * Persian and emoji are written with them, and so do direction marks, but for the overrides, which turn words around.
 */
export function plainText(pasted: string): string {
  return (
    pasted
      .replace(/\r\n?|[\u2028\u0085\v]/g, '\n')
      .replace(/\u2029|\f/g, '\n\n')
      // French puts one before : ; ! ? » and after «
      .replace(/(?<!«)\u00a0(?![:;!?»%])/g, ' ')
      .replace(/[\u00ad\ufeff\u2060\u202d\u202e]/g, '')
      .replace(zeroWidthSpace, '')
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
