// JSON Resume 1.0.0 (https://jsonresume.org/schema), written from a record and read into one. Reading is generous: what
// is no text is passed over, what the record has no place for is named, and nothing is made up in its place.
import { type activityCalls, checkHours, checkPeriod, hoursOfWeek, readDuration, writeDuration } from './activities.ts';
import { awardsMax, type CvAward, type CvLanguage, type LanguageLevel, languagesMax } from './cv.ts';
import { curricula, type educationCalls, isOnScale } from './education.ts';
import type { FieldsOf } from './record.ts';

type School = FieldsOf<typeof educationCalls>;
type Activity = FieldsOf<typeof activityCalls>;

/** Which list of the format an activity belongs to; what is neither paid nor volunteering is a project. */
export type ResumeList = 'work' | 'volunteer' | 'projects';

export type ResumeRecord = {
  name: string;
  email: string;
  phone: string;
  city: string;
  country: string;
  summary: string;
  schools: readonly School[];
  activities: readonly (Activity & { list: ResumeList })[];
  /** `score` as a person writes it. */
  tests: readonly { name: string; date: string; score: string }[];
  languages: readonly CvLanguage[];
  awards: readonly CvAward[];
};

const fluency: Record<LanguageLevel, string> = {
  native: 'Native speaker',
  fluent: 'Fluent',
  good: 'Good',
  basic: 'Basic',
};

/** Leaves out what is empty: readers of the format take an empty text for an answer. */
function filled<T extends Record<string, unknown>>(fields: T): Partial<T> {
  const isEmpty = (value: unknown) =>
    value === '' || value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Partial<T>;
}

function activityOut(activity: Activity & { list: ResumeList }) {
  const { name, title, duration, weeklyHours, description, outcome, list } = activity;
  const { start, end } = readDuration(duration) ?? {};
  const shared = {
    startDate: start,
    endDate: end,
    highlights: outcome ? [outcome] : [],
    // the format allows fields of one's own
    weeklyHours: weeklyHours || undefined,
  };
  if (list === 'projects') return filled({ name, roles: title ? [title] : [], description, ...shared });
  if (list === 'volunteer') return filled({ organization: name, position: title, summary: description, ...shared });
  return filled({ name, position: title, summary: description, ...shared });
}

/** The record as an object of the format. */
export function writeResume(record: ResumeRecord): object {
  const { name, email, phone, city, country, summary, schools, activities, tests, languages, awards } = record;
  const of = (list: ResumeList) => activities.filter((activity) => activity.list === list).map(activityOut);
  const location = filled({ city, countryCode: country });
  return filled({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: filled({ name, email, phone, summary, location: Object.keys(location).length > 0 ? location : undefined }),
    work: of('work'),
    volunteer: of('volunteer'),
    education: schools.map((school) =>
      filled({
        institution: school.schoolName,
        studyType: school.curriculum,
        endDate: school.graduationYear === null ? '' : String(school.graduationYear),
        score: school.gpa === null || school.gradeBest === null ? '' : `${school.gpa}/${school.gradeBest}`,
        courses: school.subjects.map((subject) => subject.name),
        honors: school.honors,
      }),
    ),
    awards: awards
      .filter(({ title }) => title)
      .map(({ title, date, from, note }) => filled({ title, date, awarder: from, summary: note })),
    certificates: tests.map(({ name: test, date, score }) =>
      filled({ name: [test, score].filter(Boolean).join(': '), date }),
    ),
    languages: languages
      .filter((language) => language.name)
      .map((language) => filled({ language: language.name, fluency: language.level && fluency[language.level] })),
    projects: of('projects'),
    meta: { version: 'v1.0.0' },
  });
}

export type LeftOut = { name: string; why: 'no-name' | 'no-start' | 'dates' | 'hours' | 'more' };
export type ReadResume = {
  summary: string;
  schools: School[];
  activities: (Activity & { /** the file has a year alone: January stands for it */ isMonthMissing: boolean })[];
  languages: CvLanguage[];
  awards: CvAward[];
  leftOut: LeftOut[];
};

type Item = { [field: string]: unknown };
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem).slice(0, 200) : []);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, 50) : [];

/** One line without what a line cannot hold, cut to its limit. */
function lineOf(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  return value
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
    .trim();
}

function proseOf(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const clean = value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
  return clean.slice(0, max).toWellFormed().trim();
}

const dateForm = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const dateOf = (value: unknown) => (typeof value === 'string' && dateForm.test(value) ? value : '');

function activityIn(item: Item, leftOut: LeftOut[]): ReadResume['activities'][number] | undefined {
  const name = lineOf(item.name ?? item.organization ?? item.company, 200);
  const start = dateOf(item.startDate);
  const end = dateOf(item.endDate);
  if (!name) return void leftOut.push({ name: lineOf(item.position, 200), why: 'no-name' });
  if (!start) return void leftOut.push({ name, why: 'no-start' });
  const month = (date: string) => (date.length === 4 ? `${date}-01` : date.slice(0, 7));
  const period = { start: month(start), end: end ? month(end) : null };
  if (Object.keys(checkPeriod(period)).length > 0) return void leftOut.push({ name, why: 'dates' });
  const hours = item.weeklyHours;
  const isHours = Number.isInteger(hours) && (hours as number) >= 0 && (hours as number) <= hoursOfWeek;
  const weeklyHours = isHours ? (hours as number) : 0;
  const duration = writeDuration(period);
  if (checkHours({ duration, weeklyHours })) return void leftOut.push({ name, why: 'hours' });
  return {
    name,
    title: lineOf(item.position ?? textsOf(item.roles)[0], 200),
    duration,
    weeklyHours,
    description: proseOf(item.summary ?? item.description, 2000),
    outcome: proseOf(textsOf(item.highlights).join('\n'), 2000),
    isMonthMissing: start.length === 4 || end.length === 4,
  };
}

const scales = { 4: '4.0', 5: '5.0', 10: '10.0', 12: '12', 20: '20', 45: '45', 100: '100' } as const;

function schoolIn(item: Item, leftOut: LeftOut[]): School | undefined {
  const schoolName = lineOf(item.institution, 200);
  const studyType = lineOf(item.studyType, 200);
  if (!schoolName) return void leftOut.push({ name: studyType, why: 'no-name' });
  const curriculum = curricula.find((one) => one.toLowerCase() === studyType.toLowerCase()) ?? '';
  const year = Number(dateOf(item.endDate).slice(0, 4));
  const score = lineOf(item.score ?? item.gpa, 100);
  const [, got, of] = /^(\d{1,4}(?:\.\d{1,3})?)\s*\/\s*(\d{1,4}(?:\.\d{1,3})?)$/.exec(score) ?? [];
  const isGrade = got !== undefined && Number(of) > 0 && Number(of) <= 1000 && isOnScale(Number(got), Number(of), null);
  const best = isGrade ? Number(of) : null;
  const rest = [curriculum ? '' : studyType, lineOf(item.area, 200), isGrade ? '' : score, proseOf(item.honors, 1400)];
  return {
    schoolName,
    country: '',
    kind:
      curriculum === 'University degree' || /bachelor|master|ph\.?d|doctor/i.test(studyType) ? 'degree' : 'secondary',
    curriculum,
    qualification: '',
    graduationYear: year >= 1980 && year <= new Date().getUTCFullYear() + 10 ? year : null,
    gradeScale: (best !== null && scales[best as keyof typeof scales]) || (best === null ? '4.0' : 'other'),
    gradeBest: best,
    gradePass: null,
    gpa: isGrade ? Number(got) : null,
    predictedGpa: null,
    subjects: textsOf(item.courses)
      .map((course) => ({ name: lineOf(course, 100), predicted: '', final: '' }))
      .filter(({ name }) => name)
      .slice(0, 30),
    honors: rest.filter(Boolean).join('\n').slice(0, 2000),
  };
}

function levelOf(value: unknown): CvLanguage['level'] {
  const text = lineOf(value, 100).toLowerCase();
  if (/nativ|mother/.test(text)) return 'native';
  if (/fluent|full|c1|c2/.test(text)) return 'fluent';
  if (/good|professional|working|intermediate|b1|b2/.test(text)) return 'good';
  return /basic|elementary|beginner|limited|a1|a2/.test(text) ? 'basic' : '';
}

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

/** What a file holds for the record; undefined where it is no JSON Resume. */
export function readResume(text: string): ReadResume | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  const lists = ['basics', 'work', 'volunteer', 'education', 'awards', 'certificates', 'languages', 'projects'];
  if (!isItem(file) || !lists.some((list) => list in file)) return undefined;
  const { basics, education, awards, certificates, languages } = file;
  const leftOut: LeftOut[] = [];
  const done = [...itemsOf(file.work), ...itemsOf(file.volunteer), ...itemsOf(file.projects)];
  const won: CvAward[] = [
    ...itemsOf(awards).map((item) => ({
      title: lineOf(item.title, 150),
      date: dateOf(item.date ?? item.awardDate),
      from: lineOf(item.awarder, 150),
      note: lineOf(item.summary, 300),
    })),
    ...itemsOf(certificates).map((item) => ({
      title: lineOf(item.name, 150),
      date: dateOf(item.date),
      from: lineOf(item.issuer, 150),
      note: '',
    })),
  ].filter(({ title, date }) => title && (date === '' || date >= '1950'));
  const spoken = itemsOf(languages)
    .map((item) => ({ name: lineOf(item.language, 60), level: levelOf(item.fluency) }))
    .filter(({ name }) => name);
  for (const { title } of won.slice(awardsMax)) leftOut.push({ name: title, why: 'more' });
  for (const { name } of spoken.slice(languagesMax)) leftOut.push({ name, why: 'more' });
  return {
    summary: proseOf(isItem(basics) ? basics.summary : '', 600),
    schools: itemsOf(education)
      .map((item) => schoolIn(item, leftOut))
      .filter(isThere),
    activities: done.map((item) => activityIn(item, leftOut)).filter(isThere),
    languages: spoken.slice(0, languagesMax),
    awards: won.slice(0, awardsMax),
    leftOut,
  };
}
