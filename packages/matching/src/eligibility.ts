// Whether a student may apply for a scholarship: each published condition against the record. What nobody can tell is
// unknown, and unknown never counts as yes.
import type { Level } from '@lantern/catalogue/fields';
import { conditionDueOn, type Scholarship, type ScholarshipRule } from '@lantern/catalogue/scholarship';
import { compareGrade } from './gates.grade.ts';
import type { GradeReading, HeldTest } from './profile.ts';

export type EligibilityRecord = {
  /** ISO 3166-1 alpha-2; null is not written down */
  citizenship: string | null;
  /** `YYYY-MM-DD` */
  birthDate: string | null;
  grade: GradeReading | null;
  tests: readonly HeldTest[];
  /** the level that is looked for; null where none was chosen */
  level: Level | null;
};

/** What a student can add to the record so that a condition can be judged. */
export const recordParts = ['citizenship', 'birth', 'grade', 'english'] as const;
export type RecordPart = (typeof recordParts)[number];

/**
 * compared: the record says. missing: the part `needs` is not in the record. level: depends on the level, and none was
 * chosen. close: an age within a year of the limit, whose day of reckoning is not published. scale: a grade of a scale
 * that does not compare. later: something to do or to be chosen for. words: no rule that can be computed. old: read too
 * long ago to decide, while others were read lately.
 */
export const conditionReasons = ['compared', 'missing', 'level', 'close', 'scale', 'later', 'words', 'old'] as const;
export type ConditionReason = (typeof conditionReasons)[number];

export type ConditionState = 'met' | 'unmet' | 'unknown';
export type Condition = {
  rule: ScholarshipRule;
  state: ConditionState;
  reason: ConditionReason;
  needs: RecordPart | null;
};

export type Eligibility = {
  state: 'yes' | 'no' | 'unknown';
  /** some condition was read, and is not past review: only such decide */
  decides: boolean;
  /** those that hold for the level that was chosen */
  conditions: Condition[];
};

type Verdict = Omit<Condition, 'rule'>;

const told = (isMet: boolean): Verdict => ({ state: isMet ? 'met' : 'unmet', reason: 'compared', needs: null });
const unknown = (reason: ConditionReason, needs: RecordPart | null = null): Verdict => ({
  state: 'unknown',
  reason,
  needs,
});

/** Whole years on a day. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function judgeCitizenship(citizenship: string | null, countries: readonly string[], isAllowed: boolean): Verdict {
  if (citizenship === null) return unknown('missing', 'citizenship');
  return told(countries.includes(citizenship) === isAllowed);
}

/** The day on which an age counts differs and is seldom published: within a year of the limit nobody can tell. */
function judgeAge(birthDate: string | null, rule: { most: number } | { least: number }, today: string): Verdict {
  if (birthDate === null) return unknown('missing', 'birth');
  const age = ageOn(birthDate, today);
  if ('most' in rule) return age === rule.most ? unknown('close') : told(age < rule.most);
  return age === rule.least - 1 ? unknown('close') : told(age >= rule.least);
}

function judgeGrade(grade: GradeReading | null, value: number, unit: string): Verdict {
  if (grade === null) return unknown('missing', 'grade');
  const compared = compareGrade(grade, { value, unit });
  if (compared === null) return unknown('scale');
  if (compared.low >= 0) return told(true);
  return compared.high < 0 ? told(false) : unknown('scale');
}

function judgeIelts(tests: readonly HeldTest[], band: number): Verdict {
  const held = tests.filter(({ edition }) => edition === 'ielts');
  if (held.length === 0) return unknown('missing', 'english');
  return told(held.some(({ overall }) => overall >= band));
}

function judge(rule: ScholarshipRule, record: EligibilityRecord, today: string): Verdict {
  switch (rule.kind) {
    case 'any_citizenship':
      return told(true);
    case 'citizen_of':
      return judgeCitizenship(record.citizenship, rule.countries, true);
    case 'not_citizen_of':
      return judgeCitizenship(record.citizenship, rule.countries, false);
    case 'max_age':
      return judgeAge(record.birthDate, { most: rule.years }, today);
    case 'min_age':
      return judgeAge(record.birthDate, { least: rule.years }, today);
    case 'min_grade':
      return judgeGrade(record.grade, rule.value, rule.scale);
    case 'min_ielts':
      return judgeIelts(record.tests, rule.band);
    case 'at_institution':
    case 'nomination':
    case 'return_home':
      return unknown('later');
    // no part of the record holds these
    case 'citizen_group':
    case 'min_work_years':
    case 'gender':
    case 'financial_need':
    case 'other':
      return unknown('words');
  }
}

/** Whether a rule of one level is of no concern to somebody who looks for another. */
const isOfOtherLevel = (rule: ScholarshipRule, level: Level | null) =>
  'level' in rule && rule.level !== undefined && level !== null && rule.level !== level;

function judgeForLevel(rule: ScholarshipRule, record: EligibilityRecord, today: string): Verdict {
  const verdict = judge(rule, record, today);
  const isOpenLevel = 'level' in rule && rule.level !== undefined && record.level === null;
  // failing the limit of one level says nothing while another may be meant
  return isOpenLevel && verdict.state === 'unmet' ? unknown('level') : verdict;
}

type Reading = Pick<Scholarship, 'checked' | 'confidence'>;

/** Whether a condition may decide anything: somebody read it, and its review is not due. */
export function mayDecide(rule: ScholarshipRule, { checked, confidence }: Reading, today: string): boolean {
  const read = rule.checked ?? checked;
  return read !== null && confidence !== 'estimate' && today < conditionDueOn(read);
}

/**
 * Yes only if every published condition is met, no if one is not; unknown otherwise, and always where nothing is published,
 * nobody read it, or it is past review. `today` is `YYYY-MM-DD`.
 */
export function judgeEligibility(
  scholarship: Pick<Scholarship, 'rules'> & Reading,
  record: EligibilityRecord,
  today: string,
): Eligibility {
  const rules = scholarship.rules.filter((rule) => !isOfOtherLevel(rule, record.level));
  const current = new Set(rules.filter((rule) => mayDecide(rule, scholarship, today)));
  const decides = current.size > 0;
  const conditions = rules.map((rule) => {
    const isLeftOut = decides && !current.has(rule);
    return { rule, ...(isLeftOut ? unknown('old') : judgeForLevel(rule, record, today)) };
  });
  if (!decides) return { state: 'unknown', decides, conditions };
  if (conditions.some(({ state }) => state === 'unmet')) return { state: 'no', decides, conditions };
  const isYes = conditions.every(({ state }) => state === 'met');
  return { state: isYes ? 'yes' : 'unknown', decides, conditions };
}
