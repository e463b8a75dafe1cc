// The rules behind questions of visa officers and examiners. Compared with stored copies of these pages, or of pages that
// quote them; no page was opened on the day of checking, so every one is shown with its link to verify.

export type RuleSource = {
  name: string;
  url: string;
  /** What the rule asks, in our words. */
  says: string;
  /** The day on which somebody last compared it, as 2026-11-20. */
  checked: string;
};

const checked = '2026-11-22';

export const sources = {
  'us-f1': {
    name: 'United States: INA 101(a)(15)(F) and 214(b); 9 FAM 402.5-5',
    url: 'https://fam.state.gov/fam/09FAM/09FAM040205.html',
    says: 'The officer must be satisfied that you come to study full time, can pay, have a home outside the United States that you are not giving up, and intend to leave when your studies end.',
    checked,
  },
  'gb-genuine': {
    name: 'United Kingdom: Immigration Rules, Appendix Student, ST 5.1',
    url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-student',
    says: 'You must be a genuine student. The caseworker looks at your study and immigration history, gaps, how the course fits, what you know of it, your money and your plans.',
    checked,
  },
  'gb-funds': {
    name: 'United Kingdom: Immigration Rules, Appendix Finance',
    url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-finance',
    says: 'The money must be held for 28 days in a row, by you, your parent or legal guardian, or come from an accepted sponsor or loan.',
    checked,
  },
  'ca-leave': {
    name: 'Canada: IRPR section 216(1)',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-216.html',
    says: 'The officer must find that you will leave Canada by the end of the period authorized for your stay.',
    checked,
  },
  'ca-funds': {
    name: 'Canada: IRPR section 220',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-220.html',
    says: 'You need money for tuition, for yourself and family with you, and for travel, without working in Canada.',
    checked,
  },
  'au-gs': {
    name: 'Australia: Genuine Student requirement (since 23 March 2024)',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500/genuine-student-requirement',
    says: 'You explain your circumstances, why this course and provider in Australia, and how it helps your future. Wanting to stay later does not by itself count against you.',
    checked,
  },
  'de-study': {
    name: 'Germany: Residence Act, section 16b and section 2(3)',
    url: 'https://www.gesetze-im-internet.de/englisch_aufenthg/',
    says: 'You need a place at a university and a secured living. Missions also ask whether the study plan is plausible.',
    checked,
  },
  'fr-eef': {
    name: 'France: Études en France procedure, Campus France interview',
    url: 'https://www.campusfrance.org/en/how-to-apply-etudes-en-france',
    says: 'The interview looks at how your project fits your studies so far, what you know of the programmes, your language and your plan. Campus France gives an opinion; the consulate decides.',
    checked,
  },
  'nl-progress': {
    name: 'Netherlands: IND, residence permit for study',
    url: 'https://ind.nl/en/residence-permits/study',
    says: 'The university applies for you. You need money for the stay, and at least half of the credits of each year to keep the permit.',
    checked,
  },
  'sg-stp': {
    name: "Singapore: ICA, Student's Pass",
    url: 'https://www.ica.gov.sg/reside/STP',
    says: 'The school registers you first. ICA may ask about money, your stay and earlier passes.',
    checked,
  },
  'sg-grant': {
    name: 'Singapore: Ministry of Education, Tuition Grant Scheme',
    url: 'https://www.moe.gov.sg/financial-matters/tuition-grant-scheme',
    says: 'International students who take the grant sign that they will work for a Singapore company for three years after graduating.',
    checked,
  },
  'ie-study': {
    name: 'Ireland: Immigration Service Delivery, study visa',
    url: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
    says: 'You show the course, fees, ready money for the first year, that you can follow the course, and explain every gap in your education.',
    checked,
  },
  'ielts-speaking': {
    name: 'IELTS: Speaking test format',
    url: 'https://ielts.org/take-a-test/test-types/ielts-academic-test/ielts-academic-format-speaking',
    says: '11 to 14 minutes in three parts: four to five minutes of questions, a card with one minute to prepare and up to two to speak, four to five minutes of discussion.',
    checked,
  },
} as const satisfies Record<string, RuleSource>;

export type SourceId = keyof typeof sources;
