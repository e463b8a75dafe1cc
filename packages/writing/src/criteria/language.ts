/**
 * Language accuracy: how often the reader trips over the English, and how wide and controlled it is. The last three
 * measures are small in weight: people who score English look at them too, and errors alone agree with them less.
 */
import { findPatterns } from '../language/error-patterns.ts';
import type { Flag } from '../language/flag.ts';
import { isBareInStory } from '../language/story-tense.ts';
import { cleanSentences } from '../measures/language/clean-sentences.ts';
import { errorRate } from '../measures/language/error-rate.ts';
import { grammarRate } from '../measures/language/grammar-rate.ts';
import { longerWords } from '../measures/language/longer-words.ts';
import { sentenceControl } from '../measures/language/sentence-control.ts';
import { vocabularyRange } from '../measures/language/vocabulary-range.ts';
import type { Document } from '../text/document.ts';
import { type Advice, adviseFrom, type SentencesOf, wholeEssay } from './advice.ts';
import type { Criterion } from './criterion.ts';

const OF = 'Of {total} marks, {count} are';
const SENTENCES: SentencesOf<'language'> = {
  'language.pattern-tense': `${OF} about the tense. Read the story once for its verbs alone: does each of them stand in the past?`,
  'language.pattern-verbs': `${OF} forms of verbs. Which form follows “did”, “can”, “to” and “have”? Look these up once.`,
  'language.pattern-agreement': `${OF} verbs that do not fit who acts. Find the “he”, “she” or “it” of each: the verb ends in -s.`,
  'language.pattern-articles': `${OF} about “a”, “an” and “the”. Ask of each thing: one of many, or the one that the reader knows?`,
  'language.pattern-number': `${OF} about one or many. Look at each number and at “many”, “some” and “these”: the noun after it needs its -s.`,
  'language.pattern-prepositions': `${OF} little words such as “in”, “on” and “at”. Learn them together with the verb or time beside them.`,
  'language.pattern-spelling': `${OF} about spelling. Read the essay once from the end, word by word.`,
  'language.pattern-marks': `${OF} about marks and capital letters. Read it aloud: where you stop, a mark stands.`,
};
const advise = adviseFrom(SENTENCES);

export const languageCriterion: Criterion = {
  id: 'language',
  title: 'Language accuracy',
  measures: [errorRate, grammarRate, cleanSentences, vocabularyRange, longerWords, sentenceControl],
  advise: ({ document, flags }) => [
    ...advisePatterns(document, flags),
    ...flags.map(({ rule, start, end, message, fix }) => ({
      rule,
      start,
      end,
      suggestion: fix === undefined ? message : `${message} ${wordFix(fix)}`,
      ...(fix === undefined ? {} : { fix }),
    })),
  ],
};

/** What most marks have in common, once, before them all. */
function advisePatterns(document: Document, flags: readonly Flag[]): Advice[] {
  const whole = wholeEssay(document);
  if (!whole) return [];
  const read = flags.map((flag) =>
    isBareInStory(document, flag) ? { ...flag, rule: 'language.verb-story' as const } : flag,
  );
  return findPatterns(read).map(({ family, count, total }) =>
    advise(`language.pattern-${family}`, whole, { count, total }),
  );
}

function wordFix(fix: string): string {
  return fix.trim() === '' ? 'Possible fix: leave it out.' : `Possible fix: “${fix.trim()}”.`;
}
