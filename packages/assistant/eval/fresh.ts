// A last set, measured once and never learned from: what its figures say is what to expect of questions from others. Who
// changes a rule because of one of these writes another one in its place.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const freshQuestions: readonly StudentQuestion[] = [
  ...of('en', [
    ['hlo sir how many days before i need show money for canada visa', 'visa:CA:funds-rule|visa:CA:proof_of_funds'],
    ['what is the stay back period in new zealand', 'visa:NZ:post_study_stay'],
    ['ami netherlands jabo, visa khoroch koto', 'visa:NL:visa_fee'],
    ['japan e part time kaj korte permission lage?', 'visa:JP:work_hours'],
    ['malaysia ka student visa kitne din me aata hai', 'visa:MY:processing_time'],
    ['singapore ke liye kon kon se kagaz lagenge', 'visa:SG:papers'],
    ['is sponsorship letter from uncle ok for uk', 'refusal:funds-origin|visa-paper:funds|visa:GB:funds-rule'],
    ['pls what is the meaning of SEVIS and how much', 'visa-paper:sevis|visa:US:other_fee:sevis-i-901'],
    ['how much can i earn part time in ireland hours allowed', 'visa:IE:work_hours'],
    ['det score validity', 'test:duolingo:valid'],
    ['full marks of toefl new pattern', 'test:toefl-6|test:toefl-bands'],
    ['can i write more than 650 words in common app', 'guide:common-app|help:limit'],
    ['when do uk universities give cas letter', 'guide:cas-when|visa-paper:cas'],
    ['application fee is too much for my family any way to not pay', 'guide:fee-waivers'],
    ['i want to make copy of all my files from lantern', 'help:take-along'],
    ['my internet is slow will the upload break', 'help:papers|help:offline'],
    ['two people use same laptop at home, is my data safe', 'help:shared-device|help:who-sees'],
    ['where can i see what papers my visa needs', 'help:document-checklist|help:visa-plan'],
    ['who will write my recommendation', 'guide:recommendations'],
    ['us visa interview practise', 'help:mock-interview|guide:visa-interview'],
    ['police emergency number france', 'arrival:FR:emergency'],
    ['how to open account in bank after reaching australia', 'arrival:AU:bank'],
    ['does uk need biometrics and tb both?', 'visa-paper:biometrics', 'visa:GB:visa_rule:tb-test|visa-paper:tb'],
    ['fees for italy visa and residence permit', 'visa:IT:visa_fee', 'visa:IT:other_fee:residence-permit'],
  ]),
  ...of('bn', [
    ['সুইডেনে কি পড়ার পাশাপাশি কাজ করতে পারব', 'visa:SE:work_rule'],
    ['আমার ইমেইল বদলাতে চাই', 'help:change-email'],
    ['জাপানের ভিসার জন্য কত টাকা দেখাতে হয়', 'visa:JP:proof_of_funds|visa:JP:funds-rule'],
  ]),
  ...of('ar', [
    ['كم ساعة يحق لي العمل في ايرلندا', 'visa:IE:work_hours'],
    ['ما المستندات المطلوبة لفيزا الدراسة في هولندا', 'visa:NL:papers'],
    ['كيف أرجع مقالي بعد الحذف', 'help:deleted'],
  ]),
];

export const freshUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  ...[
    'which ielts coaching centre is good in chittagong',
    'how do i become a pilot',
    'mera result kab aayega',
    'is my sop good',
    'what is the rent in munich',
    'who invented lantern',
    'student visa south korea fee',
    'how much gold can i carry',
  ].map((question) => ({ question, language: 'en' as const })),
  { question: 'আজ কী বার', language: 'bn' },
  { question: 'كم عمرك', language: 'ar' },
];
