import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500';

export const visaAu: VisaPack = {
  country: 'AU',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'coe', need: 'required' },
    { id: 'oshc', need: 'required' },
    { id: 'genuine-student', need: 'required' },
    { id: 'funds', need: 'required' },
    { id: 'english', need: 'required' },
    { id: 'transcripts', need: 'required' },
    { id: 'medical', need: 'check' },
    { id: 'parental-consent', need: 'check' },
  ],
  steps: [
    { id: 'renew-passport', weeks: -36, kind: 'due', item: 'passport' },
    { id: 'accept-offer', weeks: -28, kind: 'due' },
    { id: 'pay-deposit', weeks: -22, kind: 'due' },
    { id: 'get-coe', weeks: -22, kind: 'due', item: 'coe' },
    { id: 'buy-insurance', weeks: -22, kind: 'due', item: 'oshc' },
    { id: 'apply-online', weeks: -20, kind: 'due' },
    { id: 'take-medical', weeks: -18, kind: 'due', item: 'medical' },
    { id: 'give-biometrics', weeks: -18, kind: 'due' },
    { id: 'get-decision', weeks: -8, kind: 'due' },
    { id: 'book-flight', weeks: -6, kind: 'due' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'AUD',
    addsTuition: true,
  },
  links: [
    { title: 'Student visa 500, Home Affairs', url: official },
    { title: 'Document checklist tool', url: 'https://immi.homeaffairs.gov.au/visas/web-evidentiary-tool' },
    { title: 'Visa pricing estimator', url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator' },
  ],
  facts: factsOf('visa:AU', official, [
    {
      key: 'proof_of_funds',
      value: 29_710,
      unit: 'year',
      currency: 'AUD',
      note: 'one person, without tuition and travel; since 10 May 2024, as australiaunwrapped.com says',
    },
    {
      key: 'visa_fee',
      value: 2000,
      unit: 'once',
      currency: 'AUD',
      note: 'use the pricing estimator: pages disagree; since July 2025, as visaverge.com says',
      link: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
    },
    { key: 'processing_time', value: { low: 4, high: 13 }, unit: 'week' },
    { key: 'work_hours', value: 48, unit: 'fortnight', note: 'while the course is in session' },
    {
      key: 'post_study_stay',
      value: { low: 24, high: 36 },
      unit: 'month',
      note: 'Temporary Graduate visa (485), by level and place',
    },
    {
      key: 'visa_rule',
      scope: { program: 'Genuine Student' },
      value: 'The Genuine Student questions replaced the "GTE" statement in March 2024: older checklists are wrong.',
    },
    {
      key: 'visa_rule',
      scope: { program: 'nationality' },
      value: 'How much evidence is asked for depends on passport and university: the checklist tool says it for yours.',
      link: 'https://immi.homeaffairs.gov.au/visas/web-evidentiary-tool',
    },
  ]),
};
