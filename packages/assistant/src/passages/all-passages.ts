// Everything that the assistant can answer with, in one language. For the server and the evaluation: it loads all content.
import type { Scholarship } from '@lantern/catalogue/scholarship';
import { type HelpId, helpAnswers, helpIds } from '@lantern/content/help/answers';
import { helpWordsIn } from '@lantern/content/help/answers-in';
import type { Passage, PassageLanguage } from '../passage.ts';
import { arrivingPassages } from './arriving.ts';
import { institutionPassages, loanPassages, type NamedInstitution, scholarshipPassages } from './catalogue.ts';
import { guidePassages } from './guides.ts';
import { testPassages } from './tests.ts';
import { visaPassages } from './visa.ts';

/** Other words in which the same is asked. */
const helpKeywords: Partial<Record<HelpId, string>> = {
  offline: 'internet away gone lost connection text offline sync without village network data use',
  'two-devices': 'edited phone laptop computer conflict same',
  'new-phone': 'change changed switch broke another phone mobile laptop computer work writing saved keep',
  scholarships:
    'find list which search match eligible qualify citizenship citizens nationality nationals country students full fully funded free masters bachelor international',
  evaluation: 'essay score calculated computed points criteria evaluate marks',
  writing: 'AI chatgpt generate',
  limit: 'too long over more than words characters 650 lost saved',
  deleted: 'accidentally restore undo trash bin recover',
  activities:
    'babysitting siblings care work volunteering volunteer count hobby mosque church temple community charity ngo tutoring club sport',
  papers: 'upload file types formats size big MB photo scan jpg docx break interrupted slow resume',
  'sharing-papers': 'email relative teacher uncle document link passport scan safely share',
  'take-along': 'export download backup all my data leave delete account permanently remove close',
  'who-sees':
    'essay essays privacy mentor teacher parents private data safe comment comments feedback secret confidential information type write watch',
  'shared-device': 'library cafe cyber internet shop public log out sign out safe',
  password: 'log in cannot login sign lost account gmail reset',
  language: 'bangla arabic english dark light theme mode turn switch',
  cost: 'free app money price pay charge charged money subscription',
  school: 'gpa percentage transcript add enter',
  'test-scores': 'put enter add where correct ielts toefl marks score result update',
  'document-checklist': 'collect papers documents list applications',
  'visa-plan': 'dates timeline',
  'loan-calculator': 'emi interest repay lakh percent month monthly calculate instalment',
  'cost-plan': 'budget living expenses',
  settling: 'landing first week',
  'mock-interview': 'practise practice interview visa university ielts',
  brainstorm: 'topic idea ideas stuck',
  'interview-feedback': 'score scored scoring mock judge judged marks evaluated evaluate accent video',
  versions: 'history draft previous undo old older',
  'essay-download': 'save export word docx pdf file',
  expiry: 'reminder remind tell passport valid expire',
  'two-factor': '2fa authenticator two factor security hacked stolen lost phone thief devices',
  contact: 'human real person talk support problem complain help',
  'data-use': 'mobile heavy pack megabytes cheap prepaid internet gb left eat consume use usage',
  'save-university': 'save shortlist saved compare remove delete university unipair list',
  fit: 'safety target reach meaning unipair',
  mentor: 'mentor write talk chat message book session prep call meet cancel move',
  'share-mentor': 'share sharing essay record document mentor stop end',
  guardian: 'guardian parents father mother see progress link',
  recommenders: 'recommender teacher professor letter recommendation link request',
  cv: 'cv resume make create build download pdf',
  'mark-applied': 'applied submitted mark record answer offer decision status application',
  personal: 'name nationality citizenship phone address birth photo personal profile edit wrong',
  install: 'app install play store android iphone home screen download',
  'sign-up': 'sign up register create account confirmation email verify',
  remove: 'delete remove activity paper document test score',
  tasks: 'task tasks add own date tracker deadlines see',
  report: 'report block complain abuse harass chat person mentor',
  reminders:
    'stop turn off emails remind reminder reminders notification notifications notify calendar google calender add sync deadline deadlines dates email before',
};

function helpPassages(language: PassageLanguage): Passage[] {
  const words = helpWordsIn(language);
  return helpIds.map((id) => ({
    id: `help:${id}`,
    kind: 'help',
    title: words[id].question,
    text: words[id].answer,
    note: '',
    keywords: helpKeywords[id] ?? '',
    countries: [],
    source: null,
    screen: helpAnswers[id],
  }));
}

/** What the catalogue of an installation holds is handed in; everything else is content. */
export function allPassages(
  language: PassageLanguage,
  { scholarships, institutions }: { scholarships: readonly Scholarship[]; institutions: readonly NamedInstitution[] },
): Passage[] {
  return [
    ...helpPassages(language),
    ...guidePassages(language),
    ...visaPassages(language),
    ...arrivingPassages(language),
    ...testPassages(language),
    ...loanPassages(language),
    ...scholarshipPassages(scholarships, language),
    ...institutionPassages(institutions, language),
  ];
}
