// Every constant of the method, in one table. They are assumptions: stated, not measured. The properties in
// test/properties.test.ts hold whatever they are.
import { countryGroup } from '@lantern/catalogue/country-groups';

export const assumptions = {
  /** how much a position of one standard deviation moves the odds (in logits) */
  positionWeight: 0.9,
  /** the middle half of a normal distribution is this many standard deviations wide */
  middleHalf: 1.349,
  /** a middle half narrower than this is read as this wide, so that one point is no leap */
  leastWidth: { sat: 40, act: 2, grade: 0.1, place: 8 },
  /** how far the range reaches to both sides of its middle, in logits, and what makes it wider */
  spread: { least: 0.3, convertedGrade: 0.15, stale: 0.3 },
  /**
   * Further down only: one signal alone says less, and a rate of all applicants is seldom lower than that of those from
   * abroad. Upwards they would make the range narrower for who takes one test more.
   */
  down: { oneSignal: 0.35, allApplicants: 0.3, assumedEntry: 0.2 },

  /** places from 0 to 100 of the pass mark and of the best grade of a scale that we have no line for */
  unknownScale: { low: 10, high: 97, width: 14 },

  /** the usual entry of a place, from 0 to 100 among those who finish: lowest and highest */
  entry: {
    /** "we assume that places like this take the best so many of a hundred" */
    band: {
      top50: { low: 94, high: 99.5 },
      top100: { low: 80, high: 97 },
      top200: { low: 64, high: 91 },
      top500: { low: 46, high: 82 },
      other: { low: 30, high: 72 },
    },
    /** by the admission rate, straight in between: rate, lowest, highest */
    rate: [
      [0, 97, 100],
      [0.05, 92, 99.5],
      [0.15, 78, 97],
      [0.3, 60, 91],
      [0.5, 42, 80],
      [0.7, 28, 68],
      [0.85, 18, 58],
      [1, 10, 50],
    ],
    /** of a minimum: those who enter stand between it and this share of what is above it */
    aboveMinimum: 0.4,
    /** a minimum that more than three in four of those who finish reach says nothing of how hard it is to enter */
    tellingMinimum: 25,
    /** of a usual offer that is a single grade: so much above it */
    aboveOffer: 4,
    /** a doctorate is harder to enter than what the place is known for: its lowest usual entry rises by this share of what is above */
    doctorate: 0.3,
    /** medicine, where only what the whole place asks for is known: both ends rise */
    medicine: 0.6,
  },

  /** a share of programmes in English under this is "probably not in English" */
  fewInEnglish: 0.12,

  /**
   * Countries where a certificate alone makes nobody a student of that field: a test, an interview or a contest decides
   * (IMAT, UCAT, HPAT, MedAT, the first year of France).
   */
  entranceExamination: { medicine: 'AT AU BE CZ DE FR GB HK HU IE IT MY NZ PL SG TR'.split(' ') },

  /**
   * Those of them where it ranks everybody for few places: a reach for whoever brings grades alone. Left out are the
   * countries whose schools in English take who passes their own examination and pays.
   */
  rankedByExamination: { medicine: 'AT AU BE DE FR GB HK IE IT NZ SG TR'.split(' ') },

  /** Countries whose students from abroad nearly all come from their own part of the world: who is from elsewhere reads of them last. */
  studentsFromNearby: {
    RW: countryGroup('african-union').countries,
    UG: countryGroup('african-union').countries,
  },

  /** Countries where a field is studied after a first degree in another one. */
  afterFirstDegree: { law: ['US', 'CA'], medicine: ['US', 'CA'] },

  label: {
    /** in percent */
    reachRate: 20,
    /** among the hardest, where nobody read it for this certificate: a usual entry from here, to here or higher */
    hardest: { low: 82, high: 95 },
    reachUpper: 30,
    reachMiddle: 30,
    safetyLower: 60,
    /** standard deviations below the middle of those admitted: under their lower quarter */
    reachPosition: -0.674,
    safetyRate: 40,
  },

  /** points of the fit score, a hundred in all */
  points: { programme: 20, door: 10, strength: 25, level: 15, cost: 20, english: 10 },
  /** of the points for strength: at the lowest usual entry; all at the highest; none so many places below the lowest */
  strengthAtEntry: 0.5,
  strengthEnds: 35,
  /** of the points of a door that is not direct */
  doors: {
    direct: 1,
    conditional: 0.6,
    foundation: 0.4,
    'plus-year': 0.3,
    'applied-sciences': 0,
    closed: 0,
    unknown: 0.3,
  },
  /** all points for a price up to half of the budget, this share of them for one that just meets it */
  costAtBudget: 0.6,
  /** US dollars: what the budget's slider ends at, and what a price is held against when no budget is named */
  budgetEnd: 80_000,
  /** positions at which the strength points by test are 0, 60% and full */
  testPoints: { none: -1.349, full: 0.674, share: 0.6 },

  /** the list that comes first: how many of each label, and at most of one country */
  balance: { safety: 2, target: 4, reach: 2, ofOneCountry: 3 },

  evaluation: {
    academic: 45,
    tests: 35,
    extracurricular: 20,
    high: 75,
    medium: 50,
    /** an activity list is full with so many activities, months of the longest, and hours a week in all */
    activities: 5,
    months: 24,
    weeklyHours: 10,
  },
} as const;
