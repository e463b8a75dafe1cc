// Certificates that our students hold, as they call them. The ids are those of the catalogue's doors and minimums.

import type { SchoolQualificationId } from '@lantern/contract/qualification-ids';

export type Qualification = {
  id: SchoolQualificationId;
  /** ISO 3166-1 alpha-2; null for those of no country */
  country: string | null;
  /** as it stands on the paper; certificates keep their name in every language */
  name: string;
  /** other words that students type, in lower case */
  also: readonly string[];
};

/** 50 school certificates; a degree needs no choice: it is a bachelor's of its country. */
export const schoolQualifications: readonly Qualification[] = [
  {
    id: 'BD-HSC',
    country: 'BD',
    name: 'HSC, Alim (Bangladesh)',
    also: ['higher secondary', 'এইচএসসি', 'alim', 'intermediate'],
  },
  {
    id: 'BD-DIPLOMA',
    country: 'BD',
    name: 'Diploma in Engineering, polytechnic (Bangladesh)',
    also: ['bteb', 'ডিপ্লোমা', 'পলিটেকনিক'],
  },
  {
    id: 'IN-XII',
    country: 'IN',
    name: 'Standard XII: CBSE, ISC, state board (India)',
    also: ['cbse', 'isc', 'hsc', '12th', 'plus two', 'puc', 'intermediate', 'बारहवीं'],
  },
  {
    id: 'PK-HSSC',
    country: 'PK',
    name: 'HSSC, FSc, FA, ICS, Intermediate (Pakistan)',
    also: ['fsc', 'ics', 'icom', 'intermediate', 'انٹرمیڈیٹ'],
  },
  { id: 'NP-NEB', country: 'NP', name: 'NEB grade 12, +2 (Nepal)', also: ['plus two', 'hseb', 'slc', '१२ कक्षा'] },
  { id: 'LK-ALEVEL', country: 'LK', name: 'GCE A level (Sri Lanka)', also: ['advanced level', 'උසස් පෙළ'] },
  { id: 'BT-BHSEC', country: 'BT', name: 'BHSEC, class XII (Bhutan)', also: ['class 12'] },
  {
    id: 'MM-MATRIC',
    country: 'MM',
    name: 'Matriculation, grade 12 (Myanmar)',
    also: ['burma', 'matric', 'တက္ကသိုလ်ဝင်တန်း'],
  },
  { id: 'NG-WASSCE', country: 'NG', name: 'WASSCE, WAEC, SSCE (Nigeria)', also: ['waec', 'ssce', 'o level'] },
  { id: 'NG-NECO', country: 'NG', name: 'NECO SSCE (Nigeria)', also: ['neco', 'ssce'] },
  { id: 'GH-WASSCE', country: 'GH', name: 'WASSCE, SHS (Ghana)', also: ['waec', 'shs', 'sssce'] },
  { id: 'KE-KCSE', country: 'KE', name: 'KCSE (Kenya)', also: ['form four', 'knec'] },
  { id: 'UG-UACE', country: 'UG', name: 'UACE, A level (Uganda)', also: ['uneb', 'senior six'] },
  { id: 'TZ-ACSEE', country: 'TZ', name: 'ACSEE, form six (Tanzania)', also: ['necta', 'kidato cha sita'] },
  { id: 'ZM-ECZ', country: 'ZM', name: 'School Certificate, grade 12 (Zambia)', also: ['ecz', 'o level'] },
  { id: 'ZW-ALEVEL', country: 'ZW', name: 'ZIMSEC A level (Zimbabwe)', also: ['advanced level'] },
  {
    id: 'ET-EUEE',
    country: 'ET',
    name: 'School leaving and university entrance examination (Ethiopia)',
    also: ['esslce', 'eheece', 'grade 12', 'matric'],
  },
  {
    id: 'RW-ACE',
    country: 'RW',
    name: 'Advanced Certificate of Secondary Education (Rwanda)',
    also: ['senior six', 'a2'],
  },
  { id: 'CM-GCE', country: 'CM', name: 'GCE A level (Cameroon)', also: ['advanced level'] },
  { id: 'CM-BAC', country: 'CM', name: 'Baccalauréat (Cameroon)', also: ['bac'] },
  { id: 'SN-BAC', country: 'SN', name: 'Baccalauréat (Senegal)', also: ['bac'] },
  { id: 'CI-BAC', country: 'CI', name: 'Baccalauréat (Côte d’Ivoire)', also: ['bac', 'ivory coast'] },
  {
    id: 'EG-THANAWEYA',
    country: 'EG',
    name: 'Thanaweya Amma (Egypt)',
    also: ['thanawiya', 'الثانوية العامة', 'azhar'],
  },
  { id: 'SD-SSC', country: 'SD', name: 'Sudan School Certificate (Sudan)', also: ['الشهادة السودانية'] },
  { id: 'MA-BAC', country: 'MA', name: 'Baccalauréat (Morocco)', also: ['bac', 'البكالوريا'] },
  { id: 'DZ-BAC', country: 'DZ', name: 'Baccalauréat (Algeria)', also: ['bac', 'البكالوريا'] },
  { id: 'TN-BAC', country: 'TN', name: 'Baccalauréat (Tunisia)', also: ['bac', 'البكالوريا'] },
  { id: 'JO-TAWJIHI', country: 'JO', name: 'Tawjihi (Jordan, Palestine)', also: ['التوجيهي', 'tawjihiyah'] },
  {
    id: 'IQ-IDADIYA',
    country: 'IQ',
    name: 'Preparatory certificate, Idadiyah (Iraq)',
    also: ['baccalaureate', 'wizari', 'السادس الإعدادي', 'الإعدادية'],
  },
  {
    id: 'SY-BAC',
    country: 'SY',
    name: 'Baccalaureate, general secondary (Syria)',
    also: ['البكالوريا', 'الثانوية العامة'],
  },
  {
    id: 'YE-SECONDARY',
    country: 'YE',
    name: 'General secondary certificate (Yemen)',
    also: ['thanawiya', 'الثانوية العامة'],
  },
  { id: 'IR-DIPLOMA', country: 'IR', name: 'Diplom and pre-university (Iran)', also: ['konkur', 'دیپلم'] },
  { id: 'TR-LISE', country: 'TR', name: 'Lise diploması (Türkiye)', also: ['yks', 'lise'] },
  {
    id: 'UZ-ATTESTAT',
    country: 'UZ',
    name: 'Attestat, shahodatnoma (Uzbekistan)',
    also: ['аттестат', 'шаҳодатнома', 'lyceum', 'litsey'],
  },
  { id: 'KZ-ATTESTAT', country: 'KZ', name: 'Attestat (Kazakhstan)', also: ['аттестат', 'ent', 'unt', 'ұбт'] },
  {
    id: 'UA-ATESTAT',
    country: 'UA',
    name: 'Complete secondary education, atestat (Ukraine)',
    also: ['svidotstvo', 'nmt', 'zno', 'атестат', 'свідоцтво'],
  },
  {
    id: 'ID-SMA',
    country: 'ID',
    name: 'Ijazah SMA, SMK, MA (Indonesia)',
    also: ['sma', 'smu', 'smk', 'madrasah aliyah'],
  },
  {
    id: 'PH-SHS',
    country: 'PH',
    name: 'Senior High School diploma, K to 12 (Philippines)',
    also: ['grade 12', 'k-12', 'shs', 'stem strand', 'abm'],
  },
  {
    id: 'VN-THPT',
    country: 'VN',
    name: 'Tốt nghiệp THPT (Vietnam)',
    also: ['thpt', 'trung học phổ thông', 'high school diploma'],
  },
  { id: 'KH-BACII', country: 'KH', name: 'Bac II, grade 12 (Cambodia)', also: ['bacdoup', 'បាក់ឌុប'] },
  {
    id: 'CN-GAOKAO',
    country: 'CN',
    name: 'Gaozhong with gaokao (China)',
    also: ['高考', '高中', 'senior high school'],
  },
  {
    id: 'CO-BACHILLER',
    country: 'CO',
    name: 'Bachiller with Saber 11 (Colombia)',
    also: ['icfes', 'saber', 'bachillerato'],
  },
  { id: 'MX-BACHILLER', country: 'MX', name: 'Bachillerato, preparatoria (Mexico)', also: ['prepa'] },
  { id: 'PE-SECUNDARIA', country: 'PE', name: 'Educación secundaria (Peru)', also: ['secundaria completa'] },
  { id: 'BR-ENSINO', country: 'BR', name: 'Ensino Médio (Brazil)', also: ['enem', 'ensino medio'] },
  { id: 'AR-BACHILLER', country: 'AR', name: 'Bachiller (Argentina)', also: ['bachillerato', 'secundario'] },
  {
    id: 'GB-ALEVEL',
    country: null,
    name: 'A levels (Cambridge, Edexcel, AQA ...)',
    also: ['gce', 'caie', 'a-level', 'advanced level', 'british'],
  },
  { id: 'FR-BAC', country: null, name: 'Baccalauréat (France, French schools abroad)', also: ['bac', 'aefe'] },
  { id: 'IB', country: null, name: 'International Baccalaureate Diploma', also: ['ib', 'ibdp'] },
  { id: 'US-HSD', country: 'US', name: 'American high school diploma', also: ['ap', 'high school', 'american'] },
];
/** The 51st: a bachelor's of that country, 'BD-BACHELOR'. */
export function degreeQualification(country: string): string | null {
  return /^[A-Z]{2}$/.test(country) ? `${country}-BACHELOR` : null;
}

/** The name of a certificate; what it is called in the catalogue where it is none of ours. */
export function qualificationName(id: string): string {
  return schoolQualifications.find((one) => one.id === id)?.name ?? id;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** Those that a student may mean, the student's own country first. Nothing typed: all. */
export function searchQualifications(text: string, country: string): readonly Qualification[] {
  const words = plain(text).split(' ').filter(Boolean);
  const found = schoolQualifications.filter((one) => {
    const all = plain([one.id, one.name, ...one.also].join(' '));
    return words.every((word) => all.includes(word));
  });
  // those of no country before those of another one
  const nearness = (one: Qualification) => (one.country === country ? 2 : one.country === null ? 1 : 0);
  return found.toSorted((a, b) => nearness(b) - nearness(a));
}

/** Curricula of the education form that name a certificate by themselves, with the country of the school. */
const ofCurriculum: Readonly<Record<string, SchoolQualificationId>> = {
  'International Baccalaureate (IB)': 'IB',
  'A-Levels': 'GB-ALEVEL',
  'American High School': 'US-HSD',
  'Indian CBSE': 'IN-XII',
  'Indian ICSE': 'IN-XII',
  'Bangladesh SSC and HSC': 'BD-HSC',
  'Pakistan Matric and Intermediate': 'PK-HSSC',
  'Nepal SEE and NEB': 'NP-NEB',
  'Kenya KCSE': 'KE-KCSE',
  'French Baccalauréat': 'FR-BAC',
};

/** What an older record says without having been asked; null where it says nothing. */
export function qualificationOfCurriculum(curriculum: string, country: string): SchoolQualificationId | null {
  if (curriculum === 'WAEC (WASSCE)') return country === 'GH' ? 'GH-WASSCE' : country === 'NG' ? 'NG-WASSCE' : null;
  return ofCurriculum[curriculum] ?? null;
}
