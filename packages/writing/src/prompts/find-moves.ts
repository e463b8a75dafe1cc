/**
 * How far an essay makes a move: 0 not at all, 1 with something to hold on to, between them where words of the move stand
 * without a name, number, thing or deed near them. It finds signs of a move; whether it convinces, a reader must say.
 */
import { cue, type Evidence, groundNear, groundOf, has, readEvidence } from '../measures/evidence.ts';
import { type Aim, readAims } from '../measures/fit/aim.ts';
import { planOf } from '../measures/fit/concrete-plans.ts';
import { reasonOf } from '../measures/fit/reasons-here.ts';
import { carriedBack } from '../measures/reflection/returns.ts';
import { readThoughts } from '../measures/reflection/thought.ts';
import { readTold, type Told } from '../measures/told/told.ts';
import type { Document } from '../text/document.ts';
import type { MoveId } from './move-ids.ts';

/** What comes back at the end may mean without a word about it; to say it is more. */
const SHOWN_MEANING = 0.6;
/** What a claim without ground is worth. */
const CLAIMED = 0.3;

const MOTIVE = cue(
  '(?:interest|interested|curious|curiosity|fascinat\\w*|draw|drawn|inspire|passion|passionate|dream|want|begin|start|first|wonder\\w*|question|why|how|ask|notic\\w*|reali[sz]\\w*|see|surprise|know)',
);
const PREPARATION = cue(
  "(?:thesis|project|internship|job|work|study|course|degree|bachelor's|research|experience|train|training|build|measure|design|write|test|teach|volunteer|laboratory|hospital|company|firm|office|newspaper|clinic|supervisor|undergraduate|university|college)",
);
const CONTRIBUTION = cue(
  '(?:i|we)_(?:would|will|could|can|want|hope|plan)_(?:bring|contribute|share|offer|give|teach|help|start|join|run|organi[sz]e|lead|introduce|invite|cook|listen|ask|build|add|open|sit|train|set|make|show|support)',
  '(?:bring|contribute|share|offer)_(?:my|our)',
  '(?:i|we)_(?:bring|teach|run|tutor|mentor|coach|organi[sz]e|lead|help|start|found|find|hand|record|translate|interpret)',
  'my place_(?:be|community|in)',
);
const BACKGROUND = cue(
  '(?:my|our)_(?:family|mother|father|parent|grandmother|grandfather|grandparent|uncle|aunt|brother|sister|village|town|city|country|language|religion|faith|tribe|community|street|home|house|school|class|neighbou?rhood|people|name|mosque|church|temple|island|camp|disability|hand|wheelchair|accent)',
  '(?:i be bear|bear in|born|grow up|raise|come from|at home|refugee|minority|immigrant|migrant|speak)',
);
const GAP = cue(
  '(?:not|no|nobody|none|never|little|hardly|rarely|few|unclear|unknown|gap|open|missing|lack|neglect\\w*|overlook\\w*|however|but|remain|yet|ignore|neither|unexamined|untested)',
);
const STUDIES = cue(
  '(?:study|research|work|know|literature|evidence|measure|examine|examined|data|paper|scholar|model|trial|author|theory|understand|report|earlier|previous|existing)',
);
const QUESTION = cue(
  '(?:question|hypothes\\w*|whether|ask|\\S+ what extent|aim|objective|purpose|find out|investigate|examine|test|explore|study)',
);
const ASKING = cue('(?:whether|how|why|which|what extent|do|who|hypothesis)');
const METHOD =
  / (interview\w*|survey\w*|questionnaires?|sampl\w+|measur\w+|experiments?|model|analy[sz]\w+|compar\w+|data|dataset|observ\w+|record\w*|cod(?:e|ing)|regression|trial|plot|sensor|simulat\w+|archiv\w+|ethnograph\w+|participant|household|village|control|random\w*|diary|focus|group|statistic\w*|software|fieldwork|laboratory|test|transcri\w+|photograph\w*|map|satellite|algorithm|train\w*|corpus)(?= )/g;
const FEASIBILITY = cue(
  '(?:month|week|year|season|phase|semester|timeline|pilot|access|permission|ethic\\w*|budget|fund|risk|limit|limitation|agree|agreement|consent|feasib\\w*|cost|equipment|speak|already|supervisor|partner|fail|fallback|constraint)',
);
const SIGNIFICANCE = cue(
  '(?:result|finding|answer|outcome|signific\\w*|matter|useful|use|benefit|inform|recommend\\w*|policy|advice|help|contribute|tell|show|ministry|farmer|doctor|teacher|planner|government|practitioner|if)',
);
const AHEAD = cue('(?:will|would|should|could|can|may|if|tell|offer|allow|help|matter)');
const CITED = /\(?(?:[\p{Lu}][\p{L}'’-]+|et al\.?,?|al\.)\s*,?\s*\(?(?:19|20)\d{2}[a-z]?\)?/gu;

/** What sentences tell of something, full once it makes so many whole ones. */
function told(document: Document, worth: (told: Told) => number, enough: number): number {
  return Math.min(1, readTold(document).reduce((sum, one) => sum + worth(one), 0) / enough);
}

/** The ground under the sentences that hold it, full once it makes so many whole ones; a claim otherwise. */
function grounded(document: Document, holds: (evidence: Evidence, place: number) => boolean, enough = 1): number {
  const all = readEvidence(document);
  const grounds = all.flatMap((evidence, place) => (holds(evidence, place) ? [groundNear(all, place)] : []));
  const sum = grounds.reduce((total, ground) => total + ground, 0);
  return Math.max(grounds.length > 0 ? CLAIMED : 0, Math.min(1, sum / enough));
}

/** The sum of what the sentences that look ahead are worth; a claim where one only looks. */
function aimed(document: Document, worth: (aim: Aim) => number, looks: (aim: Aim) => boolean): number {
  const aims = readAims(document);
  const sum = aims.reduce((total, aim) => total + worth(aim), 0);
  return Math.max(aims.some(looks) ? CLAIMED : 0, Math.min(1, sum));
}

/** An essay that begins with what the writer saw and did has told what drew them in. */
function beginsWithScene(document: Document): number {
  const first = readTold(document).slice(0, Math.ceil(document.sentences.length / 4));
  const acts = first.some(({ evidence, scene }) => evidence.acts && scene > 0);
  return acts ? Math.min(1, first.reduce((sum, { scene }) => sum + scene, 0) / 3) : 0;
}

/** How clearly somebody must be seen in one sentence; what they do each day is told in the present, and seen less (told/told.ts). */
const SEEN = 0.55;

/** Whether the writer is seen to act in any sentence: then nobody may say that they are not. */
export function actsOnce(document: Document): boolean {
  return readTold(document).some(({ evidence, scene }) => evidence.acts && scene >= SEEN);
}

/** What somebody wants to do or become, however thin a plan it is. */
const AIM = cue(
  '(?:study|become|design|build|open|return|research|teach|train|specialis\\w*|specializ\\w*|work (?:as|in|with|for|on)|apply for|learn|find out|know how|found|start|career|profession|doctor|nurse|engineer|lawyer|economist|teacher|scientist|surgeon|researcher|degree|master|phd)',
);

/** Whether any sentence says what the writer wants to do: then nobody may say that none does. */
export function saysAim(document: Document): boolean {
  return readAims(document).some(isAim);
}

export const isAim = ({ future, evidence }: Aim): boolean => future && has(evidence, AIM);

const half = (document: Document) => Math.ceil(document.sentences.length / 2);

export const FIND_MOVE: Readonly<Record<MoveId, (document: Document) => number>> = {
  motive: (document) =>
    Math.max(
      grounded(document, (evidence, place) => place <= half(document) && has(evidence, MOTIVE), 3),
      beginsWithScene(document),
    ),
  preparation: (document) => grounded(document, (evidence) => has(evidence, PREPARATION), 4),
  'why-programme': (document) => aimed(document, reasonOf, ({ place }) => place),
  contribution: (document) => grounded(document, (evidence) => has(evidence, CONTRIBUTION)),
  goals: (document) => aimed(document, planOf, ({ future }) => future),
  moment: (document) => told(document, ({ scene }) => scene, 4),
  action: (document) => told(document, ({ scene, evidence }) => (evidence.acts ? scene : 0), 3),
  meaning: (document) => {
    const weight = readThoughts(document).reduce((sum, { insights, changes }) => sum + insights + changes, 0);
    return Math.max(Math.min(1, weight / 3), SHOWN_MEANING * Math.min(1, carriedBack(document) / 8));
  },
  background: (document) => grounded(document, (evidence) => has(evidence, BACKGROUND), 3),
  gap: (document) => grounded(document, (evidence) => has(evidence, GAP) && has(evidence, STUDIES)),
  question: (document) => {
    const asked = grounded(document, (evidence) => isAsked(document, evidence));
    return Math.max(asked, readEvidence(document).some((evidence) => has(evidence, QUESTION)) ? CLAIMED : 0);
  },
  method: findMethod,
  feasibility: (document) => grounded(document, (evidence) => has(evidence, FEASIBILITY) && evidence.names > 0, 2),
  references: (document) => Math.min(1, [...document.text.matchAll(CITED)].length / 2),
  significance: (document) =>
    grounded(
      document,
      (evidence, place) => place >= half(document) && has(evidence, SIGNIFICANCE) && has(evidence, AHEAD),
    ),
};

function isAsked(document: Document, evidence: Evidence): boolean {
  const { start, end } = evidence.sentence;
  if (groundOf(evidence) < 0.5 && evidence.words < 8) return false;
  return document.text.slice(start, end).includes('?') || (has(evidence, QUESTION) && has(evidence, ASKING));
}

/** Three kinds of steps or more, and figures or names among them. */
function findMethod(document: Document): number {
  const steps = new Set<string>();
  let figures = 0;
  for (const evidence of readEvidence(document)) {
    const found = [...evidence.gist.words.matchAll(METHOD)].map(([, word = '']) => word.slice(0, 5));
    if (found.length === 0) continue;
    for (const step of found) steps.add(step);
    if (evidence.worn < 0.2) figures += evidence.names;
  }
  if (steps.size === 0) return 0;
  return steps.size < 3 || figures < 3 ? CLAIMED : Math.min(1, 0.5 + figures / 12);
}
