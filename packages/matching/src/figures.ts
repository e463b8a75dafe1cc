// What a fact comes to as a figure of a candidate.

import { type Door, isDoor } from '@lantern/catalogue/doors';
import type { Fact } from '@lantern/catalogue/fact';
import type { FactKey } from '@lantern/catalogue/fact-keys';
import type { EditionId } from '@lantern/content/tests/editions';
import type { Figure, MinimumGrade, Span, Tuition, UsualOffer } from './candidate.ts';
import { orderFacts } from './closest-fact.ts';
import { ibCoreMax, onScaleOfUnit } from './grade-units.ts';

/** What one US dollar buys, by ISO 4217 code. */
export type Rates = ReadonlyMap<string, number>;

/** A figure or a range as a range; null for what is neither. */
function spanOf({ value }: Fact): Span | null {
  if (typeof value === 'number') return { low: value, high: value };
  return typeof value === 'object' && value !== null && 'low' in value ? { low: value.low, high: value.high } : null;
}

const listOf = ({ value }: Fact) => (Array.isArray(value) ? value : null);
const textOf = ({ value }: Fact) => (typeof value === 'string' ? value : null);
/** Of a range the demanding end: a minimum from 6.5 to 7.0 is met by 7.0, and a rate from 10% to 20% is read as 10%. */
const highestOf = (fact: Fact) => spanOf(fact)?.high ?? null;
const lowestOf = (fact: Fact) => spanOf(fact)?.low ?? null;

const perYear: Readonly<Record<string, number>> = { year: 1, semester: 2, month: 12 };
const wholeProgramme = new Set(['programme', 'course', 'once']);

function tuitionOf(fact: Fact, perUsd: Rates): Tuition | null {
  if (fact.state === 'none') return { usd: { low: 0, high: 0 }, isTotal: false };
  const span = spanOf(fact);
  const rate = fact.currency === 'USD' ? 1 : perUsd.get(fact.currency ?? '');
  const unit = fact.unit ?? '';
  const times = wholeProgramme.has(unit) ? 1 : perYear[unit];
  if (!span || !rate || !times) return null;
  return {
    usd: { low: (span.low * times) / rate, high: (span.high * times) / rate },
    isTotal: wholeProgramme.has(unit),
  };
}

function livingOf(fact: Fact, perUsd: Rates): Span | null {
  const cost = tuitionOf(fact, perUsd);
  return cost && !cost.isTotal ? cost.usd : null;
}

/** Where the smallest grade is best, the most demanding end is the low one. */
const smallestIsBest = new Set(['german', 'waec']);

type Graded = ReturnType<typeof onScaleOfUnit>;

function offerOf(fact: Fact): UsualOffer | null {
  const span = spanOf(fact);
  if (!span || fact.unit === null) return null;
  const own = fact.scope.qualification ?? null;
  const [low, high] = [span.low, fact.unit === 'ib42' ? span.high + ibCoreMax : span.high].map((value) =>
    onScaleOfUnit(value, fact.unit ?? '', own),
  ) as [Graded, Graded];
  const [least, most] = smallestIsBest.has(fact.unit) ? [high, low] : [low, high];
  return { least: least.value, most: most.value, unit: least.unit, scale: least.scale };
}

function doorOf(fact: Fact): Door | null {
  return isDoor(fact.value) ? fact.value : null;
}

function minimumOf(fact: Fact): MinimumGrade | 'none' | null {
  if (fact.state === 'none') return 'none';
  const demanding = smallestIsBest.has(fact.unit ?? '') ? lowestOf(fact) : highestOf(fact);
  if (demanding === null || fact.unit === null) return null;
  return onScaleOfUnit(demanding, fact.unit, fact.scope.qualification ?? null);
}

function testRuleOf(fact: Fact): 'optional' | 'unused' | 'other' | null {
  const text = textOf(fact);
  if (text === null) return null;
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

/** A fact with what it comes to; null where it says nothing that can be compared. */
export type Read<T> = { fact: Fact; figure: Figure<T> | null };

function readAll(facts: readonly Fact[], today: string, perUsd: Rates) {
  const byKey = orderFacts(facts);
  /** "Published that there is none" is a figure of its own for some keys, and nothing to compare for the others. */
  function read<T>(key: FactKey, valueIn: (fact: Fact) => T | null, isNoneAFigure = false): Read<T>[] {
    return (byKey.get(key) ?? []).map((fact) => {
      const value = fact.state === 'none' && !isNoneAFigure ? null : valueIn(fact);
      const isRead = fact.checked !== null && fact.confidence !== 'estimate';
      return { fact, figure: value === null ? null : { value, isCurrent: today < fact.reviewDue, isRead, fact } };
    });
  }
  return {
    levels: read<readonly string[]>('levels', listOf),
    fields: read<readonly string[]>('fields', listOf),
    languages: read<readonly string[]>('teaching_languages', listOf),
    tuition: read('tuition', (fact) => tuitionOf(fact, perUsd), true),
    minimumGrade: read('min_grade', minimumOf, true),
    usualOffer: read('typical_offer', offerOf),
    /** minimums of certificates that everybody knows, beside the offers */
    otherMinimum: read('min_grade', offerOf),
    door: read<Door>('door', doorOf),
    // also those of one topic: the way in
    doorRules: facts.filter(({ key, state }) => key === 'door_rule' && state === 'known'),
    englishShare: read('english_share', lowestOf),
    living: read<Span>('living_cost', (fact) => livingOf(fact, perUsd)),
    isPaidPost: read<boolean>('doctorate_paid', ({ value }) => value === true),
    english: englishKeys.flatMap(([key, edition]) => {
      const reads = read(key, highestOf);
      return reads.length > 0 ? [{ edition, reads }] : [];
    }),
    rate: read('admission_rate', lowestOf),
    sat: read('sat_range', spanOf),
    act: read('act_range', spanOf),
    gradeRange: read('grade_range', spanOf),
    testRule: read('admission_rule', testRuleOf),
    standing: read('standing', textOf),
    /** fields of study that some fact is about */
    scopes: [...new Set(facts.flatMap(({ scope }) => scope.field ?? []))].sort(),
  };
}

export type Figures = ReturnType<typeof readAll>;

const kept = new WeakMap<readonly Fact[], { today: string; perUsd: Rates; figures: Figures }>();

/**
 * Everything that facts come to, whoever asks. Kept as long as the list of facts is, for the same day and the same rates:
 * a search over all institutions then only picks, for each key, the one that is closest to the student.
 */
export function figuresOf(facts: readonly Fact[], today: string, perUsd: Rates): Figures {
  const before = kept.get(facts);
  if (before?.today === today && before.perUsd === perUsd) return before.figures;
  const figures = readAll(facts, today, perUsd);
  kept.set(facts, { today, perUsd, figures });
  return figures;
}
