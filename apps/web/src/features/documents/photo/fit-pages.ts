// Finds, page by page, the finest grade at which a whole PDF stays under a size. Pure: the encoder is handed in.

/** Width in pixels of an A4 page (200 to 100 dots per inch), and the quality of its JPEG. */
export type Grade = { width: number; quality: number };

/** From fine to just legible. */
export const grades: readonly Grade[] = [
  { width: 1654, quality: 0.85 },
  { width: 1654, quality: 0.7 },
  { width: 1240, quality: 0.6 },
  { width: 1000, quality: 0.5 },
  { width: 827, quality: 0.45 },
];
/** What a page weighs at each grade, against the finest: measured on a photo of a printed page. Only a first guess. */
const weights = [1, 0.6, 0.25, 0.17, 0.12];
/** Below this grade small print begins to blur: the student is asked to look. */
export const coarseFrom = 3;

export type Fitted<Page> = { pages: Page[]; coarsest: number };

/**
 * Undefined when the pages do not fit even at the coarsest grade. `onStep` hears how many pages have a picture, after
 * each one that was made: a page may be made again, coarser.
 */
export async function fitPages<Page extends { bytes: Uint8Array }>(
  count: number,
  make: (at: number, grade: Grade) => Promise<Page>,
  maxBytes: number,
  onStep: (made: number) => void = () => {},
): Promise<Fitted<Page> | undefined> {
  const pages: { page: Page; level: number }[] = [];
  const total = () => pages.reduce((sum, { page }) => sum + page.bytes.length, 0);
  for (let at = 0; at < count; at++) {
    const level = firstLevel(pages, count, maxBytes);
    pages.push({ page: await make(at, gradeAt(level)), level });
    onStep(pages.length);
  }
  while (total() > maxBytes) {
    // the heaviest page pays first, so that light ones stay sharp
    const heaviest = pages
      .filter(({ level }) => level < grades.length - 1)
      .toSorted((a, b) => b.page.bytes.length - a.page.bytes.length)[0];
    if (!heaviest) return undefined;
    const at = pages.indexOf(heaviest);
    const level = heaviest.level + 1;
    pages[at] = { page: await make(at, gradeAt(level)), level };
    onStep(pages.length);
  }
  return { pages: pages.map(({ page }) => page), coarsest: Math.max(...pages.map(({ level }) => level)) };
}

/** Pages differ: begin no coarser than where the pages so far say that half as much again would fit. */
const benefitOfDoubt = 1.5;

function firstLevel(pages: readonly { page: { bytes: Uint8Array }; level: number }[], count: number, maxBytes: number) {
  if (pages.length === 0) return 0;
  const finest = pages.reduce((sum, { page, level }) => sum + page.bytes.length / (weights[level] ?? 1), 0);
  const expected = (finest / pages.length) * count;
  const level = weights.findIndex((weight) => expected * weight <= maxBytes * benefitOfDoubt);
  return level === -1 ? grades.length - 1 : level;
}

function gradeAt(level: number): Grade {
  const grade = grades[level];
  if (!grade) throw new RangeError(`no grade ${level}`);
  return grade;
}
