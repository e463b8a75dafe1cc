// Texts of a CV file as a record keeps them: without HTML, control characters and what nobody sees.
import { typedLine, typedProse } from './typed-text.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  bull: '•',
};

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const withoutEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (decimal) return character(Number(decimal));
    if (hex) return character(Number.parseInt(hex, 16));
    return entities[name.toLowerCase()] ?? whole;
  });

const block = /<\/?(?:p|div|ul|ol|h[1-6]|section|article|table|tr|blockquote|pre)\b[^<>]*>|<br\b[^<>]*>|<\/li\s*>/gi;
const inline =
  /<\/?(?:a|abbr|b|big|code|del|em|font|i|img|ins|li|mark|q|s|small|span|strike|strong|sub|sup|svg|tbody|td|th|thead|time|u|var)\b[^<>]*>/gi;

/** What stands in HTML, line by line. A text without tags stays as it is, "x < y" too. */
function withoutTags(html: string): string {
  const text = html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '')
    .replace(/<li\b[^<>]*>/gi, '\n')
    .replace(block, '\n')
    .replace(inline, '');
  if (text === html) return html;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

const plainText = (value: unknown) =>
  typeof value === 'string' ? withoutEntities(withoutTags(value.slice(0, 100_000).toWellFormed())).toWellFormed() : '';

/** One line, as long as it is. Empty where there is no text. */
export const lineText = (value: unknown) =>
  typedLine(plainText(value).replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')).trim();

/** Lines, as long as they are. Empty where there is no text. */
export const proseText = (value: unknown) =>
  typedProse(
    plainText(value)
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, ''),
  ).trim();

/** The start of a text that a field takes. */
export const startOf = (text: string, max: number) =>
  text
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim();

/** All words of a value, whatever its shape: what a file says under a field that a record has no place for. */
export function wordsOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return lineText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth > 4) return '';
  return Object.values(value)
    .slice(0, 50)
    .map((one) => wordsOf(one, depth + 1))
    .filter(Boolean)
    .join(', ');
}

/** Whether some text stands in a value. */
export function hasText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return lineText(value) !== '';
  if (typeof value !== 'object' || value === null || depth > 4) return false;
  return Object.values(value).some((one) => hasText(one, depth + 1));
}
