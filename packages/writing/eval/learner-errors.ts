/** Puts common learner errors into a text, the same ones for the same seed: to see what they cost. */
import { seededRandom } from './statistics.ts';

type Kind = { name: string; most: number; pattern: RegExp; wrong: (...found: string[]) => string };

const PAST: Readonly<Record<string, string>> = {
  went: 'go',
  took: 'take',
  gave: 'give',
  found: 'find',
  wrote: 'write',
  made: 'make',
  said: 'say',
  came: 'come',
  saw: 'see',
  told: 'tell',
  began: 'begin',
  knew: 'know',
  thought: 'think',
  asked: 'ask',
  built: 'build',
  taught: 'teach',
  bought: 'buy',
  sold: 'sell',
  met: 'meet',
  felt: 'feel',
  kept: 'keep',
  left: 'leave',
};
const PREPOSITION: Readonly<Record<string, string>> = {
  in: 'at',
  at: 'in',
  on: 'in',
  for: 'since',
  of: 'from',
  with: 'by',
  from: 'of',
  to: 'for',
  by: 'with',
};
const MISSPELLED: Readonly<Record<string, string>> = {
  because: 'becouse',
  which: 'wich',
  their: 'thier',
  believe: 'beleive',
  received: 'recieved',
  different: 'diffrent',
  until: 'untill',
  people: 'peopel',
  important: 'importent',
  experience: 'experiance',
  knowledge: 'knowlege',
  really: 'realy',
  beginning: 'begining',
  learned: 'lerned',
  noticed: 'noticied',
  university: 'univercity',
  research: 'reserch',
  language: 'langauge',
  question: 'qestion',
  professor: 'proffesor',
  necessary: 'neccessary',
  opportunity: 'oppurtunity',
  community: 'comunity',
  thought: 'tought',
  through: 'trough',
  before: 'befor',
  without: 'whitout',
  understand: 'undrestand',
  measured: 'mesured',
  together: 'togather',
};

const words = (table: Readonly<Record<string, string>>) => new RegExp(`\\b(${Object.keys(table).join('|')})\\b`, 'g');
const from = (table: Readonly<Record<string, string>>) => (word: string) => table[word] ?? word;

/** Articles, agreement, tense, number, prepositions, spelling, commas and verb patterns, about as learners mix them. */
const KINDS: readonly Kind[] = [
  { name: 'missing article', most: 5, pattern: /\b(?:a|an|the) (?=\p{Ll})/gu, wrong: () => '' },
  {
    name: 'agreement',
    most: 3,
    pattern: /\b(he|she|it|who|that) (\p{Ll}+)s\b/gu,
    wrong: (_, subject = '', verb = '') =>
      /^(?:i|wa|ha|thi)$/.test(verb)
        ? `${subject} ${{ i: 'are', wa: 'were', ha: 'have', thi: 'this' }[verb] ?? ''}`
        : `${subject} ${verb}`,
  },
  { name: 'tense', most: 3, pattern: words(PAST), wrong: from(PAST) },
  {
    name: 'number',
    most: 2,
    pattern: /\b(many|two|three|four|five|six|seven|nine|several|these|those|of the) (\p{Ll}{3,})s\b/gu,
    wrong: (_, before = '', noun = '') => `${before} ${noun}`,
  },
  { name: 'preposition', most: 3, pattern: words(PREPOSITION), wrong: from(PREPOSITION) },
  { name: 'spelling', most: 2, pattern: words(MISSPELLED), wrong: from(MISSPELLED) },
  { name: 'missing comma', most: 2, pattern: /(\p{Ll}), (?=\p{Ll})/gu, wrong: (_, letter = '') => `${letter} ` },
  {
    name: 'verb after to',
    most: 1,
    pattern: /\bto (be|see|make|find|learn|help|give|take|know|ask|study|work)\b/g,
    wrong: (_, verb = '') => `to ${verb === 'be' ? 'being' : `${verb.replace(/e$/, '')}ing`}`,
  },
];

export const ERRORS = 20;

/** About `ERRORS` of them, in places that the seed chooses; kinds that find no place give theirs to missing articles. */
export function insertErrors(text: string, seed: number): { text: string; errors: number } {
  const random = seededRandom(seed);
  let result = text;
  let errors = 0;
  const insert = ({ pattern, wrong }: Kind, most: number) => {
    const found = [...result.matchAll(pattern)].filter((match) => wrong(...match) !== match[0]);
    const chosen = found
      .map((match) => ({ match, order: random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, most);
    for (const { match } of chosen.sort((a, b) => b.match.index - a.match.index)) {
      const given = match[0];
      result = result.slice(0, match.index) + wrong(...match) + result.slice(match.index + given.length);
      errors++;
    }
  };
  for (const kind of KINDS.slice(1)) insert(kind, kind.most);
  insert(KINDS[0] as Kind, ERRORS - errors);
  return { text: result, errors };
}
