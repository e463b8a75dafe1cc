import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://www.ica.gov.sg/reside/STP';

export const visaSg: VisaPack = {
  country: 'SG',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'offer', need: 'required' },
    { id: 'solar', need: 'required' },
    { id: 'eform16', need: 'required' },
    { id: 'photo', need: 'required' },
    { id: 'transcripts', need: 'required' },
    { id: 'medical', need: 'required' },
    { id: 'funds', need: 'check' },
  ],
  steps: [
    { id: 'renew-passport', weeks: -24, kind: 'due', item: 'passport' },
    { id: 'accept-offer', weeks: -14, kind: 'due', item: 'offer' },
    { id: 'register-solar', weeks: -9, kind: 'due', item: 'solar' },
    { id: 'earliest-application', weeks: -9, kind: 'opens' },
    { id: 'fill-eform16', weeks: -8, kind: 'due', item: 'eform16' },
    { id: 'get-ipa', weeks: -5, kind: 'due' },
    { id: 'book-flight', weeks: -4, kind: 'due' },
    { id: 'take-medical', weeks: 0, kind: 'due', item: 'medical' },
    { id: 'collect-pass', weeks: 2, kind: 'due' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'SGD',
    addsTuition: true,
  },
  links: [
    { title: 'Student’s Pass, ICA', url: official },
    { title: 'SOLAR', url: 'https://eservices.ica.gov.sg/solar/index.xhtml' },
  ],
  facts: factsOf('visa:SG', official, [
    { key: 'visa_fee', value: 45, unit: 'once', currency: 'SGD', note: 'processing; an older university page says 30' },
    {
      key: 'other_fee',
      scope: { program: 'issuance' },
      value: 60,
      unit: 'once',
      currency: 'SGD',
      source: 'https://isep.nus.edu.sg/student-pass-application',
      confidence: 'secondary',
      note: 'the page is old',
    },
    {
      key: 'other_fee',
      scope: { program: 'multiple-entry visa' },
      value: 30,
      unit: 'once',
      currency: 'SGD',
      source: 'https://isep.nus.edu.sg/student-pass-application',
      confidence: 'secondary',
      note: 'the page is old',
    },
    { key: 'proof_of_funds', state: 'unknown', note: 'no fixed sum was found' },
    { key: 'processing_time', value: { low: 2, high: 4 }, unit: 'week' },
    { key: 'work_hours', value: 16, unit: 'week', note: 'in term time, at listed institutions' },
    {
      key: 'visa_rule',
      scope: { program: 'entry' },
      value: 'The letter of in-principle approval is the visa for the first entry.',
    },
  ]),
};
