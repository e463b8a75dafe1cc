// What must hold whatever the constants are (design: matching, "properties every version must hold").
import { testEditions } from '@lantern/content/tests/editions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findChanges } from '../src/changes.ts';
import { evaluateProfile } from '../src/evaluate-profile.ts';
import { meetsEnglish } from '../src/gates.english.ts';
import { groups as allGroups, judge, type Verdict } from '../src/judge.ts';
import { labelReasons, labels } from '../src/label.ts';
import { judgeInstitution, type Matches, matchAll, sortOrders } from '../src/match.ts';
import { type MatchProfile, readGrade } from '../src/profile.ts';
import { type FactsOf, readCandidate } from '../src/read-facts.ts';
import { filterIds } from '../src/relax.ts';
import { context, institution, institutions, profile, rawGrade, undergraduate } from './invented.ts';

const runs = { numRuns: 1500 };
const groupIds = allGroups;
const rank = ({ label }: Verdict) => (label === null ? -1 : labels.indexOf(label));
const idsOf = (matches: Matches) => matches.match.map(({ of }) => of.id);

/** One reading of an institution, so that two profiles are held against the same figures. */
function oneReading(of: FactsOf, { wishes }: MatchProfile) {
  return readCandidate(of, { ...context, level: wishes.level ?? 'UG', field: wishes.field });
}

function isNotWorse(worse: Verdict, better: Verdict) {
  if (worse.group !== 'not-eligible') expect(better.group).not.toBe('not-eligible');
  if (worse.chance && better.group !== 'not-eligible') {
    expect(better.chance).not.toBeNull();
    for (const part of ['lower', 'middle', 'upper'] as const)
      expect(better.chance?.[part]).toBeGreaterThanOrEqual(worse.chance[part]);
  }
  expect(rank(better)).toBeGreaterThanOrEqual(rank(worse));
}

describe('a better record', () => {
  test('a higher test score never makes chance or label worse', () => {
    fc.assert(
      fc.property(institution, profile, fc.nat(), fc.nat({ max: 40 }), (of, student, which, more) => {
        fc.pre(student.tests.length > 0);
        const candidate = oneReading(of, student);
        const index = which % student.tests.length;
        const tests = student.tests.map((held, n) => {
          if (n !== index) return held;
          const { max, step } = (testEditions.find(({ id }) => id === held.edition) as (typeof testEditions)[number])
            .overall;
          return { ...held, overall: Math.min(max, held.overall + more * step) };
        });
        isNotWorse(judge(student, candidate), judge({ ...student, tests }, candidate));
      }),
      runs,
    );
  });

  test('a higher grade never makes chance or label worse, on whichever scale it was given', () => {
    fc.assert(
      fc.property(
        institution,
        profile,
        rawGrade,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, student, raw, share) => {
          const candidate = oneReading(of, student);
          const worse = readGrade(raw);
          const better = readGrade({ ...raw, value: raw.value + share * (raw.best - raw.value) });
          if (!worse || !better) throw new Error('a grade on its scale was not read');
          isNotWorse(judge({ ...student, grade: worse }, candidate), judge({ ...student, grade: better }, candidate));
        },
      ),
      runs,
    );
  });

  test('a wider converted grade never narrows the range', () => {
    const width = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(institution, profile, width, width, (of, student, down, up) => {
        fc.pre(student.grade !== null);
        const candidate = oneReading(of, student);
        const grade = student.grade as NonNullable<MatchProfile['grade']>;
        const wider = { ...grade, isConverted: true, low: grade.low - down, high: grade.high + up };
        const [before, after] = [
          judge(student, candidate).chance,
          judge({ ...student, grade: wider }, candidate).chance,
        ];
        if (!before || !after) return;
        expect(after.lower).toBeLessThanOrEqual(before.lower);
        expect(after.upper).toBeGreaterThanOrEqual(before.upper);
      }),
      runs,
    );
  });
});

describe('labels and chances', () => {
  test('lower <= middle <= upper, in whole percent, and never 0 or 100', () => {
    fc.assert(
      fc.property(institution, profile, (of, student) => {
        const { chance } = judge(undergraduate(student), oneReading(of, undergraduate(student)));
        if (!chance) return;
        expect(1 <= chance.lower && chance.lower <= chance.middle).toBe(true);
        expect(chance.middle <= chance.upper && chance.upper <= 99).toBe(true);
        expect([chance.lower, chance.middle, chance.upper].every(Number.isInteger)).toBe(true);
      }),
      runs,
    );
  });

  test('a rate under 15% is always a reach', () => {
    fc.assert(
      fc.property(institution, profile, fc.double({ min: 0.005, max: 0.1499, noNaN: true }), (of, student, rate) => {
        const candidate = oneReading(of, student);
        fc.pre(candidate.rate !== null);
        const verdict = judge(student, {
          ...candidate,
          rate: candidate.rate && { ...candidate.rate, value: rate },
        });
        expect(verdict.label).toBe(verdict.group === 'not-eligible' ? null : 'reach');
      }),
      runs,
    );
  });

  test('an unknown door, or a longer way, is never a safety', () => {
    fc.assert(
      fc.property(institution, profile, (of, student) => {
        const { wayIn, label } = judgeInstitution(student, of, context);
        if (wayIn.door !== 'direct' && wayIn.door !== 'not-asked') expect(label).not.toBe('safety');
      }),
      runs,
    );
  });

  test('an estimate makes no safety, and refuses nobody', () => {
    fc.assert(
      fc.property(institution, profile, (of, student) => {
        const { wayIn, label, hardness, gates, group } = judgeInstitution(student, of, context);
        if (label === 'safety') {
          expect(hardness?.isRead).toBe(true);
          expect(wayIn.isEstimate).toBe(false);
        }
        if (group === 'not-eligible')
          expect(gates.some(({ state, isEstimate }) => state === 'fail' && !isEstimate)).toBe(true);
      }),
      runs,
    );
  });

  test('a fact that nobody read never has a better label than the same fact read', () => {
    fc.assert(
      fc.property(institution, profile, fc.nat(), (of, student, which) => {
        fc.pre(of.facts.length > 0);
        const index = which % of.facts.length;
        // beside another fact of its key it could be the other one that counts then: that is not the same fact any more
        fc.pre(of.facts.every(({ key }, n) => n === index || key !== of.facts[index]?.key));
        const guessed = of.facts.map((fact, n) =>
          n === index ? { ...fact, confidence: 'estimate' as const, checked: null } : fact,
        );
        const [read, unread] = [of, { ...of, facts: guessed }].map((one) => judge(student, oneReading(one, student)));
        if (!read || !unread) throw new Error('nothing was judged');
        // what it refused when it was read is at least doubted
        if (read.group === 'not-eligible') expect(unread.label).not.toBe('safety');
        else expect(rank(unread)).toBeLessThanOrEqual(rank(read));
      }),
      { numRuns: 4000 },
    );
  });

  test('every verdict says why, and no place of which nothing is known has a label', () => {
    fc.assert(
      fc.property(institution, profile, (of, student) => {
        const { label, why, hardness, chance, gates } = judge(student, oneReading(of, student));
        expect(why.label).toBe(label);
        expect(['no-record', 'no-grade', 'place-unknown', 'refused'].includes(why.reason)).toBe(label === null);
        if (hardness === null && chance === null && why.reason !== 'low-rate') expect(label).toBeNull();
        expect(why.heldBack.length > 0).toBe(why.reason === 'held-back');
        for (const { state, reason } of gates) expect([state, reason]).not.toContain(undefined);
      }),
      runs,
    );
  });

  test('standing never affects the label where a rate or a minimum is known', () => {
    fc.assert(
      fc.property(institution, profile, fc.constantFrom('top50', 'top200', 'other'), (of, student, standing) => {
        const candidate = oneReading(of, student);
        const { hardness } = judge(student, candidate);
        fc.pre(hardness !== null && hardness.basis !== 'band' && hardness.isCurrent);
        const [fact] = hardness?.facts ?? [];
        if (!fact) throw new Error('no fact behind it');
        const other = { ...candidate, standing: { value: standing, isCurrent: true, isRead: true, fact } };
        expect(judge(student, other).label).toBe(judge(student, { ...candidate, standing: null }).label);
      }),
      runs,
    );
  });

  test('a stale fact never upgrades a label', () => {
    fc.assert(
      fc.property(institution, profile, fc.nat(), (of, student, which) => {
        fc.pre(of.facts.length > 0);
        const index = which % of.facts.length;
        const aged = {
          ...of,
          facts: of.facts.map((fact, n) => (n === index ? { ...fact, reviewDue: '2020-01-01' } : fact)),
        };
        const [fresh, stale] = [judge(student, oneReading(of, student)), judge(student, oneReading(aged, student))];
        // what is no longer refused has at best the hardest label
        if (fresh.group === 'not-eligible') expect([null, 'reach']).toContain(stale.label);
        else expect(rank(stale)).toBeLessThanOrEqual(rank(fresh));
      }),
      { numRuns: 4000 },
    );
  });

  test('a stale fact never makes a label better than knowing nothing would', () => {
    fc.assert(
      fc.property(institution, profile, fc.nat(), (of, student, which) => {
        fc.pre(of.facts.length > 0);
        const candidate = oneReading(of, student);
        const parts = [
          'rate',
          'sat',
          'act',
          'gradeRange',
          'minimumGrade',
          'usualOffer',
          'standing',
          'testRule',
        ] as const;
        const part = parts[which % parts.length] as (typeof parts)[number];
        const figure = candidate[part];
        fc.pre(figure !== null);
        const aged = { ...candidate, [part]: { ...figure, isCurrent: false } };
        const [stale, unknown] = [judge(student, aged), judge(student, { ...candidate, [part]: null })];
        if (unknown.label === null) expect([null, 'reach']).toContain(stale.label);
        else expect(rank(stale)).toBeLessThanOrEqual(rank(unknown));
      }),
      { numRuns: 4000 },
    );
  });

  test('a stale fact never narrows a range', () => {
    fc.assert(
      fc.property(institution, profile, fc.nat(), (of, student, which) => {
        fc.pre(of.facts.length > 0);
        const index = which % of.facts.length;
        const aged = {
          ...of,
          facts: of.facts.map((fact, n) => (n === index ? { ...fact, reviewDue: '2020-01-01' } : fact)),
        };
        const [fresh, stale] = [oneReading(of, student), oneReading(aged, student)].map(
          (one) => judge(student, one).chance,
        );
        if (!fresh || !stale) return;
        expect(stale.lower).toBeLessThanOrEqual(fresh.lower);
        expect(stale.upper).toBeGreaterThanOrEqual(fresh.upper);
      }),
      runs,
    );
  });

  test('no profile gives "not enough data"', () => {
    fc.assert(
      fc.property(institution, profile, (of, student) => {
        const verdict = judgeInstitution({ ...student, grade: null, tests: [] }, of, context);
        expect(verdict.basis).toBe('not-enough-data');
        expect(verdict.chance).toBeNull();
        expect([null, 'reach']).toContain(verdict.label);
      }),
      runs,
    );
  });

  test('a gate that refuses leaves neither a chance nor a label', () => {
    fc.assert(
      fc.property(institution, profile, (of, student) => {
        const verdict = judgeInstitution(student, of, context);
        if (!verdict.gates.some(({ state, isEstimate }) => state === 'fail' && !isEstimate)) return;
        expect([verdict.group, verdict.label, verdict.chance]).toEqual(['not-eligible', null, null]);
      }),
      runs,
    );
  });
});

/** What an admission test says against a grade, or one more English test against none. */
describe('one test result more', () => {
  test('never lowers chance, label or fit, and closes nothing', () => {
    fc.assert(
      fc.property(institution, profile, profile, (of, student, other) => {
        fc.pre(other.tests.length > 0);
        const candidate = oneReading(of, student);
        const [before, after] = [student, { ...student, tests: [...student.tests, ...other.tests.slice(0, 1)] }].map(
          (one) => judge(one, candidate),
        );
        if (!before || !after) throw new Error('nothing was judged');
        isNotWorse(before, after);
        expect(after.fit).toBeGreaterThanOrEqual(before.fit);
        expect(allGroups.indexOf(after.group)).toBeLessThanOrEqual(allGroups.indexOf(before.group));
      }),
      { numRuns: 4000 },
    );
  });

  test('never lowers the evaluation', () => {
    fc.assert(
      fc.property(institution, profile, profile, (of, student, other) => {
        fc.pre(other.tests.length > 0 && student.grade !== null);
        const candidate = oneReading(of, student);
        const more = { ...student, tests: [...student.tests, ...other.tests.slice(0, 1)] };
        const [before, after] = [student, more].map((one) => evaluateProfile(one, judge(one, candidate)));
        expect(after?.overall ?? -1).toBeGreaterThanOrEqual(before?.overall ?? -1);
      }),
      runs,
    );
  });
});

describe('results', () => {
  test('raising the budget never removes one', () => {
    fc.assert(
      fc.property(institutions, profile, fc.nat({ max: 50_000 }), (all, student, more) => {
        const { wishes } = student;
        fc.pre(wishes.budget !== null);
        const richer = { ...student, wishes: { ...wishes, budget: (wishes.budget ?? 0) + more } };
        const after = new Set(idsOf(matchAll(richer, all, context)));
        for (const id of idsOf(matchAll(student, all, context))) expect(after).toContain(id);
      }),
      { numRuns: 600 },
    );
  });

  test('removing a filter never removes one', () => {
    fc.assert(
      fc.property(institutions, profile, fc.constantFrom(...filterIds), (all, student, filter) => {
        const relaxed =
          filter === 'grade'
            ? { ...student, grade: null }
            : { ...student, wishes: { ...student.wishes, [filter]: null } };
        const after = matchAll(relaxed, all, context);
        const before = matchAll(student, all, context);
        for (const id of idsOf(before)) expect(idsOf(after)).toContain(id);
        const refused = new Set(before['not-eligible'].map(({ of }) => of.id));
        for (const { of } of after['not-eligible'])
          if (student.wishes.country === null || of.country === student.wishes.country)
            expect(refused).toContain(of.id);
      }),
      { numRuns: 500 },
    );
  });

  test('a group that is not asked for is counted, and changes nothing else', () => {
    fc.assert(
      fc.property(institutions, profile, fc.subarray([...groupIds]), (all, student, groups) => {
        const whole = matchAll(student, all, context);
        const some = matchAll(student, all, context, { groups });
        expect([some.totals, some.balance]).toEqual([whole.totals, whole.balance]);
        for (const group of groupIds) {
          expect(some[group]).toEqual(groups.includes(group) ? whole[group] : []);
          expect(whole.totals[group]).toBe(whole[group].length);
          for (const listed of whole[group]) expect(judgeInstitution(student, listed.of, context).group).toBe(group);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('an unknown tuition or living cost never passes a budget, and stands apart', () => {
    fc.assert(
      fc.property(institutions, profile, (all, student) => {
        const matches = matchAll(student, all, context);
        // what is against it for another reason is told of that, at any price
        for (const group of ['match', 'unlabelled'] as const)
          for (const { of } of matches[group]) expect(judgeInstitution(student, of, context).cost).not.toBeNull();
        for (const { of } of matches['cost-unknown']) {
          const { cost, gates } = judgeInstitution(student, of, context);
          expect(cost).toBeNull();
          if (student.wishes.budget !== null)
            expect(gates.find(({ gate }) => gate === 'budget')?.state).toBe('unknown');
        }
      }),
    );
  });

  test('the same input has the same output, whatever the order', () => {
    fc.assert(
      fc.property(
        institutions.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all, { minLength: all.length }),
            fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
          ),
        ),
        profile,
        fc.constantFrom(...sortOrders),
        ([all, shuffled, keys], student, sort) => {
          const mixed = shuffled.map((of) => ({
            ...of,
            facts: of.facts
              .map((fact, n) => ({ fact, key: keys[n] ?? 0 }))
              .sort((a, b) => a.key - b.key)
              .map(({ fact }) => fact),
          }));
          const tests = [...student.tests].reverse();
          const plain = (matches: Matches) => [
            matches.balance,
            ...allGroups.map((group) =>
              matches[group].map(({ of, ...listed }) => ({
                ...listed,
                verdict: judgeInstitution(student, of, context),
              })),
            ),
          ];
          expect(plain(matchAll({ ...student, tests }, mixed, context, { sort }))).toEqual(
            plain(matchAll(student, all, context, { sort })),
          );
        },
      ),
      { numRuns: 600 },
    );
  });

  test('the factors add up to the fit, each within its points, a hundred at most', () => {
    fc.assert(
      fc.property(institution, profile, (of, student) => {
        const { factors, fit } = judgeInstitution(student, of, context);
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(fit);
        expect(factors.reduce((sum, factor) => sum + factor.of, 0)).toBe(100);
        for (const { points, of: most } of factors)
          expect(Number.isInteger(points) && 0 <= points && points <= most).toBe(true);
      }),
      runs,
    );
  });

  test('what would change a verdict does change it', () => {
    fc.assert(
      fc.property(institution, profile, (of, student) => {
        const verdict = judge(student, oneReading(of, student));
        for (const change of findChanges(student, verdict)) {
          if (change.kind === 'budget')
            expect(
              judge({ ...student, wishes: { ...student.wishes, budget: change.to } }, verdict.candidate).gates,
            ).toContainEqual(expect.objectContaining({ gate: 'budget', state: 'pass' }));
          if (change.kind === 'door') expect(change.years).toBeLessThanOrEqual(1);
          if (change.kind !== 'score') continue;
          const after = judge(
            { ...student, tests: [...student.tests, { edition: change.edition, overall: change.to }] },
            verdict.candidate,
          );
          if (change.effect.label) expect(after.label).toBe(change.effect.label);
          expect(after.fit - verdict.fit).toBe(change.effect.points);
          if (change.effect.gate)
            expect(after.gates.find(({ gate }) => gate === change.effect.gate)?.state).toBe('pass');
          if (change.from !== null) expect(change.to).toBeGreaterThan(change.from);
        }
      }),
      runs,
    );
  });
});

test('a TOEFL of 5 taken in February 2026 is not 5 of 120', () => {
  const ofNew = { edition: 'toefl-6' as const, overall: 5 };
  expect(meetsEnglish(ofNew, { edition: 'toefl-120', value: 100 })).toBe(true);
  expect(meetsEnglish(ofNew, { edition: 'toefl-120', value: 107 })).toBe(false);
  expect(meetsEnglish({ edition: 'toefl-120', overall: 5 }, { edition: 'toefl-120', value: 5 })).toBe(true);
  expect(meetsEnglish({ edition: 'toefl-120', overall: 5 }, { edition: 'toefl-6', value: 1.5 })).toBe(false);
  expect(meetsEnglish({ edition: 'toefl-120', overall: 94 }, { edition: 'toefl-6', value: 5 })).toBe(false);
  expect(meetsEnglish({ edition: 'ielts', overall: 9 }, { edition: 'toefl-120', value: 30 })).toBeUndefined();
});

test('the invented students and institutions come to everything there is, so that these properties can fail', () => {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(institution, profile, (of, student) => {
      const verdict = judge(student, oneReading(of, student));
      count(`label ${verdict.label}`);
      count(`group ${verdict.group}`);
      count(`basis ${verdict.basis}`);
      count(`why ${verdict.why.reason}`);
      if (verdict.chance) count('a chance');
      for (const widening of verdict.chance?.widened ?? []) count(widening);
      for (const { gate, state } of verdict.gates) count(`${gate} ${state}`);
    }),
    { numRuns: 6000, seed: 1 },
  );
  const wanted = [
    ...['reach', 'target', 'safety', 'null'].map((label) => `label ${label}`),
    ...allGroups.map((group) => `group ${group}`),
    ...['chance', 'entry', 'not-enough-data'].map((basis) => `basis ${basis}`),
    ...['a chance', 'one-signal', 'converted-grade', 'stale', 'all-applicants', 'assumed-entry'],
    ...['door', 'level', 'field', 'language', 'grade', 'budget'].flatMap((gate) =>
      ['pass', 'fail', 'unknown'].map((state) => `${gate} ${state}`),
    ),
    ...['english pass', 'english unknown'],
    ...labelReasons.filter((reason) => reason !== 'no-grade').map((reason) => `why ${reason}`),
  ];
  for (const what of wanted) expect([what, (seen.get(what) ?? 0) >= 5]).toEqual([what, true]);
});
