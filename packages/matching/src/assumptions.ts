// Every constant of the method, in one table. They are assumptions: stated, not measured. The properties in
// test/properties.test.ts hold whatever they are.

export const assumptions = {
  /** how much a position of one standard deviation moves the odds (in logits) */
  positionWeight: 0.9,
  /** the middle half of a normal distribution is this many standard deviations wide */
  middleHalf: 1.349,
  /** a middle half narrower than this is read as this wide, so that one point is no leap */
  leastWidth: { sat: 40, act: 2, grade: 0.1 },
  /** how far the range reaches to both sides of its middle, in logits, and what makes it wider */
  spread: { least: 0.3, oneSignal: 0.25, convertedGrade: 0.15, stale: 0.3 },
  /** further down only: the rate is of all applicants, and those from abroad are seldom admitted more often */
  allApplicantsDown: 0.3,

  label: {
    /** in percent */
    reachRate: 15,
    reachUpper: 30,
    reachMiddle: 30,
    safetyLower: 75,
    safetyRate: 40,
    /** without a chance: points of 4.0 above the published minimum */
    closeMargin: 0.2,
    safeMargin: 0.5,
  },

  /** points of the fit score; without an admission test the second column counts */
  points: {
    programme: [20, 25],
    grades: [20, 30],
    admissionTest: [25, 0],
    cost: [20, 25],
    english: [15, 20],
  },
  /** share of the cost points for a price that just meets the budget; the rest for what is left of the budget */
  costAtBudget: 0.4,
  /** US dollars: what the budget's slider ends at, and what a price is held against when no budget is named */
  budgetEnd: 80_000,
  /** positions at which the test points are 0, 60% and full */
  testPoints: { none: -1.349, full: 0.674, share: 0.6 },

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
