// What a place is like on the first days: numbers to call, where to register and until when, phone, bank, transport.
import type { Fact, FactDraft } from '@lantern/catalogue/fact';
import { factsOf } from './visa-pack.ts';

export const arrivalTopics = ['emergency', 'register', 'phone', 'bank', 'transport'] as const;
export type ArrivalTopic = (typeof arrivalTopics)[number];

type Place = {
  link: string;
  /** the one number that everybody should know, then the others in words */
  emergency: string;
  register: string;
  /** days after the arrival until which it is asked for, where the rule has such a number */
  registerDays: number | null;
  registerLink: string;
  phone: string;
  bank: string;
  transport: string;
};

const places: Record<string, Place> = {
  US: {
    link: 'https://studyinthestates.dhs.gov/students',
    emergency: '911 for police, fire and ambulance. 988 for a crisis of the mind, by call or text.',
    register:
      'Report to the international office, which registers you in SEVIS, within 30 days of the programme start; tell it each new address within ten days.',
    registerDays: 30,
    registerLink: 'https://studyinthestates.dhs.gov/students',
    phone: 'Prepaid plans need no social security number. Take an unlocked phone along.',
    bank: 'Many banks open student accounts with passport, I-20 and a US address, without a social security number.',
    transport: 'Outside large cities buses are few: look at the way between campus, room and shop before you sign.',
  },
  GB: {
    link: 'https://www.ukcisa.org.uk/student-advice/',
    emergency:
      '999 or 112 for police, fire and ambulance. 111 for medical advice, 101 for the police when it is not urgent.',
    register:
      'Set up your eVisa account before you travel. Some nationalities no longer register with the police; read your decision letter.',
    registerDays: null,
    registerLink: 'https://www.gov.uk/evisa',
    phone: 'Prepaid SIMs are sold without a contract and without an address.',
    bank: 'Ask the university for a bank letter with your term address; app banks are the quickest.',
    transport:
      'The 16-25 Railcard takes a third off trains; in London the Student Oyster card takes about a third off passes.',
  },
  CA: {
    link: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html',
    emergency: '911 for police, fire and ambulance. 988 for a crisis of the mind.',
    register:
      'The officer at the border gives you the study permit: check dates and conditions before you leave the desk. Apply for provincial health cover where students have it.',
    registerDays: null,
    registerLink: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html',
    phone: 'Plans are dear: compare the small brands of the large networks.',
    bank: 'Large banks have newcomer accounts; a GIC bank opens the account before you arrive.',
    transport: 'Many universities include a bus pass (U-Pass) in the fees.',
  },
  AU: {
    link: 'https://www.studyaustralia.gov.au/en/life-in-australia',
    emergency: '000 for police, fire and ambulance; 112 from a mobile.',
    register: 'Tell the university your address within seven days of arriving, and each new one.',
    registerDays: 7,
    registerLink: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    phone: 'Prepaid SIMs are activated with the passport.',
    bank: 'Accounts can be opened online before arriving and are activated at a branch with the passport.',
    transport: 'Student fares differ by state: some give none to international students.',
  },
  DE: {
    link: 'https://www.study-in-germany.de/en/',
    emergency: '112 for fire and ambulance, 110 for the police. 116117 for a doctor at night.',
    register:
      'Register the address at the citizens’ office (Anmeldung) within two weeks of moving in; then ask the immigration office for the residence permit.',
    registerDays: 14,
    registerLink: 'https://www.study-in-germany.de/en/',
    phone: 'SIM cards are activated with the passport, by video or at a post office.',
    bank: 'The blocked account pays out monthly into an ordinary account, which asks for the Anmeldung.',
    transport: 'The semester ticket comes with the semester contribution at most universities.',
  },
  FR: {
    link: 'https://www.campusfrance.org/en/student-life-in-france',
    emergency: '112 for everything, 15 ambulance, 17 police, 18 fire; 114 by text.',
    register: 'Validate the visa online within three months of arriving, and register with the health insurance.',
    registerDays: 90,
    registerLink: 'https://administration-etrangers-en-france.interieur.gouv.fr/',
    phone: 'Plans without a contract are cheap; they ask for a bank account in euros.',
    bank: 'You have a right to an account: the central bank names a bank when one refuses.',
    transport: 'Young people’s passes: in Paris the Imagine R card for those under 26.',
  },
  NL: {
    link: 'https://www.studyinnl.org/plan-your-stay',
    emergency: '112 for everything; 0900-8844 for the police when it is not urgent.',
    register: 'Register at the town hall within five days of arriving: it gives the citizen number (BSN).',
    registerDays: 5,
    registerLink:
      'https://www.government.nl/topics/personal-data/question-and-answer/when-should-i-register-with-the-personal-records-database-as-a-resident',
    phone: 'Prepaid SIMs are sold in supermarkets.',
    bank: 'Banks ask for the BSN within some weeks; some open the account before it.',
    transport: 'A second-hand bicycle and two locks; a personal OV-chipkaart for trains.',
  },
  SG: {
    link: 'https://www.ica.gov.sg/reside/STP',
    emergency: '995 for fire and ambulance, 999 for the police.',
    register:
      'Finish the formalities of the Student’s Pass, with the medical report, in the time that your approval letter names.',
    registerDays: null,
    registerLink: 'https://www.ica.gov.sg/reside/STP',
    phone: 'Prepaid SIMs are sold with the passport at the airport and in shops.',
    bank: 'Banks ask for passport, Student’s Pass and a letter of the school.',
    transport: 'Students of some institutions get the concession card; others pay adult fares.',
  },
  IE: {
    link: 'https://www.irishimmigration.ie/registering-your-immigration-permission/',
    emergency: '112 or 999 for everything.',
    register: 'Register your immigration permission (IRP) before the date stamped at the border, at most 90 days.',
    registerDays: 90,
    registerLink: 'https://www.irishimmigration.ie/registering-your-immigration-permission/',
    phone: 'Prepaid SIMs are sold without papers.',
    bank: 'Banks ask for a letter of the college with your Irish address.',
    transport: 'The Student Leap Card gives lower fares.',
  },
  IT: {
    link: 'https://studyinitaly.esteri.it/',
    emergency: '112 for everything.',
    register:
      'Ask for the residence permit at a post office within eight working days; get the tax code (codice fiscale) first.',
    registerDays: 8,
    registerLink: 'https://studyinitaly.esteri.it/',
    phone: 'A SIM asks for the passport and often for the codice fiscale.',
    bank: 'A basic account asks for passport, codice fiscale and proof of enrolment.',
    transport: 'Stamp paper tickets before boarding; students get passes in most cities.',
  },
  JP: {
    link: 'https://www.studyinjapan.go.jp/en/life/',
    emergency: '119 for fire and ambulance, 110 for the police.',
    register: 'Register the address at the town office within 14 days and join the national health insurance there.',
    registerDays: 14,
    registerLink: 'https://www.moj.go.jp/isa/index.html',
    phone: 'Data SIMs at the airport; a number with voice asks for the residence card.',
    bank: 'In the first six months the Japan Post Bank is usually the one that opens an account.',
    transport: 'Commuter passes for students need a certificate of the school.',
  },
  MY: {
    link: 'https://educationmalaysia.gov.my/',
    emergency: '999 for everything; 112 from a mobile.',
    register:
      'Health check within seven working days, then the passport goes to the university for the Student Pass sticker.',
    registerDays: 7,
    registerLink: 'https://educationmalaysia.gov.my/',
    phone: 'Prepaid SIMs are registered with the passport.',
    bank: 'Banks ask for the Student Pass and a letter of the university.',
    transport: 'Ride apps are cheap; trains have passes for students in the Klang Valley.',
  },
  NZ: {
    link: 'https://www.studywithnewzealand.govt.nz/',
    emergency: '111 for police, fire and ambulance; 105 for the police when it is not urgent.',
    register: 'Nothing to register at an office: read the conditions of the visa and tell the university your address.',
    registerDays: null,
    registerLink: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa/',
    phone: 'Prepaid SIMs are sold at the airport and in supermarkets.',
    bank: 'An account can be asked for from abroad and is activated with the passport.',
    transport: 'Each region has its own card with tertiary fares.',
  },
  SE: {
    link: 'https://studyinsweden.se/life-in-sweden/',
    emergency: '112 for everything; 1177 for medical advice.',
    register: 'For stays of a year or more, register with the Tax Agency to get the personal number.',
    registerDays: 7,
    registerLink: 'https://www.skatteverket.se/servicelinks/otherlanguages/inenglish.4.12815e4f14a62bc048f4edc.html',
    phone: 'Prepaid SIMs are registered with a passport.',
    bank: 'Without the personal number a basic account is possible, but slow.',
    transport: 'The student card gives lower fares on most city and long-distance lines.',
  },
};

export type ArrivalPack = { country: string; registerDays: number | null; facts: readonly Fact[] };

const topicKey: Record<ArrivalTopic, FactDraft['key']> = {
  emergency: 'emergency_numbers',
  register: 'arrival_rule',
  phone: 'arrival_rule',
  bank: 'arrival_rule',
  transport: 'arrival_rule',
};

function packOf(country: string, place: Place): ArrivalPack {
  const drafts = arrivalTopics.map((topic) => ({
    key: topicKey[topic],
    value: place[topic],
    scope: { program: topic },
    link: topic === 'register' ? place.registerLink : place.link,
  }));
  return { country, registerDays: place.registerDays, facts: factsOf(`country:${country}`, place.link, drafts) };
}

export const arrivalPacks: readonly ArrivalPack[] = Object.entries(places).map(([country, place]) =>
  packOf(country, place),
);

export function arrivalPackOf(country: string): ArrivalPack | undefined {
  return arrivalPacks.find((pack) => pack.country === country);
}
