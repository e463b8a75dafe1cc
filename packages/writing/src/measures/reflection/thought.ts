/** Where an essay thinks: the signals that the measures of this folder count, sentence by sentence. */
import type { Document } from '../../text/document.ts';
import { cue, type Evidence, groundNear, has, matchesOf, readEvidence } from '../evidence.ts';
import { oncePer } from '../once.ts';

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
  'my_(?:view|idea|understanding|question|mind|definition|assumption|perspective|opinion)_(?:change|shift|grow|turn|deepen|widen\\w*|break|be|become)',
  '(?:this|that|which|it) be (?:how|why|when|where|what)_(?:i|we)',
  '(?:lesson|point|truth|answer|reason|difference|mistake|error|question|problem|trouble|surprise) (?:be|lie|lay)',
);

/** Another way of seeing than before, or than others. */
const CHANGE = cue(
  'use_(?:think|believe|assume|see|say|prepare|imagine|hope|feel|want|treat|tell|take|measure|ask|call)',
  '(?:i|we) have_(?:think|believe|assume|expect|imagine|hope|take|suppose|treat|intend|want|plan|design|mark|mistake|ignore|miss|overlook\\w*|forget|call|confuse|optimi[sz]\\w*|wait|trust|blame|fear)d?',
  '(?:i|we)_(?:assume|expect|imagine|suppose|mistake|mistook|overlook\\w*|underestimat\\w*)d?',
  'untill? (?:then|that|i|we|now|one)',
  'no long(?:er)?',
  'any ?more',
  '(?:\\S+ first|(?:in )?beginning|initially|originally)',
  'turn out',
  '(?:but|yet|and|be)_not_(?:but|because|only)',
  'instead',
  'rather than',
  'less (?:about|of|than)_(?:than|and more)',
  'more than (?:what|how|just|any)',
  '(?:for|be)_first time',
  'only (?:later|then|now|after|when|afterwards|one)',
  '(?:i|we)_be_(?:wrong|mistaken|na[iï]ve|blind|unprepared)',
  '(?:look back|in hindsight|in retrospect|since then|from then|ever after|these day|today i|now i|i now|before that|by then)',
  '(?:to|what)_my (?:surprise|shame|relief|astonishment)',
  'what (?:i|we) (?:have )?(?:think|take|call|believe|mistake|mistook|miss|see|assume|expect)d?',
  'stop \\S+',
  'differently',
  'work out to',
  'opposite',
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
);

/** Lessons that name nothing: "I learned many things", "taught me the importance of teamwork". */
const EMPTY = cue(
  '(?:learn|teach (?:me|us)|reali[sz]\\w*|understand|discover\\w*|gain)_(?:lot|many|thing|importance|value|valuable|important|hard work|teamwork|various|several|everything|new|life)(?: (?:of )?(?!(?:and|or|that|in|to|from|such|about|which|of|with|for) )\\S+)?',
  '(?:make|help) (?:me|us)_(?:strong(?:er)?|person|better|mature|responsible|confident|independent|human|today|grow)(?: person)?',
  'shape (?:me|who|my)_(?:person|be|today|life|character|personality)',
  '(?:reali[sz]\\w*|learn|believe|know|teach (?:me|us))_(?:nothing be impossible|everything be possible|never give up|key to|pay off)',
);

export type Thought = {
  evidence: Evidence;
  /** Counted signals; each kind at most twice in a sentence, and as much as the ground it stands on. */
  insights: number;
  changes: number;
  reasons: number;
  doubts: number;
  empty: RegExpExecArray | undefined;
};

/** What is only wished for is no insight yet. */
const WISHING = / (?:want|hope|like|wish|will|would|can|could|shall|eager|opportunity|able|help|ready|need) /;

/** A thought that stands on nothing counts this much. */
const UNGROUNDED = 0.1;

export const readThoughts = oncePer((document: Document): readonly Thought[] => {
  const all = readEvidence(document);
  return all.map((evidence, place) => {
    const empty = matchesOf(evidence, EMPTY)[0];
    const part = Math.max(UNGROUNDED, groundNear(all, place));
    const count = (pattern: RegExp) => part * Math.min(2, matchesOf(evidence, pattern).length);
    const insights = matchesOf(evidence, INSIGHT).filter(([words]) => !WISHING.test(`${words} `)).length;
    const asks = document.text.slice(evidence.sentence.start, evidence.sentence.end).includes('?') ? part : 0;
    return {
      evidence,
      insights: empty ? 0 : part * Math.min(2, insights),
      changes: count(CHANGE),
      reasons: count(REASON),
      doubts: Math.max(asks, has(evidence, DOUBT) ? part : 0),
      empty,
    };
  });
});

/** Whether a sentence says what something meant. */
export function isMeaning({ insights, changes, doubts }: Thought): boolean {
  return insights + changes + doubts >= 0.6;
}
