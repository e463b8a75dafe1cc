/** The few statistics that the evaluation prints. */

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson's r. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let both = 0;
  let onlyA = 0;
  let onlyB = 0;
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [(a[i] ?? 0) - meanA, (b[i] ?? 0) - meanB];
    both += x * y;
    onlyA += x * x;
    onlyB += y * y;
  }
  return onlyA === 0 || onlyB === 0 ? 0 : both / Math.sqrt(onlyA * onlyB);
}

/** Spearman's rank correlation: Pearson's r of the ranks, equal values sharing theirs. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ranks = (values: readonly number[]) =>
    values.map(
      (one) => values.filter((other) => other < one).length + values.filter((other) => other === one).length / 2,
    );
  return correlation(ranks(a), ranks(b));
}

/** Least squares: y = slope * x + base. */
export function fitLine(x: readonly number[], y: readonly number[]): { slope: number; base: number } {
  const [meanX, meanY] = [mean(x), mean(y)];
  const spread = x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
  const slope =
    spread === 0 ? 0 : x.reduce((sum, value, i) => sum + (value - meanX) * ((y[i] ?? 0) - meanY), 0) / spread;
  return { slope, base: meanY - slope * meanX };
}

/** Chance that a random member of `high` scores above a random member of `low`; ties count half. */
export function areaUnderCurve(high: readonly number[], low: readonly number[]): number {
  let wins = 0;
  for (const h of high) for (const l of low) wins += h > l ? 1 : h === l ? 0.5 : 0;
  return high.length * low.length === 0 ? 0 : wins / (high.length * low.length);
}

/** A small generator, so that every run shuffles alike (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
