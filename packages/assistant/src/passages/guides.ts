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
