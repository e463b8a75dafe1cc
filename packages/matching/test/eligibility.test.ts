import type { Scholarship, ScholarshipRule } from '@lantern/catalogue/scholarship';
import { describe, expect, test } from 'vitest';
import { ageOn, type EligibilityRecord, judgeEligibility } from '../src/eligibility.ts';
import { readGrade } from '../src/profile.ts';
import { isPassed, readRound } from '../src/scholarship-round.ts';

const today = '2026-11-22';
const nobody: EligibilityRecord = { citizenship: null, birthDate: null, grade: null, tests: [], level: null };
const amina: EligibilityRecord = {
  citizenship: 'BD',
  birthDate: '2006-05-14',
  grade: readGrade({ value: 80, best: 100, pass: 33, scale: null }),
  tests: [{ edition: 'ielts', overall: 6.5 }],
  level: 'UG',
};

type Given = Pick<Scholarship, 'rules' | 'checked' | 'confidence'>;
const asks = (...rules: ScholarshipRule[]): Given => ({ rules, checked: '2026-10', confidence: 'official' });
const judge = (given: Given, record: EligibilityRecord = amina) => judgeEligibility(given, record, today);

const met: ScholarshipRule = { kind: 'not_citizen_of', countries: ['AU', 'NZ'] };
const unmet: ScholarshipRule = { kind: 'citizen_of', countries: ['AU', 'NZ'] };
const words: ScholarshipRule = { kind: 'other', words: 'a place on a course' };

describe('eligibility', () => {
  test('is yes only when everything is met, no when something is not, unknown otherwise', () => {
    expect(judge(asks(met)).state).toBe('yes');
    expect(judge(asks(met, unmet)).state).toBe('no');
    expect(judge(asks(met, words)).state).toBe('unknown');
    expect(judge(asks(words, unmet)).state).toBe('no');
  });

  test('is unknown where nothing is published, nobody read it, or the review is due', () => {
    expect(judge(asks()).state).toBe('unknown');
    expect(judge({ ...asks(met), checked: null })).toMatchObject({ state: 'unknown', decides: false });
    const old = judge({ ...asks(unmet), checked: '2025-05-23' });
    expect(old).toMatchObject({ state: 'unknown', decides: false, conditions: [{ state: 'unmet' }] });
  });

  test('is decided for eighteen months after a condition was read, and by those alone', () => {
    expect(judge({ ...asks(unmet), checked: '2025-05-24' }).state).toBe('no');
    const mixed = judge(asks({ ...unmet, checked: '2023' }, { kind: 'any_citizenship' }));
    expect(mixed).toMatchObject({ state: 'unknown', decides: true, conditions: [{ reason: 'old' }, { state: 'met' }] });
    expect(judge({ ...asks({ ...unmet, checked: '2026-10' }), checked: '2023' }).state).toBe('no');
  });

  test('names what the record lacks', () => {
    const all = judge(
      asks(
        met,
        { kind: 'max_age', years: 30 },
        { kind: 'min_grade', value: 70, scale: 'percent' },
        { kind: 'min_ielts', band: 6 },
      ),
      nobody,
    );
    expect(all.state).toBe('unknown');
    expect(all.conditions.map(({ needs }) => needs)).toEqual(['citizenship', 'birth', 'grade', 'english']);
  });

  test.each<[number, string]>([
    [21, 'met'],
    [20, 'unknown'],
    [19, 'unmet'],
  ])('an age of 20 against at most %i is %s', (years, state) => {
    expect(judge(asks({ kind: 'max_age', years })).conditions[0]?.state).toBe(state);
  });

  test('age counts from the birthday, also over a leap day', () => {
    expect(ageOn('2006-11-22', today)).toBe(20);
    expect(ageOn('2006-11-23', today)).toBe(19);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  test('a rule of another level is of no concern; without a level its limit refuses nobody', () => {
    const rule: ScholarshipRule = { kind: 'max_age', years: 18, level: 'PG' };
    expect(judge(asks(met, rule)).state).toBe('yes');
    expect(judge(asks(met, rule), { ...amina, level: 'PG' }).state).toBe('no');
    const open = judge(asks(met, rule), { ...amina, level: null });
    expect(open).toMatchObject({ state: 'unknown', conditions: [{}, { reason: 'level' }] });
  });

  test('a grade is compared on its own scale, and a band with the same test', () => {
    const state = (rule: ScholarshipRule) => judge(asks(rule)).conditions[0]?.state;
    expect(state({ kind: 'min_grade', value: 75, scale: 'percent' })).toBe('met');
    expect(state({ kind: 'min_grade', value: 85, scale: 'percent' })).toBe('unmet');
    expect(state({ kind: 'min_grade', value: 8, scale: 'cgpa10' })).toBe('unknown');
    expect(state({ kind: 'min_ielts', band: 6.5 })).toBe('met');
    expect(state({ kind: 'min_ielts', band: 7 })).toBe('unmet');
  });

  test('no record at all never makes a yes', () => {
    const rules: ScholarshipRule[] = [
      met,
      unmet,
      words,
      { kind: 'financial_need' },
      { kind: 'gender', gender: 'female' },
    ];
    for (const rule of rules) expect(judge(asks(rule), nobody).state).toBe('unknown');
  });
});

describe('a round', () => {
  const usual = (opens: string | null, closes: string | null, at = today, isCurrent = true) =>
    readRound({ window: { opens, closes }, isCurrent, own: null }, at);

  test('is open, closes soon, has passed or is still to come', () => {
    expect(usual('09', '03')).toMatchObject({ state: 'open', opens: '2026-09-01', closes: '2027-03-31' });
    expect(usual('11-02', '12-22')).toMatchObject({ state: 'soon', closes: '2026-12-22', days: 30 });
    expect(usual('11-02', '12-23')).toMatchObject({ state: 'open', days: 31 });
    expect(usual('01-10', '02-20')).toMatchObject({ state: 'not-yet', opens: '2027-01-10', closes: '2027-02-20' });
    expect(usual('09-01', '10-31')).toMatchObject({ state: 'passed', closes: '2026-10-31', days: -22 });
    expect(usual('10', '11-22')).toMatchObject({ state: 'soon', days: 0 });
  });

  test('over the turn of the year, and in leap years', () => {
    expect(usual('11-02', '01-15', '2027-01-10')).toMatchObject({ state: 'soon', opens: '2026-11-02', days: 5 });
    expect(usual('02', '02', '2028-02-10')).toMatchObject({ closes: '2028-02-29', days: 19 });
    expect(usual('02', '02', '2027-02-10')).toMatchObject({ closes: '2027-02-28' });
  });

  test('with one end, none, or always', () => {
    expect(usual(null, '03-15')).toMatchObject({ state: 'open', opens: null, closes: '2027-03-15' });
    expect(usual('08', null)).toMatchObject({ state: 'unknown', opens: '2027-08-01', closes: null });
    expect(readRound({ window: null, isCurrent: true, own: null }, today)).toMatchObject({
      state: 'unknown',
      basis: 'none',
    });
    const rolling = { opens: null, closes: null, rolling: true };
    expect(readRound({ window: rolling, isCurrent: true, own: null }, today).state).toBe('rolling');
  });

  test('the student’s own day goes before the usual months; what is past review closes nothing', () => {
    const own = readRound({ window: { opens: '09', closes: '10' }, isCurrent: true, own: '2026-11-30' }, today);
    expect(own).toEqual({ state: 'soon', opens: null, closes: '2026-11-30', days: 8, basis: 'own' });
    expect(isPassed(readRound({ window: null, isCurrent: false, own: '2026-11-21' }, today))).toBe(true);
    expect(isPassed(usual('09-01', '10-31'))).toBe(true);
    expect(isPassed(usual('09-01', '10-31', today, false))).toBe(false);
  });
});
