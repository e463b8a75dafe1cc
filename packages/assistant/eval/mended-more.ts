// Forty more, about what the first sixty leave out; mended for in the same way.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const moreQuestions: readonly StudentQuestion[] = [
  ...of('en', [
    ['sim card kothay pabo london e', 'arrival:GB:phone|settlement:local-sim|settlement:card-sim'],
    ['do i have to register with police after reaching italy', 'arrival:IT:register|visa:IT:visa_rule:registration'],
    ['which number i call if accident in malaysia', 'arrival:MY:emergency'],
    ['room owner says pay by western union before, is it safe', 'settlement:rent-wire|settlement:rent-pay-first'],
    ['my bank balance was only 5 days old when applied, problem??', 'refusal:funds-recent'],
    ['father sold land, how to show that big deposit', 'refusal:funds-origin'],
    ['changing from bba to data science masters will embassy ask why', 'refusal:course-fit'],
    ['ties to home country what to say', 'refusal:ties'],
    ['bhai gap certificate lagega kya 2 saal gap hai', 'refusal:gaps|visa-paper:study-gaps'],
    ['difference of coe and offer letter australia', 'visa-paper:coe', 'visa-paper:offer|guide:offer-kinds'],
    ['oshc ki jinish', 'visa-paper:oshc'],
    ['ds160 confirmation page lost what is it for', 'visa-paper:ds160'],
    [
      'do i need police clearance for ireland / new zealand visa',
      'visa-paper:police|visa:NZ:visa_rule:medical-and-police|visa:IE:papers',
    ],
    ['sop word limit by lantern, what if I go over', 'help:limit'],
    ['can my mother see my account', 'help:who-sees'],
    ['how i give my marksheet / cgpa in here', 'help:school'],
    ['lantern te ki taka lage', 'help:cost'],
    ['where bengali language option', 'help:language'],
    ['does this app remind before passport expire', 'help:expiry'],
    ['my internet went off when writing, did i lose essay', 'help:offline'],
    ['how get back yesterday version of sop', 'help:versions'],
    ['save essay as pdf for printing', 'help:essay-download'],
    ['is lantern heavy on data pack', 'help:data-use'],
    ['what marks gre out of', 'test:gre'],
    ['pte score expire in how many yrs', 'test:pte:valid'],
    ['sat max score', 'test:sat'],
    ['gmat ka score kitne saal chalta hai', 'test:gmat-focus:valid'],
    ['canada pgwp kitne saal ka milta hai', 'visa:CA:post_study_stay'],
    ['france e kaj kora jay student der? koto ghonta', 'visa:FR:work_rule'],
    ['atas certificate who need it', 'visa-paper:atas|visa:GB:visa_rule:atas'],
    ['wat papers for japan student visa, and how long', 'visa:JP:papers', 'visa:JP:processing_time'],
    ['clarendon or rhodes which cover more', 'scholarship:clarendon', 'scholarship:rhodes'],
    ['swedish institute scholarship for kenyans', 'scholarship:swedish-institute'],
    ['gates cambridge eligible pakistani?', 'scholarship:gates-cambridge'],
    ['loan without collateral prodigy or mpower', 'loan:'],
    ['what documents bank want for education loan', 'loan:papers'],
    // nothing answered these two until guides were written for them
    ['i am feeling homesick what to do', 'guide:homesick'],
    ['is my university fake or real', 'guide:accredited'],
  ]),
  ...of('bn', [
    ['মেন্টর কি আমার সব কাগজ দেখতে পারেন', 'help:who-sees'],
    ['নিউজিল্যান্ডে পড়া শেষে কত দিন থাকা যায়', 'visa:NZ:post_study_stay'],
  ]),
  ...of('ar', [
    ['شو يعني رسالة قبول مشروطة', 'guide:offer-kinds'],
    ['هل اقدر اشتغل وانا ادرس في هولندا وكم ساعة', 'visa:NL:work_hours'],
  ]),
];

export const moreUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  ...[
    'best dosa place in london',
    'belgium visa fee for students',
    'how to become rich after studies',
    'can you call the university for me',
    'what time is it in canada now',
    'is it true uk will close student visa',
    'who won the match yesterday',
    'my neighbour son got full scholarship how',
  ].map((question) => ({ question, language: 'en' as const })),
];
