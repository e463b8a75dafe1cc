import { minorDigits, toMain } from '@lantern/abroad/currencies';
import type { Computed } from './computed-loan.ts';

/** A schedule for a spreadsheet: plain numbers with a point, whatever the reader's language. */
export function scheduleCsv({ loan, result }: Computed, heads: readonly string[]): string {
  const amount = (minor: number) => toMain(minor, loan.currency).toFixed(minorDigits(loan.currency));
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = result.rows.map(({ month, payment, part, interest, balance }) =>
    [String(month), ...[payment, part, interest, balance].map(amount)].join(','),
  );
  // the mark at the beginning makes spreadsheets read other scripts
  return `\uFEFF${[heads.map((head, index) => cell(index === 0 ? head : `${head} (${loan.currency})`)).join(','), ...lines].join('\r\n')}\r\n`;
}
