// A CV made of the whole record: which parts it shows and in which order, and what stands nowhere else in the record.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { limit, line, prose } from './fields.ts';
import { type SingleFieldsOf, singleEndpoints } from './record-keyed.ts';

export const cvSections = ['summary', 'education', 'activities', 'tests', 'languages', 'awards'] as const;
export type CvSection = (typeof cvSections)[number];
export const languageLevels = ['native', 'fluent', 'good', 'basic'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export const languagesMax = 20;
export const awardsMax = 30;

const sectionSchema = z.strictObject({ part: z.enum(cvSections), shown: z.boolean() });
/** A year, a month or a day, as far as it is known. */
const dateSchema = z
  .string()
  .check(limit(10), z.regex(/^((19[5-9]\d|20\d\d)(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)?$/, 'Choose a year.'));

const languageSchema = z.strictObject({ name: line(60), level: z._default(z.enum([...languageLevels, '']), '') });
const awardSchema = z.strictObject({
  title: line(150),
  date: z._default(dateSchema, ''),
  from: z._default(line(150), ''),
  note: z._default(line(300), ''),
});
export type CvLanguage = z.output<typeof languageSchema>;
export type CvAward = z.output<typeof awardSchema>;

const isEach = (sections: readonly { part: CvSection }[]) =>
  sections.length === cvSections.length && new Set(sections.map(({ part }) => part)).size === cvSections.length;

const cvFields = {
  /** Each part once, in the order of the paper. */
  sections: z
    .array(sectionSchema)
    .check(limit(cvSections.length, `At most ${cvSections.length}.`), z.refine(isEach, 'Each part once.')),
  summary: z._default(prose(600), ''),
  languages: z._default(z.array(languageSchema).check(limit(languagesMax, 'At most 20.')), []),
  awards: z._default(z.array(awardSchema).check(limit(awardsMax, 'At most 30.')), []),
};

export const cvCalls = singleEndpoints({
  base: '/api/cv',
  topic: 'cv',
  noun: { one: 'CV', many: 'CVs' },
  one: 'cv',
  fields: cvFields,
});
export type Cv = SingleFieldsOf<typeof cvCalls>;
export const emptyCv: Cv = {
  sections: cvSections.map((part) => ({ part, shown: true })),
  summary: '',
  languages: [],
  awards: [],
};

export const cvFormats = ['pdf', 'docx', 'json'] as const;
export type CvFormat = (typeof cvFormats)[number];

export const exportCv = endpoint({
  method: 'GET',
  path: '/api/cv/export/{format}',
  summary: 'My CV as PDF (on one page where it fits), as a Word document, or as JSON Resume',
  access: student,
  params: z.object({ format: z.enum(cvFormats) }),
  query: z.object({ language: z.optional(line(35)) }),
  response: 'file',
  problems: ['busy'],
});
