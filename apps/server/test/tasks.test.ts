// The progress tracker: computed tasks, ticks and chosen days, and a student's own tasks.
import { todayIn } from '@lantern/abroad/days';
import { applicationCalls } from '@lantern/contract/applications';
import {
  emptySettlementPlan,
  emptyVisaPlan,
  putTick,
  putVisaPlan,
  saveSettlementPlan,
} from '@lantern/contract/checklists';
import { getDashboard, listPlannedTasks, type ProgressStep } from '@lantern/contract/dashboard';
import { sayReader } from '@lantern/contract/notifications';
import { putTestPlan } from '@lantern/contract/planners.test-prep';
import { taskCalls, taskMarks } from '@lantern/contract/tasks';
import { scoreCalls } from '@lantern/contract/tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answeredByRecord,
  notYet,
  openDates,
  sortTasks,
  tasksOfAnswers,
  tasksOfDates,
  tasksOfSteps,
} from '#features/dashboard/dashboard.tasks.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const step = (id: ProgressStep['id'], done: string[], open: string[]) =>
  ({
    id,
    parts: [...done.map((id) => ({ id, done: true })), ...open.map((id) => ({ id, done: false }))],
  }) as ProgressStep;

describe('what is computed', () => {
  test('each missing paper is a task, of what builds up only the next part', () => {
    const steps = [
      step('personal-info', ['firstName'], ['phone', 'country']),
      step('documents', ['SOP'], ['Transcript', 'LOR']),
      step('essays', ['started'], ['written', 'evaluated']),
      step('tests', ['test-listed', 'test-scored'], []),
    ];
    expect(tasksOfSteps(steps, 'en').map(({ id }) => id)).toEqual([
      'step:personal-info:personal-info',
      'step:documents:Transcript',
      'step:documents:LOR',
      'step:essays:written',
    ]);
    expect(tasksOfSteps(steps, 'bn-BD')[1]?.title).toBe('আপনার ট্রান্সক্রিপ্ট আপলোড করুন');
  });

  test('nothing is a task before it can be done', () => {
    const steps = [
      step('documents', [], ['Transcript', 'IELTS', 'SOP', 'LOR']),
      step('tests', ['test-listed'], ['test-scored']),
      step('essays', ['started'], ['written']),
      step('university-research', [], ['university-saved', 'three-saved']),
      step('shortlist', [], ['one-chosen', 'two-chosen']),
    ];
    const ids = (hasSatTest: boolean, all = steps) =>
      tasksOfSteps(all, 'en', notYet(all, hasSatTest)).map(({ id }) => id);
    expect(ids(false)).toEqual([
      'step:documents:Transcript',
      'step:documents:LOR',
      'step:essays:written',
      'step:university-research:university-saved',
    ]);
    expect(ids(true)).toContain('step:tests:test-scored');
    const further = [
      step('documents', [], ['IELTS', 'SOP']),
      step('tests', ['test-listed', 'test-scored'], []),
      step('essays', ['started', 'written'], ['evaluated']),
      step('university-research', ['university-saved'], ['three-saved']),
      step('shortlist', [], ['one-chosen', 'two-chosen']),
    ];
    expect(ids(true, further)).toEqual([
      'step:documents:IELTS',
      'step:documents:SOP',
      'step:essays:evaluated',
      'step:university-research:three-saved',
      'step:shortlist:one-chosen',
    ]);
  });

  test('what the record says, or asks for by itself, the quiz does not ask for again', () => {
    const answers = { transcripts: 'no', english: 'no', teachers: 'no', money: 'no' } as const;
    const ids = (all: ProgressStep[]) => tasksOfAnswers(answers, 'en', answeredByRecord(all)).map(({ id }) => id);
    const steps = [step('documents', ['Transcript'], ['LOR']), step('tests', ['test-listed'], ['test-scored'])];
    expect(ids(steps)).toEqual(['quiz:money:no']);
    expect(ids([])).toEqual(['quiz:money:no', 'quiz:transcripts:no', 'quiz:english:no', 'quiz:teachers:no']);
  });

  test('the quiz asks for no letters and no statement where no university does', () => {
    const answers = { statement: 'no', teachers: 'partly', money: 'no' } as const;
    const ids = (...documents: ProgressStep['parts'][number]['id'][]) =>
      tasksOfAnswers(answers, 'en', answeredByRecord([step('documents', documents, [])])).map(({ id }) => id);
    expect(ids('Transcript')).toEqual(['quiz:money:no']);
    expect(ids('Transcript', 'SOP')).toEqual(['quiz:money:no', 'quiz:statement:no']);
  });

  test('a day that was set by others leaves a month after it has passed, one that can move stays', () => {
    const thing = { title: '', kind: 'x', link: '/x', isDone: false };
    const things = [
      { ...thing, id: 'a', date: '2026-10-01' },
      { ...thing, id: 'b', date: '2026-11-01' },
      { ...thing, id: 'c', date: '2026-01-01', isMovable: true },
      { ...thing, id: 'd', date: '2026-01-01', isMovable: true, isDone: true },
    ];
    expect(sortTasks(tasksOfDates(things, { today: '2026-11-22', since: null })).map(({ id }) => id)).toEqual([
      'c',
      'b',
    ]);
  });

  test('what was over before the account was made is for today, and late is only what passed since', () => {
    const thing = { title: '', kind: 'x', link: '/x', isDone: false };
    const things = [
      { ...thing, id: 'early', date: '2026-06-01', isMovable: true },
      { ...thing, id: 'late', date: '2026-11-21', isMovable: true },
      { ...thing, id: 'done', date: '2026-11-05', isMovable: true, isDone: true },
      { ...thing, id: 'set-by-others', date: '2026-11-10' },
    ];
    const planned = tasksOfDates(things, { today: '2026-11-22', since: '2026-11-20' });
    expect(planned.map(({ id, date }) => [id, date])).toEqual([
      ['early', '2026-11-22'],
      ['late', '2026-11-21'],
      ['done', '2026-11-05'],
      ['set-by-others', '2026-11-10'],
    ]);
    expect(openDates(planned, { own: [], marks: new Map() }, '2026-11-21').map(({ id }) => id)).toEqual([
      'late',
      'early',
    ]);
  });

  test('a chosen day counts in place of the one that was set, and what is ticked has none', () => {
    const thing = { title: '', kind: 'x', link: '/x', isDone: false, isMovable: true };
    const planned = tasksOfDates(
      [
        { ...thing, id: 'x:a', date: '2026-12-01', time: '09:00', zone: 'Asia/Dhaka' },
        { ...thing, id: 'x:b', date: '2026-12-02' },
        { ...thing, id: 'x:c', date: '2026-12-03' },
      ],
      { today: '2026-11-22', since: null },
    );
    const mark = { revision: 1, updated_at: '' };
    const marks = new Map([
      ['x:a', { ...mark, _id: 'x:a', state: 'open' as const, day: '2026-12-09' }],
      ['x:b', { ...mark, _id: 'x:b', state: 'done' as const, day: null }],
    ]);
    expect(openDates(planned, { own: [], marks }, '2026-12-01').map(({ id, date, time }) => [id, date, time])).toEqual([
      ['x:c', '2026-12-03', null],
      ['x:a', '2026-12-09', null],
    ]);
  });
});

describe('on the server', () => {
  let t: TestApp;
  let person: Person;
  beforeAll(async () => {
    t = await startTestApp();
    person = await t.student();
  });
  afterAll(() => t.stop());

  const planned = async (one: Person, language = 'en') =>
    (await one.call(listPlannedTasks, { query: { language } })).body.tasks;

  test('an empty record has its first tasks, and they go when the record says so', async () => {
    expect((await planned(person)).map(({ id }) => id)).toContain('step:tests:test-listed');
    const score = { testType: 'ielts' as const, testDate: inDays(20) };
    const { body } = await person.call(scoreCalls.add, { body: score });
    const tasks = await planned(person, 'ar');
    expect(tasks[0]).toMatchObject({ id: `test:${body.score._id}:day`, group: 'tests', is_movable: false });
    // its result can be added when the day has come
    expect(tasks.map(({ id }) => id)).not.toContain('step:tests:test-scored');
    expect(tasks.map(({ id }) => id)).not.toContain('step:tests:test-listed');
  });

  test('every thing of a visa has an id that can be ticked; the dashboard has what is open next, own tasks included', async () => {
    await person.call(putVisaPlan, { params: { id: 'GB' }, body: { ...emptyVisaPlan, intake: inDays(300) } });
    // before an offer there is little to do for a visa
    expect((await planned(person)).filter(({ id }) => id.startsWith('visa:GB')).length).toBeLessThan(3);
    const offer = { name: 'Hill College', country: 'GB', decision: { result: 'admitted', day: inDays(0), note: '' } };
    await person.call(applicationCalls.add, { body: offer });
    const visa = (await planned(person)).filter(({ id }) => id.startsWith('visa:'));
    expect(visa.length).toBeGreaterThan(2);
    for (const { id, ticked_in } of visa) {
      expect(ticked_in).toBe('visa');
      const { status } = await person.call(putTick, { params: { id }, body: { state: 'completed' } });
      expect([id, status]).toEqual([id, 200]);
    }
    expect((await planned(person)).filter(({ id }) => id.startsWith('visa:')).every(({ is_done }) => is_done)).toBe(
      true,
    );
    const work = { start: inDays(0), target: inDays(50), weeks: 4, hours: 6, format: null, off_weekdays: [], away: [] };
    const plan = { ...work, shown: true, travel_days: 0, fee: null, fee_currency: null, pay_by: null };
    await person.call(putTestPlan, { params: { id: 'sat' }, body: plan });
    await person.call(taskCalls.add, { body: { title: 'Ask for a reference', group: 'documents', day: inDays(2) } });
    const { body } = await person.call(getDashboard, { query: {} });
    // the weeks of a test plan are work, not dates
    expect(body.dates.map(({ title }) => title)).toEqual([
      'Ask for a reference',
      'Test day: IELTS Academic',
      'Test day: SAT',
    ]);
    expect((await planned(person)).some(({ ticked_in }) => ticked_in === 'test-prep')).toBe(true);
  });

  test('what a checklist ticks has one tick, there: a mark here says nothing, and opening it there opens it here', async () => {
    const one = await t.student();
    await one.call(putVisaPlan, { params: { id: 'GB' }, body: { ...emptyVisaPlan, intake: inDays(300) } });
    await one.call(saveSettlementPlan, { body: { ...emptySettlementPlan, arrival: inDays(290) } });
    const done = async () => (await planned(one)).filter(({ is_done }) => is_done).map(({ id }) => id);
    const [step, thing] = ['visa:GB:step:apply-online', 'settlement:first-nights'];
    for (const id of [step, thing])
      await one.call(taskMarks.put, { params: { id }, body: { state: 'done', day: inDays(40) } });
    expect(await done()).toEqual([]);
    await one.call(putTick, { params: { id: step }, body: { state: 'completed' } });
    await one.call(putTick, { params: { id: thing }, body: { state: 'done' } });
    expect(new Set(await done())).toEqual(new Set([step, thing]));
    await one.call(putTick, { params: { id: step }, body: { state: 'in-progress' } });
    expect(await done()).toEqual([thing]);
    // the day that was chosen here stays
    const { body } = await one.call(getDashboard, { query: {} });
    expect(body.dates.find(({ id }) => id === step)?.date).toBe(inDays(40));
  });

  test.each([
    ['1800-01-01', 'day'],
    ['2300-01-01', 'day'],
    ['2026-02-30', 'day'],
  ])('a day like %s is refused beside its field', async (day, field) => {
    const { status, body } = await person.call(taskCalls.add, { body: { title: 'Pack', group: 'other', day } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    const marked = await person.call(taskMarks.put, { params: { id: 'step:tests:x' }, body: { state: 'open', day } });
    expect(marked.status).toBe(422);
  });

  test.each(['1800-01-01', '2300-01-01'])('an intake or an arrival in %s is refused beside its field', async (day) => {
    const visa = await person.call(putVisaPlan, { params: { id: 'CA' }, body: { ...emptyVisaPlan, intake: day } });
    expect([visa.status, visa.body.fields]).toEqual([422, { intake: 'Check the year of this date.' }]);
    const arrival = await person.call(saveSettlementPlan, { body: { ...emptySettlementPlan, arrival: day } });
    expect([arrival.status, arrival.body.fields]).toEqual([422, { arrival: 'Check the year of this date.' }]);
  });

  test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
    'what is for today is for the student’s own day, in %s',
    async (zone) => {
      const student = await t.student();
      await student.call(sayReader, { body: { language: 'en', zone } });
      await student.call(putVisaPlan, { params: { id: 'CA' }, body: { ...emptyVisaPlan, intake: inDays(7) } });
      const offer = {
        name: 'Hill College',
        country: 'CA',
        decision: { result: 'admitted', day: inDays(-2), note: '' },
      };
      await student.call(applicationCalls.add, { body: offer });
      const days = (await planned(student)).filter(({ id }) => id.startsWith('visa:')).map(({ date }) => date);
      expect(days).toContain(todayIn(zone, new Date()));
    },
  );

  test('nobody else sees or ticks them', async () => {
    const other = await t.student();
    const studentId = person.user.id;
    expect((await other.call(taskCalls.list, { params: { studentId } })).status).toBe(404);
    expect((await other.call(taskMarks.list, { params: { studentId } })).status).toBe(404);
    expect((await t.stranger().call(listPlannedTasks, { query: {} })).status).toBe(401);
    expect((await planned(other)).some(({ id }) => id.startsWith('visa:'))).toBe(false);
    const { body } = await other.call(getDashboard, { query: {} });
    expect(body).toMatchObject({ percent: 0, dates: [] });
  });
});
