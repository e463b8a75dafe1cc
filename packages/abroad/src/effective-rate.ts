// What a loan costs a year, fee and waiting included: the yearly rate at which what is received now equals what is paid
// later. Twelve monthly rates compounded, as lenders' "APR" laws in Europe count it.

function presentValue(payments: number[], monthly: number): number {
  let value = 0;
  // from the end, so that no power grows out of range
  for (let index = payments.length - 1; index >= 0; index--) value = (value + (payments[index] ?? 0)) / (1 + monthly);
  return value;
}

/** Percent a year. `payments[0]` is paid one month after `received`. Halving steps, so it always ends. */
export function effectiveYearlyRate(received: number, payments: number[]): number {
  let low = 0;
  let high = 1;
  if (presentValue(payments, low) <= received) return 0;
  while (presentValue(payments, high) > received && high < 1e6) high *= 2;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (presentValue(payments, middle) > received) low = middle;
    else high = middle;
  }
  return ((1 + (low + high) / 2) ** 12 - 1) * 100;
}
