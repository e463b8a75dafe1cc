// Every paper and step that a visa pack may name. Words are in visas.words.*.ts; what is said of a country (fees, sums,
// rules) is in its pack, as facts.

/** Who gives it out. */
export const issuers = [
  'you',
  'university',
  'bank',
  'government',
  'embassy',
  'test',
  'clinic',
  'insurer',
  'photographer',
] as const;
export type Issuer = (typeof issuers)[number];

type Item = {
  issuer: Issuer;
  /** weeks to allow for getting it: planning advice of ours, not a promise of anybody's */
  weeks: number;
  /** the vault's category in which such a paper would be */
  category: string | null;
  /** it must be valid beyond the first day of the course */
  expires?: true;
};

export const visaItems = {
  passport: { issuer: 'government', weeks: 8, category: 'Passport', expires: true },
  offer: { issuer: 'university', weeks: 8, category: 'Other' },
  transcripts: { issuer: 'university', weeks: 4, category: 'Transcript' },
  english: { issuer: 'test', weeks: 4, category: 'IELTS', expires: true },
  funds: { issuer: 'bank', weeks: 4, category: 'Financial' },
  photo: { issuer: 'photographer', weeks: 1, category: null },
  form: { issuer: 'you', weeks: 1, category: null },
  insurance: { issuer: 'insurer', weeks: 2, category: 'Other' },
  medical: { issuer: 'clinic', weeks: 3, category: 'Other' },
  biometrics: { issuer: 'embassy', weeks: 3, category: null },
  accommodation: { issuer: 'university', weeks: 6, category: 'Other' },
  'parental-consent': { issuer: 'you', weeks: 1, category: 'Other' },
  'fees-paid': { issuer: 'university', weeks: 2, category: 'Financial' },
  motivation: { issuer: 'you', weeks: 2, category: 'SOP' },
  police: { issuer: 'government', weeks: 4, category: 'Other' },
  // United States
  i20: { issuer: 'university', weeks: 4, category: 'Other' },
  sevis: { issuer: 'you', weeks: 1, category: 'Financial' },
  ds160: { issuer: 'you', weeks: 1, category: 'Other' },
  interview: { issuer: 'embassy', weeks: 8, category: null },
  // United Kingdom
  cas: { issuer: 'university', weeks: 4, category: 'Other' },
  tb: { issuer: 'clinic', weeks: 3, category: 'Other', expires: true },
  atas: { issuer: 'government', weeks: 6, category: 'Other', expires: true },
  // Canada
  loa: { issuer: 'university', weeks: 8, category: 'Other' },
  pal: { issuer: 'government', weeks: 6, category: 'Other', expires: true },
  'letter-of-explanation': { issuer: 'you', weeks: 2, category: 'SOP' },
  // Australia, New Zealand
  coe: { issuer: 'university', weeks: 3, category: 'Other' },
  oshc: { issuer: 'insurer', weeks: 1, category: 'Other' },
  'genuine-student': { issuer: 'you', weeks: 2, category: 'SOP' },
  // Germany
  'blocked-account': { issuer: 'bank', weeks: 3, category: 'Financial' },
  aps: { issuer: 'government', weeks: 8, category: 'Certificates' },
  cv: { issuer: 'you', weeks: 1, category: 'Other' },
  // France
  'campus-france': { issuer: 'government', weeks: 8, category: 'Other' },
  // Netherlands
  antecedents: { issuer: 'you', weeks: 1, category: 'Other' },
  mvv: { issuer: 'embassy', weeks: 2, category: null },
  // Singapore
  solar: { issuer: 'university', weeks: 2, category: 'Other' },
  eform16: { issuer: 'you', weeks: 1, category: 'Other' },
  // Ireland
  avats: { issuer: 'you', weeks: 1, category: 'Other' },
  'study-gaps': { issuer: 'you', weeks: 1, category: 'SOP' },
  // Japan
  'certificate-of-eligibility': { issuer: 'government', weeks: 10, category: 'Other', expires: true },
  // Malaysia
  val: { issuer: 'government', weeks: 8, category: 'Other', expires: true },
  // Italy
  universitaly: { issuer: 'university', weeks: 4, category: 'Other' },
  'value-declaration': { issuer: 'government', weeks: 8, category: 'Certificates' },
} as const satisfies Record<string, Item>;

export type VisaItemId = keyof typeof visaItems;

export function visaItem(id: VisaItemId): Item {
  return visaItems[id];
}

export const visaStepIds = [
  'renew-passport',
  'accept-offer',
  'pay-deposit',
  'collect-papers',
  'book-english',
  'open-blocked-account',
  'move-funds',
  'start-funds-clock',
  'ask-i20',
  'pay-sevis',
  'fill-ds160',
  'book-interview',
  'attend-interview',
  'ask-cas',
  'take-tb-test',
  'ask-pal',
  'get-coe',
  'take-medical',
  'apply-online',
  'give-biometrics',
  'get-decision',
  'earliest-application',
  'earliest-entry',
  'get-aps',
  'ask-appointment',
  'attend-appointment',
  'open-eef-file',
  'eef-interview',
  'send-papers',
  'university-files',
  'collect-mvv',
  'register-solar',
  'fill-eform16',
  'get-ipa',
  'collect-pass',
  'fill-avats',
  'ask-coe-japan',
  'apply-embassy',
  'ask-val',
  'pre-enrol',
  'buy-insurance',
  'book-flight',
  'register-city',
  'register-permit',
] as const;
export type VisaStepId = (typeof visaStepIds)[number];

/** What can be done before any university has said yes. Everything else of a visa waits for an offer. */
export const stepsBeforeOffer: ReadonlySet<string> = new Set<VisaStepId>([
  'renew-passport',
  'collect-papers',
  'book-english',
  'get-aps',
  'open-eef-file',
  'eef-interview',
  'pre-enrol',
]);

/** Papers by which a university, or the country for it, says yes. */
export const offerItems: ReadonlySet<string> = new Set<VisaItemId>([
  'offer',
  'loa',
  'i20',
  'cas',
  'coe',
  'pal',
  'val',
  'solar',
  'certificate-of-eligibility',
]);
