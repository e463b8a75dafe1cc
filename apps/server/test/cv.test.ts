import { addActivity } from '@lantern/contract/activities';
import { cvCalls, emptyCv, exportCv } from '@lantern/contract/cv';
import { plannerCalls } from '@lantern/contract/development';
import { educationCalls } from '@lantern/contract/education';
import { readResume } from '@lantern/contract/json-resume';
import { scoreCalls } from '@lantern/contract/tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { readDocx, readPdf } from './support/documents.ts';

let t: TestApp;
let amina: Person;
let activity: string;
const cv = {
  ...emptyCv,
  summary: 'I teach children to read.',
  languages: [
    { name: 'Bangla', level: 'native' },
    { name: '', level: '' },
  ],
  awards: [{ title: 'First in the district', date: '2025', from: 'Education Board', note: '' }],
} as const;

beforeAll(async () => {
  t = await startTestApp();
  amina = await t.student('Amina Rahman');
  await amina.call(educationCalls.add, {
    body: {
      schoolName: 'Notre Dame College',
      country: 'BD',
      curriculum: 'Bangladesh SSC and HSC',
      ...{ board: 'Dhaka', rank: '3 of 120', earlierGrade: 5, earlierBest: 5, earlierYear: 2024 },
      graduationYear: 2026,
      gradeScale: '5.0',
      gradeBest: 5,
      gpa: 4.83,
    },
  });
  const added = await amina.call(addActivity, {
    body: {
      ...{ name: 'Ferry tickets', title: 'Seller', duration: '2024-02 - present', weeklyHours: 10 },
      ...{ weeksPerYear: 40, schoolYears: [11, 12], type: 'work' },
    },
  });
  activity = added.body.eca._id;
  await amina.call(scoreCalls.add, {
    body: { testType: 'ielts', testDate: '2026-05-09', sectionScores: { reading: 7 } },
  });
  await amina.call(cvCalls.save, { body: cv });
});
afterAll(() => t.stop());

const file = async (person: Person, format: 'pdf' | 'docx' | 'json', language = 'en') => {
  const answer = await person.call(exportCv, { params: { format }, query: { language } });
  expect(answer.status).toBe(200);
  return answer;
};

test('is made of the whole record, on one page, with what stands nowhere else', async () => {
  const { raw, headers } = await file(amina, 'pdf');
  expect(headers['content-disposition']).toContain('Amina Rahman - CV.pdf');
  const { pages, text: set } = await readPdf(raw);
  expect(pages).toHaveLength(1);
  // wherever a line ends
  const text = set.replace(/\s+/g, ' ');
  const order = [
    'Amina Rahman',
    amina.user.email,
    'About me',
    'Notre Dame College',
    'Board: Dhaka',
    'Grade: 4.83 / 5',
    'Place in class: 3 of 120',
    'SSC 2024, 5 / 5',
    'Ferry tickets',
    'Seller · Work (paid) · 10 hours a week · 40 weeks a year · Years of school: 11, 12',
  ];
  const places = [...order, 'IELTS Academic', 'Reading 7', 'Bangla (native)', 'First in the district', '2025'].map(
    (words) => text.indexOf(words),
  );
  expect(places).not.toContain(-1);
  expect(places.slice(0, 14)).toEqual(places.slice(0, 14).toSorted((a, b) => a - b));
});

test('shows the chosen parts in the chosen order, in each format', async () => {
  const person = await t.student();
  await person.call(cvCalls.save, { body: cv });
  const sections = [
    { part: 'awards', shown: true },
    { part: 'languages', shown: true },
    { part: 'summary', shown: false },
    { part: 'education', shown: true },
    { part: 'activities', shown: true },
    { part: 'tests', shown: true },
  ] as const;
  await person.call(cvCalls.save, { body: { ...cv, sections: [...sections] } });
  // the overall was left to the sections
  const sectionScores = { reading: 7, listening: 7.5, writing: 7, speaking: 7 };
  await person.call(scoreCalls.add, { body: { testType: 'ielts', testDate: '2026-05-09', sectionScores } });
  const { text } = await readPdf((await file(person, 'pdf')).raw);
  expect(text.indexOf('Awards')).toBeLessThan(text.indexOf('Languages'));
  expect(text).not.toMatch(/About me|Education\n|Activities/);
  expect(text).toContain('IELTS Academic: 7');
  const paragraphs = readDocx((await file(person, 'docx')).raw).map((paragraph) => paragraph.text);
  expect(paragraphs).toEqual(expect.arrayContaining(['Awards', 'Languages', 'Bangla (native)']));
  expect(paragraphs).not.toContain('I teach children to read.');
  const { body } = await file(person, 'json');
  expect(body).not.toHaveProperty('basics.summary');
});

test('is written in the language of its reader', async () => {
  const { text } = await readPdf((await file(amina, 'pdf', 'ar')).raw);
  expect(text).toContain('التعليم');
  expect(text).toContain('Notre Dame College');
  expect(text).not.toContain('\ufffd');
});

test('as JSON Resume it reads back, and paid work stands under work once it is said to be', async () => {
  expect((await file(amina, 'json')).body).toMatchObject({ projects: [{ name: 'Ferry tickets', weeklyHours: 10 }] });
  await amina.call(plannerCalls.save, { body: { satisfied: 'yes', tags: [{ activity, kind: 'work' }] } });
  const { raw, body } = await file(amina, 'json');
  expect(body).toMatchObject({ work: [{ name: 'Ferry tickets', position: 'Seller', startDate: '2024-02' }] });
  expect(readResume(raw.toString())).toMatchObject({
    summary: cv.summary,
    schools: [
      {
        ...{ schoolName: 'Notre Dame College', gpa: 4.83, gradeBest: 5, board: 'Dhaka', rank: '3 of 120' },
        ...{ earlierGrade: 5, earlierBest: 5, earlierYear: 2024 },
      },
    ],
    activities: [{ name: 'Ferry tickets', weeklyHours: 10, weeksPerYear: 40, schoolYears: [11, 12], type: 'work' }],
    languages: [{ name: 'Bangla', level: 'native' }],
    leftOut: [{ why: 'profile' }],
  });
});

test.each([
  ['a part twice', { sections: [...emptyCv.sections.slice(1), { part: 'awards', shown: true }] }, 'sections'],
  ['a part missing', { sections: emptyCv.sections.slice(1) }, 'sections'],
  ['a long summary', { summary: 'x'.repeat(601) }, 'summary'],
  ['an award in 1800', { awards: [{ title: 'Medal', date: '1800' }] }, 'awards.0.date'],
  ['a level that is none', { languages: [{ name: 'Bangla', level: 'best' }] }, 'languages.0.level'],
])('%s is refused', async (_name, changes, field) => {
  const { status, body } = await amina.call(cvCalls.save, { body: { ...cv, ...changes } as never });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
});

test("nobody gets another one's, and an empty record is a paper with a name", async () => {
  const stranger = await t.student('Only Name');
  const { text } = await readPdf((await file(stranger, 'pdf')).raw);
  expect(text).toContain('Only Name');
  expect(text).not.toMatch(/Notre Dame|Education/);
  expect((await stranger.call(cvCalls.get, { params: { studentId: amina.user.id } })).body.code).toBe('not_found');
  expect((await t.stranger().call(exportCv, { params: { format: 'pdf' } })).body.code).toBe('unauthenticated');
});
