// Golden cases: figures of the College Scorecard for three universities, and a student with an SAT of 1330.
import { type FactDraft, makeFact } from '@lantern/catalogue/fact';
import { describe, expect, test } from 'vitest';
import { findChanges } from '../src/changes.ts';
import { evaluateProfile, scoreActivities } from '../src/evaluate-profile.ts';
import { judge } from '../src/judge.ts';
import { matchAll } from '../src/match.ts';
import { type MatchProfile, readGrade } from '../src/profile.ts';
import { type FactsOf, readCandidate } from '../src/read-facts.ts';
import { relaxFilters } from '../src/relax.ts';
import { fitResidency } from '../src/residency.ts';

const today = '2026-11-22';
const context = { citizenship: 'BD', qualification: 'BD-HSC', today, perUsd: new Map([['EUR', 0.9]]) };

type Said = Pick<FactDraft, 'key'> & Partial<FactDraft>;

function university(id: string, country: string, ...said: Said[]): FactsOf {
  const common = {
    subject: `institution:${id}`,
    source: 'test',
    link: 'https://example.org',
    recorded: today,
  } as const;
  // somebody read it today, unless it says otherwise
  return {
    id,
    country,
    facts: said.map((what) => makeFact({ ...common, checked: today, confidence: 'official', ...what })),
  };
}

const offer: Said[] = [
  { key: 'levels', value: ['UG', 'PG'] },
  { key: 'fields', value: ['cs', 'engineering'] },
  { key: 'teaching_languages', value: ['en'] },
  { key: 'living_cost', value: 1_000, unit: 'year', currency: 'USD' },
  { key: 'door', value: 'direct', scope: { level: 'UG' } },
];
const usd = (value: number): Said => ({
  key: 'tuition',
  value,
  unit: 'year',
  currency: 'USD',
  scope: { level: 'UG', residency: 'out-of-state' },
});
const admits = (rate: number, low: number, high: number): Said[] => [
  { key: 'admission_rate', value: rate, unit: 'share', scope: { level: 'UG' } },
  { key: 'sat_range', value: { low, high }, unit: 'points', scope: { level: 'UG' } },
];

const minnesota = university('minnesota', 'US', ...offer, usd(38_362), ...admits(0.798, 1300, 1500));
const arlington = university(
  'arlington',
  'US',
  ...offer,
  usd(29_582),
  ...admits(0.799, 1010, 1240),
  { key: 'ielts_min', value: 6, unit: 'band' },
  { key: 'min_grade', value: 2.5, unit: 'us4' },
);
const georgia = university('georgia', 'US', ...offer, usd(32_938), ...admits(0.14, 1370, 1550));
const munich = university(
  'munich',
  'DE',
  ...offer,
  { key: 'tuition', value: 3_000, unit: 'semester', currency: 'EUR' },
  { key: 'standing', value: 'top50' },
);

const student: MatchProfile = {
  wishes: { level: 'UG', field: 'cs', country: null, language: 'en', budget: 40_000 },
  citizenship: 'BD',
  qualification: 'BD-HSC',
  grade: { low: 3.7, high: 3.9, isConverted: true, raw: null },
  tests: [
    { edition: 'sat', overall: 1330 },
    { edition: 'ielts', overall: 7 },
  ],
  activities: null,
};

const read = (of: FactsOf) => readCandidate(of, { ...context, level: 'UG', field: 'cs' });
const verdictOf = (of: FactsOf, who = student) => judge(who, read(of));

describe('the three universities', () => {
  /** The test alone: a grade is held against the entry that is assumed from the rate. */
  const tester = { ...student, grade: null };

  test('a target by the test alone: below the middle of those admitted', () => {
    const verdict = verdictOf(minnesota, tester);
    // logit 0.798 = 1.374; z = (1330 - 1400) / (200 / 1.349) = -0.472; 1.374 - 0.9 * 0.472 = 0.949
    expect(verdict.chance).toEqual({
      lower: 50,
      middle: 72,
      upper: 78,
      rate: 79.8,
      position: -0.47,
      widened: ['one-signal', 'all-applicants'],
    });
    expect(verdict).toMatchObject({ label: 'target', group: 'match', basis: 'chance' });
    expect(verdict.gates.map(({ gate, state }) => `${gate} ${state}`)).toEqual([
      'door pass',
      'level pass',
      'field pass',
      'language pass',
      'grade unknown',
      'english unknown',
      'budget pass',
    ]);
  });

  test('the better of grade and test, the sum of the fit', () => {
    const verdict = verdictOf(minnesota);
    expect(verdict.chance).toMatchObject({
      position: 1.5,
      widened: ['converted-grade', 'all-applicants', 'assumed-entry'],
    });
    expect(verdict.factors.map(({ factor, points, of }) => [factor, points, of])).toEqual([
      ['programme', 20, 20],
      ['door', 10, 10],
      ['strength', 25, 25],
      ['level', 7, 15],
      ['cost', 12, 20],
      ['english', 0, 10],
    ]);
    expect(verdict.fit).toBe(74);
  });

  test('a safety: well above, with a door that is open; English is something to do', () => {
    expect(verdictOf(arlington)).toMatchObject({ label: 'safety', why: { heldBack: [] } });
    expect(verdictOf(arlington).chance?.lower).toBeGreaterThanOrEqual(60);
    expect(verdictOf(arlington, { ...student, tests: [{ edition: 'sat', overall: 1330 }] }).label).toBe('safety');
    const unknownDoor = { ...arlington, facts: arlington.facts.filter(({ key }) => key !== 'door') };
    expect(verdictOf(unknownDoor)).toMatchObject({ label: 'target', why: { reason: 'held-back', heldBack: ['door'] } });
  });

  test('a reach, however good the student', () => {
    expect(verdictOf(georgia, { ...student, tests: [{ edition: 'sat', overall: 1600 }] }).label).toBe('reach');
    expect(verdictOf(georgia, { ...student, tests: [], grade: null })).toMatchObject({
      label: 'reach',
      basis: 'not-enough-data',
    });
  });

  test('without a rate the standing band speaks, as an assumption; without both nothing does', () => {
    expect(verdictOf(munich)).toMatchObject({ label: 'reach', basis: 'entry', chance: null });
    expect(verdictOf(munich).candidate.tuition?.value.usd.high).toBeCloseTo(6_667, 0);
    const unranked = { ...munich, facts: munich.facts.filter(({ key }) => key !== 'standing') };
    expect(verdictOf(unranked)).toMatchObject({ label: null, group: 'unlabelled', why: { reason: 'place-unknown' } });
  });

  describe('what is published for the very certificate', () => {
    const asks = (...said: Said[]) => university('x', 'GB', ...offer, { key: 'tuition', state: 'none' }, ...said);
    const hsc = (value: number) => ({
      ...student,
      grade: readGrade({ value, best: 5, pass: null, scale: 'bd-hsc-5' }),
      tests: [],
    });
    const minimum: Said = {
      key: 'min_grade',
      value: 3.5,
      unit: 'scale5',
      scope: { level: 'UG', qualification: 'BD-HSC' },
    };

    test('goes before the standing, and is compared on its own scale', () => {
      const place = asks(minimum, { key: 'standing', value: 'top50' });
      expect(verdictOf(place, hsc(5))).toMatchObject({ label: 'safety', hardness: { basis: 'minimum', isRead: true } });
      expect(verdictOf(place, hsc(4)).label).toBe('target');
      // below a minimum that somebody read
      expect(verdictOf(place, hsc(3))).toMatchObject({ group: 'not-eligible', label: null });
    });

    test('is not that of another certificate', () => {
      const place = asks({ ...minimum, scope: { level: 'UG', qualification: 'KE-KCSE' } });
      expect(verdictOf(place, hsc(5)).label).toBeNull();
    });

    test('makes no safety, and refuses nobody, where nobody read it', () => {
      const place = asks({ ...minimum, checked: null, confidence: 'secondary' });
      expect(verdictOf(place, hsc(5))).toMatchObject({ label: 'target', why: { heldBack: ['estimate'] } });
      expect(verdictOf(place, hsc(3)).group).toBe('unlikely');
    });
  });

  describe('doors', () => {
    const kenyan = { ...student, qualification: 'KE-KCSE' };
    const ofKenya = (value: string, more: Partial<FactDraft> = {}): Said => ({
      key: 'door',
      value,
      scope: { level: 'UG', qualification: 'KE-KCSE' },
      ...more,
    });
    const open = offer.filter(({ key }) => key !== 'door');
    const place = (name: string, ...said: Said[]): FactsOf => ({
      ...university('x', 'NL', ...open, usd(1), ...admits(0.8, 900, 1000), ...said),
      name,
    });
    const judged = (of: FactsOf) =>
      judge(kenyan, readCandidate(of, { ...context, qualification: 'KE-KCSE', level: 'UG', field: 'cs' }));

    test('a longer way adds its year, and is no safety; what would change it names the door', () => {
      const verdict = judged(place('X', ofKenya('foundation')));
      expect(verdict).toMatchObject({ label: 'target', wayIn: { door: 'foundation', years: 1, by: 'institution' } });
      expect(findChanges(kenyan, verdict)).toContainEqual(
        expect.objectContaining({
          kind: 'door',
          way: 'foundation',
          effect: expect.objectContaining({ label: 'safety' }),
        }),
      );
    });

    test('universities of applied sciences only: those are open, the others are not', () => {
      expect(judged(place('X University', ofKenya('applied-sciences'))).group).toBe('not-eligible');
      expect(judged(place('X University of Applied Sciences', ofKenya('applied-sciences'))).wayIn.door).toBe('direct');
      const unread = ofKenya('applied-sciences', { checked: null });
      expect(judged(place('X University', unread)).group).toBe('unlikely');
    });

    test("the institution's own rule goes before its country's, and another certificate's is none", () => {
      const rule = university('NL', 'NL', ofKenya('applied-sciences')).facts;
      expect(judged({ ...place('X', ofKenya('direct')), countryFacts: rule }).wayIn).toMatchObject({
        door: 'direct',
        by: 'institution',
      });
      expect(judged({ ...place('X'), countryFacts: rule }).wayIn.door).toBe('applied-sciences');
      const other = { ...context, level: 'UG' as const, field: 'cs' };
      expect(judge(student, readCandidate({ ...place('X'), countryFacts: rule }, other)).wayIn.door).toBeNull();
    });
  });

  test('English among other languages says nothing of first degrees', () => {
    const share = (value: number, level: 'UG' | 'PG'): Said => ({
      key: 'english_share',
      value,
      unit: 'share',
      scope: { level },
    });
    const german = university(
      'g',
      'DE',
      ...offer.filter(({ key }) => key !== 'teaching_languages'),
      { key: 'teaching_languages', value: ['de', 'en'] },
      share(0.04, 'UG'),
      share(0.3, 'PG'),
      usd(1),
      { key: 'standing', value: 'other' },
    );
    expect(verdictOf(german).group).toBe('unlikely');
    const graduate = { ...student, wishes: { ...student.wishes, level: 'PG' as const } };
    const verdict = judge(graduate, readCandidate(german, { ...context, level: 'PG', field: 'cs' }));
    expect(verdict.gates.find(({ gate }) => gate === 'language')).toMatchObject({ state: 'pass', reason: 'few' });
  });

  describe('unknown is not yes: a filter that nobody knows to be met puts a place into a list of its own', () => {
    const inSwiss = (...said: Said[]) =>
      university('s', 'CH', ...said, usd(1_000), { key: 'standing', value: 'other' });
    const without = (key: string) => offer.filter((one) => one.key !== key);
    const old = { checked: '2020-01-01', recorded: '2020-01-01' };

    test.each([
      ['language', 'teaching_languages', 'en'],
      ['field', 'fields', 'cs'],
      ['level', 'levels', 'UG'],
    ] as const)('%s', (wish, key, code) => {
      const value = [code];
      for (const place of [inSwiss(...without(key)), inSwiss(...without(key), { key, value, ...old })]) {
        const verdict = verdictOf(place);
        expect([verdict.group, verdict.label]).not.toContain('safety');
        expect(verdict.group).toBe('unconfirmed');
        expect(matchAll(student, [place], context).totals).toMatchObject({ match: 0, unconfirmed: 1 });
      }
      expect(verdictOf(inSwiss(...without(key), { key, value })).group).toBe('match');
      const anything = { ...student, wishes: { ...student.wishes, [wish]: null } };
      expect(matchAll(anything, [inSwiss(...without(key))], context).totals.match).toBe(1);
    });

    test('a price of the whole programme that is over the budget of a year', () => {
      const whole = (value: number): Said => ({ key: 'tuition', value, unit: 'programme', currency: 'USD' });
      const place = (value: number) =>
        university('w', 'CH', ...offer, whole(value), { key: 'standing', value: 'other' });
      expect(verdictOf(place(90_000)).group).toBe('unconfirmed');
      expect(verdictOf(place(90_000)).gates.find(({ gate }) => gate === 'budget')).toMatchObject({
        ...{ state: 'unknown', reason: 'whole-programme' },
      });
      expect(verdictOf(place(30_000)).group).toBe('match');
    });

    test('where English is spoken, another language is probably not taught in', () => {
      const german = { ...student, wishes: { ...student.wishes, language: 'de' } };
      // at a price that is known or not
      for (const price of [[usd(20_000)], []]) {
        const silent = university('u', 'US', ...without('teaching_languages'), ...price, ...admits(0.8, 1010, 1240));
        expect(verdictOf(silent, german).group).toBe('unlikely');
      }
    });
  });

  test('a doctorate that is a paid post has a price', () => {
    const paid = university(
      'p',
      'SE',
      { key: 'levels', value: ['PhD'] },
      { key: 'teaching_languages', value: ['en'] },
      { key: 'standing', value: 'top200' },
      { key: 'doctorate_paid', value: true, scope: { level: 'PhD' } },
    );
    const doctoral = { ...student, wishes: { ...student.wishes, level: 'PhD' as const, field: null, budget: 0 } };
    const verdict = judge(doctoral, readCandidate(paid, { ...context, level: 'PhD', field: null }));
    expect(verdict).toMatchObject({ group: 'match', cost: { isPaidPost: true, usd: { high: 0 } } });
  });

  describe('a field is not what a place is known for', () => {
    const wanting = (field: string, more: Partial<MatchProfile> = {}) => ({
      ...{ ...student, ...more },
      wishes: { ...student.wishes, field, budget: null },
    });
    const judged = (of: FactsOf, who: MatchProfile) =>
      judge(who, readCandidate(of, { ...context, level: 'UG', field: who.wishes.field }));
    const known: Said[] = [
      ...offer.filter(({ key }) => key !== 'fields'),
      { key: 'fields', value: ['cs', 'law', 'medicine'] },
      { key: 'standing', value: 'other' },
      usd(20_000),
    ];
    const shareOf = (field: 'law' | 'medicine', value: number): Said => ({
      ...{ key: 'english_share', value, unit: 'share', checked: null, confidence: 'estimate' },
      scope: { level: 'UG', field },
    });

    test('law and medicine are no first degrees in the United States and Canada', () => {
      for (const country of ['US', 'CA'])
        for (const field of ['law', 'medicine']) {
          const verdict = judged(university('x', country, ...known), wanting(field));
          expect(verdict.group).toBe('unlikely');
          expect(verdict.gates.find(({ gate }) => gate === 'field')).toMatchObject({
            ...{ state: 'fail', reason: 'second-degree', isEstimate: true },
          });
        }
      expect(judged(university('x', 'NZ', ...known), wanting('law')).group).toBe('match');
      expect(judged(university('x', 'US', ...known), wanting('cs')).group).toBe('match');
    });

    test('law is taught in the language of the country, also where all else is in English', () => {
      const ankara = university('x', 'TR', ...known, shareOf('law', 0.08));
      expect(judged(ankara, wanting('law')).group).toBe('unlikely');
      expect(judged(ankara, wanting('cs')).group).toBe('match');
    });

    test('what is known of the field in the country says more than what is known of the whole place', () => {
      const padua = {
        ...university(
          'x',
          'IT',
          ...known,
          { key: 'teaching_languages', value: ['it', 'en'] },
          {
            ...{ key: 'english_share', value: 0.05, unit: 'share', scope: { level: 'UG' } },
          },
        ),
        countryFacts: university('x', 'IT', shareOf('medicine', 0.3)).facts,
      };
      const { facts } = padua;
      const of = {
        ...padua,
        facts: facts.filter(({ key, value }) => key !== 'teaching_languages' || `${value}` !== 'en'),
      };
      expect(judged(of, wanting('medicine')).group).toBe('match');
      expect(judged(of, wanting('cs')).group).toBe('unlikely');
    });

    test('medicine is harder to enter than the place, and never safe by what the whole place asks for', () => {
      const least: Said = { key: 'min_grade', value: 3.5, unit: 'scale5', scope: { qualification: 'BD-HSC' } };
      const best = { grade: readGrade({ value: 5, best: 5, pass: null, scale: 'bd-hsc-5' }) };
      const place = university('x', 'CZ', ...known, least);
      const [medicine, cs] = [judged(place, wanting('medicine', best)), judged(place, wanting('cs', best))];
      expect([medicine.label, cs.label]).toEqual(['target', 'safety']);
      expect(medicine.hardness?.low).toBeGreaterThan(cs.hardness?.low ?? 100);
      const own: Said = { ...least, scope: { qualification: 'BD-HSC', field: 'medicine', level: 'UG' } };
      expect(judged(university('x', 'CZ', ...known, own), wanting('medicine', best)).hardness?.isRead).toBe(true);
    });

    test('medicine is a reach for everybody where an examination ranks all, whatever was read of the grade', () => {
      const own: Said = {
        ...{ key: 'min_grade', value: 3.5, unit: 'scale5' },
        scope: { qualification: 'BD-HSC', field: 'medicine', level: 'UG' },
      };
      const best = { grade: readGrade({ value: 5, best: 5, pass: null, scale: 'bd-hsc-5' }) };
      const inItaly = (field: string) => judged(university('x', 'IT', ...known, own), wanting(field, best));
      expect(inItaly('medicine').why).toEqual({ label: 'reach', reason: 'ranked', heldBack: [] });
      expect(inItaly('cs').why.reason).not.toBe('ranked');
    });

    test('a minimum that nearly everybody reaches tells nothing of how hard it is', () => {
      const floor = (value: number): Said => ({
        key: 'min_grade',
        value,
        unit: 'ucas',
        scope: { qualification: 'GB-ALEVEL' },
      });
      const alevel = { qualification: 'GB-ALEVEL' };
      const read = (of: FactsOf) =>
        judge(wanting('law'), readCandidate(of, { ...context, ...alevel, level: 'UG', field: 'law' })).hardness;
      const top: Said[] = [...known.filter(({ key }) => key !== 'standing'), { key: 'standing', value: 'top50' }];
      expect(read(university('x', 'HK', ...top, floor(48)))).toMatchObject({ basis: 'band', low: 94 });
      expect(read(university('x', 'HK', ...top, floor(128)))).toMatchObject({ basis: 'minimum' });
      // of another certificate it counts where the standing does not say harder
      const ofOther = (of: FactsOf) => judged(of, wanting('law')).hardness?.basis;
      expect(ofOther(university('x', 'HK', ...top, floor(128)))).toBe('band');
      expect(ofOther(university('x', 'HK', ...known, floor(128)))).toBe('other-offer');
    });
  });

  test('a failed gate: not eligible as published', () => {
    const poor = { ...student, wishes: { ...student.wishes, budget: 30_000 } };
    expect(verdictOf(minnesota, poor)).toMatchObject({ group: 'not-eligible', label: null, chance: null });
    const law = { ...student, wishes: { ...student.wishes, field: 'arts' } };
    expect(verdictOf(minnesota, law).gates.find(({ gate }) => gate === 'field')).toMatchObject({
      state: 'fail',
      reason: 'unmet',
    });
    // a score that is too low can be reached yet
    const weak = { ...student, tests: [{ edition: 'ielts' as const, overall: 5.5 }] };
    expect(verdictOf(arlington, weak).gates.find(({ gate }) => gate === 'english')).toMatchObject({
      state: 'unknown',
      reason: 'unmet',
    });
    const duolingo = { ...student, tests: [{ edition: 'duolingo' as const, overall: 130 }] };
    expect(verdictOf(arlington, duolingo).gates.find(({ gate }) => gate === 'english')).toMatchObject({
      state: 'unknown',
      reason: 'not-comparable',
    });
  });

  test('an ACT counts by the concordance, with its own width', () => {
    const { chance } = verdictOf(minnesota, { ...tester, tests: [{ edition: 'act', overall: 29 }] });
    // 29 is 1330 to 1350
    expect(chance).toMatchObject({ lower: 50, position: -0.4 });
    expect(chance?.upper).toBeGreaterThan(78);
  });

  test('where tests are not looked at, none counts', () => {
    const blind = university('b', 'US', ...offer, usd(1), ...admits(0.6, 1300, 1500), {
      key: 'admission_rule',
      value: 'test-blind',
    });
    expect(verdictOf(blind, tester)).toMatchObject({ chance: null, label: null, why: { reason: 'no-grade' } });
  });
});

describe('facts', () => {
  test('the closest one counts: level, field, residency, then the later period', () => {
    const many = university(
      'm',
      'DE',
      { key: 'tuition', value: 9_000, unit: 'year', currency: 'USD' },
      { key: 'tuition', value: 100, unit: 'year', currency: 'USD', scope: { residency: 'eu' } },
      { key: 'tuition', value: 20_000, unit: 'year', currency: 'USD', scope: { level: 'PG', residency: 'non-eu' } },
      { key: 'tuition', value: 5_000, unit: 'year', currency: 'USD', period: '2026', scope: { residency: 'non-eu' } },
      { key: 'tuition', value: 6_000, unit: 'year', currency: 'USD', period: '2027', scope: { residency: 'non-eu' } },
      { key: 'tuition', value: 1, unit: 'year', currency: 'USD', scope: { level: 'UG', program: 'MBA' } },
    );
    const price = (reading: Partial<Parameters<typeof readCandidate>[1]>) =>
      readCandidate(many, { ...context, level: 'UG', field: null, ...reading }).tuition?.value.usd.high;
    expect(price({})).toBe(6_000);
    expect(price({ level: 'PG' })).toBe(20_000);
    expect(price({ citizenship: 'FR' })).toBe(100);
    expect(price({ citizenship: 'DE' })).toBe(9_000);
    expect(price({ citizenship: null })).toBe(6_000);
  });

  test('an amount without a rate, or by credit, is unknown', () => {
    const of = (currency: string, unit: string) =>
      read(university('c', 'DE', { key: 'tuition', value: 100, unit, currency })).tuition;
    expect(of('XXX', 'year')).toBeNull();
    expect(of('USD', 'credit')).toBeNull();
    expect(of('USD', 'month')?.value).toEqual({ usd: { low: 1200, high: 1200 }, isTotal: false });
  });

  test('a fact about a residency fits students of that residency', () => {
    expect(fitResidency('BD', 'BD', 'GB')).toBe(4);
    expect(fitResidency('IN', 'BD', 'GB')).toBe(0);
    expect(fitResidency('international', 'GB', 'GB')).toBe(0);
    expect(fitResidency('eu', 'FR', 'US')).toBe(0);
  });

  test('a price for the whole programme passes when it fits one year, and never fails', () => {
    const whole = university('w', 'GB', ...offer, {
      key: 'tuition',
      value: 50_000,
      unit: 'programme',
      currency: 'USD',
    });
    const gate = (budget: number) =>
      verdictOf(whole, { ...student, wishes: { ...student.wishes, budget } }).gates.find(
        ({ gate }) => gate === 'budget',
      );
    expect(gate(51_000)?.state).toBe('pass');
    expect(gate(10_000)).toMatchObject({ state: 'unknown', reason: 'whole-programme' });
  });
});

describe('a place that is among the hardest by our guess', () => {
  const best = { ...student, tests: [], grade: readGrade({ value: 5, best: 5, pass: null, scale: 'bd-hsc-5' }) };
  const place = (...said: Said[]) => verdictOf(university('x', 'CA', ...offer, usd(1), ...said), best);
  const offered = (least: string, most: string): Said => ({
    ...{ key: 'typical_offer', value: { low: Number(least), high: Number(most) }, unit: 'ucas' },
    scope: { qualification: 'GB-ALEVEL' },
  });
  const least = (scope: Said['scope']): Said => ({ key: 'min_grade', value: 4.9, unit: 'scale5', scope });

  test.each<[string, Said, string, string]>([
    ['by its standing', { key: 'standing', value: 'top50' }, 'reach', 'hardest'],
    ['the next by standing', { key: 'standing', value: 'top100' }, 'target', 'entry'],
    ['by offers for another certificate', offered('144', '160'), 'reach', 'hardest'],
    ['offers that many have', offered('128', '160'), 'target', 'entry'],
    ['a minimum that was read for this certificate', least({ qualification: 'BD-HSC' }), 'target', 'entry'],
  ])('%s', (_, said, label, reason) => {
    expect(place(said).why).toMatchObject({ label, reason });
  });

  test('is no high fit in the evaluation, in the word or in the figure', () => {
    const evaluation = evaluateProfile(best, place(offered('144', '160')));
    expect(evaluation).toMatchObject({ overall: 74, rating: 'Medium Fit' });
  });
});

test('a budget that nobody named is no rule that is met', () => {
  const { gates, group } = verdictOf(minnesota, { ...student, wishes: { ...student.wishes, budget: null } });
  expect(gates.find(({ gate }) => gate === 'budget')).toMatchObject({ state: 'unknown', reason: 'not-held' });
  expect(group).toBe('match');
});

describe('a country that gives hardly any student visas to citizens of the student’s', () => {
  const delhi = university('delhi', 'IN', ...offer, usd(3_000), { key: 'standing', value: 'other' });

  test.each([
    ['PK', 'unlikely', 'no-visa'],
    ['NP', 'match', 'met'],
  ])('%s: %s', (citizenship, group, reason) => {
    const verdict = verdictOf(delhi, { ...student, citizenship });
    expect(verdict.group).toBe(group);
    expect(verdict.gates.find(({ gate }) => gate === 'door')).toMatchObject({ reason });
  });

  test('holds for graduates too, whom no school certificate is asked of', () => {
    const master = { ...student, citizenship: 'PK', wishes: { ...student.wishes, level: 'PG' as const } };
    const candidate = readCandidate(delhi, { ...context, citizenship: 'PK', level: 'PG', field: 'cs' });
    expect(judge(master, candidate).gates.find(({ gate }) => gate === 'door')).toMatchObject({
      state: 'fail',
      isEstimate: true,
    });
  });
});

describe('a certificate that opens the country', () => {
  const called = (name: string, country: string): FactsOf => ({
    ...university('place', country, ...offer, usd(3_000), { key: 'fields', value: ['cs', 'medicine'] }),
    name,
  });
  const doorOf = (of: FactsOf, field: string) =>
    judge({ ...student, wishes: { ...student.wishes, field } }, readCandidate(of, { ...context, level: 'UG', field }))
      .wayIn;

  test.each([
    ['University of Padua', 'IT', 'medicine', 'conditional'],
    ['University of Padua', 'IT', 'cs', 'direct'],
    ['Jiangsu University', 'CN', 'medicine', 'direct'],
    ['Lancaster Bible College', 'US', 'cs', 'conditional'],
    ['Denver Seminary', 'US', 'cs', 'conditional'],
    ['Yeshiva of Nitra Rabbinical College', 'US', 'cs', 'closed'],
    ['Yeshiva University', 'US', 'cs', 'direct'],
    ['Seminole State College', 'US', 'cs', 'direct'],
  ])('%s (%s), %s: %s', (name, country, field, door) => {
    expect(doorOf(called(name, country), field).door).toBe(door);
    // our own estimate where it is narrower than what was read: it refuses nobody, and says so
    if (door === 'direct') return;
    expect(doorOf(called(name, country), field)).toMatchObject({ isEstimate: true });
    expect(doorOf(called(name, country), field).facts[0]).toMatchObject({ confidence: 'estimate', checked: null });
  });

  test('rules in words are those of all fields and of the own one', () => {
    const rule = (value: string, field: 'medicine' | null): Said => ({
      key: 'door_rule',
      value,
      scope: { level: 'UG', field },
    });
    const of = university('place', 'IT', ...offer, usd(3_000), rule('for all', null), rule('a test', 'medicine'));
    const words = (field: string) =>
      doorOf(of, field).facts.flatMap(({ key, value }) => (key === 'door_rule' ? [value] : []));
    expect(words('cs')).toEqual(['for all']);
    expect(words('medicine').toSorted()).toEqual(['a test', 'for all']);
  });
});

test('a place whose students from abroad come from its own part of the world is last for others, and not lost', () => {
  const places = ['UG', 'MY'].map((country, index) =>
    university(`place-${country}`, country, ...offer, usd(1_000 + 30_000 * index), { key: 'standing', value: 'other' }),
  );
  const order = (citizenship: string) => {
    const { match, balanced } = matchAll({ ...student, citizenship }, places, { ...context, citizenship });
    return [match.map(({ of }) => of.country), balanced];
  };
  expect(order('BD')).toEqual([['MY', 'UG'], 1]);
  expect(order('KE')[0]).toEqual(['UG', 'MY']);
});

describe('lists', () => {
  const all = [georgia, arlington, minnesota, munich, university('unknown', 'US', ...offer)];

  test('a balanced list, then by fit; cost unknown apart; the balance', () => {
    const matches = matchAll(student, all, context);
    expect(matches.match.map(({ of }) => of.id)).toEqual(['arlington', 'minnesota', 'georgia', 'munich']);
    expect(matches.balanced).toBe(4);
    expect(matches['cost-unknown'].map(({ of }) => of.id)).toEqual(['unknown']);
    expect(matches.balance).toEqual({ reach: 2, target: 0, safety: 2 });
    const cheapest = matchAll(student, all, context, { sort: 'tuition' }).match.map(({ of }) => of.id);
    expect(cheapest).toEqual(['munich', 'arlington', 'georgia', 'minnesota']);
    expect(matchAll(student, all, context, { sort: 'chance' }).match[0]?.of.id).toBe('arlington');
  });

  test('of two with the same label the one that somebody looked up stands first', () => {
    const entry = { ...georgia, id: 'a-college', layer: 'directory' };
    const listed = matchAll(student, [entry, { ...georgia, layer: 'core' }], context).match;
    expect(listed.map(({ of }) => of.id)).toEqual([georgia.id, 'a-college']);
  });

  test('the filter that costs the most is named first', () => {
    const wishes = { level: 'UG' as const, field: 'cs', country: 'FR', language: 'en', budget: 40_000 };
    expect(matchAll({ ...student, wishes }, all, context).match).toEqual([]);
    expect(relaxFilters({ ...student, wishes }, all, context)).toEqual([{ filter: 'country', matches: 4 }]);
    const poor = { ...student, wishes: { ...wishes, country: 'US', budget: 1_000 } };
    expect(relaxFilters(poor, all, context)).toEqual([{ filter: 'budget', matches: 3 }]);
  });
});

describe('what would change it', () => {
  test('the SAT that leads to the next label, what is worth finding out, the budget', () => {
    const tester = { ...student, grade: null };
    const changes = findChanges(tester, verdictOf(minnesota, tester));
    expect(changes.map(({ kind }) => kind)).toEqual(['find', 'find', 'score']);
    expect(changes[0]).toMatchObject({ gate: 'grade' });
    expect(changes[1]).toMatchObject({ gate: 'english', effect: { points: 10 } });
    expect(changes[2]).toMatchObject({ edition: 'sat', from: 1330, effect: { label: 'safety' } });
    const dear = { ...student, wishes: { ...student.wishes, budget: 38_000 } };
    expect(findChanges(dear, verdictOf(minnesota, dear)).find(({ kind }) => kind === 'budget')).toMatchObject({
      from: 38_000,
      to: 40_000,
      effect: { gate: 'budget', label: 'safety' },
    });
  });

  test('the English score, by the test that was taken where its minimum is known', () => {
    const weak = { ...student, tests: [{ edition: 'ielts' as const, overall: 5.5 }] };
    expect(findChanges(weak, verdictOf(arlington, weak)).find(({ kind }) => kind === 'score')).toBeDefined();
    const english = (of: FactsOf, tests: MatchProfile['tests']) =>
      findChanges({ ...student, tests }, verdictOf(of, { ...student, tests })).find(
        (change) => change.kind === 'score' && change.edition !== 'sat',
      );
    expect(english(arlington, weak.tests)).toMatchObject({
      edition: 'ielts',
      from: 5.5,
      to: 6,
      effect: { gate: 'english' },
    });
    const toefl = university('t', 'US', ...offer, usd(1), { key: 'toefl_min', value: 100, unit: 'points' });
    expect(english(toefl, [{ edition: 'toefl-120', overall: 90 }])).toMatchObject({ edition: 'toefl-6', to: 5 });
    expect(english(toefl, [{ edition: 'ielts', overall: 7 }])).toMatchObject({ edition: 'toefl-6', from: null });
  });

  test('the grade that meets the minimum', () => {
    const strict = university('s', 'US', ...offer, usd(1), { key: 'min_grade', value: 3.95, unit: 'us4' });
    expect(findChanges(student, verdictOf(strict)).find(({ kind }) => kind === 'grade')).toMatchObject({
      from: 3.7,
      to: 4,
      effect: { gate: 'grade' },
    });
    const percent = university('p', 'GB', ...offer, usd(1), { key: 'min_grade', value: 70, unit: 'percent' });
    const raw = { value: 65, best: 100, pass: 40, scale: 'in-percent' as const };
    const indian = { ...student, grade: { low: 3.3, high: 3.9, isConverted: true, raw } };
    expect(verdictOf(percent, indian).group).toBe('not-eligible');
    expect(findChanges(indian, verdictOf(percent, indian)).find(({ kind }) => kind === 'grade')).toMatchObject({
      unit: 'in-percent',
      from: 65,
      to: 70,
    });
  });
});

describe('the evaluation of a profile', () => {
  const activities = [
    { months: 24, weeklyHours: 6, hasImpact: true },
    { months: 6, weeklyHours: 4, hasImpact: false },
  ];

  test('three parts, their weighed sum, a rating, suggestions by priority', () => {
    const whole = { ...student, activities };
    const evaluation = evaluateProfile(whole, judge(whole, read(arlington)));
    expect(evaluation).toMatchObject({
      academic: 100,
      tests: 100,
      extracurricular: 73,
      rating: 'High Fit',
      missing: [],
    });
    expect(evaluation.overall).toBe(Math.round(0.45 * 100 + 0.35 * 100 + 0.2 * 73));
    const weak = { ...whole, tests: [{ edition: 'ielts' as const, overall: 5.5 }] };
    const refused = evaluateProfile(weak, judge(weak, read(arlington)));
    expect(refused.suggestions[0]).toMatchObject({ priority: 'high', change: { edition: 'ielts', to: 6 } });
  });

  test('a reach is no high fit', () => {
    const best = { ...student, tests: [{ edition: 'sat' as const, overall: 1600 }], activities };
    expect(evaluateProfile(best, judge(best, read(georgia)))).toMatchObject({ rating: 'Medium Fit' });
  });

  test('what is missing is named, and nothing is invented', () => {
    const nobody = { ...student, grade: null, tests: [], activities: [] };
    expect(evaluateProfile(nobody, judge(nobody, read(minnesota)))).toMatchObject({
      overall: null,
      rating: null,
      missing: ['grade', 'tests', 'activities'],
    });
    expect(scoreActivities([])).toBe(0);
  });
});
