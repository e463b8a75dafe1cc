/** Whether an answer is about the question at all: by the words that any answer to it holds, and by what may come instead. */
import { isNumber } from '@lantern/writing/measures/specificity/details';
import { toBase } from '@lantern/writing/text/base-form';
import type { Document } from '@lantern/writing/text/document';
import type { Token } from '@lantern/writing/text/tokens';
import { hasTitle, isSign, readSigns } from './signs.ts';
import type { AnswerShape, AskedQuestion } from './types.ts';

export type Topic = {
  /** Different signs of the topic; a weak one counts less. Infinite where whatever is the student's own answers. */
  signs: number;
  /** So many an answer of this length holds when it is about the question. */
  needed: number;
  /** It begins with what may come instead. */
  instead: boolean;
  /** It begins with what says all that was asked, and says little more. */
  whole: boolean;
};

/** In a few words one sign is enough, also a weak one. */
export const FEW_WORDS = 15;
/** A story is told in words of its own. */
const IN_A_STORY = 0.4;
const WEAK = 0.4;
/** "No, never. I have not applied anywhere before." A longer answer is judged like every other. */
const MOST_WHOLE = 25;
/** What comes before the answer begins. */
const BEFORE = new Set(
  'well um uh er hm so ok okay yes-sir sir madam ma’am actually honestly oh right hello thank you officer to be honest'.split(
    ' ',
  ),
);
const LONGEST_BEFORE = 4;

export function findTopic(document: Document, question: AskedQuestion): Topic {
  const { about, instead = [], enough = [] } = question;
  const { words } = document;
  const count = words.length;
  const begins = (lists: readonly string[]) => lists.some((list) => opensWith(words, list));
  return {
    signs: about && about.length > 0 ? countSigns(document, question) : Number.POSITIVE_INFINITY,
    needed: neededIn(count, question.shape),
    instead: begins(instead) || begins(enough),
    whole: count <= MOST_WHOLE && begins(enough),
  };
}

function neededIn(count: number, shape: AnswerShape): number {
  if (count <= FEW_WORDS) return WEAK;
  return shape === 'story' || shape === 'talk' ? IN_A_STORY : 1;
}

function countSigns(document: Document, { about = [] }: AskedQuestion): number {
  const lists = about.map(readSigns);
  const strong = new Set<string>();
  const weak = new Set<string>();
  const titled = document.sentences.some((sentence) => hasTitle(document, sentence));
  for (const { strong: some, weak: few } of lists) {
    if (titled && some.title) strong.add('@title');
    else if (titled && few.title) weak.add('@title');
  }
  const different = new Map(document.words.map((word) => [word.meant, word])).values();
  for (const word of different) {
    if (lists.some((list) => isSign(list.strong, word))) strong.add(toBase(word.meant));
    else if (lists.some((list) => isSign(list.weak, word))) weak.add(isNumber(word) ? '#' : toBase(word.meant));
  }
  return strong.size + WEAK * weak.size;
}

/** `list`: phrases parted by commas. */
function opensWith(words: readonly Token[], list: string): boolean {
  let first = 0;
  while (first < LONGEST_BEFORE && BEFORE.has(words[first]?.lower ?? '')) first++;
  return list.split(/,\s*/).some((phrase) => {
    const wanted = phrase.split(' ');
    return wanted.every((word, place) => words[first + place]?.lower === word);
  });
}
