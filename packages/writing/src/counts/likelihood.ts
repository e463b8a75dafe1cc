/** How likely words are after one another, by the counts. */
import { type CountTable, EDGE, LONGEST } from './count-table.ts';

/** The shorter sequence weighs as much as a longer one that was seen so often (Dirichlet smoothing). */
const PRIOR = 20;

/** A sentence as it is counted: with its edges, so that token `i` is code `i + 1`. */
export function codesOf(table: CountTable, symbols: readonly string[]): number[] {
  return [EDGE, ...symbols, EDGE].map((symbol) => table.codeOf(symbol));
}

/** The natural logarithm of how likely the codes `from` up to `to` are after those before them. */
export function likelihood(table: CountTable, codes: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let at = Math.max(1, from); at < to; at++) sum += Math.log(chanceOf(table, codes, at));
  return sum;
}

function chanceOf(table: CountTable, codes: readonly number[], at: number): number {
  let chance = Math.max(1, table.count(codes, at, at + 1)) / table.words;
  for (let from = at - 1; from >= Math.max(0, at - LONGEST + 1); from--) {
    const context = table.count(codes, from, at);
    if (context === 0) break;
    chance = (table.count(codes, from, at + 1) + PRIOR * chance) / (context + PRIOR);
  }
  return chance;
}
