// The twenty students of docs/matching-students-more.md: the page is what the engine says, and what a counsellor would
// not sign is not there.
import { readFileSync } from 'node:fs';
import { hardlyAnyVisas } from '@lantern/catalogue/student-visas';
import { beforeAll, expect, test } from 'vitest';
import { judgeInstitution, type Matches } from '../src/match.ts';
import { strengthOfGrade } from '../src/strength.ts';
import { type Shipped, type Student, today } from './student.ts';
import { scholarshipsFor } from './student-scholarships.ts';
import { matchesOf, readShipped } from './students.ts';
import { morePageOf, moreStudents } from './students-more.ts';

let shipped: Shipped;
const kept = new Map<Student, Matches>();
beforeAll(async () => {
  shipped = await readShipped();
}, 120_000);

const studentOf = (start: string) => moreStudents.find(({ name }) => name.startsWith(start)) as Student;
function told(one: Student): Matches {
  const before = kept.get(one) ?? matchesOf(one, shipped);
  kept.set(one, before);
  return before;
}
const verdictOf = ({ profile }: Student, name: string) => {
  const of = shipped.institutions.find((one) => one.name === name);
  if (!of) throw new Error(`${name} is no longer shipped`);
  const { citizenship, qualification } = profile;
  return judgeInstitution(profile, of, { citizenship, qualification, today, perUsd: shipped.perUsd });
};
const wishing = (one: Student, wishes: Partial<Student['profile']['wishes']>): Student => ({
  name: one.name,
  profile: { ...one.profile, wishes: { ...one.profile.wishes, ...wishes } },
});
const countriesOf = ({ match }: Matches, most = 10) => match.slice(0, most).map(({ of }) => of.country);

test('the page is what the engine says of the shipped catalogue', { timeout: 120_000 }, () => {
  const page = readFileSync(new URL('../../../docs/matching-students-more.md', import.meta.url), 'utf8');
  expect(page).toBe(morePageOf(shipped));
});

test('who gets no visa of the United States is not sent there, and reads of its awards after all others of the kind', () => {
  const barred = moreStudents.filter(({ profile }) => hardlyAnyVisas.US?.to.includes(profile.citizenship ?? ''));
  expect(barred.map(({ profile }) => profile.citizenship).sort()).toEqual(['IR', 'MM', 'TZ', 'ZM']);
  for (const one of barred) {
    expect(told(one).match.map(({ of }) => of.country)).not.toContain('US');
    expect(told(one).unconfirmed.map(({ of }) => of.country)).not.toContain('US');
    // of those that one tap settles: what hangs on a list that was not read comes after them
    const open = scholarshipsFor(one, today).filter(
      ({ group, scholarship, eligibility: { question, conditions } }) =>
        group === 'open' &&
        scholarship.prominence === 0 &&
        !question?.key?.startsWith('group-') &&
        conditions.every(({ reason }) => reason !== 'low'),
    );
    const without = open.map(({ eligibility }) => eligibility.hasNoVisa);
    expect(without).toEqual([...without].sort());
  }
});

test('medicine is nowhere direct where a test, an interview or a contest decides', () => {
  for (const start of ['Oran', 'Multan'])
    for (const { of } of [...told(studentOf(start)).match, ...told(studentOf(start)).unlikely].slice(0, 20))
      if (['FR', 'IT', 'HU', 'CZ', 'PL'].includes(of.country))
        expect([of.name, verdictOf(studentOf(start), of.name ?? '').wayIn.door]).toEqual([of.name, 'conditional']);
});

test('Uganda and Rwanda come last for who is from another part of the world, and not for their neighbours', () => {
  for (const start of ['Recife', 'Surabaya', 'Mandalay', 'Colombo']) {
    const countries = countriesOf(told(studentOf(start)));
    expect([start, countries.filter((country) => country === 'UG' || country === 'RW')]).toEqual([start, []]);
  }
  // nothing is lost: of four places two are there
  expect(countriesOf(told(studentOf('Battambang'))).slice(0, 1)).toEqual(['IN']);
  expect(countriesOf(told(studentOf('Battambang')))).toContain('RW');
  expect(countriesOf(told(studentOf('Dodoma')))).toContain('UG');
});

test('a college for the people of one region, or of one faith, is safe for nobody', () => {
  const strong = studentOf('Mumbai');
  expect(told(strong).match.map(({ of }) => of.name)).not.toContain('College of the Ozarks');
  const reader = told(wishing(strong, { field: 'humanities', budget: null }));
  const ofCommunity = reader.match.filter(({ of }) => /yeshiva(?! university)|talmud|rabbinic/i.test(of.name ?? ''));
  expect(ofCommunity).toEqual([]);
  const ofFaith = reader.match.filter(({ of }) => /\bseminary\b|bible (college|institute)/i.test(of.name ?? ''));
  expect(ofFaith.length).toBeGreaterThan(3);
  for (const { label } of ofFaith) expect(label).not.toBe('safety');
  expect(verdictOf(wishing(strong, { field: 'business' }), 'Yeshiva University').wayIn.door).toBe('direct');
});

test('an MBA at an Indian institute of technology costs what an MBA does', () => {
  for (const name of ['Indian Institute of Technology Kharagpur', 'Indian Institute of Technology Bombay'])
    expect(verdictOf(studentOf('Colombo'), name).cost?.usd.low).toBeGreaterThan(7_000);
});

test('a place is offered for the first degrees that it has', () => {
  const { gates } = verdictOf(studentOf('Battambang'), 'South Asian University');
  expect(gates.find(({ gate }) => gate === 'field')).toMatchObject({ state: 'fail' });
});

test('a weighted average of 1.75 in the Philippines is near the top, and a GPA of 3.1 in Sri Lanka is not', () => {
  const [high, middle] = ['Cebu', 'Colombo'].map((start) => studentOf(start).profile.grade);
  if (!high || !middle) throw new Error('both have a grade');
  expect(strengthOfGrade(high).low).toBeGreaterThan(70);
  expect(strengthOfGrade(middle).high).toBeLessThan(55);
});

test('who tells nothing gets places without a label, and what to tell', () => {
  const one = studentOf('Nairobi');
  const { match } = told(one);
  expect(match.length).toBeGreaterThan(0);
  for (const { label, of } of match) {
    expect(label).toBeNull();
    expect(verdictOf(one, of.name ?? '').gates.find(({ gate }) => gate === 'door')).toMatchObject({
      reason: 'not-held',
    });
  }
});

test('a doctorate without money is a paid post, and a reach for who shows little', () => {
  const one = studentOf('Kitwe');
  for (const { of, label } of told(one).match.slice(0, 10)) {
    expect(label).toBe('reach');
    expect(verdictOf(one, of.name ?? '').cost?.isPaidPost).toBe(true);
  }
});
