// Whether a student may apply for a scholarship: "you may apply", "not you, because", or one question to answer. Each
// published condition is held against the record and against what was answered before.
import { countryGroup } from '@lantern/catalogue/country-groups';
import { type Level, paysFor } from '@lantern/catalogue/fields';
import { conditionDueOn, type Scholarship, type ScholarshipRule } from '@lantern/catalogue/scholarship';
import { givesHardlyAnyVisas } from '@lantern/catalogue/student-visas';
import { compareGrade } from './gates.grade.ts';
import type { GradeReading, HeldTest } from './profile.ts';
import { type Answers, answerTo } from './scholarship-answers.ts';

export type EligibilityRecord = {
  /** ISO 3166-1 alpha-2; null is not written down */
  citizenship: string | null;
  /** where the student lives; null is not written down */
  residence: string | null;
  /** `YYYY-MM-DD` */
  birthDate: string | null;
  grade: GradeReading | null;
  tests: readonly HeldTest[];
  /** what is looked for; null where nothing was chosen */
  level: Level | null;
  field: string | null;
  answers: Answers;
};

/** What a student can add to the record so that a condition can be judged. */
export const recordParts = ['citizenship', 'birth'] as const;
export type RecordPart = (typeof recordParts)[number];

/**
 * compared: the record or an answer says. missing: the part `needs` is not in the record. asked: `key` is the question that
 * settles it. level: depends on the level, and none was chosen. close: an age within a year of the limit, whose day of
 * reckoning is not published. low: usually for better grades. later: part of applying. old: read too long ago to decide.
 */
export const conditionReasons = ['compared', 'missing', 'asked', 'level', 'close', 'low', 'later', 'old'] as const;
export type ConditionReason = (typeof conditionReasons)[number];

/** later: shuts nobody out; it is done, or decided, after applying. */
export type ConditionState = 'met' | 'unmet' | 'unknown' | 'later';
export type Condition = {
  rule: ScholarshipRule;
  state: ConditionState;
  reason: ConditionReason;
  needs: RecordPart | null;
  /** the question whose answer settles it */
  key: string | null;
};

export type Eligibility = {
  state: 'yes' | 'no' | 'unknown';
  /** why not, where no condition says it: for another level or field, no longer given, or the student said so */
  refusal: 'level' | 'field' | 'not-offered' | 'said' | null;
  /** the condition that is not met */
  because: Condition | null;
  /** what to answer so that it becomes yes or no; `needs` is a part of the record instead */
  question: { key: string; needs: null } | { key: null; needs: RecordPart } | null;
  /** false: what was published was not read lately enough, so that the question is whether the student has read it */
  isRead: boolean;
  /** something that was read long ago speaks against it */
  isDoubtful: boolean;
  /** every country that it is for gives hardly any student visas to citizens of the student's: it comes last, and is said */
  hasNoVisa: boolean;
  /** those that hold for the level that was chosen */
  conditions: Condition[];
};

type Verdict = Omit<Condition, 'rule'>;

const told = (isMet: boolean): Verdict => ({
  state: isMet ? 'met' : 'unmet',
  reason: 'compared',
  needs: null,
  key: null,
});
const later: Verdict = { state: 'later', reason: 'later', needs: null, key: null };
const missing = (needs: RecordPart): Verdict => ({ state: 'unknown', reason: 'missing', needs, key: null });
const undecided = (reason: ConditionReason): Verdict => ({ state: 'unknown', reason, needs: null, key: null });

/** Whole years on a day. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The question that only one scholarship asks: whether the student may apply, as its page says. */
export const ownKey = (id: string): string => `own-${id}`;

/** Under which key the answer that settles a condition is kept; null for what no answer settles. */
export function questionKey(rule: ScholarshipRule, id: string): string | null {
  switch (rule.kind) {
    case 'citizen_group':
      return `group-${rule.group}`;
    case 'lives_at_home':
      return 'home';
    case 'min_grade':
      return `grade-${rule.scale}-${rule.value}`;
    case 'min_work_years':
      return `work-${rule.years}`;
    case 'gender':
      return rule.gender === 'female' ? 'woman' : 'man';
    case 'financial_need':
      return 'need';
    case 'asks':
      return rule.question;
    case 'other':
      return ownKey(id);
    default:
      return null;
  }
}

type Judged = { id: string; record: EligibilityRecord; today: string };

function ask(rule: ScholarshipRule, { id, record }: Judged): Verdict {
  const key = questionKey(rule, id);
  const answer = key && answerTo(key, record.answers);
  return answer ? told(answer === 'yes') : { state: 'unknown', reason: 'asked', needs: null, key };
}

function judgeCitizenship(citizenship: string | null, countries: readonly string[], isAllowed: boolean): Verdict {
  return citizenship === null ? missing('citizenship') : told(countries.includes(citizenship) === isAllowed);
}

/** Who is not in a list that may lack names is asked, never refused. */
function judgeGroup(rule: ScholarshipRule & { kind: 'citizen_group' }, judged: Judged): Verdict {
  const { countries, isWhole } = countryGroup(rule.group);
  const { citizenship } = judged.record;
  if (citizenship === null) return missing('citizenship');
  if (countries.includes(citizenship)) return told(true);
  return isWhole ? told(false) : ask(rule, judged);
}

/** The day on which an age counts differs and is seldom published: within a year of the limit nobody can tell. */
function judgeAge(birthDate: string | null, rule: { most: number } | { least: number }, today: string): Verdict {
  if (birthDate === null) return missing('birth');
  const age = ageOn(birthDate, today);
  const isClose = 'most' in rule ? age === rule.most : age === rule.least - 1;
  if (isClose) return { ...later, reason: 'close' };
  return told('most' in rule ? age < rule.most : age >= rule.least);
}

function judgeGrade(rule: ScholarshipRule & { kind: 'min_grade' }, judged: Judged): Verdict {
  const { grade } = judged.record;
  const compared = grade && compareGrade(grade, { value: rule.value, unit: rule.scale });
  if (compared && compared.low >= 0) return told(true);
  if (compared && compared.high < 0) return told(false);
  return ask(rule, judged);
}

/** What is only usual refuses nobody. */
function judgeUsual(grade: GradeReading | null, value: number): Verdict {
  const compared = grade && compareGrade(grade, { value, unit: 'us4' });
  return compared && compared.high < 0 ? { ...later, reason: 'low' } : later;
}

/** A test can still be taken, so that none, or a lower result, shuts nobody out. */
function judgeIelts(tests: readonly HeldTest[], band: number): Verdict {
  return tests.some(({ edition, overall }) => edition === 'ielts' && overall >= band) ? told(true) : later;
}

function judgeHome(rule: ScholarshipRule, judged: Judged): Verdict {
  const { citizenship, residence } = judged.record;
  if (citizenship === null) return missing('citizenship');
  return residence === null ? ask(rule, judged) : told(residence === citizenship);
}

function judge(rule: ScholarshipRule, judged: Judged): Verdict {
  const { record, today } = judged;
  switch (rule.kind) {
    case 'any_citizenship':
      return told(true);
    case 'citizen_of':
      return judgeCitizenship(record.citizenship, rule.countries, true);
    case 'not_citizen_of':
      return judgeCitizenship(record.citizenship, rule.countries, false);
    case 'not_citizen_group':
      return judgeCitizenship(record.citizenship, countryGroup(rule.group).countries, false);
    case 'citizen_group':
      return judgeGroup(rule, judged);
    case 'lives_at_home':
      return judgeHome(rule, judged);
    case 'max_age':
      return judgeAge(record.birthDate, { most: rule.years }, today);
    case 'min_age':
      return judgeAge(record.birthDate, { least: rule.years }, today);
    case 'min_grade':
      return judgeGrade(rule, judged);
    case 'usual_grade':
      return judgeUsual(record.grade, rule.value);
    case 'min_ielts':
      return judgeIelts(record.tests, rule.band);
    case 'min_work_years':
      return rule.years === 0 ? told(true) : ask(rule, judged);
    case 'gender':
    case 'financial_need':
    case 'asks':
    case 'other':
      return ask(rule, judged);
    case 'at_institution':
    case 'nomination':
    case 'return_home':
    case 'step':
      return later;
  }
}

/** Whether a rule of one level is of no concern to somebody who looks for another. */
const isOfOtherLevel = (rule: ScholarshipRule, level: Level | null) =>
  'level' in rule && rule.level !== undefined && level !== null && rule.level !== level;

function judgeForLevel(rule: ScholarshipRule, judged: Judged): Verdict {
  const verdict = judge(rule, judged);
  const isOpenLevel = 'level' in rule && rule.level !== undefined && judged.record.level === null;
  // failing the limit of one level says nothing while another may be meant
  return isOpenLevel && verdict.state !== 'met' ? undecided('level') : verdict;
}

type Reading = Pick<Scholarship, 'checked' | 'confidence'>;

/** Whether a condition may decide anything: somebody read it, and its review is not due. */
export function mayDecide(rule: ScholarshipRule, { checked, confidence }: Reading, today: string): boolean {
  const read = rule.checked ?? checked;
  return read !== null && confidence !== 'estimate' && today < conditionDueOn(read);
}

type Judgeable = Pick<Scholarship, 'id' | 'rules' | 'levels' | 'fields' | 'status' | 'hostCountries'> & Reading;

const isWithoutVisa = ({ hostCountries }: Judgeable, { citizenship }: EligibilityRecord) =>
  hostCountries.length > 0 && hostCountries.every((host) => givesHardlyAnyVisas(host, citizenship));

function refusalOf({ status, levels, fields, id }: Judgeable, record: EligibilityRecord): Eligibility['refusal'] {
  if (status !== 'offered') return 'not-offered';
  if (record.level !== null && !levels.includes(record.level)) return 'level';
  if (record.field !== null && fields.length > 0 && !paysFor(fields, record.field)) return 'field';
  return record.answers.get(ownKey(id)) === 'no' ? 'said' : null;
}

/** Most people settle a part of the record, or a question that others ask too, before what one page alone asks. */
function questionOf(open: readonly Condition[], id: string): NonNullable<Eligibility['question']> {
  const needs = open.find((one) => one.needs !== null)?.needs;
  if (needs) return { key: null, needs };
  const key = open.find((one) => one.key !== null && one.key !== ownKey(id))?.key ?? ownKey(id);
  return { key, needs: null };
}

/**
 * Yes if every published condition is met or is part of applying, no if a condition that was read lately is not; unknown
 * otherwise, with the question that tells. `today` is `YYYY-MM-DD`.
 */
export function judgeEligibility(scholarship: Judgeable, record: EligibilityRecord, today: string): Eligibility {
  const { id } = scholarship;
  const rules = scholarship.rules.filter((rule) => !isOfOtherLevel(rule, record.level));
  const conditions = rules.map((rule) => {
    const verdict = judgeForLevel(rule, { id, record, today });
    const isOld = verdict.state !== 'later' && rule.kind !== 'other' && !mayDecide(rule, scholarship, today);
    return { rule, ...(isOld ? { ...verdict, reason: 'old' as const } : verdict) };
  });
  const isRead = rules.length > 0 && rules.every((rule) => mayDecide(rule, scholarship, today));
  const isDoubtful = conditions.some(({ state, reason }) => state === 'unmet' && reason === 'old');
  const hasNoVisa = isWithoutVisa(scholarship, record);
  const nothing = { refusal: null, because: null, question: null, isRead, isDoubtful, hasNoVisa, conditions };
  const because = conditions.find(({ state, reason }) => state === 'unmet' && reason !== 'old') ?? null;
  const refusal = refusalOf(scholarship, record);
  if (because || refusal) return { ...nothing, state: 'no', because: refusal ? null : because, refusal };
  // whoever has read the page knows more than an old reading
  const hasSaid = record.answers.get(ownKey(id)) === 'yes';
  const open = conditions.filter(({ state, reason }) => state === 'unknown' && reason !== 'old');
  if (open.length === 0 && (isRead || hasSaid)) return { ...nothing, state: 'yes' };
  return { ...nothing, state: 'unknown', question: questionOf(open, id) };
}
