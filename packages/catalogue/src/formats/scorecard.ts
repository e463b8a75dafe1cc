// College Scorecard (US Department of Education), the CSV of "most recent institution-level data" or an extract of it.
// Its tuition is the list price of undergraduates from out of state, not an international price; its admission rate is
// that of all applicants.
import { checkColumns, type Row, readRows } from '../csv.ts';
import type { Fact } from '../fact.ts';
import { type Chunks, factsFrom, figureOf, type ImportDates, type Imported, websiteOf } from './imported.ts';

const controls: Record<string, string> = {
  '1': 'public',
  '2': 'private',
  '3': 'private-for-profit',
  Public: 'public',
  'Private non-profit': 'private',
  'Private for-profit': 'private-for-profit',
};

/** The first column that is there, under its official name or that of the extract. */
const cell = (row: Row, ...names: string[]) => names.map((name) => row[name]).find((text) => text !== undefined) ?? '';

export async function* readScorecard(chunks: Chunks, dates: ImportDates): AsyncGenerator<Imported> {
  const check = (columns: Row) =>
    checkColumns(columns, 'scorecard', [
      ['UNITID', 'unitid'],
      ['INSTNM', 'name'],
      ['CITY', 'city'],
      ['ADM_RATE', 'adm_rate'],
      ['TUITIONFEE_OUT', 'tuition_out_of_state_usd'],
    ]);
  for await (const row of readRows(chunks, check)) {
    const unit = cell(row, 'UNITID', 'unitid');
    if (!/^\d{6,8}$/.test(unit)) continue;
    const id = `ipeds-${unit}`;
    yield {
      institution: {
        id,
        name: cell(row, 'INSTNM', 'name'),
        otherNames: cell(row, 'ALIAS')
          .split('|')
          .map((name) => name.trim())
          .filter((name) => name.length > 1 && name !== 'NULL'),
        country: 'US',
        city: cell(row, 'CITY', 'city'),
        website: websiteOf(cell(row, 'INSTURL', 'website')),
        sameAs: [],
        layer: 'import',
      },
      facts: [...federalFigures(row, id, unit, dates)],
    };
  }
}

function* federalFigures(row: Row, id: string, unit: string, { recorded, asOf, year }: ImportDates): Generator<Fact> {
  const fact = factsFrom(id, {
    source: 'College Scorecard, US Department of Education',
    link: `https://collegescorecard.ed.gov/school/?${unit}`,
    checked: asOf,
    recorded,
    period: year,
  });
  const rate = figureOf(cell(row, 'ADM_RATE', 'adm_rate'));
  // 0 stands for "nobody reported", not for "nobody admitted"
  if (rate && rate >= 0.005)
    yield fact({ key: 'admission_rate', value: rate, unit: 'share', scope: { level: 'UG' }, note: 'all applicants' });
  const price = figureOf(cell(row, 'TUITIONFEE_OUT', 'tuition_out_of_state_usd'));
  if (price)
    yield fact({
      key: 'tuition',
      value: price,
      unit: 'year',
      currency: 'USD',
      scope: { level: 'UG', residency: 'out-of-state' },
      note: 'list price of tuition and fees; what international students pay may differ',
    });
  const low = figureOf(cell(row, 'sat25')) ?? sum(figureOf(row.SATVR25), figureOf(row.SATMT25));
  const high = figureOf(cell(row, 'sat75')) ?? sum(figureOf(row.SATVR75), figureOf(row.SATMT75));
  const middleHalf = 'middle half of those who sent scores';
  if (low && high && low <= high)
    yield fact({ key: 'sat_range', value: { low, high }, unit: 'points', scope: { level: 'UG' }, note: middleHalf });
  const actLow = figureOf(cell(row, 'ACTCM25', 'act25'));
  const actHigh = figureOf(cell(row, 'ACTCM75', 'act75'));
  if (actLow && actHigh && actLow <= actHigh)
    yield fact({
      key: 'act_range',
      value: { low: actLow, high: actHigh },
      unit: 'points',
      scope: { level: 'UG' },
      note: middleHalf,
    });
  const completed = figureOf(cell(row, 'C150_4', 'completion_rate'));
  if (completed !== undefined)
    yield fact({ key: 'completion_rate', value: completed, unit: 'share', scope: { level: 'UG' } });
  const students = figureOf(cell(row, 'UGDS', 'ugds'));
  if (students) yield fact({ key: 'students', value: students, unit: 'students', scope: { level: 'UG' } });
  const control = controls[cell(row, 'CONTROL', 'control')];
  if (control) yield fact({ key: 'control', value: control });
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one !== undefined && other !== undefined ? one + other : undefined;
}
