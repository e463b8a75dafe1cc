// Invented students and institutions for the properties.
import { doors } from '@lantern/catalogue/doors';
import { type FactDraft, makeFact } from '@lantern/catalogue/fact';
import { gradeScaleIds } from '@lantern/content/grade-words';
import { testEditions } from '@lantern/content/tests/editions';
import fc from 'fast-check';
import { gradeScale } from '../src/grade-scales.ts';
import type { HeldTest, MatchProfile, Wishes } from '../src/profile.ts';
import { matchLevels, readGrade } from '../src/profile.ts';
import type { FactsOf } from '../src/read-facts.ts';

export const today = '2026-11-22';
export const context = {
  citizenship: 'BD',
  qualification: 'BD-HSC',
  today,
  perUsd: new Map([
    ['EUR', 0.9],
    ['GBP', 0.78],
  ]),
};

const fields = ['cs', 'engineering', 'business', 'health', 'medicine'] as const;
const languages = ['en', 'de', 'fr'];
export const countries = ['US', 'DE', 'FR', 'GB'];

/** The day of entry says whether it is past its review: everything of 2021 is, nothing of 2026-11 is. */
const recorded = fc.constantFrom('2026-11-01', '2021-01-01');

const scope = fc.record({
  level: fc.option(fc.constantFrom(...matchLevels), { freq: 2 }),
  field: fc.option(fc.constantFrom(...fields), { freq: 6 }),
  residency: fc.option(fc.constantFrom('international', 'non-eu', 'out-of-state', 'home', 'BD'), { freq: 3 }),
});

/** The certificates that doors and minimums are for; students hold one of them, or have not said. */
const qualifications = ['BD-HSC', 'KE-KCSE'] as const;
const forQualification = fc.constantFrom(...qualifications).map((qualification) => ({ scope: { qualification } }));

const stepped = (min: number, max: number, step: number) =>
  fc.integer({ min: 0, max: Math.round((max - min) / step) }).map((n) => min + n * step);
const span = (min: number, max: number, step: number) =>
  fc
    .tuple(stepped(min, max, step), stepped(min, max, step))
    .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));

type Said = Pick<FactDraft, 'key'> & Partial<FactDraft>;

const said: fc.Arbitrary<Said> = fc.oneof(
  fc.subarray([...matchLevels], { minLength: 1 }).map((value) => ({ key: 'levels' as const, value })),
  fc.subarray([...fields], { minLength: 1 }).map((value) => ({ key: 'fields' as const, value })),
  fc.subarray(languages, { minLength: 1 }).map((value) => ({ key: 'teaching_languages' as const, value })),
  fc.constantFrom('top50', 'top100', 'top200', 'top500', 'other').map((value) => ({ key: 'standing' as const, value })),
  fc
    .record({
      value: fc.oneof(stepped(0, 90_000, 500), span(0, 90_000, 500)),
      unit: fc.constantFrom('year', 'semester', 'programme', 'credit'),
      currency: fc.constantFrom('USD', 'EUR', 'XXX'),
    })
    .map((money) => ({ key: 'tuition' as const, ...money })),
  fc.constant({ key: 'tuition' as const, state: 'none' as const }),
  fc.constant({ key: 'tuition' as const, state: 'unknown' as const }),
  stepped(4, 9, 0.5).map((value) => ({ key: 'ielts_min' as const, value, unit: 'band' })),
  stepped(30, 120, 1).map((value) => ({ key: 'toefl_min' as const, value, unit: 'points' })),
  stepped(1, 6, 0.5).map((value) => ({ key: 'toefl_2026_min' as const, value, unit: 'band' })),
  stepped(60, 160, 5).map((value) => ({ key: 'duolingo_min' as const, value, unit: 'points' })),
  stepped(2, 4, 0.1).map((value) => ({ key: 'min_grade' as const, value, unit: 'us4' })),
  stepped(40, 100, 1).map((value) => ({ key: 'min_grade' as const, value, unit: 'percent' })),
  stepped(1, 4, 0.1).map((value) => ({ key: 'min_grade' as const, value, unit: 'german' })),
  fc.constant({ key: 'min_grade' as const, state: 'none' as const }),
  fc
    .record({
      value: stepped(1, 5, 0.25),
      unit: fc.constant('scale5'),
      scope: fc.constant({ qualification: 'BD-HSC' }),
    })
    .map((one) => ({ key: 'min_grade' as const, ...one })),
  fc
    .record({ value: stepped(1, 12, 1), unit: fc.constant('kcse'), scope: fc.constant({ qualification: 'KE-KCSE' }) })
    .map((one) => ({ key: 'typical_offer' as const, ...one })),
  fc
    .record({
      value: stepped(48, 168, 8),
      unit: fc.constant('ucas'),
      scope: fc.constant({ qualification: 'GB-ALEVEL' }),
    })
    .map((one) => ({ key: 'typical_offer' as const, ...one })),
  fc
    .tuple(fc.constantFrom(...doors), forQualification)
    .map(([value, where]) => ({ key: 'door' as const, value, ...where })),
  fc.constant({ key: 'door' as const, value: 'direct' }),
  stepped(2_000, 30_000, 500).map((value) => ({ key: 'living_cost' as const, value, unit: 'year', currency: 'USD' })),
  stepped(0, 1, 0.05).map((value) => ({ key: 'english_share' as const, value, unit: 'share' })),
  fc.constant({ key: 'doctorate_paid' as const, value: true }),
  fc
    .constantFrom('tests optional', 'test-blind', 'entrance examination')
    .map((value) => ({ key: 'admission_rule' as const, value })),
  fc
    .double({ min: 0.005, max: 1, noNaN: true })
    .map((value) => ({ key: 'admission_rate' as const, value, unit: 'share' })),
  span(400, 1600, 10).map((value) => ({ key: 'sat_range' as const, value, unit: 'points' })),
  span(1, 36, 1).map((value) => ({ key: 'act_range' as const, value, unit: 'points' })),
  span(2, 4, 0.1).map((value) => ({ key: 'grade_range' as const, value, unit: 'us4' })),
);

type Where = FactDraft['scope'];
/** An estimate was read on no day. */
const confidence = fc.constantFrom('official' as const, 'secondary' as const, 'estimate' as const);

function write(what: Said, scope: Where, day: string, confidence: FactDraft['confidence']) {
  const common = { subject: 'institution:x', source: 'invented', link: 'https://example.org' };
  const checked = confidence === 'estimate' ? null : day;
  return makeFact({ ...common, recorded: day, checked, confidence, ...what, scope: { ...scope, ...what.scope } });
}

const fact = fc
  .tuple(said, scope, recorded, confidence)
  .map(([what, where, day, confidence]) => write(what, where, day, confidence));

/** What a well documented and not very selective university would say. */
const documented = fc
  .record({
    rate: stepped(0.1, 1, 0.05),
    sat: span(900, 1500, 10),
    grades: span(2.4, 3.9, 0.1),
    tuition: stepped(0, 60_000, 1000),
    teaching: fc.constantFrom('en', 'en', 'en de', 'de').map((codes) => codes.split(' ')),
    said: fc.constantFrom('official' as const, 'official' as const, 'estimate' as const),
    door: fc.constantFrom('direct', 'direct', 'direct', 'foundation', 'applied-sciences', 'closed'),
  })
  .map(({ rate, sat, grades, tuition, teaching, said: by, door }) => {
    const said: Said[] = [
      { key: 'levels', value: ['UG', 'PG'] },
      { key: 'fields', value: [...fields] },
      { key: 'teaching_languages', value: teaching },
      { key: 'tuition', value: tuition, unit: 'year', currency: 'USD' },
      { key: 'min_grade', value: 2.5, unit: 'us4' },
      { key: 'living_cost', value: 9_000, unit: 'year', currency: 'USD' },
      { key: 'door', value: door },
      { key: 'ielts_min', value: 6, unit: 'band' },
      { key: 'admission_rate', value: rate, unit: 'share' },
      { key: 'sat_range', value: sat, unit: 'points' },
      { key: 'grade_range', value: grades, unit: 'us4' },
    ];
    return said.map((what) => write(what, {}, '2026-11-01', by));
  });

/** One of the best known, of which nobody says how many it takes, or of whom. */
const renowned = documented.map((all) => [
  ...all.filter(({ key }) => !['admission_rate', 'sat_range', 'grade_range', 'min_grade'].includes(key)),
  write({ key: 'standing', value: 'top50' }, {}, '2026-11-01', 'estimate'),
]);

const facts = fc.oneof(
  fc.array(fact, { maxLength: 24 }),
  renowned,
  documented,
  // with one that is missing, and some that say otherwise of somebody
  fc
    .tuple(documented, fc.nat({ max: 8 }), fc.array(fact, { maxLength: 3 }))
    .map(([all, missing, more]) => [...all.filter((_, n) => n !== missing), ...more]),
);

export const institution: fc.Arbitrary<FactsOf> = fc.record({
  id: fc.stringMatching(/^[a-z]{3,6}$/),
  country: fc.constantFrom(...countries),
  facts,
});

export const institutions = fc.uniqueArray(institution, { selector: ({ id }) => id, maxLength: 12 });

const heldTest: fc.Arbitrary<HeldTest> = fc
  .constantFrom(...testEditions)
  .chain(({ id, overall: { min, max, step } }) => stepped(min, max, step).map((overall) => ({ edition: id, overall })));

export const wishes: fc.Arbitrary<Wishes> = fc.record({
  level: fc.option(fc.constantFrom(...matchLevels)),
  field: fc.option(fc.constantFrom(...fields)),
  country: fc.option(fc.constantFrom(...countries), { freq: 2 }),
  language: fc.option(fc.constantFrom(...languages)),
  budget: fc.option(stepped(0, 90_000, 1000)),
});

/** A grade as on a transcript: anything from nothing to the best of its scale. */
export const rawGrade = fc
  .tuple(fc.constantFrom(...gradeScaleIds), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([id, share]) => {
    const { best, pass } = gradeScale(id);
    // a little below the pass mark to the best
    const worst = pass + (pass - best) * 0.2;
    return { value: Math.max(0, worst + share * (best - worst)), best, pass: null, scale: id };
  });

const gradeReading = fc.oneof(
  rawGrade.map(readGrade),
  stepped(2, 4, 0.1).map((value) => ({ low: value, high: value, isConverted: false, raw: null })),
  span(2, 4, 0.1).map((range) => ({ ...range, isConverted: true, raw: null })),
);

const anybody: fc.Arbitrary<MatchProfile> = fc.record({
  wishes,
  citizenship: fc.constant(context.citizenship),
  qualification: fc.option(fc.constantFrom(...qualifications)),
  grade: fc.option(gradeReading),
  tests: fc.array(heldTest, { maxLength: 4 }),
  activities: fc.constant(null),
});

/** A student with a grade and the tests that most institutions speak of. */
const prepared: fc.Arbitrary<MatchProfile> = fc
  .record({
    grade: gradeReading,
    sat: stepped(900, 1600, 10),
    ielts: stepped(5, 9, 0.5),
    budget: stepped(5_000, 80_000, 1000),
    language: fc.constantFrom('en', 'en', 'de'),
  })
  .map(({ grade, sat, ielts, budget, language }) => ({
    wishes: { level: 'UG', field: 'cs', country: null, language, budget },
    citizenship: context.citizenship,
    qualification: 'BD-HSC',
    grade,
    tests: [
      { edition: 'sat', overall: sat },
      { edition: 'ielts', overall: ielts },
    ],
    activities: null,
  }));

export const profile = fc.oneof(anybody, prepared);

/** Wishes that name what the first facts are about, so that more is comparable than by chance alone. */
export const undergraduate = (profile: MatchProfile): MatchProfile => ({
  ...profile,
  wishes: { level: 'UG', field: null, country: null, language: null, budget: null },
});
