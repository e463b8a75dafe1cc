import { expect, test, vi } from 'vitest';
import { addDays } from '../src/days.ts';
import { freeSlots, type WorkingTime, weekdayOf } from '../src/free-slots.ts';
import { clockOf, instantsOf, isZone, localTime, minuteOf, offsetAt } from '../src/zone-time.ts';

const quarter = 900_000;
const day = 96 * quarter;

/** Every zone, and the days of 2026 to 2030 (UTC) on which its clocks change. */
const changes = Intl.supportedValuesOf('timeZone').map((zone) => {
  const days: number[] = [];
  const end = Date.UTC(2031, 0, 1);
  let before = offsetAt(zone, Date.UTC(2026, 0, 1));
  for (let at = Date.UTC(2026, 0, 2); at <= end; at += day) {
    const after = offsetAt(zone, at);
    if (after !== before) days.push(at - day);
    before = after;
  }
  return { zone, days };
});

/** What clocks show, by other means than the code under test: the text that a person would read. */
function reader(zone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const known = new Map<number, string>();
  return (instant) => {
    const text = known.get(instant) ?? format.format(instant);
    known.set(instant, text);
    return text;
  };
}

test('the zones and changes that this is tried on are many', () => {
  expect(changes.length).toBeGreaterThan(400);
  expect(changes.flatMap(({ days }) => days).length).toBeGreaterThan(1000);
});

/** One zone for each history of clocks: names that share one are tried once. */
const distinct = [
  ...Map.groupBy(changes, ({ zone, days }) =>
    days.map((at) => `${at} ${offsetAt(zone, at)} ${offsetAt(zone, at + day)}`).join(),
  ).values(),
].flatMap(([first]) => first ?? []);

test('around every change each instant is found by what the clocks show, and a skipped time is none', () => {
  const wrong: unknown[] = [];
  for (const { zone, days } of distinct) {
    const read = reader(zone);
    for (const start of days) {
      const around = Array.from({ length: 6 * 96 }, (_, index) => start - 3 * day + index * quarter);
      const byText = Map.groupBy(around, read);
      const local = localTime(zone, start);
      // every quarter of an hour that could stand on a clock on the day of the change, skipped ones too
      for (const one of [addDays(local.day, -1), local.day, addDays(local.day, 1)])
        for (let minute = 0; minute < 1440; minute += 15) {
          const expected = byText.get(`${one} ${clockOf(minute)}`) ?? [];
          const found = instantsOf(zone, one, minute);
          if (String(found) !== String(expected)) wrong.push({ zone, one, minute, found, expected });
        }
    }
  }
  expect(distinct.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

const open = { from: '00:45', to: '04:00' };
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...open }));

test('around every change no slot is lost, doubled or outside of the hours', () => {
  for (const { zone, days } of distinct) {
    const read = reader(zone);
    const isOpen = (at: number) => {
      const time = read(at).slice(11);
      return time >= open.from && time < open.to;
    };
    for (const start of days) {
      const within = { start: start - day, end: start + 2 * day };
      const found = freeSlots(
        { zone, hours: everyDay, exceptions: [] },
        { within, minutes: 60, buffer: 0, notBefore: 0, weekdaysOnly: false, held: [] },
      );
      const expected: number[] = [];
      for (let at = within.start; at < within.end; at += quarter) {
        const whole = [0, 1, 2, 3].every((index) => isOpen(at + index * quarter));
        if (whole && (minuteOf(read(at).slice(11)) - 45) % 30 === 0) expected.push(at);
      }
      expect({ zone, found }).toEqual({ zone, found: expected });
    }
  }
});

const dhaka: WorkingTime = {
  zone: 'Asia/Dhaka',
  hours: [
    { weekday: 1, from: '18:00', to: '20:00' },
    { weekday: 6, from: '22:00', to: '24:00' },
    { weekday: 7, from: '00:00', to: '01:00' },
  ],
  exceptions: [
    { day: '2026-12-07', open: [] },
    { day: '2026-12-08', open: [{ from: '09:15', to: '10:30' }] },
  ],
};
const week = { start: Date.parse('2026-12-04T00:00:00Z'), end: Date.parse('2026-12-11T00:00:00Z') };
const wish = { within: week, minutes: 60, buffer: 0, notBefore: 0, weekdaysOnly: false, held: [] };
const shownIn = (slots: readonly number[]) => slots.map(reader('Asia/Dhaka'));

test('hours over midnight are one stretch, other days have other hours', () => {
  expect(shownIn(freeSlots(dhaka, wish))).toEqual([
    '2026-12-05 22:00',
    '2026-12-05 22:30',
    '2026-12-05 23:00',
    '2026-12-05 23:30',
    '2026-12-06 00:00',
    '2026-12-08 09:15',
  ]);
});

test('notice, weekdays, what is held and the buffer on both sides of it', () => {
  expect(shownIn(freeSlots(dhaka, { ...wish, weekdaysOnly: true }))).toEqual(['2026-12-08 09:15']);
  const notBefore = Date.parse('2026-12-05T17:00:01Z');
  expect(shownIn(freeSlots(dhaka, { ...wish, notBefore }))).toEqual([
    '2026-12-05 23:30',
    '2026-12-06 00:00',
    '2026-12-08 09:15',
  ]);
  // 23:15 to 23:45, and 10 minutes behind it
  const held = [{ start: Date.parse('2026-12-05T17:15:00Z'), end: Date.parse('2026-12-05T17:55:00Z') }];
  expect(shownIn(freeSlots(dhaka, { ...wish, held }))).toEqual([
    '2026-12-05 22:00',
    '2026-12-06 00:00',
    '2026-12-08 09:15',
  ]);
  expect(shownIn(freeSlots(dhaka, { ...wish, held, buffer: 20 }))).toEqual(['2026-12-06 00:00', '2026-12-08 09:15']);
});

test('days of the week are counted from Monday, and a zone that does not exist is no zone', () => {
  expect(['2026-11-22', '2026-11-23', '1969-12-31', '2028-02-29'].map(weekdayOf)).toEqual([7, 1, 3, 2]);
  expect(['Asia/Dhaka', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false]);
});

test('a zone is one in whatever letters it is written, and an offset is no zone', () => {
  expect(isZone('aSIA/dhaka')).toBe(true);
  expect(offsetAt('ASIA/DHAKA', 0)).toBe(offsetAt('Asia/Dhaka', 0));
  for (const offset of ['+01:23', '-0123', '+06']) expect(isZone(offset), offset).toBe(false);
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let time = 0; time < 64; time++) {
    const letters = [...'asia/katmandu'].map((letter, at) => ((time >> (at % 6)) & 1 ? letter.toUpperCase() : letter));
    expect(isZone(letters.join(''))).toBe(true);
  }
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});

test('of many people in one zone each day and each change of clocks is read once', () => {
  const now = Date.UTC(2027, 1, 1);
  const wish = { minutes: 30, buffer: 0, notBefore: now, weekdaysOnly: false, held: [] };
  const week = () => freeSlots(dhaka, { ...wish, within: { start: now, end: now + 7 * day } });
  const first = week();
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const named = vi.spyOn(Date.prototype, 'toISOString');
  expect(week()).toEqual(first);
  expect([asked.mock.calls.length, named.mock.calls.length]).toEqual([0, 8]);
  vi.restoreAllMocks();
});
