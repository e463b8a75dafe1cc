import { planStudy, studyPhases } from '@lantern/abroad/study-plan';
import { checkFact, findDuplicates } from '@lantern/catalogue/check-fact';
import { testIds } from '@lantern/contract/test-ids';
import { expect, test } from 'vitest';
import { prepItemsOf } from '../src/test-prep/prep-packs.ts';
import { testFactsOf } from '../src/test-prep/test-facts.ts';

const frame = {
  start: '2027-01-04',
  target: '2027-05-10',
  weeks: 16,
  hours: 6,
  offWeekdays: [],
  away: [],
  travelDays: 0,
};

test.each(testIds)('%s: work in every phase with ids of its own, and two things before every test', (id) => {
  const items = prepItemsOf(id);
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  expect(new Set(items.map(({ phase }) => phase))).toEqual(new Set(studyPhases));
  expect(items.filter(({ always }) => always)).toHaveLength(2);
  for (const { id: item, minutes, title, how } of items) {
    expect(item).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(minutes).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(how.length).toBeLessThanOrEqual(300);
  }
});

test.each(testIds)('%s: six hours a week are enough for twelve and for sixteen weeks', (id) => {
  const none = new Set<string>();
  for (const weeks of [12, 16]) {
    const plan = planStudy(prepItemsOf(id), { ...frame, weeks }, none, frame.start);
    expect(plan.short).toBeNull();
    expect(plan.leftOut.every(({ reason }) => reason === 'weeks')).toBe(true);
  }
});

test.each(testIds)('%s: facts are sound, and none calls the day of its entry a day of reading', (id) => {
  const facts = testFactsOf(id);
  for (const fact of facts) {
    expect(checkFact(fact, '2026-11-22'), `${id} ${fact.scope.program}`).toEqual([]);
    expect(fact.checked).not.toBe(fact.recorded);
    expect(fact.confidence).not.toBe('estimate');
  }
  expect(findDuplicates(facts)).toEqual([]);
});
