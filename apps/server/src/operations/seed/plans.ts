// Applications in every state, letters, scholarships, money, visas and the first weeks abroad.
import { randomUUID } from 'node:crypto';
import {
  type DemoApplication,
  demoApplications,
  demoRecommenders,
  demoScholarships,
} from '@lantern/content/demo-school/plans';
import {
  type ApplicationFields,
  applicationCalls,
  putApplicationDraft,
  searchUniversities,
} from '@lantern/contract/applications';
import * as letters from '@lantern/contract/applications.letters';
import {
  emptySettlementPlan,
  emptyVisaPlan,
  putTick,
  putVisaPlan,
  readVisaPack,
  saveSettlementPlan,
  visaItemKey,
} from '@lantern/contract/checklists';
import { draftCostPlan, emptyFinance, putCostPlan, saveFinance } from '@lantern/contract/finance';
import { putSavedScholarship, putScholarshipAnswer } from '@lantern/contract/scholarships';
import type { FastifyInstance } from 'fastify';
import type { Print } from '#ports/print/print.ts';
import { formOf, newCaller } from './caller.ts';
import { dayFromNow, monthAway } from './days.ts';
import type { Written } from './essays.ts';
import { named, type People, type Student } from './people.ts';
import { countryOf } from './record.ts';

type Host = { app: FastifyInstance; publicUrl: string | undefined; print: Print };
/** A student's applications by the name of the university. */
type Saved = Map<string, { id: string; country: string }>;

export async function seedPlans(host: Host, { students }: People, essays: ReadonlyMap<string, Written>): Promise<void> {
  const saved = new Map<string, Saved>();
  for (const application of demoApplications) {
    const student = named(students, application.student);
    const own = saved.get(application.student) ?? new Map();
    own.set(application.university, await saveApplication(student, application, essays));
    saved.set(application.student, own);
  }
  for (const { student, id, state, deadline, note } of demoScholarships)
    await named(students, student).call(putSavedScholarship, {
      params: { id },
      body: { state, deadline: deadline === null ? null : dayFromNow(deadline), note },
    });
  await named(students, 'zainab').call(putScholarshipAnswer, { params: { id: 'work-2' }, body: { answer: 'yes' } });
  await seedLetters(host, students, saved);
  for (const [key, university, abroad] of [
    ['nadia', 'University of Leeds', 'GB'],
    ['hamza', 'University of Leicester', 'GB'],
    ['zainab', 'University of Glasgow', 'GB'],
  ] as const)
    await seedMoney(named(students, key), named(named(saved, key), university).id, abroad);
}

async function saveApplication(student: Student, one: DemoApplication, essays: ReadonlyMap<string, Written>) {
  const { universities } = await student.call(searchUniversities, { query: { q: one.university } });
  const found = universities.find(({ name }) => name === one.university) ?? universities[0];
  const body: Partial<ApplicationFields> & { name: string } = {
    ...{ name: found?.name ?? one.university, program: one.program, stage: one.stage, level: student.is.level },
    ...(found && { institution_id: found.id }),
    ...{ intake: monthAway(9), deadline: { day: dayFromNow(one.deadline), time: '23:59', zone: one.zone } },
    notes: one.notes ?? '',
    requirements: ['Read the list of the faculty', 'Send the scores', 'Portal account made'].map((label, place) => ({
      ...{ id: randomUUID(), label, done: place > 0 && one.stage !== 'considering' },
    })),
    ...(one.fee && {
      costs: [
        {
          id: randomUUID(),
          kind: 'fee',
          label: '',
          amount: one.fee.amount * 100,
          currency: one.fee.currency,
          state: one.fee.state,
        },
      ],
    }),
    ...(one.essay && { essays: [named(essays, one.essay).id] }),
    ...(one.submitted !== undefined && {
      submitted: { day: dayFromNow(-one.submitted), proof: null, reference: `D-${4000 + one.program.length}` },
    }),
    ...(one.decision && { decision: { result: one.decision.result, day: dayFromNow(-one.decision.ago), note: '' } }),
    ...(one.offer && { offer: offerOf(one.offer) }),
    ...(one.deposit && { deposit: depositOf(one.deposit, one.offer?.currency ?? 'USD') }),
  };
  const { application } = await student.call(applicationCalls.add, { body });
  if (one.essay)
    await student.call(putApplicationDraft, {
      params: { id: application._id },
      body: { personal_statement: '', why_this_university: 'Because I could ask the people whose figures I use.' },
    });
  return { id: application._id, country: found?.country ?? '' };
}

const offerOf = ({ currency, tuition, scholarship }: NonNullable<DemoApplication['offer']>) => ({
  ...{ currency, tuition: tuition * 100, scholarship: scholarship === null ? null : scholarship * 100 },
  answer_by: dayFromNow(24),
});
const depositOf = ({ amount, due, paid }: NonNullable<DemoApplication['deposit']>, currency: string) => ({
  ...{ amount: amount * 100, currency, due: dayFromNow(due), paid_on: paid ? dayFromNow(-2) : null },
});

async function seedLetters(host: Host, students: People['students'], saved: ReadonlyMap<string, Saved>): Promise<void> {
  for (const { student: key, name, relation, state, waived } of demoRecommenders) {
    const student = named(students, key);
    const { recommender } = await student.call(letters.recommenderCalls.add, { body: { name, relation, email: '' } });
    const application_ids = [...named(saved, key).values()].slice(0, 3).map(({ id }) => id);
    const { letter, url } = await student.call(letters.askForLetter, {
      body: {
        ...{ recommender_id: recommender._id, application_ids, waived, send: 'hand' as const },
        ...{
          note: 'If you can, write about the laboratory that we did not have.',
          due_on: dayFromNow(16),
          ends_on: dayFromNow(40),
        },
      },
    });
    const params = { token: (url ?? '').split('/').at(-1) ?? '' };
    const recommenders = newCaller(host.app, host.publicUrl);
    if (state !== 'asked' && state !== 'withdrawn') await recommenders.call(letters.openLetterRequest, { params });
    if (state === 'declined')
      await recommenders.call(letters.declineLetter, {
        params,
        body: { word: 'I taught you for one term only. Ask Rahima.' },
      });
    if (state === 'received') {
      const pdf = await host.print.make('pdf', letterOf(name, student.name));
      await recommenders.call(letters.sendLetter, { params, body: undefined as never }, formOf({}, pdf));
    }
    if (state === 'reminded')
      await student.call(letters.remindOfLetter, { body: { letter_id: letter._id, send: 'hand' } });
    if (state === 'withdrawn') await student.call(letters.withdrawLetter, { body: { letter_id: letter._id } });
  }
}

const letterOf = (author: string, student: string) => ({
  ...{ title: 'Letter of recommendation (demo)', author, meta: [author], language: 'en' },
  blocks: [{ kind: 'paragraph' as const, text: `${student} asks the second question. I can say this of few.` }],
});

async function seedMoney(student: Student, programme: string, abroad: string): Promise<void> {
  const { currency } = countryOf(student.is.country);
  const loan = {
    id: randomUUID(),
    name: 'Education loan of the bank',
    currency,
    amount: 150_000_000,
    rate: 9.5,
    months: 84,
  };
  await student.call(saveFinance, {
    body: {
      ...{ ...emptyFinance, answer: 'yes-both', home_currency: currency },
      loans: [{ ...loan, grace_months: 12, grace_interest: 'added', fee: 500_000, part_payments: [] }],
    },
  });
  const { plan } = await student.call(draftCostPlan, {
    params: { id: programme },
    query: { home: currency, there: 'GBP' },
  });
  const start = monthAway(9);
  const source = { currency: 'GBP', month: start, times: 1, from_application: false };
  const sources = [
    {
      ...source,
      id: randomUUID(),
      kind: 'family' as const,
      label: 'Parents and uncle',
      amount: 900_000,
      certain: true,
    },
    {
      ...source,
      id: randomUUID(),
      kind: 'loan' as const,
      label: 'Education loan of the bank',
      amount: 1_200_000,
      certain: false,
    },
    {
      ...source,
      id: randomUUID(),
      kind: 'work' as const,
      label: 'Work beside studying',
      amount: 40_000,
      times: 8,
      certain: false,
    },
  ];
  await student.call(putCostPlan, {
    params: { id: programme },
    body: { ...plan, sources: [...plan.sources, ...sources] },
  });
  await seedVisa(student, abroad);
}

async function seedVisa(student: Student, country: string): Promise<void> {
  const { pack } = await student.call(readVisaPack, { params: { country }, query: {} });
  const balances = [40, 33, 26, 19, 12, 5].map((ago) => ({ day: dayFromNow(-ago), amount: 2_650_000 - ago * 1000 }));
  const appointment = {
    id: randomUUID(),
    title: 'Fingerprints and photo',
    day: dayFromNow(58),
    time: '09:30',
    zone: countryOf(student.is.country).zone,
  };
  await student.call(putVisaPlan, {
    params: { id: country },
    body: {
      ...{ ...emptyVisaPlan, intake: dayFromNow(240), nationality: student.is.country, applying: dayFromNow(70) },
      ...{ required: 2_500_000, currency: pack.funds?.currency ?? 'GBP', balances },
      appointments: [{ ...appointment, place: 'Visa application centre', status: 'pending' }],
    },
  });
  for (const { id } of pack.items.slice(0, 3))
    await student.call(putTick, { params: { id: visaItemKey(country, id) }, body: { state: 'done' } });
  for (const { id } of pack.steps.slice(0, 2))
    await student.call(putTick, { params: { id: `visa:${country}:step:${id}` }, body: { state: 'in-progress' } });
  await student.call(saveSettlementPlan, {
    body: {
      ...{ ...emptySettlementPlan, country, arrival: dayFromNow(232), university: 'Student Services, first floor' },
      ...{
        address: 'Hall of residence, room to be told',
        home_contact: 'Mother',
        notes: 'Ask whether bedding is there.',
      },
      own_items: [
        {
          id: randomUUID(),
          title: 'Copies of all papers for my brother',
          day: dayFromNow(225),
          priority: 'high',
          done: false,
        },
        { id: randomUUID(), title: 'A small pressure cooker', day: null, priority: 'low', done: true },
      ],
    },
  });
  for (const id of ['local-sim', 'first-nights'])
    await student.call(putTick, { params: { id: `settlement:${id}` }, body: { state: 'done' } });
}
