import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://www.irishimmigration.ie/coming-to-study-in-ireland/';
const withoutVisa = ['US', 'CA', 'AU', 'NZ', 'JP', 'KR', 'SG', 'MY', 'MX', 'BR'];

export const visaIe: VisaPack = {
  country: 'IE',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'offer', need: 'required' },
    { id: 'transcripts', need: 'required' },
    { id: 'english', need: 'required' },
    { id: 'funds', need: 'required' },
    { id: 'fees-paid', need: 'required' },
    { id: 'insurance', need: 'required' },
    { id: 'avats', need: 'required', notNeededFor: withoutVisa },
    { id: 'photo', need: 'required', notNeededFor: withoutVisa },
    { id: 'study-gaps', need: 'check' },
  ],
  steps: [
    { id: 'renew-passport', weeks: -30, kind: 'due', item: 'passport' },
    { id: 'accept-offer', weeks: -20, kind: 'due', item: 'offer' },
    { id: 'pay-deposit', weeks: -14, kind: 'due', item: 'fees-paid' },
    { id: 'earliest-application', weeks: -13, kind: 'opens' },
    { id: 'fill-avats', weeks: -12, kind: 'due', item: 'avats' },
    { id: 'get-decision', weeks: -4, kind: 'due' },
    { id: 'book-flight', weeks: -3, kind: 'due' },
    { id: 'register-permit', weeks: 2, kind: 'due' },
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
    { title: 'Coming to study in Ireland', url: official },
    { title: 'AVATS', url: 'https://www.visas.inis.gov.ie/avats/OnlineHome.aspx' },
    {
      title: 'Education in Ireland: visas',
      url: 'https://www.educationinireland.com/en/plan-you-study-abroad/student-visas',
    },
  ],
  facts: factsOf('visa:IE', official, [
    {
      key: 'proof_of_funds',
      value: 10_000,
      unit: 'year',
      currency: 'EUR',
      note: 'the copy of the page had no date',
      source: 'https://www.educationinireland.com/en/plan-you-study-abroad/student-visas',
      confidence: 'official',
    },
    {
      key: 'other_fee',
      scope: { program: 'IRP registration' },
      value: 300,
      unit: 'once',
      currency: 'EUR',
      note: 'the copy of the page had no date',
      source: 'https://www.educationinireland.com/',
      confidence: 'official',
    },
    {
      key: 'visa_fee',
      value: 60,
      unit: 'once',
      currency: 'EUR',
      note: 'single journey; some nationalities pay nothing',
    },
    { key: 'processing_time', value: { low: 4, high: 8 }, unit: 'week' },
    { key: 'work_hours', value: 20, unit: 'week', note: '40 in June to September and around Christmas' },
    {
      key: 'post_study_stay',
      value: { low: 12, high: 24 },
      unit: 'month',
      note: 'Third Level Graduate Programme, by level',
    },
    {
      key: 'visa_rule',
      scope: { program: 'without a visa' },
      value:
        'Citizens of some countries, among them the United States, Canada, Brazil, Mexico and Malaysia, need no visa but register after arriving.',
    },
  ]),
};
