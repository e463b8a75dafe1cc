// Scholarships, institutions and lenders: names and what is published of them, in the words of their source.
import { countryGroup } from '@lantern/catalogue/country-groups';
import type { askedQuestions, Scholarship, ScholarshipRule } from '@lantern/catalogue/scholarship';
import { loanDocumentIds, loanDocumentWordsIn } from '@lantern/content/abroad/loan-documents';
import { type LoanProvider, loanProviders } from '@lantern/content/abroad/loan-providers';
import { countryName } from '@lantern/content/countries';
import { inLanguages } from '@lantern/content/in-languages';
import type { Passage, PassageLanguage } from '../passage.ts';
import { sourceOf } from './facts.ts';

type Said = {
  coverage: Record<Scholarship['coverage'], string>;
  levels: Record<string, string>;
  anywhere: string;
  loan: string;
  loanPapers: string;
};

const said = inLanguages<Said>('assistant', {
  en: {
    coverage: {
      full: 'Tuition and living costs',
      tuition: 'All of the tuition',
      partial: 'A part of the costs',
      stipend: 'A sum towards living costs',
      unknown: 'What it covers is not known',
    },
    levels: { UG: 'bachelor’s', PG: 'master’s', PhD: 'doctorate' },
    anywhere: 'any country',
    loan: 'student loans',
    loanPapers: 'Papers that a lender asks for',
  },
  bn: {
    coverage: {
      full: 'টিউশন ও থাকার খরচ',
      tuition: 'পুরো টিউশন',
      partial: 'খরচের একাংশ',
      stipend: 'থাকার খরচের জন্য কিছু টাকা',
      unknown: 'কী কী দেয় জানা নেই',
    },
    levels: { UG: 'স্নাতক', PG: 'স্নাতকোত্তর', PhD: 'ডক্টরেট' },
    anywhere: 'যেকোনো দেশ',
    loan: 'শিক্ষা ঋণ',
    loanPapers: 'ঋণদাতা যেসব কাগজ চায়',
  },
  ar: {
    coverage: {
      full: 'الرسوم ومصاريف المعيشة',
      tuition: 'الرسوم الدراسية كلها',
      partial: 'جزء من التكاليف',
      stipend: 'مبلغ لمصاريف المعيشة',
      unknown: 'ما تغطيه غير معروف',
    },
    levels: { UG: 'بكالوريوس', PG: 'ماجستير', PhD: 'دكتوراه' },
    anywhere: 'أي بلد',
    loan: 'قروض الدراسة',
    loanPapers: 'الأوراق التي يطلبها المُقرض',
  },
});

const askedWords: Record<(typeof askedQuestions)[number], string> = {
  'top-10': 'among the best 10% of the class',
  'top-third': 'among the best third of the class',
  'german-b1': 'German B1',
  'german-b2': 'German B2',
  'german-c1': 'German C1',
  'recent-degree': 'a last degree at most six years old',
  'lost-parent': 'has lost one or both parents',
  catholic: 'Catholic',
  'uwc-school': 'from a United World College',
};

/** A rule in English, as the catalogue keeps it; what has codes alone is left to the screen. */
function wordRule(rule: ScholarshipRule): string {
  switch (rule.kind) {
    case 'citizen_group':
      return `for: ${countryGroup(rule.group).name}`;
    case 'not_citizen_group':
      return `not for: ${countryGroup(rule.group).name}`;
    case 'lives_at_home':
      return 'living at home';
    case 'nomination':
    case 'step':
    case 'other':
      return rule.words;
    case 'asks':
      return askedWords[rule.question];
    case 'max_age':
      return `at most ${rule.years} years old${rule.level ? ` (${rule.level})` : ''}`;
    case 'min_age':
      return `at least ${rule.years} years old`;
    case 'min_work_years':
      return `at least ${rule.years} years of work`;
    case 'min_ielts':
      return `IELTS ${rule.band}`;
    case 'min_grade':
      return `grade of at least ${rule.value} (${rule.scale})`;
    case 'gender':
      return rule.gender === 'female' ? 'for women' : 'for men';
    case 'financial_need':
      return 'financial need';
    case 'return_home':
      return `return home for ${rule.years} years`;
    case 'any_citizenship':
      return 'any citizenship';
    case 'citizen_of':
      return `citizens of ${rule.countries.map((code) => countryName(code, 'en')).join(', ')}`;
    case 'not_citizen_of':
      return `not for citizens of ${rule.countries.map((code) => countryName(code, 'en')).join(', ')}`;
    default:
      return '';
  }
}

export function scholarshipPassages(scholarships: readonly Scholarship[], language: PassageLanguage): Passage[] {
  const words = said(language);
  const offered = scholarships.filter(({ status }) => status === 'offered');
  return offered.map((one) => ({
    id: `scholarship:${one.id}`,
    kind: 'scholarship',
    title: one.name,
    text: [
      words.coverage[one.coverage],
      one.levels.map((level) => words.levels[level] ?? level).join(', '),
      one.hostCountries.map((code) => countryName(code, language)).join(', ') || words.anywhere,
    ].join(' · '),
    note: [
      one.amount && `${one.amount} ${one.currency ?? ''}`.trim(),
      ...one.rules.map(wordRule),
      one.windowNote,
      one.note,
    ]
      .filter(Boolean)
      .join('; '),
    keywords: `scholarship ${one.provider} ${one.type} ${one.coverage === 'full' ? 'fully funded' : ''} ${one.levels.map((level) => said('en').levels[level] ?? level).join(' ')} ${one.fields.join(' ')}`,
    countries: one.hostCountries,
    source: {
      name: one.source,
      link: one.link,
      checked: one.checked,
      confidence: one.confidence,
      reviewDue: one.reviewDue,
    },
    screen: '/scholarshiparc',
  }));
}

export type NamedInstitution = {
  id: string;
  name: string;
  otherNames: readonly string[];
  country: string;
  city: string;
  website: string | null;
};

export function institutionPassages(institutions: readonly NamedInstitution[], language: PassageLanguage): Passage[] {
  return institutions.map(({ id, name, otherNames, country, city, website }) => ({
    id: `institution:${id}`,
    kind: 'institution',
    title: name,
    text: [city, countryName(country, language)].filter(Boolean).join(', '),
    note: website ?? '',
    keywords: `university where city website ${otherNames.join(' ')}`,
    countries: [country],
    source: { name: 'ROR, IPEDS', link: website || null, checked: null, confidence: 'official', reviewDue: null },
    screen: '/unipair',
  }));
}

function lenderPassage({ id, name, country, kind, link, facts }: LoanProvider, language: PassageLanguage): Passage {
  const rules = facts.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const [first] = facts;
  return {
    id: `loan:${id}`,
    kind: 'loan',
    title: `${name}: ${said(language).loan}`,
    text: country === '*' ? said(language).anywhere : countryName(country, language),
    note: rules.join(' '),
    keywords: `loan lender borrow education student ${kind}`,
    countries: country === '*' ? [] : [country],
    source: first ? { ...sourceOf(first), link } : null,
    screen: '/finance',
  };
}

export function loanPassages(language: PassageLanguage): Passage[] {
  const papers = loanDocumentWordsIn(language);
  return [
    ...loanProviders.map((provider) => lenderPassage(provider, language)),
    {
      id: 'loan:papers',
      kind: 'loan',
      title: said(language).loanPapers,
      text: loanDocumentIds.map((id) => `${papers[id].title}: ${papers[id].description}`).join(' '),
      note: '',
      keywords: 'loan documents papers bank lender ask co-applicant collateral education',
      countries: [],
      source: null,
      screen: '/finance',
    },
  ];
}
