// Short answers about applying that belong to no single screen, each with where it was read and when. Their words:
// guides.words.*.ts. Rules of the world change: a guide says so, and where to look.
import { type FurtherWords, furtherGuides } from './further-guides.ts';
import type { Guide, GuideSource } from './guide.ts';

const read = (name: string, link: string, confidence: GuideSource['confidence'] = 'secondary'): GuideSource => ({
  name,
  link,
  checked: '2026-11-27',
  confidence,
});

/** Where students go whom these answers are written for: a question that names another country is not answered by them. */
const covered = 'US GB CA AU DE FR NL IE IT JP MY NZ SE SG'.split(' ');

export const guides = {
  'fee-waivers': {
    source: read('NACAC', 'https://www.nacacnet.org/student/fee-waivers/3', 'official'),
    countries: ['US'],
    screen: null,
  },
  'common-app': {
    source: read(
      'CollegeHound',
      'https://collegehound.com/blog/common-app-activity-descriptions-150-characters-examples/',
    ),
    countries: ['US'],
    screen: '/essays',
  },
  'ucas-statement': {
    source: read('Next Gen Med Prep', 'https://nextgenmedprep.com/resources/ucas-2026-personal-statement'),
    countries: ['GB'],
    screen: '/essays',
  },
  'ucas-deadlines': {
    source: {
      name: 'UCAS',
      link: 'https://www.ucas.com/advisers/help-and-training/guides-resources-and-training/application-overview/application-deadlines',
      checked: '2026-11-26',
      confidence: 'official',
    },
    countries: ['GB'],
    screen: '/saved-universities',
  },
  'early-decision': {
    source: read(
      'Admissions Narrative',
      'https://www.admissionsnarrative.com/faq/admissions-process/college-application-deadline-guide',
    ),
    countries: ['US'],
    screen: '/saved-universities',
  },
  'css-profile': {
    source: read('FAFSA Appeal', 'https://fafsa-appeal.com/css-profile-appeals/css-profile-international-students/'),
    countries: ['US'],
    screen: null,
  },
  'offer-kinds': {
    source: read(
      'University of Edinburgh',
      'https://www.sps.ed.ac.uk/study/prospective/postgraduate-taught-programmes/how-to-apply/accepting-your-offer',
    ),
    countries: ['GB'],
    screen: '/saved-universities',
  },
  'ielts-retake': {
    source: read(
      'IELTS',
      'https://ielts.org/organisations/ielts-for-organisations/verifying-ielts-results/one-skill-retake',
      'official',
    ),
    countries: [],
    screen: '/tests',
  },
  'sat-need': {
    source: read('IvyStrides', 'https://www.ivystrides.com/blog/do-colleges-require-sat/'),
    countries: ['US'],
    screen: '/tests',
  },
  'ielts-or-toefl': {
    source: read(
      'NDTV',
      'https://ndtv.com/education/ielts-vs-toefl-which-is-the-best-test-key-differences-explained-8156449',
    ),
    countries: covered,
    screen: '/tests',
  },
  'english-waiver': { source: null, countries: covered, screen: '/unipair' },
  'when-to-apply': { source: null, countries: covered, screen: '/unipair' },
  'visa-when-uk': {
    source: read(
      'University of Edinburgh',
      'https://www.ed.ac.uk/student-administration/immigration/applying-for-visa/student-visa/applying/outside-uk/when-to-apply',
    ),
    countries: ['GB'],
    screen: '/visa?country=GB',
  },
  'visa-when-us': {
    source: read('Harvard International Office', 'https://www.hio.harvard.edu/news/f-1-student-visa-applications'),
    countries: ['US'],
    screen: '/visa?country=US',
  },
  'cas-when': {
    source: read('University of Kent', 'https://www.kent.ac.uk/student-immigration/student-visa/applicant-outside'),
    countries: ['GB'],
    screen: '/visa?country=GB',
  },
  'uk-english': {
    source: read('GOV.UK', 'https://www.gov.uk/student-visa/knowledge-of-english', 'official'),
    countries: ['GB'],
    screen: '/visa?country=GB',
  },
  'gre-need': {
    source: read('Global Scholarships', 'https://globalscholarships.com/universities-graduate-without-gre/'),
    countries: covered,
    screen: '/tests',
  },
  'german-grade': {
    source: read(
      'University of Passau',
      'https://www.sobi.uni-passau.de/en/study/examinations/grade-conversion',
      'official',
    ),
    countries: ['DE'],
    screen: '/education',
  },
  'visa-interview': { source: null, countries: covered, screen: '/mock-interview' },
  statements: { source: null, countries: [], screen: '/essays' },
  recommendations: { source: null, countries: [], screen: null },
  'ai-essay': {
    source: read('Common App', 'https://www.commonapp.org/fraud-policy/', 'official'),
    countries: covered,
    screen: '/essays',
  },
  'family-us': {
    source: read(
      'Study in the States',
      'https://studyinthestates.dhs.gov/2015/12/who-are-dependents-and-can-they-study-united-states',
      'official',
    ),
    countries: ['US'],
    screen: '/visa?country=US',
  },
  'uni-assist': {
    source: read('uni-assist', 'https://www.uni-assist.de/en/faqs/pay-all-fees/', 'official'),
    countries: ['DE'],
    screen: '/saved-universities',
  },
  studienkolleg: {
    source: read(
      'Study in Germany',
      'https://study-in-germany.de/en/plan-your-studies/prep-courses-and-foundation-courses_28537.php',
      'official',
    ),
    countries: ['DE'],
    screen: '/unipair',
  },
  defer: { source: null, countries: covered, screen: '/saved-universities' },
  'professor-email': { source: null, countries: covered, screen: null },
  'how-many': { source: null, countries: covered, screen: '/unipair' },
  'low-grades': { source: null, countries: covered, screen: '/unipair' },
  'false-scholarship': { source: null, countries: [], screen: '/scholarships' },
  'apply-again': {
    source: read('U.S. Embassy Türkiye', 'https://tr.usembassy.gov/nonimmigrant-visas-214b-en/', 'official'),
    countries: covered,
    screen: '/visa',
  },
  'after-offer': {
    source: read(
      'University of South Florida',
      'https://www.usf.edu/world/international-services/before-you-arrive/getting-your-visa.aspx',
    ),
    countries: covered,
    screen: '/visa',
  },
  'choose-offer': { source: null, countries: covered, screen: '/saved-universities' },
  'statement-form': { source: null, countries: [], screen: '/essays' },
  'need-blind': {
    source: read('Oriel Admissions', 'https://orieladmissions.com/need-blind-need-aware-international-students/'),
    countries: ['US'],
    screen: '/unipair',
  },
  'credential-evaluation': {
    source: read('Georgetown University', 'https://scs.georgetown.edu/admissions/international-students/transcripts/'),
    countries: ['US', 'CA'],
    screen: '/documents',
  },
  'find-room': {
    source: read(
      'DAAD',
      'https://www.daad.de/deutschland/nach-deutschland/bewerbung/en/6222-finding-accommodation/',
      'official',
    ),
    countries: covered,
    screen: '/settlement',
  },
  'family-canada': {
    source: read(
      'Academica Group',
      'https://academica.ca/top-ten/ircc-makes-changes-to-work-permits-for-family-members-of-temporary-residents',
    ),
    countries: ['CA'],
    screen: '/visa?country=CA',
  },
  'canada-english': {
    source: read('Treadstone Law', 'https://treadstonelaw.ca/answers/language-requirements-study-permit-canada.html'),
    countries: ['CA'],
    screen: '/visa?country=CA',
  },
  'noc-nepal': {
    source: read(
      'Amar Nepal',
      'https://amarnepal.com/topics/how-to-get-a-no-objection-certificate-noc-to-study-abroad-from-nepal',
    ),
    countries: [],
    screen: '/documents',
  },
  'age-late': { source: null, countries: covered, screen: '/scholarships' },
  'visa-late': { source: null, countries: covered, screen: '/visa' },
  ...furtherGuides,
} as const satisfies Record<string, Guide>;
export type GuideId = keyof typeof guides;
export const guideIds = Object.keys(guides) as GuideId[];

type Words = { question: string; answer: string };
export type FirstWords = Readonly<Record<Exclude<GuideId, keyof FurtherWords>, Words>>;
export type GuideWords = Readonly<Record<GuideId, Words>>;
