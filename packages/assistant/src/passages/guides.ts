import { type GuideId, guideIds, guides } from '@lantern/content/help/guides';
import { guideWordsIn } from '@lantern/content/help/guides-in';
import type { Passage, PassageLanguage } from '../passage.ts';

/** Other words in which the same is asked. */
const keywords: Record<GuideId, string> = {
  'fee-waivers': 'waive waiver exemption application fees free cannot pay poor family US colleges schools',
  'common-app': 'common app commonapp word limit words characters activities essay length long how many maximum',
  'ucas-statement': 'ucas personal statement new format questions characters limit length long 4000 2026 2027',
  'ucas-deadlines':
    'ucas deadline deadlines last date closing october january oxford cambridge medicine entry 2027 apply',
  'early-decision':
    'early decision action regular binding ed ea difference deadline deadlines common app colleges november',
  'css-profile': 'css profile isfaa fafsa financial aid need based blind form fee waiver college board',
  'offer-kinds': 'conditional unconditional offer letter meaning difference conditions place',
  'ielts-retake': 'ielts one skill retake repeat again only part section module listening reading writing speaking',
  'sat-need': 'sat act required need necessary compulsory optional mandatory test optional blind without US bachelor',
  'ielts-or-toefl':
    'ielts toefl pte duolingo compare comparison vs versus better easier difference which choose take or',
  'english-waiver':
    'english test waiver without ielts medium of instruction moi letter exempt taught in english waec wassce neco replace',
  'when-to-apply':
    'when start begin apply applying application timeline early months before universities fall intake deadline deadlines',
  'visa-when-uk': 'when early earliest soon months before course start apply student visa',
  'visa-when-us': 'when early earliest soon days before start apply student visa f1 f-1 interview date',
  'cas-when': 'when get receive CAS how long confirmation of acceptance university issue',
  'uk-english':
    'english level ielts toefl pte duolingo accepted score minimum band visa b2 b1 ukvi selt enough 5.5 6 6.5',
  'gre-need': 'gre required need necessary compulsory optional waived without masters US',
  'german-grade': 'convert conversion gpa cgpa percentage grade modified bavarian formula calculate german',
  'visa-interview': 'visa interview questions asked ask officer embassy consulate f1 answers',
  statements: 'difference sop statement of purpose personal statement motivation letter what write contain include',
  recommendations: 'recommendation letter letters lor lors reference referee teacher professor ask how many',
  'ai-essay':
    'chatgpt gpt ai artificial intelligence use allowed detect detector checker plagiarism gemini grammarly essay sop',
  'family-us': 'f2 f-2 dependent dependents spouse wife husband children family bring take with US',
  'uni-assist': 'uni-assist uniassist uni assist handling vpd',
  studienkolleg:
    'studienkolleg foundation year preparatory course germany feststellungsprufung abitur 12 years school bachelor',
  defer: 'defer deferral deferred postpone delay next year intake later',
  'professor-email': 'email mail write contact professor supervisor prof phd research before apply find how',
  'how-many': 'how many universities colleges apply number applications shortlist',
  'low-grades':
    'low gpa cgpa grades marks bad poor weak percentage backlog backlogs arrears failed fail subjects supply still apply',
  'false-scholarship':
    'scholarship scam fake false real genuine fraud trust legit legitimate pay money whatsapp won processing',
  'apply-again':
    'refused refusal rejected reject denied denial apply again reapply second time after 214b 214 appeal reason new application visa',
  'after-offer':
    'offer letter received got admission accepted admitted i20 i-20 next step now after accept deposit begin',
  'choose-offer': 'two offers several choose decide between compare which one admissions offer better accept',
  'statement-form':
    'how long length pages page words sop motivation letter statement purpose avoid mistakes dont same one several universities copy reuse format',
  'need-blind': 'need blind need-blind aware full aid list colleges US international bachelor financial meet',
  'credential-evaluation':
    'wes ece eca credential evaluation evaluate equivalency equivalence degree transcript course by course naces recognised',
  'find-room':
    'find search room accommodation hostel dorm residence halls apartment flat before arrive arrival housing studierendenwerk',
  'family-canada': 'spouse wife husband children family dependent dependents bring take with come sowp',
  'canada-english': 'ielts toefl pte english test need required without sds',
  'noc-nepal': 'noc no objection certificate letter nepal ministry education moest bank send fees',
  'age-late': 'age old late too thirty years older mature gap',
  'choose-country': 'choose country course subject major compare where study confused',
  'study-gap': 'gap year years break drop after since hsc bachelor explain admission problem accepted',
  'moi-letter': 'medium of instruction moi letter certificate english taught registrar principal sign format',
  'duolingo-pte': 'duolingo pte accepted accept recognised online home test university',
  oet: 'oet occupational english test nurse nursing doctor pharmacist health nmc',
  'transcripts-send': 'transcript transcripts sealed envelope official unofficial registrar send request marksheet',
  apostille: 'apostille attestation attest attested legalisation notary mofa hec stamp embassy certificates',
  assistantship: 'assistantship ta ra teaching research graduate assistant stipend tuition waiver funding',
  'scholarship-kinds': 'kinds types merit need based tuition waiver full ride partial two several hold combine flight',
  'loan-how': 'education student loan collateral co-signer cosigner guarantor moratorium interest without property',
  sponsor: 'sponsor sponsorship letter affidavit support uncle brother aunt relative account parents who',
  'funds-kinds': 'proof of funds fixed deposit fd gold shares property crypto business account savings count accepted',
  gic: 'gic guaranteed investment certificate bank canada study permit',
  'germany-tuition': 'free tuition fee fees germany state public university semester contribution',
  'german-needed': 'german language level a1 b1 b2 testdaf dsh need learn english taught',
  'deposit-back': 'deposit refund refundable back return tuition visa refused withdraw',
  opt: 'opt optional practical training apply i-765 ead stem extension work after degree',
  pgwp: 'pgwp post graduation work permit apply 180 days eligible language',
  'travel-home': 'travel home re-enter return signature i-20',
  accredited: 'university real fake genuine recognised accredited accreditation legit register check',
  'school-certificate':
    'hsc ssc waec wassce neco kcse cbse a-level 12th class school certificate accepted enough eligible',
  'three-year-degree': 'three 3 year bachelor bsc bcom ba degree master 15 16 years education',
  'convert-grade': 'convert conversion cgpa gpa percentage division marks scale formula equivalent',
  intakes: 'intake intakes rolling admission',
  'college-words': 'community college foundation year pathway diploma difference university',
  'research-proposal': 'research proposal publications published papers phd doctorate plan',
  'not-admitted': 'rejected rejection waitlist waitlisted clearing admission university refused now',
  'second-degree': 'second another two master bachelor degree again same level',
  agents: 'agent agents agency consultancy consultant need necessary myself commission fee guarantee',
  'under-18': 'under 18 17 16 minor guardian custodian consent parents',
  disability: 'disability disabled wheelchair dyslexia illness chronic',
  'faith-food': 'halal kosher vegetarian food pray prayer mosque temple religion hijab ramadan',
  homesick: 'homesick lonely loneliness sad depressed stress anxiety counselling mental health',
  'fail-abroad': 'fail failed semester exam drop stop leave course visa status full-time credits',
  'credit-transfer': 'transfer credits credit change university course move another syllabus',
  'work-pay': 'pay tuition living by working part time job find cover',
  'student-tax': 'tax taxes income return file 8843 1040 students wage',
  'insurance-us': 'health insurance medical plan waiver university need cost',
  'visa-extend': 'extend extension renew visa permit longer thesis ends expire',
  'visa-221g': '221g 221(g) administrative processing slip pending refused',
  'social-media': 'social media instagram tiktok',
  'fraud-call': 'scam fraud phone call tax deport arrest',
  packing: 'pack packing luggage baggage suitcase bring medicine food carry clothes',
  'at-border': 'border airport immigration officer arrival port of entry i-94 stamp questions',
  'lost-passport': 'lost stolen passport police embassy abroad',
  'change-field': 'change field stream switch commerce arts science humanities background conversion',
  'taught-research': "taught research master's coursework thesis mres mphil",
  'before-results': 'apply before final results pending awaited provisional last semester',
  'sop-start': 'begin start opening hook first line',
  'missed-deadline': 'missed deadline passed late last date over',
  'parents-against': 'parents against convince permission allow daughter',
  'cut-essay': 'shorten cut reduce trim',
  'full-scholarship': 'fully funded full scholarship pays everything poor family',
  'visa-insurance': 'travel insurance health insurance visa card month',
  'pay-tuition':
    'pay tuition fees transfer dollars foreign currency bank student file swift flywire card international from home',
  cpt: 'cpt curricular practical training internship opt difference',
  'us-slots': 'interview appointment slot slots date expedited emergency earlier',
  'canada-change': 'change transfer college university school dli study permit after arrival',
  'phd-direct': 'phd doctorate without master direct bachelor',
  'lor-myself': 'recommendation letter lor write myself professor sign draft',
  'ielts-prepare': 'ielts prepare preparation practise self study months weeks coaching typing',
  'several-countries': 'several multiple countries same time both visas apply two',
  'scholarship-refused':
    'scholarship refused rejected unsuccessful not selected again reapply appeal next round feedback',
  ssn: 'ssn social security number itin',
  'visa-late': 'visa late delayed delay not come yet classes started begin course late arrival miss semester',
};

export function guidePassages(language: PassageLanguage): Passage[] {
  const words = guideWordsIn(language);
  return guideIds.map((id) => {
    const { source, countries, screen } = guides[id];
    return {
      id: `guide:${id}`,
      kind: 'guide',
      title: words[id].question,
      text: words[id].answer,
      note: '',
      keywords: `${keywords[id]} ${guideWordsIn('en')[id].question}`,
      countries,
      source: source && { ...source, reviewDue: '2027-11-27' },
      screen,
    };
  });
}
