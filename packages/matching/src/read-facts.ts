// Facts of an institution, and of its country where it has none of its own, become a candidate for one kind of student.
import type { Fact } from '@lantern/catalogue/fact';
import type { Candidate, Figure, UsualOffer } from './candidate.ts';
import { pickClosest, type Student } from './closest-fact.ts';
import { type Figures, figuresOf, type Rates, type Read } from './figures.ts';
import { narrowDoor } from './narrow-door.ts';

export type FactsOf = {
  id: string;
  /** says whether it is a university of applied sciences */
  name?: string;
  country: string;
  facts: readonly Fact[];
  /** rules of its whole country, which hold where it says nothing itself; the same list for all of a country */
  countryFacts?: readonly Fact[];
  /** `directory`: nobody looked it up by itself, so that little is known of it. */
  layer?: string;
};

export type Reading = Student & {
  /** YYYY-MM-DD */
  today: string;
  perUsd: Rates;
};

const none: readonly Fact[] = [];

/** What universities of applied sciences call themselves. */
const appliedSciences = /applied sciences|hogeschool|fachhochschule|technische hochschule|polytechnic of|haute école/i;

/** Certificates whose grades everybody can place, for a level. */
const knownCertificates = { UG: ['GB-ALEVEL', 'IB'], PG: ['GB-BACHELOR'], PhD: ['GB-BACHELOR'] } as const;

const shared = [
  'door',
  'levels',
  'fields',
  'languages',
  'englishShare',
  'tuition',
  'living',
  'isPaidPost',
  'minimumGrade',
  'usualOffer',
  'rate',
  'sat',
  'act',
  'gradeRange',
  'testRule',
  'standing',
] as const;
type Shared = (typeof shared)[number];
type FigureOf<K extends Shared> = NonNullable<Figures[K][number]['figure']>['value'];

type Common = { [K in Shared]: Figures[K][number] | null } & { doorRules: readonly Fact[] };

const kept = new WeakMap<readonly Fact[], { key: string; perUsd: Rates; common: Common }[]>();

/** What holds in a whole country is looked up once for a student, not once for each of its thousand institutions. */
function commonOf({ country, countryFacts = none }: FactsOf, reading: Reading): Common {
  const { level, field, citizenship, qualification, today, perUsd } = reading;
  const key = [country, level, field, citizenship, qualification, today].join('|');
  const before = kept.get(countryFacts) ?? [];
  const found = before.find((one) => one.key === key && one.perUsd === perUsd);
  if (found) return found.common;
  const figures = figuresOf(countryFacts, today, perUsd);
  const common = {
    ...Object.fromEntries(shared.map((part) => [part, pickClosest<Read<unknown>>(figures[part], reading, country)])),
    doorRules: figures.doorRules,
  } as unknown as Common;
  kept.set(countryFacts, [{ key, perUsd, common }, ...before].slice(0, 60));
  return common;
}

/**
 * Whether level or field refuse by what somebody read: most institutions that are not for a student are refused so, and
 * are not looked at any closer.
 */
export function isRefusedAtOnce(of: FactsOf, reading: Reading): boolean {
  const own = figuresOf(of.facts, reading.today, reading.perUsd);
  const lacks = (reads: readonly Read<readonly string[]>[], wish: string | null) => {
    if (wish === null || reads.length === 0) return false;
    const figure = pickClosest(reads, reading, of.country)?.figure;
    return figure?.isCurrent === true && figure.isRead && !figure.value.includes(wish);
  };
  return lacks(own.levels, reading.level) || lacks(own.fields, reading.field);
}

/** Reads an institution's facts for a level, a field, a citizenship and a certificate. */
export function readCandidate(of: FactsOf, reading: Reading): Candidate {
  const own = figuresOf(of.facts, reading.today, reading.perUsd);
  const common = commonOf(of, reading);
  const closest = <T>(reads: readonly Read<T>[]) =>
    reads.length === 0 ? null : pickClosest(reads, reading, of.country);
  /** Its own rule first, then its country's. */
  function pick<K extends Shared>(key: K): Figure<FigureOf<K>> | null {
    const reads = own[key] as readonly Read<FigureOf<K>>[];
    return (closest(reads) ?? (common[key] as Read<FigureOf<K>> | null))?.figure ?? null;
  }
  /** What is known of this very field, be it of the country, says more than what is known of the whole place. */
  function closestShare(): Figure<number> | null {
    const ofCountry = common.englishShare as Read<number> | null;
    const ofPlace = closest(own.englishShare);
    const isCloser = ofCountry?.fact.scope.field != null && ofPlace?.fact.scope.field == null;
    return (isCloser ? ofCountry : (ofPlace ?? ofCountry))?.figure ?? null;
  }
  const rate = pick('rate');
  const isUndergraduate = reading.level === 'UG';
  const isDoctorate = reading.level === 'PhD';
  return {
    id: of.id,
    country: of.country,
    level: reading.level,
    field: reading.field,
    qualification: reading.qualification ?? null,
    isAppliedSciences: appliedSciences.test(of.name ?? ''),
    door: isUndergraduate ? narrowDoor(pick('door'), of, reading.field) : null,
    doorRules: isUndergraduate ? rulesOfField([...own.doorRules, ...common.doorRules], reading.field) : none,
    levels: pick('levels'),
    fields: pick('fields'),
    languages: pick('languages'),
    englishShare: closestShare(),
    tuition: pick('tuition'),
    living: pick('living'),
    isPaidPost: isDoctorate ? pick('isPaidPost') : null,
    minimumGrade: pick('minimumGrade'),
    usualOffer: pick('usualOffer'),
    otherOffer: readOtherOffer(own, reading, of.country),
    english: own.english.flatMap(({ edition, reads }) => {
      const figure = closest(reads)?.figure ?? null;
      return figure ? [{ edition, figure }] : [];
    }),
    // a rate is of those who begin their first degree
    rate: isUndergraduate || rate?.fact.scope.level === reading.level ? rate : null,
    isRateInternational: rate !== null && rate.fact.scope.residency !== null && rate.fact.scope.residency !== 'home',
    sat: isUndergraduate ? pick('sat') : null,
    act: isUndergraduate ? pick('act') : null,
    gradeRange: pick('gradeRange'),
    testRule: pick('testRule'),
    standing: pick('standing'),
  };
}

/** Rules in words that are for all fields, or for this one. */
const rulesOfField = (rules: readonly Fact[], field: string | null) =>
  rules.filter(({ scope }) => scope.field === null || scope.field === field);

/** An offer before a minimum, the first of the certificates that it is known for. */
function readOtherOffer(own: Figures, reading: Reading, country: string): Figure<UsualOffer> | null {
  if (own.usualOffer.length === 0 && own.otherMinimum.length === 0) return null;
  for (const qualification of knownCertificates[reading.level ?? 'UG']) {
    if (qualification === reading.qualification) continue;
    for (const [reads, isMinimum] of [
      [own.usualOffer, false],
      [own.otherMinimum, true],
    ] as const) {
      const figure = pickClosest(reads, { ...reading, qualification }, country)?.figure ?? null;
      if (figure?.fact.scope.qualification !== qualification || figure.value.scale === null) continue;
      // whoever enters has more than the minimum: that is told by `aboveMinimum`, on the common scale
      return isMinimum ? { ...figure, value: { ...figure.value, isMinimum: true } } : figure;
    }
  }
  return null;
}
