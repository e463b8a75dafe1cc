// Dates counted from one day: a visa from the first day of the course backwards, a settling-in from the arrival.
import { addDays, type Day, dayNumber, dayOf, daysBetween } from './days.ts';

export type PlannedStep = {
  id: string;
  /** from the day that everything counts from; negative is before it */
  days: number;
  /** 'opens' is the first day that something is possible: it cannot be late */
  kind: 'due' | 'opens';
};

export type DatedStep = PlannedStep & {
  day: Day;
  state: 'done' | 'late' | 'today' | 'ahead';
  daysLate: number;
  /** for what is late: a day that can still be kept */
  newDay?: Day;
};

function stateOf(step: PlannedStep, day: Day, today: Day, done: ReadonlySet<string>): DatedStep['state'] {
  if (done.has(step.id)) return 'done';
  if (day === today) return 'today';
  return day < today && step.kind === 'due' ? 'late' : 'ahead';
}

/**
 * Puts days to the steps, sorted. What is late is spread evenly, in its order, between today and the next thing that is
 * due; when nothing is due any more there is no new day.
 */
export function datedSteps(steps: PlannedStep[], from: Day, today: Day, done: ReadonlySet<string>): DatedStep[] {
  const dated: DatedStep[] = steps.map((step) => {
    const day = addDays(from, step.days);
    const state = stateOf(step, day, today, done);
    return { ...step, day, state, daysLate: state === 'late' ? daysBetween(day, today) : 0 };
  });
  dated.sort(
    (a, b) => a.days - b.days || steps.findIndex(({ id }) => id === a.id) - steps.findIndex(({ id }) => id === b.id),
  );
  const late = dated.filter(({ state }) => state === 'late');
  const ahead = dated.filter(({ state, kind }) => state === 'ahead' && kind === 'due');
  const next = [...ahead.map(({ day }) => day), from].filter((day) => day > today).sort()[0];
  if (next === undefined) return dated;
  const room = dayNumber(next) - dayNumber(today);
  late.forEach((step, index) => {
    step.newDay = dayOf(dayNumber(today) + Math.floor((room * (index + 1)) / (late.length + 1)));
  });
  return dated;
}
