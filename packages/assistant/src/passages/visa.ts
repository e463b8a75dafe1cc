import { visaItem } from '@lantern/content/abroad/visa-items';
import type { VisaPack } from '@lantern/content/abroad/visa-pack';
import { visaPacks } from '@lantern/content/abroad/visa-packs';
import { visaRulesIn, visaWordsIn } from '@lantern/content/abroad/visa-words';
import { refusalIds } from '@lantern/content/abroad/visas.words.en';
import { countryName } from '@lantern/content/countries';
import { factIn } from '@lantern/content/fact-words';
import { inLanguages, noteWords, type Written, wordsIn } from '@lantern/content/in-languages';
import type { Passage, PassageLanguage } from '../passage.ts';
import { sourceOf, wordFact } from './facts.ts';

type Topic = { keywords: string } & Written<string>;

const topics: Record<string, Topic> = {
  visa_fee: { en: 'visa fee', bn: 'ভিসা ফি', ar: 'رسوم التأشيرة', keywords: 'application fee cost price pay' },
  other_fee: { en: 'other fees', bn: 'অন্য ফি', ar: 'رسوم أخرى', keywords: 'fee cost pay' },
  biometrics_fee: { en: 'biometrics fee', bn: 'বায়োমেট্রিক ফি', ar: 'رسوم البصمات', keywords: 'fingerprints cost pay' },
  health_surcharge: {
    en: 'health surcharge',
    bn: 'স্বাস্থ্য সারচার্জ',
    ar: 'رسم الرعاية الصحية',
    keywords: 'IHS NHS immigration healthcare cost insurance fee pay',
  },
  proof_of_funds: {
    en: 'money to show (proof of funds)',
    bn: 'যে টাকা দেখাতে হয়',
    ar: 'المال المطلوب إثباته',
    keywords: 'bank balance statement sum amount living costs financial requirement blocked account',
  },
  processing_time: {
    en: 'how long the visa takes',
    bn: 'ভিসা পেতে কত সময় লাগে',
    ar: 'كم تستغرق التأشيرة',
    keywords: 'processing time decision wait weeks visa',
  },
  work_hours: {
    en: 'working beside the studies',
    bn: 'পড়ার পাশাপাশি কাজ',
    ar: 'العمل أثناء الدراسة',
    keywords: 'hours a week job part time allowed while studying student visa',
  },
  work_rule: {
    en: 'working beside the studies',
    bn: 'পড়ার পাশাপাশি কাজ',
    ar: 'العمل أثناء الدراسة',
    keywords: 'hours a week job part time allowed while studying student visa',
  },
  post_study_stay: {
    en: 'staying after the degree',
    bn: 'ডিগ্রির পর থাকা',
    ar: 'البقاء بعد التخرج',
    keywords: 'post study work permit after graduation job seek months stay graduate route',
  },
  visa_rule: { en: 'visa rule', bn: 'ভিসার নিয়ম', ar: 'قاعدة للتأشيرة', keywords: 'rule' },
};

noteWords('assistant', ...Object.values(topics));

const words = inLanguages<{ visa: string; papers: string; steps: string; funds: string; askedBy: string }>(
  'assistant',
  {
    en: {
      visa: 'student visa',
      papers: 'papers for the visa',
      steps: 'steps to the visa',
      funds: 'the rule for funds',
      askedBy: 'For',
    },
    bn: { visa: 'ছাত্র ভিসা', papers: 'ভিসার কাগজপত্র', steps: 'ভিসার ধাপ', funds: 'টাকার নিয়ম', askedBy: 'যেখানে লাগে' },
    ar: {
      visa: 'تأشيرة الطالب',
      papers: 'أوراق التأشيرة',
      steps: 'خطوات التأشيرة',
      funds: 'قاعدة المال',
      askedBy: 'لـ',
    },
  },
);

const ours = (pack: VisaPack) => ({
  name: pack.links[0]?.title ?? '',
  link: pack.links[0]?.url ?? null,
  checked: null,
  confidence: 'estimate' as const,
  reviewDue: null,
});

function packPassages(pack: VisaPack, language: PassageLanguage): Passage[] {
  const { country } = pack;
  const name = countryName(country, language);
  const said = words(language);
  const own = visaWordsIn(language);
  const rules = visaRulesIn(language)[pack.country];
  const officialName = visaRulesIn('en')[pack.country].visa;
  const base = { kind: 'visa' as const, countries: [country], screen: `/visa?country=${country}` };
  const facts = pack.facts.map((fact, at): Passage => {
    const topic = topics[fact.key] ?? (topics.visa_rule as Topic);
    const about = fact.scope.program;
    const aboutIn = factIn(fact, language).fact.scope.program;
    return {
      ...base,
      id: `visa:${country}:${fact.key}${
        about
          ? `:${about
              .toLowerCase()
              .normalize('NFKD')
              .replace(/[^a-z0-9]+/g, '-')}`
          : ''
      }${pack.facts.findIndex((other) => other.key === fact.key && other.scope.program === about) === at ? '' : `:${at}`}`,
      title: `${name}: ${wordsIn(topic, language)}${aboutIn ? ` (${aboutIn})` : ''}`,
      ...wordFact(fact, language),
      keywords: `${officialName} visa ${topic.en} ${topic.keywords} ${calledThere[`${country}:${fact.key}`] ?? ''}`,
      source: sourceOf(fact),
    };
  });
  const papers = pack.items
    .map(({ id, need }) => `${own.items[id].title}${need === 'required' ? '' : '*'}`)
    .join(' · ');
  const steps = pack.steps.map(({ id }) => own.steps[id]).join(' → ');
  return [
    ...facts,
    {
      ...base,
      id: `visa:${country}:papers`,
      title: `${name}: ${said.papers}`,
      text: `${rules.visa}. ${papers}`,
      note: pack.items.some(({ need }) => need !== 'required') ? '* only for some' : '',
      keywords: `${officialName} requirements documents papers checklist list what apply application`,
      source: ours(pack),
    },
    {
      ...base,
      id: `visa:${country}:steps`,
      title: `${name}: ${said.steps}`,
      text: steps,
      note: '',
      keywords: `${officialName} how to apply process steps timeline order when start application`,
      source: ours(pack),
    },
    {
      ...base,
      id: `visa:${country}:funds-rule`,
      title: `${name}: ${said.funds}`,
      text: '',
      note: rules.funds,
      keywords: 'visa proof of funds bank statement money how long days held balance show financial',
      source: ours(pack),
    },
  ];
}

/** What the same is called in one country alone. */
const calledThere: Readonly<Record<string, string>> = {
  'US:post_study_stay': 'OPT STEM extension optional practical training duration',
  'CA:post_study_stay': 'PGWP postgraduate postgrad work permit open',
  'GB:post_study_stay': 'PSW graduate visa',
  'AU:post_study_stay': '485 temporary graduate PSW',
  'US:work_hours': 'F1 on campus off campus CPT',
};

/** What students call papers besides their names. */
const alsoCalled: Readonly<Record<string, string>> = {
  'certificate-of-eligibility': 'COE',
  cas: 'confirmation of acceptance for studies',
  i20: 'I20 form',
  ds160: 'online visa application form fill',
  offer: 'offer letter admission letter',
  'genuine-student': 'GS statement GTE answers',
  funds: 'sponsor sponsorship letter parents father mother uncle brother pays account',
  transcripts:
    'marksheet marksheets birth marriage translation translate translated attest attested notarised certified copies original',
};

/** What students ask beside the question of a refusal. */
const refusalKeywords: Partial<Record<(typeof refusalIds)[number], string>> = {
  'funds-origin':
    'sponsor sponsorship parents father mother uncle brother pays large big deposit lump sum sold land house gold origin borrowed gift',
  'funds-recent': 'borrow borrowed show bank balance one day days old sudden deposit before held',
  'papers-agree': 'name spelling spelled different mismatch wrong passport certificate birth date',
  'form-honest': 'rejected another country earlier visa know tell hide write mention schengen',
  ties: 'ties home country bond family property job return back',
  gaps: 'study gap years drop break',
  'course-fit': 'change changing switch subject field course different background related stream',
};

/** Of each paper that any pack asks for: what it is and who asks for it. */
function paperPassages(language: PassageLanguage): Passage[] {
  const own = visaWordsIn(language);
  const ids = new Set(visaPacks.flatMap(({ items }) => items.map(({ id }) => id)));
  return [...ids].map((id) => {
    const packs = visaPacks.filter(({ items }) => items.some((item) => item.id === id));
    const codes = packs.map(({ country }) => country);
    return {
      id: `visa-paper:${id}`,
      kind: 'visa-paper',
      title: own.items[id].title,
      text: `${own.items[id].description} ${words(language).askedBy}: ${codes.map((code) => countryName(code, language)).join(', ')}.`,
      note: '',
      keywords: `visa paper ${visaWordsIn('en').items[id].title} ${visaItem(id).issuer} ${id} ${alsoCalled[id] ?? ''}`,
      countries: codes,
      source: {
        name: 'Lantern',
        link: packs[0]?.links[0]?.url ?? null,
        checked: null,
        confidence: 'estimate',
        reviewDue: null,
      },
      screen: codes.length === 1 ? `/visa?country=${codes[0]}` : '/visa',
    };
  });
}

/** The questions by which a refusal can be foreseen. */
function refusalPassages(language: PassageLanguage): Passage[] {
  const own = visaWordsIn(language);
  return refusalIds.map((id) => ({
    id: `refusal:${id}`,
    kind: 'refusal',
    title: own.refusals[id].question,
    text: own.refusals[id].advice,
    note: '',
    keywords: `visa refused rejected refusal reason ${id} ${refusalKeywords[id] ?? ''}`,
    countries: [],
    source: null,
    screen: '/visa',
  }));
}

export function visaPassages(language: PassageLanguage): Passage[] {
  return [
    ...visaPacks.flatMap((pack) => packPassages(pack, language)),
    ...paperPassages(language),
    ...refusalPassages(language),
  ];
}
