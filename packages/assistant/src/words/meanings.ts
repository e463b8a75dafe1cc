// What a question must have for a passage to be meant: a group of words.ts in capitals, or a word of its own; `/` any of, a
// space all of, `-` none of, `|` or else. `@` is a country that is asked for, `@GB` that one, `*` in a passage the asked country.
import { applyingMeanings } from './meanings-applying.ts';
import { lanternMeanings } from './meanings-lantern.ts';
import { leavingMeanings } from './meanings-leaving.ts';

export type Meaning = {
  passage: string;
  all: readonly (readonly string[])[];
  none: readonly string[];
  /** how much of a question it needs: what needs more is surer */
  sure: number;
  /** it needs a word of its own, or nothing but one kind of words */
  isNamed: boolean;
};

const isGroup = (name: string) => /^[A-Z@]/.test(name);

function meaningOf(passage: string, words: string): Meaning {
  const parts = words.trim().split(/\s+/);
  const all = parts.filter((part) => !part.startsWith('-')).map((part) => part.split('/'));
  const none = parts.flatMap((part) => (part.startsWith('-') ? part.slice(1).split('/') : []));
  const isNamed = all.length === 1 || all.some((any) => any.every((name) => !isGroup(name)));
  return { passage, all, none, sure: all.length + (all.length > 1 && isNamed ? 1 : 0), isNamed };
}

/** Of lines such as `guide:agents: AGENT NEED | AGENT SELF`. */
export const meanings: readonly Meaning[] = [applyingMeanings, leavingMeanings, lanternMeanings].flatMap((lines) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(': ');
      return line
        .slice(at + 2)
        .split('|')
        .map((words) => meaningOf(line.slice(0, at), words));
    }),
);
