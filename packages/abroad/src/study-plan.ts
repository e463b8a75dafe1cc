// Work for a test, put into the weeks that are left before it. Phases lie where the product promises them: weeks 1 to 4
// foundation, 5 to 8 skills, 9 to 12 practice, 13 to 16 final preparation. Days that do not count (days of the week,
// travel, days without power) take their share from the hours of their week. What was missed moves on.
import { addDays, type Day, dayNumber, daysBetween } from './days.ts';

export const studyPhases = ['foundation', 'skills', 'practice', 'final'] as const;
export type StudyPhase = (typeof studyPhases)[number];
export const studyWeeksMax = 16;
export const studyWeeksUsual = 12;
const weeksOfPhase = 4;

export type StudyItem = {
  id: string;
  phase: StudyPhase;
  minutes: number;
  /** belongs before every test, however short the time: it stands in the last week and is never left out */
  always?: boolean;
};

export type StudyFrame = {
  /** the first day of work */
  start: Day;
  /** the day of the test */
  target: Day;
  /** 1 to 16 */
  weeks: number;
  /** hours of work in a week without days off */
  hours: number;
  /** 0 is Sunday; never all seven */
  offWeekdays: readonly number[];
  /** spans that do not count, both ends included */
  away: readonly { from: Day; to: Day }[];
  /** days before the test that go to the way there */
  travelDays: number;
};

export type StudyWeek = {
  number: number;
  phase: StudyPhase;
  from: Day;
  to: Day;
  /** days on which work is possible */
  days: number;
  /** minutes of work that they hold */
  minutes: number;
};

export type PlacedItem = {
  id: string;
  isDone: boolean;
  /** the last day of the week in which its hours end */
  until: Day;
  /** the week in which it stood before it was missed; null where it still stands there */
  movedFrom: number | null;
};

/** `weeks`: its phase begins after the last week. `hours`: the weeks are full. */
export type LeftOut = { id: string; reason: 'weeks' | 'hours' };

export type StudyPlan = {
  weeks: (StudyWeek & { items: PlacedItem[] })[];
  leftOut: LeftOut[];
  /** 0 before the first day, one more than the last week after it */
  current: number;
  daysLeft: number;
  /** days from today to the test on which work is possible */
  studyDaysLeft: number;
  /** how many things were missed and stand in a later week now */
  moved: number;
  /** why the time is too short; null where it is not */
  short: null | {
    /** weeks that were asked for and cannot be had before the test */
    weeks: number | null;
    /** phases of the twelve weeks that are not reached */
    phases: StudyPhase[];
    /** whole hours a week with which everything of the reached phases fits; null where none up to 60 do */
    hours: { needed: number | null } | null;
  };
};

export const phaseOfWeek = (number: number): StudyPhase =>
  studyPhases[Math.min(studyPhases.length - 1, Math.floor((number - 1) / weeksOfPhase))] as StudyPhase;

export const weekdayOf = (day: Day) => (((dayNumber(day) + 4) % 7) + 7) % 7;

function counts(day: Day, frame: StudyFrame): boolean {
  return (
    day >= frame.start &&
    day < addDays(frame.target, -frame.travelDays) &&
    !frame.offWeekdays.includes(weekdayOf(day)) &&
    !frame.away.some(({ from, to }) => day >= from && day <= to)
  );
}

function countDays(from: Day, to: Day, frame: StudyFrame): number {
  let days = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (counts(day, frame)) days++;
  return days;
}

const minutesOf = (days: number, frame: StudyFrame) =>
  Math.round((frame.hours * 60 * days) / Math.max(1, 7 - new Set(frame.offWeekdays).size));

/** The weeks before the test, at most as many as asked for; the last may be shorter than seven days. */
export function studyWeeks(frame: StudyFrame): StudyWeek[] {
  const possible = Math.max(0, Math.ceil(daysBetween(frame.start, frame.target) / 7));
  return Array.from({ length: Math.min(frame.weeks, possible) }, (_, index) => {
    const from = addDays(frame.start, index * 7);
    const [end, eve] = [addDays(from, 6), addDays(frame.target, -1)];
    const to = [end, eve].sort()[0] as Day;
    const days = countDays(from, to, frame);
    return { number: index + 1, phase: phaseOfWeek(index + 1), from, to, days, minutes: minutesOf(days, frame) };
  });
}

type Wish = { item: StudyItem; week: number };
type Place = { first: number; last: number };

/**
 * What should begin when: within a phase the work lies evenly over its weeks. Of phases that are not reached only what
 * belongs before every test is wished for, in the last week.
 */
function wishesOf(items: readonly StudyItem[], weekCount: number): { wishes: Wish[]; unreached: LeftOut[] } {
  const wishes: Wish[] = [];
  const unreached: LeftOut[] = [];
  studyPhases.forEach((phase, index) => {
    const mine = items.filter((item) => item.phase === phase);
    const total = mine.reduce((sum, { minutes }) => sum + minutes, 0);
    const before = index * weeksOfPhase;
    const reached = Math.min(weekCount - before, weeksOfPhase);
    let gone = 0;
    for (const item of mine) {
      if (item.always && weekCount > 0) wishes.push({ item, week: weekCount });
      else if (reached > 0) wishes.push({ item, week: before + 1 + Math.floor((gone / total) * reached) });
      else unreached.push({ id: item.id, reason: 'weeks' });
      gone += item.minutes;
    }
  });
  return { wishes, unreached };
}

/**
 * Puts things into weeks in their order, each over as many weeks as it needs, and before its wish only where later weeks
 * are full. What belongs before every test has its minutes kept for it. Once one does not fit, nothing after it is tried:
 * what comes last is left out.
 */
function place(wishes: readonly Wish[], capacity: readonly number[]): Map<string, Place> {
  const free = [0, ...capacity];
  const last = capacity.length;
  const places = new Map<string, Place>();
  for (const { item } of wishes.filter(({ item }) => item.always)) {
    free[last] = Math.max(0, (free[last] ?? 0) - item.minutes);
    places.set(item.id, { first: last, last });
  }
  for (const { item, week } of wishes.filter(({ item }) => !item.always)) {
    const found = fit(item.minutes, week, free) ?? fit(item.minutes, 1, free);
    if (!found) break;
    places.set(item.id, found);
  }
  return places;
}

function fit(minutes: number, from: number, free: number[]): Place | undefined {
  let first = from;
  while (first < free.length && free[first] === 0) first++;
  const rest = free.slice(first).reduce((sum, one) => sum + one, 0);
  if (first >= free.length || rest < minutes) return undefined;
  let need = minutes;
  let last = first;
  for (let week = first; need > 0; week++) {
    const taken = Math.min(need, free[week] ?? 0);
    free[week] = (free[week] ?? 0) - taken;
    need -= taken;
    if (taken > 0) last = week;
  }
  return { first, last };
}

/** Where everything stands for this frame, with what is done and what was missed until today. */
function schedule(items: readonly StudyItem[], frame: StudyFrame, done: ReadonlySet<string>, today: Day) {
  const weeks = studyWeeks(frame);
  const { wishes, unreached } = wishesOf(items, weeks.length);
  const first = place(
    wishes,
    weeks.map(({ minutes }) => minutes),
  );
  const current = today < frame.start ? 0 : Math.floor(daysBetween(frame.start, today) / 7) + 1;
  const isMissed = ({ item }: Wish) => !done.has(item.id) && (first.get(item.id)?.last ?? current) < current;
  let now = first;
  if (wishes.some(isMissed)) {
    // what is done takes nothing of the days to come; of this week only the rest is left
    const capacity = weeks.map(({ number, minutes, to }) =>
      number < current ? 0 : number === current ? minutesOf(countDays(today, to, frame), frame) : minutes,
    );
    const open = wishes.filter(({ item }) => !done.has(item.id) && first.has(item.id));
    now = place(
      open.map(({ item }) => ({ item, week: Math.max(first.get(item.id)?.first ?? 1, current) })),
      capacity,
    );
  }
  return { weeks, wishes, unreached, first, now, current };
}

/**
 * The plan as it stands today. Everything is either in a week or left out with its reason. Without missed work the weeks
 * stay as they were first made, whatever is ticked off; with it, what is open moves on from this week and nothing open
 * stands in the past.
 */
export function planStudy(
  items: readonly StudyItem[],
  frame: StudyFrame,
  done: ReadonlySet<string>,
  today: Day,
): StudyPlan {
  const { weeks, wishes, unreached, first, now, current } = schedule(items, frame, done, today);
  const planned = weeks.map((week) => ({ ...week, items: [] as PlacedItem[] }));
  const leftOut: LeftOut[] = unreached.filter(({ id }) => !done.has(id));
  for (const { item } of wishes) {
    const isDone = done.has(item.id);
    const [was, is] = [first.get(item.id), isDone ? first.get(item.id) : now.get(item.id)];
    if (was && is) {
      const until = weeks[is.last - 1]?.to ?? frame.target;
      const movedFrom = is.first > was.first && was.last < current ? was.first : null;
      planned[is.first - 1]?.items.push({ id: item.id, isDone, until, movedFrom });
    } else if (!isDone) leftOut.push({ id: item.id, reason: 'hours' });
  }
  const from = today > frame.start ? today : frame.start;
  return {
    weeks: planned,
    leftOut,
    current: Math.min(current, weeks.length + 1),
    daysLeft: daysBetween(today, frame.target),
    studyDaysLeft: countDays(from, addDays(frame.target, -1), frame),
    moved: planned.reduce((sum, week) => sum + week.items.filter((one) => one.movedFrom !== null).length, 0),
    short: shortOf(items, frame, done, today, { weekCount: weeks.length, leftOut }),
  };
}

function shortOf(
  items: readonly StudyItem[],
  frame: StudyFrame,
  done: ReadonlySet<string>,
  today: Day,
  { weekCount, leftOut }: { weekCount: number; leftOut: readonly LeftOut[] },
): StudyPlan['short'] {
  const phases = studyPhases.filter(
    (phase, index) =>
      phase !== 'final' && index * weeksOfPhase >= weekCount && items.some((item) => item.phase === phase),
  );
  const isFull = leftOut.some(({ reason }) => reason === 'hours');
  const hours = isFull ? { needed: hoursNeeded(items, frame, done, today) } : null;
  const weeks = weekCount < frame.weeks ? frame.weeks - weekCount : null;
  return weeks === null && phases.length === 0 && hours === null ? null : { weeks, phases, hours };
}

const hoursMax = 60;

function hoursNeeded(items: readonly StudyItem[], frame: StudyFrame, done: ReadonlySet<string>, today: Day) {
  for (let hours = Math.floor(frame.hours) + 1; hours <= hoursMax; hours++) {
    const { wishes, now, first } = schedule(items, { ...frame, hours }, done, today);
    if (wishes.every(({ item }) => done.has(item.id) || (first.has(item.id) && now.has(item.id)))) return hours;
  }
  return null;
}

/** Minor units to put aside in each week until the day of paying, so that the fee is there; whole weeks, at least one. */
export function weeklySaving(fee: number, today: Day, payBy: Day): { weeks: number; amount: number } {
  const weeks = Math.max(1, Math.floor(daysBetween(today, payBy) / 7));
  return { weeks, amount: Math.ceil(fee / weeks) };
}
