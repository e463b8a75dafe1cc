// Paragraphs in a plain text: parted by a blank line, which application forms keep and readers see.

const isParted = (text: string) => /\n[ \t]*\n/.test(text);
/** Parted by single breaks throughout, as some texts that come from elsewhere. */
const isTight = (text: string) => /(?<![^\n])[^\S\n]*\S[^\n]*\n[ \t]*\S/.test(text) && !isParted(text);

/**
 * What Enter writes at a place of a text: what a blank line before the new paragraph lacks, nothing where one stands
 * already. A text that is parted by single breaks goes on that way, as one blank line in it would make all the rest one
 * paragraph. Taking one of the two breaks back leaves a new line without a gap.
 */
export function paragraphBreak(text: string, start: number, end = start): string {
  const before = text.slice(0, start);
  if (isTight(text) && !before.endsWith('\n')) return '\n';
  if (before.trim() === '' || /\n[ \t]*$/.test(before)) {
    const stands = start === end && /(?:^|\n)[ \t]*\n[ \t]*$/.test(before);
    return stands ? '' : '\n';
  }
  return '\n\n';
}

/** Characters from which a line that ends in a single break is no line of an address or a list. */
const longLine = 100;

/**
 * Word processors keep the gap between paragraphs as a matter of look, and give plain text with single breaks: there it
 * comes back as a blank line. Only where every line is as long as a paragraph, and beside a text that is not tight itself.
 */
export function partParagraphs(pasted: string, text: string): string {
  const lines = pasted.trim().split('\n');
  const areLong = lines.length > 1 && lines.every((line) => line.trim().length >= longLine);
  return areLong && !isTight(text) ? pasted.replace(/\n/g, '\n\n') : pasted;
}
