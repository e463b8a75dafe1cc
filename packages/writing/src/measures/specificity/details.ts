/** Where an essay is specific: names, numbers and things. Shared by the measures of this folder. */
import type { Document } from '../../text/document.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Token } from '../../text/tokens.ts';
import { COMMON_THINGS } from '../../words/common-things.ts';
import { CONCRETE_NOUNS } from '../../words/concrete-nouns.ts';
import { isPlural } from '../../words/noun-forms.ts';
import { NUMBER_WORDS } from '../../words/number-words.ts';
import { STATE_VERBS } from '../../words/state-verbs.ts';
import { readVerb } from '../../words/verb-forms.ts';

const NOT_NAMES = new Set(
  `i i'm i've i'd i'll english monday tuesday wednesday thursday friday saturday sunday god mr mrs ms`.split(' '),
);

const HELPERS = new Set("have has had am was were been 've also then".split(' '));
/** What is wished for is not done. */
const WISHES = new Set(
  "would will can could should may might must shall can't cannot won't wouldn't couldn't don't didn't never not".split(
    ' ',
  ),
);

/** A capitalised word inside a sentence. All-capital shouting of four letters and more does not count. */
export function isName(document: Document, sentence: Sentence, index: number): boolean {
  const token = document.tokens[index] as Token;
  if (token.kind !== 'word' || index === sentence.first || !/^\p{Lu}/u.test(token.text) || NOT_NAMES.has(token.lower))
    return false;
  const before = document.tokens[index - 1];
  if (before && /^["“‘'(:]$/.test(before.text)) return false;
  return token.text.length < 6 || token.text !== token.text.toUpperCase();
}

export function isNumber(token: Token): boolean {
  return token.kind === 'number' || NUMBER_WORDS.has(token.meant);
}

/** A number that somebody counted. */
export function isFigure({ tokens }: Document, index: number): boolean {
  return isNumber(tokens[index] as Token) && !isUncounted(tokens, index);
}

/**
 * "A thousand small silences", "one in a million", "hundreds of ways": nobody counted, nor where the article is lost. "A hundred and
 * six" and "two thousand" somebody did.
 */
function isUncounted(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:hundred|thousand|million|billion)s?$/.test(tokens[index]?.meant ?? '')) return false;
  const [before, after, next] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  const isAlone =
    before?.kind === 'word' && !isNumber(before) && !/^(?:the|these|those|my|our|his|her)$/.test(before.lower);
  const isRound = isAlone || tokens[index]?.lower.endsWith('s') === true;
  return isRound && !(after?.lower === 'and' && next !== undefined && isNumber(next));
}

/** What a thing of everybody's days is worth beside one that only few essays hold. */
const COMMON = 0.33;

/** How much naming this thing shows: 0 when it is none, 1 when it is not in everybody's days. */
export function thingWeight({ meant }: Token): number {
  const thing = nameThing(meant);
  return thing === undefined ? 0 : COMMON_THINGS.has(thing) ? COMMON : 1;
}

function nameThing(word: string): string | undefined {
  if (CONCRETE_NOUNS.has(word)) return word;
  if (!word.endsWith('s')) return undefined;
  return [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`].find((one) => CONCRETE_NOUNS.has(one));
}

/**
 * "I" or "we" with a verb of doing, at most two adverbs or auxiliaries between them: "I soldered", "I had just rebuilt".
 * Any form of the verb will do, so that a wrong one costs nothing here.
 */
export function isOwnAction(document: Document, index: number): boolean {
  const token = document.tokens[index] as Token;
  if (token.lower !== 'i' && token.lower !== 'we') return false;
  let helped = false;
  let wasDoing = false;
  for (let i = index + 1; i <= index + 3; i++) {
    const next = document.tokens[i];
    if (next?.kind !== 'word' || WISHES.has(next.meant)) return false;
    if (HELPERS.has(next.meant)) {
      helped = true;
      wasDoing ||= /^(?:am|was|were|been)$/.test(next.meant);
      continue;
    }
    // "I am team player", as a learner may write it: after a form of "be" only "I was soldering" is a deed.
    if (wasDoing && next.pos !== 'ADV' && !next.meant.endsWith('ing')) return false;
    // "I have dreams", "I was patient".
    if (helped && (next.pos === 'NOUN' || next.pos === 'ADJ' || isPlural(next.meant))) return false;
    if (STATE_VERBS.has(next.meant)) return false;
    if (next.pos === 'VERB' || readVerb(next.meant).length > 0) return true;
    if (next.pos !== 'ADV') return false;
  }
  return false;
}

/** A sentence with something the writer did. */
export function hasOwnAction(document: Document, sentence: Sentence): boolean {
  for (let i = sentence.first; i < sentence.last; i++) if (isOwnAction(document, i)) return true;
  return false;
}

/** Whether a sentence holds a name, a number or a thing. */
export function isConcrete(document: Document, sentence: Sentence): boolean {
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = document.tokens[i] as Token;
    if (token.kind === 'mark') continue;
    if (isFigure(document, i) || thingWeight(token) > 0 || isName(document, sentence, i)) return true;
  }
  return false;
}
