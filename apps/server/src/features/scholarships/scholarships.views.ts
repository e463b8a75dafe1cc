// A scholarship of the catalogue as it is answered, judged by a record.
import { countryGroup } from '@lantern/catalogue/country-groups';
import type { Scholarship, ScholarshipRule } from '@lantern/catalogue/scholarship';
import type * as contract from '@lantern/contract/scholarships';
import { type Condition, type EligibilityRecord, judgeEligibility, questionKey } from '@lantern/matching/eligibility';
import { rankScholarships } from '@lantern/matching/scholarship-order';
import { roundOf } from './scholarships.search.ts';

/** Each judged, in the order in which a student sees them. */
export function judgeAll(all: readonly Scholarship[], record: EligibilityRecord, today: string) {
  return rankScholarships(
    all.map((scholarship) => ({
      scholarship,
      eligibility: judgeEligibility(scholarship, record, today),
      round: roundOf(scholarship, today),
    })),
  );
}
export type Judged = ReturnType<typeof judgeAll>[number];

/** Institutions that conditions name, so that their names can be looked up at once. */
export function institutionsOf(all: readonly Judged[]): string[] {
  const rules = all.flatMap(({ scholarship }) => scholarship.rules);
  return [...new Set(rules.flatMap((rule) => (rule.kind === 'at_institution' ? rule.institutions : [])))];
}

type Names = ReadonlyMap<string, string>;
type Said = Pick<contract.ScholarshipCondition, 'words' | 'names' | 'figure' | 'scale'>;

function saidOf(rule: ScholarshipRule, institutions: Names): Said {
  const nothing: Said = { words: '', names: [], figure: null, scale: null };
  switch (rule.kind) {
    case 'citizen_of':
    case 'not_citizen_of':
      return { ...nothing, names: rule.countries };
    case 'citizen_group':
    case 'not_citizen_group':
      return { ...nothing, words: countryGroup(rule.group).name, names: [...countryGroup(rule.group).countries] };
    case 'nomination':
    case 'step':
    case 'other':
      return { ...nothing, words: rule.words };
    case 'asks':
      return { ...nothing, words: rule.question };
    case 'max_age':
    case 'min_age':
    case 'min_work_years':
    case 'return_home':
      return { ...nothing, figure: rule.years };
    case 'min_grade':
      return { ...nothing, figure: rule.value, scale: rule.scale };
    case 'usual_grade':
      return { ...nothing, figure: rule.value, scale: 'us4' };
    case 'min_ielts':
      return { ...nothing, figure: rule.band };
    case 'gender':
      return { ...nothing, words: rule.gender };
    case 'at_institution':
      return { ...nothing, names: rule.institutions.flatMap((id) => institutions.get(id) ?? []) };
    case 'any_citizenship':
    case 'lives_at_home':
    case 'financial_need':
      return nothing;
  }
}

function conditionOf({ rule, state, reason }: Condition, id: string, names: Names): contract.ScholarshipCondition {
  return {
    ...{ kind: rule.kind, state, reason },
    ...saidOf(rule, names),
    level: ('level' in rule && rule.level) || null,
    key: questionKey(rule, id),
    source: rule.source ?? null,
    checked: rule.checked ?? null,
  };
}

type Question = contract.Scholarship['eligibility']['question'];

function questionOf(
  { eligibility, scholarship: { id } }: Judged,
  names: Names,
  askedBy: ReadonlyMap<string, number>,
): Question {
  const { question, conditions } = eligibility;
  if (!question) return null;
  const about = conditions.find((one) => (question.key ? one.key === question.key : one.needs === question.needs));
  return {
    ...question,
    condition: about ? conditionOf(about, id, names) : null,
    asked_by: question.key ? (askedBy.get(question.key) ?? 1) : 1,
  };
}

/** How many ask each question, of those that are shown. */
export function countQuestions(all: readonly Judged[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { eligibility } of all) {
    if (eligibility.state === 'no') continue;
    const keys = new Set(eligibility.conditions.flatMap(({ key, reason }) => (key && reason !== 'old' ? key : [])));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

type Refusal = contract.ScholarshipPage['refusals'][number]['why'];

function whyNot({ eligibility: { refusal, because } }: Judged): Refusal {
  if (refusal) return refusal === 'said' ? 'other' : refusal;
  const kind = because?.rule.kind;
  if (kind === 'max_age' || kind === 'min_age') return 'age';
  if (kind === 'min_grade') return 'grade';
  return kind?.includes('citizen') || kind === 'lives_at_home' ? 'citizenship' : 'other';
}

/** Why those that are refused are refused, the most first. */
export function countRefusals(all: readonly Judged[]): { why: Refusal; found: number }[] {
  const refused = all.filter(({ eligibility }) => eligibility.state === 'no');
  return [...Map.groupBy(refused, whyNot)]
    .map(([why, ones]) => ({ why, found: ones.length }))
    .sort((a, b) => b.found - a.found);
}

export function cardOf(judged: Judged, names: Names, askedBy: ReadonlyMap<string, number>): contract.Scholarship {
  const { scholarship, eligibility, group } = judged;
  const { hostCountries, amountPeriod, windowNote, feeWaiver, reviewDue, ...rest } = scholarship;
  const { rules: _rules, recorded: _day, prominence: _place, ...shown } = rest;
  const { state, refusal, because, isRead, hasNoVisa, conditions } = eligibility;
  return {
    ...shown,
    countries: hostCountries,
    amount_period: amountPeriod,
    window_note: windowNote,
    fee_waiver: feeWaiver,
    review_due: reviewDue,
    group,
    eligibility: {
      ...{ state, refusal, is_read: isRead, has_no_visa: hasNoVisa },
      because: because && conditionOf(because, scholarship.id, names),
      question: questionOf(judged, names, askedBy),
      conditions: conditions.map((condition) => conditionOf(condition, scholarship.id, names)),
    },
  };
}
