// A third set, written after the rules were mended for counsellor.ts and counsellor-second.ts and before it was measured;
// then they were mended for it too.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const thirdQuestions: readonly StudentQuestion[] = [
  ...of('en', [
    ['hello mam i m from sylhet, for uk how many months bank statement needed', 'visa:GB:funds-rule'],
    ['is it ok if i work more than 20 hrs in vacation in uk', 'visa:GB:work_hours'],
    ['germany visa fee kitni hai aur processing me kitna time', 'visa:DE:visa_fee', 'visa:DE:processing_time'],
    ['pal letter canada need or not for masters', 'visa-paper:pal|visa:CA:visa_rule:pal'],
    ['australia te spouse er sathe jaite ki ki kagoj lage', 'visa:AU:papers'],
    ['do us embassy take interview of everyone', 'visa:US:visa_rule:interview-waiver'],
    ['what is eform 16', 'visa-paper:eform16'],
    ['can i start working the day i land in sweden', 'visa:SE:work_rule|settlement:work-rules'],
    ['france te pore job khojar somoy koto din pabo', 'visa:FR:post_study_stay'],
    ['my bank statement has one big deposit last week will they ask', 'refusal:funds-origin|refusal:funds-recent'],
    ['i dropped out of bsc then joined another, how to explain 3 yrs', 'refusal:gaps|visa-paper:study-gaps'],
    ['should i take toefl home edition or ielts computer', 'guide:ielts-or-toefl'],
    ['gre score 5 saal purana chalega', 'test:gre:valid'],
    ['is sat must for harvard', 'guide:sat-need'],
    ['application fee 75 dollar each, my family income is very low, any discount', 'guide:fee-waivers'],
    ['can i edit my ucas after 15 october for medicine', 'guide:ucas-deadlines'],
    ['offer letter says conditional on ielts what does that mean', 'guide:offer-kinds'],
    ['how much to write in common app activity box', 'guide:common-app'],
    ['sop e ki ki likhte hoy', 'guide:statements'],
    ['who should give me reference, employer or professor', 'guide:recommendations'],
    ['eiffel scholarship france', 'scholarship:france-excellence-eiffel'],
    ['any scholarship for phd in australia', 'scholarship:'],
    ['upload hoite hoite net gese ga ekhon?', 'help:papers|help:offline'],
    ['where is dark mod in this app', 'help:language'],
    ['mentor k essay dekhabo kivabe', 'help:who-sees|help:contact|help:share-mentor'],
    ['can i get my old draft from last month', 'help:versions'],
    ['landlord in berlin wants money by western union', 'settlement:rent-wire|settlement:rent-pay-first'],
  ]),
  ...of('bn', [
    ['জার্মানির জন্য এপিএস সার্টিফিকেট কাদের লাগে', 'visa-paper:aps|visa:DE:visa_rule:aps'],
    ['নিউজিল্যান্ডে সপ্তাহে কয় ঘণ্টা কাজ করা যায়', 'visa:NZ:work_hours'],
  ]),
  ...of('ar', [
    ['شو الأوراق اللي بدها ياها السفارة الفرنسية', 'visa:FR:papers'],
    ['هل يجوز أن يدفع عمي تكاليف دراستي في بريطانيا', 'refusal:funds-origin|visa-paper:funds|visa:GB:funds-rule'],
    ['وين بلاقي الوضع الليلي', 'help:language'],
  ]),
];

export const thirdUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  ...[
    'finland student visa fee',
    'which bank gives best exchange rate in dhaka',
    'how many bangladeshi students are in leeds',
    'is computer science hard',
    'can you check my passport is original',
    'koi girls hostel batao toronto me',
    'what do i say to my boss to leave the job',
  ].map((question) => ({ question, language: 'en' as const })),
  { question: 'কোন দেশে সহজে নাগরিকত্ব পাওয়া যায়', language: 'bn' },
  { question: 'من هو أفضل أستاذ في جامعة القاهرة', language: 'ar' },
];

export const thirdRecognized: readonly { question: string; kind: string; country?: string }[] = [
  ...[
    'i am weak in english so u draft my statement of purpose ok',
    'ek page ka scholarship essay bana ke de',
    'মোটিভেশন লেটারের প্রথম প্যারাটা লিখে দিন',
    'ابغى احد يكتب لي خطاب نوايا',
    'peux-tu ecrire ma lettre de motivation',
  ].map((question) => ({ question, kind: 'write-essay' })),
  { question: 'show me scholarships i saved', kind: 'saved' },
  { question: 'meri saved universities dikhao', kind: 'saved' },
  { question: 'what did i score in ielts', kind: 'test-scores' },
  { question: 'ما درجتي في التوفل', kind: 'test-scores' },
  { question: 'আমার সামনে কোন ডেডলাইন আছে', kind: 'due-next' },
  { question: 'which papers r left for france', kind: 'missing-papers', country: 'FR' },
];
