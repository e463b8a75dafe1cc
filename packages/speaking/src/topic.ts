/** Whether an answer is about the question at all: by the words that any answer to it holds, and by what may come instead. */
import { isNumber } from '@lantern/writing/measures/specificity/details';
import { toBase } from '@lantern/writing/text/base-form';
import type { Document } from '@lantern/writing/text/document';
import type { Token } from '@lantern/writing/text/tokens';
import { saysNothing } from './hollow.ts';
import { withoutRelatives } from './said-of-relatives.ts';
import { hasTitle, holdsName, isSign, readSigns } from './signs.ts';
import type { AnswerShape, AskedQuestion } from './types.ts';

export type Topic = {
  /** Different signs of the topic; a weak one counts less. Infinite where whatever is the student's own answers. */
  signs: number;
  /** With fewer an answer of this length is about something else. */
  needed: number;
  /** So many it holds when it answers. */
  wanted: number;
  /** It holds nothing of something that every answer to this question holds. */
  lacking: boolean;
  /** It begins with what may come instead. */
  instead: boolean;
  /** It begins with what says all that was asked, and says little more. */
  whole: boolean;
  /** Few words that say what a question for a fact or a yes asks: "My father." */
  brief: 'closed' | 'open' | false;
  /** It goes on where the question stopped, so that it needs no "I": "By bus.", "Because ..." */
  continues: boolean;
};

/** In a few words one sign is enough, also a weak one. */
export const FEW_WORDS = 15;
/** A longer one speaks of the topic more than once. */
const MORE_WORDS = 25;
const IN_MORE_WORDS = 1.4;
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
/** A longer one says more than the bare fact, and is judged like every other. */
const MOST_BRIEF = 10;
/** "Who", "Where", "Do you": a name or a word is the answer. "What will you do", "How": a few words begin one. */
const CLOSED =
  /^(?:who(?:m|se)?|where|when|which|how (?:much|many|long|do you travel)|what is the first|is|are|do|does|did|has|have|had|will|would|can|could|should)\b/i;
const OPEN = /^(?:what|how)\b/i;
const TWO_QUESTIONS = /\band (?:what|why|how|where|would|will)\b/i;
const NOT_BRIEF: ReadonlySet<AnswerShape> = new Set(['story', 'talk']);
/** An answer that begins with one of these takes its subject from the question. */
const GOES_ON = new Set(
  "because since by on in at with from to near until after before for about through they them it it's its that that's those these he she both one two three four a an the only just mostly mainly mine none not to".split(
    ' ',
  ),
);

export function findTopic(document: Document, question: AskedQuestion, acts: boolean): Topic {
  const { about, must = [], instead = [], enough = [] } = question;
  const { words } = document;
  const count = words.length;
  const begins = (lists: readonly string[]) => lists.some((list) => opensWith(words, list));
  const signs = about && about.length > 0 ? countSigns(document, question) : Number.POSITIVE_INFINITY;
  return {
    signs,
    needed: neededIn(count, question.shape),
    wanted: wantedIn(count, question.shape, must.length > 0),
    lacking: count > FEW_WORDS && must.some((need) => !holds(document, question, need, acts)),
    instead: begins(instead) || begins(enough),
    whole: count <= MOST_WHOLE && begins(enough),
    brief:
      count <= MOST_BRIEF &&
      (begins(instead) || (Number.isFinite(signs) && signs >= WEAK)) &&
      !saysNothing(document) &&
      howBrief(question),
    continues: GOES_ON.has(words[openingOf(words)]?.lower ?? ''),
  };
}

/** The first sentence that ends with a question mark; '' where none does. */
function firstQuestionIn(text: string): string {
  const end = text.indexOf('?');
  return end < 0 ? '' : (text.slice(0, end).split(/[.!]/).at(-1) ?? '').trim();
}

function howBrief({ text, shape }: AskedQuestion): 'closed' | 'open' | false {
  if (NOT_BRIEF.has(shape)) return false;
  const asked = firstQuestionIn(text);
  if (CLOSED.test(asked)) return TWO_QUESTIONS.test(asked) ? 'open' : 'closed';
  return OPEN.test(asked) && 'open';
}

function neededIn(count: number, shape: AnswerShape): number {
  if (count <= FEW_WORDS) return WEAK;
  return shape === 'story' || shape === 'talk' ? IN_A_STORY : 1;
}

/** One sign is enough in a story or a talk, and where the question has more that an answer holds. */
function wantedIn(count: number, shape: AnswerShape, asksMore: boolean): number {
  if (count <= FEW_WORDS) return WEAK;
  return asksMore || shape === 'story' || shape === 'talk' || count <= MORE_WORDS ? 1 : IN_MORE_WORDS;
}

/** What everybody does is also told of a relative; what "you" did is not, unless relatives may be in the answer. */
const own = (document: Document, { text, about = [], must = [] }: AskedQuestion) =>
  /\byou/i.test(text)
    ? withoutRelatives(
        document,
        [...about, ...must].map(readSigns).flatMap(({ strong, weak }) => [strong, weak]),
      )
    : document.words;

/** One sure sign of it, or two that only touch it. */
function holds(document: Document, question: AskedQuestion, need: string, acts: boolean): boolean {
  const { strong, weak } = readSigns(need);
  if (strong.deed && acts) return true;
  const words = own(document, question);
  if (words.some((word) => isSign(strong, word))) return true;
  if (strong.title && document.sentences.some((sentence) => hasTitle(document, sentence))) return true;
  const named = weak.name && holdsName(document) ? 1 : 0;
  return words.filter((word) => isSign(weak, word)).length + named > 1;
}

function countSigns(document: Document, question: AskedQuestion): number {
  const { about = [] } = question;
  const lists = about.map(readSigns);
  const strong = new Set<string>();
  const weak = new Set<string>();
  const titled = document.sentences.some((sentence) => hasTitle(document, sentence));
  for (const { strong: some, weak: few } of lists) {
    if (titled && some.title) strong.add('@title');
    else if (titled && few.title) weak.add('@title');
  }
  if (lists.some((list) => list.weak.name) && holdsName(document)) weak.add('@name');
  const words = own(document, question);
  const different = new Map(words.map((word) => [word.meant, word])).values();
  for (const word of different) {
    if (lists.some((list) => isSign(list.strong, word))) strong.add(toBase(word.meant));
    else if (lists.some((list) => isSign(list.weak, word))) weak.add(isNumber(word) ? '#' : toBase(word.meant));
  }
  return strong.size + WEAK * weak.size;
}

/** `list`: phrases parted by commas. */
function opensWith(words: readonly Token[], list: string): boolean {
  const first = openingOf(words);
  return list.split(/,\s*/).some((phrase) => {
    const wanted = phrase.split(' ');
    return wanted.every((word, place) => words[first + place]?.lower === word);
  });
}

function openingOf(words: readonly Token[]): number {
  let first = 0;
  while (first < LONGEST_BEFORE && BEFORE.has(words[first]?.lower ?? '')) first++;
  return first;
}
