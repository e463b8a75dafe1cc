// More short answers, about papers, money, leaving and living there. Their words: further-guides.words.*.ts.
import type { Guide, GuideSource } from './guide.ts';

const read = (name: string, link: string, confidence: GuideSource['confidence'] = 'secondary'): GuideSource => ({
  name,
  link,
  checked: '2026-11-28',
  confidence,
});

/** Our own advice, for any country. */
const ours = (screen: string | null = null): Guide => ({ source: null, countries: [], screen });

const of = (countries: readonly string[], screen: string | null, source: GuideSource): Guide => ({
  source,
  countries,
  screen,
});

export const furtherGuides = {
  'choose-country': ours('/unipair'),
  'study-gap': ours('/cv'),
  'moi-letter': ours(),
  'duolingo-pte': of(
    [],
    '/tests',
    read('World Education Services', 'https://www.wes.org/advisor-blog/certify-online-duolingo-english-test/'),
  ),
  oet: of(
    [],
    '/tests',
    read(
      'NEAS',
      'https://www.neas.org.au/uk-recognises-oet-the-healthcare-specific-english-test-for-overseas-nurses-and-midwives/',
    ),
  ),
  'transcripts-send': ours('/documents'),
  apostille: of([], '/documents', read('Wikipedia', 'https://en.wikipedia.org/wiki/Apostille_Convention')),
  assistantship: of(
    ['US', 'CA'],
    null,
    read('University of North Carolina', 'https://gradschool.unc.edu/funding/gradschool/assistantships.html'),
  ),
  'scholarship-kinds': ours('/scholarshiparc'),
  'loan-how': ours('/finance'),
  sponsor: of(
    [],
    '/visa',
    read(
      'UWE Bristol',
      'https://www.uwe.ac.uk/courses/international-study/visas/applying/documentation/money-and-your-visa',
    ),
  ),
  'funds-kinds': of(
    [],
    '/visa',
    read(
      'University of Leeds',
      'https://www.leeds.ac.uk/international-visas-immigration/doc/student-visa-financial-document-checklist',
    ),
  ),
  gic: of(
    ['CA'],
    '/visa?country=CA',
    read(
      'Immigration News Canada',
      'https://immigrationnewscanada.ca/canada-study-visa-here-is-how-to-get-gic-why-you-need-it/',
    ),
  ),
  'germany-tuition': of(
    ['DE'],
    '/unipair',
    read(
      'Ministry of Science, Baden-Württemberg',
      'https://mwk.baden-wuerttemberg.de/de/hochschulen-studium/studienfinanzierung/gebuehren-fuer-internationale-studierende-und-zweitstudium/tuition-fees-for-international-students/',
      'official',
    ),
  ),
  'german-needed': of(['DE'], '/unipair', read('iNOBIS', 'http://www.inobis.de/language-requirements.html')),
  'deposit-back': ours('/saved-universities'),
  opt: of(
    ['US'],
    '/visa?country=US',
    read(
      'Pratt Institute',
      'https://pratt.edu/administrative-departments/student-affairs/office-of-international-affairs/practical-training-and-employment/optional-practical-training-opt',
    ),
  ),
  pgwp: of(
    ['CA'],
    '/visa?country=CA',
    read(
      'Business Today',
      'https://www.businesstoday.in/nri/study/story/foreign-students-face-new-language-rules-in-canada-but-some-get-exemptions-this-is-what-changes-for-indians-468236-2025-03-18',
    ),
  ),
  'travel-home': of(
    [],
    '/visa',
    read(
      'Florida International University',
      'https://isss.fiu.edu/international-students/current-f-1-students/f-1-travel-re-entry/index.html',
    ),
  ),
  accredited: of(
    [],
    '/unipair',
    read(
      'Nuffic',
      'https://www.nuffic.nl/en/education-systems/united-kingdom-england-wales-and-northern-ireland/recognition-and-quality',
    ),
  ),
  'school-certificate': ours('/unipair'),
  'three-year-degree': of(
    [],
    '/unipair',
    read(
      'Scholaro',
      'https://www.scholaro.com/db/News/Can-I-get-into-US-graduate-programs-with-a-3-year-Bachelors-degree-from-another-country-187',
    ),
  ),
  'convert-grade': ours('/education'),
  intakes: ours('/unipair'),
  'college-words': ours('/unipair'),
  'research-proposal': ours('/essays'),
  'not-admitted': ours('/saved-universities'),
  'second-degree': ours('/scholarshiparc'),
  agents: ours('/document-checklist'),
  'under-18': of(
    [],
    '/visa',
    read(
      'IRCC',
      'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/guidelines-on-minor-children.html',
      'official',
    ),
  ),
  disability: ours(),
  'faith-food': ours('/settlement'),
  homesick: ours('/settlement'),
  'fail-abroad': of(
    [],
    null,
    read('Drew University', 'http://www.drew.edu/CLSA/international-student-services/current-students/visa-status'),
  ),
  'credit-transfer': of(
    [],
    null,
    read('Indiana State University', 'http://www2.indstate.edu/transfer/international.htm'),
  ),
  'work-pay': ours('/cv'),
  'student-tax': of([], null, read('IRS', 'https://apps.irs.gov/app/vita/content/0603/0603_01_020.jsp', 'official')),
  'insurance-us': of(
    ['US'],
    '/finance',
    read(
      'Georgetown University',
      'https://studenthealthinsurance.georgetown.edu/waive-coverage/enrollment-requirement-for-j1-or-f1-visa-holders',
    ),
  ),
  'visa-extend': ours('/visa'),
  'visa-221g': of(
    ['US'],
    '/visa?country=US',
    read('U.S. visa service, Philippines', 'https://ustraveldocs.com/ph/ph-iv-221ginfo.asp', 'official'),
  ),
  'social-media': of(
    ['US'],
    '/visa?country=US',
    read(
      'VnExpress',
      'https://e.vnexpress.net/news/news/us-requires-visa-applicants-to-reveal-all-social-media-usernames-from-past-5-years-4905745.html',
    ),
  ),
  'fraud-call': of(
    [],
    null,
    read(
      'Study in the States',
      'https://studyinthestates.dhs.gov/2015/03/important-message-students-protect-yourself-scams',
      'official',
    ),
  ),
  packing: ours('/settlement'),
  'at-border': ours('/settlement'),
  'lost-passport': of(
    [],
    '/documents',
    read('Michigan State University', 'https://oissmsu.wordpress.com/2012/07/19/i-lost-my-passport-what-do-i-do-now/'),
  ),
  'change-field': ours('/unipair'),
  'taught-research': ours('/unipair'),
  'before-results': ours('/documents'),
  'sop-start': ours('/essays?brainstorm'),
  'missed-deadline': ours('/saved-universities'),
  'parents-against': ours('/finance'),
  'cut-essay': ours('/essays'),
  'full-scholarship': ours('/scholarshiparc'),
  'visa-insurance': ours('/visa'),
  ssn: of(['US'], null, read('San Francisco State University', 'https://ali.sfsu.edu/global/resources/ssn')),
  'pay-tuition': of(
    [],
    '/finance',
    read(
      'UNB',
      'https://unb.com.bd/category/Bangladesh/higher-education-abroad-how-bangladeshis-can-open-student-files/128093',
    ),
  ),
  cpt: of(['US'], null, read('SUNY Polytechnic Institute', 'https://sunypoly.edu/iss/cpt-opt-optstem.html')),
  'us-slots': of(
    ['US'],
    '/visa?country=US',
    read(
      'Temple University',
      'https://isss.temple.edu/students/future-students/getting-started-visa-process/expedited-visa-appointments',
    ),
  ),
  'canada-change': of(
    ['CA'],
    '/visa?country=CA',
    read(
      'Government of Canada',
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/change-schools.html',
      'official',
    ),
  ),
  'phd-direct': of(
    [],
    '/unipair',
    read(
      'ScholarLink',
      'https://scholarlink.ai/blog/phd-without-a-masters-how-to-apply-directly-after-a-bachelors-us-uk-canada-europe-guide/',
    ),
  ),
  'lor-myself': ours(),
  'ielts-prepare': ours('/tests'),
  'several-countries': ours('/saved-universities'),
  'scholarship-refused': of(
    [],
    '/scholarshiparc',
    read(
      'EMJM Imaging, an Erasmus Mundus master’s',
      'https://emjm-imaging.eu/application-and-admission/appeal-procedure',
    ),
  ),
} as const satisfies Record<string, Guide>;

type FurtherId = keyof typeof furtherGuides;
export type FurtherWords = Readonly<Record<FurtherId, { question: string; answer: string }>>;
