// Loans, cost plans and exchange rates. Amounts are whole minor units; what is counted with them is @lantern/abroad.
import * as z from 'zod/mini';
import { admin, anyone, student } from './access.ts';
import { endpoint, type Output } from './endpoint.ts';
import { daySchema, idSchema, limit, line, prose, requiredLine, timestampSchema } from './fields.ts';
import { type KeyedFieldsOf, keyedEndpoints, type SingleFieldsOf, singleEndpoints } from './record-keyed.ts';
import { worldFactSchema } from './world-facts.ts';

const countryCode = z.string().check(limit(2), z.regex(/^[A-Z]{2}$/, 'Choose a country from the list.'));
const currencyCode = z.string().check(limit(3), z.regex(/^[A-Z]{3}$/, 'Choose a currency from the list.'));
export const financeMessages = {
  amount: 'Write the amount in digits only, such as 1500.',
  large: 'This amount is too large. Check the zeros.',
  rate: 'Write a number from 0 to 100.',
  months: 'Write a whole number of months from 1 to 600.',
  grace: 'Write a whole number of months from 0 to 120.',
  times: 'Write a whole number of months from 1 to 120.',
} as const;
const whole = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));
const amount = z
  .number(financeMessages.amount)
  .check(
    z.gte(0, financeMessages.amount),
    z.lte(1_000_000_000_000, financeMessages.large),
    z.refine(Number.isInteger, financeMessages.amount),
  );
const month = z.string().check(limit(7), z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Choose a month and a year.'));
const times = whole(1, 120, financeMessages.times);
const list = <T extends z.ZodMiniType>(one: T, most: number) => z.array(one).check(limit(most, `At most ${most}.`));

/** The specification's question: does the student look for loans, scholarships, both? It orders the page, no more. */
export const financeAnswers = ['yes-loans', 'yes-scholarships', 'yes-both', 'no'] as const;
export type FinanceAnswer = (typeof financeAnswers)[number];

export const loansMax = 4;
const loanSchema = z.strictObject({
  id: idSchema,
  name: line(80),
  currency: currencyCode,
  amount,
  /** percent a year, at most four decimals */
  rate: z.number(financeMessages.rate).check(z.gte(0, financeMessages.rate), z.lte(100, financeMessages.rate)),
  months: whole(1, 600, financeMessages.months),
  grace_months: whole(0, 120, financeMessages.grace),
  grace_interest: z.enum(['paid', 'added']),
  fee: amount,
  part_payments: list(z.strictObject({ month: z.int().check(z.gte(1), z.lte(720)), amount }), 60),
});
export type KeptLoan = z.infer<typeof loanSchema>;

export const ownRatesMax = 20;
const financeFields = {
  answer: z.nullable(z.enum(financeAnswers, 'Choose one of the answers.')),
  home_currency: z.nullable(currencyCode),
  /** of the student's own bank: how many of the home currency for one of this one */
  own_rates: list(
    z.strictObject({
      currency: currencyCode,
      rate: z.string().check(limit(19), z.regex(/^\d{1,9}(\.\d{1,9})?$/, 'Write a number like 122.5.')),
      day: daySchema,
    }),
    ownRatesMax,
  ),
  loans: list(loanSchema, loansMax),
};
export const financeCalls = singleEndpoints({
  base: '/api/finance/profile',
  topic: 'finance-profile',
  noun: { one: 'finance', many: 'finances' },
  one: 'finance',
  fields: financeFields,
});
export const { get: getFinance, save: saveFinance } = financeCalls;
export type Finance = SingleFieldsOf<typeof financeCalls>;
export const emptyFinance: Finance = { answer: null, home_currency: null, own_rates: [], loans: [] };

export const costKinds = [
  'tests',
  'applications',
  'visa',
  'insurance',
  'flights',
  'tuition',
  'living',
  'deposit',
  'other',
] as const;
export type CostKind = (typeof costKinds)[number];
export const sourceKinds = ['savings', 'family', 'sponsor', 'loan', 'scholarship', 'work', 'other'] as const;
export type SourceKind = (typeof sourceKinds)[number];

const flow = { id: idSchema, label: line(80), amount: z.nullable(amount), currency: currencyCode, month, times };
const figure = z.number().check(z.gte(0), z.lte(1_000_000_000));
/** What the catalogue said when the plan was made, with its source and day. The student's own number may differ from it. */
const lineFactSchema = z.strictObject({
  key: line(40),
  /** in minor units, as the line counts it; null where the figure is for something else than a month or a first year */
  amount: z.nullable(amount),
  /** as it is published, in the main unit; null: published that there is nothing to pay */
  value: z.nullable(z.union([figure, z.strictObject({ low: figure, high: figure })])),
  unit: z.nullable(line(20)),
  currency: currencyCode,
  about: line(120),
  link: z.string().check(limit(498), z.regex(/^https:\/\/\S{1,490}$/, 'A link begins with https://')),
  /** a day, or as much of one as is known; null is "not yet checked" */
  checked: z.nullable(line(10)),
  confidence: z.enum(['official', 'secondary', 'estimate']),
  review_due: daySchema,
});
export type LineFact = z.infer<typeof lineFactSchema>;
/** Of the application of the plan: the university said it, and its days stand there. */
const fromApplication = { from_application: z._default(z.boolean(), false) };
const costSchema = z.strictObject({
  ...flow,
  ...fromApplication,
  kind: z.enum(costKinds),
  fact: z._default(z.nullable(lineFactSchema), null),
});
const sourceSchema = z.strictObject({
  ...flow,
  ...fromApplication,
  kind: z.enum(sourceKinds),
  certain: z.boolean(),
});
export type CostLine = z.infer<typeof costSchema>;
export type SourceLine = z.infer<typeof sourceSchema>;

export const planLinesMax = 40;
const costPlanFields = {
  /** false: taken off the page; what was written stays */
  shown: z.boolean(),
  title: requiredLine(120),
  country: z.nullable(countryCode),
  /** of the place */
  currency: currencyCode,
  costs: list(costSchema, planLinesMax),
  sources: list(sourceSchema, planLinesMax),
};
/** Of a saved programme under the programme's id, which it outlives; of another place under an id of the device. */
export const costPlanCalls = keyedEndpoints({
  base: '/api/finance/plans',
  topic: 'finance-plans',
  noun: { one: 'cost plan', many: 'cost plans' },
  one: 'plan',
  many: 'plans',
  key: idSchema,
  fields: costPlanFields,
  most: 30,
});
export const { list: listCostPlans, put: putCostPlan } = costPlanCalls;
export type CostPlan = KeyedFieldsOf<typeof costPlanCalls>;

/** Saved programmes that a plan can be made of. */
export const listPlannable = endpoint({
  method: 'GET',
  path: '/api/finance/programmes',
  summary: 'My saved programmes, those that want me first, to make cost plans of',
  access: student,
  response: z.object({
    programmes: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        program: z.string(),
        country: z.string(),
        is_admitted: z.boolean(),
      }),
    ),
  }),
});
export type Plannable = Output<typeof listPlannable>['programmes'][number];

export const draftCostPlan = endpoint({
  method: 'GET',
  path: '/api/finance/programmes/{id}/plan',
  summary: 'A cost plan of a saved programme, filled with what is known of it; nothing is kept',
  access: student,
  params: z.object({ id: idSchema }),
  /** the student's currency, and the place's where nothing says it */
  query: z.object({ home: currencyCode, there: currencyCode }),
  response: z.object({ plan: z.object(costPlanFields) }),
  problems: ['not_found'],
});

// --- what everybody reads

const rateTableSchema = z.object({
  base: z.string(),
  day: daySchema,
  source: z.string(),
  rates: z.record(z.string(), z.string()),
});

export const readRates = endpoint({
  method: 'GET',
  path: '/api/finance/rates',
  summary: 'The table of exchange rates in use, with its day and source',
  access: anyone,
  response: z.object({
    table: rateTableSchema,
    /** the estimate that Lantern ships: nobody has loaded another one */
    is_shipped: z.boolean(),
    /** when a feed or an administrator last brought a table, and what went wrong since */
    loaded_at: z.nullable(timestampSchema),
  }),
});

const titled = z.object({ id: z.string(), title: z.string(), description: z.string() });
const lenderSchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  kind: z.enum(['bank', 'nbfc', 'government', 'cooperative']),
  link: z.string(),
  facts: z.array(worldFactSchema),
});
export type Lender = z.infer<typeof lenderSchema>;

export const readLenders = endpoint({
  method: 'GET',
  path: '/api/finance/lenders/{country}',
  summary: 'Who lends to students of a home country, in alphabetical order, and the papers that lenders ask for',
  access: anyone,
  params: z.object({ country: countryCode }),
  query: z.object({ language: z.optional(line(20)) }),
  response: z.object({
    lenders: z.array(lenderSchema),
    countries: z.array(z.string()),
    documents: z.array(z.extend(titled, { category: z.string(), needs_collateral: z.boolean() })),
  }),
});

export const ratesFileMax = 60_000;
export const loadRates = endpoint({
  method: 'POST',
  path: '/api/admin/rates',
  summary: 'Use another table of exchange rates: JSON as the public feeds answer it, or lines of code and rate',
  access: admin,
  body: z.strictObject({ text: prose(ratesFileMax), source: requiredLine(200) }),
  response: z.object({ table: rateTableSchema }),
});

export const checkRates = endpoint({
  method: 'POST',
  path: '/api/admin/rates/check',
  summary: 'What a table of exchange rates would change, without using it',
  access: admin,
  body: z.strictObject({ text: prose(ratesFileMax), source: requiredLine(200) }),
  response: z.object({
    table: rateTableSchema,
    /** a table of a later day is in use: this one would be kept and not used */
    is_older: z.boolean(),
    /** rates that both tables have and that differ most, against US dollars; at most ten */
    changes: z.array(z.object({ currency: z.string(), before: z.number(), after: z.number(), percent: z.number() })),
    /** currencies that were known and would not be any more */
    missing: z.array(z.string()),
  }),
});

export const readRatesState = endpoint({
  method: 'GET',
  path: '/api/admin/rates',
  summary: 'The table in use, and how the last loads went',
  access: admin,
  response: z.object({
    table: rateTableSchema,
    is_shipped: z.boolean(),
    feed: z.nullable(z.string()),
    attempts: z.array(z.object({ at: timestampSchema, source: z.string(), problem: z.nullable(z.string()) })),
  }),
});
