// Questions of the same kind, written after all rules and measured once: docs/assistant.md tells what came of it, which is
// what to expect of questions from others. Who changes a rule because of one of these writes another one in its place.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const unseenQuestions: readonly StudentQuestion[] = [
  ...of('en', [
    ['bhaiya canada study permit ki fees aur biometric dono batao', 'visa:CA:visa_fee', 'visa:CA:biometrics_fee'],
    ['in netherlands can student do part time work, how many hours', 'visa:NL:work_hours'],
    ['uk visa reject hoile taka ferot dey?', 'guide:visa-when-uk|visa:GB:visa_fee'],
    ['australia gs questions ki nije likhte hoy', 'visa-paper:genuine-student|visa:AU:visa_rule:genuine-student'],
    ['what all papers required for new zealand student visa', 'visa:NZ:papers'],
    ['do i need blocked account if i have daad scholarship', 'visa-paper:blocked-account|visa:DE:funds-rule'],
    ['campus france interview is it hard what is it', 'visa-paper:campus-france|visa:FR:steps|visa:FR:visa_rule'],
    ['how much time japan embassy takes to give visa', 'visa:JP:processing_time'],
    ['sir malaysia me kaam kar sakte hai kya student', 'visa:MY:work_hours'],
    ['i have 2 month old funds for uk is it enough or 28 days', 'visa:GB:funds-rule|refusal:funds-recent'],
    ['can i leave lantern and take my essays with me', 'help:take-along|help:essay-download'],
    ['my sister have account too same laptop problem?', 'help:shared-device'],
    ['forget my login pin password what now', 'help:password'],
    ['what do the scores in interview practice mean', 'help:interview-feedback'],
    ['is ms in usa possible without gre', 'guide:gre-need'],
    ['ielts expired last month do i give again', 'test:ielts:valid|guide:ielts-retake'],
    ['3.4 cgpa bangladesh to german grade kivabe hisab', 'guide:german-grade'],
    ['what is ed2 and is it binding', 'guide:early-decision'],
    ['fulbright for nepal', 'scholarship:fulbright'],
    ['mext er jonno age limit', 'scholarship:mext'],
    ['best time to start the application for september intake', 'guide:when-to-apply'],
    ['emergency no. in australia pls', 'arrival:AU:emergency'],
    ['when they give the cas number i paid deposit', 'guide:cas-when|visa-paper:cas'],
    ['passport photo size for visa', 'visa-paper:photo'],
  ]),
  ...of('bn', [
    ['ইতালির ভিসার জন্য কত টাকা ব্যাংকে থাকতে হবে', 'visa:IT:proof_of_funds|visa:IT:funds-rule'],
    ['কমন অ্যাপে কয়টা অ্যাক্টিভিটি লেখা যায়', 'guide:common-app'],
    ['আমি কি মেন্টরকে আমার রচনা দেখাতে পারি', 'help:who-sees|help:contact|help:share-mentor'],
  ]),
  ...of('ar', [
    ['كم ساعات العمل المسموحة للطالب بفرنسا', 'visa:FR:work_rule'],
    ['متى ينتهي التقديم في يوكاس', 'guide:ucas-deadlines'],
    ['ضيعت الرقم السري تبع حسابي', 'help:password'],
  ]),
];

export const unseenUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  ...[
    'student visa for denmark how much',
    'which country is cheapest to study mbbs',
    'how do i remove ai detection from my sop',
    'is it snowing in toronto',
    'who is the best student in lantern',
    'mere liye rishta dhundo',
    'can i work as uber driver in london',
  ].map((question) => ({ question, language: 'en' as const })),
  { question: 'কোন এজেন্সি ভিসা গ্যারান্টি দেয়', language: 'bn' },
];

export const unseenRecognized: readonly { question: string; kind: string; country?: string }[] = [
  ...[
    'can you finish my half written personal statement',
    'amar lor ta baniye den sir er naam e',
    'मेरे लिए निबंध लिख दो',
    'اكتبلي رسالة توصية',
  ].map((question) => ({ question, kind: 'write-essay' })),
  { question: 'list of my saved unis', kind: 'saved' },
  { question: 'what marks did i get in toefl', kind: 'test-scores' },
  { question: 'আমার পরের ডেডলাইন কবে', kind: 'due-next' },
  { question: 'ما هي المستندات الناقصة عندي', kind: 'missing-papers' },
];
