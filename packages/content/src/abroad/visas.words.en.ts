import type { VisaItemId, VisaStepId } from './visa-items.ts';

export type RefusalId = (typeof refusalIds)[number];
/** In the order in which they are asked. */
export const refusalIds = [
  'ties',
  'funds-origin',
  'funds-recent',
  'course-fit',
  'gaps',
  'papers-agree',
  'form-honest',
  'intent',
] as const;

export type VisaWords = {
  items: Record<VisaItemId, { title: string; description: string }>;
  steps: Record<VisaStepId, string>;
  /** question, and what to do when the answer is no */
  refusals: Record<RefusalId, { question: string; advice: string }>;
};

export const visaWordsEn: VisaWords = {
  items: {
    passport: {
      title: 'Passport',
      description: 'Valid for the whole stay, better six months longer, with two empty pages.',
    },
    offer: {
      title: 'Letter of admission',
      description: 'From the university, with your name as in the passport and the dates of the course.',
    },
    transcripts: {
      title: 'Transcripts and certificates',
      description: 'Of every school that counts, with certified translations where asked for.',
    },
    english: {
      title: 'Language test',
      description: 'English, or the language of the course. It must still be valid when you apply.',
    },
    funds: {
      title: 'Proof of funds',
      description: 'Statements or a sanction letter, with papers that show where the money comes from.',
    },
    photo: { title: 'Photographs', description: 'By the country’s own measurements, not older than six months.' },
    form: { title: 'Visa form and fee receipt', description: 'Filled in truthfully, signed, with the receipt kept.' },
    insurance: { title: 'Health insurance', description: 'For the whole stay, or until the university’s own begins.' },
    medical: {
      title: 'Medical exam',
      description: 'At a listed clinic, if you need one. The result often goes straight to the authority.',
    },
    biometrics: {
      title: 'Biometrics',
      description: 'Fingerprints and photo at the visa centre, and the receipt for them.',
    },
    accommodation: {
      title: 'Proof of a place to stay',
      description: 'A room, a hall of residence or a signed letter from whoever takes you in.',
    },
    'parental-consent': {
      title: 'Consent of parents',
      description: 'Only if you are under 18: signed by both, with their passports.',
    },
    'fees-paid': { title: 'Receipt for fees paid', description: 'What the university asks to have before you apply.' },
    motivation: {
      title: 'Letter of motivation',
      description: 'Why this course, why there, and what you will do with it.',
    },
    police: {
      title: 'Police certificate',
      description: 'From each country you lived in for longer, if it is asked for.',
    },
    i20: { title: 'Form I-20', description: 'From your university, signed by you.' },
    sevis: { title: 'SEVIS I-901 receipt', description: 'Paid online with the number on your I-20.' },
    ds160: {
      title: 'DS-160 confirmation',
      description: 'The page with the barcode. Keep its number before you start.',
    },
    interview: {
      title: 'Interview appointment',
      description: 'At the embassy or consulate of the country you live in.',
    },
    cas: { title: 'CAS number', description: 'The university sends it once your place and deposit are settled.' },
    tb: { title: 'Tuberculosis certificate', description: 'From a listed clinic. Only for some countries.' },
    atas: {
      title: 'ATAS certificate',
      description: 'Only for some sciences and engineering after the bachelor’s, and some nationalities.',
    },
    loa: { title: 'Letter of acceptance', description: 'From a designated learning institution (DLI).' },
    pal: {
      title: 'Attestation letter (PAL or TAL)',
      description: 'From the province, through the university. For Quebec the CAQ comes beside it.',
    },
    'letter-of-explanation': {
      title: 'Letter of explanation',
      description: 'Why this course, who pays, and what ties you to home.',
    },
    coe: { title: 'Confirmation of Enrolment (CoE)', description: 'After the deposit is paid.' },
    oshc: { title: 'Health cover (OSHC)', description: 'For the whole length of the visa.' },
    'genuine-student': {
      title: 'Genuine Student answers',
      description: 'Short answers in the form, in your own words, with papers behind them.',
    },
    'blocked-account': {
      title: 'Blocked account',
      description: 'Or a scholarship, or a declaration of commitment in its place.',
    },
    aps: { title: 'APS certificate', description: 'Your school papers checked, for India, China and Vietnam.' },
    cv: { title: 'Curriculum vitae', description: 'Without gaps, by month.' },
    'campus-france': {
      title: 'Études en France confirmation',
      description: 'From your file at Campus France, where your country takes part.',
    },
    antecedents: {
      title: 'Antecedents certificate',
      description: 'A signed form about offences; the university sends it.',
    },
    mvv: { title: 'MVV sticker', description: 'Fetched at the embassy once the university’s request is granted.' },
    solar: { title: 'SOLAR reference', description: 'The university registers you and sends the number.' },
    eform16: { title: 'eForm 16', description: 'Filled in online with the SOLAR number.' },
    avats: { title: 'AVATS summary', description: 'Printed after the online form, signed and sent with the papers.' },
    'study-gaps': { title: 'Explanation of gaps', description: 'What you did between schools, with papers.' },
    'certificate-of-eligibility': {
      title: 'Certificate of Eligibility',
      description: 'The school asks for it in Japan and sends it to you.',
    },
    val: { title: 'Visa approval letter (VAL)', description: 'Through the university and EMGS.' },
    universitaly: { title: 'Universitaly pre-enrolment', description: 'Confirmed by the university.' },
    'value-declaration': {
      title: 'Declaration of value or comparability',
      description: 'What your school leaving paper is worth in Italy.',
    },
  },
  steps: {
    'renew-passport': 'Renew your passport if it ends too soon',
    'accept-offer': 'Accept the offer',
    'pay-deposit': 'Pay the deposit',
    'collect-papers': 'Have papers translated and certified',
    'book-english': 'Take the language test',
    'open-blocked-account': 'Open and fill the blocked account',
    'move-funds': 'Bring the funds together',
    'start-funds-clock': 'Have all funds in the account: 28 days start',
    'ask-i20': 'Send proof of funds, ask for the I-20',
    'pay-sevis': 'Pay the SEVIS fee',
    'fill-ds160': 'Fill in form DS-160',
    'book-interview': 'Pay the visa fee and book the interview',
    'attend-interview': 'Last comfortable day for the interview',
    'ask-cas': 'Get the CAS from the university',
    'take-tb-test': 'Take the TB test if you need one',
    'ask-pal': 'Ask for the attestation letter',
    'get-coe': 'Get the Confirmation of Enrolment',
    'take-medical': 'Take the medical exam if you need one',
    'apply-online': 'Apply online',
    'give-biometrics': 'Give fingerprints and photo',
    'get-decision': 'The decision should be there',
    'earliest-application': 'First day to apply',
    'earliest-entry': 'First day to enter the country',
    'get-aps': 'Get the APS certificate if you need one',
    'ask-appointment': 'Ask for a visa appointment',
    'attend-appointment': 'Hand in the papers at the appointment',
    'open-eef-file': 'Open your Études en France file',
    'eef-interview': 'Interview at Campus France',
    'send-papers': 'Send your papers to the university',
    'university-files': 'The university asks for the visa',
    'collect-mvv': 'Fetch the MVV at the embassy',
    'register-solar': 'The university registers you in SOLAR',
    'fill-eform16': 'Fill in eForm 16',
    'get-ipa': 'Get the in-principle approval',
    'collect-pass': 'Fetch the student pass',
    'fill-avats': 'Fill in AVATS and send the papers',
    'ask-coe-japan': 'The school asks for the Certificate of Eligibility',
    'apply-embassy': 'Apply at the embassy',
    'ask-val': 'Apply for the approval letter',
    'pre-enrol': 'Pre-enrol at Universitaly',
    'buy-insurance': 'Take out health insurance',
    'book-flight': 'Book the flight',
    'register-city': 'Register your address',
    'register-permit': 'Ask for or validate the residence permit',
  },
  refusals: {
    ties: {
      question:
        'Can you say what brings you back home after the course, or what you plan instead that the visa allows?',
      advice: 'Write down family, work, land or plans that are real. Officers look for a reason, not for a promise.',
    },
    'funds-origin': {
      question: 'Can you show where every large payment into the account came from?',
      advice:
        'Add the sale deed, the salary slips or the sponsor’s letter and statements. Money without an origin is the most common doubt.',
    },
    'funds-recent': {
      question: 'Has the money been there for as long as the rule asks, not since last week?',
      advice: 'Use the funds calculator for the first day on which it passes, and apply after it.',
    },
    'course-fit': {
      question: 'Does the course follow from what you studied or worked in, or can you say why you change?',
      advice: 'Put the reason in two sentences and name a module or a person. "It is a good university" is not one.',
    },
    gaps: {
      question: 'Is every year since school explained?',
      advice: 'List what you did month by month, with papers for work, illness or exams repeated.',
    },
    'papers-agree': {
      question: 'Do your name, birth date and marks read the same on every paper?',
      advice: 'Have the wrong one corrected, or add an affidavit that says they are one person.',
    },
    'form-honest': {
      question: 'Did you mention earlier refusals and relatives in the country?',
      advice: 'Mention them. A refusal is not the end; a hidden one is, and can mean a ban of years.',
    },
    intent: {
      question: 'Could you tell your plan in one minute in English, without notes?',
      advice: 'Practise it aloud. The visa interview practice asks the questions of this country.',
    },
  },
};
