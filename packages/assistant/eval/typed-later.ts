// Forty more of the same kind, written after the rules were mended for the eighty, and answered once: docs/assistant.md tells what
// came of it.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const typedLaterQuestions: readonly StudentQuestion[] = of('en', [
  ['hello sir/mam, i am from punjab. kindly tell wht is the embasy fee for new zealand', 'visa:NZ:visa_fee'],
  ['netherland me part time kitne ghante allowed', 'visa:NL:work_hours'],
  ['i wanna know post study work visa uk how many year', 'visa:GB:post_study_stay'],
  ['gic kya hai canada ke liye aur kitna', 'visa:CA:proof_of_funds|visa:CA:funds-rule'],
  ['do japan need interview or coe what paper', 'visa-paper:certificate-of-eligibility|visa:JP:papers'],
  ['bhaia ielts r duolingo konta valo', 'guide:ielts-or-toefl'],
  ['my bank statment must be how old for canada', 'visa:CA:funds-rule|refusal:funds-recent|visa:CA:proof_of_funds'],
  ['sir my name in passport is diffrent spelling than certificate', 'refusal:papers-agree'],
  ['can i use chat gpt 4 my essay or they will detect', 'guide:ai-essay'],
  ['how much ihs for 1 year', 'visa:GB:health_surcharge'],
  ['Quel... sorry in english: the insurance of health for germany is it necessary for visa?', 'visa-paper:insurance'],
  ['what mean no objection and atas for uk', 'visa-paper:atas|visa:GB:visa_rule:atas'],
  ['how can i make the account more safe, someone enter my account', 'help:two-factor'],
  ['i finish my essay, how i take it as pdf', 'help:essay-download'],
  ['common app how many activity i can put and how many word', 'guide:common-app'],
  ['the reccomender must be who, teacher or boss', 'guide:recommendations'],
  ['fulbright for pakistan and deadline', 'scholarship:'],
  ['sg student pass: how long and what is the fees', 'visa:SG:processing_time', 'visa:SG:visa_fee|visa:SG:other_fee'],
  ['i have study gap 4 yrs due to job', 'refusal:gaps|visa-paper:study-gaps'],
  ['what is the emergency call in france, ambulance', 'arrival:FR:emergency'],
  ['sim card in australia where get', 'arrival:AU:phone'],
  ['is my score of toefl old 100 good in new system equal what', 'test:toefl-bands'],
  ['usa visa intervew me kya puchte h', 'guide:visa-interview'],
  ['landlord want deposit by western union before i see room', 'settlement:rent-'],
  ['can my mentor read all of my things', 'help:who-sees'],
  ['how many univercity should i apply', 'guide:how-many'],
  ['uni assist fee kto', 'guide:uni-assist'],
  ['list of universities i have saved pls', 'saved'],
  ['what should i do this week', 'due-next'],
  ['kon kon document ekhono upload korinai germany r jonno', 'missing-papers'],
  ['give me one ready sop for msc cs, i will change name', 'write-essay'],
  ['essay ta apni complete kore den', 'write-essay'],
]);

export const typedLaterUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  'which bank give highest interest in nepal',
  'i want to marry a german girl for visa',
  'is it gonna snow in toronto in december',
  'why my boyfriend got visa and i not',
  'recommend laptop for cs under 50k',
  'can u do my math homework',
  'how much can i earn in uber eats in london',
  'embassy will call me or not',
].map((question) => ({ question, language: 'en' }));
