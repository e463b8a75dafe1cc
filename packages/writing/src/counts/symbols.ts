/** What is counted of a token: the same for the text that counts are made from and for the essay that they are asked about. */
import type { Token } from '../text/tokens.ts';
import { NUMBER } from './count-table.ts';

export function symbolOf({ kind, lower, text }: Token): string {
  if (kind === 'number') return NUMBER;
  if (kind === 'mark')
    return /^["“”]$/.test(text) ? '"' : /^[‘’']$/.test(text) ? "'" : /^[–—]$/.test(text) ? '-' : text;
  return lower;
}
