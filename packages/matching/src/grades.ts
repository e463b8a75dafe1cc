// Reads a grade on another scale. A converted grade is a range with its formula named, never a single fact: no
// converted number binds any university.
import type { GradeFormulaId, GradeScaleId } from '@lantern/content/grade-words';
import type { Grade } from './grade.ts';
import { bandsWritten, type FormulaSource, type GradeScale, gradeScale } from './grade-scales.ts';

export type { FormulaSource, Grade };

export type ConvertedGrade = { low: number; high: number; formula: GradeFormulaId; source: FormulaSource };

const ownEstimate: FormulaSource = { name: `Lantern, ${bandsWritten}`, url: null, checked: null };

/** How far a line drawn through pass mark and best grade may be off, in points of 4.0. An assumption. */
const linearWidth = 0.3;

/** Whether a grade stands on its scale at all, passing or not: not better than the best, not a negative number. */
export function isGrade({ value, best }: Pick<Grade, 'value' | 'best'>, pass: number | null): boolean {
  if (!Number.isFinite(value) || !Number.isFinite(best) || value < 0) return false;
  return pass !== null && pass > best ? value >= best : value <= best;
}

/** Its own pass mark, or that of its scale. */
function passMark({ pass, scale }: Grade): number | null {
  return pass ?? (scale === null ? null : gradeScale(scale).pass);
}

/** False only when the pass mark is known and not reached. */
export function isPassed(grade: Grade): boolean {
  const pass = passMark(grade);
  if (pass === null) return true;
  return pass > grade.best ? grade.value <= pass : grade.value >= pass;
}

/**
 * A grade read on the GPA of 4.0, as a range of two decimals.
 * Null when it is below the pass mark, below the last band of its table, not on its scale, or of an unknown scale with
 * no pass mark.
 */
export function convertToUs4(grade: Grade): ConvertedGrade | null {
  const pass = passMark(grade);
  if (!isGrade(grade, pass)) return null;
  const scale = grade.scale === null ? null : gradeScale(grade.scale);
  if (!isPassed(grade)) return null;
  if (scale?.id === 'us-4')
    return { low: grade.value, high: grade.value, formula: 'same', source: { ...ownEstimate, checked: bandsWritten } };
  if (scale && scale.best === grade.best) return readBands(grade.value, scale);
  if (pass === null || pass === grade.best) return null;
  const middle = 2 + (2 * (grade.value - pass)) / (grade.best - pass);
  return {
    low: twoDecimals(Math.max(2, middle - linearWidth)),
    high: twoDecimals(Math.min(4, middle + linearWidth)),
    formula: 'linear',
    source: ownEstimate,
  };
}

function readBands(value: number, { best, pass, bands, source }: GradeScale): ConvertedGrade | null {
  const band = bands.find(([from]) => (pass > best ? value <= from : value >= from));
  return band ? { low: band[1], high: band[2], formula: 'bands', source: source ?? ownEstimate } : null;
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

export const bavarianSource: FormulaSource = {
  name: 'University of Passau, grade conversion',
  url: 'https://www.sobi.uni-passau.de/en/study/examinations/grade-conversion',
  checked: '2026-11-20',
};

/**
 * The modified Bavarian formula, 1 + 3 (best - got) / (best - pass): the German grade from 1.0 to 4.0 with one decimal,
 * cut, not rounded. Null below the pass mark, above the best grade, and when both are the same.
 * Counted in whole thousandths, because 1 + 3 * (5 - 4.2) / 4 is 1.5999... in floating point and would be cut to 1.5.
 */
export function germanGrade({ best, pass, got }: { best: number; pass: number; got: number }): number | null {
  const direction = pass > best ? -1 : 1;
  const [top, bottom, own] = [best, pass, got].map((grade) => Math.round(grade * 1000) * direction) as [
    number,
    number,
    number,
  ];
  if (![top, bottom, own].every(Number.isSafeInteger) || top === bottom || own > top || own < bottom) return null;
  return (10 + Math.floor((30 * (top - own)) / (top - bottom))) / 10;
}

export type UkClass = 'first' | 'upper-second' | 'lower-second' | 'third';
export type UkReading = { class: UkClass; formula: 'uk-bands' | 'uk-table'; source: FormulaSource };

type UkTable = Omit<UkReading, 'class'> & { from: Partial<Record<UkClass, number>> };

const classes: readonly UkClass[] = ['first', 'upper-second', 'lower-second', 'third'];

/** Only tables that were read in a published page; a class that the page does not name is left out. The page for
 * `gb-percent` names 70, 60 and 50; 40 for a third is the custom. */
const ukTables: Partial<Record<GradeScaleId, UkTable>> = {
  'gb-percent': {
    from: { first: 70, 'upper-second': 60, 'lower-second': 50, third: 40 },
    formula: 'uk-bands',
    source: {
      name: 'Loughborough University, postgraduate requirements by country',
      url: 'https://www.lboro.ac.uk/international/apply/entry-requirements/postgraduate/countries',
      checked: '2026-11-22',
    },
  },
  'au-wam': {
    from: { first: 80, 'upper-second': 70, 'lower-second': 60 },
    formula: 'uk-table',
    source: {
      name: 'Loughborough University, postgraduate requirements by country',
      url: 'https://www.lboro.ac.uk/international/apply/entry-requirements/postgraduate/countries',
      checked: '2026-11-22',
    },
  },
  ...Object.fromEntries(
    // this page names the equivalent of an upper second only
    (
      [
        ['us-4', 3],
        ['de', 2.5],
        ['fr-20', 12],
        ['nl-10', 7],
        ['ke-percent', 60],
      ] as const
    ).map(([scale, from]) => [
      scale,
      {
        from: { 'upper-second': from },
        formula: 'uk-table',
        source: {
          name: 'Erasmus Mundus master in security and intelligence, equivalent national degrees',
          url: 'https://securityintelligence-erasmusmundus.eu/ufaqs/are-there-any-scholarships-or-funding-available-for-this-programme/',
          checked: '2026-11-22',
        },
      } satisfies UkTable,
    ]),
  ),
};

/**
 * The UK degree class that a grade counts as, by a table that a university publishes. Where the table names only one
 * class, a better grade is still read as that class ("at least"). Null without a table, below its last class, or when
 * the grade is not on its scale.
 */
export function ukClass(grade: Grade): UkReading | null {
  const table = grade.scale === null ? undefined : ukTables[grade.scale];
  const pass = passMark(grade);
  if (!table || !isGrade(grade, pass)) return null;
  const isBetterLow = pass !== null && pass > grade.best;
  const reached = classes.find((name) => {
    const from = table.from[name];
    return from !== undefined && (isBetterLow ? grade.value <= from : grade.value >= from);
  });
  return reached ? { class: reached, formula: table.formula, source: table.source } : null;
}
