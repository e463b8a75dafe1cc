// IPEDS "institutional characteristics, directory information" (HD20xx.csv, National Center for Education Statistics):
// who is who in the United States, with the highest degree offered.
import { checkColumns, type Row, readRows } from '../csv.ts';
import type { Level } from '../fields.ts';
import { type Chunks, factsFrom, type ImportDates, type Imported, websiteOf } from './imported.ts';

const controls: Record<string, string> = {
  '1': 'public',
  '2': 'private',
  '3': 'private-for-profit',
  public: 'public',
  private_nonprofit: 'private',
  private_forprofit: 'private-for-profit',
};

/** HLOFFER: 5 bachelor's, 6 certificate after it, 7 master's, 8 certificate after it, 9 doctorate. */
function levelsOf(highest: string, named: string): Level[] {
  if (named) return named.split(';') as Level[];
  const degree = Number(highest);
  return [
    ...(degree >= 5 ? ['UG' as const] : []),
    ...(degree >= 7 ? ['PG' as const] : []),
    ...(degree === 9 ? ['PhD' as const] : []),
  ];
}

export async function* readIpeds(chunks: Chunks, { recorded, asOf, year }: ImportDates): AsyncGenerator<Imported> {
  const check = (columns: Row) =>
    checkColumns(columns, 'ipeds', [
      ['UNITID', 'unitid'],
      ['INSTNM', 'name'],
      ['CITY', 'city'],
      ['WEBADDR', 'website'],
      ['HLOFFER', 'levels'],
    ]);
  for await (const row of readRows(chunks, check)) {
    const unit = row.UNITID ?? row.unitid ?? '';
    const levels = levelsOf(row.HLOFFER ?? '', row.levels ?? '');
    // closed (CYACTIVE 2 or 3), or without degrees
    if (!/^\d{6,8}$/.test(unit) || levels.length === 0 || row.CYACTIVE === '2' || row.CYACTIVE === '3') continue;
    const id = `ipeds-${unit}`;
    const fact = factsFrom(id, {
      source: 'IPEDS, National Center for Education Statistics',
      link: `https://nces.ed.gov/collegenavigator/?id=${unit}`,
      checked: asOf,
      recorded,
      period: year,
    });
    const control = controls[row.CONTROL ?? row.control ?? ''];
    yield {
      institution: {
        id,
        name: row.INSTNM ?? row.name ?? '',
        // aliases stand between bars or wide gaps
        otherNames: (row.IALIAS ?? row.alias ?? '')
          .split(/\s*\|\s*|\s{2,}/)
          .map((name) => name.trim())
          .filter((name) => name.length > 1 && name.length <= 200)
          .slice(0, 10),
        country: 'US',
        city: row.CITY ?? row.city ?? '',
        website: websiteOf(row.WEBADDR ?? row.website ?? ''),
        sameAs: [],
        layer: 'import',
      },
      facts: [fact({ key: 'levels', value: levels }), ...(control ? [fact({ key: 'control', value: control })] : [])],
    };
  }
}
