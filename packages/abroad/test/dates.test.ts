import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { calendarFile } from '../src/calendar-file.ts';
import {
  addDays,
  addMonths,
  dayNumber,
  dayOf,
  daysBetween,
  isDay,
  isMonth,
  monthOf,
  monthsBetween,
  todayIn,
} from '../src/days.ts';
import { type Balance, checkFunds, lastDayToApply } from '../src/funds-held.ts';
import { datedSteps, dayToDo, type PlannedStep } from '../src/timeline.ts';

const someDay = fc.integer({ min: dayNumber('1999-01-01'), max: dayNumber('2150-12-31') }).map(dayOf);

test('days are added over leap days and the ends of years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
  expect(addDays('2000-02-28', 1)).toBe('2000-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2027-08-30', '2026-08-30')).toBe(-365);
  expect(['2027-02-29', '2028-02-29', '2027-13-01', '0000-00-00', 'soon', '2027-1-1'].map(isDay)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([addMonths('2027-11', 3), addMonths('2027-01', -1), addMonths('2027-12', 12)]).toEqual([
    '2028-02',
    '2026-12',
    '2028-12',
  ]);
  expect(monthOf('2028-02-29')).toBe('2028-02');
  expect([isMonth('2027-13'), isMonth('2027-12')]).toEqual([false, true]);
});

test('adding days agrees with counting them one by one by the rules of the calendar', () => {
  const lengths = (year: number) => [
    31,
    (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ];
  const dayAfter = (day: string) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const isLast = date === lengths(year)[month - 1];
    const next = isLast ? (month === 12 ? [year + 1, 1, 1] : [year, month + 1, 1]) : [year, month, date + 1];
    return next.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
  };
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 900 }), (start, count) => {
      let day = start;
      for (let step = 0; step < count; step++) day = dayAfter(day);
      expect(addDays(start, count)).toBe(day);
      expect(addDays(day, -count)).toBe(start);
      expect(daysBetween(start, day)).toBe(count);
    }),
  );
});

test('months: adding and counting are each other reversed', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
      const month = day.slice(0, 7);
      expect(monthsBetween(month, addMonths(month, count))).toBe(count);
      expect(isMonth(addMonths(month, count))).toBe(true);
    }),
  );
});

const zones = [
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/London',
  'Australia/Lord_Howe',
];
const instants = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 11) }).map((time) => new Date(time));

test('today is a day also where a locale puts the month first', () => {
  // WebKit with the locales of Debian 12 writes en-CA so
  const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
  const format = vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => '11/28/2026');
  expect(todayIn('Asia/Dhaka', new Date('2026-11-28T03:00:00Z'))).toBe('2026-11-28');
  format.mockRestore();
});

test('today is the day on the wall there, in every zone, also when clocks change', () => {
  expect(todayIn('Pacific/Kiritimati', new Date('2026-12-31T10:00:00Z'))).toBe('2027-01-01');
  expect(todayIn('Pacific/Pago_Pago', new Date('2028-03-01T10:59:00Z'))).toBe('2028-02-29');
  expect(todayIn('Nowhere/At_All', new Date('2028-02-29T10:00:00Z'))).toBe('2028-02-29');
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (now, zone) => {
      const wall = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        day: 'numeric',
        month: 'numeric',
        year: 'numeric',
      }).formatToParts(now);
      const part = (type: string) => Number(wall.find((one) => one.type === type)?.value);
      expect(todayIn(zone, now).split('-').map(Number)).toEqual([part('year'), part('month'), part('day')]);
      // no place on earth is more than a day away from UTC
      expect(Math.abs(daysBetween(todayIn(zone, now), todayIn('UTC', now)))).toBeLessThanOrEqual(1);
    }),
  );
});

const steps: PlannedStep[] = [
  { id: 'interview', days: -84, kind: 'due' },
  { id: 'passport', days: -301, kind: 'due' },
  { id: 'statements', days: -224, kind: 'due' },
  { id: 'entry', days: -30, kind: 'opens' },
];

test('a timeline backwards from the course, with what is late, and a day that was chosen in place of the counted one', () => {
  const dated = datedSteps(steps, '2027-08-30', { today: '2026-11-22' }, new Set());
  expect(dated.map(({ id, day, state }) => [id, day, state])).toEqual([
    ['passport', '2026-11-02', 'late'],
    ['statements', '2027-01-18', 'ahead'],
    ['interview', '2027-06-07', 'ahead'],
    ['entry', '2027-07-31', 'ahead'],
  ]);
  expect(dated[0]).toMatchObject({ daysLate: 20 });
  const chosen = steps.map((step) => (step.id === 'passport' ? { ...step, chosen: '2027-02-01' } : step));
  expect(datedSteps(chosen, '2027-08-30', { today: '2026-11-22' }, new Set())[1]).toMatchObject({
    id: 'passport',
    day: '2027-02-01',
    state: 'ahead',
    daysLate: 0,
  });
  expect(datedSteps(steps, '2027-08-30', { today: '2026-11-22' }, new Set(['passport']))[0]?.state).toBe('done');
  expect(datedSteps(steps, '2027-08-30', { today: '2026-11-02' }, new Set())[0]?.state).toBe('today');
});

test('what was over before the student came is to be done first, and is late on no day', () => {
  const since = '2026-11-20';
  for (const today of ['2026-11-20', '2026-11-22', '2026-12-24'])
    expect(datedSteps(steps, '2027-08-30', { today, since }, new Set())[0]).toMatchObject({
      id: 'passport',
      day: today,
      state: 'today',
      isFirst: true,
    });
  // done, it keeps the day that it had; and a day that passed since then is late
  expect(datedSteps(steps, '2027-08-30', { today: since, since }, new Set(['passport']))[0]?.day).toBe('2026-11-02');
  const late = datedSteps(steps, '2027-08-30', { today: '2027-01-20', since }, new Set())[0];
  expect(late).toMatchObject({ id: 'statements', state: 'late', isFirst: false, daysLate: 2 });
  // west of the server's day the account is younger than today
  expect(dayToDo('2026-11-19', since, '2026-11-19')).toBe('2026-11-19');
});

test('no step lies before the day on which it can be done, and all stay in their order', () => {
  const held = steps.map((step) => ({ ...step, ...(step.id !== 'passport' && { notBefore: '2027-07-15' }) }));
  const dated = datedSteps(held, '2027-08-30', { today: '2026-11-22' }, new Set(['passport']));
  expect(dated.map(({ id, day, isHeld }) => [id, day, isHeld])).toEqual([
    ['passport', '2026-11-02', false],
    ['interview', '2027-07-15', true],
    ['statements', '2027-07-15', true],
    ['entry', '2027-07-31', false],
  ]);
});

test('what only opened is not late, even after the course has begun', () => {
  const dated = datedSteps(steps, '2026-08-30', { today: '2026-11-22' }, new Set());
  expect(dated.map(({ state }) => state)).toEqual(['late', 'late', 'late', 'ahead']);
});

test('any timeline: in order, exactly as far from its day as asked', () => {
  const someSteps = fc.array(
    fc.record({ days: fc.integer({ min: -400, max: 120 }), kind: fc.constantFrom('due' as const, 'opens' as const) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(someSteps, someDay, fc.integer({ min: -300, max: 300 }), (raw, from, offset) => {
      const today = addDays(from, offset);
      const dated = datedSteps(
        raw.map((step, index) => ({ ...step, id: String(index) })),
        from,
        { today },
        new Set(),
      );
      expect(dated).toHaveLength(raw.length);
      for (const step of dated) {
        expect(daysBetween(from, step.day)).toBe(step.days);
        expect(step.state === 'late').toBe(step.day < today && step.kind === 'due');
        if (step.state === 'late') expect(step.daysLate).toBe(daysBetween(step.day, today));
      }
      const days = dated.map(({ day }) => day);
      expect(days).toEqual([...days].sort());
    }),
  );
});

const uk = { daysHeld: 28, endsWithinDays: 31 };
const balances = (...entries: [string, number][]): Balance[] => entries.map(([day, amount]) => ({ day, amount }));

test('28 days in a row, the last of them within 31 days', () => {
  const held = balances(['2027-03-01', 1000]);
  expect(checkFunds(held, 1000, uk, '2027-03-28')).toEqual({
    result: 'pass',
    heldFrom: '2027-03-01',
    heldTo: '2027-03-28',
  });
  expect(checkFunds(held, 1000, uk, '2027-03-27')).toEqual({ result: 'later', firstDay: '2027-03-28' });
  // taken out after 28 days: good for 31 days more
  const spent = balances(['2027-03-01', 1000], ['2027-03-29', 10]);
  expect(checkFunds(spent, 1000, uk, '2027-04-28')).toMatchObject({ result: 'pass', heldTo: '2027-03-28' });
  expect(lastDayToApply('2027-03-28', uk)).toBe('2027-04-28');
  expect(checkFunds(spent, 1000, uk, '2027-04-29')).toEqual({ result: 'short', missing: 990 });
  // one day below the amount starts the count again
  const dipped = balances(['2027-03-01', 1000], ['2027-03-15', 999], ['2027-03-16', 1000]);
  expect(checkFunds(dipped, 1000, uk, '2027-03-30')).toEqual({ result: 'later', firstDay: '2027-04-12' });
  expect(checkFunds([], 1000, uk, '2027-03-30')).toEqual({ result: 'no-balances' });
  expect(checkFunds(balances(['2027-03-01', 10]), 1000, uk, '2027-03-30')).toEqual({ result: 'short', missing: 990 });
});

test('28 days of savings are counted over a leap day', () => {
  expect(checkFunds(balances(['2028-02-15', 5]), 5, uk, '2028-03-12')).toEqual({
    result: 'later',
    firstDay: '2028-03-13',
  });
});

test('a blocked account passes on the day it is full', () => {
  const blocked = { daysHeld: 1, endsWithinDays: 0 };
  const filled = balances(['2027-05-01', 500], ['2027-05-10', 1_190_400]);
  expect(checkFunds(filled, 1_190_400, blocked, '2027-05-09')).toEqual({ result: 'later', firstDay: '2027-05-10' });
  expect(checkFunds(filled, 1_190_400, blocked, '2027-05-10')).toMatchObject({ result: 'pass' });
});

test('the answer is the one that looking at every day gives', () => {
  const some = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 1,
    maxLength: 8,
  });
  const rules = fc.constantFrom(uk, { daysHeld: 1, endsWithinDays: 0 }, { daysHeld: 5, endsWithinDays: 2 });
  fc.assert(
    fc.property(some, rules, fc.integer({ min: 0, max: 100 }), (raw, rule, when) => {
      const start = dayNumber('2028-01-20');
      const list = raw.map(([day, amount]) => ({ day: dayOf(start + day), amount }));
      const byDay = new Map(list.map(({ day, amount }) => [dayNumber(day), amount]));
      const amounts: number[] = [];
      for (let day = 0; day < 400; day++) amounts.push(byDay.get(start + day) ?? amounts[day - 1] ?? -1);
      const onDay = (day: number) => amounts[day - start] ?? -1;
      const passes = (day: number) => {
        for (let end = day; end >= day - rule.endsWithinDays; end--) {
          const days = Array.from({ length: rule.daysHeld }, (_, index) => onDay(end - index));
          if (days.every((amount) => amount >= 2)) return true;
        }
        return false;
      };
      const applying = start + when;
      let first: number | undefined;
      for (let day = applying; day < applying + 200; day++) {
        if (passes(day)) {
          first = day;
          break;
        }
      }
      const answer = checkFunds(list, 2, rule, dayOf(applying));
      if (first === applying) expect(answer.result).toBe('pass');
      else if (first === undefined) expect(answer.result).toBe('short');
      else expect(answer).toEqual({ result: 'later', firstDay: dayOf(first) });
    }),
    { numRuns: 400 },
  );
});

test('a calendar file has folded lines, escaped words and instants in UTC', () => {
  const file = calendarFile(
    {
      id: 'a',
      title: 'Visa interview, Dhaka; bring: DS-160',
      start: '2027-06-07T09:30:00+06:00',
      note: 'পাসপোর্ট নিয়ে যান। '.repeat(8),
    },
    new Date('2026-11-22T00:00:00Z'),
  );
  expect(file).toContain('DTSTART:20270607T033000Z\r\nDTEND:20270607T043000Z');
  expect(file).toContain('SUMMARY:Visa interview\\, Dhaka\\; bring: DS-160');
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'পাসপোর্ট নিয়ে যান। '.repeat(8)}`);
  expect(calendarFile({ id: 'b', title: 'x', start: '2027-06-07' }, new Date(0))).toContain(
    'DTSTART;VALUE=DATE:20270607\r\n',
  );
});

test('no words in a calendar file begin a line of their own, whatever stands for the end of one in them', () => {
  const ends = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'];
  for (const end of ends) {
    const words = `Talk${end}BEGIN:VALARM${end}\u0000x`;
    const file = calendarFile({ id: 'a', title: words, start: '2027-06-07', place: words, note: words }, new Date(0));
    expect(file.split(/[\n\v\f\r\u0085\u2028\u2029]+/).filter((line) => /^ ?BEGIN:VALARM/.test(line))).toEqual([]);
    expect(file).toContain('SUMMARY:Talk\\nBEGIN:VALARM\\n x\r\n');
  }
});
