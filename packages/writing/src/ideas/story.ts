/** The student's input as sentences with what was noticed in each. Everything quoted later is a slice of these. */

import { FUNCTION_WORDS } from '../words/function-words.ts';
import { hasWords, isBrief, isKept, isRequest } from './brief.ts';
import { namesIn, type Thing, thingsIn } from './details.ts';
import { type NumberPhrase, numberPhrases } from './number-phrases.ts';
import { isForeign, isStock, type Signals, signalsOf } from './signals.ts';
import type { IdeaActivity, IdeasInput } from './types.ts';
import { type Word, wordsOf } from './words.ts';

export type Sentence = {
  text: string;
  words: Word[];
  source: Source;
  signals: Signals;
  stock: boolean;
  things: Thing[];
  numbers: NumberPhrase[];
  names: string[];
};

export type Source = {
  /** what was written, for the question whether two finds come from the same answer */
  text: string;
  activity?: number;
  field: 'answer' | keyof IdeaActivity;
  /** the trait that the question was about, where its id says so */
  trait?: string;
  /** in another script, or in another language */
  foreign: boolean;
  /** told with a laugh */
  light: boolean;
  sentences: Sentence[];
};

export type Story = {
  traits: string[];
  sources: Source[];
  sentences: Sentence[];
  activities: { label: string; activity: IdeaActivity }[];
  /** how many answers were left out because they repeat another one */
  repeated: number;
  /** answers that are too short to build on */
  brief: string[];
  /** an answer held no word at all */
  unread: boolean;
};

const PET = /\b(?:goldfish|hamster|gerbil|guinea pig|turtle|snail|fish tank)\b/i;
const FAMILY_LOSS =
  /\b(?:mother|father|brother|sister|grand\w+|parents?|uncle|aunt|friend|cousin|mom|mum|dad|son|daughter)\b[^.!?]{0,40}\b(?:died|dies|dead|passed|killed|cancer|funeral)\b/i;

function withoutGrief({ grief: _, ...others }: Signals): Signals {
  return others;
}

const LAUGH = /\b(?:lol|lmao|rofl|haha\w*|hehe\w*|jk)\b|[😂🤣😅😆]/iu;
/** Longer answers are read up to here. */
const READ = 6000;
const SENTENCES = 100;
/** Words of a sentence that are searched for things, numbers and names: people do not write longer ones. */
const LOOK = 80;
const ACTIVITIES = 40;
const ANSWERS = 40;

export function readStory(input: IdeasInput): Story {
  const traits = [...new Set(input.traits.map((trait) => trait.trim()).filter((trait) => trait !== ''))].slice(0, 3);
  const sources: Source[] = [];
  const brief: string[] = [];
  const seen = new Set<string>();
  let repeated = 0;
  let unread = false;
  const answers = Object.entries(input.reflections).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, answer] of answers.slice(0, ANSWERS)) {
    const folded = answer.trim().toLowerCase().replace(/\s+/gu, ' ');
    if (!/[\p{L}\p{N}]/u.test(folded)) continue;
    if (seen.has(folded)) repeated++;
    else if (!hasWords(answer)) unread = true;
    else if (isRequest(answer)) continue;
    else if (!isBrief(answer))
      sources.push(readSource(answer, 'answer', { trait: traits.find((trait) => key.startsWith(`${trait}-`)) }));
    else if (!isKept(answer)) brief.push(answer.trim());
    seen.add(folded);
  }
  const given = input.activities.slice(0, ACTIVITIES).filter((activity) => labelOf(activity) !== '');
  const activities = given.map((activity) => ({ label: labelOf(activity), activity }));
  activities.forEach(({ activity }, i) => {
    const text = activity.description?.trim() ?? '';
    if (!isBrief(text) && !seen.has(text.toLowerCase())) sources.push(readSource(text, 'description', { activity: i }));
    seen.add(text.toLowerCase());
  });
  return {
    traits,
    sources,
    sentences: sources.flatMap(({ sentences }) => sentences),
    activities,
    repeated,
    brief,
    unread,
  };
}

function labelOf(activity: IdeaActivity): string {
  const labels = [activity.name, activity.title, activity.outcome].map((text) => text.trim());
  return labels.find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
}

function readSource(whole: string, field: Source['field'], more: Pick<Source, 'activity' | 'trait'>): Source {
  const text = whole.slice(0, READ).replace(/[\uD800-\uDBFF]$/u, '');
  const source: Source = {
    ...more,
    ...{ text, field, light: LAUGH.test(text), sentences: [] },
    foreign: isForeign(text) || isOtherLanguage(text),
  };
  // a goldfish is missed too, but not as somebody of the family is
  const isPlayful = (source.light || PET.test(text)) && !FAMILY_LOSS.test(text);
  const seen = new Set<string>();
  for (const part of text.split(/(?<=[.!?…।؟。！？]["'”’)]{0,3})\s+|(?<=[。！？])|[\r\n]+/u)) {
    const trimmed = part.trim();
    if (!/[\p{L}\p{N}]/u.test(trimmed) || seen.has(trimmed)) continue;
    seen.add(trimmed);
    const words = wordsOf(trimmed);
    const looked = words.slice(0, LOOK);
    source.sentences.push({
      text: trimmed,
      words,
      source,
      signals: isPlayful ? withoutGrief(signalsOf(trimmed)) : signalsOf(trimmed),
      stock: isStock(trimmed),
      things: source.foreign ? [] : thingsIn(trimmed, looked),
      numbers: numberPhrases(trimmed, looked).filter((number) => isWhole(number)),
      names: source.foreign ? [] : namesIn(trimmed, looked),
    });
    if (source.sentences.length === SENTENCES) break;
  }
  return source;
}

/** Hardly any small word of English: another language in our letters. */
function isOtherLanguage(text: string): boolean {
  // tags and entities are no words of any language
  const words = wordsOf(text.slice(0, 600).replace(/<[^<>]{0,200}>|&#?\w{1,10};/g, ' '));
  return words.length > 0 && words.filter(({ lower }) => FUNCTION_WORDS.has(lower)).length / words.length < 0.12;
}

/** "22 wells" and "three months" can be quoted; "15 minute" is a part of something. */
function isWhole({ text, sort, value }: NumberPhrase): boolean {
  if (sort === 'money') return true;
  // "40 m2", "16 GB", "3 x": a measure or a sign is no thing
  if (UNIT.test(text) || /(?<!\p{L})\p{Script=Latin}{1,3}\p{N}?$/u.test(text)) return false;
  if (!/\p{Script=Latin}/u.test(text)) return true;
  return value === 1 || /(?:s|people|children|men|women)$/i.test(text);
}

/** What can be counted, and of which none can be remembered better than the others. */
const UNIT =
  /(?:met(?:re|er)s?|kg|km|cm|m[23²³]|sqm|square|cubic|feet|foot|inch(?:es)?|miles?|acres?|hectares?|bigha|decimals?|grams?|tons?|tonnes?|volts?|watts?|rpm|hz|ohms?|bytes?|calories|gpa|cgpa|marks|kilos?|kilomet(?:re|er)s|litres?|liters?|percent|degrees|points?|times|ways|words|things|parts|sides|kinds|votes)$/i;
