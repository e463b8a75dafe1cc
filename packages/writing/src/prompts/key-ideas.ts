/** What a prompt asks about, as families of words, and whether a text uses a word of each. */
import { FUNCTION_WORDS } from '../words/function-words.ts';
import { IDEA_FAMILIES } from '../words/idea-families.ts';
import { isPlural, isSingular, isUncountable } from '../words/noun-forms.ts';
import { TASK_WORDS } from '../words/prompt-words.ts';
import { readVerb } from '../words/verb-forms.ts';

export type KeyIdea = {
  /** The family's name, or the prompt's own word. */
  id: string;
  /** The prompt's words for it, parted by " / ". */
  label: string;
  isIn: (words: readonly string[]) => boolean;
};

type Words = { whole: ReadonlySet<string>; beginnings: readonly string[] };
type Family = { id: string; asks: Words; answers: Words };

const families: readonly Family[] = IDEA_FAMILIES.map((line) => {
  const [asks = '', answers = ''] = line.split(' > ');
  const [id = '', ...asking] = asks.split(' ');
  return { id, asks: readWords(asking), answers: readWords([...asking, ...answers.split(' ')]) };
});

function readWords(words: readonly string[]): Words {
  return {
    whole: new Set(words.filter((word) => !word.endsWith('*'))),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

function holds({ whole, beginnings }: Words, word: string): boolean {
  return whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** A prompt asks for so many ideas at most; the first ones are its heart. */
const MOST_IDEAS = 6;
const MOST_LABELS = 3;
/** Words that share this many first letters are taken for forms of one word. */
const STEM = 5;
const NONE: ReadonlySet<string> = new Set();

export function wordsOfText(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? []
  );
}

/** "When you return home" asks about no home. */
const HOMEWARD = /\b(?:return|back|go|going|come|coming|coming back|going back) home\b/gi;

/** "(300 words)", "(biology, first degree)", addresses: what is said beside a question is nothing that is asked about. */
function strip(prompt: string): string {
  const text = prompt.slice(0, 4_000).replace(/https?:\S+/g, ' ');
  const outside = text.replace(/\([^()]*\)/g, ' ').replace(HOMEWARD, ' ');
  // the whole of it may stand in brackets
  return /\p{L}{3}/u.test(outside) ? outside : text;
}

/** A word outside the families is an idea when it is a noun, as far as its form tells. */
function isTopic(word: string): boolean {
  if (isSingular(word) || isPlural(word) || isUncountable(word)) return true;
  return (
    word.length >= 6 && readVerb(word).length === 0 && !/(?:ed|ly|ful|able|ible|ous|ive|al|est|ic|less|ish)$/.test(word)
  );
}

/** The ideas of a prompt, but for the families that are left out. */
export function readKeyIdeas(prompt: string, without: ReadonlySet<string> = NONE): KeyIdea[] {
  const found = new Map<string, { labels: string[]; isIn: KeyIdea['isIn'] }>();
  for (const word of wordsOfText(strip(prompt))) {
    if (word.length < 4 || FUNCTION_WORDS.has(word)) continue;
    const family = families.find(({ asks }) => holds(asks, word));
    if (!family && (TASK_WORDS.has(word) || !isTopic(word))) continue;
    const id = family?.id ?? stemOf(word);
    if (without.has(id)) continue;
    const known = found.get(id);
    if (known) {
      if (!known.labels.includes(word) && known.labels.length < MOST_LABELS) known.labels.push(word);
    } else if (found.size < MOST_IDEAS) {
      const answers = family?.answers ?? { whole: new Set([word]), beginnings: [stemOf(word)] };
      found.set(id, { labels: [word], isIn: (words) => words.some((said) => holds(answers, said)) });
    }
  }
  return [...found].map(([id, { labels, isIn }]) => ({ id, label: labels.join(' / '), isIn }));
}

function stemOf(word: string): string {
  return word.replace(/ies$|s$/, '').slice(0, Math.max(STEM, word.length - 3));
}
