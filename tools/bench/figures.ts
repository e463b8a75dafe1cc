/** The value that `part` (0 to 1) of the values do not pass; NaN for none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

const cell = (value: string | number) => (typeof value === 'number' ? value.toFixed(value < 10 ? 1 : 0) : value);

/** Columns under their names, numbers to the right. */
export function printTable(head: readonly string[], rows: readonly (string | number)[][]): void {
  const text = [head, ...rows].map((row) => row.map(cell));
  const widths = head.map((_, column) => Math.max(...text.map((row) => row[column]?.length ?? 0)));
  for (const row of text)
    process.stdout.write(
      `${row.map((value, column) => (column === 0 ? value.padEnd(widths[column] ?? 0) : value.padStart(widths[column] ?? 0))).join('  ')}\n`,
    );
}

export function printTimes(times: ReadonlyMap<string, readonly number[]>): void {
  printTable(
    ['ms', 'calls', 'p50', 'p95', 'p99', 'worst'],
    [...times].map(([name, values]) => [
      name,
      String(values.length),
      percentile(values, 0.5),
      percentile(values, 0.95),
      percentile(values, 0.99),
      percentile(values, 1),
    ]),
  );
}
