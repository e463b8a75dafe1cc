// A scholarship of the catalogue as it is answered, judged by a record.
import type { Scholarship, ScholarshipRule } from '@lantern/catalogue/scholarship';
import type * as contract from '@lantern/contract/scholarships';
import { type Condition, type EligibilityRecord, judgeEligibility } from '@lantern/matching/eligibility';

export type Judged = { scholarship: Scholarship; eligibility: ReturnType<typeof judgeEligibility> };

export function judgeAll(all: readonly Scholarship[], record: EligibilityRecord, today: string): Judged[] {
  return all.map((scholarship) => ({ scholarship, eligibility: judgeEligibility(scholarship, record, today) }));
}

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
    case 'nomination':
    case 'other':
      return { ...nothing, words: rule.words };
    case 'max_age':
    case 'min_age':
    case 'min_work_years':
    case 'return_home':
      return { ...nothing, figure: rule.years };
    case 'min_grade':
      return { ...nothing, figure: rule.value, scale: rule.scale };
    case 'min_ielts':
      return { ...nothing, figure: rule.band };
    case 'gender':
      return { ...nothing, words: rule.gender };
    case 'at_institution':
      return { ...nothing, names: rule.institutions.flatMap((id) => institutions.get(id) ?? []) };
    case 'any_citizenship':
    case 'financial_need':
      return nothing;
  }
}

const conditionOf = ({ rule, state, reason, needs }: Condition, names: Names): contract.ScholarshipCondition => ({
  kind: rule.kind,
  state,
  reason,
  needs,
  ...saidOf(rule, names),
  level: ('level' in rule && rule.level) || null,
  source: rule.source ?? null,
  checked: rule.checked ?? null,
});

export function cardOf({ scholarship, eligibility }: Judged, names: Names): contract.Scholarship {
  const {
    hostCountries,
    amountPeriod,
    windowNote,
    feeWaiver,
    reviewDue,
    rules: _rules,
    recorded: _day,
    ...rest
  } = scholarship;
  return {
    ...rest,
    countries: hostCountries,
    amount_period: amountPeriod,
    window_note: windowNote,
    fee_waiver: feeWaiver,
    review_due: reviewDue,
    eligibility: {
      state: eligibility.state,
      decides: eligibility.decides,
      conditions: eligibility.conditions.map((condition) => conditionOf(condition, names)),
    },
  };
}
