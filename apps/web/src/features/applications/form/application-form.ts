// Between what the form's fields hold (texts) and what the calls take.
import {
  type ApplicationFields,
  applicationLevels,
  applicationMessages,
  applicationStages,
  applicationTexts,
  momentSchema,
} from '@lantern/contract/applications';
import * as z from 'zod/mini';
import type { RecordForm } from '#components/record/record-view.ts';

/** What the application's own page keeps, which this form only carries along. */
type Carried = Omit<
  ApplicationFields,
  'institution_id' | keyof typeof applicationTexts | 'level' | 'intake' | 'deadline' | 'stage'
>;

const text = z.string();
const valuesSchema = z.object({
  institution_id: z.nullable(text),
  ...applicationTexts,
  level: z.enum(['', ...applicationLevels]),
  intake: text.check(z.regex(/^(\d{4}-\d{2})?$/, 'Choose a month and a year.')),
  day: text,
  time: text,
  zone: text,
  stage: z.enum(applicationStages),
  carried: z.custom<Carried>(),
});
export type ApplicationValues = z.output<typeof valuesSchema>;

function toFields({ level, intake, day, time, zone, carried, ...texts }: ApplicationValues): ApplicationFields {
  return {
    ...texts,
    ...carried,
    level: level || null,
    intake: intake || null,
    deadline: day ? { day, time: time || null, zone } : null,
  };
}

/** Every input of the form has a value from the start, so the defaults of the calls do not matter here. */
const schema = z.pipe(
  valuesSchema.check(({ value, issues }) => {
    const { day, zone, time } = value;
    if (!day && !time) return;
    const parsed = z.safeParse(momentSchema, { day, time: time || null, zone });
    for (const issue of parsed.error?.issues ?? [])
      issues.push({ code: 'custom', input: value, path: [String(issue.path[0])], message: issue.message });
    if (day && !zone) issues.push({ code: 'custom', input: value, path: ['zone'], message: applicationMessages.zone });
  }),
  z.transform(toFields),
);

export const emptyValues: ApplicationValues = {
  institution_id: null,
  name: '',
  city: '',
  country: '',
  program: '',
  level: '',
  intake: '',
  day: '',
  time: '',
  zone: '',
  stage: 'considering',
  notes: '',
  carried: {
    costs: [],
    tests_needed: [],
    requirements: [],
    papers: [],
    essays: [],
    portfolio_needed: null,
    portfolio: null,
    asked: [],
    submitted: null,
    decision: null,
    offer: null,
    deposit: null,
  },
};

/** The level that all others have. When another university begins says nothing of this one: that is only offered. */
function sameLevel(all: readonly ApplicationFields[]) {
  const [only, ...more] = new Set(all.flatMap(({ level }) => level ?? []));
  return more.length === 0 ? only : undefined;
}

/** What begins in the month that all others give, to be offered with its name. */
export function otherIntake(all: readonly ApplicationFields[]) {
  const given = all.flatMap(({ name, intake }) => (intake ? [{ name, month: intake }] : []));
  const [first] = given;
  return given.every(({ month }) => month === first?.month) ? first : undefined;
}

export const applicationForm: RecordForm<ApplicationFields, ApplicationValues> = {
  schema,
  empty: emptyValues,
  begin: (others) => ({ level: sameLevel(others) ?? '' }),
  valuesOf: (fields) => ({
    institution_id: fields.institution_id,
    name: fields.name,
    city: fields.city,
    country: fields.country,
    program: fields.program,
    level: fields.level ?? '',
    intake: fields.intake ?? '',
    day: fields.deadline?.day ?? '',
    time: fields.deadline?.time ?? '',
    zone: fields.deadline?.zone ?? '',
    stage: fields.stage,
    notes: fields.notes,
    carried: {
      costs: fields.costs,
      tests_needed: fields.tests_needed,
      requirements: fields.requirements,
      papers: fields.papers,
      essays: fields.essays,
      portfolio_needed: fields.portfolio_needed,
      portfolio: fields.portfolio,
      asked: fields.asked ?? [],
      submitted: fields.submitted,
      decision: fields.decision,
      offer: fields.offer,
      deposit: fields.deposit,
    },
  }),
};
