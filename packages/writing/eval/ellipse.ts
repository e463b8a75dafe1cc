/** How well does the language score agree with people who scored the same essays? */
import { areaUnderCurve, correlation, fitLine, mean } from './statistics.ts';

export const TRAITS = ['Cohesion', 'Syntax', 'Vocabulary', 'Phraseology', 'Grammar', 'Conventions'] as const;

export type EllipseRow = { id: string; text: string; Overall: number } & Record<(typeof TRAITS)[number], number>;

export type EllipseFigures = {
  essays: number;
  meanTraits: number;
  overall: number;
  byTrait: Record<string, number>;
  mcrmse: number;
  auc: number;
};

/** Essays that the straight line from our score to a trait is fitted on; they are left out of the error. */
const FITTED = 60;
const GOOD = 4;
const POOR = 2.5;

export function compareWithPeople(rows: readonly EllipseRow[], scores: readonly number[]): EllipseFigures {
  const byTrait = Object.fromEntries(
    TRAITS.map((trait) => [
      trait,
      correlation(
        scores,
        rows.map((row) => row[trait]),
      ),
    ]),
  );
  const step = Math.max(1, Math.floor(rows.length / FITTED));
  const fitted = rows.map((_, index) => index % step === 0 && index / step < FITTED);
  const errors = TRAITS.map((trait) => {
    const pick = (wanted: boolean) =>
      rows.flatMap((row, i) => (fitted[i] === wanted ? [{ x: scores[i] ?? 0, y: row[trait] }] : []));
    const sample = pick(true);
    const { slope, base } = fitLine(
      sample.map(({ x }) => x),
      sample.map(({ y }) => y),
    );
    return Math.sqrt(mean(pick(false).map(({ x, y }) => (slope * x + base - y) ** 2)));
  });
  const among = (wanted: (overall: number) => boolean) => scores.filter((_, i) => wanted(rows[i]?.Overall ?? 0));
  return {
    essays: rows.length,
    meanTraits: mean(Object.values(byTrait)),
    overall: correlation(
      scores,
      rows.map((row) => row.Overall),
    ),
    byTrait,
    mcrmse: mean(errors),
    auc: areaUnderCurve(
      among((overall) => overall >= GOOD),
      among((overall) => overall <= POOR),
    ),
  };
}
