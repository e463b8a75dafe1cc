// JSON Resume 1.0.0 (https://jsonresume.org/schema) and Reactive Resume, read into a record. Reading is generous: what is
// clear is taken, whatever its form. What the record has no place for, or what cannot be read, is named; nothing is made
// up in its place.
import * as z from 'zod/mini';
import {
  type activityCalls,
  activityTypes,
  checkHours,
  checkPeriod,
  activityFields as fieldsOfActivity,
  hoursOfWeek,
  schoolYears,
  weeksPerYearSchema,
  writeDuration,
} from './activities.ts';
import { awardsMax, type CvAward, type CvLanguage, languagesMax } from './cv.ts';
import { present, readDate } from './json-resume.dates.ts';
import { levelOf } from './json-resume.levels.ts';
import { type Item, type LeftOut, ResumeNotes, textsOf } from './json-resume.notes.ts';
import { fromReactiveResume, isReactiveResume } from './json-resume.reactive.ts';
import { readSchool, type School } from './json-resume.schools.ts';
import { lineOfSlip } from './json-resume.slip.ts';
import { hasText, lineText, proseText, wordsOf } from './json-resume.texts.ts';
import type { FieldsOf } from './record.ts';

type Activity = FieldsOf<typeof activityCalls>;

export type ReadResume = {
  summary: string;
  schools: School[];
  activities: (Activity & {
    /** the file has a year alone: January stands for it, or the month of the start */
    isMonthMissing: boolean;
    /** the file names no end, which is how the format says that something goes on */
    isEndMissing: boolean;
  })[];
  languages: CvLanguage[];
  awards: CvAward[];
  leftOut: LeftOut[];
};

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The things of a list that say something. */
function itemsOf(file: Item, list: string, notes: ResumeNotes): Item[] {
  const value = file[list];
  const items = Array.isArray(value) ? value.filter((one) => isItem(one) && hasText(one)) : [];
  if (items.length > 200) notes.say(list, 'more', wordsOf(items.slice(200)));
  return items.slice(0, 200);
}

/** The first of some fields that has words. */
const firstLine = (...values: unknown[]) => values.map((value) => lineText(value)).find(Boolean) ?? '';

const activityFields =
  'name organization company position roles startDate endDate weeklyHours weeksPerYear schoolYears activityType summary description highlights'.split(
    ' ',
  );

function readActivity(item: Item, notes: ResumeNotes): ReadResume['activities'][number] | undefined {
  const fullName = firstLine(item.name, item.organization, item.company);
  const position = firstLine(item.position, textsOf(item.roles)[0]);
  if (!fullName) return void notes.say(position, 'no-name', position ? '' : wordsOf(item));
  const name = notes.fit(fullName, 200, fullName);
  const start = readDate(item.startDate);
  const end = readDate(item.endDate);
  if (start === '') return void notes.say(name, 'no-start');
  if (start === undefined || start === present) return void notes.say(name, 'start', wordsOf(item.startDate));
  if (end === undefined) return void notes.say(name, 'end', wordsOf(item.endDate));
  const goesOn = end === '' || end === present;
  const startMonth = start.length === 4 ? `${start}-01` : start.slice(0, 7);
  // a year alone ends in the month of the start, where January would be before it
  const endMonth =
    end.length === 4 ? [`${end}-01`, end === startMonth.slice(0, 4) ? startMonth : ''].sort().at(-1) : end.slice(0, 7);
  const period = { start: startMonth, end: goesOn ? null : (endMonth ?? null) };
  if (Object.keys(checkPeriod(period)).length > 0)
    return void notes.say(name, 'dates', [start, end].filter(Boolean).join(' – '));
  const hours = item.weeklyHours;
  const isHours = Number.isInteger(hours) && (hours as number) >= 0 && (hours as number) <= hoursOfWeek;
  const weeklyHours = isHours ? (hours as number) : 0;
  const duration = writeDuration(period);
  if (checkHours({ duration, weeklyHours })) return void notes.say(name, 'hours');
  const prose = [item.summary, item.description].map((value) => proseText(value)).filter(Boolean);
  notes.rest(item, name, activityFields);
  return {
    // what a file does not say is as if it were left out
    ...z.parse(z.object(optionalFields), {}),
    name,
    title: notes.fit(position, 200, name),
    duration,
    weeklyHours,
    ...ownFieldsOf(item),
    description: notes.fit([...new Set(prose)].join('\n'), 2000, name),
    outcome: notes.fit(textsOf(item.highlights).join('\n'), 2000, name),
    isMonthMissing: start.length === 4 || end.length === 4,
    isEndMissing: end === '',
  };
}

const { name: _name, duration: _duration, weeklyHours: _hours, ...optionalFields } = fieldsOfActivity;

/** What only a file of Lantern's has; anything else there is no answer. */
function ownFieldsOf({ weeksPerYear, schoolYears: years, activityType }: Item) {
  const weeks = z.safeParse(weeksPerYearSchema, weeksPerYear);
  return {
    weeksPerYear: weeks.success ? weeks.data : null,
    schoolYears: schoolYears.filter((year) => Array.isArray(years) && years.includes(year)),
    type: activityTypes.find((type) => type === activityType) ?? ('' as const),
  };
}

function readAward(item: Item, notes: ResumeNotes): CvAward | undefined {
  const fullTitle = firstLine(item.title, item.name);
  if (!fullTitle) return void notes.say(firstLine(item.awarder, item.issuer), 'no-name', wordsOf(item));
  const title = notes.fit(fullTitle, 150, fullTitle);
  const said = item.date ?? item.awardDate;
  const date = readDate(said);
  const isTaken = date !== undefined && (date === '' || (date >= '1950' && date < '2100'));
  if (!isTaken) notes.say(title, 'date', wordsOf(said));
  notes.rest(item, title, ['title', 'name', 'date', 'awardDate', 'awarder', 'issuer', 'summary']);
  return {
    title,
    date: isTaken ? date : '',
    from: notes.fit(firstLine(item.awarder, item.issuer), 150, title),
    note: notes.fit(lineText(item.summary), 300, title),
  };
}

function readLanguage(item: Item, notes: ResumeNotes): CvLanguage | undefined {
  const words = firstLine(item.fluency, item.level, item.proficiency);
  const full = lineText(item.language);
  if (!full) return void notes.say(words, 'no-name', wordsOf(item));
  const name = notes.fit(full, 60, full);
  const level = levelOf(words);
  const said = words || (typeof item.level === 'number' && item.level > 0 ? wordsOf(item.level) : '');
  if (said && !level) notes.say(name, 'level', said);
  notes.rest(item, name, ['language', 'fluency', 'level', 'proficiency']);
  return { name, level };
}

/** What a profile has: the student's own, which a file does not overwrite. */
const profileFields = ['name', 'email', 'phone', 'location'];
const lists = ['basics', 'work', 'volunteer', 'education', 'awards', 'certificates', 'languages', 'projects'];
const others = ['skills', 'interests', 'references', 'publications'];

function readBasics(basics: Item, notes: ResumeNotes): string {
  const own = profileFields.filter((field) => hasText(basics[field]));
  if (own.length > 0) notes.say('', 'profile', own.map((field) => wordsOf(basics[field])).join('; '));
  notes.rest(basics, '', ['summary', ...profileFields]);
  const summary = proseText(basics.summary);
  return notes.fit(summary, 600, '');
}

const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

function parse(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text));
  } catch {
    return undefined;
  }
}

/** Why a file cannot be read: the line in which it stops being JSON, or that it is JSON of another kind. */
export function whyUnread(text: string): { why: 'json'; line: number } | { why: 'format' } {
  const line = lineOfSlip(withoutMark(text));
  return line === undefined ? { why: 'format' } : { why: 'json', line };
}

/** What a file holds for the record; undefined where it is no CV of these formats: then `whyUnread` tells. */
export function readResume(text: string): ReadResume | undefined {
  let file = parse(text);
  if (isItem(file) && isReactiveResume(file)) file = fromReactiveResume(file);
  if (!isItem(file) || ![...lists, ...others].some((list) => list in (file as Item))) return undefined;
  const resume = file;
  const notes = new ResumeNotes();
  const read = <T>(list: string, reader: (item: Item, notes: ResumeNotes) => T | undefined): T[] =>
    itemsOf(resume, list, notes).flatMap((item) => reader(item, notes) ?? []);
  const summary = isItem(resume.basics) ? readBasics(resume.basics, notes) : '';
  const schools = read('education', readSchool);
  const activities = ['work', 'volunteer', 'projects'].flatMap((list) => read(list, readActivity));
  const languages = read('languages', readLanguage);
  const awards = ['awards', 'certificates'].flatMap((list) => read(list, readAward));
  for (const { title } of awards.slice(awardsMax)) notes.say(title, 'more');
  for (const { name } of languages.slice(languagesMax)) notes.say(name, 'more');
  for (const [part, value] of Object.entries(resume))
    if (!lists.includes(part) && part !== 'meta' && part !== '$schema' && hasText(value))
      notes.say(part, 'no-place', wordsOf(value));
  return {
    summary,
    schools,
    activities,
    languages: languages.slice(0, languagesMax),
    awards: awards.slice(0, awardsMax),
    leftOut: notes.leftOut,
  };
}
