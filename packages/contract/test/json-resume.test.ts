import { describe, expect, test } from 'vitest';
import { monthFromNow } from '../src/activities.ts';
import { type ResumeRecord, readResume, writeResume } from '../src/json-resume.ts';

const record: ResumeRecord = {
  name: 'Amina Rahman',
  email: 'amina@example.org',
  phone: '',
  city: 'Barishal',
  country: 'BD',
  summary: 'I teach children to read.',
  schools: [
    {
      schoolName: 'Notre Dame College',
      country: '',
      kind: 'secondary',
      curriculum: 'Bangladesh SSC and HSC',
      graduationYear: 2026,
      gradeScale: '5.0',
      gradeBest: 5,
      gradePass: null,
      gpa: 4.83,
      predictedGpa: null,
      subjects: [{ name: 'Physics', predicted: '', final: '' }],
      honors: 'Board scholar',
    },
  ],
  activities: (['work', 'volunteer', 'projects'] as const).map((list) => ({
    name: `Ferry ${list}`,
    title: 'Helper',
    duration: '2024-02 - present',
    weeklyHours: 6,
    description: 'Sold tickets.\nKept the list.',
    outcome: 'Nobody was left behind.',
    list,
  })),
  tests: [{ name: 'IELTS Academic', date: '2026-05-09', score: '7.5' }],
  languages: [{ name: 'বাংলা', level: 'native' }],
  awards: [{ title: 'First in the district', date: '2025-03', from: 'Board', note: 'Of 900' }],
};

const read = (file: unknown) => readResume(JSON.stringify(file));
const nothing = { summary: '', schools: [], activities: [], languages: [], awards: [], leftOut: [] };

describe('JSON Resume', () => {
  test('what is written reads back as it was', () => {
    const back = read(writeResume(record));
    expect(back?.summary).toBe(record.summary);
    expect(back?.schools).toEqual(record.schools);
    expect(back?.languages).toEqual(record.languages);
    expect(back?.activities.map(({ isMonthMissing: _, ...activity }) => activity)).toEqual(
      record.activities.map(({ list: _, ...activity }) => activity),
    );
    // a certificate becomes an award: scores are typed in where their ranges are checked
    expect(back?.awards).toEqual([
      ...record.awards,
      { title: 'IELTS Academic: 7.5', date: '2026-05-09', from: '', note: '' },
    ]);
    expect(back?.leftOut).toEqual([]);
  });

  test('is written without empty texts, and dates stay as exact as they are', () => {
    const file = writeResume({ ...record, city: '', country: '', schools: [], languages: [] });
    expect(file).toMatchObject({ basics: { name: 'Amina Rahman' }, awards: [{ date: '2025-03' }] });
    expect(JSON.stringify(file)).not.toMatch(/""|\[\]|phone|location|education|endDate/);
  });

  test.each(['', 'no json', '[]', '{}', 'null', '"basics"', '{"a": 1}', '12'])('%j is none', (text) => {
    expect(readResume(text)).toBeUndefined();
  });

  test('what is no text, list or thing is passed over', () => {
    expect(read({ basics: 12, work: 'x', education: [null, 3, []], languages: [{ language: 5 }] })).toEqual(nothing);
    expect(read({ basics: { summary: ['x'] }, awards: [{ title: { a: 1 } }] })).toEqual(nothing);
  });

  test('what the record cannot hold is named with its reason, and no date is made up', () => {
    const work = [
      { position: 'Clerk', startDate: '2024-01' },
      { name: 'No dates' },
      { name: 'Odd date', startDate: 'last summer' },
      { name: 'Backwards', startDate: '2024-05', endDate: '2024-01' },
      { name: 'Long ago', startDate: '1800-01' },
      { name: 'Soon', startDate: monthFromNow(3) },
      { name: 'By year', startDate: '2022', endDate: '2023' },
    ];
    const back = read({ work });
    expect(back?.leftOut).toEqual([
      { name: 'Clerk', why: 'no-name' },
      { name: 'No dates', why: 'no-start' },
      { name: 'Odd date', why: 'no-start' },
      { name: 'Backwards', why: 'dates' },
      { name: 'Long ago', why: 'dates' },
      { name: 'Soon', why: 'hours' },
    ]);
    expect(back?.activities).toMatchObject([{ name: 'By year', duration: '2022-01 - 2023-01', isMonthMissing: true }]);
  });

  test('older field names are read, and a grade that is none stays as words', () => {
    const back = read({
      work: [{ company: 'Ferry', position: 'Helper', startDate: '2024-01-15' }],
      education: [{ institution: 'School', studyType: 'HSC', gpa: 'very good' }],
      awards: [{ title: 'Medal', awardDate: '2024' }],
    });
    expect(back?.activities).toMatchObject([{ name: 'Ferry', title: 'Helper', duration: '2024-01 - present' }]);
    expect(back?.schools).toMatchObject([{ gpa: null, gradeBest: null, honors: 'HSC\nvery good' }]);
    expect(back?.awards).toMatchObject([{ title: 'Medal', date: '2024' }]);
  });

  test('control characters, endless texts and endless lists are cut to what the record takes', () => {
    const back = read({
      basics: { summary: 'x'.repeat(5000) },
      work: Array.from({ length: 500 }, () => ({ name: `A\u0000${'b'.repeat(500)}`, startDate: '2024-01' })),
      languages: Array.from({ length: 25 }, (_, at) => ({ language: `L${at}` })),
    });
    expect(back?.summary).toHaveLength(600);
    expect(back?.activities).toHaveLength(200);
    expect(back?.activities[0]?.name).toHaveLength(200);
    expect(back?.activities[0]?.name).not.toContain('\u0000');
    expect(back?.languages).toHaveLength(20);
    expect(back?.leftOut).toHaveLength(5);
  });
});
