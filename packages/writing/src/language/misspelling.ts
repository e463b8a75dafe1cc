/**
 * Whether a word that no list knows is a misspelled English one, or a word of the writer's own world ("khata", "jollof").
 * Of the misspellings in learners' sentences nine in ten are one letter away from a common word, or two in a long word; of
 * words of other languages one in five is. So nearness decides, and what stands around the word where it is near.
 */
import { oncePer } from '../measures/once.ts';
import type { Document } from '../text/document.ts';
import { sentenceAt } from '../text/document.ts';
import { CULTURE_WORDS } from '../words/culture/culture.ts';
import { FUNCTION_WORDS } from '../words/function-words.ts';
import { isForm, toForm } from '../words/verb-forms.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { beginsOtherwise, distance, findNear, isLikelySlip, isSure } from './near-words.ts';
import { isKnownWord } from './spelling.ts';

/** Endings that English words have: a long unknown one with such an ending is more likely a wrong English word. */
const ENGLISH_ENDING =
  /(?:ed|ing|ly|[ts]ions?|ments?|ness|ful|[ai]ble|ous|[ae]nce|[ae]nt|ial|ive|ity|ities|ies|ism|est|ers)$/;
/** A word of so many letters has few neighbours by chance. */
const LONG = 7;
/** A word of fewer letters that owns something ("my baje's house") is somebody. */
const SHORT = 6;

export type Misspelling = { meant?: string };

/** `guesses` are other words that it might be, the likelier first. Undefined when the word should be left alone. */
export function readMisspelling(
  document: Document,
  word: string,
  start: number,
  guesses: readonly string[],
): Misspelling | undefined {
  if (!/^\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*$/u.test(word) || word.length < 2 || isKnownWord(word))
    return undefined;
  // "páramo": a word of another language is written as such on purpose; so is one in quotes.
  if (/[^\p{ASCII}’]/u.test(word) || /["“‘']/.test(document.text[start - 1] ?? '')) return undefined;
  if (word.includes('-') && word.split('-').every((part) => part === '' || isKnownWord(part))) return undefined;
  if (/^\p{Lu}/u.test(word) && mayBeName(document, word, start)) return undefined;
  const lower = word.toLowerCase().replaceAll('’', "'");
  // "did n't": two words of one
  if (/^n'?t$/.test(lower)) return { meant: "n't" };
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  if (word === lower && isKnownWord(capital) && guesses.includes(capital)) return { meant: capital };
  const irregular = findIrregular(lower);
  if (irregular !== undefined) return { meant: irregular };
  const stem = lower.replace(/'s?$/, '');
  const near = findNear(stem);
  // in a paragraph that speaks of another world, only what hands often do is a slip
  if (isMixed(document, start) && !(near !== undefined && stem.length >= SHORT && isLikelySlip(stem, near)))
    return undefined;
  const meant = near !== undefined && word !== lower ? near.charAt(0).toUpperCase() + near.slice(1) : near;
  if (near !== undefined && FUNCTION_WORDS.has(near) && isSwap(stem, near)) return { meant };
  if (isExplained(document, word, start)) return undefined;
  // an English word in another dress ("detailled", "changemaker") is not two words
  // "deafs": a known word with a wrong ending; which one was meant, nobody knows
  if (stem.endsWith('s') && isKnownWord(stem.slice(0, -1))) return {};
  const glued = near === undefined ? findGlued(stem) : undefined;
  if (glued !== undefined) return { meant: glued };
  const beside = standsBesideForeign(document, start);
  const owner = stem.length < SHORT && lower.endsWith("'s");
  if (near !== undefined && distance(stem, near, 1) === 1)
    return (beside && stem.length < LONG) || owner ? undefined : isSure(stem, near) ? { meant } : {};
  if (stem.length < LONG || beside || comesBack(document, word, start)) return undefined;
  // two slips away from a common word, and one from a rarer one: "moviments" are movements, not moments
  const closer = guesses.find((other) => /^[a-z]+$/.test(other) && distance(lower, other, 1) === 1);
  if (near !== undefined && !closer && beginsOtherwise(stem, near)) return {};
  if (near !== undefined) return { meant: word === lower ? (closer ?? meant) : meant };
  const most = stem.length > LONG ? 2 : 1;
  const guess = guesses.find((other) => !/[ '-]/.test(other) && distance(lower, other.toLowerCase(), most) <= most);
  // a rare word that looks alike ("cigarrets": "garrets") is a guess: it is marked without a fix
  const isGuess =
    guess !== undefined && !VOCABULARY.has(guess.toLowerCase()) && !isLikelySlip(stem, guess.toLowerCase());
  if (guess !== undefined && !/[aiou]$/.test(stem)) return isGuess ? {} : { meant: guess };
  return ENGLISH_ENDING.test(stem) ? {} : undefined;
}

/** "drawed", "hided": a past tense made by the rule, of a verb that has another one. */
function findIrregular(word: string): string | undefined {
  const stem = /^(?<stem>[a-z]{2,})ed$/.exec(word)?.groups?.stem;
  if (stem === undefined) return undefined;
  const undoubled = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  for (const base of [stem, `${stem}e`, undoubled, stem.replace(/i$/, 'y')]) {
    const past = isForm(base, 'base') ? toForm(base, 'past') : undefined;
    if (past !== undefined && past !== word && !past.endsWith('ed')) return past;
  }
  return undefined;
}

/** So many words of another language, or of the lists of the writers' worlds, and a paragraph mixes two. */
const MIXED = 3;

/** Counted once a paragraph: it is asked for each unknown word. */
const readMixed = oncePer((document: Document): readonly boolean[] => {
  const counts = document.paragraphs.map(() => 0);
  for (const { paragraph, first, last } of document.sentences)
    for (const { text, lower, kind } of document.tokens.slice(first, last)) {
      if (kind !== 'word' || lower.length < 3) continue;
      if (isForeign(text, lower)) counts[paragraph] = (counts[paragraph] ?? 0) + 1;
    }
  return counts.map((count) => count >= MIXED);
});

function isForeign(text: string, lower: string): boolean {
  if (/[^\p{ASCII}’]/u.test(text) || CULTURE_WORDS.has(lower)) return true;
  return text === lower && !isKnownWord(lower) && !/['’-]/.test(lower) && findNear(lower) === undefined;
}

function isMixed(document: Document, start: number): boolean {
  return readMixed(document)[sentenceAt(document, start)?.paragraph ?? -1] ?? false;
}

/** A capitalised word is a name unless it opens a sentence and is hardly anything else than a common word. */
function mayBeName(document: Document, word: string, start: number): boolean {
  if (word.slice(1) !== word.slice(1).toLowerCase() || word.length <= 3 || /['’]s$/.test(word)) return true;
  if (sentenceAt(document, start)?.start !== start || isKnownWord(word.toLowerCase())) return true;
  if (/^\s+(?:(?:and|&)\s+)?\p{Lu}/u.test(document.text.slice(start + word.length, start + word.length + 8)))
    return true;
  const near = findNear(word.toLowerCase());
  return near === undefined || distance(word.toLowerCase(), near, 1) > 1 || nameAgain(document, word);
}

/** A capitalised word that comes back in the middle of a sentence is a name. */
const nameAgain = (document: Document, word: string): boolean => insideSentences(document).has(word);

const insideSentences = oncePer(
  ({ sentences, tokens }: Document): ReadonlySet<string> =>
    new Set(
      sentences.flatMap(({ first, last }) =>
        tokens.slice(first + 1, last).map(({ text }) => text.replace(/['’]s?$/, '')),
      ),
    ),
);

const CALLED =
  /\b(?:(?:call|calls|called|named|say|says)(?: (?:it|him|her|them|this|that|these))?|known as|words? for \p{L}+ (?:is|are)) (?:the |an? |our |my )?(?:\p{L}+ )?$/iu;
const OWNED = /\b(?:an?|the|my|our|his|her|their|this|that|these|of|with|in|on|for|some) $/iu;
const TOLD =
  /^s?(?:\s*\(|\s+(?:means?|is what|is our word)\b|\s*[,–—-]\s*(?:(?:it is|which is|that is|which are|these are|meaning|or)\s+)?(?:an?|our|the|my|his|her|their|some|kind)\s+\p{L}+)/iu;

/** "a khata, our account book", "ugali (a stiff porridge)", "what we call tash". */
function isExplained({ text }: Document, word: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const end = start + word.length;
  return CALLED.test(before) || (OWNED.test(before) && TOLD.test(text.slice(end, end + 40)));
}

/** Beside a word of another language: one that nothing English is near to, or one with foreign letters. */
function standsBesideForeign(document: Document, start: number): boolean {
  const { tokens } = document;
  const at = placesOfTokens(document).get(start) ?? -1;
  return [tokens[at - 1], tokens[at + 1]].some(
    (token) =>
      token?.kind === 'word' &&
      (/[^\p{ASCII}’]/u.test(token.text) ||
        CULTURE_WORDS.has(token.lower) ||
        (/^\p{Ll}.*[aiou]$/u.test(token.text) && !isKnownWord(token.text) && findNear(token.lower) === undefined)),
  );
}

const placesOfTokens = oncePer(
  ({ tokens }: Document): ReadonlyMap<number, number> => new Map(tokens.map(({ start }, index) => [start, index])),
);

/** "taht": the letters of the other word with two neighbours swapped. */
function isSwap(word: string, other: string): boolean {
  return word.length === other.length && [...word].sort().join('') === [...other].sort().join('');
}

/** Second halves that English writes together with nearly anything. */
const JOINED =
  /^(?:makers?|workers?|keepers?|holders?|m[ae]n|wom[ae]n|works?|wise|like|less|proof|side|time|land|house|room|book|ship)$/;

/** "oldage": two common words without their space. */
function findGlued(word: string): string | undefined {
  for (let at = 2; at <= word.length - 3 && word.length > SHORT - 1; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (JOINED.test(second)) continue;
    if ((at > 2 ? VOCABULARY : FUNCTION_WORDS).has(first) && VOCABULARY.has(second)) return `${first} ${second}`;
  }
  return undefined;
}

/** The same word again, in the same spelling: more likely a word than a slip. */
function comesBack(document: Document, word: string, start: number): boolean {
  const { first, last } = startsOf(document).get(word.toLowerCase()) ?? { first: start, last: start };
  return first !== start || last !== start;
}

/** Where each word stands first and last. */
const startsOf = oncePer(({ tokens }: Document): ReadonlyMap<string, { first: number; last: number }> => {
  const starts = new Map<string, { first: number; last: number }>();
  for (const { lower, start } of tokens) starts.set(lower, { first: starts.get(lower)?.first ?? start, last: start });
  return starts;
});
