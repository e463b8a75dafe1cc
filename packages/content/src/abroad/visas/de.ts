import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://www.make-it-in-germany.com/en/visa-residence/types/studying';
const withoutVisa = ['AU', 'CA', 'IL', 'JP', 'NZ', 'KR', 'US', 'GB'];

export const visaDe: VisaPack = {
  country: 'DE',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'offer', need: 'required' },
    { id: 'transcripts', need: 'required' },
    { id: 'english', need: 'required' },
    { id: 'blocked-account', need: 'required' },
    { id: 'insurance', need: 'required' },
    { id: 'form', need: 'required', notNeededFor: withoutVisa },
    { id: 'photo', need: 'required' },
    { id: 'cv', need: 'required' },
    { id: 'motivation', need: 'required' },
    {
      id: 'aps',
      need: 'check',
      requiredFor: ['IN', 'CN', 'VN'],
      notNeededFor: ['BD', 'NP', 'PK', 'LK', 'NG', 'KE', 'GH', 'EG', 'US', 'GB'],
    },
  ],
  steps: [
    { id: 'renew-passport', weeks: -48, kind: 'due', item: 'passport' },
    { id: 'get-aps', weeks: -40, kind: 'due', item: 'aps' },
    { id: 'accept-offer', weeks: -30, kind: 'due', item: 'offer' },
    { id: 'open-blocked-account', weeks: -26, kind: 'due', item: 'blocked-account' },
    { id: 'ask-appointment', weeks: -24, kind: 'due' },
    { id: 'buy-insurance', weeks: -16, kind: 'due', item: 'insurance' },
    { id: 'attend-appointment', weeks: -14, kind: 'due' },
    { id: 'get-decision', weeks: -6, kind: 'due' },
    { id: 'book-flight', weeks: -5, kind: 'due' },
    { id: 'register-city', weeks: 2, kind: 'due' },
    { id: 'register-permit', weeks: 8, kind: 'due' },
  ],
  funds: {
    kind: 'blocked',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'EUR',
    addsTuition: false,
  },
  links: [
    { title: 'Studying, Make it in Germany', url: official },
    { title: 'Your embassy: choose the mission', url: 'https://www.auswaertiges-amt.de/en/visa-service' },
    { title: 'Blocked account, Federal Foreign Office', url: 'https://www.auswaertiges-amt.de/en/sperrkonto-388600' },
    { title: 'DAAD: first steps', url: 'https://www.daad.de/en/studying-in-germany/' },
  ],
  facts: factsOf('visa:DE', official, [
    {
      key: 'proof_of_funds',
      value: 11_904,
      unit: 'year',
      currency: 'EUR',
      note: '992 a month in the blocked account; as fintiba.com, which sells such accounts, said in 2026',
      link: 'https://www.auswaertiges-amt.de/en/sperrkonto-388600',
    },
    {
      key: 'visa_fee',
      value: 75,
      unit: 'once',
      currency: 'EUR',
      note: 'as thehonestjourney.com said in 2026',
    },
    {
      key: 'processing_time',
      value: { low: 6, high: 12 },
      unit: 'week',
      note: 'after the appointment; the wait for one can be longer',
    },
    { key: 'work_rule', value: '140 full or 280 half days a year, or 20 hours a week while classes are on.' },
    { key: 'post_study_stay', value: 18, unit: 'month', note: 'to look for work after a German degree' },
    {
      key: 'visa_rule',
      scope: { program: 'APS' },
      value: 'Schools of India, China and Vietnam are checked by the Academic Evaluation Centre (APS) before the visa.',
    },
    {
      key: 'visa_rule',
      scope: { program: 'without a visa' },
      value:
        'Citizens of Australia, Canada, Israel, Japan, New Zealand, South Korea, the United Kingdom and the United States may enter first and ask for the permit there.',
    },
    {
      key: 'visa_rule',
      scope: { program: 'embassies' },
      value: 'Checklists differ by mission: yours is the one that counts.',
      link: 'https://www.auswaertiges-amt.de/en/visa-service',
    },
  ]),
};
