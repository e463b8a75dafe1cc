// Eighty questions as students of ten countries type them: typing errors, chat spelling, two questions in one, English as
// speakers of Bangla, Hindi, French and Arabic write it. Written and fixed before they were run. A part may also be a kind of
// question about the own record, or `write-essay`.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const typedQuestions: readonly StudentQuestion[] = of('en', [
  // typing errors and chat spelling
  ['hw mny hrs cn i wrk in canda wth study permt', 'visa:CA:work_hours'],
  ['wat is da fee 4 australian studnt visa', 'visa:AU:visa_fee'],
  ['blockd acount germny amnt 2026?', 'visa:DE:proof_of_funds|visa:DE:funds-rule'],
  ['how mutch dose the sevis cost', 'visa:US:other_fee:sevis-i-901|visa-paper:sevis'],
  ['i forget my pasword pls', 'help:password'],
  ['duolingoo accepted or not in england', 'guide:uk-english|guide:ielts-or-toefl'],
  ['ds 160 wat is it', 'visa-paper:ds160'],
  ['emergancy number japan', 'arrival:JP:emergency'],
  ['toefl scor valid til how many yr', 'test:toefl-6:valid'],
  ['wher 2 put my scholl marks in the app', 'help:school'],
  ['my essay is too long what hapens', 'help:limit'],
  ['can i get my deleated essay bak', 'help:deleted'],
  ['cas no. kab milta h', 'guide:cas-when'],
  ['is lantern free or i hav 2 pay', 'help:cost'],
  ['how 2 practice intervew here', 'help:mock-interview'],
  // two questions in one
  ['how much is uk visa and how long it takes', 'visa:GB:visa_fee', 'visa:GB:processing_time'],
  ['what is coe and what is oshc', 'visa-paper:coe', 'visa-paper:oshc'],
  ['can i work in ireland while studying also can i stay after', 'visa:IE:work_hours', 'visa:IE:post_study_stay'],
  ['do i need gre? and can i get fee waiver', 'guide:gre-need', 'guide:fee-waivers'],
  [
    'what papers for netherlands visa, and how much money in bank',
    'visa:NL:papers',
    'visa:NL:proof_of_funds|visa:NL:funds-rule',
  ],
  ['who can see my essay and does it work without internet', 'help:who-sees', 'help:offline'],
  ['IELTS validity? PTE validity?', 'test:ielts:valid', 'test:pte:valid'],
  // Bangla in Latin letters
  ['bhaiya newzealand er visa fee koto', 'visa:NZ:visa_fee'],
  ['porashona sesh hole australia te koto din thakte parbo', 'visa:AU:post_study_stay'],
  ['amar essay er number ta kivabe dey', 'help:evaluation'],
  ['germany jawar por thikana register korte hoy naki', 'arrival:DE:register'],
  ['chevening er jonno ki ki lage', 'scholarship:chevening'],
  ['bank statement e hotat boro taka dhukle somossa ase?', 'refusal:funds-origin|refusal:funds-recent'],
  ['recommendation letter koyta lage r kar theke nibo', 'guide:recommendations'],
  ['malaysia student visa te kaj kora jay?', 'visa:MY:work_hours'],
  ['sop ar motivation letter ki same jinish', 'guide:statements'],
  // Hindi and Urdu in Latin letters
  ['bhai canada me padhai ke baad kitne saal reh sakte hai', 'visa:CA:post_study_stay'],
  ['uk ke liye kitna paisa account me 28 din rakhna hota hai', 'visa:GB:funds-rule|visa:GB:proof_of_funds'],
  ['bina ielts ke admission ho sakta hai kya', 'guide:english-waiver'],
  ['japan ka certificate of eligibility kya hota hai', 'visa-paper:certificate-of-eligibility'],
  ['mera form me pehle ka visa reject likhna zaroori hai?', 'refusal:form-honest'],
  ['daad scholarship ke liye work experience chahiye?', 'scholarship:daad'],
  ['kya sat ke bina america me admission milega', 'guide:sat-need'],
  ['ireland visa ki fees batao', 'visa:IE:visa_fee'],
  ['loan ki emi kaise nikalte hai', 'help:loan-calculator'],
  ['agar net chala jaye to mera likha hua save rahega', 'help:offline'],
  // English of French speakers
  ['What is the tariff of visa for the Canada?', 'visa:CA:visa_fee'],
  ['I search a bourse for master in France', 'scholarship:'],
  ['It is necessary to have how much in the bank for study in France', 'visa:FR:proof_of_funds|visa:FR:funds-rule'],
  ['How I can inscribe me at Campus France, it is obligatory?', 'visa-paper:campus-france|visa:FR:'],
  ['The deadline of UCAS it is when please', 'guide:ucas-deadlines'],
  ['Can one repass only one part of the IELTS', 'guide:ielts-retake'],
  ['I am arrived in France, how to open a count of bank', 'arrival:FR:bank'],
  // English of Arabic speakers
  ['i want know the visa of germany how much take time', 'visa:DE:processing_time'],
  ['is must the toefl for study in usa or no', 'guide:english-waiver|guide:ielts-or-toefl|visa-paper:english'],
  ['the turkish scholarship what it give', 'scholarship:turkiye'],
  ['my brother will pay for me, the embassy accept this?', 'refusal:funds-origin|visa-paper:funds'],
  ['what the papers what they ask for visa italy', 'visa:IT:papers'],
  ['i dont have what i write about in essay help me idea', 'help:brainstorm'],
  ['in uk the police i must register with him after arrive?', 'arrival:GB:register'],
  ['when i begin apply for september', 'guide:when-to-apply'],
  // plainer, of what is asked often
  ['spouse visa with student in uk allowed?', 'visa:GB:visa_rule:family'],
  ['difference between conditional and unconditional', 'guide:offer-kinds'],
  ['can i send my transcript to my teacher from here', 'help:sharing-papers'],
  ['how do I know if a room advert is a scam', 'settlement:rent-'],
  ['tb test for uk from which age / do I need it', 'visa:GB:visa_rule:tb-test|visa-paper:tb'],
  ['what is a PAL letter for ontario', 'visa-paper:pal|visa:CA:visa_rule:pal'],
  ['first week in sweden what should i register', 'arrival:SE:register'],
  // of the own record, and what is declined
  ['what all documents still pending for me for canada', 'missing-papers'],
  ['ar koyta kagoj baki ase amar', 'missing-papers'],
  ['agla deadline kab hai mera', 'due-next'],
  ['show me unis i saved', 'saved'],
  ['meri profile kitni complete hui', 'progress'],
  ['mera ielts score kya hai', 'test-scores'],
  ['6.5 i got, is my ielts ok for the universities in my list', 'english-for-list'],
  ['sop likh do please urgent hai', 'write-essay'],
  ['please redact for me a letter of motivation', 'write-essay'],
  ['you can make my essay more human and rewrite?', 'write-essay'],
  ['amar personal statement ta likhe den vai', 'write-essay'],
]);

export const typedUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  'which consultancy is best in kathmandu for australia',
  'will i get visa if my ielts is 5.5 and gap 6 years',
  'how to make bank statement without money',
  'price of iphone in canada',
  'my girlfriend is not talking to me',
  'oxford ki 3.2 cgpa nebe',
  'who will win world cup',
  'can i bring my dog to germany',
  'salary of software engineer in berlin',
  'translate this to french: i love my country',
].map((question) => ({ question, language: 'en' }));
