/**
 * What a prompt asks to be shown ("a time you changed your mind", "a setback"), known by how prompts put it, and whether an essay
 * shows it at all. An essay may answer in other words than its prompt: so each thing has signs of its own, wide enough that an
 * essay which does what is asked has one of them nearly always. Where there is none, it tells of something else. To be silent
 * about an essay that misses its prompt is better than to accuse one that does not.
 */
import { type Evidence, has, readEvidence } from '../measures/evidence.ts';
import { oncePer } from '../measures/once.ts';
import { type Anchors, scoreBy } from '../measures/scale.ts';
import type { Document } from '../text/document.ts';
import { ASKED_SIGNS, type AskedId } from './asked-signs.ts';

export type { AskedId } from './asked-signs.ts';

export type AskedThing = {
  id: AskedId;
  /** The prompt's own words for it, parted by " / ". */
  label: string;
  isShown: (document: Document) => boolean;
};

type Asking = { id: AskedId; asks: RegExp; takes?: readonly string[] };

/** Families of words of a prompt (idea-families.ts) that a thing takes with it: they are asked once. */
const ASKED: readonly Asking[] = [
  {
    id: 'change-of-mind',
    asks: /\bchang(?:e|ed|ing) (?:your|one's) (?:mind|opinion|views?|perspective|thinking)\b|\bchang(?:e|ed) how you (?:think|thought|see|saw)\b|\byou were wrong\b/gi,
  },
  {
    id: 'challenged-belief',
    asks: /\b(?:questioned|challenged|doubted)(?: or (?:questioned|challenged|doubted))?(?: (?:a|an|the|your|one of your|some|something|what))?(?: \w+)?(?: (?:belief|idea|assumption|view|conviction|tradition|rule|custom)s?| that others \w+ for granted| others \w+ for granted)/gi,
    takes: ['belief', 'challenge'],
  },
  {
    id: 'challenge',
    asks: /\b(?:setbacks?|failures?|obstacles?|hardships?|adversit(?:y|ies)|barriers?|(?<!(?:spelling|grammar|grammatical|typing|language|for) )mistakes?|challenges?(?! (?:a|an|the|your|yourself|yourselves|ourselves|them|us|facing|for|of)\b)|difficult(?:y|ies)|difficult (?:time|situation|experience|decision|circumstances)|(?:you|you have) failed)\b/gi,
    takes: ['accomplishment', 'challenge'],
  },
  {
    id: 'gratitude',
    asks: /\b(?:someone|somebody|person|people|others?) (?:has|have|had) done for you\b|\b(?:thankful|grateful|gratitude|thanks to whom|act of kindness|kindness)\b/gi,
    takes: ['gratitude', 'person'],
  },
  {
    id: 'disagreement',
    // whether somebody agrees or disagrees is a view, and no quarrel
    asks: /(?<!\bagree (?:or|and|nor) |\bagree\/)\bdisagree\w*|\b(?:conflict|dispute|argument)s? (?:with|you|that you|between)\b|\bviews? (?:that )?(?:differ\w*|(?:was|were) different) from (?:yours|your own)\b/gi,
    takes: ['conflict'],
  },
  {
    id: 'leadership',
    asks: /\bleadership\b|\b(?:you|you have|have you) (?:\w+ )?(?:led|lead)\b|\bas a leader\b/gi,
    takes: ['leadership', 'influence'],
  },
  {
    id: 'community',
    asks: /\bcommunit(?:y|ies)(?: (?:that|to which|of which))? (?:you (?:belong|are|come|call|grew|have)|shaped)\w*|\ba community\b/gi,
    takes: ['community', 'place'],
  },
  {
    id: 'problem',
    asks: /\bproblems?(?: that)?(?: \w+)? (?:you|you've|you'd)\b(?: \w+){0,6}? (?:solv\w+|fix\w*|tackl\w+)|\bsolv(?:e|ed|ing) (?:a|one|some) (?:\w+ )?problems?\b/gi,
    takes: ['solution', 'challenge'],
  },
  {
    id: 'why-subject',
    asks: /\bwhy\b[^.?!]{0,60}\b(?:major|subject|field(?: of study)?|discipline)\b|\binterest(?:ed)? in (?:your|the|this) (?:chosen )?(?:major|subject|field)\b/gi,
    takes: ['subject'],
  },
  {
    id: 'engaging-topic',
    asks: /\b(?:lose|losing) (?:all )?track of time\b|\b(?:topic|idea|concept|subject|question)s? (?:that )?(?:you find so \w+|excites you|(?:fascinat|captivat)\w+ you)/gi,
    takes: ['curiosity', 'interest'],
  },
  {
    id: 'growth',
    asks: /\bpersonal growth\b|\bnew understanding of yourself\b|\b(?:made|helped) you (?:to )?(?:grow|mature)\b/gi,
    takes: ['accomplishment'],
  },
  {
    id: 'place',
    asks: /\b(?:a|the|one|favou?rite) (?:place|environment|spot|room)(?: or (?:place|environment|spot))? (?:where|that|in which|to which|you)\b/gi,
    takes: ['place', 'sustainability'],
  },
  {
    id: 'talent',
    asks: /\b(?:(?:your )?(?:greatest |best |special )?(?:talents?|skills?)(?: or (?:talents?|skills?))?)(?= (?:and|that|you|is)|\?| ?\.)/gi,
    takes: ['talent', 'skill'],
  },
  {
    id: 'person',
    asks: /\b(?:person|someone|somebody|people|teacher|mentor) (?:who|whom|that|you)(?: \w+){0,3} (?:influenc\w+|inspir\w+|shaped|admire\w*|changed|mattered)/gi,
    takes: ['person', 'influence'],
  },
];

/** "Not only ideas: interest or talent or background": where any of several will do, no one of them is asked. */
const ANY_WILL_DO =
  /\bso meaningful they believe their application would be incomplete\b|\bany topic of your choice\b/i;
const MOST_LABELS = 3;
const LONGEST = 4_000;

/** What the prompt asks to be shown, without what stands in brackets; nothing where one of many things will do. */
export function readAskedThings(prompt: string): { things: AskedThing[]; takes: ReadonlySet<string>; rest: string } {
  const text = prompt
    .slice(0, LONGEST)
    .replace(/’/g, "'")
    .replace(/\([^()]*\)/g, ' ');
  if (ANY_WILL_DO.test(text)) return { things: [], takes: new Set(), rest: text };
  const things: AskedThing[] = [];
  const takes = new Set<string>();
  let rest = text;
  for (const { id, asks, takes: taken = [] } of ASKED) {
    const said = [...new Set([...rest.matchAll(asks)].map(([words]) => words.trim().toLowerCase()))];
    if (said.length === 0) continue;
    for (const family of taken) takes.add(family);
    rest = rest.replace(asks, ' ');
    const label = said.slice(0, MOST_LABELS).join(' / ');
    things.push({ id, label, isShown: (document) => isShown(document, id) });
  }
  return { things, takes, rest };
}

/** What one sentence with a weak sign is worth beside one with a strong sign. */
const WEAK = 0.5;
/**
 * So many signs are needed in so many words: more words hold more of them by chance. In a short essay one weak sign leaves it open.
 * Points: set by hand.
 */
const NEEDED: Anchors = [
  [160, 0.5],
  [400, 1.5],
  [520, 2],
];

const signsOf = oncePer((_: Document) => new Map<AskedId, boolean>());

function isShown(document: Document, id: AskedId): boolean {
  const known = signsOf(document);
  const remembered = known.get(id);
  if (remembered !== undefined) return remembered;
  const found = readEvidence(document).reduce((sum, evidence) => sum + worthOf(evidence, id), 0);
  const shown = found > 0 && found >= scoreBy(NEEDED, document.words.length);
  known.set(id, shown);
  return shown;
}

function worthOf(evidence: Evidence, id: AskedId): number {
  const { strong, strongInPast, weak, weakInPast } = ASKED_SIGNS[id];
  const found = (always?: RegExp, inPast?: RegExp) =>
    (always && has(evidence, always)) || (evidence.past && inPast && has(evidence, inPast));
  return found(strong, strongInPast) ? 1 : found(weak, weakInPast) ? WEAK : 0;
}
