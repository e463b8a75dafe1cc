// Grade scales with their ends and pass marks, and the bands that read them on a GPA of 4.0.
// The bands are editor's estimates; where a scale has public names or classes, `source` says whose they follow.
import type { GradeScaleId } from '@lantern/content/grade-words';
import type { Grade } from './grade.ts';

/** Where a formula comes from. `checked`: the day its source was read; null for our own estimates. */
export type FormulaSource = { name: string; url: string | null; checked: string | null };

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
  /** whose classes or words for grades the bands follow; none: our own estimate */
  source?: FormulaSource;
};

/** The day on which the table was written; a scale without a `source` of its own was compared with none since. */
export const bandsWritten = '2026-11-20';

/** All of these were read on one day, in stored copies. */
const readIn = (name: string, url: string): FormulaSource => ({ name, url, checked: '2026-11-27' });

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
  {
    id: 'bd-diploma-4',
    country: null,
    kind: 'secondary',
    best: 4.0,
    pass: 2.0,
    bands: [
      [3.75, 3.5, 4.0],
      [3.25, 3.0, 3.6],
      [3.0, 2.7, 3.2],
      [2.5, 2.3, 2.8],
      [2.0, 2.0, 2.4],
    ],
  },
  {
    // the pass mark is each school's own, from 65 to 75
    id: 'id-sma',
    country: 'ID',
    kind: 'secondary',
    best: 100,
    pass: 65,
    bands: [
      [90, 3.7, 4.0],
      [80, 3.0, 3.7],
      [75, 2.5, 3.1],
      [65, 2.0, 2.6],
    ],
    source: readIn('Scholaro, grading in Indonesia', 'https://www.scholaro.com/db/Countries/Indonesia/Grading-System'),
  },
  {
    // one in twelve reaches the half
    id: 'et-euee',
    country: 'ET',
    kind: 'secondary',
    best: 100,
    pass: 50,
    bands: [
      [75, 3.8, 4.0],
      [65, 3.5, 3.9],
      [55, 3.1, 3.6],
      [50, 2.8, 3.2],
    ],
    source: readIn(
      'Addis Standard, results of 2024',
      'https://addisstandard.com/5-4-of-students-pass-grade-12-exam-addis-abeba-tops-in-pass-rate/',
    ),
  },
  {
    // a certificate of Syria passes from two fifths of its points
    id: 'arab-percent',
    country: null,
    kind: 'secondary',
    best: 100,
    pass: 50,
    bands: [
      [90, 3.6, 4.0],
      [80, 3.1, 3.7],
      [70, 2.6, 3.2],
      [60, 2.2, 2.7],
      [50, 2.0, 2.3],
    ],
    source: readIn(
      'HTW Berlin, assessment of foreign education',
      'https://htw-berlin.de/en/international/pathways-to-htw-berlin/refugees-pathways-into-studying/assessment-of-foreign-education-and-studies',
    ),
  },
  {
    id: 'mm-matric',
    country: 'MM',
    kind: 'secondary',
    best: 100,
    pass: 40,
    bands: [
      [80, 3.6, 4.0],
      [70, 3.1, 3.7],
      [60, 2.7, 3.2],
      [50, 2.3, 2.8],
      [40, 2.0, 2.4],
    ],
  },
  {
    // the points of the best six subjects, from 1 to 9 each: the fewest are best
    id: 'zm-ecz-6',
    country: 'ZM',
    kind: 'secondary',
    best: 6,
    pass: 48,
    bands: [
      [9, 3.8, 4.0],
      [14, 3.4, 3.9],
      [21, 3.0, 3.5],
      [30, 2.5, 3.1],
      [36, 2.2, 2.6],
      [48, 2.0, 2.2],
    ],
  },
  {
    id: 'ir-20',
    country: 'IR',
    kind: 'secondary',
    best: 20,
    pass: 10,
    bands: [
      [18, 3.5, 4.0],
      [16, 3.0, 3.6],
      [14, 2.5, 3.1],
      [12, 2.2, 2.6],
      [10, 2.0, 2.3],
    ],
    source: readIn('Wikipedia, academic grading in Iran', 'https://en.wikipedia.org/wiki/Academic_grading_in_Iran'),
  },
  {
    id: 'ua-12',
    country: 'UA',
    kind: 'secondary',
    best: 12,
    pass: 4,
    bands: [
      [11, 3.7, 4.0],
      [10, 3.3, 3.8],
      [8, 2.7, 3.4],
      [6, 2.2, 2.8],
      [4, 2.0, 2.3],
    ],
    source: readIn(
      'University of Rzeszów, grades of Ukraine',
      'https://www.ur.edu.pl/kandydat/cudzoziemcy/obliczanie-wyniku/ukraina',
    ),
  },
  {
    // A from 90 in 100 of the points, E from 50
    id: 'kh-bac',
    country: 'KH',
    kind: 'secondary',
    best: 100,
    pass: 50,
    bands: [
      [90, 3.8, 4.0],
      [80, 3.5, 3.9],
      [70, 3.0, 3.6],
      [60, 2.5, 3.1],
      [50, 2.0, 2.6],
    ],
    source: readIn(
      'Phnom Penh Post, results of 2024',
      'https://phnompenhpost.com/national/bac-ii-results-in-increase-in-passes-a-grades-as-ministry-lays-out-options-for-failed-students',
    ),
  },
  {
    id: 'latin-10',
    country: null,
    kind: 'secondary',
    best: 10,
    pass: 6,
    bands: [
      [9, 3.6, 4.0],
      [8, 3.1, 3.7],
      [7, 2.6, 3.2],
      [6, 2.0, 2.6],
    ],
    source: readIn(
      'Nuffic, grades in Mexico',
      'https://www.nuffic.nl/en/education-systems/mexico/grades-and-study-results',
    ),
  },
  {
    id: 'pe-20',
    country: 'PE',
    kind: 'secondary',
    best: 20,
    pass: 11,
    bands: [
      [17, 3.5, 4.0],
      [14, 2.8, 3.5],
      [11, 2.0, 2.8],
    ],
    source: readIn('Grade Calculator, Peru', 'https://gradecalculator.io/peru/'),
  },
  {
    id: 'tr-lise',
    country: 'TR',
    kind: 'secondary',
    best: 100,
    pass: 50,
    bands: [
      [90, 3.6, 4.0],
      [80, 3.0, 3.6],
      [70, 2.5, 3.1],
      [60, 2.2, 2.6],
      [50, 2.0, 2.3],
    ],
  },
  {
    id: 'cn-gaokao',
    country: 'CN',
    kind: 'secondary',
    best: 750,
    pass: 300,
    bands: [
      [600, 3.7, 4.0],
      [530, 3.2, 3.8],
      [450, 2.7, 3.3],
      [380, 2.3, 2.8],
      [300, 2.0, 2.4],
    ],
  },
  {
    id: 'ug-5',
    country: null,
    kind: 'degree',
    best: 5.0,
    pass: 2.0,
    bands: [
      [4.4, 3.7, 4.0],
      [3.6, 3.1, 3.7],
      [2.8, 2.5, 3.1],
      [2.0, 2.0, 2.5],
    ],
    source: readIn('Makerere University, classes of degrees', 'http://chuss.mak.ac.ug/faqs/240-final-year-results'),
  },
  // 1.00 is best, 3.00 the last pass; honours begin near 1.75
  {
    id: 'ph-5',
    country: 'PH',
    kind: 'degree',
    best: 1.0,
    pass: 3.0,
    bands: [
      [1.25, 3.8, 4.0],
      [1.5, 3.6, 3.9],
      [1.75, 3.3, 3.8],
      [2.25, 2.9, 3.5],
      [2.75, 2.3, 3.0],
      [3.0, 2.0, 2.4],
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
  'KZ-ATTESTAT': ['uz-5'],
  'UA-ATESTAT': ['ua-12'],
  'BD-DIPLOMA': ['bd-diploma-4'],
  'ET-EUEE': ['et-euee'],
  'ID-SMA': ['id-sma'],
  'MM-MATRIC': ['mm-matric'],
  'KH-BACII': ['kh-bac'],
  // the points of six subjects, or their average
  'ZM-ECZ': ['zm-ecz-6', 'wassce'],
  'IR-DIPLOMA': ['ir-20'],
  'TR-LISE': ['tr-lise'],
  // the examination, or the average of the school
  'CN-GAOKAO': ['cn-gaokao', 'cn-percent'],
  'SD-SSC': ['arab-percent'],
  'JO-TAWJIHI': ['arab-percent'],
  'IQ-IDADIYA': ['arab-percent'],
  'SY-BAC': ['arab-percent'],
  'YE-SECONDARY': ['arab-percent'],
  'MX-BACHILLER': ['latin-10'],
  'BR-ENSINO': ['latin-10'],
  'AR-BACHILLER': ['latin-10'],
  'PE-SECUNDARIA': ['pe-20'],
  'GB-ALEVEL': ['gb-a-level'],
  // universities that list them count their letters as those of A levels
  'UG-UACE': ['gb-a-level'],
  'TZ-ACSEE': ['gb-a-level'],
  'CM-GCE': ['gb-a-level'],
  'LK-ALEVEL': ['gb-a-level'],
  'ZW-ALEVEL': ['gb-a-level'],
  IB: ['ib'],
  'US-HSD': ['us-4'],
  'FR-BAC': ['fr-20'],
  'MA-BAC': ['fr-20'],
  'DZ-BAC': ['fr-20'],
  'TN-BAC': ['fr-20'],
  'SN-BAC': ['fr-20'],
  'CI-BAC': ['fr-20'],
  'CM-BAC': ['fr-20'],
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
  'UG-BACHELOR': ['ug-5'],
  'TZ-BACHELOR': ['ug-5'],
  'MA-BACHELOR': ['fr-20'],
  'DZ-BACHELOR': ['fr-20'],
  'TN-BACHELOR': ['fr-20'],
  'SN-BACHELOR': ['fr-20'],
  'CI-BACHELOR': ['fr-20'],
  'CM-BACHELOR': ['fr-20'],
  'IR-BACHELOR': ['ir-20'],
  'MX-BACHELOR': ['latin-10'],
  'BR-BACHELOR': ['latin-10'],
  'AR-BACHELOR': ['latin-10'],
  'PE-BACHELOR': ['pe-20'],
  'KZ-BACHELOR': ['uz-5'],
  'UZ-BACHELOR': ['uz-5'],
  // graded as in the United States
  'ET-BACHELOR': ['us-4'],
  'ID-BACHELOR': ['us-4'],
  'JO-BACHELOR': ['us-4'],
  'KH-BACHELOR': ['us-4'],
  'LK-BACHELOR': ['us-4'],
  'MY-BACHELOR': ['us-4'],
  'TH-BACHELOR': ['us-4'],
  'TR-BACHELOR': ['us-4'],
  // most from 1.0 down to 5.0, some of 4.0
  'PH-BACHELOR': ['ph-5', 'us-4'],
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

/** Marks that are told as a total, 960 of 1100 or 412 of 600, are a percentage where the certificate is graded by one. */
function percentOfTotal(grade: Omit<Grade, 'scale'>, qualification: string): Grade | null {
  // schools of Indonesia also write 8.8 of 10
  const isTotal = grade.best > 100 || (grade.best === 10 && qualification === 'ID-SMA');
  if (!isTotal) return null;
  // a total is of the examination: of 900 in Hainan it is read as one of 750, not as an average of school marks
  const [own] = ofQualification[qualification] ?? [];
  const scale = own && gradeScale(own).best > 100 ? own : scaleOfQualification(qualification, 100);
  if (scale === null) return null;
  const { best } = gradeScale(scale);
  const share = (marks: number) => Math.round((100 * best * marks) / grade.best) / 100;
  return { value: share(grade.value), best, pass: grade.pass === null ? null : share(grade.pass), scale };
}

/**
 * A grade as the record tells it, on the scale that it is probably of. Of a scale that nobody knows, without its pass
 * mark, half of the best grade is taken for it; what is made of that refuses nobody.
 */
export function gradeOnScale(
  grade: Omit<Grade, 'scale'>,
  from: { country: string; kind: GradeScale['kind']; curriculum?: string; qualification: string },
): Grade {
  const scale = likelyScale({ ...from, best: grade.best });
  if (scale !== null) return { ...grade, scale };
  const percent = percentOfTotal(grade, from.qualification);
  if (percent) return percent;
  // below half, nobody knows whether it passes: it is not judged
  if (grade.pass !== null || grade.value < grade.best / 2) return { ...grade, scale };
  return { ...grade, pass: grade.best / 2, isPassAssumed: true, scale };
}

/**
 * Whether a grade was told on another scale than it is of: 5.00 of 100 is a GPA, 15 of 168 are points of three subjects.
 * So few of so many reach nobody's pass mark.
 */
export function isOfOtherScale({ value, best, pass }: Omit<Grade, 'scale'>): boolean {
  return best >= 20 && value < best / 5 && (pass === null || (pass < best && value < pass));
}
