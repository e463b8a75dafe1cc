import { factsOf, type VisaPack } from '../visa-pack.ts';

const official = 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html';

export const visaCa: VisaPack = {
  country: 'CA',
  items: [
    { id: 'passport', need: 'required' },
    { id: 'loa', need: 'required' },
    { id: 'pal', need: 'required' },
    { id: 'funds', need: 'required' },
    { id: 'english', need: 'required' },
    { id: 'biometrics', need: 'required', notNeededFor: ['US'] },
    { id: 'letter-of-explanation', need: 'required' },
    { id: 'medical', need: 'optional' },
  ],
  steps: [
    { id: 'renew-passport', weeks: -44, kind: 'due', item: 'passport' },
    { id: 'accept-offer', weeks: -36, kind: 'due', item: 'loa' },
    { id: 'ask-pal', weeks: -36, kind: 'due', item: 'pal' },
    { id: 'move-funds', weeks: -28, kind: 'due', item: 'funds' },
    { id: 'take-medical', weeks: -28, kind: 'due', item: 'medical' },
    { id: 'apply-online', weeks: -26, kind: 'due' },
    { id: 'give-biometrics', weeks: -24, kind: 'due', item: 'biometrics' },
    { id: 'get-decision', weeks: -10, kind: 'due' },
    { id: 'book-flight', weeks: -8, kind: 'due' },
  ],
  funds: {
    kind: 'first-year',
    daysHeld: 1,
    endsWithinDays: 0,
    months: 12,
    currency: 'CAD',
    addsTuition: true,
  },
  links: [
    { title: 'Study permit, Government of Canada', url: official },
    {
      title: 'Proof of funds',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    },
    {
      title: 'Attestation letter (PAL)',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/provincial-attestation-letter.html',
    },
    {
      title: 'Medical exams',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/medical-police/medical-exams.html',
    },
  ],
  facts: factsOf('visa:CA', official, [
    {
      key: 'proof_of_funds',
      scope: { program: 'outside Quebec' },
      value: 22_895,
      unit: 'year',
      currency: 'CAD',
      note: 'one person, without tuition and travel; since September 2025, as officialrequirements.com says; whether it rose in September 2026 was not confirmed',
    },
    {
      key: 'proof_of_funds',
      scope: { program: 'Quebec' },
      value: 24_617,
      unit: 'year',
      currency: 'CAD',
      note: 'from 1 January 2026, one person: living, settling in and health insurance; another page says 27,200',
      source:
        'https://polarherald.com/education/international-students/quebec-hikes-bank-requirement-for-international-students.html',
      confidence: 'secondary',
    },
    {
      key: 'visa_fee',
      value: 150,
      unit: 'once',
      currency: 'CAD',
      note: 'as yocket.com said in 2025',
    },
    {
      key: 'biometrics_fee',
      value: 85,
      unit: 'once',
      currency: 'CAD',
      note: 'as yocket.com said in 2025',
    },
    { key: 'processing_time', value: { low: 4, high: 12 }, unit: 'week', note: 'more before September' },
    { key: 'work_hours', value: 24, unit: 'week', note: 'off campus while classes are on' },
    {
      key: 'post_study_stay',
      value: { low: 8, high: 36 },
      unit: 'month',
      note: 'post-graduation work permit, by length and field of the programme',
    },
    {
      key: 'visa_rule',
      scope: { program: 'PAL' },
      value:
        'A provincial or territorial attestation letter comes with the application; master’s and doctoral students of public institutions are exempt when they apply from 1 January 2026.',
    },
    {
      key: 'visa_rule',
      scope: { program: 'Student Direct Stream' },
      value: 'The fast track for some nationalities ended in November 2024: no nationality has one.',
    },
    {
      key: 'visa_rule',
      scope: { program: 'medical exam' },
      value: 'Needed after six months or more in a listed country, and for some courses; the list is at the link.',
      link: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/medical-police/medical-exams.html',
    },
  ]),
};
