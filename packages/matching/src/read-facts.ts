// Facts of an institution become a candidate for one kind of student.
import type { Fact } from '@lantern/catalogue/fact';
import type { FactKey } from '@lantern/catalogue/fact-keys';
import type { EditionId } from '@lantern/content/tests/editions';
import type { Candidate, Figure, MinimumGrade, Span, Tuition } from './candidate.ts';
import type { MatchLevel } from './profile.ts';
import { fitResidency } from './residency.ts';

export type FactsOf = { id: string; country: string; facts: readonly Fact[] };

export type Reading = {
  level: MatchLevel | null;
  field: string | null;
  citizenship: string | null;
  /** YYYY-MM-DD */
  today: string;
  /** what one US dollar buys, by ISO 4217 code */
  perUsd: ReadonlyMap<string, number>;
};

const confidenceOrder = { official: 2, secondary: 1, estimate: 0 };

/**
 * Of each key the fact that is closest to the student: level, then field, then residency; of equally close ones the
 * later period, the better confidence, the later day. Age does not choose: a stale close fact hides a fresh distant one,
 * so that growing old never makes a label better.
 */
export function findClosest(of: FactsOf, reading: Omit<Reading, 'today' | 'perUsd'>): Map<FactKey, Ranked> {
  const closest = new Map<FactKey, Ranked>();
  for (const fact of of.facts) {
    const { level, field, residency, program } = fact.scope;
    if (fact.state === 'unknown' || program !== undefined) continue;
    if (level !== null && level !== reading.level) continue;
    if (field !== null && field !== reading.field) continue;
    const closeness = fitResidency(residency, reading.citizenship, of.country);
    if (closeness === 0) continue;
    const rank = (level === null ? 0 : 100) + (field === null ? 0 : 10) + closeness;
    const best = closest.get(fact.key);
    if (best === undefined || rank > best.rank || (rank === best.rank && isBefore(fact, best.fact)))
      closest.set(fact.key, { fact, rank });
  }
  return closest;
}

type Ranked = { fact: Fact; rank: number };

function isBefore(a: Fact, b: Fact): boolean {
  const later = (x: string | null, y: string | null) => (x ?? '').localeCompare(y ?? '');
  const difference =
    later(a.period, b.period) ||
    confidenceOrder[a.confidence] - confidenceOrder[b.confidence] ||
    later(a.checked ?? a.recorded, b.checked ?? b.recorded) ||
    // nothing tells them apart: any order, as long as it is always the same
    later(JSON.stringify(a.value), JSON.stringify(b.value)) ||
    later(a.source, b.source);
  return difference > 0;
}

/** A figure or a range as a range; null for what is neither. */
function spanOf(value: Fact['value']): Span | null {
  if (typeof value === 'number') return { low: value, high: value };
  return typeof value === 'object' && value !== null && 'low' in value ? { low: value.low, high: value.high } : null;
}

const listOf = (value: Fact['value']) => (Array.isArray(value) ? value : null);
const textOf = (value: Fact['value']) => (typeof value === 'string' ? value : null);
/** Of a range the demanding end: a minimum from 6.5 to 7.0 is met by 7.0, and a rate from 10% to 20% is read as 10%. */
const highestOf = (value: Fact['value']) => spanOf(value)?.high ?? null;
const lowestOf = (value: Fact['value']) => spanOf(value)?.low ?? null;

const perYear: Readonly<Record<string, number>> = { year: 1, semester: 2, month: 12 };
const wholeProgramme = new Set(['programme', 'course', 'once']);

function tuitionOf(fact: Fact, perUsd: Reading['perUsd']): Tuition | null {
  if (fact.state === 'none') return { usd: { low: 0, high: 0 }, isTotal: false };
  const span = spanOf(fact.value);
  const rate = fact.currency === 'USD' ? 1 : perUsd.get(fact.currency ?? '');
  const unit = fact.unit ?? '';
  const times = wholeProgramme.has(unit) ? 1 : perYear[unit];
  if (!span || !rate || !times) return null;
  return {
    usd: { low: (span.low * times) / rate, high: (span.high * times) / rate },
    isTotal: wholeProgramme.has(unit),
  };
}

function minimumOf(fact: Fact): MinimumGrade | 'none' | null {
  if (fact.state === 'none') return 'none';
  // of German grades the demanding end is the lower one
  const demanding = fact.unit === 'german' ? lowestOf(fact.value) : highestOf(fact.value);
  return demanding === null || fact.unit === null ? null : { value: demanding, unit: fact.unit };
}

function testRuleOf(text: string): 'optional' | 'unused' | 'other' {
  if (/optional/i.test(text)) return 'optional';
  return /blind|not (considered|looked|used)/i.test(text) ? 'unused' : 'other';
}

const englishKeys: readonly (readonly [FactKey, EditionId])[] = [
  ['ielts_min', 'ielts'],
  ['toefl_min', 'toefl-120'],
  ['toefl_2026_min', 'toefl-6'],
  ['duolingo_min', 'duolingo'],
  ['pte_min', 'pte'],
];

/** Reads an institution's facts for a level, a field and a citizenship. */
export function readCandidate(of: FactsOf, reading: Reading): Candidate {
  const closest = findClosest(of, reading);
  function figure<T>(key: FactKey, read: (fact: Fact) => T | null, noneToo = false): Figure<T> | null {
    const fact = closest.get(key)?.fact;
    if (!fact || (fact.state === 'none' && !noneToo)) return null;
    const value = read(fact);
    return value === null ? null : { value, isCurrent: reading.today < fact.reviewDue, fact };
  }
  const rate = figure('admission_rate', ({ value }) => lowestOf(value));
  const isUndergraduate = reading.level === 'UG';
  return {
    id: of.id,
    country: of.country,
    level: reading.level,
    field: reading.field,
    levels: figure('levels', ({ value }) => listOf(value)),
    fields: figure('fields', ({ value }) => listOf(value)),
    languages: figure('teaching_languages', ({ value }) => listOf(value)),
    tuition: figure('tuition', (fact) => tuitionOf(fact, reading.perUsd), true),
    minimumGrade: figure('min_grade', minimumOf, true),
    english: englishKeys.flatMap(([key, edition]) => {
      const minimum = figure(key, ({ value }) => highestOf(value));
      return minimum ? [{ edition, figure: minimum }] : [];
    }),
    rate,
    isRateInternational: rate !== null && rate.fact.scope.residency !== null && rate.fact.scope.residency !== 'home',
    sat: isUndergraduate ? figure('sat_range', ({ value }) => spanOf(value)) : null,
    act: isUndergraduate ? figure('act_range', ({ value }) => spanOf(value)) : null,
    gradeRange: figure('grade_range', ({ value }) => spanOf(value)),
    testRule: figure('admission_rule', ({ value }) => {
      const text = textOf(value);
      return text === null ? null : testRuleOf(text);
    }),
    standing: figure('standing', ({ value }) => textOf(value)),
  };
}
