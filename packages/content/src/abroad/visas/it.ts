import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://vistoperitalia.esteri.it/home/en';

export const visaIt: VisaPack = {
  country: 'IT',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'universitaly', need: 'required' },
    { id: 'transcripts', need: 'required' },
    { id: 'value-declaration', need: 'check' },
    { id: 'funds', need: 'required' },
    { id: 'accommodation', need: 'required' },
    { id: 'insurance', need: 'required' },
    { id: 'photo', need: 'required' },
    { id: 'form', need: 'required' },
  ],
  steps: [
    { id: 'renew-passport', weeks: -40, kind: 'due', item: 'passport' },
    { id: 'collect-papers', weeks: -30, kind: 'due', item: 'value-declaration' },
    { id: 'pre-enrol', weeks: -22, kind: 'due', item: 'universitaly' },
    { id: 'ask-appointment', weeks: -16, kind: 'due' },
    { id: 'attend-appointment', weeks: -12, kind: 'due' },
    { id: 'get-decision', weeks: -6, kind: 'due' },
    { id: 'book-flight', weeks: -5, kind: 'due' },
    { id: 'register-permit', weeks: 1, kind: 'due' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'EUR',
    addsTuition: false,
  },
  links: [
    { title: 'Visa for Italy, Foreign Ministry', url: official },
    { title: 'Universitaly: pre-enrolment', url: 'https://www.universitaly.it/' },
    { title: 'Study in Italy', url: 'https://studyinitaly.esteri.it/' },
  ],
  facts: factsOf('visa:IT', official, [
    {
      key: 'proof_of_funds',
      value: { low: 6_000, high: 7_200 },
      unit: 'year',
      currency: 'EUR',
      note: 'set anew for each academic year',
    },
    { key: 'visa_fee', value: 50, unit: 'once', currency: 'EUR' },
    {
      key: 'other_fee',
      scope: { program: 'residence permit' },
      value: { low: 70, high: 140 },
      unit: 'once',
      currency: 'EUR',
    },
    { key: 'processing_time', value: { low: 3, high: 13 }, unit: 'week' },
    { key: 'work_hours', value: 20, unit: 'week', note: '1,040 hours a year' },
    {
      key: 'visa_rule',
      scope: { program: 'registration' },
      value: 'The residence permit is asked for at a post office within eight working days of arriving.',
    },
  ]),
};
