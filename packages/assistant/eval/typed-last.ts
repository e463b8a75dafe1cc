// Thirty written last of these, and answered once; docs/assistant.md tells what came of it. Their kinds were mended afterwards.
import type { StudentQuestion } from './students.ts';

const of = (language: StudentQuestion['language'], rows: readonly (readonly string[])[]): StudentQuestion[] =>
  rows.map(([question = '', ...parts]) => ({ question, language, parts: parts.map((part) => part.split('|')) }));

export const typedLastQuestions: readonly StudentQuestion[] = of('en', [
  ['whats the fees for french student visa n how many days', 'visa:FR:visa_fee', 'visa:FR:processing_time'],
  ['sweden permit time kitna lagta hai', 'visa:SE:processing_time'],
  ['for ireland how much bank balance i must have', 'visa:IE:proof_of_funds|visa:IE:funds-rule'],
  ['amar ek bochor gap ache eta kivabe bolbo', 'refusal:gaps|visa-paper:study-gaps'],
  ['the police certificate it is needed for new zealand?', 'visa-paper:police|visa:NZ:papers'],
  ['i forgot where is list of my documents to collect', 'help:document-checklist'],
  ['can lantern correct my english essay for me or only give score', 'help:evaluation|help:writing'],
  ['can my husband come with me to usa', 'guide:family-us'],
  ['pte valid kitne saal', 'test:pte:valid'],
  ['do uk universities need sat', 'guide:sat-need'],
  ['ucas personal statment new rules how many charecter', 'guide:ucas-statement'],
  ['my father in saudi will sponser, is it ok', 'refusal:funds-origin|visa-paper:funds'],
  ['what happens if i loose internet when writing', 'help:offline'],
  ['when come the cas after i pay deposit', 'guide:cas-when'],
  ['can i work full time in holidays australia', 'visa:AU:work_hours'],
  ['germany me ghar ka address registration kaise', 'arrival:DE:register'],
  ['eiffel scholarship give what', 'scholarship:france-excellence-eiffel'],
  ['change language to bangla how', 'help:language'],
  ['is stipendium hungaricum fully funded', 'scholarship:stipendium'],
  ['I must pay for application in the US, I have not the means', 'guide:fee-waivers'],
  ['how to convince my father to send me abroad', 'guide:parents-against'],
  ['baqi documents kon se hain mere', 'missing-papers'],
  ['what is my toefl', 'test-scores'],
  ['plz do my personal statement 500 words on nursing', 'write-essay'],
  ['bhai meri sop bana do', 'write-essay'],
]);

export const typedLastUnanswerable: readonly { question: string; language: StudentQuestion['language'] }[] = [
  'which city in germany has more indian',
  'is it true canada will close for students next year',
  'fastest way to get greencard',
  'my stomach hurts what to eat',
  'can you call the university for me',
].map((question) => ({ question, language: 'en' }));
