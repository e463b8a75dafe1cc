import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://www.mofa.go.jp/j_info/visit/visa/long/index.html';

export const visaJp: VisaPack = {
  country: 'JP',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'certificate-of-eligibility', need: 'required' },
    { id: 'offer', need: 'required' },
    { id: 'transcripts', need: 'required' },
    { id: 'funds', need: 'required' },
    { id: 'photo', need: 'required' },
    { id: 'form', need: 'required' },
    { id: 'tb', need: 'check', requiredFor: ['PH', 'NP', 'VN'] },
  ],
  steps: [
    { id: 'renew-passport', weeks: -36, kind: 'due', item: 'passport' },
    { id: 'collect-papers', weeks: -26, kind: 'due' },
    { id: 'ask-coe-japan', weeks: -22, kind: 'due', item: 'certificate-of-eligibility' },
    { id: 'apply-embassy', weeks: -7, kind: 'due' },
    { id: 'get-decision', weeks: -5, kind: 'due' },
    { id: 'book-flight', weeks: -4, kind: 'due' },
    { id: 'register-city', weeks: 2, kind: 'due' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'JPY',
    addsTuition: true,
  },
  links: [
    { title: 'Long-term stay, Ministry of Foreign Affairs', url: official },
    { title: 'Study in Japan', url: 'https://www.studyinjapan.go.jp/en/' },
    { title: 'Immigration Services Agency', url: 'https://www.moj.go.jp/isa/index.html' },
  ],
  facts: factsOf('visa:JP', official, [
    { key: 'proof_of_funds', state: 'unknown', note: 'no fixed sum was found' },
    {
      key: 'visa_fee',
      value: 3000,
      unit: 'once',
      currency: 'JPY',
      note: 'single entry; some nationalities pay nothing; a rise was planned',
    },
    {
      key: 'processing_time',
      value: { low: 1, high: 2 },
      unit: 'week',
      note: 'of the visa; the Certificate of Eligibility takes one to three months before',
    },
    {
      key: 'work_hours',
      value: 28,
      unit: 'week',
      note: 'with permission, asked for at the airport or later; 40 in long holidays',
    },
    {
      key: 'visa_rule',
      scope: { program: 'TB test' },
      value:
        'Residents of the Philippines, Nepal and Vietnam show a clearance from a listed clinic; others follow in steps.',
    },
  ]),
};
