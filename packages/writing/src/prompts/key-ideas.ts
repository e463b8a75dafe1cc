/** What a prompt asks about, as families of words, and whether a text uses a word of each. */
import { FUNCTION_WORDS } from '../words/function-words.ts';
import { IDEA_FAMILIES } from '../words/idea-families.ts';
import { TASK_WORDS } from '../words/prompt-words.ts';

export type KeyIdea = {
  /** The family's name, or the prompt's own word. */
  id: string;
  /** The prompt's words for it, parted by " / ". */
  label: string;
  isIn: (words: ReadonlySet<string>) => boolean;
};

type Family = { id: string; whole: ReadonlySet<string>; beginnings: readonly string[] };

const families: readonly Family[] = IDEA_FAMILIES.map((line) => {
  const [id = '', ...words] = line.split(' ');
  return {
    id,
    whole: new Set([id, ...words.filter((word) => !word.endsWith('*'))]),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
});

/** The first family whose name the word is a form of; the others answer, they do not ask. */
function familyOf(word: string): Family | undefined {
  return families.find(({ id, beginnings }) => {
    const own = beginnings.find((beginning) => id.startsWith(beginning)) ?? id;
    return word.startsWith(own);
  });
}

/** A prompt asks for so many ideas at most; the first ones are its heart. */
const MOST_IDEAS = 8;
/** Words that share this many first letters are taken for forms of one word. */
const STEM = 5;

export function wordsOfText(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? []
  );
}

/** "(300 words)", "Q1.", addresses: nothing that is asked about. */
function strip(prompt: string): string {
  return prompt
    .slice(0, 4_000)
    .replace(/https?:\S+/g, ' ')
    .replace(/\([^()]*\b(?:words?|characters?|pages?|max\w*|up to)\b[^()]*\)/gi, ' ');
}

export function readKeyIdeas(prompt: string): KeyIdea[] {
  const found = new Map<string, { labels: string[]; isIn: KeyIdea['isIn'] }>();
  for (const word of wordsOfText(strip(prompt))) {
    if (word.length < 4 || TASK_WORDS.has(word) || FUNCTION_WORDS.has(word)) continue;
    const family = familyOf(word);
    const id = family?.id ?? word.slice(0, Math.max(STEM, word.length - 3));
    const known = found.get(id);
    if (known) {
      if (!known.labels.includes(word) && known.labels.length < 3) known.labels.push(word);
    } else if (found.size < MOST_IDEAS) found.set(id, { labels: [word], isIn: family ? uses(family) : usesWord(word) });
  }
  return [...found].map(([id, { labels, isIn }]) => ({ id, label: labels.join(' / '), isIn }));
}

function uses({ whole, beginnings }: Family): KeyIdea['isIn'] {
  return (words) => {
    for (const word of words)
      if (whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))) return true;
    return false;
  };
}

function usesWord(asked: string): KeyIdea['isIn'] {
  const stem = asked.replace(/s$/, '').slice(0, Math.max(STEM, asked.length - 3));
  return (words) => {
    for (const word of words) if (word.startsWith(stem)) return true;
    return false;
  };
}
