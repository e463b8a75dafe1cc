import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://www.immigration.govt.nz/visas/fee-paying-student-visa/';

export const visaNz: VisaPack = {
  country: 'NZ',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'offer', need: 'required' },
    { id: 'funds', need: 'required' },
    { id: 'transcripts', need: 'required' },
    { id: 'insurance', need: 'required' },
    { id: 'photo', need: 'required' },
    { id: 'medical', need: 'check' },
    { id: 'police', need: 'check' },
  ],
  steps: [
    { id: 'renew-passport', weeks: -32, kind: 'due', item: 'passport' },
    { id: 'accept-offer', weeks: -22, kind: 'due', item: 'offer' },
    { id: 'move-funds', weeks: -20, kind: 'due', item: 'funds' },
    { id: 'take-medical', weeks: -18, kind: 'due', item: 'medical' },
    { id: 'apply-online', weeks: -16, kind: 'due' },
    { id: 'pay-deposit', weeks: -10, kind: 'due' },
    { id: 'get-decision', weeks: -7, kind: 'due' },
    { id: 'book-flight', weeks: -6, kind: 'due' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'NZD',
    addsTuition: true,
  },
  links: [
    { title: 'Student visa, Immigration New Zealand', url: official },
    { title: 'Study with New Zealand', url: 'https://www.studywithnewzealand.govt.nz/' },
  ],
  facts: factsOf('visa:NZ', official, [
    { key: 'proof_of_funds', value: 20_000, unit: 'year', currency: 'NZD', note: 'tertiary study' },
    { key: 'visa_fee', value: { low: 750, high: 850 }, unit: 'once', currency: 'NZD' },
    { key: 'processing_time', value: { low: 4, high: 10 }, unit: 'week' },
    {
      key: 'work_hours',
      value: 25,
      unit: 'week',
      note: 'in term time, with visas of November 2025 or later; 20 before',
    },
    {
      key: 'post_study_stay',
      value: { low: 12, high: 36 },
      unit: 'month',
      note: 'as long as the study in New Zealand was, by level',
    },
    {
      key: 'visa_rule',
      scope: { program: 'medical and police' },
      value: 'A chest X-ray and a police certificate depend on where you lived and for how long you stay.',
    },
  ]),
};
