/** Words that show what a sentence is about: a turn, a failure, a feeling, a duty. English, with a few of Bangla and Arabic. */

/** Position of the first word that gave the signal. */
export type Signals = Partial<Record<SignalName, number>>;
export type SignalName = keyof typeof patterns;

function words(english: string, others = ''): RegExp {
  const whole = `(?<![\\p{L}\\p{M}])(?:${english.replace(/(?<!\s)\s*\n\s*/g, '|')})(?![\\p{L}\\p{M}])`;
  // Bangla and Arabic join endings and particles to a word: there the word may stand inside a longer one.
  return new RegExp(others === '' ? whole : `${whole}|${others}`, 'iu');
}

/** "I" or "we" and what stands before the verb. */
const I =
  "(?:i|we)(?:['’](?:ve|d|m))?(?: (?:have|had|am|was|also|then|first|once|never|always|still|just|just then|finally|even|often|and my \\p{L}+))*";

const patterns = {
  turn: words(
    `until (?!now|today|late|noon|midnight|then|recently|\\p{Nd})|but one (?:day|night|morning|evening|afternoon)|suddenly
    one (?:day|night|morning|evening|afternoon)|that (?:day|night|morning|evening)|for the first time|never again
    everything changed|${I} (?:realised|realized|decided|noticed)|at that moment`,
    'একদিন|হঠাৎ|প্রথমবার|সেদিন|তারপর থেকে|বুঝলাম|বুঝতে পার|ذات يوم|فجأة|لأول مرة|منذ ذلك|أدركت|قررت|حتى جاء',
  ),
  failure: words(
    `(?<!(?:could|might|would|may|can|not|never|will|to|n['’]t|if \\p{L}+) )(?:failed|lost (?:the|by|every|all|our|my (?:game|match|race|way|money|place|job|notes))|${I} lost
    broke|was broken|went wrong|was wrong|were wrong|${I} (?:made|make) (?:a|one|many|the same) (?:\\p{L}+ )?mistakes?|my mistake|rejected|was cancell?ed|gave up
    (?:did not|didn['’]t|does not|would not|wouldn['’]t) work|nobody came|no one came|leaked|crashed|burn(?:ed|t)|collapsed|last place
    not (?:selected|chosen|accepted)|too late|fell apart|never arrived|sank)`,
    'ব্যর্থ|ভুল|হেরে|নষ্ট|ফেল কর|فشل|أخطأ|خطأ|خسر|تعطل',
  ),
  /** Losses, violence, prison: the student's to tell or to keep. */
  grief: words(
    `(?<!(?:phone|battery|laptop|computer|plant|plants|tree|trees|engine|motor|fish|screen|torch|light|goldfish|hamster|chicken|chickens|bulb|radio|pen) )(?:died|dies|has died)|passed away|funeral|cancer|killed|suicide|was abused|depression|divorced?|bombed|the war|because of war|in prison|in jail|arrested|beat me|beats me|hits me|violence|alcoholic|drunk|drugs|overdose
    lost (?:my|our|his|her) (?:mother|father|brother|sister|grandmother|grandfather|parents?|friend|uncle|aunt|son|daughter|baby|mom|mum|dad)`,
    'মারা গে|মৃত্যু|মারা যান|ক্যান্সার|توفي|وفاة|مات|سرطان|الحرب',
  ),
  belief: words(
    `used to (?:think|believe|say)|${I} (?:thought|believed|assumed)(?! (?:in|of|about|hard|so|twice|carefully)(?!\\p{L}))|was (?:sure|certain) that|i (?:have )?changed my mind|turned out|had always been told`,
    'ভাবতাম|মনে করতাম|ভেবেছিলাম|كنت أظن|كنت أعتقد|ظننت',
  ),
  teach: words(
    `${I} (?:taught|teach|teaching|tutor(?:ed|ing)?|coach(?:ed|ing)?|mentor(?:ed|ing)?|train(?:ed|ing)? (?!for|to|hard|every|with|at|in)|explain(?:ed|ing)?|show(?:ed|ing)? (?:them|him|her|others|my \\p{L}+) how)(?! me| myself)`,
    'শেখাই|শিখিয়ে|পড়াই|পড়িয়ে|বুঝিয়ে|أعلّم|علّمت|أدرّس|درّست|شرحت',
  ),
  duty: words(
    `look(?:ed|ing)? after|tak(?:e|ing) care of|took care of|${I} (?:cook(?:ed)?|earn(?:ed)?|wash(?:ed)?) |pay the rent|paid the rent|our (?:family )?(?:shop|farm|stall|tea stall|restaurant|business)
    my (?:father|mother|uncle|family|parents)['’]?s? (?:shop|farm|stall|tea stall|restaurant|business|rickshaw)|${I} translated? for my|${I} help(?:ed)? (?:my|our) (?:mother|father|uncle|grandmother|family|parents|aunt|mom|mum|dad)`,
    'দেখাশোনা|রান্না|সংসার|দোকান|টিউশনি|বাড়ির কাজ|أعتني|أطبخ|أعمال البيت|دكان|مصروف|إخوتي الصغار',
  ),
  made: words(
    `${I} (?:built|build|designed|created|invented|wrote (?=(?:a|an|the|my|our|one|two|three|\\p{Nd})\\b)|painted|drew|coded|programmed|sewed|assembled|composed|knitted|planted|repaired|fixed|carved|filmed|recorded
    made (?:a|an|the|our|my|some|two|three|it from|one)(?! (?:\\p{L}+ )?(?:mistake|friend|friends|decision|plan|promise|difference|choice|deal|lot|call|joke)))(?! myself)`,
    'বানাই|বানিয়ে|তৈরি কর|লিখেছি|এঁকেছি|صنعت|بنيت|صممت|كتبت|رسمت',
  ),
  question: words(
    `${I} (?:wondered|measured?|measuring|counted? (?!.{0,20}money)(?:how|each|every|the)|compared?|tested|test|observed|investigated|researched|surveyed|asked myself|wanted to know|took (?:it|them|the \\p{L}+|our \\p{L}+|my \\p{L}+) apart|found out)|why (?:do|does|did|is|are|was|were|the|it|this|nobody|we)`,
    'কেন|জানতে চাই|মেপে|গুনে|পরীক্ষা করে|لماذا|تساءلت|قست|جربت|بحثت عن',
  ),
  against: words(
    `${I} (?:argued|disagreed|refused|objected)|${I} argue|quarrel(?:led|ed)?|nobody agreed|told me not to|not for girls|waste of time
    (?:did not|didn['’]t) (?:believe|agree with|listen to) (?:me|us)`,
    'তর্ক|রাজি হয়নি|রাজি হননি|মানেনি|جادل|رفض|عارض|لم يوافق',
  ),
  said: words(
    `(?:he|she|they|my (?:\\p{L}+ )?(?:mother|father|grandmother|grandfather|uncle|aunt|brother|sister|teacher|coach|friend|boss|cousin|neighbou?r|grandma|grandpa|mom|mum|dad|parents)) (?:\\p{L}+ )?(?:said|says|asked|asks|told|tells|answered|replied|shouted|whispered|taught me|showed me|gave me)`,
    'বললেন|বলল|জিজ্ঞেস|قال|سأل',
  ),
  feeling: words(
    `${I}(?: (?:felt|feel|am|was|were|got|became|so|very|really|too|a bit))* (?:afraid|scared|ashamed|nervous|angry|lonely|guilty|embarrassed|jealous|shy|sad|frustrated|hopeless|helpless|worried|anxious|terrified|confused|homesick|humiliated|disappointed|proud|relieved)`,
    'ভয়|লজ্জা|রাগ|কান্না|মন খারাপ|خائف|خوف|خجل|غضب|حزن|حزين|قلق|فخور',
  ),
} as const;

/** Could stand in anybody's essay. */
const STOCK = words(
  `passionate|change the world|make a difference|hard ?work|never g[ia]ve up|did not give up|key to success|comfort zone
  since (?:my )?childhood|always (?:try|tried) my best|out of the box|nothing is impossible|from a young age|team player`,
);

export function signalsOf(text: string): Signals {
  const found: Signals = {};
  for (const [name, pattern] of Object.entries(patterns)) {
    const at = text.search(pattern);
    if (at >= 0) found[name as SignalName] = at;
  }
  return found;
}

export function isStock(text: string): boolean {
  return STOCK.test(text);
}

/** Whether most letters are not Latin. */
export function isForeign(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && latin * 2 < letters;
}
