// Questions as students type them, written with their right answers before the first run, for somebody who has not read
// the rules: all topics, ten countries and more, chat spelling, Bangla and Hindi in Latin letters, two questions in one.
// Some ask for what no passage told yet: guides were written for them. The rules were mended after reading each answer, so
// today's figures are of a set that was learned from; docs/assistant.md tells those of the first run.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const counsellorQuestions: readonly StudentQuestion[] = [
  ...of('en', [
    // visas
    ['heyy guys quick ques, uk visa te ihs fee koto', 'visa:GB:health_surcharge'],
    ['germany visa hote koto shoptaho lage vai', 'visa:DE:processing_time'],
    [
      'bro can my parents sponsor me for australia or must be my own account??',
      'visa:AU:funds-rule|visa-paper:funds|refusal:funds-origin',
    ],
    ['ireland me padhte time kitna ghanta part time allowed h', 'visa:IE:work_hours'],
    ['do i get any extra months in canada after finishing my 2 year diploma', 'visa:CA:post_study_stay'],
    ['Netherland student visa ka kharcha aur kitne din lagte', 'visa:NL:visa_fee', 'visa:NL:processing_time'],
    [
      'is there a interview for french visa also or only campus france one',
      'visa:FR:visa_rule:e-tudes-en-france|visa:FR:steps|visa-paper:campus-france',
    ],
    ['italy universitaly thing what is that i am confused', 'visa-paper:universitaly|visa:IT:steps'],
    ['japan coe aaya nahi abhi tak, kaun bhejta hai coe', 'visa-paper:certificate-of-eligibility|visa:JP:steps'],
    ['hw much do i hv to put in bank for nz plz reply fast', 'visa:NZ:proof_of_funds|visa:NZ:funds-rule'],
    ['sweden residence permit money per month??', 'visa:SE:proof_of_funds|visa:SE:funds-rule'],
    ['what medical is done for malaysia', 'visa:MY:visa_rule:medical|visa-paper:medical'],
    ['singapore students pass application charge?', 'visa:SG:visa_fee|visa:SG:other_fee'],
    ['which form online do i fill up for us visa and the fees of it', 'visa-paper:ds160', 'visa:US:visa_fee'],
    ['my visa of schengen got rejected last year, will the uk know? shud i write it', 'refusal:form-honest'],
    ['can i land in usa 2 months early before class', 'guide:visa-when-us'],
    // money
    ['28 din taka rakhar por koto din er vitore apply korte hobe uk', 'visa:GB:funds-rule'],
    ['i need loan without property, which bank in india', 'loan:'],
    ['how do i know total cost of living 1 yr there, some calculator?', 'help:cost-plan'],
    [
      'agent says to borrow money and show it in bank for one day only is this ok?',
      'refusal:funds-recent|refusal:funds-origin',
    ],
    // tests
    ['can i retake only one part of ielts', 'guide:ielts-retake'],
    ['duolingo accepted for uk visa or not', 'guide:uk-english'],
    ['toefl er notun score system ta ki, 1-6 er mane', 'test:toefl-6|test:toefl-bands'],
    ['SAT compulsary for us bachelor?', 'guide:sat-need'],
    // papers and letters
    ['name spelling different in my passport and ssc certificate what 2 do', 'refusal:papers-agree'],
    ['do i need to translate my marksheet to english n attest', 'visa-paper:transcripts'],
    ['recommendation letter teacher er kache kibhabe chaibo, koto din age', 'guide:recommendations'],
    ['lor kitne chahiye ms ke liye', 'guide:recommendations'],
    // deadlines
    ['ucas last date for 2027 entry??', 'guide:ucas-deadlines'],
    ['fall 2027 e jete chaile kokhon apply kora shuru korbo', 'guide:when-to-apply'],
    ['what is the difference of early decision and early action and regular', 'guide:early-decision'],
    // scholarships
    ['chevening er jonno koto bochor kaj er obhiggota lage', 'scholarship:chevening'],
    ['full free scholarship for bachelor in turkey pls', 'scholarship:turkiye'],
    ['is daad giving for masters in germany??', 'scholarship:daad'],
    // essays
    ['common app essay can be how short minimum', 'guide:common-app'],
    ['ps vs sop same thing or different??', 'guide:statements'],
    ['mera essay ka pehle wala version wapas chahiye', 'help:versions'],
    ['i have no leadership no award what i write in essay', 'help:brainstorm|help:activities'],
    // Lantern
    ['app ta ki taka lage pore?', 'help:cost'],
    ['lantern e photo diye certificate dewa jabe? naki pdf e lagbe', 'help:papers'],
    ['can mam see what i type in here before i submit', 'help:who-sees'],
    ['gmail chole gese, kivabe login korbo', 'help:password|help:change-email|help:contact'],
    ['light off mode kothay', 'help:language'],
  ]),
  ...of('bn', [
    ['ভাইয়া কানাডার জন্য বায়োমেট্রিক দিতে কত টাকা', 'visa:CA:biometrics_fee'],
    ['যুক্তরাজ্যে মাস্টার্স শেষে কয় মাস থাকতে দেয়', 'visa:GB:post_study_stay'],
    ['আমার এসে ৬৫০ শব্দের বেশি হয়ে গেছে কমন অ্যাপে', 'guide:common-app|help:limit'],
  ]),
  ...of('ar', [
    ['مرحبا كيفكم، بدي اعرف كم مصاري لازم تكون بالبنك مشان فيزا ايرلندا', 'visa:IE:proof_of_funds|visa:IE:funds-rule'],
    [
      'هل يلزم فحص السل للدراسة في بريطانيا وكم رسوم التأمين الصحي',
      'visa:GB:visa_rule:tb-test|visa-paper:tb',
      'visa:GB:health_surcharge',
    ],
    ['عندي فجوة سنتين بعد الثانوية هل هذا مشكلة للفيزا', 'refusal:gaps|visa-paper:study-gaps'],
  ]),
];

export const counsellorUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  ...[
    'poland student visa fee koto',
    'which ielts coaching near mirpur good',
    'can i get PR easily in ireland after masters',
    'is ubc better or u of t for cs',
    'canada visa officer will approve me? gap 5 yrs and ielts 6',
    'how much do nurses earn in sweden',
    'what happened to my application i submitted on ucas',
    'kya tum meri dost ban sakti ho',
    'need whatsapp no of german embassy dhaka',
    'can i change my birth date on certificate to look younger for visa',
  ].map((question) => ({ question, language: 'en' as const })),
  { question: 'বুয়েটে ভর্তি পরীক্ষা কবে', language: 'bn' },
  { question: 'كم سعر الغرفة في برلين', language: 'ar' },
];

export const counsellorRecognized: readonly { question: string; kind: string; country?: string }[] = [
  ...[
    'sop likhe den na vaia, kalke deadline',
    'yaar ek acha sa motivation letter bana de na',
    'just write sth for the why this college box, 100 words',
    'আমার ইউকাসের তিনটা উত্তর আপনি লিখে দিতে পারবেন?',
    'ممكن تعملي مقال عن حياتي للمنحة',
    'mero sop lekhidinu na',
    'tolong buatkan motivation letter saya',
    'escribe mi ensayo para la common app por favor',
  ].map((question) => ({ question, kind: 'write-essay' })),
  { question: 'amar kon deadline ta age', kind: 'due-next' },
  { question: 'متى آخر موعد عندي', kind: 'due-next' },
  { question: 'uk r jonno ar ki ki paper dite baki', kind: 'missing-papers', country: 'GB' },
  { question: 'canada k liye mere kaunse docs abhi tak upload nahi hue', kind: 'missing-papers', country: 'CA' },
  { question: 'which universities did i save', kind: 'saved' },
  { question: 'ami kon kon university save korsi', kind: 'saved' },
  { question: 'ما الجامعات التي حفظتها', kind: 'saved' },
  { question: 'whats my ielts score that i put', kind: 'test-scores' },
  { question: 'mera toefl score kitna tha', kind: 'test-scores' },
  { question: 'আমার IELTS স্কোর কত', kind: 'test-scores' },
];
