// What may be said of a subject: each key with its form, its plausible range and the days after which it is due for
// review (visa rules and deadlines 90 days, tuition 12 months, admission rate 18 months, identity 3 years).

/** What the subject of a fact is; the subject itself reads `institution:<id>`, `country:DE`, `visa:GB`, `loan:<id>` ... */
export const subjectKinds = ['institution', 'country', 'scholarship', 'visa', 'loan', 'test', 'currency'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/**
 * form: 'amount' is money (in `currency`, per `unit`), plausible range in US dollars per year or as a whole;
 * 'number' a figure (in `unit`), 'share' a number from 0 to 1, 'window' the usual months of an application round,
 * 'day' a dated deadline, 'text' one line, 'list' codes, 'flag' yes or no.
 */
export type FactForm = 'amount' | 'number' | 'share' | 'window' | 'day' | 'text' | 'list' | 'flag';
export type FactKeyRule = {
  form: FactForm;
  of: readonly SubjectKind[];
  /** plausible range, bounds included; of amounts in US dollars for one `unit` */
  range?: readonly [number, number];
  units?: readonly string[];
  reviewDays: number;
};

const fourYears = 1461;
const threeYears = 1096;
const eighteenMonths = 548;
const year = 365;
const deadline = 90;

const institution = ['institution'] as const;
const place = ['institution', 'country'] as const;
const visa = ['visa'] as const;
/** What money is paid for. `total` is once for the whole, whatever it lasts. */
export const moneyUnits = ['year', 'semester', 'month', 'week', 'programme', 'course', 'credit', 'once'] as const;

/** Scales that a published grade is on; `ib42` is the IB without the points of its core, `waec` is A1 (1) to F9 (9), `kcse` mean points of 12, `ucas` the three best A levels. */
export const gradeUnits = [
  'us4',
  'percent',
  'cgpa10',
  'german',
  'ib',
  'ib42',
  'scale5',
  'scale7',
  'scale20',
  'ucas',
  'waec',
  'kcse',
  'scale10',
] as const;

const tuition = { form: 'amount', of: place, range: [0, 250_000], units: moneyUnits, reviewDays: year } as const;
const score = (low: number, high: number, unit = 'points') =>
  ({ form: 'number', of: place, range: [low, high], units: [unit], reviewDays: eighteenMonths }) as const;
const visaMoney = { form: 'amount', of: visa, range: [0, 60_000], units: moneyUnits, reviewDays: deadline } as const;
const loanTerm = (rule: Pick<FactKeyRule, 'form' | 'range' | 'units'>) =>
  ({ of: ['loan'], reviewDays: deadline, ...rule }) as const;
const testRule = (rule: Pick<FactKeyRule, 'form' | 'range' | 'units'>) =>
  ({ of: ['test'], reviewDays: year, ...rule }) as const;

export const factKeys = {
  // identity
  levels: { form: 'list', of: institution, reviewDays: threeYears },
  fields: { form: 'list', of: institution, reviewDays: threeYears },
  teaching_languages: { form: 'list', of: institution, reviewDays: threeYears },
  /** one of `operatingStates` in operating.ts; open is what nobody says otherwise of */
  operating: { form: 'text', of: institution, reviewDays: fourYears },
  control: { form: 'text', of: institution, reviewDays: threeYears },
  /** an editor's opinion, named as such: top50, top100, top200, top500 or other */
  standing: { form: 'text', of: institution, reviewDays: threeYears },
  established: { form: 'number', of: institution, range: [800, 2100], units: ['year'], reviewDays: threeYears },
  students: { form: 'number', of: institution, range: [1, 2_000_000], units: ['students'], reviewDays: eighteenMonths },

  // what it costs
  tuition,
  semester_contribution: { ...tuition, range: [0, 4_000] },
  application_fee: { form: 'amount', of: place, range: [0, 700], units: moneyUnits, reviewDays: year },
  living_cost: { form: 'amount', of: place, range: [100, 80_000], units: moneyUnits, reviewDays: year },

  // what it asks for
  ielts_min: score(4, 9, 'band'),
  toefl_min: score(30, 120),
  /** the scale of tests taken from 2026-01-21 */
  toefl_2026_min: score(1, 6, 'band'),
  duolingo_min: score(60, 160),
  pte_min: score(30, 90),
  cambridge_min: score(140, 230),
  /** the lowest grade that is considered; its scale is the `unit` */
  min_grade: {
    form: 'number',
    of: place,
    range: [1, 168],
    units: gradeUnits,
    reviewDays: eighteenMonths,
  },
  /** what those admitted usually have, or are usually offered a place for */
  typical_offer: { form: 'number', of: place, range: [1, 168], units: gradeUnits, reviewDays: eighteenMonths },
  /** the same where it is published in words: 'AAB at A level' */
  min_grade_words: { form: 'text', of: place, reviewDays: eighteenMonths },
  /** admission by entrance examination, open admission, tests optional or not looked at */
  admission_rule: { form: 'text', of: place, reviewDays: eighteenMonths },

  /** by which way a home qualification leads into a first degree: one of `doors` in doors.ts */
  door: { form: 'text', of: place, reviewDays: eighteenMonths },
  /** the same as a general rule, in words: it is shown, and decides nothing */
  door_rule: { form: 'text', of: place, reviewDays: threeYears },
  /** of the programmes of a level, how many are taught wholly in English */
  english_share: { form: 'share', of: place, range: [0, 1], units: ['share'], reviewDays: fourYears },
  /** yes: a doctorate is a paid post, without tuition */
  doctorate_paid: { form: 'flag', of: place, reviewDays: threeYears },

  // who gets in
  admission_rate: { form: 'share', of: institution, range: [0.005, 1], units: ['share'], reviewDays: eighteenMonths },
  /** the middle half of those admitted or enrolled: a range, 25th to 75th percentile */
  sat_range: score(400, 1600),
  act_range: score(1, 36),
  /** the same of grades, on the GPA of 4.0 */
  grade_range: { form: 'number', of: institution, range: [0, 4], units: ['us4'], reviewDays: eighteenMonths },
  completion_rate: { form: 'share', of: institution, range: [0, 1], units: ['share'], reviewDays: eighteenMonths },

  // when
  application_window: { form: 'window', of: place, reviewDays: year },
  application_deadline: { form: 'day', of: ['institution', 'scholarship'], reviewDays: deadline },

  // visas
  visa_fee: visaMoney,
  health_surcharge: visaMoney,
  biometrics_fee: visaMoney,
  other_fee: visaMoney,
  proof_of_funds: visaMoney,
  work_hours: {
    form: 'number',
    of: visa,
    range: [0, 60],
    units: ['week', 'fortnight', 'month', 'year'],
    reviewDays: deadline,
  },
  work_rule: { form: 'text', of: visa, reviewDays: deadline },
  processing_time: { form: 'number', of: visa, range: [1, 400], units: ['day', 'week'], reviewDays: deadline },
  post_study_stay: { form: 'number', of: visa, range: [0, 72], units: ['month'], reviewDays: deadline },
  visa_rule: { form: 'text', of: visa, reviewDays: deadline },

  // arriving
  emergency_numbers: { form: 'text', of: ['country'], reviewDays: year },
  arrival_rule: { form: 'text', of: ['country'], reviewDays: year },

  // loans
  loan_amount: loanTerm({ form: 'amount', range: [100, 500_000], units: moneyUnits }),
  loan_rate: loanTerm({ form: 'share', range: [0, 0.4], units: ['year'] }),
  loan_fee: loanTerm({ form: 'amount', range: [0, 20_000], units: moneyUnits }),
  loan_fee_share: loanTerm({ form: 'share', range: [0, 0.2], units: ['share'] }),
  loan_rule: loanTerm({ form: 'text' }),

  // tests
  test_fee: testRule({ form: 'amount', range: [0, 800], units: ['once'] }),
  test_validity: testRule({ form: 'number', range: [1, 120], units: ['month'] }),
  test_result_days: testRule({ form: 'number', range: [0, 90], units: ['day'] }),
  test_rule: testRule({ form: 'text' }),

  // money: what one US dollar buys of a currency
  per_usd: { form: 'number', of: ['currency'], range: [0.1, 200_000], units: ['rate'], reviewDays: year },
} as const satisfies Record<string, FactKeyRule>;

export type FactKey = keyof typeof factKeys;

export function ruleOf(key: FactKey): FactKeyRule {
  return factKeys[key];
}

/** The same of a key that was read from a file. */
export function findRule(key: string): FactKeyRule | undefined {
  return Object.hasOwn(factKeys, key) ? factKeys[key as FactKey] : undefined;
}
