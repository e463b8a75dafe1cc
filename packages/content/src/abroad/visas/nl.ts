import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://ind.nl/en/residence-permits/study';
const withoutMvv = ['AU', 'CA', 'JP', 'NZ', 'GB', 'US', 'KR', 'CH'];

export const visaNl: VisaPack = {
  country: 'NL',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'offer', need: 'required' },
    { id: 'transcripts', need: 'required' },
    { id: 'english', need: 'required' },
    { id: 'fees-paid', need: 'required' },
    { id: 'antecedents', need: 'required' },
    { id: 'mvv', need: 'required', notNeededFor: withoutMvv },
    { id: 'tb', need: 'check', notNeededFor: withoutMvv },
  ],
  steps: [
    { id: 'renew-passport', weeks: -36, kind: 'due', item: 'passport' },
    { id: 'send-papers', weeks: -24, kind: 'due' },
    { id: 'move-funds', weeks: -18, kind: 'due', item: 'fees-paid' },
    { id: 'university-files', weeks: -16, kind: 'due' },
    { id: 'get-decision', weeks: -10, kind: 'due' },
    { id: 'collect-mvv', weeks: -6, kind: 'due', item: 'mvv' },
    { id: 'book-flight', weeks: -5, kind: 'due' },
    { id: 'register-city', weeks: 1, kind: 'due' },
    { id: 'register-permit', weeks: 2, kind: 'due' },
    { id: 'take-tb-test', weeks: 12, kind: 'due', item: 'tb' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'EUR',
    addsTuition: true,
  },
  links: [
    { title: 'Study, IND', url: official },
    { title: 'Required amounts, IND', url: 'https://ind.nl/en/required-amounts-income-requirements' },
    { title: 'Study in NL', url: 'https://www.studyinnl.org/' },
  ],
  facts: factsOf('visa:NL', official, [
    {
      key: 'proof_of_funds',
      value: 1130.77,
      unit: 'month',
      currency: 'EUR',
      note: 'as auroramentors.com said in 2026',
      link: 'https://ind.nl/en/required-amounts-income-requirements',
    },
    {
      key: 'visa_fee',
      value: 254,
      unit: 'once',
      currency: 'EUR',
      note: 'another page says 210',
    },
    {
      key: 'processing_time',
      value: { low: 14, high: 60 },
      unit: 'day',
      note: 'aim and legal limit, once the university has applied',
    },
    {
      key: 'work_hours',
      value: 16,
      unit: 'week',
      note: 'with a work permit of the employer; or full time in June, July and August',
    },
    { key: 'post_study_stay', value: 12, unit: 'month', note: 'orientation year' },
    {
      key: 'visa_rule',
      scope: { program: 'credits' },
      value: 'Half of the credits of each year are needed to keep the permit.',
    },
    {
      key: 'visa_rule',
      scope: { program: 'MVV' },
      value:
        'Citizens of Australia, Canada, Japan, New Zealand, South Korea, Switzerland, the United Kingdom and the United States need the permit but no MVV.',
    },
    {
      key: 'visa_rule',
      scope: { program: 'TB test' },
      value: 'After arriving, unless the passport is on the list of exempt countries.',
    },
  ]),
};
