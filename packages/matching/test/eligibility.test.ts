import type { CountryGroupId } from '@lantern/catalogue/country-groups';
import type { ScholarshipRule } from '@lantern/catalogue/scholarship';
import { describe, expect, test } from 'vitest';
import { ageOn, type EligibilityRecord, judgeEligibility } from '../src/eligibility.ts';
import { readGrade } from '../src/profile.ts';
import type { Answer } from '../src/scholarship-answers.ts';
import { isPassed, readRound } from '../src/scholarship-round.ts';

const today = '2026-11-22';
const nobody: EligibilityRecord = {
  ...{ citizenship: null, residence: null, birthDate: null, grade: null, tests: [], level: null, field: null },
  answers: new Map(),
};
const amina: EligibilityRecord = {
  citizenship: 'BD',
  birthDate: '2006-05-14',
  grade: readGrade({ value: 80, best: 100, pass: 33, scale: null }),
  tests: [{ edition: 'ielts', overall: 6.5 }],
  level: 'UG',
  field: 'cs',
  residence: 'BD',
  answers: new Map(),
};

type Given = Parameters<typeof judgeEligibility>[0];
const asks = (...rules: ScholarshipRule[]): Given => ({
  ...{ id: 'a-grant', rules, checked: '2026-10', confidence: 'official' as const },
  ...{ levels: ['UG', 'PG'], fields: [], status: 'offered' as const, hostCountries: ['HU'] },
});
const judge = (given: Given, record: EligibilityRecord = amina) => judgeEligibility(given, record, today);
const answered = (answers: Record<string, Answer>): EligibilityRecord => ({
  ...amina,
  answers: new Map(Object.entries(answers)),
});

const met: ScholarshipRule = { kind: 'not_citizen_of', countries: ['AU', 'NZ'] };
const unmet: ScholarshipRule = { kind: 'citizen_of', countries: ['AU', 'NZ'] };
const words: ScholarshipRule = { kind: 'other', words: 'I am registered already' };
const work: ScholarshipRule = { kind: 'min_work_years', years: 2 };

describe('eligibility', () => {
  test('is yes when everything is met, no because of what is not, else one question', () => {
    expect(judge(asks(met))).toMatchObject({ state: 'yes', question: null });
    expect(judge(asks(met, unmet))).toMatchObject({ state: 'no', because: { rule: unmet } });
    expect(judge(asks(met, work))).toMatchObject({ state: 'unknown', question: { key: 'work-2' } });
    expect(judge(asks(met, words))).toMatchObject({ state: 'unknown', question: { key: 'own-a-grant' } });
    expect(judge(asks(words, unmet)).state).toBe('no');
  });

  test('says where no visa is to be had, and refuses nobody for it', () => {
    const iranian = { ...amina, citizenship: 'IR' };
    const inCountries = (hostCountries: string[]) => ({ ...asks(met), hostCountries });
    expect(judge(inCountries(['US']), iranian)).toMatchObject({ state: 'yes', hasNoVisa: true });
    expect(judge(inCountries(['US', 'CA']), iranian).hasNoVisa).toBe(false);
    expect(judge(inCountries([]), iranian).hasNoVisa).toBe(false);
    expect(judge(inCountries(['US'])).hasNoVisa).toBe(false);
  });

  test('what is done after applying shuts nobody out', () => {
    const steps: ScholarshipRule[] = [
      { kind: 'nomination', words: 'by the school' },
      { kind: 'at_institution', institutions: ['ror-0'] },
      { kind: 'return_home', years: 2 },
      { kind: 'step', words: 'an essay' },
      { kind: 'min_ielts', band: 9 },
      { kind: 'usual_grade', value: 4 },
    ];
    expect(judge(asks(met, ...steps)).state).toBe('yes');
    expect(judge(asks(met, ...steps)).conditions.at(-1)?.reason).toBe('low');
  });

  test('an answer is asked once, and settles what follows from it', () => {
    expect(judge(asks(met, work), answered({ 'work-3': 'yes' })).state).toBe('yes');
    expect(judge(asks(met, work), answered({ 'work-1': 'no' })).state).toBe('no');
    expect(judge(asks(met, work), answered({ 'work-1': 'yes' })).state).toBe('unknown');
    const german: ScholarshipRule = { kind: 'asks', question: 'german-b2' };
    expect(judge(asks(german), answered({ 'german-c1': 'yes' })).state).toBe('yes');
    const best: ScholarshipRule = { kind: 'asks', question: 'top-third' };
    expect(judge(asks(best), answered({ 'top-10': 'yes' })).state).toBe('yes');
    expect(judge(asks(best), answered({ 'top-10': 'no' })).state).toBe('unknown');
  });

  test('is not for another level or field, nor where it is no longer given', () => {
    expect(judge(asks(met), { ...amina, level: 'PhD' })).toMatchObject({ state: 'no', refusal: 'level' });
    expect(judge({ ...asks(met), fields: ['law'] })).toMatchObject({ state: 'no', refusal: 'field' });
    expect(judge({ ...asks(met), fields: ['law'] }, { ...amina, field: null }).state).toBe('yes');
    // what is for health is for nurses too, and what is for nurses alone is not for doctors
    const field = (listed: 'health' | 'nursing', wish: string) =>
      judge({ ...asks(met), fields: [listed] }, { ...amina, field: wish }).refusal;
    expect([field('health', 'nursing'), field('nursing', 'nursing'), field('nursing', 'health')]).toEqual([
      ...[null, null, 'field'],
    ]);
    expect(judge({ ...asks(met), status: 'ended' })).toMatchObject({ state: 'no', refusal: 'not-offered' });
  });

  test('a group of countries decides; one that was not read whole asks whoever is not in it', () => {
    const group = (id: CountryGroupId): ScholarshipRule => ({ kind: 'citizen_group', group: id });
    expect(judge(asks(group('commonwealth'))).state).toBe('yes');
    expect(judge(asks(group('beit')))).toMatchObject({ state: 'no', because: { rule: group('beit') } });
    expect(judge(asks(group('banach')), { ...amina, citizenship: 'PK' })).toMatchObject({
      question: { key: 'group-banach' },
    });
  });

  test('what nobody has read lately neither refuses nor says yes: whoever has read the page tells', () => {
    expect(judge(asks()).question).toEqual({ key: 'own-a-grant', needs: null });
    expect(judge({ ...asks(met), checked: null })).toMatchObject({ state: 'unknown', isRead: false });
    const old = { ...asks(unmet), checked: '2025-05-23' };
    expect(judge(old)).toMatchObject({ state: 'unknown', isDoubtful: true, question: { key: 'own-a-grant' } });
    expect(judge(old, answered({ 'own-a-grant': 'yes' })).state).toBe('yes');
    expect(judge(old, answered({ 'own-a-grant': 'no' }))).toMatchObject({ state: 'no', refusal: 'said' });
    expect(judge({ ...asks(unmet), checked: '2025-05-24' }).state).toBe('no');
    expect(judge({ ...asks({ ...unmet, checked: '2026-10' }), checked: '2023' }).state).toBe('no');
  });

  test('names the part of the record that lacks', () => {
    expect(judge(asks(met), nobody).question).toEqual({ key: null, needs: 'citizenship' });
    expect(judge(asks({ kind: 'max_age', years: 30 }), nobody).question).toEqual({ key: null, needs: 'birth' });
  });

  test.each<[number, string]>([
    [21, 'met'],
    [20, 'later'],
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

  test('a grade is compared on its own scale, and asked for where that tells nothing', () => {
    const grade = (value: number, scale: 'percent' | 'cgpa10') => judge(asks({ kind: 'min_grade', value, scale }));
    expect(grade(75, 'percent').state).toBe('yes');
    expect(grade(85, 'percent').state).toBe('no');
    expect(grade(8, 'cgpa10').question?.key).toBe('grade-cgpa10-8');
  });

  test('a student without a record is never eligible', () => {
    const rules: ScholarshipRule[] = [
      ...[met, unmet, words, work],
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
    // what has closed shows one round, the next, and never an opening after its closing
    expect(usual('09-01', '10-31')).toMatchObject({
      ...{ state: 'passed', opens: '2027-09-01', closes: '2027-10-31', days: -22 },
    });
    expect(usual('10', '11-22')).toMatchObject({ state: 'soon', days: 0 });
  });

  test('over the turn of the year, and in leap years', () => {
    expect(usual('11-02', '01-15', '2027-01-10')).toMatchObject({ state: 'soon', opens: '2026-11-02', days: 5 });
    expect(usual('02', '02', '2028-02-10')).toMatchObject({ closes: '2028-02-29', days: 19 });
    expect(usual('02', '02', '2027-02-10')).toMatchObject({ closes: '2027-02-28' });
  });

  test('a window with one end, with none, and one that is always open', () => {
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
