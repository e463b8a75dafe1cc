// An essay's text as other places take it: application forms, files, paper.

/**
 * The paragraphs of a text; a paragraph may hold single line breaks. Where blank lines part paragraphs they alone do;
 * a text without any has a paragraph on each line.
 */
export function splitIntoParagraphs(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u).map((line) =>
    line
      .replace(/[\t\u00a0]+/gu, ' ')
      .replace(/[\p{Cc}\u200b\ufeff]/gu, '')
      .trim(),
  );
  const hasBlankLines = /\S\n{2,}\S/u.test(lines.join('\n').trim());
  return lines
    .join('\n')
    .split(hasBlankLines ? /\n{2,}/u : /\n+/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/**
 * What to paste into an application form: paragraphs with a blank line between them, lines ended by LF, no tabs, no
 * invisible or control characters. Words, quotation marks and dashes stay as written: forms take them.
 */
export function toPlainText(text: string): string {
  return splitIntoParagraphs(text.toWellFormed()).join('\n\n');
}
