// Grade scales with their ends and pass marks, and the bands that read them on a GPA of 4.0.
// The bands are editor's estimates, not yet checked; where the scale has a public name for a band, it was followed.
import type { GradeScaleId } from '@lantern/content/grade-words';

export type GradeScale = {
  id: GradeScaleId;
  /** ISO code; null for scales of no country. */
  country: string | null;
  kind: 'secondary' | 'degree';
  best: number;
  /** The lowest grade that passes. Universities differ: the transcript's own pass mark goes before this one. */
  pass: number;
  /** From the best band down: a grade at least this good (at most this number, where 1 is best) is read as low to high
   * on a GPA of 4.0. */
  bands: readonly (readonly [from: number, low: number, high: number])[];
};

/** The day on which the table was written; nobody has compared it with a source since. */
export const bandsWritten = '2026-11-20';

export const gradeScales: readonly GradeScale[] = [
  { id: 'us-4', country: 'US', kind: 'degree', best: 4.0, pass: 2.0, bands: [] },
  {
    id: 'bd-ugc-4',
    country: 'BD',
    kind: 'degree',
    best: 4.0,
    pass: 2.0,
    bands: [
      [3.75, 3.7, 4.0],
      [3.25, 3.2, 3.7],
      [3.0, 2.8, 3.2],
      [2.5, 2.3, 2.8],
      [2.0, 2.0, 2.3],
    ],
  },
  {
    id: 'bd-hsc-5',
    country: 'BD',
    kind: 'secondary',
    best: 5.0,
    pass: 1.0,
    bands: [
      [5.0, 4.0, 4.0],
      [4.0, 3.3, 3.99],
      [3.5, 3.0, 3.3],
      [3.0, 2.5, 3.0],
      [2.0, 2.0, 2.5],
      [1.0, 1.0, 2.0],
    ],
  },
  {
    id: 'in-percent',
    country: 'IN',
    kind: 'degree',
    best: 100,
    pass: 40,
    bands: [
      [75, 3.7, 4.0],
      [60, 3.3, 3.9],
      [50, 2.7, 3.3],
      [40, 2.0, 2.7],
    ],
  },
  {
    id: 'in-cgpa-10',
    country: 'IN',
    kind: 'degree',
    best: 10,
    pass: 4.0,
    bands: [
      [8.5, 3.7, 4.0],
      [7.0, 3.3, 3.8],
      [6.0, 2.7, 3.3],
      [4.0, 2.0, 2.7],
    ],
  },
  {
    id: 'ng-5',
    country: 'NG',
    kind: 'degree',
    best: 5.0,
    pass: 1.0,
    bands: [
      [4.5, 3.7, 4.0],
      [3.5, 3.0, 3.7],
      [2.4, 2.3, 3.0],
      [1.5, 2.0, 2.3],
      [1.0, 1.5, 2.0],
    ],
  },
  {
    id: 'pk-cgpa-4',
    country: 'PK',
    kind: 'degree',
    best: 4.0,
    pass: 2.0,
    bands: [
      [3.5, 3.4, 4.0],
      [3.0, 2.9, 3.5],
      [2.5, 2.4, 3.0],
      [2.0, 2.0, 2.5],
    ],
  },
  {
    id: 'pk-percent',
    country: 'PK',
    kind: 'degree',
    best: 100,
    pass: 40,
    bands: [
      [70, 3.5, 4.0],
      [60, 3.0, 3.7],
      [45, 2.3, 3.0],
      [40, 2.0, 2.3],
    ],
  },
  {
    id: 'ke-percent',
    country: 'KE',
    kind: 'degree',
    best: 100,
    pass: 40,
    bands: [
      [70, 3.7, 4.0],
      [60, 3.0, 3.7],
      [50, 2.3, 3.0],
      [40, 2.0, 2.3],
    ],
  },
  {
    id: 'gh-4',
    country: 'GH',
    kind: 'degree',
    best: 4.0,
    pass: 1.0,
    bands: [
      [3.6, 3.6, 4.0],
      [3.0, 3.0, 3.6],
      [2.0, 2.3, 3.0],
      [1.0, 1.7, 2.3],
    ],
  },
  {
    id: 'np-4',
    country: 'NP',
    kind: 'degree',
    best: 4.0,
    pass: 1.6,
    bands: [
      [3.6, 3.6, 4.0],
      [3.2, 3.2, 3.6],
      [2.8, 2.8, 3.2],
      [2.4, 2.4, 2.8],
      [1.6, 2.0, 2.4],
    ],
  },
  {
    id: 'gb-percent',
    country: 'GB',
    kind: 'degree',
    best: 100,
    pass: 40,
    bands: [
      [70, 3.7, 4.0],
      [60, 3.3, 3.69],
      [50, 2.7, 3.29],
      [40, 2.0, 2.69],
    ],
  },
  {
    id: 'de',
    country: 'DE',
    kind: 'degree',
    best: 1.0,
    pass: 4.0,
    bands: [
      [1.5, 3.7, 4.0],
      [2.5, 3.0, 3.7],
      [3.5, 2.3, 3.0],
      [4.0, 2.0, 2.3],
    ],
  },
  {
    id: 'fr-20',
    country: 'FR',
    kind: 'degree',
    best: 20,
    pass: 10,
    bands: [
      [16, 3.8, 4.0],
      [14, 3.5, 3.9],
      [12, 3.0, 3.6],
      [10, 2.3, 3.1],
    ],
  },
  {
    id: 'nl-10',
    country: 'NL',
    kind: 'degree',
    best: 10,
    pass: 6,
    bands: [
      [8, 3.7, 4.0],
      [7, 3.2, 3.8],
      [6, 2.3, 3.2],
    ],
  },
  {
    id: 'au-wam',
    country: 'AU',
    kind: 'degree',
    best: 100,
    pass: 50,
    bands: [
      [80, 3.7, 4.0],
      [70, 3.3, 3.9],
      [60, 2.7, 3.4],
      [50, 2.0, 2.8],
    ],
  },
  {
    id: 'cn-percent',
    country: 'CN',
    kind: 'degree',
    best: 100,
    pass: 60,
    bands: [
      [90, 3.7, 4.0],
      [80, 3.0, 3.8],
      [70, 2.3, 3.1],
      [60, 2.0, 2.4],
    ],
  },
  {
    id: 'vn-10',
    country: 'VN',
    kind: 'degree',
    best: 10,
    pass: 5,
    bands: [
      [9, 3.8, 4.0],
      [8, 3.4, 3.9],
      [7, 2.8, 3.5],
      [5, 2.0, 2.9],
    ],
  },
  {
    id: 'gb-a-level',
    country: 'GB',
    kind: 'secondary',
    best: 168,
    pass: 48,
    bands: [
      [144, 3.8, 4.0],
      [120, 3.3, 3.8],
      [96, 2.7, 3.3],
      [72, 2.3, 2.7],
      [48, 2.0, 2.3],
    ],
  },
  {
    id: 'ib',
    country: null,
    kind: 'secondary',
    best: 45,
    pass: 24,
    bands: [
      [38, 3.8, 4.0],
      [33, 3.4, 3.9],
      [28, 2.9, 3.5],
      [24, 2.3, 3.0],
    ],
  },
  {
    id: 'ke-kcse',
    country: 'KE',
    kind: 'secondary',
    best: 12,
    pass: 1,
    bands: [
      [11, 3.7, 4.0],
      [8, 3.0, 3.7],
      [5, 2.0, 3.0],
      [3, 1.5, 2.0],
      [1, 1.0, 1.5],
    ],
  },
  {
    id: 'in-xii',
    country: 'IN',
    kind: 'secondary',
    best: 100,
    pass: 33,
    bands: [
      [90, 3.8, 4.0],
      [75, 3.4, 3.9],
      [60, 2.8, 3.4],
      [50, 2.3, 2.8],
      [33, 2.0, 2.3],
    ],
  },
  {
    id: 'pk-hssc',
    country: 'PK',
    kind: 'secondary',
    best: 100,
    pass: 33,
    bands: [
      [85, 3.7, 4.0],
      [70, 3.2, 3.8],
      [60, 2.7, 3.3],
      [50, 2.3, 2.8],
      [33, 2.0, 2.4],
    ],
  },
  {
    id: 'np-neb-4',
    country: 'NP',
    kind: 'secondary',
    best: 4.0,
    pass: 1.6,
    bands: [
      [3.6, 3.7, 4.0],
      [3.2, 3.3, 3.8],
      [2.8, 2.9, 3.4],
      [2.4, 2.5, 3.0],
      [1.6, 2.0, 2.5],
    ],
  },
  {
    id: 'eg-thanaweya',
    country: 'EG',
    kind: 'secondary',
    best: 100,
    pass: 50,
    bands: [
      [90, 3.6, 4.0],
      [80, 3.1, 3.7],
      [70, 2.6, 3.2],
      [50, 2.0, 2.6],
    ],
  },
  {
    id: 'vn-thpt-10',
    country: 'VN',
    kind: 'secondary',
    best: 10,
    pass: 5,
    bands: [
      [9, 3.7, 4.0],
      [8, 3.3, 3.8],
      [7, 2.8, 3.4],
      [6.5, 2.5, 2.9],
      [5, 2.0, 2.5],
    ],
  },
  {
    id: 'co-bachiller-5',
    country: 'CO',
    kind: 'secondary',
    best: 5,
    pass: 3,
    bands: [
      [4.6, 3.7, 4.0],
      [4, 3.2, 3.8],
      [3.5, 2.7, 3.3],
      [3, 2.0, 2.7],
    ],
  },
  {
    id: 'co-5',
    country: 'CO',
    kind: 'degree',
    best: 5,
    pass: 3,
    bands: [
      [4.5, 3.7, 4.0],
      [4, 3.2, 3.8],
      [3.5, 2.7, 3.3],
      [3, 2.0, 2.7],
    ],
  },
  {
    id: 'eg-percent',
    country: 'EG',
    kind: 'degree',
    best: 100,
    pass: 50,
    bands: [
      [85, 3.6, 4.0],
      [75, 3.1, 3.7],
      [65, 2.6, 3.2],
      [50, 2.0, 2.6],
    ],
  },
  {
    id: 'ph-shs',
    country: 'PH',
    kind: 'secondary',
    best: 100,
    pass: 75,
    bands: [
      [95, 3.8, 4.0],
      [90, 3.4, 3.8],
      [85, 2.9, 3.4],
      [80, 2.4, 2.9],
      [75, 2.0, 2.4],
    ],
  },
  {
    id: 'uz-5',
    country: 'UZ',
    kind: 'secondary',
    best: 5,
    pass: 3,
    bands: [
      [4.8, 3.7, 4.0],
      [4.5, 3.3, 3.7],
      [4, 2.8, 3.3],
      [3.5, 2.3, 2.8],
      [3, 2.0, 2.3],
    ],
  },
  // the average of the grades A1 (1) to F9 (9), where the smallest is best and E8 the last pass
  {
    id: 'wassce',
    country: null,
    kind: 'secondary',
    best: 1,
    pass: 8,
    bands: [
      [1.5, 3.8, 4.0],
      [2.5, 3.4, 3.9],
      [3.5, 3.0, 3.5],
      [5, 2.5, 3.1],
      [6, 2.2, 2.6],
      [8, 2.0, 2.2],
    ],
  },
];

const byId = new Map(gradeScales.map((scale) => [scale.id, scale]));

export function gradeScale(id: GradeScaleId): GradeScale {
  return byId.get(id) as GradeScale;
}

/** Curricula of the education form that have a scale of their own. */
const ofCurriculum: Readonly<Record<string, GradeScaleId>> = {
  'International Baccalaureate (IB)': 'ib',
  'A-Levels': 'gb-a-level',
  'American High School': 'us-4',
  'French Baccalauréat': 'fr-20',
  'German Abitur': 'de',
};

/** The scales that the grades of a certificate are told on; the best grade says which. */
const ofQualification: Readonly<Record<string, readonly GradeScaleId[]>> = {
  'BD-HSC': ['bd-hsc-5'],
  'IN-XII': ['in-xii'],
  'PK-HSSC': ['pk-hssc'],
  'NP-NEB': ['np-neb-4'],
  'NG-WASSCE': ['wassce'],
  'NG-NECO': ['wassce'],
  'GH-WASSCE': ['wassce'],
  'KE-KCSE': ['ke-kcse'],
  'EG-THANAWEYA': ['eg-thanaweya'],
  'VN-THPT': ['vn-thpt-10'],
  'CO-BACHILLER': ['co-bachiller-5'],
  'PH-SHS': ['ph-shs'],
  'UZ-ATTESTAT': ['uz-5'],
  'GB-ALEVEL': ['gb-a-level'],
  // universities that list them count their letters as those of A levels
  'UG-UACE': ['gb-a-level'],
  'TZ-ACSEE': ['gb-a-level'],
  'CM-GCE': ['gb-a-level'],
  'LK-ALEVEL': ['gb-a-level'],
  IB: ['ib'],
  'US-HSD': ['us-4'],
  'MA-BAC': ['fr-20'],
  'DZ-BAC': ['fr-20'],
  'GB-BACHELOR': ['gb-percent'],
  'BD-BACHELOR': ['bd-ugc-4'],
  'IN-BACHELOR': ['in-percent', 'in-cgpa-10'],
  'PK-BACHELOR': ['pk-cgpa-4', 'pk-percent'],
  'NG-BACHELOR': ['ng-5'],
  'GH-BACHELOR': ['gh-4'],
  'KE-BACHELOR': ['ke-percent'],
  'NP-BACHELOR': ['np-4'],
  'VN-BACHELOR': ['vn-10'],
  'CN-BACHELOR': ['cn-percent'],
  'CO-BACHELOR': ['co-5'],
  'EG-BACHELOR': ['eg-percent'],
  // graded as in the United States
  'ET-BACHELOR': ['us-4'],
  'DE-BACHELOR': ['de'],
  'FR-BACHELOR': ['fr-20'],
  'NL-BACHELOR': ['nl-10'],
  'AU-BACHELOR': ['au-wam'],
  'US-BACHELOR': ['us-4'],
};

export function scaleOfQualification(qualification: string, best: number): GradeScaleId | null {
  return ofQualification[qualification]?.find((id) => gradeScale(id).best === best) ?? null;
}

/**
 * The scale that a grade is probably of: that of its curriculum, or the one scale that the country has for this kind of
 * schooling with this best grade. Null when there is none or more than one: then the form asks, or the grade is kept
 * with its best grade and pass mark alone.
 */
export function likelyScale(from: {
  country: string;
  kind: GradeScale['kind'];
  best: number;
  curriculum?: string;
  qualification?: string;
}): GradeScaleId | null {
  const said = scaleOfQualification(from.qualification ?? '', from.best);
  if (said) return said;
  const own = from.curriculum === undefined ? undefined : ofCurriculum[from.curriculum];
  if (own !== undefined) return gradeScale(own).best === from.best ? own : null;
  const fitting = gradeScales.filter(
    ({ country, kind, best }) => country === from.country && kind === from.kind && best === from.best,
  );
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
}
