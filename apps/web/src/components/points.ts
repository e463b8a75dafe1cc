// What each criterion gives of an overall score, in points that a reader can add up. Pure.

/** Weights in percent, and the weighted mean of the criteria to one decimal. */
type Sum = { weights: Readonly<Record<string, number>>; mean: number };

/**
 * The points of each criterion and how many it could give, with one decimal. Points are rounded so that together they are the
 * mean to the tenth: the largest remainders are rounded up.
 */
export function pointsOf(
  scores: Readonly<Record<string, number>>,
  sum: Sum,
): Map<string, { points: number; most: number }> {
  // a score of one decimal times whole percents, in tenths of a point
  const exact = Object.entries(scores).map(([criterion, score]) => {
    const weight = sum.weights[criterion] ?? 0;
    return { criterion, weight, tenths: (Math.round(score * 10) * weight) / 100 };
  });
  const whole = exact.reduce((all, { tenths }) => all + Math.floor(tenths), 0);
  const missing = Math.max(0, Math.round(sum.mean * 10) - whole);
  const raised = exact.toSorted((a, b) => (b.tenths % 1) - (a.tenths % 1)).slice(0, missing);
  return new Map(
    exact.map((one) => [
      one.criterion,
      { points: (Math.floor(one.tenths) + (raised.includes(one) ? 1 : 0)) / 10, most: one.weight / 10 },
    ]),
  );
}
