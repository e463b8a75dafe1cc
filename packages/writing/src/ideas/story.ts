/** The student's input as sentences with what was noticed in each. Everything quoted later is a slice of these. */
import { type NounPhrase, nameLike, nounPhrases } from './noun-phrases.ts';
import { type NumberPhrase, numberPhrases } from './number-phrases.ts';
import { isForeign, type Signals, signalsOf } from './signals.ts';
import type { IdeaActivity, IdeasInput } from './types.ts';
import { hash, type Word, wordsOf } from './words.ts';

export type Sentence = {
  text: string;
  words: Word[];
  source: Source;
  signals: Signals;
  nouns: NounPhrase[];
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
  foreign: boolean;
  sentences: Sentence[];
};

export type Story = {
  traits: string[];
  sources: Source[];
  sentences: Sentence[];
  activities: { label: string; activity: IdeaActivity }[];
  /** how many answers were left out because they repeat another one */
  repeated: number;
  /** answers of three words or fewer */
  brief: string[];
  /** words in all answers together */
  answered: number;
  seed: number;
};

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
  const seen = new Set<string>();
  let repeated = 0;
  const answers = Object.entries(input.reflections).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, answer] of answers.slice(0, ANSWERS)) {
    const folded = answer.trim().toLowerCase().replace(/\s+/gu, ' ');
    if (folded === '') continue;
    if (seen.has(folded)) repeated++;
    else sources.push(readSource(answer, 'answer', { trait: traits.find((trait) => key.startsWith(`${trait}-`)) }));
    seen.add(folded);
  }
  const given = input.activities.slice(0, ACTIVITIES).filter((activity) => labelOf(activity) !== '');
  const activities = given.map((activity) => ({ label: labelOf(activity), activity }));
  activities.forEach(({ activity }, i) => {
    for (const field of ['description', 'outcome'] as const) {
      const text = activity[field]?.trim() ?? '';
      if (text !== '' && !seen.has(text.toLowerCase())) sources.push(readSource(text, field, { activity: i }));
      seen.add(text.toLowerCase());
    }
  });
  const sentences = sources.flatMap((source) => source.sentences);
  const answered = sources
    .filter((source) => source.field === 'answer')
    .reduce((sum, source) => sum + source.sentences.reduce((words, sentence) => words + sentence.words.length, 0), 0);
  const brief = sources
    .filter(
      ({ field, foreign, sentences }) =>
        field === 'answer' && !foreign && sentences.flatMap(({ words }) => words).length <= 3,
    )
    .map(({ text }) => text.trim());
  const seed = hash(sources.map((source) => source.text).join('\n') + activities.map(({ label }) => label).join('\n'));
  return { traits, sources, sentences, activities, repeated, brief, answered, seed };
}

function labelOf(activity: IdeaActivity): string {
  return [activity.name, activity.title, activity.outcome].map((text) => text.trim()).find((text) => text !== '') ?? '';
}

function readSource(whole: string, field: Source['field'], more: Pick<Source, 'activity' | 'trait'>): Source {
  const text = whole.slice(0, READ).replace(/[\uD800-\uDBFF]$/u, '');
  const source: Source = { ...more, text, field, foreign: isForeign(text), sentences: [] };
  const seen = new Set<string>();
  for (const part of text.split(/(?<=[.!?…।؟。]["'”’)]{0,3})\s+|[\r\n]+/u)) {
    const trimmed = part.trim();
    if (trimmed === '' || seen.has(trimmed)) continue;
    seen.add(trimmed);
    const words = wordsOf(trimmed);
    const looked = words.slice(0, LOOK);
    source.sentences.push({
      text: trimmed,
      words,
      source,
      signals: signalsOf(trimmed),
      nouns: source.foreign ? [] : nounPhrases(trimmed, looked),
      numbers: numberPhrases(trimmed, looked),
      names: source.foreign ? [] : nameLike(trimmed, looked),
    });
    if (source.sentences.length === SENTENCES) break;
  }
  return source;
}
