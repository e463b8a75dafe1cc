/**
 * RFC 4180, with the mark that tells spreadsheets that it is UTF-8. A text that a spreadsheet would compute is kept from
 * it by an apostrophe in front.
 */
export function toCsv(columns: readonly string[], rows: readonly (string | number)[][]): string {
  return `\ufeff${[columns, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
