import { sampleEssays } from '@lantern/content/guest-samples';
import { addActivity } from '@lantern/contract/activities';
import { type Application, applicationCalls } from '@lantern/contract/applications';
import { getDashboard } from '@lantern/contract/dashboard';
import { listDocuments } from '@lantern/contract/documents';
import { reviewDocument } from '@lantern/contract/documents.review';
import { type DocumentCategory, requiredCategories } from '@lantern/contract/documents.rules';
import { deleteEssay, startDraft, updateEssay, updateEssayStatus } from '@lantern/contract/essays';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { type StoredPersonalInfo, savePersonalInfo } from '@lantern/contract/profile';
import { scoreCalls } from '@lantern/contract/tests';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activitiesStep,
  documentsStep,
  essayStage,
  essaysStep,
  nextAction,
  offlineTasks,
  personalInfoStep,
  progressSections,
  researchStep,
  shortlistStep,
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
  openComments: 0,
  isSample: false,
  isGuests: false,
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

  test('what the sign-up said counts before the first save, each answer the same', () => {
    const signedUp = { ...stored, dateOfBirth: '', country: '', citizenship: '', updatedAt: null };
    expect(personalInfoStep(signedUp)).toMatchObject({ percent: 50, done: 3, status: 'in-progress' });
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

  const universities = {
    research: researchStep({ saved: 3, chosen: 0 }),
    shortlist: shortlistStep({ saved: 3, chosen: 2 }),
  };
  const activity = (description: string, outcome = '') => ({ _id: '', name: 'Choir', title: '', description, outcome });
  const described = activitiesStep([activity('a', 'won'), activity('b'), activity('c')]);

  const papers = documentsStep(new Set<DocumentCategory>(requiredCategories));

  test('no statement and no letters are required for a first degree where nobody asks for them', () => {
    const required = (...places: { country: string; level: 'UG' | 'PG' | null }[]) =>
      documentsStep(new Set(), places).parts.map(({ id }) => id);
    expect(required({ country: 'AU', level: 'UG' })).toEqual(['Transcript', 'IELTS']);
    expect(required({ country: 'DE', level: 'UG' })).toEqual(['Transcript', 'IELTS']);
    expect(required({ country: 'FR', level: 'UG' })).toEqual(['Transcript', 'IELTS', 'SOP']);
    expect(required({ country: 'AU', level: 'UG' }, { country: 'GB', level: 'UG' })).toEqual([...requiredCategories]);
    for (const unknown of [[], [{ country: 'KZ', level: 'UG' as const }]])
      expect(required(...unknown)).toEqual([...requiredCategories]);
  });

  test('without a level only what every level there needs is required', () => {
    const required = (...places: { country: string; level: 'UG' | null }[]) =>
      documentsStep(new Set(), places).parts.map(({ id }) => id);
    for (const country of ['AU', 'DE', 'KZ', ''])
      expect(required({ country, level: null })).toEqual(['Transcript', 'IELTS']);
    expect(required({ country: 'GB', level: null })).toEqual([...requiredCategories]);
    expect(required({ country: 'FR', level: null })).toEqual(['Transcript', 'IELTS', 'SOP']);
    expect(required({ country: 'DE', level: null }, { country: 'KZ', level: 'UG' })).toEqual([...requiredCategories]);
  });

  test('documents count by required category', () => {
    expect(documentsStep(new Set())).toMatchObject({ percent: 0, status: 'pending' });
    expect(documentsStep(new Set(['Transcript', 'Other']))).toMatchObject({ percent: 25, status: 'in-progress' });
    expect(papers).toMatchObject({ percent: 100, status: 'completed' });
    const steps = {
      personal: personalInfoStep(stored),
      documents: documentsStep(new Set()),
      activities: described,
      tests: testsStep([], '2026-11-22'),
      ...universities,
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
      ...universities,
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
    const others = {
      documents: papers,
      activities: described,
      tests: { ...described, id: 'tests' as const },
      ...universities,
    };
    expect(nextAction({ personal: personalInfoStep(stored), ...others }, essays).kind).toBe(kind);
    const unsaved = personalInfoStep({ ...stored, country: '', updatedAt: null });
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
      ...universities,
    };
    expect(nextAction(steps, [essay({ limitUnit })])).toMatchObject(measured);
  });

  test('universities count when they are saved, and when they are more than considered', () => {
    const percents = (saved: number, chosen: number) => [
      researchStep({ saved, chosen }).percent,
      shortlistStep({ saved, chosen }).percent,
    ];
    expect([percents(0, 0), percents(1, 0), percents(3, 1), percents(9, 2)]).toEqual([
      [0, 0],
      [50, 0],
      [100, 50],
      [100, 100],
    ]);
    const steps = { personal: personalInfoStep(stored), documents: papers, activities: described };
    const tests = { ...described, id: 'tests' as const };
    const kindOf = (saved: number, chosen: number) =>
      nextAction(
        { ...steps, tests, research: researchStep({ saved, chosen }), shortlist: shortlistStep({ saved, chosen }) },
        [essay({ status: 'complete' })],
      ).kind;
    expect([kindOf(2, 0), kindOf(3, 1), kindOf(3, 2)]).toEqual(['find-universities', 'choose-university', 'all-done']);
  });

  test('the sections beside the steps: nothing is 0%, more of anything never lowers one', () => {
    const number = fc.nat({ max: 16 });
    const record = fc.record({
      schools: fc.array(
        fc.record({
          gpa: fc.constantFrom(null, 3),
          predictedGpa: fc.constant(null),
          subjects: fc.array(fc.constant({}), { maxLength: 2 }),
        }),
        { maxLength: 3 },
      ),
      hasFamily: fc.boolean(),
      interviews: number,
      plans: fc.record({ all: number, costs: number, sources: number }),
      checklists: fc.record({
        visa: fc.record({ countries: number, intakes: number, stepsDone: number, isDone: fc.boolean() }),
        settlement: fc.record({ hasDay: fc.boolean(), done: number, all: fc.constant(16) }),
      }),
    });
    const none = {
      schools: [],
      hasFamily: false,
      interviews: 0,
      plans: { all: 0, costs: 0, sources: 0 },
      checklists: {
        visa: { countries: 0, intakes: 0, stepsDone: 0, isDone: false },
        settlement: { hasDay: false, done: 0, all: 16 },
      },
    };
    expect(progressSections(none).every(({ percent, status }) => percent === 0 && status === 'pending')).toBe(true);
    fc.assert(
      fc.property(record, (before) => {
        const { visa, settlement } = before.checklists;
        const after = {
          schools: [...before.schools, { gpa: 3, predictedGpa: null, subjects: [] }],
          hasFamily: true,
          interviews: before.interviews + 1,
          plans: { all: before.plans.all + 1, costs: before.plans.costs + 1, sources: before.plans.sources + 1 },
          checklists: {
            visa: {
              countries: visa.countries + 1,
              intakes: visa.intakes + 1,
              stepsDone: visa.stepsDone + 1,
              isDone: true,
            },
            settlement: { hasDay: true, done: Math.min(16, settlement.done + 1), all: 16 },
          },
        };
        const [was, is] = [progressSections(before), progressSections(after)];
        for (const [at, section] of is.entries()) expect(section.percent).toBeGreaterThanOrEqual(was[at]?.percent ?? 0);
      }),
    );
  });

  test('what is there is begun, also while no part of it counts', () => {
    const begun = [
      shortlistStep({ saved: 3, chosen: 0 }),
      documentsStep(new Set(['Passport'])),
      essaysStep([essay({ wordCount: 0 })]),
    ];
    expect(begun.map(({ status, percent }) => [status, percent])).toEqual(begun.map(() => ['in-progress', 0]));
    const nothing = [shortlistStep({ saved: 0, chosen: 0 }), documentsStep(new Set()), essaysStep([])];
    expect(nothing.map(({ status }) => status)).toEqual(nothing.map(() => 'pending'));
    const plans = { all: 1, costs: 0, sources: 0 };
    const checklists = {
      visa: { countries: 0, intakes: 0, stepsDone: 0, isDone: false },
      settlement: { hasDay: false, done: 0, all: 16 },
    };
    const sections = progressSections({ schools: [], hasFamily: false, interviews: 0, plans, checklists });
    expect(sections.filter(({ status }) => status !== 'pending').map(({ id }) => id)).toEqual(['finance']);
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

  test('of a new account is 0%, shows what the sign-up said, and begins with personal information', async () => {
    const person = await t.student('Amina Rahman');
    const { body, status } = await person.call(getDashboard);
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Amina', percent: 0, next: { kind: 'fill-personal-info' }, offline: [] });
    expect(body.steps.map(({ id, percent }) => [id, percent])).toEqual([
      ['personal-info', 33],
      ['documents', 0],
      ['activities', 0],
      ['tests', 0],
      ['essays', 0],
      ['university-research', 0],
      ['shortlist', 0],
    ]);
    expect(body.sections.map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('of an account with one name: that is enough', async () => {
    const { body } = await (await t.student('Suharto')).call(getDashboard);
    const parts = body.steps[0]?.parts.filter(({ done }) => done).map(({ id }) => id);
    expect([body.firstName, parts]).toEqual(['Suharto', ['firstName', 'lastName']]);
  });

  test('grows with what is stored, counts the steps that are complete, and shows nothing of another student', async () => {
    const [person, other] = [await t.student(), await t.student()];
    await person.call(savePersonalInfo, { body: { ...personalInfo, preferredName: 'Mina' } });
    const { _id: id } = (await person.call(startDraft, { body: { title: 'My statement' } })).body.essay;
    const { text } = sampleEssays[0] as (typeof sampleEssays)[number];
    const save = (final_text: string) => person.call(updateEssay, { body: { essay_id: id, final_text } });
    await save(text);
    const written = (await person.call(getDashboard)).body;
    expect(written).toMatchObject({ firstName: 'Mina', percent: 14, next: { kind: 'evaluate-essay', essay_id: id } });
    expect(written.next.used).toBeGreaterThanOrEqual(250);

    const evaluation = (await person.call(evaluateEssay, { body: { essay_id: id, essay_text: text } })).body;
    expect(evaluation.suggestions.length).toBeGreaterThan(0);
    const evaluated = (await person.call(getDashboard)).body;
    expect(evaluated).toMatchObject({
      percent: 14,
      next: { kind: 'revise-essay', open_suggestions: evaluation.suggestions.length },
    });
    expect(evaluated.offline.map(({ kind }) => kind)).toEqual(['read-evaluation', 'continue-essay']);

    await save(`${text} More.`);
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 14, next: { kind: 'evaluate-essay' } });
    await person.call(evaluateEssay, { body: { essay_id: id, essay_text: `${text} More.` } });
    expect((await person.call(getDashboard)).body.percent).toBe(14);
    await person.call(updateEssayStatus, { body: { essay_id: id, status: 'complete' } });
    const complete = (await person.call(getDashboard)).body;
    expect(complete).toMatchObject({ percent: 29, next: { kind: 'describe-activities' } });

    const activity = { title: '', duration: '2022-06 - present', weeklyHours: 2, description: '', outcome: '' };
    await person.call(addActivity, { body: { ...activity, name: 'Library' } });
    expect((await person.call(getDashboard)).body.percent).toBe(29);
    await person.call(addActivity, {
      body: { ...activity, name: 'Choir', description: 'I sang.', outcome: 'We won.' },
    });
    for (const name of ['Football', 'Care at home'])
      await person.call(addActivity, { body: { ...activity, name, description: 'Each week.' } });
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 43, next: { kind: 'add-documents' } });
    for (const category of requiredCategories) await paper(person, { category, custom_name: category });
    const { documents } = (await person.call(listDocuments, { params: { userId: person.user.id } })).body;
    const letter = documents.find(({ category }) => category === 'SOP')?._id ?? '';
    const review = { document_id: letter, version: 1, status: 'rejected' as const, reason: 'This is another file.' };
    expect((await (await t.admin()).call(reviewDocument, { body: review })).status).toBe(200);
    expect((await person.call(getDashboard)).body).toMatchObject({
      percent: 43,
      next: { kind: 'mend-paper', title: 'SOP', reason: 'This is another file.' },
    });
    await paper(person, { category: 'SOP', custom_name: 'The right one' });
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 57, next: { kind: 'add-test-score' } });
    const ielts = { testType: 'ielts', testDate: new Date().toISOString().slice(0, 10), overallScore: 7 };
    await person.call(scoreCalls.add, { body: ielts });
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 71, next: { kind: 'find-universities' } });

    const theirs = (await other.call(getDashboard)).body;
    expect(theirs).toMatchObject({ percent: 0, offline: [] });
    await person.call(deleteEssay, { params: { id } });
    expect((await person.call(getDashboard)).body).toMatchObject({ percent: 57, next: { kind: 'start-essay' } });
  });

  test('goes from 0% to 100% with a whole record: each figure is what its parts say, and nothing added lowers one', async () => {
    const person = await t.student();
    let before = 0;
    /** The whole figure, after a look at what every figure is made of. */
    const look = async () => {
      const { percent, steps } = (await person.call(getDashboard)).body;
      for (const step of steps) {
        const done = step.parts.filter((part) => part.done).length;
        expect([step.id, step.done, step.total]).toEqual([step.id, done, step.parts.length]);
        expect([step.id, step.percent]).toEqual([step.id, Math.round((100 * done) / step.total)]);
        // what is begun without a part that counts is started too
        if (done === step.total) expect([step.id, step.status]).toEqual([step.id, 'completed']);
        else if (done > 0) expect([step.id, step.status]).toEqual([step.id, 'in-progress']);
        else expect(step.status).not.toBe('completed');
      }
      expect(steps).toHaveLength(7);
      const complete = steps.filter((step) => step.percent === 100).length;
      expect(percent).toBe(Math.round((100 * complete) / steps.length));
      expect(percent).toBeGreaterThanOrEqual(before);
      before = percent;
      return { percent, steps };
    };
    const seen = async () => (await look()).percent;
    // what sign-up filled in is a beginning of a step
    expect(await seen()).toBe(0);
    await person.call(savePersonalInfo, { body: personalInfo });
    expect(await seen()).toBe(14);

    const activity = { title: '', duration: '2024-01 - present', weeklyHours: 4, description: '', outcome: '' };
    await person.call(addActivity, { body: { ...activity, name: 'School library' } });
    expect((await look()).steps.map(({ percent }) => percent)).toContain(25);
    const described = { description: 'Each week, with twelve others.', outcome: 'We sang for two hundred people.' };
    for (const name of ['Choir', 'Care at home', 'Football'])
      await person.call(addActivity, { body: { ...activity, ...described, name } });
    expect(await seen()).toBe(29);

    await paper(person, { category: 'Transcript', custom_name: 'Transcript' });
    expect(await seen()).toBe(29);
    for (const category of ['IELTS', 'SOP', 'LOR'] as const) await paper(person, { category, custom_name: category });
    expect(await seen()).toBe(43);

    // one that is booked, and one with a result
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await person.call(scoreCalls.add, { body: { testType: 'sat', testDate: day(60) } });
    expect(await seen()).toBe(43);
    await person.call(scoreCalls.add, { body: { testType: 'ielts', testDate: day(-30), overallScore: 7 } });
    expect(await seen()).toBe(57);

    const { _id: id } = (await person.call(startDraft, { body: { title: 'The list on the roof' } })).body.essay;
    const { text } = sampleEssays[0] as (typeof sampleEssays)[number];
    const write = (final_text: string) => person.call(updateEssay, { body: { essay_id: id, final_text } });
    await write('The water came in June.');
    expect(await seen()).toBe(57);
    await write(text);
    await person.call(evaluateEssay, { body: { essay_id: id, essay_text: text } });
    expect(await seen()).toBe(57);
    await write(`${text} The key is hers.`);
    await person.call(updateEssayStatus, { body: { essay_id: id, status: 'complete' } });
    expect(await seen()).toBe(71);

    const saved: Application[] = [];
    for (const program of ['Physics', 'Law', 'Nursing'])
      saved.push(
        (await person.call(applicationCalls.add, { body: { name: 'Hill College', program } })).body.application,
      );
    expect(await seen()).toBe(86);
    for (const { _id, name, program } of saved.slice(0, 2)) {
      const body = { name, program, stage: 'preparing' as const };
      expect((await person.call(applicationCalls.update, { params: { id: _id }, body })).status).toBe(200);
    }
    const { percent, steps } = await look();
    expect([percent, ...steps.map((step) => step.percent)]).toEqual(Array(8).fill(100));
    expect((await person.call(getDashboard)).body.next.kind).toBe('all-done');
  });

  test('is for students who are signed in', async () => {
    expect((await t.stranger().call(getDashboard)).body.code).toBe('unauthenticated');
    expect((await (await t.mentor()).call(getDashboard)).body.code).toBe('forbidden');
    expect((await (await t.admin()).call(getDashboard)).body.code).toBe('forbidden');
  });
});
