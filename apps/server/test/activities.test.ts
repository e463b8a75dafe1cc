import { randomUUID } from 'node:crypto';
import * as contract from '@lantern/contract/activities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { summarizeActivities } from '#features/activities/activities.service.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { readPdf } from './support/documents.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const debate = {
  name: 'Debate club',
  title: 'Captain',
  duration: '2023-01 - present',
  weeklyHours: 6,
  description: 'We met on Tuesdays in the chemistry room.',
  outcome: 'Four members reached the national round.',
};

async function add(person: Person, changes: Record<string, unknown> = {}): Promise<contract.Activity> {
  const { status, body } = await person.call(contract.addActivity, { body: { ...debate, ...changes } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.eca;
}

async function list(person: Person, of: Person = person): Promise<contract.Activity[]> {
  const { status, body } = await person.call(contract.listActivities, { params: { studentId: of.user.id } });
  expect(status).toBe(200);
  return body.ecas;
}

const names = async (person: Person) => (await list(person)).map(({ name }) => name);

describe('adding and changing', () => {
  test('a new student has none, an added one comes back as it was sent', async () => {
    const person = await t.student();
    expect(await list(person)).toEqual([]);
    const added = await add(person, { student_id: person.user.id });
    expect(added).toMatchObject({ ...debate, revision: 1 });
    expect(await list(person)).toEqual([added]);
  });

  test('what is left out is empty, and line breaks and other scripts are kept', async () => {
    const person = await t.student();
    const { status, body } = await person.call(contract.addActivity, {
      body: { name: '  বিতর্ক ক্লাব  ', duration: '2024-02 - 2024-02', weeklyHours: 0 },
    });
    expect(status).toBe(200);
    expect(body.eca).toMatchObject({ name: 'বিতর্ক ক্লাব', title: '', description: '', outcome: '' });
    const text = 'First line\n\n<b>second</b> 👩🏽‍🚀';
    expect((await add(person, { description: text })).description).toBe(text);
    expect((await add(person, { name: `Half ${String.fromCharCode(0xd83d)}` })).name).toBe('Half \ufffd');
  });

  test('one id is one activity, whatever is sent with it later', async () => {
    const person = await t.student();
    const id = randomUUID();
    const first = await add(person, { id });
    expect(first._id).toBe(id);
    expect(await add(person, { id: id.toUpperCase(), name: 'Chess club' })).toEqual(first);
    expect(await list(person)).toHaveLength(1);
  });

  test('twenty adds of one id at once are one activity', async () => {
    const person = await t.student();
    const id = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => add(person, { id, weeklyHours: 100 })));
    expect(new Set(all.map(({ _id }) => _id))).toEqual(new Set([id]));
    expect(await list(person)).toHaveLength(1);
  });

  test('an update replaces every field', async () => {
    const person = await t.student();
    const { _id } = await add(person);
    const changed = {
      ...debate,
      name: 'Robotics',
      title: '',
      duration: '2022-09 - 2024-06',
      weeklyHours: 3,
      outcome: '',
    };
    const { status, body } = await person.call(contract.updateActivity, { params: { id: _id }, body: changed });
    expect(status).toBe(200);
    expect(body.eca).toMatchObject({ ...changed, revision: 2 });
    expect(await list(person)).toEqual([body.eca]);
  });

  test('weeks, years of school and the type are kept; who was not asked has none', async () => {
    const person = await t.student();
    const asked = { weeksPerYear: 40, schoolYears: [9, 11, 13], type: 'debate' };
    expect(await add(person, asked)).toMatchObject(asked);
    expect(await add(person)).toMatchObject({ weeksPerYear: null, schoolYears: [], type: '' });
  });

  test.each([
    ['no weeks', { weeksPerYear: 0 }, 'weeksPerYear'],
    ['53 weeks', { weeksPerYear: 53 }, 'weeksPerYear'],
    ['a year of school that is none', { schoolYears: [8] }, 'schoolYears.0'],
    ['a year twice', { schoolYears: [9, 9] }, 'schoolYears'],
    ['an unknown type', { type: 'chess' }, 'type'],
  ])('%s is refused', async (_, change, field) => {
    const person = await t.student();
    const { status, body } = await person.call(contract.addActivity, { body: { ...debate, ...change } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  test('an update on an old base changes nothing and tells what stands there', async () => {
    const person = await t.student();
    const { _id, revision } = await add(person);
    const here = { ...debate, title: 'President', base_revision: revision };
    const there = { ...debate, title: 'Treasurer', base_revision: revision };
    expect((await person.call(contract.updateActivity, { params: { id: _id }, body: here })).status).toBe(200);
    const stale = await person.call(contract.updateActivity, { params: { id: _id }, body: there });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_revision']);
    const { eca } = contract.activityConflictSchema.parse(stale.body.extra);
    expect(eca).toMatchObject({ title: 'President', revision: 2 });
    expect((await list(person))[0]?.title).toBe('President');

    const again = await person.call(contract.updateActivity, { params: { id: _id }, body: here });
    expect([again.status, again.body.eca.revision]).toEqual([200, 2]);
    const { base_revision, ...always } = there;
    expect((await person.call(contract.updateActivity, { params: { id: _id }, body: always })).status).toBe(200);
    expect((await list(person))[0]).toMatchObject({ title: 'Treasurer', revision: 3 });
  });
});

const ahead = (months: number) => contract.monthFromNow(months);

describe('refused input', () => {
  test.each([
    ['a blank name', { name: '  ' }, 'name'],
    ['a name with a line break', { name: 'Debate\nclub' }, 'name'],
    ['a long name', { name: 'x'.repeat(201) }, 'name'],
    ['a long role', { title: 'x'.repeat(201) }, 'title'],
    ['a long description', { description: 'x'.repeat(2001) }, 'description'],
    ['a long impact', { outcome: 'x'.repeat(2001) }, 'outcome'],
    ['NUL', { description: 'a\u0000b' }, 'description'],
    ['no duration', { duration: '' }, 'duration'],
    ['a year alone', { duration: '2023 - 2024' }, 'duration'],
    ['a thirteenth month', { duration: '2023-13 - present' }, 'duration'],
    ['three months', { duration: '2023-01 - 2023-02 - 2023-03' }, 'duration'],
    ['an end before the start', { duration: '2024-05 - 2024-04' }, 'duration'],
    ['a start long ago', { duration: '1949-12 - present' }, 'duration'],
    ['a start far away', { duration: `${ahead(13)} - present` }, 'duration'],
    ['an end far away', { duration: `2024-01 - ${ahead(121)}` }, 'duration'],
    ['something planned for no hours', { duration: `${ahead(1)} - present`, weeklyHours: 0 }, 'weeklyHours'],
    ['hours below none', { weeklyHours: -1 }, 'weeklyHours'],
    ['more hours than a week has', { weeklyHours: 169 }, 'weeklyHours'],
    ['half an hour', { weeklyHours: 1.5 }, 'weeklyHours'],
    ['hours as text', { weeklyHours: '6' }, 'weeklyHours'],
    ['no hours', { weeklyHours: null }, 'weeklyHours'],
    ['an id that is none', { id: 'demo' }, 'id'],
    ['a student that is none', { student_id: 'demo-user' }, 'student_id'],
    ['an unknown field', { favourite: true }, 'favourite'],
  ])('%s', async (_name, changes, field) => {
    const person = await t.student();
    const { status, body } = await person.call(contract.addActivity, { body: { ...debate, ...changes } });
    expect([status, body.code]).toEqual([422, 'invalid_request']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await list(person)).toEqual([]);
  });

  test('the edges of what is allowed are taken', async () => {
    const person = await t.student();
    const long = 'x'.repeat(2000);
    await add(person, { name: 'y'.repeat(200), title: 'z'.repeat(200), description: long, outcome: long });
    await add(person, { duration: '1950-01 - 1950-01', weeklyHours: 168 });
    await add(person, { duration: `${ahead(12)} - ${ahead(120)}`, weeklyHours: 1 });
    expect(await list(person)).toHaveLength(3);
  });

  test('the database itself refuses what the contract would', async () => {
    const person = await t.student();
    const row = { id: randomUUID(), user_id: person.user.id, name: 'x', start_month: '2024-01-01', position: 1 };
    const insert = (changes: object) =>
      t.database
        .insertInto('activities')
        .values({ ...row, weekly_hours: 1, ...changes })
        .execute();
    await expect(insert({ end_month: '2023-12-01' })).rejects.toThrow('check constraint');
    await expect(insert({ start_month: '2024-01-02' })).rejects.toThrow('check constraint');
    await expect(insert({ weekly_hours: 169 })).rejects.toThrow('check constraint');
    await expect(insert({ name: '' })).rejects.toThrow('check constraint');
    await expect(insert({ user_id: randomUUID() })).rejects.toThrow('foreign key');
  });
});

describe('168 hours a week', () => {
  test('are not passed by all current activities together', async () => {
    const person = await t.student();
    await add(person, { weeklyHours: 100 });
    const kept = await add(person, { weeklyHours: 60 });
    const over = await person.call(contract.addActivity, { body: { ...debate, weeklyHours: 9 } });
    expect([over.status, over.body.fields]).toEqual([422, { weeklyHours: contract.tooManyHours }]);
    await add(person, { weeklyHours: 8 });
    const grown = await person.call(contract.updateActivity, {
      params: { id: kept._id },
      body: { ...debate, weeklyHours: 61 },
    });
    expect([grown.status, grown.body.code]).toEqual([422, 'invalid_request']);
    expect((await list(person)).map(({ weeklyHours }) => weeklyHours)).toEqual([100, 60, 8]);
  });

  test('count only activities that go on at the same time, now or later', async () => {
    const person = await t.student();
    await add(person, { weeklyHours: 168, duration: '2020-01 - 2020-12' });
    await add(person, { weeklyHours: 100, duration: `2024-01 - ${ahead(2)}` });
    await add(person, { weeklyHours: 100, duration: `${ahead(3)} - present` });
    const clash = await person.call(contract.addActivity, {
      body: { ...debate, weeklyHours: 69, duration: `${ahead(2)} - ${ahead(4)}` },
    });
    expect(clash.body.fields).toEqual({ weeklyHours: contract.tooManyHours });
    await add(person, { weeklyHours: 68, duration: `${ahead(2)} - ${ahead(4)}` });
  });

  test('hold when twelve adds of 30 hours come at once: five fit', async () => {
    const person = await t.student();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => person.call(contract.addActivity, { body: { ...debate, weeklyHours: 30 } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.fields]).toEqual([422, { weeklyHours: contract.tooManyHours }]);
    expect(contract.busiestHours(await list(person))).toBe(150);
  });

  test('hold when updates and restores come at once', async () => {
    const person = await t.student();
    const kept = [await add(person, { weeklyHours: 10 }), await add(person, { weeklyHours: 10 })];
    const gone = await add(person, { weeklyHours: 100 });
    await person.call(contract.deleteActivity, { params: { id: gone._id } });
    const answers = await Promise.all([
      person.call(contract.restoreActivity, { body: { id: gone._id } }),
      ...kept.map(({ _id }) =>
        person.call(contract.updateActivity, { params: { id: _id }, body: { ...debate, weeklyHours: 80 } }),
      ),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(3);
    expect(contract.busiestHours(await list(person))).toBeLessThanOrEqual(168);
  });

  test('one hundred activities are enough, and deleting makes room', async () => {
    const person = await t.student();
    const rows = Array.from({ length: 99 }, (_, index) => ({
      id: randomUUID(),
      user_id: person.user.id,
      name: `Activity ${index}`,
      start_month: '2020-01-01',
      end_month: '2020-02-01',
      weekly_hours: 1,
      position: index + 1,
    }));
    await t.database.insertInto('activities').values(rows).execute();
    const last = await add(person);
    const full = await person.call(contract.addActivity, { body: debate });
    expect([full.status, full.body.fields]).toEqual([422, { name: contract.tooManyActivities }]);
    await person.call(contract.deleteActivity, { params: { id: last._id } });
    await add(person);
    expect(await list(person)).toHaveLength(100);
    const back = await person.call(contract.restoreActivity, { body: { id: last._id } });
    expect([back.status, back.body.fields]).toEqual([422, { name: contract.tooManyActivities }]);
  });
});

describe('deleting', () => {
  test('can be undone, and the activity is where it was', async () => {
    const person = await t.student();
    const first = await add(person, { name: 'First' });
    await add(person, { name: 'Second' });
    const gone = await person.call(contract.deleteActivity, { params: { id: first._id } });
    expect(gone.status).toBe(200);
    const days = (Date.parse(gone.body.restorable_until) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(await names(person)).toEqual(['Second']);
    expect((await person.call(contract.listDeletedActivities)).body.ecas).toEqual([first]);

    const twice = await person.call(contract.deleteActivity, { params: { id: first._id } });
    expect(twice.body.restorable_until).toBe(gone.body.restorable_until);
    for (let times = 0; times < 2; times++) {
      const back = await person.call(contract.restoreActivity, { body: { id: first._id } });
      expect([back.status, back.body.eca]).toEqual([200, first]);
    }
    expect(await names(person)).toEqual(['First', 'Second']);
    expect((await person.call(contract.listDeletedActivities)).body.ecas).toEqual([]);
  });

  test('a deleted activity takes no update and no late repeat of its add', async () => {
    const person = await t.student();
    const { _id } = await add(person);
    await person.call(contract.deleteActivity, { params: { id: _id } });
    const updated = await person.call(contract.updateActivity, { params: { id: _id }, body: debate });
    const added = await person.call(contract.addActivity, { body: { ...debate, id: _id } });
    expect([updated.body.code, added.body.code]).toEqual(['not_found', 'not_found']);
    expect(await list(person)).toEqual([]);
  });

  test('after 30 days it is gone: not listed, not restored, and purged', async () => {
    const person = await t.student();
    const [old, recent] = [await add(person, { name: 'Old' }), await add(person, { name: 'Recent' })];
    const day = 86_400_000;
    for (const [{ _id }, age] of [[old, 31] as const, [recent, 29] as const])
      await t.database
        .updateTable('activities')
        .set({ deleted_at: new Date(Date.now() - age * day) })
        .where('id', '=', _id)
        .execute();
    expect((await person.call(contract.listDeletedActivities)).body.ecas.map(({ name }) => name)).toEqual(['Recent']);
    expect((await person.call(contract.restoreActivity, { body: { id: old._id } })).body.code).toBe('not_found');
    await t.purgeDeleted();
    await t.purgeDeleted();
    const rows = await t.database.selectFrom('activities').select('id').where('user_id', '=', person.user.id).execute();
    expect(rows).toEqual([{ id: recent._id }]);
  });

  test('rows do not grow without end: the oldest deleted one makes room', async () => {
    const person = await t.student();
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: randomUUID(),
      user_id: person.user.id,
      name: `Deleted ${index}`,
      start_month: '2020-01-01',
      weekly_hours: 1,
      position: index + 1,
      deleted_at: new Date(Date.now() - (index + 1) * 60_000),
    }));
    await t.database.insertInto('activities').values(rows).execute();
    await add(person);
    const left = await t.database
      .selectFrom('activities')
      .select('name')
      .where('user_id', '=', person.user.id)
      .execute();
    expect(left).toHaveLength(500);
    expect(left.map(({ name }) => name)).not.toContain('Deleted 499');
  });
});

describe('order', () => {
  test('is as asked; those not named follow', async () => {
    const person = await t.student();
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await add(person, { name, weeklyHours: 1 }))._id);
    const asked = [ids[2], ids[0]?.toUpperCase()];
    const { status, body } = await person.call(contract.reorderActivities, { body: { ids: asked } });
    expect([status, body.ecas.map(({ name }) => name)]).toEqual([200, ['C', 'A', 'B', 'D']]);
    await add(person, { name: 'E', weeklyHours: 1 });
    expect(await names(person)).toEqual(['C', 'A', 'B', 'D', 'E']);
    const nothing = await person.call(contract.reorderActivities, { body: { ids: [] } });
    expect(nothing.body.ecas).toHaveLength(5);
  });

  test('refuses an id twice, an unknown one and somebody else’s', async () => {
    const [person, other] = [await t.student(), await t.student()];
    const [mine, theirs] = [await add(person), await add(other)];
    const order = (ids: string[]) => person.call(contract.reorderActivities, { body: { ids } });
    expect((await order([mine._id, mine._id.toUpperCase()])).body.code).toBe('invalid_request');
    expect((await order([mine._id, randomUUID()])).body.code).toBe('not_found');
    expect((await order([theirs._id])).body.code).toBe('not_found');
    expect((await order(Array.from({ length: 101 }, () => randomUUID()))).body.code).toBe('invalid_request');
  });
});

describe('who may do what', () => {
  async function share(student: Person, mentor: Person, scope: 'record' | 'essays', changes: object = {}) {
    await t.database
      .insertInto('shares')
      .values({ student_id: student.user.id, mentor_id: mentor.user.id, scope, ...changes })
      .execute();
  }

  const everyCall = (id: string, studentId: string) =>
    [
      [contract.listActivities, { params: { studentId } }],
      [contract.addActivity, { body: debate }],
      [contract.updateActivity, { params: { id }, body: debate }],
      [contract.deleteActivity, { params: { id } }],
      [contract.restoreActivity, { body: { id } }],
      [contract.listDeletedActivities, {}],
      [contract.reorderActivities, { body: { ids: [id] } }],
    ] as const;

  test('a stranger is asked to log in, an administrator is refused', async () => {
    const [person, admin] = [await t.student(), await t.admin()];
    const { _id } = await add(person);
    for (const [endpoint, input] of everyCall(_id, person.user.id)) {
      expect((await t.stranger().call(endpoint, input)).body).toMatchObject({ code: 'unauthenticated' });
      expect((await admin.call(endpoint, input)).body).toMatchObject({ code: 'forbidden' });
    }
  });

  test('another student finds nothing, and the owner’s activity stays', async () => {
    const [person, other] = [await t.student(), await t.student()];
    const before = await add(person);
    const own = new Set<unknown>([contract.addActivity, contract.listDeletedActivities]);
    for (const [endpoint, input] of everyCall(before._id, person.user.id)) {
      if (own.has(endpoint)) continue;
      expect((await other.call(endpoint, input)).body).toMatchObject({ code: 'not_found' });
    }
    const body = { ...debate, student_id: person.user.id };
    expect((await other.call(contract.addActivity, { body })).body.code).toBe('not_found');
    const update = await other.call(contract.updateActivity, { params: { id: before._id }, body });
    expect(update.body.code).toBe('not_found');
    const taken = await other.call(contract.addActivity, { body: { ...debate, id: before._id } });
    expect([taken.status, taken.body.code]).toEqual([409, 'id_taken']);
    expect(await list(person)).toEqual([before]);
    expect(await list(other)).toEqual([]);
  });

  test('a mentor reads with a live share of the record alone, and never writes', async () => {
    const [person, mentor, unshared] = [await t.student(), await t.mentor(), await t.mentor()];
    const mine = await add(person);
    const read = { params: { studentId: person.user.id } };
    await share(person, unshared, 'essays');
    await share(person, unshared, 'record', { until: new Date(Date.now() - 1000) });
    expect((await unshared.call(contract.listActivities, read)).body.code).toBe('not_found');
    await share(person, mentor, 'record');
    expect(await list(mentor, person)).toEqual([mine]);
    for (const [endpoint, input] of everyCall(mine._id, person.user.id)) {
      if (endpoint === contract.listActivities) continue;
      expect((await mentor.call(endpoint, input)).body).toMatchObject({ code: 'forbidden' });
    }
    await t.database.updateTable('shares').set({ revoked_at: new Date() }).execute();
    expect((await mentor.call(contract.listActivities, read)).body.code).toBe('not_found');
  });

  test('a write from another site is refused', async () => {
    const person = await t.student();
    const foreign = await person.call(
      contract.addActivity,
      { body: debate },
      { headers: { origin: 'https://elsewhere.example' } },
    );
    expect([foreign.status, foreign.body.code]).toEqual([403, 'wrong_origin']);
    expect(await list(person)).toEqual([]);
  });
});

test('features above are told the current list', async () => {
  const person = await t.student();
  const [kept, gone] = [await add(person, { name: 'Kept' }), await add(person, { name: 'Gone' })];
  await person.call(contract.deleteActivity, { params: { id: gone._id } });
  expect(await summarizeActivities(t.ports, person.user.id)).toEqual([kept]);
});

test('an account takes its activities along', async () => {
  const person = await t.student();
  await add(person);
  await t.database.deleteFrom('users').where('id', '=', person.user.id).execute();
  const left = await t.database.selectFrom('activities').select('id').where('user_id', '=', person.user.id).execute();
  expect(left).toEqual([]);
});

describe('on paper', () => {
  const paper = async (person: Person, language = 'en') => {
    const { status, raw, headers } = await person.call(contract.printActivities, { query: { language } });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    return await readPdf(raw);
  };

  test('ten long ones fit on one page, in their order and in the own words', async () => {
    const person = await t.student('Amina Rahman');
    const description = 'Taught forty children to read in the hall behind the mosque, three evenings a week. '.repeat(
      2,
    );
    for (let number = 1; number <= 10; number++)
      await add(person, { name: `Activity ${number}`, weeklyHours: 2, description });
    const { pages, text, info } = await paper(person);
    expect(pages).toHaveLength(1);
    expect(text).toMatch(/^Activities\nAmina Rahman\n/);
    expect(text.indexOf('Activity 2')).toBeLessThan(text.indexOf('Activity 9'));
    expect(text).toContain('Jan 2023 – present');
    expect(text).toContain('Captain · 2 hours a week');
    expect(info.Author).toBe('Amina Rahman');
  });

  test('what does not fit on one page goes on, and what is planned says so', async () => {
    const person = await t.student();
    await add(person, { name: 'River cleaning', duration: `${ahead(2)} - present` });
    for (let number = 0; number < 12; number++)
      await add(person, { weeklyHours: 1, description: 'We counted boats and birds. '.repeat(50) });
    const { pages, text } = await paper(person);
    expect(pages.length).toBeGreaterThan(1);
    expect(text).toMatch(/planned: \w+ \d{4}/);
  });

  test('other scripts stay as written', async () => {
    const person = await t.student();
    await add(person, { name: 'বিতর্ক ক্লাব', title: 'দলনেতা', description: '', outcome: '' });
    const { text } = await paper(person, 'bn');
    expect(text.replace(/\s/g, '')).toContain('বিতর্কক্লাব');
    await add(person, { name: 'نادي القراءة', title: '', description: '', outcome: '' });
    const arabic = await paper(person, 'ar');
    expect(arabic.text).toContain('الأنشطة');
    expect(arabic.text).toContain('نادي القراءة');
    expect(arabic.text).not.toContain('\ufffd');
  });

  test('without activities there is nothing to print, and nobody prints without an account', async () => {
    expect((await (await t.student()).call(contract.printActivities)).body.code).toBe('not_found');
    expect((await t.stranger().call(contract.printActivities)).body.code).toBe('unauthenticated');
  });
});
