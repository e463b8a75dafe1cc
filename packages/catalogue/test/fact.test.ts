import { describe, expect, test } from 'vitest';
import { checkFact, findDuplicates } from '../src/check-fact.ts';
import { type Fact, type FactDraft, isCurrent, makeFact, reviewDueOf } from '../src/fact.ts';

const today = '2026-11-22';
const draft: FactDraft = {
  subject: 'institution:ror-0384j8v12',
  key: 'tuition',
  value: { low: 46_900, high: 57_700 },
  unit: 'year',
  currency: 'AUD',
  period: '2026',
  scope: { level: 'UG', residency: 'international' },
  source: 'https://sydney.edu.au/study/fees.html',
  checked: '2026-02-03',
  recorded: '2026-11-22',
  confidence: 'official',
  link: 'https://sydney.edu.au/study/fees.html',
};
const fact = (changes: Partial<FactDraft> = {}) => makeFact({ ...draft, ...changes });
const wrong = (changes: Partial<FactDraft>, more: Partial<Fact> = {}) =>
  checkFact({ ...fact(changes), ...more }, today);

describe('a fact that may stand', () => {
  test.each<Partial<FactDraft>>([
    {},
    { value: 0 },
    { state: 'none', value: null, unit: null, currency: null },
    { state: 'unknown', value: null, checked: null },
    { checked: '2025', period: '2025-26' },
    { checked: null, confidence: 'estimate', source: "editor's estimate" },
    { key: 'ielts_min', value: 6.5, unit: 'band', currency: null },
    { key: 'admission_rate', value: 0.0366, unit: 'share', currency: null },
    { key: 'application_window', value: { opens: '09', closes: '01-15' }, unit: null, currency: null },
    { key: 'application_window', value: { opens: null, closes: null, rolling: true }, unit: null, currency: null },
    { key: 'application_deadline', value: '2027-01-15', unit: null, currency: null, checked: '2026-09-01' },
  ])('%o', (changes) => expect(wrong(changes)).toEqual([]));
});

describe('a fact that is refused', () => {
  test.each<[string, Partial<FactDraft>, RegExp]>([
    ['without source', { source: '' }, /source/],
    ['with a blank source', { source: '  ' }, /source/],
    ['link without https', { link: 'http://sydney.edu.au/fees' }, /https/],
    ['link to nowhere', { link: 'https://' }, /https/],
    ['too dear', { value: 1_000_000 }, /plausible/],
    ['in cents', { value: 4_690_000 }, /plausible/],
    ['negative', { value: -1 }, /plausible/],
    ['upside down', { value: { low: 5, high: 4 } }, /begins above/],
    ['money without currency', { currency: null }, /currency/],
    ['unknown currency', { currency: 'XXX' }, /rough rates/],
    ['unknown unit', { unit: 'decade' }, /unit/],
    ['of the wrong subject', { subject: 'visa:GB' }, /not said of a visa/],
    ['of no subject', { subject: 'Sydney' }, /subject/],
    ['known without a value', { value: null }, /known fact/],
    ['none with a value', { state: 'none' }, /known fact/],
    ['read tomorrow', { checked: '2026-11-23' }, /still to come/],
    ['an estimate that calls itself checked', { confidence: 'estimate' }, /estimate/],
    ['a period that is no academic year', { period: '2026-28' }, /academic year/],
    ['a period far ahead', { period: '2031' }, /two years/],
    ['a share above one', { key: 'admission_rate', value: 36.6, unit: 'share', currency: null }, /plausible/],
    ['an IELTS of 65', { key: 'ielts_min', value: 65, unit: 'band', currency: null }, /plausible/],
    ['a TOEFL of 5 on the old scale', { key: 'toefl_min', value: 5, unit: 'points', currency: null }, /plausible/],
    ['text for a figure', { value: 'about 40,000' }, /figure/],
    ['a figure for text', { key: 'control', value: 3, unit: null, currency: null }, /text/],
    ['a window that never closes', { key: 'application_window', value: { opens: '09', closes: null } }, /closes/],
    ['a deadline nobody read', { key: 'application_deadline', value: '2027-01-15', checked: null }, /read on a page/],
    [
      'a deadline rolled forward',
      { key: 'application_deadline', value: '2027-01-15', checked: '2025-09-01' },
      /rolled/,
    ],
    ['one rolled forward from a year', { key: 'application_deadline', value: '2027-01-15', checked: '2025' }, /rolled/],
    ['a list that repeats itself', { key: 'levels', value: ['UG', 'UG'], unit: null, currency: null }, /twice/],
  ])('%s', (_name, changes, sentence) => expect(wrong(changes).join('\n')).toMatch(sentence));

  test('one whose review was put off, and what is no fact', () => {
    expect(wrong({}, { reviewDue: '2030-01-01' }).join()).toMatch(/later than/);
    expect(checkFact({ ...fact(), more: 1 }, today)).not.toEqual([]);
    expect(checkFact(null, today)).not.toEqual([]);
  });

  test('one that stands there twice', () => {
    expect(findDuplicates([fact(), fact({ period: '2025' })])).toEqual([]);
    expect(findDuplicates([fact(), fact({ value: 1 })])).toHaveLength(1);
  });
});

describe('until when it counts', () => {
  const due = (changes: Partial<FactDraft>) => reviewDueOf(fact(changes));
  test('tuition a year, a window a year, an admission rate eighteen months, identity three years', () => {
    expect(due({ period: null })).toBe('2027-02-03');
    expect(due({ key: 'admission_rate', period: null })).toBe('2027-08-05');
    expect(due({ key: 'levels', period: null })).toBe('2029-02-03');
    expect(due({ key: 'visa_fee', period: null })).toBe('2026-05-04');
  });
  test('as much of a date as is known counts from its first day, and an unread fact from its entry', () => {
    expect(due({ checked: '2025', period: null })).toBe('2026-01-01');
    expect(due({ checked: '2025-03', period: null })).toBe('2026-03-01');
    expect(due({ checked: null, period: null })).toBe('2027-11-22');
  });
  test('an old year read today is old', () => {
    expect(due({ period: '2022-23', checked: '2026-11-22' })).toBe('2025-08-30');
    expect(due({ period: '2024-25', checked: '2026-04-25' })).toBe('2027-04-25');
  });
  test('a dated deadline counts at the latest until its day', () => {
    expect(due({ key: 'application_deadline', value: '2027-01-15', period: null, checked: '2026-11-20' })).toBe(
      '2027-01-15',
    );
  });
  test('on the day itself it is due', () => {
    expect(isCurrent(fact({ period: null }), '2027-02-02')).toBe(true);
    expect(isCurrent(fact({ period: null }), '2027-02-03')).toBe(false);
  });
});
