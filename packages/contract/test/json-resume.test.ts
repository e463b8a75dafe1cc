import { describe, expect, test } from 'vitest';
import { monthFromNow } from '../src/activities.ts';
import { readDate, readPeriod } from '../src/json-resume.dates.ts';
import { levelOf } from '../src/json-resume.levels.ts';
import { readResume, whyUnread } from '../src/json-resume.ts';
import { type ResumeRecord, writeResume } from '../src/json-resume.write.ts';

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
      qualification: '',
      graduationYear: 2026,
      ...{ board: 'Dhaka', rank: '3 of 120' },
      ...{ earlierBoard: 'Rajshahi', earlierYear: 2024, earlierGrade: 4.5, earlierBest: 5 },
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
    weeksPerYear: 30,
    schoolYears: [9, 10, 13],
    type: 'work' as const,
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
    expect(back?.activities.map(({ isMonthMissing: _month, isEndMissing: _end, ...activity }) => activity)).toEqual(
      record.activities.map(({ list: _, ...activity }) => activity),
    );
    // a certificate becomes an award: scores are typed in where their ranges are checked
    expect(back?.awards).toEqual([
      ...record.awards,
      { title: 'IELTS Academic: 7.5', date: '2026-05-09', from: '', note: '' },
    ]);
    expect(back?.leftOut).toEqual([
      { name: '', why: 'profile', said: 'Amina Rahman; amina@example.org; Barishal, BD' },
    ]);
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
      { name: 'Odd date', why: 'start', said: 'last summer' },
      { name: 'Backwards', why: 'dates', said: '2024-05 – 2024-01' },
      { name: 'Long ago', why: 'start', said: '1800-01' },
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
    expect(back?.leftOut.filter(({ why }) => why === 'more')).toHaveLength(6);
    expect(back?.leftOut.filter(({ why }) => why === 'cut')).toHaveLength(201);
  });

  test.each([
    ['2023-9-24', '2023-09-24'],
    ['2023-09-24T00:00:00.000Z', '2023-09-24'],
    ['2023-09-24 10:00', '2023-09-24'],
    ['20230924', '2023-09-24'],
    ['09/2023', '2023-09'],
    ['9.2023', '2023-09'],
    ['2023/09', '2023-09'],
    ['2023–09', '2023-09'],
    ['2023-09-00', '2023-09'],
    ['2023-00-00', '2023'],
    ['24/09/2023', '2023-09-24'],
    ['09/24/2023', '2023-09-24'],
    ['03.09.2023', '2023-09-03'],
    ['Sep 2023', '2023-09'],
    ['Sept. 2023', '2023-09'],
    ['September, 2023', '2023-09'],
    ['2023 September', '2023-09'],
    ['24th of September 2023', '2023-09-24'],
    ['Sun Sep 24 2023 00:00:00 GMT+0600', '2023-09-24'],
    ['সেপ্টেম্বর ২০২৩', '2023-09'],
    ['سبتمبر ٢٠٢٣', '2023-09'],
    ['septiembre de 2023', '2023-09'],
    ['août 2023', '2023-08'],
    ['2023年9月', '2023-09'],
    [2023, '2023'],
    [2023.09, '2023-09'],
    ['Present', 'present'],
    ['(till now)', 'present'],
    ['বর্তমান', 'present'],
    ['', ''],
    ['  ', ''],
    [null, ''],
    ['2023-13', undefined],
    ['2023-02-30', undefined],
    ['2023-', undefined],
    ['03/09/2023', undefined],
    ['09/23', undefined],
    [2023.1, undefined],
    ['Fall 2023', undefined],
    ['not present', undefined],
    ['presented', undefined],
    ['2023-09 - 2024-01', undefined],
    [{ year: 2023 }, undefined],
    [true, undefined],
  ])('the date %j is %j', (said, read) => expect(readDate(said)).toBe(read));

  test.each([
    ['Jan 2022 - Present', '2022-01', 'present'],
    ['2020 to 2022', '2020', '2022'],
    ['2020-01 – 2022-06', '2020-01', '2022-06'],
    ['2020–2022', '2020', '2022'],
    ['09/2020 bis heute', '2020-09', 'present'],
  ])('the period %j has two ends', (said, startDate, endDate) =>
    expect(readPeriod(said)).toEqual({ startDate, endDate }),
  );

  test('an end that is not read leaves the activity out by name, and only what is said is “present”', () => {
    const ends = ['2023-13', '09/10/2023', 'Present', '', undefined, '2022'];
    const work = ends.map((endDate, at) => ({ name: `W${at}`, startDate: '2022-05', endDate }));
    const back = read({ work });
    expect(back?.activities.map(({ name, duration, isEndMissing }) => [name, duration, isEndMissing])).toEqual([
      ['W2', '2022-05 - present', false],
      ['W3', '2022-05 - present', true],
      ['W4', '2022-05 - present', true],
      ['W5', '2022-05 - 2022-05', false],
    ]);
    expect(back?.leftOut).toEqual([
      { name: 'W0', why: 'end', said: '2023-13' },
      { name: 'W1', why: 'end', said: '09/10/2023' },
    ]);
  });

  test.each([
    ['Native or bilingual proficiency', 'native'],
    ['Mother tongue', 'native'],
    ['Full professional proficiency', 'fluent'],
    ['C1 (native-like)', 'fluent'],
    ['Professional working proficiency', 'good'],
    ['Upper Intermediate', 'good'],
    ['B2/C1', 'good'],
    ['Limited working proficiency', 'basic'],
    ['Fluent in reading, basic in speaking', 'basic'],
    ['Beginner (with native teachers)', 'basic'],
    ['Near native', ''],
    ['Non-native', ''],
    ['Not a native speaker', ''],
    ['Not fluent', ''],
    ['not very good', ''],
    ['Working towards C1', ''],
    ['native-like', ''],
    ['Advanced', ''],
    ['IELTS 7.5', ''],
    ['alternative', ''],
  ])('%j is the level %j', (words, level) => expect(levelOf(words)).toBe(level));

  test('what has no place is named, empty items are silent, and HTML goes', () => {
    const back = read({
      basics: {
        name: 'A',
        label: 'Student',
        phone: '017',
        summary: '<p>I like <b>R&amp;D</b> &lt;3</p><ul><li>One</li><li>x < y</li></ul>',
      },
      skills: [{ name: 'Web', keywords: ['HTML'] }],
      interests: [],
      references: [{ name: '' }],
      work: [
        { name: '', position: ' ' },
        { name: '', company: 'Shop 2', startDate: '2022-01', location: 'Sylhet' },
        {},
      ],
      education: [
        { institution: 'S', score: 3.9 },
        { institution: 'T', score: 'GPA 3,8 out of 4,0' },
      ],
      languages: [{ language: 'Bangla', level: 'Native' }, { language: '' }],
      certificates: [{ name: 'A'.repeat(151), date: '1948' }],
    });
    expect(back?.summary).toBe('I like R&D <3\nOne\nx < y');
    expect(back?.activities.map(({ name }) => name)).toEqual(['Shop 2']);
    expect(back?.schools).toMatchObject([
      { honors: '3.9', gpa: null },
      { gpa: 3.8, gradeBest: 4 },
    ]);
    expect(back?.languages).toEqual([{ name: 'Bangla', level: 'native' }]);
    expect(back?.leftOut).toEqual([
      { name: '', why: 'profile', said: 'A; 017' },
      { name: '', why: 'no-place', said: 'label: Student' },
      { name: 'Shop 2', why: 'no-place', said: 'location: Sylhet' },
      { name: 'A'.repeat(151), why: 'cut', said: 'A'.repeat(151) },
      { name: 'A'.repeat(150), why: 'date', said: '1948' },
      { name: 'skills', why: 'no-place', said: 'Web, HTML' },
    ]);
    expect(read({ skills: [{ name: 'Web' }] })?.leftOut).toEqual([{ name: 'skills', why: 'no-place', said: 'Web' }]);
  });

  test('Reactive Resume is read in both of its forms', () => {
    const four = read({
      basics: { name: 'A', headline: 'Student', url: { label: '', href: '' }, picture: { url: 'x' } },
      sections: {
        summary: { content: '<p>I like bridges.</p>' },
        experience: {
          items: [
            {
              id: 'x1',
              visible: true,
              company: 'Library',
              position: 'Helper',
              date: 'Jan 2022 - Present',
              summary: '<p>Sorting</p>',
              url: { label: '', href: '' },
            },
          ],
        },
        education: { items: [{ institution: 'College', studyType: 'HSC', date: '2020 to 2022', score: '4.83/5' }] },
        languages: { items: [{ name: 'Bangla', description: 'Native', level: 5 }] },
      },
    });
    expect(four).toMatchObject({
      summary: 'I like bridges.',
      activities: [{ name: 'Library', title: 'Helper', duration: '2022-01 - present', description: 'Sorting' }],
      schools: [{ schoolName: 'College', graduationYear: 2022, gpa: 4.83 }],
      languages: [{ name: 'Bangla', level: 'native' }],
    });
    const five = read({
      basics: { name: 'A', headline: '', website: { url: '', label: '' } },
      summary: { content: '<p>Hello</p>' },
      sections: {
        experience: {
          title: '',
          items: [
            {
              id: 'y',
              hidden: false,
              company: 'Mill',
              position: '',
              period: '2021 – 2022',
              description: '<ul><li>One</li></ul>',
            },
          ],
        },
        education: { items: [{ school: 'School', degree: 'A-Levels', grade: '38/45', period: '2020 – 2022' }] },
        certifications: { items: [{ title: 'First aid', issuer: 'Red Crescent', date: 'May 2023' }] },
        skills: { items: [{ name: 'Web' }] },
      },
    });
    expect(five).toMatchObject({
      summary: 'Hello',
      activities: [{ name: 'Mill', duration: '2021-01 - 2022-01', description: 'One' }],
      schools: [{ schoolName: 'School', curriculum: 'A-Levels', gpa: 38 }],
      awards: [{ title: 'First aid', date: '2023-05', from: 'Red Crescent' }],
    });
    expect(five?.leftOut).toContainEqual({ name: 'skills', why: 'no-place', said: 'Web' });
  });

  test.each([
    ['{\n "a": 1,\n}', 3],
    ['{\n "a": [1, 2,]\n}', 2],
    ["{\n\n 'a': 1}", 3],
    ['{\n "a": 1\n "b": 2}', 3],
    ['{\r\n "a": "x\ny"}', 2],
    ['{\n "a": 01}', 2],
    ['{"a": 1', 1],
    ['{"a": 1}\n\n}', 3],
    ['', 1],
  ])('%j slips in line %i', (text, line) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(readResume(text)).toBeUndefined();
    expect(whyUnread(text)).toEqual({ why: 'json', line });
  });

  test('JSON of another kind is told apart, with a byte order mark too', () => {
    expect(whyUnread('{"a": [1.5e3, "\\u00e9\\n", {}, [], null]}')).toEqual({ why: 'format' });
    expect(readResume('\ufeff{"work": []}')).toMatchObject({ activities: [] });
  });
});
