// Grades as students tell them, by certificate: what scale they are read on, and where they stand.
import { makeFact } from '@lantern/catalogue/fact';
import { schoolQualificationIds } from '@lantern/contract/qualification-ids';
import { expect, test } from 'vitest';
import { compareGrade, gradeGate } from '../src/gates.grade.ts';
import { gradeOnScale, gradeScales, isOfOtherScale } from '../src/grade-scales.ts';
import { onScaleOfUnit } from '../src/grade-units.ts';
import { convertToUs4 } from '../src/grades.ts';
import { type GradeReading, isTinyBudget, readGrade } from '../src/profile.ts';
import { strengthOfGrade } from '../src/strength.ts';
import { strengthLines } from '../src/strength-table.ts';

type Told = [qualification: string, value: number, best: number, pass?: number | null];

const told = ([qualification, value, best, pass = null]: Told) =>
  gradeOnScale(
    { value, best, pass },
    {
      country: qualification.slice(0, 2),
      kind: qualification.endsWith('BACHELOR') ? 'degree' : 'secondary',
      qualification,
    },
  );

function placeOf(grade: Told): [low: number, high: number] {
  const reading = readGrade(told(grade));
  if (!reading) throw new Error(`${grade[0]} cannot be read`);
  const { low, high } = strengthOfGrade(reading);
  return [Math.round(low), Math.round(high)];
}

// what stands on the paper, and between which places from 0 to 100 a counsellor would look for it
test.each<[Told, string, number, number]>([
  [['BD-DIPLOMA', 3.5, 4], 'bd-diploma-4', 60, 90],
  [['ID-SMA', 88, 100], 'id-sma', 60, 90],
  // a total of 600, of whom one in twelve reaches 300
  [['ET-EUEE', 360, 600, 300], 'et-euee', 90, 100],
  [['ET-EUEE', 240, 600, 300], 'et-euee', 70, 85],
  [['LK-ALEVEL', 128, 168, 48], 'gb-a-level', 60, 75],
  [['MM-MATRIC', 450, 600, 240], 'mm-matric', 70, 95],
  [['UG-UACE', 128, 168, 48], 'gb-a-level', 60, 75],
  [['TZ-ACSEE', 120, 168, 48], 'gb-a-level', 55, 65],
  // the points of the best six subjects, or their average
  [['ZM-ECZ', 8, 6, 48], 'zm-ecz-6', 90, 100],
  [['ZM-ECZ', 2, 1, 8], 'wassce', 85, 100],
  [['ZW-ALEVEL', 144, 168, 48], 'gb-a-level', 78, 90],
  [['CM-GCE', 96, 168, 48], 'gb-a-level', 30, 45],
  [['CM-BAC', 13, 20], 'fr-20', 55, 75],
  [['SN-BAC', 15, 20], 'fr-20', 80, 96],
  [['CI-BAC', 12, 20], 'fr-20', 35, 55],
  [['MA-BAC', 15.5, 20], 'fr-20', 85, 99],
  [['TN-BAC', 14, 20], 'fr-20', 70, 90],
  [['DZ-BAC', 11, 20], 'fr-20', 15, 35],
  [['IQ-IDADIYA', 93, 100], 'arab-percent', 82, 100],
  [['SY-BAC', 2400, 2900], 'arab-percent', 60, 85],
  [['YE-SECONDARY', 85, 100], 'arab-percent', 65, 85],
  [['JO-TAWJIHI', 96.4, 100], 'arab-percent', 88, 100],
  // an Iranian 17 is what many reach, a French one is not
  [['IR-DIPLOMA', 17, 20], 'ir-20', 50, 70],
  [['FR-BAC', 17, 20], 'fr-20', 90, 100],
  [['UZ-ATTESTAT', 4.8, 5], 'uz-5', 80, 100],
  [['KZ-ATTESTAT', 4.5, 5], 'uz-5', 65, 90],
  [['UA-ATESTAT', 10.2, 12, 4], 'ua-12', 75, 95],
  [['PH-SHS', 89, 100], 'ph-shs', 60, 80],
  [['KH-BACII', 399, 475, 237.5], 'kh-bac', 86, 100],
  [['MX-BACHILLER', 9.1, 10], 'latin-10', 70, 95],
  [['BR-ENSINO', 8.5, 10], 'latin-10', 55, 75],
  [['PE-SECUNDARIA', 16, 20], 'pe-20', 65, 85],
  [['PK-HSSC', 960, 1100], 'pk-hssc', 85, 98],
  [['CN-GAOKAO', 600, 750], 'cn-gaokao', 85, 100],
  [['UG-BACHELOR', 4.1, 5], 'ug-5', 75, 95],
  // honours begin near 1.75; a few universities grade as in the United States
  [['PH-BACHELOR', 1.75, 1], 'ph-5', 72, 92],
  [['PH-BACHELOR', 2.5, 1, 3], 'ph-5', 10, 30],
  [['PH-BACHELOR', 3.3, 4], 'us-4', 45, 65],
  [['LK-BACHELOR', 3.1, 4], 'us-4', 35, 50],
  [['ID-BACHELOR', 3.5, 4, 2], 'us-4', 58, 75],
  [['IR-BACHELOR', 16, 20], 'ir-20', 38, 58],
])('%j is read on %s, from %i to %i', (grade, scale, low, high) => {
  expect(told(grade).scale).toBe(scale);
  const place = placeOf(grade);
  expect(place[0]).toBeGreaterThanOrEqual(low - 8);
  expect(place[1]).toBeLessThanOrEqual(high + 8);
  expect(place[1]).toBeGreaterThan(place[0]);
  expect((place[0] + place[1]) / 2).toBeGreaterThanOrEqual(low);
  expect((place[0] + place[1]) / 2).toBeLessThanOrEqual(high);
});

test('every certificate has some grade that can be read, also of those without a table', () => {
  for (const qualification of schoolQualificationIds)
    for (const best of [4, 5, 10, 20, 100]) {
      const reading = readGrade(told([qualification, best * 0.9, best]));
      expect([qualification, best, reading === null]).toEqual([qualification, best, false]);
    }
});

test('8.6 of 10 is 86 of 100 where the certificate is graded by a percentage, of the student and of a place', () => {
  expect(told(['ID-SMA', 8.8, 10])).toMatchObject({ value: 88, best: 100, scale: 'id-sma' });
  expect(onScaleOfUnit(8.6, 'scale10', 'ID-SMA')).toEqual({ value: 86, unit: 'percent', scale: 'id-sma' });
  expect(onScaleOfUnit(7.5, 'scale10', 'VN-THPT')).toEqual({ value: 7.5, unit: 'scale10', scale: 'vn-thpt-10' });
  expect(onScaleOfUnit(12.3, 'scale20', 'FR-BAC')).toEqual({ value: 12.3, unit: 'scale20', scale: 'fr-20' });
  expect(onScaleOfUnit(7, 'scale10', null)).toEqual({ value: 7, unit: 'scale10', scale: null });
});

test('a total of another number of marks is read on the scale of the examination', () => {
  // Hainan counts to 900, Shanghai to 660
  expect(told(['CN-GAOKAO', 500, 900])).toMatchObject({ best: 750, value: 416.67, scale: 'cn-gaokao' });
  expect(told(['CN-GAOKAO', 390, 660])).toMatchObject({ best: 750, value: 443.18, scale: 'cn-gaokao' });
});

test('below half of a scale whose pass mark nobody knows, a grade is not judged', () => {
  const grade = told(['BT-BACHELOR', 45, 100]);
  expect(grade).toMatchObject({ pass: null, scale: null });
  expect(readGrade(grade)).toBeNull();
});

test('a grade that reaches the pass mark of its own paper is of that scale', () => {
  expect(isOfOtherScale({ value: 95, best: 500, pass: 80 })).toBe(false);
  expect(isOfOtherScale({ value: 75, best: 500, pass: 80 })).toBe(true);
});

test('without its pass mark a grade of an unknown scale is read roughly, and refuses nobody', () => {
  const grade = told(['RW-BACHELOR', 2.4, 4]);
  expect(grade).toMatchObject({ scale: null, pass: 2, isPassAssumed: true });
  expect(convertToUs4(grade)).toMatchObject({ low: 2.1, high: 2.7, formula: 'linear' });
  const minimum = {
    value: { value: 3.5, unit: 'us4', scale: null },
    isCurrent: true,
    isRead: true,
    fact: makeFact({
      subject: 'institution:x',
      key: 'min_grade',
      value: 3.5,
      unit: 'us4',
      source: 'x',
      link: 'https://x.org',
      confidence: 'official',
      recorded: '2026-11-01',
      checked: '2026',
    }),
  };
  expect(gradeGate(readGrade(grade), minimum)).toMatchObject({ state: 'fail', isEstimate: true });
  const said = told(['RW-BACHELOR', 2.4, 4, 2]);
  expect(gradeGate(readGrade(said), minimum)).toMatchObject({ state: 'fail', isEstimate: false });
});

test('so few of so many are of another scale: a GPA of 5.00 told of 100, points of three subjects told of 168', () => {
  const off: [number, number, number | null][] = [
    [5, 100, null],
    [3.6, 100, 40],
    [15, 168, 48],
    [9.5, 100, 50],
    [3.4, 20, 10],
  ];
  for (const [value, best, pass] of off) expect([value, isOfOtherScale({ value, best, pass })]).toEqual([value, true]);
  const fine: [number, number, number | null][] = [
    [33, 100, null],
    [8, 20, 10],
    [1.3, 1, 4],
    [8, 6, 48],
    [2, 1, 8],
    [0.5, 5, null],
    [24, 45, null],
  ];
  for (const [value, best, pass] of fine)
    expect([value, isOfOtherScale({ value, best, pass })]).toEqual([value, false]);
});

test('a budget of a few dollars is told in thousands; one of nothing, or of 5,000, is meant', () => {
  expect([null, 0, 5, 499, 500, 5_000].map((budget) => isTinyBudget({ budget }))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('each scale names whose bands it follows on a day, or is our own estimate', () => {
  for (const { id, source } of gradeScales)
    if (source)
      expect([id, source.url, source.checked]).toEqual([
        id,
        expect.stringMatching(/^https?:/),
        expect.stringMatching(/^2026-/),
      ]);
  expect(gradeScales.filter(({ source }) => source).length).toBeGreaterThanOrEqual(9);
});

test('a line of strength never falls from the worst grade to the best', () => {
  for (const [id, { points }] of Object.entries(strengthLines)) {
    const direction = Math.sign((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0));
    points.slice(1).forEach(([grade, below], index) => {
      const [before, lower] = points[index] as readonly [number, number];
      expect([id, (grade - before) * direction > 0 && below > lower]).toEqual([id, true]);
    });
  }
});

test('an IB minimum without the points of the core is met for sure only with three points more', () => {
  const minimum = onScaleOfUnit(32, 'ib42', 'IB');
  const reading = (grade: Told) => readGrade(told(grade)) as GradeReading;
  const compared = (total: number) => {
    const { low, high } = compareGrade(reading(['IB', total, 45]), minimum) ?? {};
    return [Number(low) >= 0, Number(high) >= 0];
  };
  expect([35, 34, 32, 31].map(compared)).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, false],
  ]);
  expect(compareGrade(reading(['GB-ALEVEL', 144, 168]), minimum)).toBeNull();
});
