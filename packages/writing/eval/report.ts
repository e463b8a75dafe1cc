/** Prints a figure beside its target. */

export type Figure = {
  what: string;
  value: number;
  target: number;
  better: 'higher' | 'lower';
  digits?: number;
  unit?: string;
};

export function printFigures(title: string, figures: readonly Figure[]): number {
  console.log(`\n${title}`);
  let missed = 0;
  for (const { what, value, target, better, digits = 2, unit = '' } of figures) {
    const met = better === 'higher' ? value >= target : value <= target;
    if (!met) missed++;
    const bound = `${better === 'higher' ? 'at least' : 'at most'} ${target}${unit}`;
    console.log(
      `  ${met ? 'ok  ' : 'MISS'}  ${what.padEnd(46)} ${`${value.toFixed(digits)}${unit}`.padStart(10)}   ${bound}`,
    );
  }
  return missed;
}
