// Visa, settlement and document checklists: what is known of a country (packs), and what a student keeps (ticks, plans).
import * as z from 'zod/mini';
import { anyone, student } from './access.ts';
import { documentCategories } from './documents.rules.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, line, requiredLine } from './fields.ts';
import { type KeyedFieldsOf, keyedEndpoints, type SingleFieldsOf, singleEndpoints } from './record-keyed.ts';
import { worldFactSchema } from './world-facts.ts';

const countryCode = z.string().check(limit(2), z.regex(/^[A-Z]{2}$/, 'Choose a country from the list.'));
/** Minor units. */
const amountMessage = 'Write the amount in digits only, such as 1500.';
const amount = z.int(amountMessage).check(z.gte(0, amountMessage), z.lte(1_000_000_000_000, amountMessage));
export const planDayMessage = 'Check the year of this date.';
export const isPlanDay = (day: string) => day >= '2000-01-01' && day <= '2099-12-31';
/** A day that somebody plans with. What was kept before may lie elsewhere, and is still answered. */
const planDay = daySchema.check(z.refine(isPlanDay, planDayMessage));

// --- what a student keeps

/**
 * One tick of any list. `done` and `not-needed` are of papers and things to do, the next three of visa steps, the last two
 * of questions.
 */
export const tickStates = ['open', 'done', 'not-needed', 'completed', 'in-progress', 'pending', 'yes', 'no'] as const;
export type TickState = (typeof tickStates)[number];
const tickFields = {
  state: z.enum(tickStates),
  /** the paper of the vault that stands for it, when the student chose one */
  document_id: z._default(z.nullable(idSchema), null),
};
/** Visa steps that are one thing to do, however many destinations ask for it: nobody renews a passport twice. */
const onceSteps: ReadonlySet<string> = new Set(['renew-passport']);
export const isOnceStep = (step: string) => onceSteps.has(step);

/** Under what a visa step is ticked, and its day is kept; ZZ is no country. */
export const visaStepKey = (country: string, step: string) => `visa:${isOnceStep(step) ? 'ZZ' : country}:step:${step}`;

/** Papers that are one and the same for every destination. */
const oncePapers: ReadonlySet<string> = new Set(['passport']);

/** Under what a paper of a visa is ticked. */
export const visaItemKey = (country: string, item: string) =>
  `visa:${oncePapers.has(item) ? 'ZZ' : country}:item:${item}`;

/** The tick of a paper of a visa. A passport may still have one under a country, from before it was one for all. */
export const visaItemTick = <Tick>(
  get: (key: string) => Tick | undefined,
  country: string,
  item: string,
): Tick | undefined => get(visaItemKey(country, item)) ?? get(`visa:${country}:item:${item}`);

/** `visa:GB:item:passport`, `settlement:first-nights`, `loan:identity` and so on. */
export const ticks = keyedEndpoints({
  base: '/api/checklists/ticks',
  topic: 'checklist-ticks',
  noun: { one: 'tick', many: 'ticks' },
  one: 'tick',
  many: 'ticks',
  key: z
    .string()
    .check(
      limit(80),
      z.regex(/^(visa:[A-Z]{2}:(item|step|refusal)|settlement|loan|rent|application):[a-z0-9-]{1,60}$/),
    ),
  fields: tickFields,
  most: 1000,
});
export const { list: listTicks, put: putTick } = ticks;

export const appointmentsMax = 20;
export const balancesMax = 60;
const time = z.string().check(limit(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time like 09:30.'));
const appointmentSchema = z.strictObject({
  id: idSchema,
  title: requiredLine(120),
  day: planDay,
  /** local there; null is the whole day */
  time: z.nullable(time),
  /** IANA name */
  zone: line(60),
  place: line(200),
  status: z.enum(['confirmed', 'pending']),
});
export type Appointment = z.infer<typeof appointmentSchema>;
const balanceSchema = z.strictObject({ day: planDay, amount });
export type BalanceEntry = z.infer<typeof balanceSchema>;

const list = <T extends z.ZodMiniType>(one: T, most: number) => z.array(one).check(limit(most, `At most ${most}.`));

const visaPlanFields = {
  /** among those that are kept side by side; what was written stays when it is not */
  shown: z.boolean(),
  /** the first day of the course */
  intake: z.nullable(planDay),
  /** null: the citizenship of the record */
  nationality: z.nullable(countryCode),
  appointments: list(appointmentSchema, appointmentsMax),
  /** the day of the application, for the funds rule */
  applying: z.nullable(planDay),
  /** what must be shown, as the official page says it, in `currency` */
  required: z.nullable(amount),
  currency: z.nullable(z.string().check(limit(3), z.regex(/^[A-Z]{3}$/))),
  balances: list(balanceSchema, balancesMax),
};
/** One for each country. */
export const visaPlans = keyedEndpoints({
  base: '/api/checklists/visas',
  topic: 'checklist-visas',
  noun: { one: 'visa plan', many: 'visa plans' },
  one: 'visa',
  many: 'visas',
  key: countryCode,
  fields: visaPlanFields,
  most: 30,
});
export const { list: listVisaPlans, put: putVisaPlan } = visaPlans;
export type VisaPlan = KeyedFieldsOf<typeof visaPlans>;
export const emptyVisaPlan: VisaPlan = {
  shown: true,
  intake: null,
  nationality: null,
  appointments: [],
  applying: null,
  required: null,
  currency: null,
  balances: [],
};

export const ownItemsMax = 40;
const ownItemSchema = z.strictObject({
  id: idSchema,
  title: requiredLine(160),
  day: z.nullable(planDay),
  priority: z.enum(['high', 'medium', 'low']),
  done: z.boolean(),
});
export type OwnItem = z.infer<typeof ownItemSchema>;
const settlementFields = {
  country: z.nullable(countryCode),
  arrival: z.nullable(planDay),
  /** for the arrival sheet */
  university: line(200),
  address: line(300),
  contact: line(200),
  contact_phone: line(60),
  home_contact: line(200),
  flight: line(200),
  insurance: line(200),
  notes: line(500),
  own_items: list(ownItemSchema, ownItemsMax),
};
export const settlementPlan = singleEndpoints({
  base: '/api/checklists/settlement',
  topic: 'checklist-settlement',
  noun: { one: 'settlement plan', many: 'settlement plans' },
  one: 'plan',
  fields: settlementFields,
});
export const { get: getSettlementPlan, save: saveSettlementPlan } = settlementPlan;
export type SettlementPlan = SingleFieldsOf<typeof settlementPlan>;
export const emptySettlementPlan: SettlementPlan = {
  country: null,
  arrival: null,
  university: '',
  address: '',
  contact: '',
  contact_phone: '',
  home_contact: '',
  flight: '',
  insurance: '',
  notes: '',
  own_items: [],
};

// --- what is known of a country

const titled = z.object({ id: z.string(), title: z.string(), description: z.string() });
const packItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  issuer: z.string(),
  weeks: z.int(),
  category: z.nullable(z.enum(documentCategories)),
  expires: z.boolean(),
  need: z.enum(['required', 'optional', 'check']),
  required_for: z.array(z.string()),
  not_needed_for: z.array(z.string()),
});
export type PackItem = z.infer<typeof packItemSchema>;
const packStepSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** from the first day of the course; negative is before it */
  weeks: z.int(),
  kind: z.enum(['due', 'opens']),
  item: z.nullable(z.string()),
});
const refusalSchema = z.object({ id: z.string(), question: z.string(), advice: z.string() });

const visaPackSchema = z.object({
  country: z.string(),
  /** false: the general list, nothing of any one country */
  has_pack: z.boolean(),
  visa: z.string(),
  items: z.array(packItemSchema),
  steps: z.array(packStepSchema),
  funds: z.nullable(
    z.object({
      kind: z.enum(['held', 'blocked', 'first-year']),
      days_held: z.int(),
      ends_within_days: z.int(),
      months: z.int(),
      currency: z.string(),
      adds_tuition: z.boolean(),
      rule: z.string(),
    }),
  ),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  facts: z.array(worldFactSchema),
  refusals: z.array(refusalSchema),
});
export type VisaPack = z.infer<typeof visaPackSchema>;

const language = z.optional(line(20));

export const readVisaPack = endpoint({
  method: 'GET',
  path: '/api/checklists/packs/{country}',
  summary: 'What is known of the student visa of a country, or the general list',
  access: anyone,
  params: z.object({ country: countryCode }),
  query: z.object({ language }),
  response: z.object({ pack: visaPackSchema, destinations: z.array(z.string()) }),
});

const itemSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  group: z.enum(['pre-departure', 'first-week', 'first-month']),
  category: z.enum(['housing', 'communication', 'transport', 'banking']),
  priority: z.enum(['high', 'medium', 'low']),
  /** from the arrival */
  days: z.int(),
});
const arrivalPackSchema = z.object({
  country: z.string(),
  has_facts: z.boolean(),
  items: z.array(itemSchema),
  cards: z.array(z.object({ id: z.string(), category: z.string(), title: z.string(), description: z.string() })),
  tips: z.array(titled),
  rent: z.array(z.object({ id: z.string(), question: z.string(), reason: z.string() })),
  facts: z.array(worldFactSchema),
  destinations: z.array(z.string()),
});
export type ArrivalPack = z.infer<typeof arrivalPackSchema>;

/** `XX` where no country is chosen yet. */
export const readArrivalPack = endpoint({
  method: 'GET',
  path: '/api/checklists/arrivals/{country}',
  summary: 'The sixteen things of settling in, and what is known of arriving in a country',
  access: anyone,
  params: z.object({ country: countryCode }),
  query: z.object({ language }),
  response: z.object({ arrival: arrivalPackSchema }),
});

export const printArrivalSheet = endpoint({
  method: 'GET',
  path: '/api/checklists/arrival-sheet',
  summary: 'One page for the day of arrival, as a PDF',
  access: student,
  query: z.object({ language, zone: z.optional(line(60)) }),
  response: 'file',
  problems: ['not_found', 'busy'],
});
