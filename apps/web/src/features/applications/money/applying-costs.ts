// What applying costs, summed without guessing: what has no amount yet, or no rate, is told apart and never zero.
import type { ApplyingCost } from '@lantern/contract/applications';

/** In minor units, by currency, what is waived left out; a currency whose sum is nothing is left out too. */
export function sumOf(costs: readonly ApplyingCost[]): { byCurrency: [string, number][]; unknown: number } {
  const counted = costs.filter(({ state }) => state !== 'waived');
  const sums = new Map<string, number>();
  for (const { currency, amount } of counted) {
    if (amount !== null && amount > 0) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return { byCurrency: [...sums], unknown: counted.filter(({ amount }) => amount === null).length };
}

type ToHome = (minor: number, currency: string) => number | undefined;
export type HomeSum = {
  /** minor units of the home currency */
  paid: number;
  due: number;
  /** lines without an amount, and lines whose currency has no rate */
  unknown: number;
};

export function sumAtHome(costs: readonly ApplyingCost[], toHome: ToHome): HomeSum {
  const sum: HomeSum = { paid: 0, due: 0, unknown: 0 };
  for (const { amount, currency, state } of costs) {
    if (state === 'waived') continue;
    const home = amount === null ? undefined : toHome(amount, currency);
    if (home === undefined) sum.unknown += 1;
    else sum[state] += home;
  }
  return sum;
}
