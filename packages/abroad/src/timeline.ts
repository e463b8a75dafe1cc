// Dates counted from one day: a visa from the first day of the course backwards, a settling-in from the arrival.
import { addDays, type Day, daysBetween } from './days.ts';

export type PlannedStep = {
  id: string;
  /** from the day that everything counts from; negative is before it */
  days: number;
  /** 'opens' is the first day that something is possible: it cannot be late */
  kind: 'due' | 'opens';
  /** a day that the student chose, or that another reason sets, in place of the counted one */
  chosen?: Day | undefined;
  /** before this day it cannot be done: a day that is counted earlier gives way to it */
  notBefore?: Day | undefined;
};

export type DatedStep = PlannedStep & {
  day: Day;
  state: 'done' | 'late' | 'today' | 'ahead';
  daysLate: number;
  /** its day was over before the student came: to be done first, and not late */
  isFirst: boolean;
  /** it was counted to a day on which it cannot be done yet */
  isHeld: boolean;
};

function stateOf(step: PlannedStep, day: Day, today: Day, done: ReadonlySet<string>): DatedStep['state'] {
  if (done.has(step.id)) return 'done';
  if (day === today) return 'today';
  return day < today && step.kind === 'due' ? 'late' : 'ahead';
}

/**
 * A counted day as something to do: what was over before the student came is not late, it is what to do first, today.
 * `since`: the day from which somebody plans here; null where nobody knows it.
 */
export function dayToDo(counted: Day, since: Day | null, today: Day): Day {
  return since !== null && counted < since && counted < today ? today : counted;
}

/** Puts days to the steps, sorted. `since` as in `dayToDo`. */
export function datedSteps(
  steps: PlannedStep[],
  from: Day,
  { today, since = null }: { today: Day; since?: Day | null },
  done: ReadonlySet<string>,
): DatedStep[] {
  const dated: DatedStep[] = steps.map((step) => {
    const counted = addDays(from, step.days);
    const isToDo = step.kind === 'due' && !done.has(step.id);
    const { chosen, notBefore } = step;
    const isHeld = isToDo && !chosen && notBefore !== undefined && counted < notBefore;
    const due = isHeld ? notBefore : counted;
    const day = chosen ?? (isToDo ? dayToDo(due, since, today) : due);
    const state = stateOf(step, day, today, done);
    const isFirst = !chosen && day !== due;
    return { ...step, day, state, isFirst, isHeld, daysLate: state === 'late' ? daysBetween(day, today) : 0 };
  });
  const placeOf = ({ id }: DatedStep) => steps.findIndex((step) => step.id === id);
  return dated.sort((a, b) => daysBetween(b.day, a.day) || placeOf(a) - placeOf(b));
}
