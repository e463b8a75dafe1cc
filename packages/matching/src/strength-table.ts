// Where a grade stands among those who finish its qualification: 0 the weakest, 100 the strongest.
import type { GradeScaleId } from '@lantern/content/grade-words';

/**
 * Points of a line from the lowest grade to the best: a grade, and how many of a hundred stand below it. `width`: how
 * far the truth may lie to both sides. `published`: who publishes the distribution; null where it is our assumption.
 */
export type StrengthLine = {
  points: readonly (readonly [grade: number, below: number])[];
  width: number;
  published: string | null;
};

const assumed = (width: number, points: StrengthLine['points']): StrengthLine => ({ points, width, published: null });

// biome-ignore format: one scale a line reads as the table that it is
export const strengthLines: Record<GradeScaleId, StrengthLine> = {
  'us-4': assumed(5, [[0, 0], [2, 4], [2.5, 15], [3, 38], [3.3, 54], [3.5, 66], [3.7, 80], [3.9, 92], [4, 96]]),
  'bd-hsc-5': { width: 5, published: 'Education boards of Bangladesh: 6 to 12 of 100 reached 5.00 in 2024 and 2025', points: [[1, 2], [2, 8], [3, 25], [3.5, 38], [4, 55], [4.5, 72], [4.9, 85], [5, 94]] },
  'ke-kcse': { width: 2, published: 'Kenya National Examinations Council, 2024: 26 of 100 had C+ or better, 1 of 100 A- or better', points: [[1, 2], [3, 25], [5, 50], [6, 65], [7, 78], [8, 87], [9, 93], [10, 97], [11, 99], [12, 99.9]] },
  ib: { width: 3, published: 'International Baccalaureate, statistical bulletin: mean near 30', points: [[24, 12], [28, 36], [30, 48], [32, 60], [34, 71], [36, 80], [38, 88], [40, 94], [42, 97], [45, 99.8]] },
  'gb-a-level': assumed(4, [[48, 8], [72, 20], [96, 38], [112, 53], [120, 60], [128, 67], [136, 75], [144, 83], [152, 90], [160, 95], [168, 98.5]]),
  'in-xii': assumed(6, [[33, 5], [50, 25], [60, 42], [70, 60], [80, 76], [90, 90], [95, 96], [100, 99.5]]),
  'pk-hssc': assumed(6, [[33, 3], [45, 15], [50, 24], [60, 45], [70, 66], [80, 83], [90, 95], [100, 99.5]]),
  'np-neb-4': assumed(6, [[1.6, 5], [2, 20], [2.4, 38], [2.8, 58], [3.2, 78], [3.6, 93], [4, 99.5]]),
  wassce: assumed(6, [[9, 1], [7, 15], [6, 30], [5, 48], [4, 65], [3, 82], [2, 93], [1, 99.5]]),
  'eg-thanaweya': assumed(6, [[50, 3], [60, 20], [70, 42], [80, 65], [90, 86], [95, 95], [100, 99.5]]),
  'vn-thpt-10': assumed(7, [[5, 3], [6, 15], [6.5, 27], [7, 42], [7.5, 57], [8, 70], [8.5, 83], [9, 93], [10, 99.5]]),
  'co-bachiller-5': assumed(8, [[3, 8], [3.5, 33], [4, 64], [4.5, 90], [5, 99]]),
  'bd-ugc-4': assumed(7, [[2, 3], [2.5, 15], [3, 40], [3.25, 56], [3.5, 73], [3.75, 89], [4, 99]]),
  'in-percent': assumed(7, [[40, 3], [50, 20], [55, 35], [60, 52], [65, 68], [70, 82], [75, 91], [85, 98], [100, 99.9]]),
  'in-cgpa-10': assumed(7, [[4, 3], [6, 22], [6.5, 34], [7, 48], [7.5, 62], [8, 75], [8.5, 86], [9, 94], [10, 99.5]]),
  'ng-5': assumed(6, [[1, 2], [1.5, 6], [2.4, 28], [3, 50], [3.5, 70], [4, 83], [4.5, 95], [5, 99.5]]),
  'pk-cgpa-4': assumed(7, [[2, 4], [2.5, 22], [3, 50], [3.3, 68], [3.5, 80], [3.7, 90], [4, 99]]),
  'pk-percent': assumed(7, [[40, 5], [45, 15], [50, 30], [60, 65], [65, 78], [70, 90], [80, 98], [100, 99.9]]),
  'ke-percent': assumed(6, [[40, 4], [50, 25], [60, 62], [65, 80], [70, 94], [80, 99], [100, 99.9]]),
  'gh-4': assumed(7, [[1, 2], [2, 20], [2.5, 40], [3, 65], [3.3, 79], [3.6, 93], [4, 99.5]]),
  'np-4': assumed(7, [[1.6, 2], [2.4, 12], [2.8, 32], [3, 45], [3.2, 60], [3.6, 88], [4, 99]]),
  'gb-percent': { width: 4, published: 'Higher Education Statistics Agency: about three in ten first degrees are a first, three in four at least a 2:1', points: [[40, 3], [50, 8], [60, 24], [65, 48], [70, 72], [75, 90], [80, 97], [100, 99.9]] },
  de: assumed(6, [[4, 2], [3.5, 8], [3, 22], [2.5, 45], [2, 68], [1.7, 82], [1.5, 90], [1.2, 97], [1, 99]]),
  'fr-20': assumed(6, [[10, 8], [11, 25], [12, 45], [13, 64], [14, 79], [15, 89], [16, 95], [18, 99], [20, 99.9]]),
  'nl-10': assumed(6, [[6, 10], [6.5, 28], [7, 55], [7.5, 78], [8, 92], [8.5, 97], [10, 99.9]]),
  'au-wam': assumed(6, [[50, 4], [60, 28], [65, 47], [70, 65], [75, 81], [80, 92], [85, 97], [100, 99.9]]),
  'cn-percent': assumed(7, [[60, 2], [70, 14], [75, 30], [80, 52], [85, 76], [90, 93], [95, 99], [100, 99.9]]),
  'vn-10': assumed(7, [[5, 3], [6, 15], [6.5, 30], [7, 48], [7.5, 66], [8, 82], [8.5, 92], [9, 97], [10, 99.9]]),
  'co-5': assumed(7, [[3, 5], [3.5, 28], [3.8, 50], [4, 66], [4.2, 80], [4.5, 93], [5, 99.5]]),
  'ph-shs': assumed(7, [[75, 3], [80, 20], [85, 47], [90, 75], [95, 94], [98, 99], [100, 99.8]]),
  'uz-5': assumed(8, [[3, 5], [3.5, 22], [4, 50], [4.5, 77], [4.8, 90], [5, 98]]),
  'eg-percent': assumed(7, [[50, 5], [65, 35], [75, 65], [85, 92], [100, 99.9]]),
  // who finishes a polytechnic is not who finishes twelve years of school: wider
  'bd-diploma-4': assumed(9, [[2, 3], [2.5, 18], [3, 45], [3.25, 60], [3.5, 75], [3.75, 88], [4, 98]]),
  'id-sma': assumed(8, [[65, 2], [75, 15], [80, 37], [85, 62], [90, 85], [95, 96], [100, 99.8]]),
  'et-euee': { width: 4, published: 'Ministry of Education of Ethiopia: 5 to 8 of 100 reached 50% in 2024 and 2025', points: [[20, 8], [30, 45], [40, 78], [50, 93], [60, 97], [75, 99.3], [100, 99.9]] },
  'arab-percent': assumed(7, [[50, 4], [60, 20], [70, 42], [80, 65], [90, 86], [95, 95], [100, 99.5]]),
  'mm-matric': assumed(8, [[40, 4], [50, 30], [60, 54], [70, 76], [80, 91], [90, 98], [100, 99.9]]),
  'zm-ecz-6': assumed(7, [[54, 1], [42, 15], [36, 30], [30, 48], [24, 65], [18, 82], [12, 93], [6, 99.5]]),
  'ir-20': assumed(8, [[10, 3], [12, 12], [14, 28], [16, 48], [17, 60], [18, 73], [19, 87], [19.5, 94], [20, 99.5]]),
  'ua-12': assumed(7, [[4, 5], [6, 22], [7, 38], [8, 54], [9, 70], [10, 84], [11, 94], [12, 99.5]]),
  'kh-bac': { width: 4, published: 'Ministry of Education of Cambodia: of those who passed in 2024 2 of 100 had A, 9 B; in 2022 21 had C, 34 D', points: [[50, 2], [60, 36], [70, 69], [80, 89], [90, 98], [100, 99.9]] },
  'latin-10': assumed(8, [[6, 6], [7, 24], [8, 50], [8.5, 65], [9, 80], [9.5, 92], [10, 99.5]]),
  'pe-20': assumed(8, [[11, 6], [13, 28], [14, 44], [15, 60], [16, 75], [17, 87], [18, 95], [20, 99.8]]),
  'tr-lise': assumed(8, [[50, 3], [60, 12], [70, 30], [80, 54], [85, 67], [90, 80], [95, 92], [100, 99.5]]),
  'cn-gaokao': assumed(7, [[300, 10], [400, 35], [450, 52], [500, 70], [550, 85], [600, 95], [650, 99], [750, 99.9]]),
  'ph-5': assumed(7, [[3, 2], [2.75, 8], [2.5, 20], [2.25, 40], [2, 62], [1.75, 82], [1.5, 93], [1.25, 98], [1, 99.9]]),
  'ug-5': assumed(6, [[2, 3], [2.8, 18], [3.2, 38], [3.6, 60], [4, 80], [4.4, 94], [5, 99.5]]),
};

/** The SAT among those who take it (College Board, user percentiles). */
export const satLine: StrengthLine = {
  width: 2,
  published: 'College Board, SAT user percentiles',
  // biome-ignore format: as above
  points: [[400, 0], [800, 17], [900, 33], [1000, 49], [1100, 64], [1200, 77], [1300, 87], [1400, 94], [1480, 97], [1550, 99], [1600, 99.8]],
};
