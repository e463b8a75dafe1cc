// Reduces a question to what it asks: chat spelling, Bangla, Hindi and Nepali in Latin letters, greetings and filler, misspelt words.
import { splitRunOn } from './run-on.ts';
import { nearestOf, type Vocabulary, vocabularyOf } from './spelling.ts';
import { isStopWord, wordsOf } from './terms.ts';
import { banglaWords, chatWords, hindiWords, nepaliWords } from './words/chat-words.ts';
import { fillerPhrases, fillerWords } from './words/filler.ts';
import { intentWords } from './words/intent-words.ts';
import { languageWords } from './words/languages/all.ts';
import { loanWords } from './words/loan-words.ts';
import { synonyms } from './words/synonyms.ts';

/** Longer questions are read up to here. */
const readMax = 4000;

/** English words as well: read as Bangla or Hindi only where the question is in that language. */
const alsoEnglish = new Set(
  'age are bad banda band kho bare bas bacha beta bari can de dine den din do fees for gum he hi hum i in is kam lie ma main mat me mil mobile mon moto nam no number of on or phone par pass pe pati pita pore por r ra see so such tab spelling tak te the to tum whole'.split(
    ' ',
  ),
);
/** Too short to tell the language by. */
const tooShort = 3;

const tells = (words: readonly string[], of: ReadonlyMap<string, unknown>) =>
  words.filter((word) => word.length >= tooShort && of.has(word) && !alsoEnglish.has(word) && !chatWords.has(word))
    .length;

/** Words of the languages that are read as they are: two of them, and a question is in none of those below. */
const tellsOthers = new Set(
  languageWords
    .flatMap(({ stopWords }) => stopWords.split(/\s+/))
    .filter((word) => !banglaWords.has(word) && !hindiWords.has(word) && !nepaliWords.has(word)),
);

/** Two different ones: "as" stands twice in "as soon as". */
export const isOtherLanguage = (words: readonly string[]) =>
  [...new Set(words)].filter((word) => tellsOthers.has(word)).length >= 2;

/** The list of the language that words in Latin letters are in, where that is Bangla, Hindi or Nepali. */
function listOf(words: readonly string[]): ReadonlyMap<string, readonly string[]> | undefined {
  if (isOtherLanguage(words)) return undefined;
  const [bangla, hindi, nepali] = [tells(words, banglaWords), tells(words, hindiWords), tells(words, nepaliWords)];
  if (nepali > bangla && nepali >= hindi) return nepaliWords;
  if (bangla === 0 && hindi === 0) return undefined;
  return bangla >= hindi ? banglaWords : hindiWords;
}

/** Whether a question is Bangla, Hindi or Nepali in Latin letters: a word of it that is not known is mostly grammar. */
export const isTransliterated = (question: string): boolean =>
  listOf(wordsOf(question.slice(0, readMax))) !== undefined;

/** What is counted or measured. */
const counted =
  /^(?:y(?:ea)?r|month|week|day|hour|hr|time|sem|semester|lakh|lac|crore|saal|sal|mahina|mahine|din|ghante|bochor|bosor|mas|mash|barsa|barsha|ta|ti)$|^(?!ielts|this|does).{2,}[^su]s$/;

/** Whether "2" or "4" is a number, and no "to" or "for": a part of "4.5", after "out of", or before what is counted. */
function isFigure(words: readonly string[], at: number): boolean {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  return /^\d$/.test(word) && (/^(?:\d+|of)$/.test(before) || /^\d+$/.test(after) || counted.test(after));
}

/** How people are addressed, and after "my" somebody of the family. */
const siblings: ReadonlyMap<string, string> = new Map(
  'bhai:brother bhaiya:brother bhaiyya:brother vai:brother dai:brother daju:brother didi:sister apu:sister'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const owner = /^(?:my|our|your|his|her|their)$/;

/** The words of a question in plain English where it was typed in chat spelling, Bangla, Hindi or Nepali in Latin letters. */
function inEnglish(words: readonly string[]): string[] {
  const other = listOf(words);
  // "y" is "and" in Spanish, and no "why"
  const isOther = isOtherLanguage(words);
  const read = (word: string) =>
    other?.get(word) ?? chatWords.get(word) ?? (other && mixed(word)) ?? loaned(word) ?? [word];
  return words.flatMap((word, at) => {
    if (isFigure(words, at) || (isOther && word.length < tooShort)) return [word];
    const sibling = siblings.get(word);
    return sibling && owner.test(read(words[at - 1] ?? '')[0] ?? '') ? [sibling] : read(word);
  });
}

const foldedLoans: ReadonlyMap<string, readonly string[]> = new Map(
  [...loanWords].map(([word, english]) => [wordsOf(word).join(' '), english]),
);
/** With and without the article of Arabic. */
const loaned = (word: string) => foldedLoans.get(word) ?? foldedLoans.get(word.replace(/^ال/, ''));

/** Somebody who types one of them borrows from the others. */
const mixed = (word: string) =>
  alsoEnglish.has(word) ? undefined : (banglaWords.get(word) ?? hindiWords.get(word) ?? nepaliWords.get(word));

const ownWords = new Map<string, number>();
for (const [word, one] of synonyms) {
  ownWords.set(word, 1);
  ownWords.set(one, 2);
}
for (const word of intentWords) ownWords.set(word, 2);
const ownVocabulary: Vocabulary = vocabularyOf(ownWords);

/** Words that are right as they stand, or known to be; the rest is looked up among the words that are known here. */
function spelt(word: string): string {
  return ownWords.has(word) || fillerWords.has(word) || isStopWord(word)
    ? word
    : (nearestOf(ownVocabulary, word) ?? word);
}

const fillers = [...fillerPhrases, ...languageWords.flatMap((words) => words.fillers)];

/** The plain words of a question, in their order, without what stands around it. */
export function plainWords(question: string): string[] {
  const text = inEnglish(wordsOf(question.slice(0, readMax))).join(' ');
  return fillers
    .reduce((rest, phrase) => rest.replace(phrase, ' '), text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The same with misspelt words read as the words of our patterns: only for recognizing what a question wants. */
export const speltWords = (question: string): string[] => plainWords(question).map(spelt);

const ends = /[?!؟;\n।]+|\.(?=\s|$)|,(?=\s)|،/u;
const joins =
  / (?:and also|and|also|plus|n|nd|as well as|aur|ani|&|\+) | (?:আর|এবং|ও) | و(?=(?:هل|كم|ما|متى|متي|كيف|أين|اين)(?: |$))| ar (?=\S+ \S+)/iu;
/** "And" of Bangla and Nepali in Latin letters; "r" is "are" in English chats. */
const joinsOfThese = / (?:r|ra) (?=\S+ \S+)/i;

/** "And" of French, Spanish and Hindi. */
const joinsOfOthers = / (?:et|y|और) (?=\S+ \S+)/iu;

/** The sentences of a question, those of a run-on among them. */
export const sentencesOf = (question: string): string[] =>
  question
    .slice(0, readMax)
    .split(ends)
    .flatMap((part) => splitRunOn(part.replace(/\s+/g, ' ').trim()))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** What may be several questions, each by itself, in their order. */
export function partsOf(question: string): string[] {
  return sentencesOf(question)
    .flatMap((part) => part.split(joins))
    .flatMap((part) => (isTransliterated(question) ? part.split(joinsOfThese) : part))
    .flatMap((part) => (isOtherLanguage(wordsOf(question)) ? part.split(joinsOfOthers) : part))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Whether a part asks; who only tells of themselves ("my IELTS is 6") has not. */
export const asksSomething = (part: string): boolean =>
  isWorded(part) || !/\b(?:i|my|we|our)\b/.test(plainWords(part).join(' '));

/** Whether a part has a word or a mark of a question. */
export const isWorded = (part: string): boolean =>
  /[?؟]/.test(part) ||
  /\b(?:what|how|when|where|which|who|why|can|could|do|does|is|are|should|will|need|want|much|many)\b/.test(
    plainWords(part).join(' '),
  ) ||
  languageWords.some(({ asks }) => asks.test(wordsOf(part).join(' '))) ||
  /(?:কত|কি|কী|কবে|কোথায়|কীভাবে|কিভাবে|কোন|লাগ)|(?:هل|كم|متى|متي|كيف|اين|أين|ما|ماذا)/.test(part);

/** The same in French, Spanish and Arabic. */
const toldOfOthers = /^(?:j ai|je suis|nous sommes|tengo|soy|estoy|انا|عندي|عمري) /;

/** Says who somebody is, what happened or what they will do: "I will change the name", "I am arrived in France". */
export function isToldOnly(part: string): boolean {
  const said = plainWords(part).join(' ');
  if (toldOfOthers.test(wordsOf(part).join(' '))) return !isWorded(part);
  return (
    !/[?؟]/.test(part) &&
    !/\b(?:what|how|when|where|which|who|why|can i|do i|should i|will i|or not)\b/.test(said) &&
    /^(?:so |and |now |but |because )?(?:i|we|he|she|they|someone|somebody)\b(?! (?:\w+ )?(?:need|want|must|should|cannot|cant|dont|forgot|forget|lost|lose|drop\w*|fail\w*|refus\w*|reject\w*|deleted?|search|find|look)\b)/.test(
      said,
    )
  );
}
