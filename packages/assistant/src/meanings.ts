// Passages that a question means by the kinds of words in it: "visa" and "refused" and "again", in whatever language.
import { isOtherLanguage } from './plain-question.ts';
import { isStopWord, stem, termOf, wordsOf } from './terms.ts';
import { groups } from './words/groups.ts';
import { type Meaning, meanings } from './words/meanings.ts';

/** Words of one entry at most: "last date of applying" is longer than any. */
const longest = 4;

/** From a word, or several with spaces, to the groups that it is in. */
type Lexicon = { whole: Map<string, Set<string>>; starts: Map<string, Set<string>>; terms: Map<string, Set<string>> };

const lexicon: Lexicon = { whole: new Map(), starts: new Map(), terms: new Map() };

const isLatin = (word: string) => /^[\p{Script=Latin}\d ]+$/u.test(word);

/** Each word that stands in an entry, by itself or with others: such a word is not misspelt. */
const entryWords = new Set<string>();
export const isOfGroup = (word: string): boolean => entryWords.has(word);

/** Shorter words of other scripts stand for themselves alone. */
const startLength = 3;
/** No entry is longer. */
const startMax = 30;

/** "solo" of French and Spanish, by its group: in English it is something else. */
const inOthers = new Set<string>();
/** The other way round: "moi" is a paper in English, and "me" in French. */
const inEnglish: ReadonlySet<string> = new Set('moi ta ra son once comment'.split(' '));

function learn(written: string, group: string): void {
  const entry = written.replace('^', '');
  const word = wordsOf(entry.replaceAll('_', ' ')).join(' ');
  if (entry !== written) inOthers.add(`${group} ${word}`);
  const isStart = entry.endsWith('*') || (!isLatin(word) && word.length >= startLength);
  const into = entry.startsWith('~') ? lexicon.terms : isStart ? lexicon.starts : lexicon.whole;
  const key = entry.startsWith('~') ? (termOf(word) ?? word) : word;
  into.set(key, (into.get(key) ?? new Set()).add(group));
}

const note = (entry: string) => {
  for (const word of wordsOf(entry.replaceAll('_', ' '))) entryWords.add(word);
};
for (const entries of groups.values()) entries.forEach(note);
for (const { all } of meanings) for (const name of all.flat()) if (!groups.has(name)) note(name);
for (const [group, entries] of groups) for (const entry of entries) learn(entry, group);
// a word that one meaning alone needs is a group of its own
for (const { all, none } of meanings)
  for (const name of [...all.flat(), ...none]) if (!groups.has(name) && !name.startsWith('@')) learn(name, name);

/** What joins a word in Arabic. */
const arabicJoined = /^(?:و|ف)?(?:ال|لل|بال|ب|ل|ك)?(?=\p{L}{3})/u;

/** Each group that stands in a text, with the places of its words. */
type Standing = Map<string, Set<number>>;

/** All groups that the words at one place begin. */
function groupsAt(words: readonly string[], at: number, isOther: boolean, into: Standing): void {
  const note = (group: string, size: number, key: string) => {
    if (inOthers.has(`${group} ${key}`) ? !isOther : isOther && inEnglish.has(key)) return;
    const places = into.get(group) ?? new Set();
    for (let place = at; place < at + size; place += 1) places.add(place);
    into.set(group, places);
  };
  for (let size = 1; size <= longest && at + size <= words.length; size += 1) {
    const word = words.slice(at, at + size).join(' ');
    const forms = new Set([word, size === 1 ? stem(word) : word, word.replace(arabicJoined, '')]);
    for (const form of forms) {
      for (const group of lexicon.whole.get(form) ?? []) note(group, size, form);
      // the start of the last word: "upload" begins "upload it", and is no entry of two words
      for (let end = form.lastIndexOf(' ') + 2; end <= Math.min(form.length, startMax); end += 1)
        for (const group of lexicon.starts.get(form.slice(0, end)) ?? []) note(group, size, form.slice(0, end));
    }
    if (size > 1 || isStopWord(word)) continue;
    for (const group of lexicon.terms.get(termOf(word) ?? '') ?? []) note(group, size, word);
  }
}

function groupsIn(words: readonly string[]): Standing {
  const found: Standing = new Map();
  const isOther = isOtherLanguage(words);
  for (let at = 0; at < words.length; at += 1) groupsAt(words, at, isOther, found);
  return found;
}

/** Whether words speak of a scholarship, or name one. */
export const namesScholarship = (words: readonly string[]): boolean => {
  const has = groupsIn(words);
  return has.has('SCHOLARSHIP') || has.has('NAMEDSCH');
};

function fits({ all, none }: Meaning, has: Standing): boolean {
  return all.every((any) => any.some((one) => has.has(one))) && !none.some((one) => has.has(one));
}

/** The words that a meaning was read from. */
const placesOf = ({ all }: Meaning, has: Standing): Set<number> =>
  new Set(all.flat().flatMap((one) => [...(has.get(one) ?? [])]));

export type Meant = { passage: string; sure: number; isNamed: boolean; places: ReadonlySet<number> };

/** The passages that words mean, those with the most groups first; `about` are the countries that are asked for. */
export function meantBy(words: readonly string[], about: readonly string[]): Meant[] {
  const has = groupsIn(words);
  for (const code of about) has.set(`@${code}`, new Set());
  if (about.length > 0) has.set('@', new Set());
  if (about.length > 1) has.set('@2', new Set());
  const best = new Map<string, Meant>();
  for (const meaning of meanings) {
    const { passage, sure, isNamed } = meaning;
    if (!fits(meaning, has) || sure <= (best.get(passage)?.sure ?? 0)) continue;
    best.set(passage, { passage, sure, isNamed, places: placesOf(meaning, has) });
  }
  return [...best.values()].sort((a, b) => b.sure - a.sure);
}

/** What these say is said here, although most questions in their words are refused: agents, faith, tax, crypto. */
const answersThough: ReadonlySet<string> = new Set(
  `faith-food credit-transfer homesick funds-kinds student-tax german-needed disability germany-tuition accredited
  parents-against change-field before-results family-canada low-grades taught-research visa-insurance
  choose-country research-proposal second-degree professor-email
  ielts-prepare school-certificate family-us agents`
    .split(/\s+/)
    .map((id) => `guide:${id}`)
    .concat('visa:GB:visa_rule:family', 'refusal:form-honest'),
);

/** What needs so many kinds of words is meant, whatever else stands beside them. */
const sureThough = 4;

/** Whether something here answers a question whose words are mostly about what nothing answers. */
export const isAnsweredThough = (words: readonly string[], about: readonly string[]): boolean =>
  meantBy(words, about).some(({ passage, sure }) => sure >= sureThough || answersThough.has(passage));
