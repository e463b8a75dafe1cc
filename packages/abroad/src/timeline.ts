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
};

export type DatedStep = PlannedStep & {
  day: Day;
  state: 'done' | 'late' | 'today' | 'ahead';
  daysLate: number;
};

function stateOf(step: PlannedStep, day: Day, today: Day, done: ReadonlySet<string>): DatedStep['state'] {
  if (done.has(step.id)) return 'done';
  if (day === today) return 'today';
  return day < today && step.kind === 'due' ? 'late' : 'ahead';
}

/** Puts days to the steps, sorted. */
export function datedSteps(steps: PlannedStep[], from: Day, today: Day, done: ReadonlySet<string>): DatedStep[] {
  const dated: DatedStep[] = steps.map((step) => {
    const day = step.chosen ?? addDays(from, step.days);
    const state = stateOf(step, day, today, done);
    return { ...step, day, state, daysLate: state === 'late' ? daysBetween(day, today) : 0 };
  });
  const placeOf = ({ id }: DatedStep) => steps.findIndex((step) => step.id === id);
  return dated.sort((a, b) => daysBetween(b.day, a.day) || placeOf(a) - placeOf(b));
}
