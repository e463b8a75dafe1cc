// Where the students of the demo school apply, and how far each application is.
import type { ApplicationStage, DecisionResult } from '@lantern/contract/applications';

export type DemoApplication = {
  student: string;
  /** looked up in the catalogue */
  university: string;
  program: string;
  stage: ApplicationStage;
  /** days from today; negative is past */
  deadline: number;
  zone: string;
  submitted?: number;
  decision?: { result: DecisionResult; ago: number };
  /** of the offer, in whole units of its currency */
  offer?: { currency: string; tuition: number; scholarship: number | null };
  deposit?: { amount: number; due: number; paid: boolean };
  fee?: { amount: number; currency: string; state: 'due' | 'paid' | 'waived' };
  notes?: string;
  essay?: string;
};

export const demoApplications: readonly DemoApplication[] = [
  {
    ...{
      student: 'nadia',
      university: 'University of Waterloo',
      program: 'Civil Engineering (BASc)',
      stage: 'preparing',
    },
    ...{
      deadline: 19,
      zone: 'America/Toronto',
      fee: { amount: 160, currency: 'CAD', state: 'due' },
      essay: 'Nine taka',
    },
    notes: 'The admission information form asks for activities with hours. Print them before.',
  },
  {
    ...{
      student: 'nadia',
      university: 'University of Toronto',
      program: 'Environmental Engineering',
      stage: 'submitted',
    },
    ...{ deadline: -6, zone: 'America/Toronto', submitted: 9, fee: { amount: 180, currency: 'CAD', state: 'paid' } },
    ...{ notes: 'Reference on the receipt.', essay: 'Nine taka' },
  },
  {
    ...{
      student: 'nadia',
      university: 'University of Leeds',
      program: 'BEng Civil and Structural Engineering',
      stage: 'deposit',
    },
    ...{ deadline: -40, zone: 'Europe/London', submitted: 55, decision: { result: 'conditional', ago: 12 } },
    offer: { currency: 'GBP', tuition: 28_250, scholarship: 6000 },
    deposit: { amount: 1000, due: 26, paid: false },
    notes: 'Condition: IELTS 6.5 overall, 6.0 in each part. I have it.',
  },
  {
    ...{
      student: 'nadia',
      university: 'McMaster University',
      program: 'Engineering I',
      stage: 'considering',
      deadline: 48,
      zone: 'America/Toronto',
    },
  },
  {
    ...{
      student: 'nadia',
      university: 'University of British Columbia',
      program: 'Bachelor of Applied Science',
      stage: 'decision',
      deadline: -30,
      zone: 'America/Vancouver',
      submitted: 41,
      decision: { result: 'waitlist', ago: 3 },
    },
  },
  {
    ...{
      student: 'arjun',
      university: 'University of Michigan',
      program: 'Physics (BS)',
      stage: 'submitted',
      deadline: -20,
      zone: 'America/Detroit',
      submitted: 24,
      fee: { amount: 75, currency: 'USD', state: 'waived' },
      essay: 'A number for a star',
    },
  },
  {
    ...{
      student: 'arjun',
      university: 'Ohio State University',
      program: 'Astronomy and Astrophysics',
      stage: 'preparing',
      deadline: 33,
      zone: 'America/New_York',
      fee: { amount: 60, currency: 'USD', state: 'due' },
    },
  },
  {
    ...{
      student: 'arjun',
      university: 'Princeton University',
      program: 'Astrophysical Sciences',
      stage: 'decision',
      deadline: -60,
      zone: 'America/New_York',
      submitted: 62,
      decision: { result: 'rejected', ago: 5 },
    },
  },
  {
    ...{
      student: 'hamza',
      university: 'University of Leicester',
      program: 'BSc Accounting and Finance',
      stage: 'deposit',
      deadline: -50,
      zone: 'Europe/London',
      submitted: 58,
      decision: { result: 'admitted', ago: 20 },
      offer: { currency: 'GBP', tuition: 19_900, scholarship: 3000 },
      deposit: { amount: 2000, due: 9, paid: true },
      essay: 'Write it down',
    },
  },
  {
    ...{
      student: 'hamza',
      university: 'University of Bradford',
      program: 'BSc Business and Management',
      stage: 'decision',
      deadline: -50,
      zone: 'Europe/London',
      submitted: 57,
      decision: { result: 'admitted', ago: 31 },
    },
  },
  {
    ...{
      student: 'meera',
      university: 'Wageningen University & Research',
      program: 'MSc Food Quality Management',
      stage: 'preparing',
      deadline: 12,
      zone: 'Europe/Amsterdam',
      fee: { amount: 100, currency: 'EUR', state: 'due' },
      essay: 'Storing onions',
    },
  },
  {
    ...{
      student: 'tanvir',
      university: 'Technical University of Munich',
      program: 'MSc Informatics',
      stage: 'preparing',
      deadline: 5,
      zone: 'Europe/Berlin',
    },
  },
  {
    ...{
      student: 'tanvir',
      university: 'RWTH Aachen University',
      program: 'MSc Software Systems Engineering',
      stage: 'considering',
      deadline: 90,
      zone: 'Europe/Berlin',
    },
  },
  {
    ...{
      student: 'zainab',
      university: 'University of Glasgow',
      program: 'Master of Public Health',
      stage: 'decision',
      deadline: -15,
      zone: 'Europe/London',
      submitted: 30,
      decision: { result: 'admitted', ago: 2 },
      offer: { currency: 'GBP', tuition: 29_100, scholarship: null },
    },
  },
  {
    ...{
      student: 'wanjiru',
      university: 'Yale University',
      program: 'Mathematics',
      stage: 'preparing',
      deadline: 36,
      zone: 'America/New_York',
      fee: { amount: 80, currency: 'USD', state: 'waived' },
      essay: 'Sevens and ones',
    },
  },
  {
    ...{
      student: 'chidi',
      university: 'University of Houston',
      program: 'Electrical Engineering',
      stage: 'preparing',
      deadline: 64,
      zone: 'America/Chicago',
    },
  },
  {
    ...{
      student: 'kwame',
      university: 'Carleton University',
      program: 'Bachelor of Architectural Studies',
      stage: 'considering',
      deadline: 75,
      zone: 'America/Toronto',
    },
  },
  {
    ...{
      student: 'suharyanto',
      university: 'Utrecht University',
      program: 'MSc Earth Surface and Water',
      stage: 'submitted',
      deadline: -3,
      zone: 'Europe/Amsterdam',
      submitted: 4,
      fee: { amount: 100, currency: 'EUR', state: 'paid' },
    },
  },
  {
    ...{
      student: 'hana',
      university: 'Korea Advanced Institute of Science and Technology',
      program: 'School of Computing',
      stage: 'preparing',
      deadline: 27,
      zone: 'Asia/Seoul',
    },
  },
  {
    ...{
      student: 'youssef',
      university: 'Technical University of Berlin',
      program: 'Maschinenbau (BSc)',
      stage: 'considering',
      deadline: 120,
      zone: 'Europe/Berlin',
    },
  },
  {
    ...{
      student: 'linh',
      university: 'Sorbonne University',
      program: 'Licence Lettres',
      stage: 'considering',
      deadline: 58,
      zone: 'Europe/Paris',
    },
  },
  {
    ...{
      student: 'pasang',
      university: 'University of Oslo',
      program: 'Geosciences',
      stage: 'considering',
      deadline: 60,
      zone: 'Europe/Oslo',
    },
  },
  {
    ...{
      student: 'dilnoza',
      university: 'University of Szeged',
      program: 'History (BA)',
      stage: 'submitted',
      deadline: 1,
      zone: 'Europe/Budapest',
      submitted: 1,
    },
  },
];

export const demoScholarships = [
  {
    student: 'nadia',
    id: 'lester-b-pearson-international-scholarship',
    state: 'saved',
    deadline: 38,
    note: 'My college must name me first: ask the principal.',
  },
  {
    student: 'nadia',
    id: 'karen-mckellin-international-leader-of-tomorrow-award',
    state: 'applied',
    deadline: null,
    note: '',
  },
  { student: 'zainab', id: 'chevening-scholarship', state: 'applied', deadline: null, note: 'Interview in spring.' },
  { student: 'zainab', id: 'commonwealth-shared-scholarships', state: 'saved', deadline: 18, note: '' },
  { student: 'meera', id: 'orange-tulip-scholarship', state: 'saved', deadline: 66, note: '' },
  {
    student: 'tanvir',
    id: 'daad-study-scholarships-master-s-all-disciplines',
    state: 'saved',
    deadline: null,
    note: 'Read the page again in spring.',
  },
  { student: 'ayesha', id: 'turkiye-scholarships-turkiye-burslar', state: 'saved', deadline: 80, note: '' },
  { student: 'dilnoza', id: 'stipendium-hungaricum', state: 'applied', deadline: null, note: '' },
  { student: 'hana', id: 'global-korea-scholarship-undergraduate-gks-u', state: 'saved', deadline: null, note: '' },
] as const;

export const demoRecommenders = [
  {
    student: 'nadia',
    name: 'Rahima Begum',
    relation: 'my physics teacher for two years',
    state: 'received',
    waived: true,
  },
  { student: 'nadia', name: 'Md. Selim Reza', relation: 'head of the college library', state: 'opened', waived: true },
  { student: 'nadia', name: 'Dr Kamrun Nahar', relation: 'chemistry, class 11', state: 'declined', waived: false },
  { student: 'arjun', name: 'Lakshmi Narayanan', relation: 'my mathematics teacher', state: 'asked', waived: true },
  { student: 'hamza', name: 'Prof. Tariq Mehmood', relation: 'statistics', state: 'received', waived: false },
  { student: 'meera', name: 'Dr Sunita Pawar', relation: 'supervisor of my trial', state: 'reminded', waived: true },
  { student: 'wanjiru', name: 'Sister Mary Njeri', relation: 'deputy principal', state: 'withdrawn', waived: true },
] as const;
