// The universities that a student keeps, each with what an application there takes, from the first thought to the deposit.
// Amounts are whole minor units.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { askedPapers } from './asked-papers.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, line, prose, requiredLine } from './fields.ts';
import { type FieldsOf, recordEndpoints } from './record.ts';
import { type KeyedFieldsOf, keyedEndpoints } from './record-keyed.ts';
import { testIds } from './test-ids.ts';
import { worldFactSchema } from './world-facts.ts';

export const applicationStages = ['considering', 'preparing', 'submitted', 'decision', 'deposit'] as const;
export type ApplicationStage = (typeof applicationStages)[number];
export const applicationLevels = ['UG', 'PG', 'PhD'] as const;
export const applyingCostKinds = ['fee', 'scores', 'post', 'papers', 'other'] as const;
export type ApplyingCostKind = (typeof applyingCostKinds)[number];
export const applyingCostStates = ['due', 'paid', 'waived'] as const;

export const applicationsMax = 200;
export const applyingCostsMax = 8;
export const neededTestsMax = 8;
export const requirementsMax = 20;
export const attachedPapersMax = 20;
export const attachedEssaysMax = 10;
/** What a university can answer. */
export const decisionResults = ['admitted', 'conditional', 'waitlist', 'rejected'] as const;
export type DecisionResult = (typeof decisionResults)[number];

/** Whether a university wants this student, with or without conditions. */
export const isAdmission = (result: DecisionResult) => result === 'admitted' || result === 'conditional';

/**
 * Programmes of art or design need a portfolio: by the words of the programme, so that neither Artificial Intelligence nor
 * a Bachelor of Arts does.
 */
export function asksForPortfolio(program: string): boolean {
  return /(^|[^\p{L}])(art|design|fine arts|visual arts)($|[^\p{L}])/iu.test(program);
}

export const applicationMessages = {
  name: 'Name the university.',
  unknown: 'This university is not in the catalogue any more. Write its name by hand.',
  twice: 'This programme is on your list already, for the same intake.',
  full: 'You have 200 saved universities. Delete one to make room.',
  zone: 'Choose a time zone from the list.',
  time: 'Write a time like 09:30.',
  paper: 'One of these papers is not in your vault any more. Choose another one.',
  essay: 'One of these essays is not yours any more. Choose another one.',
  ahead: 'Check the date: it is in the future.',
  offer: 'First record that you were admitted. Then add the offer and the deposit.',
} as const;

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

const list = <T extends z.ZodMiniType>(one: T, most: number) => z.array(one).check(limit(most, `At most ${most}.`));
const amountSchema = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
const currencyCode = z.string().check(limit(3), z.regex(/^[A-Z]{3}$/, 'Choose a currency from the list.'));
/** '' while nobody has said it */
const countryCode = z.string().check(limit(2), z.regex(/^([A-Z]{2})?$/, 'Choose a country from the list.'));
const month = z.string().check(limit(7), z.regex(/^(20|21)\d\d-(0[1-9]|1[0-2])$/, 'Choose a month and a year.'));

/** A day where the university is; without a time it ends with that day. */
export const momentSchema = z.strictObject({
  day: daySchema,
  time: z.nullable(z.string().check(limit(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, applicationMessages.time))),
  /** IANA name */
  zone: z.string(applicationMessages.zone).check(limit(60), z.refine(isZone, applicationMessages.zone)),
});
export type Moment = z.infer<typeof momentSchema>;

const applyingCostSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(applyingCostKinds),
  label: line(80),
  /** null: not known yet, which is not zero */
  amount: z.nullable(amountSchema),
  currency: currencyCode,
  state: z.enum(applyingCostStates),
});
export type ApplyingCost = z.infer<typeof applyingCostSchema>;

/** What the student read that the programme asks for. */
const neededTestSchema = z.strictObject({
  test: z.enum(testIds),
  minimum: z.nullable(z.number().check(z.gte(0), z.lte(2000))),
});
export type NeededTest = z.infer<typeof neededTestSchema>;

const requirementSchema = z.strictObject({ id: idSchema, label: requiredLine(160), done: z.boolean() });
export type Requirement = z.infer<typeof requirementSchema>;

const submissionSchema = z.strictObject({
  day: daySchema,
  /** a paper of the vault: the confirmation, the receipt */
  proof: z.nullable(idSchema),
  /** what the university calls the application */
  reference: line(120),
});
export type Submission = z.infer<typeof submissionSchema>;

const decisionSchema = z.strictObject({ result: z.enum(decisionResults), day: daySchema, note: line(200) });
export type Decision = z.infer<typeof decisionSchema>;

/** Money of one year; null is not known, which is not zero. */
const offerSchema = z.strictObject({
  currency: currencyCode,
  tuition: z.nullable(amountSchema),
  scholarship: z.nullable(amountSchema),
  answer_by: z.nullable(daySchema),
});
export type Offer = z.infer<typeof offerSchema>;

const depositSchema = z.strictObject({
  amount: z.nullable(amountSchema),
  currency: currencyCode,
  due: z.nullable(daySchema),
  paid_on: z.nullable(daySchema),
});
export type Deposit = z.infer<typeof depositSchema>;

/** What the student says of a paper that is usually asked for there. */
const askedSchema = z.strictObject({ paper: z.enum(askedPapers), state: z.enum(['have', 'not-asked']) });
export type Asked = z.infer<typeof askedSchema>;
const eachPaperOnce = (all: readonly Asked[]) => new Set(all.map(({ paper }) => paper)).size === all.length;

const once = (ids: readonly string[]) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length;
const ids = (most: number) => list(idSchema, most).check(z.refine(once, 'Each one once.'));

const course = {
  /** papers of the vault that belong to it, and essays */
  papers: ids(attachedPapersMax),
  essays: ids(attachedEssaysMax),
  /** null: as the words of the programme say */
  portfolio_needed: z.nullable(z.boolean()),
  portfolio: z.nullable(idSchema),
  asked: list(askedSchema, askedPapers.length).check(z.refine(eachPaperOnce, 'Each one once.')),
  submitted: z.nullable(submissionSchema),
  decision: z.nullable(decisionSchema),
  offer: z.nullable(offerSchema),
  deposit: z.nullable(depositSchema),
};

const plan = {
  level: z.nullable(z.enum(applicationLevels)),
  intake: z.nullable(month),
  deadline: z.nullable(momentSchema),
  stage: z.enum(applicationStages),
  costs: list(applyingCostSchema, applyingCostsMax),
  tests_needed: list(neededTestSchema, neededTestsMax),
  requirements: list(requirementSchema, requirementsMax),
};

/** What a form checks of the texts; the rest it chooses from lists. */
export const applicationTexts = {
  name: requiredLine(200, applicationMessages.name),
  city: line(100),
  country: countryCode,
  program: line(200),
  notes: prose(2000),
};

export const applicationCalls = recordEndpoints({
  base: '/api/applications',
  topic: 'applications',
  noun: { one: 'saved university', many: 'saved universities' },
  one: 'application',
  many: 'applications',
  most: applicationsMax,
  scope: 'record',
  fields: {
    /** of the catalogue, whose name and place then count; null for one that was added by hand */
    institution_id: z._default(z.nullable(requiredLine(80)), null),
    name: applicationTexts.name,
    city: z._default(applicationTexts.city, ''),
    country: z._default(applicationTexts.country, ''),
    program: z._default(applicationTexts.program, ''),
    level: z._default(plan.level, null),
    intake: z._default(plan.intake, null),
    deadline: z._default(plan.deadline, null),
    stage: z._default(plan.stage, 'considering'),
    costs: z._default(plan.costs, []),
    tests_needed: z._default(plan.tests_needed, []),
    requirements: z._default(plan.requirements, []),
    notes: z._default(applicationTexts.notes, ''),
    papers: z._default(course.papers, []),
    essays: z._default(course.essays, []),
    portfolio_needed: z._default(course.portfolio_needed, null),
    portfolio: z._default(course.portfolio, null),
    asked: z._default(course.asked, []),
    submitted: z._default(course.submitted, null),
    decision: z._default(course.decision, null),
    offer: z._default(course.offer, null),
    deposit: z._default(course.deposit, null),
  },
});
export type Application = z.infer<typeof applicationCalls.record>;
export type ApplicationFields = FieldsOf<typeof applicationCalls>;

export const {
  list: listSavedUniversities,
  add: addSavedUniversity,
  update: updateSavedUniversity,
  delete: deleteSavedUniversity,
  restore: restoreSavedUniversity,
  deleted: listDeletedSavedUniversities,
} = applicationCalls;

/** Texts that a portal asks for, under the id of the application; its portfolio and papers stand there. */
const draftFields = { personal_statement: prose(10_000), why_this_university: prose(6000) };
export const applicationDraftCalls = keyedEndpoints({
  base: '/api/applications/drafts',
  topic: 'application-drafts',
  noun: { one: 'application draft', many: 'application drafts' },
  one: 'draft',
  many: 'drafts',
  key: idSchema,
  fields: draftFields,
  most: applicationsMax,
});
export type ApplicationDraft = KeyedFieldsOf<typeof applicationDraftCalls>;
export const emptyDraft: ApplicationDraft = { personal_statement: '', why_this_university: '' };
export const { list: listApplicationDrafts, put: putApplicationDraft } = applicationDraftCalls;

// --- what is known of a university

const universitySchema = z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() });
export type University = z.infer<typeof universitySchema>;

export const searchUniversities = endpoint({
  method: 'GET',
  path: '/api/applications/universities',
  summary: 'Institutions of the catalogue by name and place, at most 10',
  access: student,
  query: z.object({ q: requiredLine(200) }),
  response: z.object({ universities: z.array(universitySchema) }),
});

/** A fact that matters to who applies, with whom it holds for. */
export const applyingFactSchema = z.extend(worldFactSchema, {
  level: z.nullable(z.string()),
  field: z.nullable(z.string()),
  residency: z.nullable(z.string()),
  period: z.nullable(z.string()),
  /** the usual months of a round, 'MM' or 'MM-DD'; never a deadline */
  window: z.nullable(z.object({ opens: z.nullable(z.string()), closes: z.nullable(z.string()), rolling: z.boolean() })),
});
export type ApplyingFact = z.infer<typeof applyingFactSchema>;

export const readUniversity = endpoint({
  method: 'GET',
  path: '/api/applications/universities/{id}',
  summary: 'What the catalogue knows of an institution for those who apply, each fact with its source',
  access: student,
  params: z.object({ id: requiredLine(80) }),
  response: z.object({
    university: z.extend(universitySchema, { website: z.nullable(z.string()) }),
    facts: z.array(applyingFactSchema),
  }),
  problems: ['not_found'],
});

/** Of so many universities at once: a list asks in one call. */
export const closingAtOnce = 50;

export const readClosing = endpoint({
  method: 'POST',
  path: '/api/applications/universities/closing',
  summary: `When these institutions close, as the catalogue has it, at most ${closingAtOnce}; one that there is not is left out`,
  access: student,
  body: z.strictObject({
    ids: z
      .array(requiredLine(80))
      .check(z.minLength(1, 'Name at least one.'), limit(closingAtOnce, `At most ${closingAtOnce}.`)),
  }),
  response: z.object({ universities: z.array(z.object({ id: z.string(), facts: z.array(applyingFactSchema) })) }),
});
