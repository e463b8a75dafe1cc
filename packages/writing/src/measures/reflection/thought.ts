/** Where an essay thinks: the signals that the measures of this folder count, sentence by sentence. */
import { type Document, wordsOf } from '../../text/document.ts';
import { cue, type Evidence, fade, groundOf, has, matchesOf, readEvidence } from '../evidence.ts';
import { oncePer } from '../once.ts';
import { findBorrowed } from '../quoted.ts';
import { readTold, type Told } from '../told/told.ts';

const SEEING =
  '(?:reali[sz]\\w*|learn|understand|notic\\w*|discover\\w*|recogni[sz]\\w*|see (?:that|how|why|what|now)|find out|figure out|come to|grasp\\w*|know (?:that|then|now|why|how|what)|conclude\\w*|wonder\\w*|suspect\\w*|doubt\\w*|question\\w*|ask myself|(?:begin|start)_(?:ask|see|wonder|understand|notice|think|listen|doubt|question|read|look)|remember|recall|feel)';

/** Somebody who comes to see something. */
const INSIGHT = cue(
  `(?:i|we)_${SEEING}`,
  '(?:i|we) (?:now |still |often )?(?:think|believe|know|see|understand|ask|trust|distrust|prefer|read|listen) (?:that|now|of|it|about|what|why|how|whether|differently)',
  '(?:teach|show|remind|convince|force|strike|surprise|puzzle|bother|unsettle\\w*|humble\\w*|trouble|haunt\\w*|shock|shake|move|shame)d? (?:me|us)',
  '(?:make|let|help) (?:me|us)_(?:see|reali[sz]\\w*|understand|ask|think|question|wonder|notice|doubt|rethink|reconsider|aware|curious|look|listen|feel)',
  'stay \\S+ (?:me|us)',
  '(?:occur|dawn\\w*|come) \\S+ (?:me|us)',
  'change (?:how|way|what|why|where) (?:i|we)',
  'change my_(?:mind|view|idea|understanding|question|thinking|mindset|perspective|opinion|plan|approach)',
  'my (?:view|idea|picture|notion|understanding) of_(?:change|shift|break|grow|turn|be)',
  'my_(?:view|idea|understanding|question|mind|definition|assumption|perspective|opinion)_(?:change|shift|grow|turn|deepen|widen\\w*|break|be|become)',
  '(?:this|that|which|it) be (?:how|why|when|where|what)_(?:i|we)',
  'it take (?:me|us)_(?:(?:to|for) )?(?:(?:see|understand|learn|notic\\w*|reali[sz]\\w*|know|ask|say|admit|accept))',
  '(?:perhaps|maybe) (?:i|we|it|he|she|they)',
  '(?:lesson|point|truth|answer|reason|difference|mistake|error|question|problem|trouble|surprise) (?:be|lie|lay)',
);

/** Another way of seeing than before, or than others. */
const CHANGE = cue(
  'use_(?:think|believe|assume|see|say|prepare|imagine|hope|feel|want|treat|tell|take|measure|ask|call)',
  '(?:i|we) have_(?:think|believe|assume|expect|imagine|hope|take|suppose|treat|intend|want|plan|design|mark|mistake|ignore|miss|overlook\\w*|forget|call|confuse|optimi[sz]\\w*|wait|trust|blame|fear)d?',
  // "I had written four hundred pages and had thought that it was about ice"
  'and have_(?:think|believe|assume|expect|imagine|suppose)d? (?:that|of|it)',
  '(?:i|we)_(?:assume|expect|imagine|suppose|mistake|mistook|overlook\\w*|underestimat\\w*)d?',
  'untill? (?:then|that|now)',
  '(?:not|never|nothing|nobody|no)_untill?',
  'no long(?:er)?',
  'any ?more',
  // "at the first draft" is no "at first": articles are left out
  '(?:at first(?! (?:draft|place|year|day|time|week|month|class|lesson|meeting|half|part|round|light|sight|glance|attempt|step|stage|stop|house|door|line|row|station))|(?:in )?beginning|initially|originally)',
  'turn out',
  '(?:but|yet|and|be)_not_(?:but|because|only)',
  'instead',
  'rather than',
  'less (?:about|of|than)_(?:than|and more)',
  'more than (?:what|how|just|any)',
  'for_first time',
  'only (?:later|then|now|after|when|afterwards|one)',
  '(?:i|we)_be_(?:wrong|mistaken|na[iï]ve|blind|unprepared)',
  '(?:look back|in hindsight|in retrospect|since then|from then|ever after|these day|today i|now i|i now|before that|by then)',
  '(?:to|for|what)_my (?:surprise|shame|relief|astonishment)',
  'what (?:i|we) (?:have )?(?:think|take|call|believe|mistake|mistook|miss|see|assume|expect)d?',
  // what was done and is done no more; not "we stopped for tea"
  'stop (?!for |at |in |on |by |to |near |and |here |there |outside |beside |because |when |before |after )\\S+',
  'differently',
  'work out to',
  'opposite',
  '(?:he|she|they|my \\S+|our \\S+) be (?:right|wrong)',
  '(?:everything|anything|nothing|all) but',
  'before (?:i|we) have',
  'what (?:have )?change',
  'change (?:how|what|when|where|why|everything|nothing|it)',
  '(?:i|we)_have (?:not|never|only|simply)',
  'ignoring',
  'not_only_but',
  'despite',
  '(?:even though|although|though|whereas)',
  'unlike (?:me|my|most|other|before)',
  '(?:never|not) (?:occur|cross) \\S+',
);

/** Then and now: "I used to run past her stall." */
const ONCE = cue('(?:i|we|he|she|they|people|my \\S+) (?:also |always |all )?use to');

/** What somebody took for true, told in the past: "I thought he was a liar". */
const BELIEVED = cue(
  '(?:i|we) (?:have )?(?:always |once |first |just |only |even |really )?(?:think|believe|suppose|be (?:sure|certain|convince\\w*)|tell myself|fear|hope) (?:that |of )?(?:he|she|it|they|this|that|these|those|my|his|her|our|their|everyone|everybody|nobody|i|we|one|people|\\S+ be)',
);

/** Words of thinking in the first person: no sign of their own, but no story either. */
const INWARD = cue(
  '(?:i|we|my|me|us)_(?:think|believe|wish|feel|fear|regret|admit|trust|miss|matter|mean|understand|know|remember|forget|blame|forgive|guess|care|deserve|owe|change|help|doubt|right|wrong|alone|brave|proud|honest|truth|mistake|courage|kindness|pride|shame|guilt|silence)',
);

/** Why something was so, or what came of it. */
const REASON = cue(
  'because',
  'since (?:i|we|he|she|they|it|that|theirs|most)',
  'so that',
  'so (?:i|we|he|she|they)',
  '(?:which|that|this) be (?:why|how|because)',
  '(?:which|that|this|it) (?:mean|matter|explain|allow|lead|let|leave)',
  'for_reason',
  '(?:therefore|hence|thus|consequently)',
  'as result',
  'if',
  'due to',
);

/** What is not known, went wrong, or was hard to admit. */
const DOUBT = cue(
  '(?:i|we)_(?:do|could|be|have|would|can) not_(?:know|understand|sure|see|ready|certain|expect|think|notic\\w*|pass|finish|reach|mention|explain|sleep|speak|ask|able|want)',
  '(?:wrong|mistake|mistaken|error|fail|failure|failing|lose|lost|reject|rejected|ashamed|embarrass\\w*|afraid|scared|angry|frustrat\\w*|jealous|guilty|uneasy|uncomfortable|nervous|helpless|doubt|uncertain|unsure|cheat|cheated|lonely|homesick|stuck|confused|cry)',
  '(?:i|we)_(?:still|never)',
  '(?:limit|limitation|risk|drawback|weakness|uncertainty|bias|caveat)',
  '(?:whether|wonder\\w*|suspect\\w*)',
  '(?:i|we) wish (?:i|we|he|she|they)',
  'if (?:i|we) (?:could|can|have)_(?:again|once more|differently)',
);

/** Between "learn" and what is learned: where a clause begins, it may well say what ("that many of the porters could not read"). */
const OBJECT = '(?: (?!(?:that|how|why|what|where|when|who|which|whether|if) )\\S+){0,3} ';
const LEARN = '(?:learn|teach (?:me|us)|reali[sz]\\w*|understand|discover\\w*|gain)';

/** Lessons that name nothing: "I learned many things", "taught me the importance of teamwork", "realized that life is short". */
const EMPTY = cue(
  `${LEARN}${OBJECT}(?:lot|many|thing|importance|value|valuable|important|hard work|teamwork|various|several|everything|new|life)(?: (?:of )?(?!(?:and|or|that|in|to|from|such|about|which|of|with|for) )\\S+)?`,
  `${LEARN} (?:that|how) (?:life|success|failure|education|knowledge|friendship|happiness|family|hard work|teamwork|leadership|communication|everything|nothing|anything) be \\S+`,
  `${LEARN} how (?:important|valuable|precious) (?:life|success|education|knowledge|friendship|family|hard work|teamwork|leadership|communication|time|it) be`,
  '(?:make|help) (?:me|us)_(?:strong(?:er)?|person|better|mature|responsible|confident|independent|human|today|grow)(?: person)?',
  // "it was she who taught me": what?
  '(?:teach|inspire|shape|humble\\w*|move) (?:me|us)(?= $)',
  'shape (?:me|who|my)_(?:person|be|today|life|character|personality)',
  '(?:reali[sz]\\w*|learn|believe|know|teach (?:me|us))_(?:nothing be impossible|everything be possible|never give up|key to|pay off)',
);

export type Thought = {
  evidence: Evidence;
  /** Whether a thought stands here at all, however little it stands on; a lesson that names nothing is none. */
  signed: boolean;
  /** A change of mind is told, on whatever ground. */
  turned: boolean;
  /** Somebody says to have come to see something, whatever it is worth. */
  lesson: boolean;
  /** Counted signals; each kind at most twice in a sentence, and as much as the ground it stands on. */
  insights: number;
  changes: number;
  reasons: number;
  doubts: number;
  empty: RegExpExecArray | undefined;
};

/** What is only wished for is no insight yet. */
const WISHING = / (?:want|hope|like|wish|will|would|can|could|shall|eager|opportunity|able|help|ready|need) /;

/** With more large words than this a sentence only sounds like a thought. */
const HOLLOW = 0.25;
/** Up to here it is plain. */
const PLAIN = 0.1;

/** A thought that stands on nothing counts this much. */
const UNGROUNDED = 0.1;
/** Through so many thoughts in a row the ground is looked for. */
const FAR = 4;
/** What a thought is worth in an essay where nothing can be seen to happen. */
const OUT_OF_NOTHING = 0.4;
/** So much of the words that do not think is a story, and so many words at least. */
const STORY = 0.3;
const LEAST_STORY = 100;
/** Up to this share of large words a thought leans on its neighbours in full, from the second on not at all. */
const LEANS_TO = 0.05;
const LEANS_NO_MORE = 0.16;

export const readThoughts = oncePer((document: Document): readonly Thought[] => {
  const all = readEvidence(document);
  const signs = all.map(readSigns);
  const told = readTold(document);
  const grown = OUT_OF_NOTHING + (1 - OUT_OF_NOTHING) * happeningIn(told, signs, document.words.length);
  const borrowed = findBorrowed(document);
  const grounds = all.map((evidence) => (borrowed.includes(evidence.sentence) ? 0 : groundOf(evidence)));
  return all.map((evidence, place) => {
    const { empty, insights, turns, doubts, signed } = signs[place] as Signs;
    const own = borrowed.includes(evidence.sentence) ? 0 : 1 - (told[place]?.stranger ?? 0);
    const part = Math.max(UNGROUNDED, groundAround(grounds, all, signs, place) * own * grown);
    const asks = document.text.slice(evidence.sentence.start, evidence.sentence.end).includes('?') ? part : 0;
    return {
      evidence,
      signed,
      turned: turns > 0,
      lesson: insights > 0,
      insights: empty ? 0 : part * insights,
      changes: part * turns,
      reasons: part * Math.min(2, matchesOf(evidence, REASON).length),
      doubts: Math.max(asks, doubts ? part : 0),
      empty,
    };
  });
});

/**
 * Whether anything happens in the essay that its thoughts can have grown out of (0-1). Sentences that think are no missing scenes: one
 * thought more takes nothing away.
 */
function happeningIn(told: readonly Told[], signs: readonly Signs[], length: number): number {
  let words = 0;
  let shown = 0;
  for (const [place, { scene, evidence }] of told.entries()) {
    shown += scene * evidence.words;
    if (!signs[place]?.signed) words += evidence.words;
  }
  // a shorter text has no room for both
  const short = fade(length, LEAST_STORY, 1.5 * LEAST_STORY);
  return Math.max(short, Math.min(1, shown / (STORY * Math.max(LEAST_STORY, words))));
}

type Signs = { empty: RegExpExecArray | undefined; insights: number; turns: number; doubts: boolean; signed: boolean };

/** What the words of a sentence say, each kind at most twice. */
function readSigns(evidence: Evidence): Signs {
  const empty = matchesOf(evidence, EMPTY)[0];
  const insights = Math.min(2, matchesOf(evidence, INSIGHT).filter(([words]) => !WISHING.test(`${words} `)).length);
  const believed = evidence.past && has(evidence, BELIEVED) ? 1 : 0;
  const turns = Math.min(2, matchesOf(evidence, CHANGE).length + believed + (has(evidence, ONCE) ? 1 : 0));
  const doubts = has(evidence, DOUBT);
  return {
    empty,
    insights,
    turns,
    doubts,
    signed: !empty && ((evidence.worn < HOLLOW && (insights + turns > 0 || doubts)) || isInward(evidence)),
  };
}

function isInward(evidence: Evidence): boolean {
  return evidence.detail < 1 && evidence.worn < PLAIN && has(evidence, INWARD);
}

/**
 * The ground of a sentence and, counting half, of what stands around it. Thoughts that follow each other stand on the same
 * ground: one more between a thought and what it is about takes nothing away.
 */
function groundAround(
  grounds: readonly number[],
  all: readonly Evidence[],
  signs: readonly Signs[],
  place: number,
): number {
  const side = (step: 1 | -1) => {
    let most = 0;
    for (let at = place + step, far = 0; all[at] && far < FAR; at += step, far++) {
      most = Math.max(most, grounds[at] ?? 0);
      if (!signs[at]?.signed) break;
    }
    return most;
  };
  // a plain thought may lean on what it is about; one of large words must hold it itself
  const leaning = fade(all[place]?.worn ?? 0, LEANS_TO, LEANS_NO_MORE);
  return Math.min(1, (grounds[place] ?? 0) + 0.5 * leaning * (side(1) + side(-1)));
}

/** Whether a sentence says what something meant. */
export function isMeaning({ insights, changes, doubts }: Thought): boolean {
  return insights + changes + doubts >= 0.6;
}

/**
 * Whether the meaning of what happens in a sentence is told where people tell it: just before, in it, or in the next two
 * sentences. A thought that stands on little here has the event to stand on; thoughts between do not count as distance.
 */
export function hasMeaning(thoughts: readonly Thought[], place: number): boolean {
  const told = (at: number) => {
    const thought = thoughts[at];
    return thought !== undefined && (isMeaning(thought) || (thought.signed && at !== place));
  };
  if (told(place - 1) || told(place)) return true;
  for (let at = place + 1, passed = 0; at < thoughts.length && passed < 2; at++) {
    if (told(at)) return true;
    passed++;
  }
  return false;
}

/** Thoughts of all kinds in 100 words: what somebody came to see, doubted, or sees otherwise now. */
export function thoughtsPer100(document: Document): number {
  return rateOf(document, ({ insights, changes, doubts }) => insights + changes + doubts);
}

/** How many words a rate is taken of at least: a single thought makes no essay of thoughts. */
const FEWEST_WORDS = 150;

/**
 * What the thoughts of a kind make per 100 words. A sentence that holds a thought of another kind does not count against this
 * one: so one thought more never lowers any of the measures.
 */
export function rateOf(document: Document, worth: (thought: Thought) => number): number {
  const thoughts = readThoughts(document);
  let words = document.words.length;
  let sum = 0;
  const signed: { worth: number; words: number }[] = [];
  for (const thought of thoughts) {
    const own = { worth: worth(thought), words: wordsOf(document, thought.evidence.sentence).length };
    if (!thought.signed) sum += own.worth;
    else {
      words -= own.words;
      signed.push(own);
    }
  }
  words = Math.max(words, 0);
  const least = Math.min(FEWEST_WORDS, Math.max(1, document.words.length));
  const rate = () => sum / Math.max(least, words);
  for (const own of signed.sort((a, b) => b.worth / b.words - a.worth / a.words)) {
    if ((sum + own.worth) / Math.max(least, words + own.words) < rate()) continue;
    sum += own.worth;
    words += own.words;
  }
  return 100 * rate();
}
