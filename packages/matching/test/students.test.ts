// The nineteen students of docs/matching-students.md: the page is what the engine says, and what a counsellor would refuse
// is not there.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { judgeInstitution, matchAll } from '../src/match.ts';
import { scholarshipGroups } from '../src/scholarship-order.ts';
import type { Student } from './student.ts';
import { scholarshipsFor } from './student-scholarships.ts';
import { countMoved, matchesOf, pageOf, readShipped, type Shipped, students, today } from './students.ts';

let shipped: Shipped;
const { profile: nurse } = students.find(({ name }) => name.startsWith('Kampala')) as Student;
const lawyer = { ...nurse, wishes: { ...nurse.wishes, field: 'law', budget: 40_000 } };
beforeAll(async () => {
  shipped = await readShipped();
}, 120_000);

const studentOf = (start: string) => students.find(({ name }) => name.startsWith(start)) as Student;
const firstTen = (start: string) => {
  const student = studentOf(start);
  const { citizenship, qualification } = student.profile;
  const context = { citizenship, qualification, today, perUsd: shipped.perUsd };
  return matchesOf(student, shipped)
    .match.slice(0, 10)
    .map(({ of }) => ({ of, ...judgeInstitution(student.profile, of, context) }));
};

test('the page is what the engine says of the shipped catalogue', { timeout: 120_000 }, () => {
  const page = readFileSync(new URL('../../../docs/matching-students.md', import.meta.url), 'utf8');
  expect(page).toBe(pageOf(shipped));
});

test('a Nairobi KCSE is sent to no first degree in German, Korean or Dutch, and reads which doors are open', () => {
  const ten = firstTen('Nairobi');
  expect(ten.map(({ of }) => of.country)).not.toContain('DE');
  for (const { gates, wayIn } of ten) {
    expect(gates.filter(({ state }) => state === 'fail')).toEqual([]);
    expect(wayIn.door).not.toBeNull();
  }
});

test('nothing over the budget, nothing refused, at most three of a country in the balanced list', () => {
  for (const { name } of students) {
    const ten = firstTen(name);
    const { balanced } = matchesOf(studentOf(name), shipped);
    for (const [country, ones] of Map.groupBy(ten.slice(0, balanced), ({ of }) => of.country))
      expect([name, country, ones.length <= 3]).toEqual([name, country, true]);
    for (const { gates } of ten) expect(gates.map(({ state }) => state)).not.toContain('fail');
  }
});

test('who asks for French reads of places that teach in French, though money is short', () => {
  const { match, unlikely } = matchesOf(studentOf('Casablanca'), shipped);
  const ten = [...match, ...unlikely].slice(0, 10);
  expect(ten.filter(({ of }) => !['FR', 'BE', 'CH', 'CA'].includes(of.country))).toEqual([]);
});

test('no first degree in nursing, law or teaching is offered in English where it is taught in the language of the country', () => {
  const countries = (start: string) => firstTen(start).map(({ of }) => of.country);
  for (const country of ['KR', 'JP', 'CN', 'CZ', 'IT']) {
    expect(countries('Colombo')).not.toContain(country);
    expect(countries('Kampala')).not.toContain(country);
  }
  const law = matchesOf({ ...studentOf('Kampala'), profile: lawyer }, shipped);
  expect(law.match.filter(({ of }) => ['KR', 'JP', 'CN', 'CZ', 'IT', 'DE', 'TW'].includes(of.country))).toEqual([]);
});

test('a technical university is offered for what it teaches', () => {
  const postech = shipped.institutions.filter(({ name }) => name === 'Pohang University of Science and Technology');
  for (const start of ['Lagos, WASSCE', 'Manila']) {
    const { profile } = studentOf(start);
    const { citizenship, qualification } = profile;
    const [of] = postech;
    if (!of) throw new Error('no longer shipped');
    const { gates } = judgeInstitution(profile, of, { citizenship, qualification, today, perUsd: shipped.perUsd });
    expect(gates.find(({ gate }) => gate === 'field')).toMatchObject({ state: 'fail' });
  }
});

test('a doctorate and a master in the United States have results', () => {
  const american = (start: string) => {
    const { match, unlikely, unlabelled } = matchesOf(studentOf(start), shipped);
    const isThere = ({ of }: { of: { country: string } }) => of.country === 'US';
    return [match.filter(isThere).length, [...match, ...unlikely, ...unlabelled].filter(isThere).length];
  };
  expect(american('Hanoi')[0]).toBeGreaterThan(20);
  // most are over the budget, or nothing is known of how hard they are
  expect(american('Accra')[0]).toBeGreaterThan(0);
  expect(american('Accra')[1]).toBeGreaterThan(100);
});

test('a grade moves the label of at least six places in ten, and none has one of which nothing is known', () => {
  const { known, moved, without } = countMoved(shipped);
  expect(moved / known).toBeGreaterThan(0.6);
  expect(without).toBe(0);
});

test('a perfect student has at least thirty safeties; the one with 58% has targets at less than four in ten', () => {
  const perfect = {
    ...studentOf('Dhaka, A levels').profile,
    tests: [
      { edition: 'sat' as const, overall: 1600 },
      { edition: 'ielts' as const, overall: 9 },
    ],
  };
  const context = { citizenship: 'BD', qualification: 'GB-ALEVEL', today, perUsd: shipped.perUsd };
  expect(matchAll(perfect, shipped.institutions, context).balance.safety).toBeGreaterThanOrEqual(30);
  const weak = matchesOf(studentOf('Lahore, FA'), shipped);
  const labelled = weak.match.filter(({ label }) => label !== null);
  expect(labelled.filter(({ label }) => label === 'target').length / labelled.length).toBeLessThan(0.4);
});

const named = [
  ['Lagos, CGPA', ['chevening-scholarship', 'commonwealth-master-s-scholarships', 'fulbright-foreign-student-program']],
  ['Lagos, CGPA', ['gates-cambridge-scholarship', 'erasmus-mundus-joint-masters-scholarship', 'stipendium-hungaricum']],
  ['Lagos, CGPA', ['daad-epos-development-related-postgraduate-courses', 'kaad-scholarship-programme-1']],
  ['Lagos, CGPA', ['mastercard-foundation-scholars-program', 'mext-scholarship-research-students']],
  [
    'Nairobi',
    ['stipendium-hungaricum', 'turkiye-scholarships-turkiye-burslar', 'chinese-government-scholarship-bilateral'],
  ],
  ['Hanoi', ['australia-awards-scholarships', 'fulbright-foreign-student-program']],
  ['Bogotá', ['colfuturo-credito-beca', 'chevening-scholarship', 'fulbright-foreign-student-program']],
  ['Lahore, CGPA', ['commonwealth-shared-scholarships', 'chevening-scholarship']],
] as const;

test.each(named)('%s: the large awards of the country stand among the first fifteen: %j', (start, ids) => {
  const first = scholarshipsFor(studentOf(start), today)
    .slice(0, 15)
    .map(({ scholarship }) => scholarship.id);
  for (const id of ids) expect(first).toContain(id);
});

test('who has no money of their own sees places that they can enter before those out of reach that cost a little less', () => {
  const first = matchesOf(studentOf('Addis'), shipped).unlikely.slice(0, 5);
  expect(first.map(({ label }) => label)).not.toContain('reach');
});

test('a certificate of Uganda, the Philippines or Uzbekistan has a way in at every place of the first ten', () => {
  for (const start of ['Kampala', 'Manila', 'Tashkent'])
    for (const { of, wayIn } of firstTen(start)) expect([start, of.id, wayIn.door]).not.toEqual([start, of.id, null]);
});

test('every student may apply to some scholarships; open ones come first, and nothing refused stands before what is not', () => {
  for (const one of students) {
    const ranked = scholarshipsFor(one, today);
    const places = ranked.map(({ group }) => scholarshipGroups.indexOf(group));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect([one.name, ranked.filter(({ eligibility }) => eligibility.state === 'yes').length > 20]).toEqual([
      one.name,
      true,
    ]);
    for (const { eligibility, scholarship } of ranked.slice(0, 15)) {
      expect(eligibility.state).not.toBe('no');
      expect(scholarship.levels).toContain(one.profile.wishes.level);
    }
  }
});
