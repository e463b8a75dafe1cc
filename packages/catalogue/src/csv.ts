// Comma- or tab-separated text, read row by row as it arrives: RFC 4180, with or without a byte order mark.

export type Row = Readonly<Record<string, string>>;

type Check = (columns: Row) => void;

/**
 * The rows of a table with a header line. Cells are trimmed; a missing one is ''. Empty lines are left out. `check` sees
 * the columns before any row, and where there is none.
 */
export async function* readRows(
  chunks: AsyncIterable<string> | Iterable<string>,
  check: Check = () => {},
): AsyncGenerator<Row> {
  let header: string[] | undefined;
  for await (const { cells, separator } of readCells(chunks)) {
    if (!header && cells.some((cell) => cell.includes('\0')))
      throw new WrongColumns('This file is not UTF-8 text. Save it as "CSV UTF-8" and try again.');
    if (cells.length === 1 && cells[0] === '') continue;
    if (header) {
      const row: Record<string, string> = {};
      // no database keeps a zero byte, and it says nothing
      for (const [index, name] of header.entries())
        row[name] = cleanCell(name, (cells[index] ?? '').replaceAll('\0', ''), separator);
      yield row;
    } else {
      header = cells.map((cell) => cell.replace(/^\ufeff/, ''));
      check(Object.fromEntries(header.map((name) => [name, ''])));
    }
  }
  // a table without rows still has columns, which checkColumns wants to see
  if (!header) throw new WrongColumns('The file is empty: its first line must name the columns.');
}

/** What programs write for nothing. NA is a country as well. */
const nothing = /^(?:NULL|null|#?N\/A|NA)$/;
const ofCountries = /country|residency|value/i;
const ofNames = /name|instnm|alias|city/i;

/**
 * A cell as it is meant. Programs that part columns by semicolons do so because the comma is their decimal sign: there
 * 45.000 is a thousand times 45, and 0,4321 less than 1. A name has one line.
 */
function cleanCell(column: string, cell: string, separator: string): string {
  if (nothing.test(cell) && (cell !== 'NA' || !ofCountries.test(column))) return '';
  if (separator === ';' && /^-?[\d.,]+$/.test(cell)) {
    if (/^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(cell)) return cell.replaceAll('.', '').replace(',', '.');
    if (/^-?\d+,\d+$/.test(cell)) return cell.replace(',', '.');
  }
  return ofNames.test(column) ? cell.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ') : cell;
}

/** The columns of a file are not those of its format. The message says which, in a sentence for the person. */
export class WrongColumns extends Error {}

/** Throws WrongColumns unless each wanted column is there under one of its names. */
export function checkColumns(row: Row, format: string, wanted: readonly (readonly string[])[]): void {
  const missing = wanted.filter((names) => !names.some((name) => name in row));
  if (missing.length === 0) return;
  const there = Object.keys(row).slice(0, 12).join(', ');
  throw new WrongColumns(
    `This is not a file of the format "${format}": it lacks ${missing.map((names) => names.join(' or ')).join(', ')}. Its columns are ${there}${Object.keys(row).length > 12 ? ', …' : ''}.`,
  );
}

const cellMax = 100_000;

async function* readCells(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<{ cells: string[]; separator: string }> {
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  // a quote that may end the cell or be the first of two
  let closing = false;
  // the first of these in the first line
  let separators = ',\t;';
  let row = 1;
  // Windows ends a line with two characters, old Macs with the first of them
  let afterReturn = false;
  const near = () => ` That is in row ${row}.`;
  for await (const chunk of chunks) {
    for (const character of chunk) {
      const isSecond = afterReturn && character === '\n';
      afterReturn = false;
      if (isSecond) continue;
      if (closing) {
        closing = false;
        if (character === '"') {
          cell += '"';
          continue;
        }
        quoted = false;
      }
      if (quoted) {
        if (character === '"') closing = true;
        else cell += character;
        if (cell.length > cellMax) throw new WrongColumns(`A quotation mark is opened and never closed.${near()}`);
      } else if (character === '"' && cell.trim() === '') {
        quoted = true;
        cell = '';
      } else if (separators.includes(character)) {
        separators = character;
        cells.push(cell.trim());
        cell = '';
      } else if (character === '\n' || character === '\r') {
        afterReturn = character === '\r';
        yield { cells: [...cells, cell.trim()], separator: separators };
        row += 1;
        cells = [];
        cell = '';
      } else cell += character;
      if (cell.length > cellMax) throw new WrongColumns(`A cell is longer than 100,000 characters.${near()}`);
    }
  }
  if (cell !== '' || cells.length > 0) yield { cells: [...cells, cell.trim()], separator: separators };
}

/** One line, quoted where it has to be. */
export function writeRow(cells: readonly (string | number | null | undefined)[]): string {
  const line = cells.map((cell) => {
    const text = String(cell ?? '');
    return /[",\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${line.join(',')}\n`;
}
