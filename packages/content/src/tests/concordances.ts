// Tables that compare one scale with another, only where their owners published one table that stands today:
// - IELTS and TOEFL: the table of 2010 is superseded, and of the one that replaced it only single rows could be read.
// - IELTS and PTE: Pearson published a table in July 2025; the copies that could be read contradict each other.
// - IELTS and Duolingo: published copies contradict each other.
// So these three pairs are not compared: the university's own minimum for the test that was taken is what counts.
import type { TestSource } from './editions.ts';

/** ETS, "How to set score requirements": the lowest total of 120 that belongs to a band of 1 to 6, highest first. */
export const toeflBands: readonly { band: number; from120: number; cefr: string }[] = [
  { band: 6, from120: 114, cefr: 'C2' },
  { band: 5.5, from120: 107, cefr: 'C1' },
  { band: 5, from120: 95, cefr: 'C1' },
  { band: 4.5, from120: 86, cefr: 'B2' },
  { band: 4, from120: 72, cefr: 'B2' },
  { band: 3.5, from120: 58, cefr: 'B1' },
  { band: 3, from120: 44, cefr: 'B1' },
  { band: 2.5, from120: 34, cefr: 'A2' },
  { band: 2, from120: 24, cefr: 'A2' },
  { band: 1.5, from120: 12, cefr: 'A1' },
  { band: 1, from120: 0, cefr: 'A1' },
];

export const toeflBandsSource: TestSource = {
  name: 'ETS, how to set score requirements',
  url: 'https://intercom.help/toeflaccess/en/articles/12839102-how-to-set-score-requirements-for-the-updated-toefl-scale-1-6',
  period: '2026',
  confidence: 'official',
};

/**
 * The band to which a total of 120 belongs: what a requirement of that total becomes on the new scale.
 * ETS: 100 becomes 5 (not 5.5), 90 becomes 4.5, 80 becomes 4.
 */
export function toeflBandOf120(total: number): number {
  return (toeflBands.find(({ from120 }) => total >= from120) ?? { band: 1 }).band;
}

/** The totals of 120 that belong to a band; undefined for what is no band. */
export function toefl120OfBand(band: number): { low: number; high: number } | undefined {
  const index = toeflBands.findIndex((row) => row.band === band);
  const row = toeflBands[index];
  if (!row) return undefined;
  const above = toeflBands[index - 1];
  return { low: row.from120, high: above ? above.from120 - 1 : 120 };
}

/** ACT and College Board, 2018, table A2: composite, the single best SAT total, and the lowest and highest one. */
const actToSat: readonly [act: number, sat: number, low: number, high: number][] = [
  [36, 1590, 1570, 1600],
  [35, 1540, 1530, 1560],
  [34, 1500, 1490, 1520],
  [33, 1460, 1450, 1480],
  [32, 1430, 1420, 1440],
  [31, 1400, 1390, 1410],
  [30, 1370, 1360, 1380],
  [29, 1340, 1330, 1350],
  [28, 1310, 1300, 1320],
  [27, 1280, 1260, 1290],
  [26, 1240, 1230, 1250],
  [25, 1210, 1200, 1220],
  [24, 1180, 1160, 1190],
  [23, 1140, 1130, 1150],
  [22, 1110, 1100, 1120],
  [21, 1080, 1060, 1090],
  [20, 1040, 1030, 1050],
  [19, 1010, 990, 1020],
  [18, 970, 960, 980],
  [17, 930, 920, 950],
  [16, 890, 880, 910],
  [15, 850, 830, 870],
  [14, 800, 780, 820],
  [13, 760, 730, 770],
  [12, 710, 690, 720],
  [11, 670, 650, 680],
  [10, 630, 620, 640],
  [9, 590, 590, 610],
];

export const actToSatSource: TestSource = {
  name: 'ACT and College Board, concordance of 2018',
  url: 'https://www.act.org/concordance',
  period: '2018',
  confidence: 'official',
};

/** The SAT totals that belong to an ACT composite; undefined below 9, where the table ends. */
export function satOfAct(act: number): { best: number; low: number; high: number } | undefined {
  const row = actToSat.find(([composite]) => composite === act);
  return row && { best: row[1], low: row[2], high: row[3] };
}
