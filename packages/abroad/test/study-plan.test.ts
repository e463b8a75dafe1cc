import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../src/days.ts';
import {
  phaseOfWeek,
  planStudy,
  type StudyFrame,
  type StudyItem,
  studyPhases,
  studyWeeks,
  weekdayOf,
  weeklySaving,
} from '../src/study-plan.ts';

const item = (id: string, phase: StudyItem['phase'], minutes: number, always = false) => ({
  id,
  phase,
  minutes,
  ...(always && { always }),
});
const items: StudyItem[] = [
  ...studyPhases.slice(0, 3).flatMap((phase) => [1, 2, 3, 4].map((n) => item(`${phase}-${n}`, phase, 120))),
  item('full-test', 'final', 180),
  item('papers', 'final', 30, true),
];
const frame: StudyFrame = {
  start: '2027-01-04',
  target: '2027-04-05',
  weeks: 12,
  hours: 6,
  offWeekdays: [],
  away: [],
  travelDays: 0,
};
const none = new Set<string>();
const idsOf = (plan: ReturnType<typeof planStudy>) => plan.weeks.map((week) => week.items.map(({ id }) => id));

describe('weeks', () => {
  test('lie in the phases of the specification', () => {
    expect([1, 4, 5, 8, 9, 12, 13, 16].map(phaseOfWeek)).toEqual([
      'foundation',
      'foundation',
      'skills',
      'skills',
      'practice',
      'practice',
      'final',
      'final',
    ]);
  });

  test('days of the week, travel and days without power take their share of the hours', () => {
    expect(weekdayOf('2027-01-04')).toBe(1);
    const [first, second] = studyWeeks({
      ...frame,
      offWeekdays: [0, 6],
      away: [{ from: '2027-01-12', to: '2027-01-13' }],
    });
    expect(first).toMatchObject({ from: '2027-01-04', to: '2027-01-10', days: 5, minutes: 360 });
    expect(second).toMatchObject({ days: 3, minutes: 216 });
    const last = studyWeeks({ ...frame, target: '2027-01-15', travelDays: 2 }).at(-1);
    expect(last).toMatchObject({ number: 2, to: '2027-01-14', days: 2 });
  });

  test('are none where the test is today', () => {
    expect(studyWeeks({ ...frame, target: frame.start })).toEqual([]);
    expect(studyWeeks({ ...frame, target: '2026-12-01' })).toEqual([]);
  });
});

describe('a plan', () => {
  test('spreads a phase evenly over its weeks, and ends with what belongs before every test', () => {
    const plan = planStudy(items, frame, none, frame.start);
    expect(idsOf(plan).slice(0, 5)).toEqual([
      ['foundation-1'],
      ['foundation-2'],
      ['foundation-3'],
      ['foundation-4'],
      ['skills-1'],
    ]);
    expect(idsOf(plan).at(-1)).toEqual(['practice-4', 'papers']);
    expect(plan.leftOut).toEqual([{ id: 'full-test', reason: 'weeks' }]);
    expect(plan).toMatchObject({ short: null, current: 1, daysLeft: 91, moved: 0 });
  });

  test('too short a time is told with its reason', () => {
    const plan = planStudy(items, { ...frame, target: addDays(frame.start, 40) }, none, frame.start);
    expect(plan.weeks).toHaveLength(6);
    expect(plan.short).toEqual({ weeks: 6, phases: ['practice'], hours: null });
    const tight = planStudy(items, { ...frame, hours: 1 }, none, frame.start);
    expect(tight.short?.hours?.needed).toBeGreaterThan(1);
    const enough = planStudy(items, { ...frame, hours: tight.short?.hours?.needed ?? 0 }, none, frame.start);
    expect(enough.short).toBeNull();
  });

  test('what was missed moves on from this week', () => {
    const today = addDays(frame.start, 15);
    const plan = planStudy(items, frame, new Set(['foundation-1']), today);
    expect(plan.current).toBe(3);
    expect(idsOf(plan)[0]).toEqual(['foundation-1']);
    expect(idsOf(plan)[1]).toEqual([]);
    const moved = plan.weeks.flatMap((week) => week.items.filter(({ movedFrom }) => movedFrom !== null));
    expect(moved).toMatchObject([{ id: 'foundation-2', movedFrom: 2, isDone: false }]);
    expect(plan.moved).toBe(1);
  });
});

const day = fc.integer({ min: 0, max: 200 }).map((days) => addDays('2027-01-01', days));
const frames: fc.Arbitrary<StudyFrame> = fc.record({
  start: day,
  target: day,
  weeks: fc.integer({ min: 1, max: 16 }),
  hours: fc.integer({ min: 1, max: 40 }),
  offWeekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
  away: fc.array(
    fc.tuple(day, fc.integer({ min: 0, max: 20 })).map(([from, length]) => ({ from, to: addDays(from, length) })),
    { maxLength: 4 },
  ),
  travelDays: fc.integer({ min: 0, max: 7 }),
});
const someItems: fc.Arbitrary<StudyItem[]> = fc
  .array(
    fc.record({
      phase: fc.constantFrom(...studyPhases),
      minutes: fc.integer({ min: 15, max: 300 }),
      always: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((one, index) => ({ ...one, always: one.always && one.phase === 'final', id: `i${index}` })));
const doneOf = (all: readonly StudyItem[], mask: readonly boolean[]) =>
  new Set(all.filter((_, index) => mask[index % mask.length]).map(({ id }) => id));
const masks = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 });

describe('for every frame', () => {
  test('each thing stands in exactly one place, and nothing open in the past', () => {
    fc.assert(
      fc.property(someItems, frames, masks, day, (all, one, mask, today) => {
        const done = doneOf(all, mask);
        const plan = planStudy(all, one, done, today);
        const placed = plan.weeks.flatMap((week) => week.items.map(({ id }) => id));
        const ids = [...placed, ...plan.leftOut.map(({ id }) => id)];
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id } of all) if (!done.has(id)) expect(ids).toContain(id);
        for (const week of plan.weeks) {
          expect(week.to < one.target).toBe(true);
          if (week.number < plan.current && plan.moved > 0)
            for (const each of week.items) if (each.until < today) expect(each.isDone).toBe(true);
        }
      }),
    );
  });

  test('a plan holds no more work than its days', () => {
    fc.assert(
      fc.property(someItems, frames, (all, one) => {
        const plan = planStudy(all, one, none, one.start);
        const placed = new Set(plan.weeks.flatMap((week) => week.items.map(({ id }) => id)));
        const work = all.filter(({ id, always }) => placed.has(id) && !always);
        const room = plan.weeks.reduce((sum, { minutes }) => sum + minutes, 0);
        expect(work.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(room);
      }),
    );
  });

  test('more hours never leave out more, days off never less', () => {
    fc.assert(
      fc.property(someItems, frames, day, (all, one, off) => {
        const left = (frame: StudyFrame) => planStudy(all, frame, none, frame.start).leftOut.length;
        expect(left({ ...one, hours: one.hours + 3 })).toBeLessThanOrEqual(left(one));
        const more = { ...one, away: [...one.away, { from: off, to: addDays(off, 3) }] };
        expect(left(more)).toBeGreaterThanOrEqual(left(one));
      }),
    );
  });

  test('ticking one off never leaves out another', () => {
    fc.assert(
      fc.property(someItems, frames, masks, day, (all, one, mask, today) => {
        const done = doneOf(all, mask);
        const before = planStudy(all, one, done, today);
        const next = before.weeks.flatMap((week) => week.items).find(({ isDone }) => !isDone);
        fc.pre(next !== undefined);
        const after = planStudy(all, one, new Set([...done, next?.id ?? '']), today);
        const left = new Set(before.leftOut.map(({ id }) => id));
        for (const { id } of after.leftOut) expect(left.has(id)).toBe(true);
      }),
    );
  });

  test('before anything is missed, ticking moves nothing', () => {
    fc.assert(
      fc.property(someItems, frames, masks, (all, one, mask) => {
        const stands = (done: ReadonlySet<string>) =>
          planStudy(all, one, done, one.start).weeks.map((week) => week.items.map(({ id }) => id));
        expect(stands(doneOf(all, mask))).toEqual(stands(none));
      }),
    );
  });
});

test('the fee is there on the day of paying', () => {
  expect(weeklySaving(26_500, '2027-01-01', '2027-03-12')).toEqual({ weeks: 10, amount: 2650 });
  expect(weeklySaving(100, '2027-01-01', '2027-01-03')).toEqual({ weeks: 1, amount: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), day, day, (fee, today, payBy) => {
      const { weeks, amount } = weeklySaving(fee, today, payBy);
      expect(weeks * amount).toBeGreaterThanOrEqual(fee);
    }),
  );
});
