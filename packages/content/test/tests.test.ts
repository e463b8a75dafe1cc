import { testIds } from '@lantern/contract/test-ids';
import { describe, expect, test } from 'vitest';
import { writtenLanguages } from '../src/in-languages.ts';
import {
  actToSatSource,
  satOfAct,
  toefl120OfBand,
  toeflBandOf120,
  toeflBands,
  toeflBandsSource,
} from '../src/tests/concordances.ts';
import { testEditions } from '../src/tests/editions.ts';
import {
  editionById,
  editionOf,
  editionsOn,
  isScore,
  overallOf,
  scoreExpires,
  scoreProblems,
  strangeSections,
} from '../src/tests/scores.ts';
import { sectionName } from '../src/tests/section-words.ts';

const ielts = editionById('ielts');

describe('editions', () => {
  test('every test has one; ids differ; sources are https links; sections have words', () => {
    expect(new Set(testEditions.map(({ test }) => test))).toEqual(new Set(testIds));
    expect(new Set(testEditions.map(({ id }) => id)).size).toBe(testEditions.length);
    for (const { source, sections, overall } of testEditions) {
      expect(source.url).toMatch(/^https:\/\//);
      for (const { id } of sections)
        for (const language of writtenLanguages) expect(sectionName(id, language)).not.toBe('');
      if (overall.rule !== 'reported')
        for (const id of overall.of) expect(sections.find((section) => section.id === id)?.optional).toBeUndefined();
    }
    expect(sectionName('overall', 'bn-BD')).toBe('সামগ্রিক');
  });

  test('the TOEFL changes its scale on 21 January 2026', () => {
    expect(editionOf('toefl', '2026-01-20')?.id).toBe('toefl-120');
    expect(editionOf('toefl', '2026-01-21')?.id).toBe('toefl-6');
    expect(editionsOn('toefl', '2026-01-21')).toHaveLength(1);
  });

  test('while two GMATs were offered, the last digit tells them apart', () => {
    expect(editionsOn('gmat', '2023-12-01').map(({ id }) => id)).toEqual(['gmat-focus', 'gmat-classic']);
    expect(editionOf('gmat', '2023-12-01', 645)?.id).toBe('gmat-focus');
    expect(editionOf('gmat', '2023-12-01', 700)?.id).toBe('gmat-classic');
    expect(editionOf('gmat', '2024-02-01', 700)?.id).toBe('gmat-focus');
    expect(editionOf('gmat', '2022-05-01')?.id).toBe('gmat-classic');
  });

  test('a day before the first edition has none', () => {
    expect(editionOf('sat', '2015-12-31')).toBeUndefined();
    expect(editionOf('sat', '2015-12-31', 1200)).toBeUndefined();
  });

  test('a Duolingo test of before July 2024 has no single skills', () => {
    const before = editionOf('duolingo', '2024-06-30');
    expect(before?.sections.map(({ id }) => id)).toEqual(['literacy', 'comprehension', 'conversation', 'production']);
    expect(before && overallOf(before, { literacy: 120, comprehension: 120, conversation: 120, production: 120 })).toBe(
      null,
    );
  });
});

describe('scores', () => {
  test('a score stands within the ends and on a step', () => {
    expect(isScore(ielts.overall, 6.5)).toBe(true);
    for (const wrong of [6.25, -0.5, 9.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isScore(ielts.overall, wrong)).toBe(false);
    expect(isScore(editionById('gmat-focus').overall, 645)).toBe(true);
    expect(isScore(editionById('gmat-focus').overall, 640)).toBe(false);
    expect(isScore(editionById('duolingo').overall, 122)).toBe(false);
  });

  test('a score out of range is refused with the range', () => {
    expect(scoreProblems(ielts, { listening: 9.5, reading: 7 }, 6.3)).toEqual([
      { part: 'listening', min: 0, max: 9, step: 0.5 },
      { part: 'overall', min: 0, max: 9, step: 0.5 },
    ]);
    expect(scoreProblems(editionById('toefl-6'), {}, 100)).toEqual([{ part: 'overall', min: 1, max: 6, step: 0.5 }]);
    expect(scoreProblems(ielts, { listening: 8 })).toEqual([]);
    expect(strangeSections(editionById('gmat-classic'), { 'data-insights': 80, verbal: 40 })).toEqual([
      'data-insights',
    ]);
  });

  test('IELTS: the mean to the nearest half band, .25 and .75 up', () => {
    const overall = (...[listening, reading, writing, speaking]: number[]) =>
      overallOf(ielts, { listening, reading, writing, speaking });
    expect(overall(6.5, 6.5, 5, 7)).toBe(6.5);
    expect(overall(6.5, 6.5, 5.5, 6)).toBe(6);
    expect(overall(7, 7, 7, 6)).toBe(7);
    expect(overall(4, 3.5, 4, 4)).toBe(4);
    expect(overall(9, 9, 9, 9)).toBe(9);
    expect(overallOf(ielts, { listening: 7, reading: 7, writing: 7 })).toBeNull();
  });

  test('the other rules', () => {
    const toefl = { reading: 5, listening: 5, speaking: 5, writing: 5.5 };
    expect(overallOf(editionById('toefl-6'), toefl)).toBe(5);
    expect(overallOf(editionById('toefl-6'), { ...toefl, speaking: 5.5 })).toBe(5.5);
    expect(overallOf(editionById('toefl-120'), { reading: 24, listening: 22, speaking: 25, writing: 24 })).toBe(95);
    const duolingo = { speaking: 115, writing: 115, reading: 120, listening: 120 };
    expect(overallOf(editionById('duolingo'), duolingo)).toBe(120);
    expect(overallOf(editionById('duolingo'), { ...duolingo, listening: 115 })).toBe(115);
    expect(overallOf(editionById('sat'), { 'reading-writing': 650, math: 680 })).toBe(1330);
    expect(overallOf(editionById('gre'), { verbal: 155, quantitative: 165, 'analytical-writing': 4 })).toBe(320);
    expect(overallOf(editionById('pte'), { listening: 60, reading: 60, speaking: 60, writing: 60 })).toBeNull();
  });

  test('the ACT composite counts science only in the test of four parts', () => {
    const scores = { english: 28, math: 25, reading: 30, science: 20 };
    expect(overallOf(editionById('act-four'), scores)).toBe(26);
    expect(overallOf(editionById('act'), scores)).toBe(28);
  });

  test('a score ends on the same day years later, or on the last day of a shorter month', () => {
    expect(scoreExpires(ielts, '2025-05-17')).toBe('2027-05-17');
    expect(scoreExpires(editionById('toefl-120'), '2024-02-29')).toBe('2026-02-28');
    expect(scoreExpires(editionById('gre'), '2024-02-29')).toBe('2029-02-28');
    expect(scoreExpires(editionById('sat'), '2024-02-29')).toBeNull();
  });
});

describe('concordances', () => {
  test('an old TOEFL requirement becomes the band that ETS names', () => {
    expect([120, 114, 107, 106, 100, 95, 90, 80, 0].map(toeflBandOf120)).toEqual([6, 6, 5.5, 5, 5, 5, 4.5, 4, 1]);
    expect(toefl120OfBand(5)).toEqual({ low: 95, high: 106 });
    expect(toefl120OfBand(6)).toEqual({ low: 114, high: 120 });
    expect(toefl120OfBand(5.2)).toBeUndefined();
    for (const { band, from120 } of toeflBands) expect(toeflBandOf120(from120)).toBe(band);
  });

  test('every ACT composite from 9 has SAT totals, without gaps, as the College Board says of 26', () => {
    expect(satOfAct(26)).toEqual({ best: 1240, low: 1230, high: 1250 });
    expect(satOfAct(8)).toBeUndefined();
    for (let act = 9; act < 36; act++) {
      const [own, above] = [satOfAct(act), satOfAct(act + 1)];
      expect(own && above && own.high + 10 === above.low).toBe(true);
      expect(own && own.low <= own.best && own.best <= own.high).toBe(true);
    }
  });

  test('are official', () => {
    for (const { confidence } of [actToSatSource, toeflBandsSource]) expect(confidence).toBe('official');
  });
});
