/** Cells of the comparison table, at most: above it nothing of the middle of both texts counts as common. */
const mostCells = 4_000_000;

/**
 * Pairs up the longest run of words that two texts have in common, order kept.
 * @returns for each word of `a` its index in `b`, or -1.
 */
export function pairWords(a: readonly string[], b: readonly string[]): Int32Array {
  const pairs = new Int32Array(a.length).fill(-1);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) {
    pairs[start] = start;
    start += 1;
  }
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
    pairs[endA] = endB;
  }
  const [rows, columns] = [endA - start, endB - start];
  if (rows === 0 || columns === 0 || rows * columns > mostCells) return pairs;

  // lengths[i][j]: longest common subsequence of a's words from i and b's from j on
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      const same = a[start + i] === b[start + j];
      lengths[i * width + j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  let [i, j] = [0, 0];
  while (i < rows && j < columns) {
    if (a[start + i] === b[start + j]) {
      pairs[start + i] = start + j;
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
