import { gradeFormulaIds, gradeFormulaWords, gradeScaleIds, gradeScaleName } from '@lantern/content/grade-words';
import { writtenLanguages } from '@lantern/content/in-languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradeScale, gradeScales, likelyScale } from '../src/grade-scales.ts';
import { bavarianSource, convertToUs4, germanGrade, isGrade, ukClass } from '../src/grades.ts';
import { readGrade } from '../src/profile.ts';

const onScale = (scale: (typeof gradeScaleIds)[number], value: number) => ({
  value,
  best: gradeScale(scale).best,
  pass: null,
  scale,
});

describe('scales', () => {
  test('a grade that passes has a reading, down to the pass mark', () => {
    for (const { id, bands, best, pass } of gradeScales) {
      for (const value of bands.length > 0 ? [pass, (pass + best) / 2, best] : [])
        expect(convertToUs4(onScale(id, value)), `${id} ${value}`).not.toBeNull();
    }
  });

  test('each has an entry, words in every language, and bands from the best down', () => {
    expect(gradeScales.map(({ id }) => id).sort()).toEqual([...gradeScaleIds].sort());
    for (const { id, bands, best, pass } of gradeScales) {
      for (const language of writtenLanguages) expect(gradeScaleName(id, language)).not.toBe('');
      const direction = pass > best ? -1 : 1;
      bands.forEach(([from, low, high], index) => {
        expect(0 <= low && low <= high && high <= 4).toBe(true);
        const next = bands[index + 1];
        if (next) expect((from - next[0]) * direction > 0 && low >= next[1] && high >= next[2]).toBe(true);
      });
    }
    for (const id of gradeFormulaIds)
      for (const language of writtenLanguages) {
        const { name, caveat } = gradeFormulaWords(id, language);
        expect(name !== '' && caveat !== '').toBe(true);
      }
  });

  test('a grade suggests its likely scale', () => {
    expect(likelyScale({ country: 'BD', kind: 'secondary', best: 5 })).toBe('bd-hsc-5');
    expect(likelyScale({ country: 'BD', kind: 'degree', best: 4 })).toBe('bd-ugc-4');
    expect(
      likelyScale({ country: 'BD', kind: 'secondary', best: 45, curriculum: 'International Baccalaureate (IB)' }),
    ).toBe('ib');
    expect(
      likelyScale({ country: 'BD', kind: 'secondary', best: 7, curriculum: 'International Baccalaureate (IB)' }),
    ).toBeNull();
    expect(likelyScale({ country: 'BR', kind: 'degree', best: 10, curriculum: 'Other' })).toBeNull();
  });
});

describe('a grade read on the GPA of 4.0', () => {
  test('below its pass mark it is still itself: 1.6 is no guess from 0 to 2', () => {
    expect(readGrade(onScale('us-4', 1.6))).toMatchObject({ low: 1.6, high: 1.6, isConverted: false });
    expect(readGrade(onScale('bd-hsc-5', 0.5))).toMatchObject({ low: 0, isConverted: true });
  });

  test('is the range of its band, and of its own scale itself', () => {
    expect(convertToUs4(onScale('bd-hsc-5', 4.83))).toMatchObject({ low: 3.3, high: 3.99, formula: 'bands' });
    expect(convertToUs4(onScale('de', 1.6))).toMatchObject({ low: 3, high: 3.7 });
    expect(convertToUs4(onScale('us-4', 3.5))).toMatchObject({ low: 3.5, high: 3.5, formula: 'same' });
  });

  test('is a line with a width where there is no table', () => {
    expect(convertToUs4({ value: 75, best: 100, pass: 50, scale: null })).toMatchObject({
      low: 2.7,
      high: 3.3,
      formula: 'linear',
    });
    expect(convertToUs4({ value: 100, best: 100, pass: 50, scale: null })).toMatchObject({ low: 3.7, high: 4 });
    expect(convertToUs4({ value: 75, best: 100, pass: null, scale: null })).toBeNull();
    expect(convertToUs4({ value: 75, best: 100, pass: 100, scale: null })).toBeNull();
  });

  test('is nothing below the pass mark or off the scale', () => {
    for (const grade of [onScale('in-percent', 39), onScale('de', 4.1), onScale('de', 0.9), onScale('fr-20', 21)])
      expect(convertToUs4(grade)).toBeNull();
    expect(convertToUs4({ ...onScale('in-percent', 45), pass: 50 })).toBeNull();
    expect(convertToUs4({ value: Number.NaN, best: 100, pass: 40, scale: null })).toBeNull();
    expect(isGrade({ value: -1, best: 4 }, 2)).toBe(false);
  });

  test('never falls when the grade rises', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...gradeScales),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (scale, a, b, withTable) => {
          const [worse, better] = [Math.min(a, b), Math.max(a, b)].map((share) =>
            convertToUs4({
              value: scale.pass + share * (scale.best - scale.pass),
              best: scale.best,
              pass: scale.pass,
              scale: withTable ? scale.id : null,
            }),
          );
          if (!worse) return;
          expect(better && better.low >= worse.low && better.high >= worse.high).toBe(true);
        },
      ),
    );
  });
});

describe('the modified Bavarian formula', () => {
  test.each([
    [10, 6, 8, 2.5],
    [10, 4, 8.5, 1.7],
    [4, 2, 3.5, 1.7],
    [5, 1, 4.2, 1.6],
    [100, 50, 82, 2],
    [100, 40, 100, 1],
    [100, 40, 40, 4],
    [20, 10, 14, 2.8],
    [1, 4, 2.3, 2.3],
    [100, 40, 39, null],
    [100, 40, 101, null],
    [100, 100, 100, null],
    [100, 40, Number.NaN, null],
  ])('best %d, pass %d, got %d: %s', (best, pass, got, grade) => {
    expect(germanGrade({ best, pass, got })).toBe(grade);
  });

  test('never grows worse with a better grade, and has one decimal', () => {
    const tenths = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(tenths, tenths, tenths, tenths, (a, b, c, d) => {
        const [pass, worse, better, best] = [a, b, c, d].sort((x, y) => x - y).map((x) => x / 10) as number[] as [
          number,
          number,
          number,
          number,
        ];
        fc.pre(pass < best);
        const of = (got: number) => germanGrade({ best, pass, got }) as number;
        expect(of(better)).toBeLessThanOrEqual(of(worse));
        expect(of(worse)).toBe(Math.round(of(worse) * 10) / 10);
        expect(of(best)).toBe(1);
        expect(of(pass)).toBe(4);
      }),
    );
    expect(bavarianSource.url).toMatch(/^https:/);
  });
});

describe('the UK class', () => {
  test('by the percentages of the UK, or by a published table', () => {
    expect(ukClass(onScale('gb-percent', 69))?.class).toBe('upper-second');
    expect(ukClass(onScale('gb-percent', 40))).toMatchObject({ class: 'third', formula: 'uk-bands' });
    expect(ukClass(onScale('au-wam', 80))).toMatchObject({ class: 'first', formula: 'uk-table' });
    expect(ukClass(onScale('de', 2.5))?.class).toBe('upper-second');
    expect(ukClass(onScale('de', 2.6))).toBeNull();
  });

  test('is not guessed for other scales or impossible grades', () => {
    expect(ukClass(onScale('bd-ugc-4', 3.8))).toBeNull();
    expect(ukClass({ value: 80, best: 100, pass: 40, scale: null })).toBeNull();
    expect(ukClass(onScale('gb-percent', 101))).toBeNull();
  });
});
