// JSON Resume 1.0.0 (https://jsonresume.org/schema), written from a record. Reading it is in json-resume.ts.
import { type activityCalls, readDuration } from './activities.ts';
import type { CvAward, CvLanguage, LanguageLevel } from './cv.ts';
import type { educationCalls } from './education.ts';
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
  const { name, title, duration, weeklyHours, weeksPerYear, schoolYears, type, description, outcome, list } = activity;
  const { start, end } = readDuration(duration) ?? {};
  const shared = {
    startDate: start,
    endDate: end,
    highlights: outcome ? [outcome] : [],
    // the format allows fields of one's own
    weeklyHours: weeklyHours || undefined,
    weeksPerYear,
    schoolYears,
    activityType: type,
  };
  if (list === 'projects') return filled({ name, roles: title ? [title] : [], description, ...shared });
  if (list === 'volunteer') return filled({ organization: name, position: title, summary: description, ...shared });
  return filled({ name, position: title, summary: description, ...shared });
}

/** The first examination of a pair, a field of one's own. */
function earlierOut({ earlierBoard, earlierYear, earlierGrade, earlierBest }: School) {
  const score = earlierGrade === null || earlierBest === null ? '' : `${earlierGrade}/${earlierBest}`;
  const exam = filled({ endDate: earlierYear === null ? '' : String(earlierYear), score, board: earlierBoard });
  return Object.keys(exam).length > 0 ? exam : undefined;
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
        board: school.board,
        rank: school.rank,
        earlierExam: earlierOut(school),
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
