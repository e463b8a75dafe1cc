/** Words that show what a sentence is about: a turn, a failure, a feeling, a duty. English, with a few of Bangla and Arabic. */

/** Position of the first word that gave the signal. */
export type Signals = Partial<Record<SignalName, number>>;
export type SignalName = keyof typeof patterns;

function words(english: string, others = ''): RegExp {
  const whole = `(?<![\\p{L}\\p{M}])(?:${english.replace(/\s*\n\s*/g, '|')})(?![\\p{L}\\p{M}])`;
  // Bangla and Arabic join endings and particles to a word: there the word may stand inside a longer one.
  return new RegExp(others === '' ? whole : `${whole}|${others}`, 'iu');
}

const patterns = {
  turn: words(
    `until (?!now|today|late|noon|midnight|then|recently|\\p{Nd})|but one (?:day|night|morning|evening|afternoon)|suddenly
    one (?:day|night|morning|evening|afternoon)|that (?:day|night|morning|evening|week)|for the first time|never again
    everything changed|reali[sz]ed|decided|noticed that|turned out
    at that moment|instead of|instead|finally`,
    'একদিন|হঠাৎ|প্রথমবার|সেদিন|তারপর থেকে|বুঝলাম|বুঝতে পার|ذات يوم|فجأة|لأول مرة|منذ ذلك|أدركت|قررت|حتى جاء',
  ),
  weakTurn: words(
    'but|then|however|although|even though|after that|since then|from then on|later',
    'কিন্তু|তবে|তারপর|لكن|ثم',
  ),
  failure: words(
    `(?<!(?:could|might|would|may|can|not|never|will|to) )(?:fail(?:ed|s|ure|ures|ing)?|lost|losing|broke|broken|mistakes?|wrong|rejected|cancell?ed|gave up|giving up|ruined
    (?:did not|didn['’]t|does not|would not|wouldn['’]t) work|nobody came|no one came|leak(?:ed|s|ing)|crash(?:ed|es)
    burn(?:ed|t)|collapsed|last place|not (?:selected|chosen|accepted)|too late|lowest|fell apart|never arrived)`,
    'ব্যর্থ|ভুল|হেরে|নষ্ট|ফেল কর|فشل|أخطأ|خطأ|خسر|تعطل',
  ),
  grief: words(
    `died|dead|death|passed away|funeral|cancer|killed|suicide|abused?|depress(?:ed|ion)|divorced?|bombed|war
    lost (?:my|our|his|her) (?:mother|father|brother|sister|grandmother|grandfather|parents?|friend|uncle|aunt|son|daughter|baby)`,
    'মারা গে|মৃত্যু|মারা যান|ক্যান্সার|توفي|وفاة|مات|سرطان|الحرب',
  ),
  belief: words(
    `used to (?:think|believe|say)|always (?:thought|believed)|I (?:thought|believed|assumed|was sure|was certain)
    misjudged|changed my mind|turned out|had always been told|it was not true`,
    'ভাবতাম|মনে করতাম|ভেবেছিলাম|كنت أظن|كنت أعتقد|ظننت',
  ),
  teach: words(
    `(?:taught|teach|teaching|teaches) (?!me|us|myself|him how to hurt)|tutor(?:ed|ing|s)?|coach(?:ed|ing)|mentor(?:ed|ing)
    train(?:ed|ing) (?:the|other|new|young|our|my)|show(?:ed|ing)? (?:them|him|her|others|people|students) how
    explain(?:ed|ing)? (?:it|this|that|to|how|them|the)`,
    'শেখাই|শিখিয়ে|পড়াই|পড়িয়ে|বুঝিয়ে|أعلّم|علّمت|أدرّس|درّست|شرحت',
  ),
  duty: words(
    `look(?:ed|ing|s)? after|tak(?:e|es|ing) care|took care|cook(?:ed|ing|s)?|earn(?:ed|ing|s)?|rent|salary|wages|chores?
    housework|at home|our (?:family )?(?:shop|farm|stall|tea stall|restaurant)|before school|part-time|translat(?:e|ed|ing) for
    (?:younger|little) (?:brothers?|sisters?|siblings)|night shift|paid for|school fees?`,
    'দেখাশোনা|রান্না|সংসার|দোকান|টিউশনি|বাড়ির কাজ|أعتني|أطبخ|أعمال البيت|دكان|مصروف|إخوتي الصغار',
  ),
  made: words(
    `(?:built|build|designed|created|invented|wrote|painted|drew|coded|programmed|sewed|assembled|composed|knitted|planted
    repaired|fixed|carved|filmed|recorded|cooked up|made) (?!me|us|him|her|them|friends|sure|fun|up|it|a mistake|mistakes|a decision|to)`,
    'বানাই|বানিয়ে|তৈরি কর|লিখেছি|এঁকেছি|صنعت|بنيت|صممت|كتبت|رسمت',
  ),
  question: words(
    `why|wonder(?:ed|ing)?|measur(?:ed|ing)|count(?:ed|ing)|compar(?:ed|ing)|experiment(?:ed|s)?|tested|found out|observed
    research(?:ed|ing)?|investigat(?:ed|ing)|looked (?:it )?up|survey(?:ed)?|took (?:it )?apart|how (?:it|they) works?`,
    'কেন|জানতে চাই|মেপে|গুনে|পরীক্ষা করে|لماذا|تساءلت|قست|جربت|بحثت عن',
  ),
  against: words(
    `argu(?:ed|ment|ing)|disagreed?|refused|objected|against|said no|laughed at|laughed|quarrel(?:led|ed)?|complained
    (?:did not|didn['’]t) (?:believe|agree|listen|follow|want to hear)|nobody agreed|told me not to|not for girls|waste of time`,
    'তর্ক|রাজি হয়নি|রাজি হননি|মানেনি|হাসাহাসি|جادل|رفض|عارض|ضحكوا|لم يوافق',
  ),
  /** could stand in anybody's essay */
  stock: words(
    `passionate|change the world|make a difference|hard work|never g[ia]ve up|did not give up|key to success|comfort zone
    since (?:my )?childhood|always (?:try|tried) my best|out of the box|nothing is impossible`,
  ),
  said: words('said|asked|told|shouted|whispered|answered|replied', 'বললেন|বলল|জিজ্ঞেস|قال|سأل'),
} as const;

export function signalsOf(text: string): Signals {
  const found: Signals = {};
  for (const [name, pattern] of Object.entries(patterns)) {
    const at = text.search(pattern);
    if (at >= 0) found[name as SignalName] = at;
  }
  return found;
}

/** Two sides of one thing: a student in whose answers both stand is more than either. */
export const opposites: readonly (readonly [RegExp, RegExp])[] = [
  ['alone|by myself|on my own|lonely', 'together|team|our group|with others|everyone|community'],
  ['quiet|shy|silent|silence|listen(?:ed|ing)?', 'speech|stage|debates?|debating|loud|led|spoke up|shouted'],
  ['afraid|scared|nervous|fear|terrified', 'brave|confident|led|stood up|spoke up|captain|volunteered'],
  [
    'rules?|exact(?:ly)?|schedule|measured|precise|lists?',
    'improvis(?:e|ed|ing)|by chance|chaos|guess(?:ed)?|no plan|instinct',
  ],
  [
    'machines?|code|coding|computers?|data|maths?|robots?|robotics|physics|circuits?',
    'poems?|poetry|paint(?:ed|ing)?|music|songs?|stories|theatre|dance|drawings?|novels?',
  ],
  ['won|medal|first place|prize|champions?', 'lost|failed|last place|rejected|gave up'],
  ['slow|slowly|patient|patience|waited', 'fast|quick|quickly|hurry|deadline|at once'],
].map(([a = '', b = '']) => [words(a), words(b)] as const);

const dark = words(
  `afraid|scared|ashamed|nervous|angry|lonely|guilty|embarrassed|jealous|shy|sad|frustrated|hopeless|helpless|worried
  anxious|terrified|confused|homesick|bored|humiliated|disappointed`,
  'ভয়|লজ্জা|রাগ|কান্না|মন খারাপ|خائف|خوف|خجل|غضب|حزن|حزين|قلق',
);
const bright = words(
  'proud|happy|confident|calm|relieved|hopeful|grateful|excited|glad|brave|at home with|free',
  'আনন্দ|গর্ব|খুশি|সাহস|শান্তি|فخور|فخر|سعيد|فرح|هادئ|امتنان',
);

/** The first dark and the first bright feeling that a text names, each as the whole word that stands there. */
export function feelingsIn(text: string): {
  dark?: { text: string; at: number };
  bright?: { text: string; at: number };
} {
  return { dark: feeling(text, dark), bright: feeling(text, bright) };
}

function feeling(text: string, pattern: RegExp): { text: string; at: number } | undefined {
  for (const { index: at } of text.matchAll(new RegExp(pattern, 'giu'))) {
    const before = text.slice(Math.max(0, at - 60), at);
    if (NOT_FELT.test(before)) continue;
    const start = at - (before.match(/[\p{L}\p{M}]*$/u)?.[0].length ?? 0);
    const word = /^[\p{L}\p{M}]+/u.exec(text.slice(start, start + 40))?.[0];
    if (word) return { text: word, at: start };
  }
  return undefined;
}

/** Denied, or somebody else's: "not afraid", "he was angry". */
const NOT_FELT =
  /(?:not|never|n['’]t|no longer|less)\s+(?:\p{L}+\s+)?$|(?<!\p{L})(?:he|she|they|who|it|(?:my|the|our) \p{L}+)\s+(?:was|were|is|are|felt|got|became|looked)\s+(?:\p{L}+\s+)?$/iu;

/** Whether most letters are not Latin. */
export function isForeign(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && latin * 2 < letters;
}
