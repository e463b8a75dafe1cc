import { sampleEssays } from '@lantern/content/guest-samples';
import { addActivity } from '@lantern/contract/activities';
import { getDashboard } from '@lantern/contract/dashboard';
import { type DocumentCategory, listDocuments, requiredCategories } from '@lantern/contract/documents';
import { reviewDocument } from '@lantern/contract/documents.review';
import { deleteEssay, startDraft, updateEssay, updateEssayStatus } from '@lantern/contract/essays';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { type StoredPersonalInfo, savePersonalInfo } from '@lantern/contract/profile';
import { scoreCalls } from '@lantern/contract/tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activitiesStep,
  documentsStep,
  essayStage,
  essaysStep,
  nextAction,
  offlineTasks,
  personalInfoStep,
  testsStep,
} from '#features/dashboard/dashboard.progress.ts';
import type { EssaySummary } from '#features/essays/essays.summary.service.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { paper } from './support/vault.ts';

const personalInfo = {
  firstName: 'Amina',
  lastName: 'Rahman',
  oneName: false,
  familyNameFirst: false,
  preferredName: '',
  nameInOwnScript: '',
  passportName: '',
  dateOfBirth: '2008-03-14',
  phone: '+880 1712 345678',
  address: '',
  city: 'Sylhet',
  postalCode: '',
  country: 'BD',
  citizenship: 'BD',
  receiveResources: false,
};
const stored: StoredPersonalInfo = { ...personalInfo, updatedAt: '2026-11-20T10:00:00.000Z' };

const essay = (change: Partial<EssaySummary> = {}): EssaySummary => ({
  id: crypto.randomUUID(),
  title: 'Personal statement',
  status: 'draft',
  wordCount: 300,
  characterCount: 1800,
  limitMax: 650,
  limitUnit: 'words',
  revision: 1,
  evaluatedRevision: null,
  evaluatedTexts: 0,
  openSuggestions: 0,
  ...change,
});

describe('how progress is computed', () => {
  test('a test counts once it has a result that has not expired', () => {
    const score = { _id: '', notes: '', retakePlanned: false, revision: 1, created_at: '', updated_at: '' };
    const ielts = { ...score, testType: 'ielts' as const, testDate: '2025-05-09', overallScore: 7, sectionScores: {} };
    expect(testsStep([], '2026-11-22').percent).toBe(0);
    expect(testsStep([{ ...ielts, overallScore: null }], '2026-11-22').percent).toBe(50);
    expect(testsStep([ielts], '2026-11-22').percent).toBe(100);
    expect(testsStep([ielts], '2027-05-10').percent).toBe(50);
    expect(testsStep([ielts, { ...ielts, testDate: '2026-05-09' }], '2027-05-10').percent).toBe(100);
  });

  test('only saved answers count, each the same', () => {
    expect(personalInfoStep({ ...stored, updatedAt: null })).toMatchObject({ percent: 0, done: 0, status: 'pending' });
    expect(personalInfoStep(stored)).toMatchObject({ percent: 100, done: 6, total: 6, status: 'completed' });
    const part = personalInfoStep({ ...stored, country: '', lastName: '' });
    expect(part).toMatchObject({ percent: 67, done: 4, status: 'in-progress' });
    expect(part.parts.filter(({ done }) => !done).map(({ id }) => id)).toEqual(['lastName', 'country']);
    expect(personalInfoStep({ ...stored, lastName: '', oneName: true }).percent).toBe(100);
  });

  test.each<[string, Partial<EssaySummary>, number]>([
    ['blank', { wordCount: 0 }, 0],
    ['blank but called complete', { wordCount: 0, status: 'complete' }, 0],
    ['a first word', { wordCount: 1 }, 1],
    ['249 words', { wordCount: 249 }, 1],
    ['250 words', { wordCount: 250 }, 2],
    ['half of a small limit', { wordCount: 100, limitMax: 200 }, 2],
    ['half of a limit in characters', { wordCount: 84, limitMax: 1000, limitUnit: 'characters' }, 2],
    ['evaluated', { revision: 4, evaluatedRevision: 4, evaluatedTexts: 1 }, 3],
    ['rewritten since', { revision: 5, evaluatedRevision: 4, evaluatedTexts: 1 }, 4],
    ['evaluated again', { revision: 5, evaluatedRevision: 5, evaluatedTexts: 2 }, 4],
    ['an evaluated beginning', { wordCount: 60, revision: 2, evaluatedRevision: 2, evaluatedTexts: 1 }, 1],
    ['complete', { status: 'complete' }, 5],
  ])('an essay: %s', (_, change, stage) => {
    expect(essayStage(essay(change))).toBe(stage);
  });

  test('the furthest essay counts, so another one never lowers the figure', () => {
    const complete = essay({ status: 'complete' });
    expect(essaysStep([])).toMatchObject({ percent: 0, status: 'pending' });
    expect(essaysStep([essay({ wordCount: 0 }), complete])).toMatchObject({ percent: 100, status: 'completed' });
  });

  const activity = (description: string, outcome = '') => ({ _id: '', name: 'Choir', title: '', description, outcome });
  const described = activitiesStep([activity('a', 'won'), activity('b'), activity('c')]);

  const papers = documentsStep(new Set<DocumentCategory>(requiredCategories));

  test('documents count by required category', () => {
    expect(documentsStep(new Set())).toMatchObject({ percent: 0, status: 'pending' });
    expect(documentsStep(new Set(['Transcript', 'Other']))).toMatchObject({ percent: 25, status: 'in-progress' });
    expect(papers).toMatchObject({ percent: 100, status: 'completed' });
    const steps = {
      personal: personalInfoStep(stored),
      documents: documentsStep(new Set()),
      activities: described,
      tests: testsStep([], '2026-11-22'),
    };
    expect(nextAction(steps, [essay({ status: 'complete' })]).kind).toBe('add-documents');
  });

  test('activities count when they are described', () => {
    expect(activitiesStep([])).toMatchObject({ percent: 0, status: 'pending' });
    expect(activitiesStep([activity('')])).toMatchObject({ percent: 25, status: 'in-progress' });
    expect(activitiesStep([activity('Sang'), activity(' ')])).toMatchObject({ percent: 50 });
    expect(described).toMatchObject({ percent: 100, status: 'completed' });
    const steps = {
      personal: personalInfoStep(stored),
      documents: papers,
      activities: activitiesStep([]),
      tests: testsStep([], '2026-11-22'),
    };
    expect(nextAction(steps, [essay({ status: 'complete' })]).kind).toBe('describe-activities');
  });

  test.each<[string, EssaySummary[], string]>([
    ['no essay', [], 'start-essay'],
    ['a beginning', [essay({ wordCount: 20 })], 'continue-essay'],
    ['a written one', [essay()], 'evaluate-essay'],
    ['open suggestions', [essay({ evaluatedRevision: 1, evaluatedTexts: 1, openSuggestions: 3 })], 'revise-essay'],
    ['nothing left to revise', [essay({ evaluatedRevision: 1, evaluatedTexts: 1 })], 'complete-essay'],
    ['a rewritten one', [essay({ revision: 2, evaluatedRevision: 1, evaluatedTexts: 1 })], 'evaluate-essay'],
    ['a complete one first', [essay({ status: 'complete' }), essay({ wordCount: 2 })], 'continue-essay'],
    ['all complete', [essay({ status: 'complete' })], 'all-done'],
  ])('what to do next: %s', (_, essays, kind) => {
    const others = { documents: papers, activities: described, tests: { ...described, id: 'tests' as const } };
    expect(nextAction({ personal: personalInfoStep(stored), ...others }, essays).kind).toBe(kind);
    const unsaved = personalInfoStep({ ...stored, updatedAt: null });
    expect(nextAction({ personal: unsaved, ...others }, essays).kind).toBe('fill-personal-info');
  });

  test.each([
    ['words', { used: 300, limit: { max: 650, unit: 'words' } }],
    ['characters', { used: 1800, limit: { max: 650, unit: 'characters' } }],
  ] as const)('the next essay is measured in %s where its limit is', (limitUnit, measured) => {
    const steps = {
      personal: personalInfoStep(stored),
      documents: papers,
      activities: described,
      tests: testsStep([], '2026-11-22'),
    };
    expect(nextAction(steps, [essay({ limitUnit })])).toMatchObject(measured);
  });

  test('offline tasks are at most three, shortest first', () => {
    const evaluated = essay({ evaluatedRevision: 1, evaluatedTexts: 1, openSuggestions: 8 });
    const tasks = offlineTasks([evaluated, essay(), essay(), essay({ status: 'complete' })]);
    expect(tasks.map(({ kind }) => kind)).toEqual(['read-evaluation', 'continue-essay', 'continue-essay']);
    expect(tasks[0]?.minutes).toBe(4);
    expect(offlineTasks([])).toEqual([]);
  });
});

describe('the dashboard', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.stop());

  test('of an empty account is 0% and begins with personal information', async () => {
    const person = await t.student('Amina Rahman');
    const { body, status } = await person.call(getDashboard);
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Amina', percent: 0, next: { kind: 'fill-personal-info' }, offline: [] });
    expect(body.steps.map(({ id, percent }) => [id, percent])).toEqual([
      ['personal-info', 0],
      ['documents', 0],
      ['activities', 0],
      ['tests', 0],
      ['essays', 0],
    ]);
  });

  test('grows with what is stored, is the mean of its steps, and shows nothing of another student', async () => {
    const [person, other] = [await t.student(), await t.student()];
    await person.call(savePersonalInfo, { body: { ...personalInfo, preferredName: 'Mina' } });
    const { _id: id } = (await person.call(startDraft, { body: { title: 'My statement' } })).body.essay;
    const { text } = sampleEssays[0] as (typeof sampleEssays)[number];
    const save = (final_text: string) => person.call(updateEssay, { body: { essay_id: id, final_text } });
    await save(text);
    const written = (await person.call(getDashboard)).body;
    expect(written).toMatchObject({ firstName: 'Mina', percent: 28, next: { kind: 'evaluate-essay', essay_id: id } });
    expect(written.next.used).toBeGreaterThanOrEqual(250);

    const evaluation = (await person.call(evaluateEssay, { body: { essay_id: id, essay_text: text } })).body;
    expect(evaluation.suggestions.length).toBeGreaterThan(0);
    const evaluated = (await person.call(getDashboard)).body;
    expect(evaluated).toMatchObject({
      percent: 32,
      next: { kind: 'revise-essay', open_suggestions: evaluation.suggestions.length },
    });
    expect(evaluated.offline.map(({ kind }) => kind)).toEqual(['read-evaluation', 'continue-essay']);

    await save(`${text} More.`);
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 36, next: { kind: 'evaluate-essay' } });
    await person.call(evaluateEssay, { body: { essay_id: id, essay_text: `${text} More.` } });
    expect((await person.call(getDashboard)).body.percent).toBe(36);
    await person.call(updateEssayStatus, { body: { essay_id: id, status: 'complete' } });
    const complete = (await person.call(getDashboard)).body;
    expect(complete).toMatchObject({ percent: 40, next: { kind: 'describe-activities' } });

    const activity = { title: '', duration: '2022-06 - present', weeklyHours: 2, description: '', outcome: '' };
    await person.call(addActivity, { body: { ...activity, name: 'Library' } });
    expect((await person.call(getDashboard)).body.percent).toBe(45);
    await person.call(addActivity, {
      body: { ...activity, name: 'Choir', description: 'I sang.', outcome: 'We won.' },
    });
    for (const name of ['Football', 'Care at home'])
      await person.call(addActivity, { body: { ...activity, name, description: 'Each week.' } });
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 60, next: { kind: 'add-documents' } });
    for (const category of requiredCategories) await paper(person, { category, custom_name: category });
    const { documents } = (await person.call(listDocuments, { params: { userId: person.user.id } })).body;
    const letter = documents.find(({ category }) => category === 'SOP')?._id ?? '';
    const review = { document_id: letter, version: 1, status: 'rejected' as const, reason: 'This is another file.' };
    expect((await (await t.admin()).call(reviewDocument, { body: review })).status).toBe(200);
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 75, next: { kind: 'add-documents' } });
    await paper(person, { category: 'SOP', custom_name: 'The right one' });
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 80, next: { kind: 'add-test-score' } });
    const ielts = { testType: 'ielts', testDate: new Date().toISOString().slice(0, 10), overallScore: 7 };
    await person.call(scoreCalls.add, { body: ielts });
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 100, next: { kind: 'all-done' } });

    const theirs = (await other.call(getDashboard)).body;
    expect(theirs).toMatchObject({ percent: 0, offline: [] });
    await person.call(deleteEssay, { params: { id } });
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 80, next: { kind: 'start-essay' } });
  });

  test('is for students who are signed in', async () => {
    expect((await t.stranger().call(getDashboard)).body.code).toBe('unauthenticated');
    expect((await (await t.mentor()).call(getDashboard)).body.code).toBe('forbidden');
    expect((await (await t.admin()).call(getDashboard)).body.code).toBe('forbidden');
  });
});
