import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html';

export const visaUs: VisaPack = {
  country: 'US',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'i20', need: 'required' },
    { id: 'sevis', need: 'required' },
    { id: 'ds160', need: 'required' },
    { id: 'interview', need: 'required' },
    { id: 'photo', need: 'required' },
    { id: 'funds', need: 'required' },
    { id: 'transcripts', need: 'required' },
  ],
  steps: [
    { id: 'renew-passport', weeks: -43, kind: 'due', item: 'passport' },
    { id: 'accept-offer', weeks: -32, kind: 'due' },
    { id: 'ask-i20', weeks: -32, kind: 'due', item: 'i20' },
    { id: 'pay-sevis', weeks: -28, kind: 'due', item: 'sevis' },
    { id: 'fill-ds160', weeks: -27, kind: 'due', item: 'ds160' },
    { id: 'book-interview', weeks: -27, kind: 'due', item: 'interview' },
    { id: 'attend-interview', weeks: -12, kind: 'due' },
    { id: 'book-flight', weeks: -8, kind: 'due' },
    { id: 'earliest-entry', weeks: -4, kind: 'opens' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'USD',
    addsTuition: true,
  },
  links: [
    { title: 'Student visa, US Department of State', url: official },
    { title: 'Pay the SEVIS fee', url: 'https://www.fmjfee.com/' },
    { title: 'DS-160', url: 'https://ceac.state.gov/genniv/' },
    { title: 'Study in the States', url: 'https://studyinthestates.dhs.gov/' },
  ],
  facts: factsOf('visa:US', official, [
    {
      key: 'visa_fee',
      value: 185,
      unit: 'once',
      currency: 'USD',
      note: 'application fee (MRV), paid before the interview is booked',
    },
    {
      key: 'other_fee',
      scope: { program: 'SEVIS I-901' },
      value: 350,
      unit: 'once',
      currency: 'USD',
      note: 'SEVIS I-901, paid at least three days before the interview',
      source: 'https://ois.iu.edu/admissions/prepare-first-year/visa-requirements/f-1-students/sevis-fee.html',
      confidence: 'secondary',
      link: 'https://www.fmjfee.com/',
    },
    {
      key: 'other_fee',
      scope: { program: 'visa integrity fee' },
      value: 250,
      unit: 'once',
      currency: 'USD',
      note: 'enacted in July 2025; it could not be confirmed from when it is taken: it may apply',
      source: 'https://www.alliance-exchange.org/alliance-commentary/category/Visa+Processing',
      confidence: 'secondary',
      checked: '2025-10',
    },
    { key: 'proof_of_funds', state: 'none', note: 'no sum for all: the university puts yours on the I-20' },
    {
      key: 'work_hours',
      value: 20,
      unit: 'week',
      note: 'on campus, while classes are on; off campus only with permission (CPT, OPT)',
    },
    {
      key: 'post_study_stay',
      value: 12,
      unit: 'month',
      note: 'OPT in the field of study; 24 months more for some sciences',
    },
    {
      key: 'processing_time',
      value: { low: 1, high: 26 },
      unit: 'week',
      note: 'mostly the wait for an interview, which differs by embassy and season',
    },
    {
      key: 'visa_rule',
      scope: { program: 'interview waiver' },
      value: 'Almost everybody who applies for the first time is interviewed, whatever the nationality.',
    },
    {
      key: 'visa_rule',
      scope: { program: 'length of stay' },
      value:
        'A rule that ends "duration of status" (a stay of at most four years, 30 days after the course) was far advanced in June 2026; whether it is in force was not confirmed.',
    },
    {
      key: 'visa_rule',
      scope: { program: 'nationality' },
      value:
        'Entry restrictions for some nationalities change by proclamation: look at the embassy’s page for yours before you pay.',
    },
  ]),
};
