// Sixty questions as students of ten countries type them, written last, answered once, and never learned from: docs/assistant.md
// tells what came of it, which is what to expect of questions from others. Who changes a rule because of one of these writes
// another one in its place.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const measuredQuestions: readonly StudentQuestion[] = [
  ...of('en', [
    // Bangladesh
    ['vai usa visa fee ekhon koto $', 'visa:US:visa_fee'],
    ['canada te pora sesh kore koto bochor thakte parbo', 'visa:CA:post_study_stay'],
    ['uk visa er jonno tb test kothay korabo', 'visa:GB:visa_rule:tb-test|visa-paper:tb'],
    ['common app er essay koto shobder moddhe likhte hoy', 'guide:common-app'],
    ['amar account er password vule gesi plz help', 'help:password'],
    ['sponsor jodi mama hoy tahole ki problem hobe visa te', 'refusal:funds-origin|visa-paper:funds'],
    ['ireland e kaj koto ghonta ar visa hoite koto din', 'visa:IE:work_hours', 'visa:IE:processing_time'],
    // Nepal
    ['france ko student visa ko lagi k k document chahinchha', 'visa:FR:papers'],
    ['australia awards scholarship nepal le pauchha?', 'scholarship:australia-awards'],
    ['ielts kati band chahinchha uk ko lagi', 'guide:uk-english'],
    ['i have gap of 2 year after +2 will it be problem in visa', 'refusal:gaps|visa-paper:study-gaps'],
    ['new zealand ma padhda kati ghanta kaam garna painchha', 'visa:NZ:work_hours'],
    // India
    ['sevis fees kab bharna hai visa interview se pehle?', 'visa-paper:sevis|visa:US:other_fee:sevis-i-901'],
    [
      'can anyone tell me what is aps and is it compulsary for indians in germany',
      'visa-paper:aps|visa:DE:visa_rule:aps',
    ],
    ['bhai sop aur personal statement me kya farak hai', 'guide:statements'],
    ['canada ka visa kitne din me aa jata hai aajkal', 'visa:CA:processing_time'],
    ['is gre mandatory for ms in us?? and ielts or toefl which is better', 'guide:gre-need', 'guide:ielts-or-toefl'],
    ['singapore ma fees for visa n how long it takes', 'visa:SG:visa_fee', 'visa:SG:processing_time'],
    ['mera naam passport aur marksheet me alag alag hai kya karu', 'refusal:papers-agree'],
    [
      'commonwealth scholarship ka eligibility kya hai phd ke liye',
      'scholarship:commonwealth-phd|scholarship:commonwealth',
    ],
    // Pakistan
    ['uk ka visa lagne me kitna time lagta hai lahore se', 'visa:GB:processing_time'],
    ['turkey burslari last date aur kya kya milta hai', 'scholarship:turkiye'],
    [
      'germany me blocked account ki raqam kitni hai',
      'visa:DE:proof_of_funds|visa:DE:funds-rule|visa-paper:blocked-account',
    ],
    ['stipendium hungaricum me pakistani apply kar sakte hain', 'scholarship:stipendium'],
    // Nigeria
    ['good morning please what documents are needed for Canada study permit from Nigeria', 'visa:CA:papers'],
    ['how much is the new UK health surcharge for student', 'visa:GB:health_surcharge'],
    ['my uncle wan sponsor me, wetin embassy go ask am', 'refusal:funds-origin|visa-paper:funds'],
    ['can i work 40 hours per week in uk as student', 'visa:GB:work_hours'],
    ['i got refused for canada before, should i put am for uk form', 'refusal:form-honest'],
    ['chevening pays for what things', 'scholarship:chevening'],
    // Kenya, Ghana
    ['how do I ask my lecturer for a recommendation letter', 'guide:recommendations'],
    ['emergency number sweden', 'arrival:SE:emergency'],
    ['what is attestation letter (PAL) and who gives it', 'visa-paper:pal|visa:CA:visa_rule:pal'],
    ['how long is toefl valid kindly', 'test:toefl-6:valid'],
    ['rhodes scholarship for kenya how many years', 'scholarship:rhodes'],
    ['if I log in at cyber cafe will others see my essays', 'help:shared-device'],
    // Ethiopia, Egypt, Syria, in English
    ['i want to know how to open bank account in germany after i arrive', 'arrival:DE:bank'],
    ['university want cas deposit when they will send cas', 'guide:cas-when|visa-paper:cas'],
    ['can application fee be waved for poor student in usa', 'guide:fee-waivers'],
    ['how to convert egyptian gpa to german grade', 'guide:german-grade'],
    ['can i give all my data out of lantern and delete account', 'help:take-along'],
    // Vietnam, Indonesia
    ['duolingo english test score valid how long time', 'test:duolingo:valid'],
    ['what is difference ED and EA deadline', 'guide:early-decision'],
    ['how i practice visa interview in this web', 'help:mock-interview'],
    ['mext undergraduate scholarship japan for indonesian', 'scholarship:mext'],
    ['netherlands student can bring how many work hours', 'visa:NL:work_hours'],
    // Colombia, the Philippines
    ['scholarship for master in spain fundacion carolina', 'scholarship:fundacion-carolina'],
    ['po pwede po ba isend ang documents ko sa mentor', 'help:sharing-papers'],
    ['the essay give me 5.4 points why', 'help:evaluation'],
    [
      'need I translate my birth certificate or diploma for italy',
      'visa-paper:transcripts|visa:IT:papers|visa-paper:value-declaration',
    ],
  ]),
  ...of('bn', [
    ['অস্ট্রেলিয়ায় সপ্তাহে কত ঘণ্টা কাজ করা যায়', 'visa:AU:work_hours'],
    ['ইউকেতে পড়া শেষ করে কত বছর থাকা যাবে', 'visa:GB:post_study_stay'],
    ['আমার ভিসা একবার রিজেক্ট হয়েছে, এবার কি লিখতে হবে?', 'refusal:form-honest'],
    ['রেকমেন্ডেশন লেটার কার কাছ থেকে নেব', 'guide:recommendations'],
    ['ফুলব্রাইট বৃত্তি কী কী খরচ দেয়', 'scholarship:fulbright'],
  ]),
  ...of('ar', [
    ['كم لازم يكون في حسابي لفيزا كندا', 'visa:CA:proof_of_funds|visa:CA:funds-rule'],
    ['شو الاوراق المطلوبة لفيزا فرنسا للطلاب', 'visa:FR:papers'],
    ['هل الجي ار اي ضروري لامريكا', 'guide:gre-need'],
    ['عايز امسح حسابي وكل بياناتي', 'help:take-along'],
    ['كم مدة صلاحية شهادة الايلتس', 'test:ielts:valid'],
  ]),
];

export const measuredUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  ...[
    'how much bank statement for finland student visa',
    'kon country te gele taratari pr pabo',
    'i have 2.5 gpa will oxford take me',
    'cheapest university in germany for mechanical',
    'can i get refund from my consultancy they cheated me',
    'how to cook rice in hostel',
    'my roommate steals food',
    'which bike is good in netherlands',
    'what is the exchange rate of dollar in nigeria today',
    'did my uncle call you',
    'gre coaching fees in hyderabad',
    'is hijab allowed in french universities',
    'when will ielts result come i gave test on saturday',
  ].map((question) => ({ question, language: 'en' as const })),
  { question: 'লন্ডনে চাকরির বেতন কত', language: 'bn' },
  { question: 'اعطني رقم سفارة كندا', language: 'ar' },
];
