/**
 * Signs that an essay shows what its prompt asks, over gists (base forms, no articles; text/gist.ts). Weak
 * ones count half (asked-things.ts). Wide on purpose: they are there to tell essays that hold none.
 */
import { cue } from '../measures/evidence.ts';

export type AskedId =
  | 'change-of-mind'
  | 'challenged-belief'
  | 'challenge'
  | 'gratitude'
  | 'disagreement'
  | 'leadership'
  | 'community'
  | 'problem'
  | 'why-subject'
  | 'engaging-topic'
  | 'growth'
  | 'place'
  | 'talent'
  | 'person';

type Signs = {
  strong: RegExp;
  /** Strong where the sentence is told in the past: "I thought that he was a liar". */
  strongInPast?: RegExp;
  weak?: RegExp;
  weakInPast?: RegExp;
};

/** Then and now, in the words of somebody who sees a thing differently. */
const TURNED = [
  'use to',
  'change_(?:mind|view|opinion|idea|thinking|perspective|how|what|way|me|everything)',
  '(?:my|his|her|their|our) mind',
  'no long(?:er)?',
  'any ?more',
  'untill? (?:then|that|now)',
  '(?:i|we)_be_(?:wrong|mistaken|right|blind|unfair|sure|certain|convince\\w*)',
  '(?:he|she|they|it|who|everyone|nobody|\\S+) be (?:right|wrong)',
  'turn out',
  'at first',
  '(?:in beginning|initially|originally|before that|ever after)',
  'agree_(?:with|that|to)',
  'to my (?:surprise|shame|relief)',
  'differently',
  'opposite',
  'never (?:think|know|notice|ask|see|imagine|consider|occur|wonder|cross)',
  'for first time',
  // with "have" also where a learner leaves the past away
  '(?:i|we) have (?:always |once |first |just |only |even |really )?(?:think|believe|suppose|assume|expect|imagine)d?',
  '(?:before,? i|now when|only when|only then|not because|have it backwards|owe_apology)',
  '(?:regret|rethink|reconsider|admit|apologi[sz]e|convinced|persuaded|doubt|mistake|mistook|assumption|prejudice)',
];
const SEEING =
  '(?:i|we)_(?:reali[sz]\\w*|understand|learn|notic\\w*|discover\\w*|recogni[sz]\\w*|see (?:how|why|now)|find out|come to|wonder\\w*|question\\w*|begin|start|stop)';
const BELIEVED =
  '(?:i|we) (?:have )?(?:always |once |first |just |only |even |really )?(?:think|believe|suppose|assume|expect|imagine|tell myself)';

/** What somebody had left out. */
const UNSEEN =
  '(?:i|we) (?:have|do) not (?:even |yet )?(?:know|count|see|ask|think|notic\\w*|understand|expect|hear|look)';

const TROUBLE = [
  '(?:fail\\w*|lose|loss|lost|reject\\w*|refuse|defeat\\w*|mistake|wrong|problem|obstacle|challenge|setback|struggl\\w*|difficult\\w*|hardship|stuck|debt|poor|poverty|hungry|hunger)',
  '(?:ill|illness|sick|hospital|die|death|dead|fever|operation|wheelchair|disab\\w*|blind|deaf|stammer\\w*|stutter\\w*|accident|injur\\w*|pain|flood|war|earthquake|cyclone|storm|drought|bomb|refugee|prison|fire|clinic|ward|wound|bleed|hurt|bandage|medicine|surgery|divorce|evict\\w*|expel\\w*|blackout|strike)',
  '(?:afraid|ashamed|scared|fear|shame|cry|tear|lonely|panic|despair|embarrass\\w*|guilt\\w*|regret|laugh at|insult\\w*|angry|worr\\w*|unable|impossible)',
  'go wrong',
  'not enough',
  'too (?:late|much|many|few|little|slow|weak|heavy|small|hard|far|expensive|long|high|short|poor|young|old|big)',
];
const TROUBLE_WEAK =
  '(?:break|broken|hard|nothing|alone|late|close|empty|miss|worse|fall|fell|trouble|weak|fight|quit|asleep|unpaid|go home|give up|(?:do|can|could|would|will) not_(?:work|return|sell|pass|know|understand|reach|open|answer|speak|read|walk|pay|afford|win|finish|sleep|believe|allow\\w*))';

const OTHERS =
  '(?:famil(?:y|ies)|neighbou?r|people|villager|member|everybody|everyone|each other|one another|together|choir|church|mosque|temple|club|team|group|class|street|village|landing|market|school|women|woman|men|man|boy|girl|child|children|community|cousin|elder|crowd|union|camp|friend|student|us|we|our)';

export const ASKED_SIGNS: Readonly<Record<AskedId, Signs>> = {
  'change-of-mind': {
    strong: cue(...TURNED),
    weak: cue(
      '(?:wrong|stop|doubt|question|whereas|rather than|instead|by then|since then|from then|now i|today i|these day|do not know|sorry|surprise|ashamed|shame|prove|laugh at|after that|that day|give up|still)',
    ),
    weakInPast: cue(BELIEVED, SEEING, UNSEEN),
  },
  'challenged-belief': {
    strong: cue(
      ...TURNED,
      '(?:omen|spirit|ghost|devil|luck|lucky|unlucky|bless\\w*|evil|witch\\w*|magic|sin|saint|pray)',
      '(?:when|somebody|someone|person|child|family)_will',
      '(?:belie\\w*|question|doubt|challenge|assum\\w*|custom|tradition|superstition|rule|law|taboo|curse|myth|proof|prove|truth|true|faith|god|religion|argue|disagree|forbid\\w*|allow\\w*|suppose|why|whether|evidence|sure|certain|wrong)',
      '(?:everyone|everybody|people|they|all|other|nobody|teacher|elder)_(?:say|think|know|believe|tell|agree)',
      'be (?:tell|say)',
    ),
    strongInPast: cue(BELIEVED),
    weak: cue(SEEING, '(?:ask|refuse|must|should|never|always)'),
  },
  challenge: { strong: cue(...TROUBLE), weak: cue(TROUBLE_WEAK) },
  gratitude: {
    strong: cue(
      '(?:thank\\w*|grateful|gratitude|kindness|kindly|generous|generosity|owe|gift|for free|without pay|charge)',
    ),
    weak: cue(
      '(?:give|bring|show|teach|lend|pay|let|help|carry|wait|offer|send|buy|save|find|make|cook|sew|hand|leave|read|drive|walk|share|feed|hide|open|keep|take|tell|write|invite|build|listen|stay|sit|stand|push|pull|lift|hold|press|put|slip|return|call|fetch|defend|protect|encourage|forgive|accept|welcome|sign|translate|explain|mend)(?: \\S+){0,2} (?:me|us|(?:for|with|beside|behind|to|my) \\S*)',
    ),
  },
  disagreement: {
    strong: cue(
      '(?:disagree\\w*|argu\\w*|quarrel\\w*|fight|angry|anger|shout|insult\\w*|refuse|oppos\\w*|against|conflict|dispute|silence|silent|complain|blame|apologi[sz]e|sorry|peace|persuade|convince|debate|protest|object|vote|insist|deny|criticis\\w*|stubborn|compromise|unfair)',
      '(?:be|you|he|she|they|me|who) wrong',
      'not_(?:speak|talk|agree|want|like|believe|let|allow\\w*|look at)',
      'say no',
    ),
    weak: cue(
      '(?:i|he|she|they|we|father|mother|brother|sister|uncle|aunt|friend|teacher|grand\\S+|cousin) (?:say|want|think|tell|prefer|answer|believe)',
      '(?:why|no|instead|different|differently)',
    ),
  },
  leadership: {
    strong: cue(
      '(?:lead\\w*|captain|president|prefect|monitor|chair\\w*|organi[sz]\\w*|found\\w*|team|club|committee|group|elect\\w*|vote|coordinat\\w*|coach|train|mentor|volunteer\\w*|union|campaign|petition|responsib\\w*|in charge|head|crew|assign|delegate)',
      '(?:i|we)_(?:teach|convince|persuade|call|invite|gather|encourage|hire|divide|assign)(?: \\S+){0,2} (?:him|her|them|us|everyone|everybody|people|women|men|child(?:ren)?|girl|boy|student|farmer|friend|class|other|neighbou?r|member|\\S+er)',
      '(?:i|we)_(?:ask|tell|show|bring|send|help|join|let|get|meet|promise)(?: \\S+){0,2} (?:them|everyone|everybody|people|women|men|child(?:ren)?|girl|boy|student|farmer|class|other|neighbou?r|member)',
      'we (?:decide|agree|plan|start|begin|meet|vote)',
      '(?:follow|join|copy|listen to) (?:me|us)',
    ),
    weak: cue(
      '(?:together|others|everyone|everybody)',
      '(?:i|we)_(?:ask|tell|show|bring|send|help|join|let|get|meet|give|pay)(?: \\S+){0,2} (?:him|her|us|friend|brother|sister|mother|father|cousin|\\S+er)',
    ),
  },
  community: { strong: cue('(?:community|communities|each other|one another|neighbou?rhood)'), weak: cue(OTHERS) },
  problem: {
    strong: cue(
      ...TROUBLE,
      '(?:solve|solution|fix|repair|mend|shortage|lack|waste|leak|disease|queue|danger\\w*|dirty|salt|pollut\\w*|noise|traffic|corrupt\\w*|scarc\\w*|broken|run out|for nothing|steal|cheat|cheap\\w*|improve|prevent|reduce|rot|spoil)',
    ),
    weak: cue(TROUBLE_WEAK, '(?:why|should|need|instead|so that|better|try)'),
  },
  'why-subject': {
    strong: cue(
      '(?:stud(?:y|ies)|learn|degree|course|subject|major|field of|science|research|university|college|engineer\\w*|curious|curiosity|curio\\w*|understand|wonder\\w*|question|profession|career|doctor|nurse|teacher|lawyer|architect|journalist|programmer|design|experiment|theory|law|code|medicine|business|history|literature|music|art|agriculture|accounting|education|finance|journalism|architecture)',
      '\\S+(?:ology|omics|istry|onomy|ematics|ering|ography|etics|ysics|istics|otics|ation science|icine|nomics)',
      '(?:know|see|ask|explain|find out|read|tell)_(?:why|how|about|whether)',
      '(?:become|work as|train as)',
    ),
  },
  'engaging-topic': {
    strong: cue(
      '(?:question|wonder\\w*|why|read|book|library|search|curio\\w*|fascinat\\w*|learn|study|discover\\w*|explore|theory|experiment|article|video|lecture|midnight|obsess\\w*|puzzle|captivat\\w*|internet|google|find out|look up|track of|idea|concept|teach myself|understand|observ\\w*|collect|draw|record|practi[sc]e|invent|calculate|imagine|compare|measure)',
      '(?:can|could) not_(?:stop|leave|put|sleep)',
    ),
    weak: cue('(?:how|ask|hour|watch|listen|try|know|notice|think)'),
  },
  growth: {
    strong: cue(
      ...TURNED,
      '(?:grow|growth|mature|stronger|braver|patient|patience|confiden\\w*|independen\\w*|proud|courage|realization|realisation|lesson)',
    ),
    strongInPast: cue(BELIEVED),
    weak: cue(
      SEEING,
      UNSEEN,
      '(?:learn|understand|reali[sz]\\w*|less|better|alone|myself|begin to|start to|after that|stop|now|first|afraid|ashamed)',
    ),
  },
  place: {
    strong: cue('(?:here|there be|place|spot|corner|quiet|environment)'),
    weak: cue('(?:in|on|at|under|behind|beside|inside|above|below|near|up|down|between|through|outside|around)'),
  },
  talent: {
    strong: cue(
      '(?:i|we) can',
      '(?:able|good at|best at|practi[sc]e|train|talent|talented|skill|gift|learn|teach myself|hobby|ear|ability|expert|self-taught)',
      '(?:i|we)_(?:play|draw|sing|paint|build|fix|repair|dance|swim|sew|code|program|design|bake|carve|weave|translate|interpret|debate|bargain|knit|photograph|film|edit|recite|compose|mend)',
    ),
    weak: cue(
      '(?:i|we)_(?:speak|write|cook|run|make|solve|listen|remember|count|climb|ride|act|mix|hear|read|teach|organi[sz]e|lead|plant|grow|trade|sell|calculate|cut|notice|explain|guess|measure|copy)',
    ),
  },
  person: {
    strong: cue(
      '(?:teacher|coach|mentor|uncle|aunt|grandmother|grandfather|mother|father|sister|brother|mr|mrs|ms|friend|doctor|boss)',
    ),
    weak: cue('(?:he|she|him|her|his)'),
  },
};
