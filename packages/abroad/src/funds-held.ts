// Was enough money in the account for long enough? Rules of countries as two numbers: how many days in a row the
// balance must not fall below the amount, and how old the last of these days may be when one applies.
import { addDays, type Day, dayNumber, dayOf } from './days.ts';

/** United Kingdom: 28 days in a row, the last of them at most 31 days before applying. A blocked account: 1 and 0. */
export type HoldingRule = { daysHeld: number; endsWithinDays: number };

/** What the account held at the end of a day; it holds until the next entry. */
export type Balance = { day: Day; amount: number };

export type FundsAnswer =
  | { result: 'pass'; heldFrom: Day; heldTo: Day }
  /** not on that day, but from this one on, if the balance stays */
  | { result: 'later'; firstDay: Day }
  /** the last balance is too low, by this much */
  | { result: 'short'; missing: number }
  | { result: 'no-balances' };

type Run = { from: number; to: number };

/** Stretches of days on which the balance was enough. The last balance is taken to stay until `end`. */
function runsOfEnough(balances: Balance[], required: number, end: number): Run[] {
  const byDay = new Map(balances.map(({ day, amount }) => [dayNumber(day), amount]));
  const days = [...byDay.keys()].sort((a, b) => a - b);
  const runs: Run[] = [];
  days.forEach((day, index) => {
    if ((byDay.get(day) ?? 0) < required) return;
    const to = Math.max(day, (days[index + 1] ?? end + 1) - 1);
    const open = runs.at(-1);
    if (open && open.to === day - 1) open.to = to;
    else runs.push({ from: day, to });
  });
  return runs;
}

/** The stretch that the rule asks for, as late as it can be, if one applies on this day. */
function heldBy(runs: Run[], rule: HoldingRule, applying: number): Run | undefined {
  for (const run of [...runs].reverse()) {
    const to = Math.min(run.to, applying);
    const isLongEnough = to - run.from + 1 >= rule.daysHeld;
    if (isLongEnough && applying - to <= rule.endsWithinDays) return { from: to - rule.daysHeld + 1, to };
  }
  return undefined;
}

/** Two entries for one day: the later one in the list counts. Amounts in the same minor units as what is required. */
export function checkFunds(balances: Balance[], required: number, rule: HoldingRule, applying: Day): FundsAnswer {
  const from = dayNumber(applying);
  const last = balances.reduce<Balance | undefined>(
    (latest, one) => (latest && latest.day > one.day ? latest : one),
    undefined,
  );
  if (!last) return { result: 'no-balances' };
  // far enough that a balance which stays must have been held for long enough
  const horizon = Math.max(from, dayNumber(last.day)) + rule.daysHeld + 1;
  const runs = runsOfEnough(balances, required, horizon);
  for (let day = from; day <= horizon; day++) {
    const held = heldBy(runs, rule, day);
    if (held && day === from) return { result: 'pass', heldFrom: dayOf(held.from), heldTo: dayOf(held.to) };
    if (held) return { result: 'later', firstDay: dayOf(day) };
  }
  return { result: 'short', missing: required - last.amount };
}

/** The last day on which one can apply with money that was held until `heldTo`. */
export function lastDayToApply(heldTo: Day, rule: HoldingRule): Day {
  return addDays(heldTo, rule.endsWithinDays);
}
