import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://www.migrationsverket.se/en/you-want-to-apply/study.html';

export const visaSe: VisaPack = {
  country: 'SE',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'offer', need: 'required' },
    { id: 'fees-paid', need: 'required' },
    { id: 'funds', need: 'required' },
    { id: 'insurance', need: 'check' },
    { id: 'biometrics', need: 'required' },
    { id: 'transcripts', need: 'required' },
  ],
  steps: [
    { id: 'renew-passport', weeks: -34, kind: 'due', item: 'passport' },
    { id: 'accept-offer', weeks: -22, kind: 'due', item: 'offer' },
    { id: 'pay-deposit', weeks: -18, kind: 'due', item: 'fees-paid' },
    { id: 'move-funds', weeks: -18, kind: 'due', item: 'funds' },
    { id: 'apply-online', weeks: -17, kind: 'due' },
    { id: 'give-biometrics', weeks: -14, kind: 'due', item: 'biometrics' },
    { id: 'get-decision', weeks: -6, kind: 'due' },
    { id: 'book-flight', weeks: -5, kind: 'due' },
    { id: 'register-city', weeks: 1, kind: 'due' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 10,
    currency: 'SEK',
    addsTuition: false,
  },
  links: [
    { title: 'Study, Swedish Migration Agency', url: official },
    { title: 'Study in Sweden', url: 'https://studyinsweden.se/' },
  ],
  facts: factsOf('visa:SE', official, [
    {
      key: 'proof_of_funds',
      value: 10_314,
      unit: 'month',
      currency: 'SEK',
      note: 'asked for in 2024; set anew each year',
      period: '2024',
      source: 'https://lunduniversity.lu.se/student-life/before-you-arrive/money-and-living-costs',
      confidence: 'secondary',
      checked: '2024',
    },
    { key: 'visa_fee', value: 1500, unit: 'once', currency: 'SEK' },
    { key: 'processing_time', value: { low: 4, high: 14 }, unit: 'week' },
    {
      key: 'work_rule',
      value:
        'Work beside the studies was long without a limit of hours; a limit was planned for 2026: look before you count on it.',
    },
    { key: 'post_study_stay', value: 12, unit: 'month', note: 'to look for work after two semesters' },
  ]),
};
