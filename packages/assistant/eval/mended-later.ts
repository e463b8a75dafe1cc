// Sixty questions as students of ten countries type them: read answer by answer, and mended for. What their figures say is
// what was learned; `measured-later.ts` says what to expect.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const mendedQuestions: readonly StudentQuestion[] = [
  ...of('en', [
    // nothing answered it when it was written
    ['hi can u plz tell me backlogs kitne allowed hai in ireland', 'guide:low-grades'],
    // Bangladesh
    ['assalamu alaikum vai canada jaite koto taka bank e dekhano lage', 'visa:CA:proof_of_funds|visa:CA:funds-rule'],
    ['chevening scholarship bangladesh', 'scholarship:chevening'],
    ['erasmus mundus e ki ielts lage, r koyta program e apply kora jay', 'scholarship:erasmus-mundus'],
    ['malaysia te student visa fee koto r koto din lage', 'visa:MY:visa_fee', 'visa:MY:processing_time'],
    ['ami jodi phone change kori amar lekha gulo ki thakbe', 'help:new-phone|help:two-devices'],
    ['us visa interview er date kivabe nibo', 'visa-paper:interview|visa:US:steps'],
    ['bank statement kar nam e hote hobe, baba naki amar', 'refusal:funds-origin|visa-paper:funds'],
    ['fulbright for bangladesh masters deadline', 'scholarship:fulbright-bangladesh'],
    // Nepal
    ['nepal bata usa jana kun exam dinu parcha sat ki ielts', 'guide:sat-need|test:ielts'],
    ['stipendium hungaricum nepal quota xa?', 'scholarship:stipendium'],
    ['fulbright nepal kasari apply garne', 'scholarship:fulbright'],
    ['ma nepali ho, uk visa ko lagi tb test garnu parchha?', 'visa:GB:visa_rule:tb-test|visa-paper:tb'],
    ['australia ko gs statement ma k lekhne', 'visa-paper:genuine-student|visa:AU:visa_rule:genuine-student'],
    // India
    ['mai india se hu germany ke liye aps kaise banega', 'visa-paper:aps|visa:DE:visa_rule:aps'],
    ['bhai ielts me kitna band chahiye uk student visa ke liye', 'guide:uk-english'],
    ['is 60% enough for ms in germany how to convert', 'guide:german-grade'],
    ['tata scholarship for cornell ?? or jn tata loan wala', 'scholarship:jn-tata'],
    [
      'kitne paise lagenge us student visa me total sevis + visa',
      'visa:US:visa_fee',
      'visa:US:other_fee:sevis-i-901|visa-paper:sevis',
    ],
    ['pte vs ielts kaunsa easy hai', 'guide:ielts-or-toefl'],
    ['opt ke baad kitne saal reh sakte hain usa me stem', 'visa:US:post_study_stay'],
    // Pakistan
    ['pakistan se china csc scholarship ka age limit kya hai', 'scholarship:chinese-government'],
    [
      'mere abbu ka account hai paisa unka, uk visa ke liye chalega?',
      'refusal:funds-origin|visa-paper:funds|visa:GB:funds-rule',
    ],
    ['italy dsu scholarship kaise milti hai', 'scholarship:dsu|scholarship:edisu|scholarship:er-go|scholarship:disco'],
    ['meri english medium ki degree hai ielts lazmi hai kya', 'guide:english-waiver'],
    ['canada biometric kahan dena hota hai', 'visa-paper:biometrics'],
    // Nigeria
    ['how much be uk student visa fee and ihs', 'visa:GB:visa_fee', 'visa:GB:health_surcharge'],
    ['i be nigerian, can i get chevening without work experience', 'scholarship:chevening'],
    ['how many days must money stay for my account before i apply uk visa', 'visa:GB:funds-rule|refusal:funds-recent'],
    ['WAEC result fit replace ielts?', 'guide:english-waiver'],
    ['can i use my uncle account as sponsor for canada', 'refusal:funds-origin|visa-paper:funds|visa:CA:funds-rule'],
    ['scholarships for nigerians to study masters fully funded', 'help:scholarships'],
    // Kenya, Ghana
    ['sasa nataka kuomba scholarship ya germany daad', 'scholarship:daad'],
    ['pal letter canada what is that one', 'visa-paper:pal|visa:CA:visa_rule:pal'],
    ['kenyan student need visa for ireland?', 'visa:IE:visa_rule:without-a-visa'],
    ['my network is bad, does the essay save by itself', 'help:offline'],
    ['my mentor dont answer me how i speak to real person', 'help:contact'],
    ['what if i got conditional offer what it means', 'guide:offer-kinds'],
    // Ethiopia, Egypt
    ['how can i get application fee free for us universites from ethiopia', 'guide:fee-waivers'],
    ['i dont have idea what i write in my personal essay', 'help:brainstorm'],
    ['mext scholarship from egypt undergraduate or research which', 'scholarship:mext'],
    [
      'where i get student card for bus in netherland',
      'arrival:NL:transport|settlement:travel-card|settlement:card-passes',
    ],
    // Vietnam, Indonesia
    ['how long does toefl score be expired', 'test:toefl-6:valid'],
    ['new toefl 1-6 what is equal to 90 of old', 'test:toefl-bands'],
    ['singapore student pass fee and working hour', 'visa:SG:visa_fee', 'visa:SG:work_hours'],
    ['teacher recommend letter how many need for usa', 'guide:recommendations'],
    ['moe tuition grant must work in singapore 3 years?', 'scholarship:moe-tuition'],
    // Colombia, the Philippines
    ['early decision can i apply two university', 'guide:early-decision'],
    ['ang visa ko sa uk na deny, can i apply again? must i say it', 'refusal:form-honest'],
    ['how many activities I can put and does caring for siblings count', 'guide:common-app', 'help:activities'],
    ['bhaiya mera result kharab aaya kya karu', 'guide:low-grades'],
  ]),
  ...of('bn', [
    [
      'ভাই জার্মানিতে পড়তে ব্লকড অ্যাকাউন্টে কত টাকা রাখতে হয়?',
      'visa:DE:proof_of_funds|visa:DE:funds-rule|visa-paper:blocked-account',
    ],
    ['ডুওলিঙ্গো স্কোর কত বছর থাকে', 'test:duolingo:valid'],
    ['ইন্টারভিউ প্র্যাকটিস কোথায় করব', 'help:mock-interview'],
    ['যুক্তরাজ্যে স্ত্রীকে নিয়ে যাওয়া যাবে কি', 'visa:GB:visa_rule:family'],
    ['পাসওয়ার্ড মনে নাই, ঢুকতে পারতেছি না', 'help:password'],
  ]),
  ...of('ar', [
    ['بدي اعرف كم رسوم فيزا هولندا وكم بتاخد وقت', 'visa:NL:visa_fee', 'visa:NL:processing_time'],
    ['انا من مصر هل احتاج فيزا لماليزيا ايش الاوراق', 'visa:MY:papers'],
    ['مين يقدر يقرا اللي بكتبه', 'help:who-sees'],
    ['ازاي اكتب مقال الكومن اب وكم كلمة', 'guide:common-app'],
    ['منحة الحكومة التركية للعرب', 'scholarship:turkiye'],
  ]),
];

export const mendedUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  ...[
    'which agent is trusted in dhaka for uk',
    'poland student visa cost',
    'how can i earn online while studying',
    'is ireland safe for girls',
    'jamb cut off for unilag',
    'my ex is blocking my application what to do',
    'what is best laptop for ms student',
    'tuition fee of university of toronto computer science',
    'pr kaise milega canada me',
    'i want cheap flight to frankfurt',
  ].map((question) => ({ question, language: 'en' as const })),
  { question: 'ঢাকায় আইইএলটিএস কোচিং কোনটা ভালো', language: 'bn' },
  { question: 'متى يفتح السفارة الالمانية في الخرطوم', language: 'ar' },
  { question: 'كم سعر الغرفة في برلين', language: 'ar' },
];
