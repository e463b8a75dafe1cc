/** Things, people, places and names that a sentence names for certain: only what the words around leave no doubt about. */
import { CONCRETE_NOUNS } from '../words/concrete-nouns.ts';
import { FUNCTION_WORDS } from '../words/function-words.ts';
import type { Word } from './words.ts';

export type Thing = { text: string; sort: 'person' | 'place' | 'thing' };

const split = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const PEOPLE =
  split(`mother father brother sister uncle aunt cousin grandmother grandfather grandma grandpa neighbour neighbor teacher friend
classmate coach doctor nurse farmer shopkeeper caretaker headmaster principal driver tailor carpenter mechanic fisherman midwife landlord barber
boss manager tutor roommate niece nephew imam priest vendor librarian opponent stepfather stepmother mom mum dad`);
export const PLACES =
  split(`school kitchen rooftop garden village clinic hospital library workshop factory farm field river bridge hostel mosque temple
church museum canteen garage yard balcony playground shop hall laboratory lab harbour island lake forest camp classroom office warehouse cinema
theatre bakery apartment pond swamp ward dormitory orphanage town market station street`);
/** Also verbs or adverbs, parts of every body, or nothing to look at. */
const LEFT_OUT = split(
  `well watch light fire fan saw tap tape board bank bell plant park screen train water stage seat post float voice hand skin finger hair
feather throat money door wall table bus floor desk car room bed chair box song letter page field station class page point exam code student people graph plate snow storm dust salt sand wood tin wool soap cable cell`,
);
/** A thing of everybody's is worth a question where it is the writer's own or described; a person or a place also with "the". */
const OWN = /^(?:a|an|my|our)$/;
const ANY = /^(?:a|an|my|our|the)$/;
/** What may stand between "my" and the thing it belongs to. */
const QUALITY =
  /^(?:old|new|small|little|big|broken|red|blue|green|black|white|yellow|brown|wooden|plastic|paper|metal|empty|first|last|second|long|short|heavy|torn|rusty|elder|older|younger|best|late|local|hand|school|tea|rice|family|football|music|physics|chemistry|maths?|english|biology|village|bus|water|sewing|solar|drum|washing)$/;

/** "my desk", "an old keyboard", "the hand pump": with the word before it, and nothing after it that could change its meaning. */
export function thingsIn(text: string, words: readonly Word[]): Thing[] {
  const found: Thing[] = [];
  words.forEach((word, i) => {
    const sort = PEOPLE.has(word.lower) ? 'person' : PLACES.has(word.lower) ? 'place' : 'thing';
    if (word.text !== word.lower || LEFT_OUT.has(word.lower) || (sort === 'thing' && !CONCRETE_NOUNS.has(word.lower)))
      return;
    const beside = words[i - 1];
    const first = beside && QUALITY.test(beside.lower) ? words[i - 2] : beside;
    const next = words[i + 1];
    const joined = (a: Word | undefined, b: Word) => a !== undefined && text.slice(a.end, b.start) === ' ';
    if (
      !first ||
      !(sort === 'thing' && first === beside ? OWN : ANY).test(first.lower) ||
      !joined(beside, word) ||
      (first !== beside && !joined(first, beside as Word))
    )
      return;
    const closed =
      !next || text.slice(word.end, next.start) !== ' ' || (FUNCTION_WORDS.has(next.lower) && next.lower !== 'to');
    if (!closed || /^ (?:to|of) (?:success|life|happiness|hope)/i.test(text.slice(word.end, word.end + 20))) return;
    const phrase = text.slice(first.start, word.end);
    if (beside && beside.text !== beside.lower && beside !== first) return;
    // "My uncle" opens a sentence: inside ours the capital would look wrong
    found.push({ text: /^\p{Lu}/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase, sort });
  });
  return found.filter(({ text: one }, i) => found.findIndex(({ text: other }) => other === one) === i);
}

/** Capitalised words inside a sentence, joined where they stand side by side. None where capitals are strewn about. */
export function namesIn(text: string, words: readonly Word[]): string[] {
  const capitals = words.filter((word, i) => i > 0 && isCapital(word)).length;
  if (capitals * 3 > words.length) return [];
  const names: string[] = [];
  for (let i = 1; i < words.length; i++) {
    const word = words[i] as Word;
    if (!isCapital(word) || !/\s/.test(text[word.start - 1] ?? '') || startsPart(text, words, i)) continue;
    let end = i;
    while (isCapital(words[end + 1]) && text.slice((words[end] as Word).end, (words[end + 1] as Word).start) === ' ')
      end++;
    const name = text.slice(word.start, (words[end] as Word).end);
    const plain = name.toLowerCase();
    const common = [PEOPLE, PLACES, CONCRETE_NOUNS, MORE_COMMON].some(
      (list) => list.has(plain.replace(/s$/, '')) || list.has(plain),
    );
    if (name.length >= 3 && name.length <= 40 && !common && !NO_NAMES.test(name) && !names.includes(name))
      names.push(name);
    i = end;
  }
  return names;
}

const MORE_COMMON = split(
  `love life hope dream god allah internet football cricket math maths mathematics science physics chemistry biology history english class grade
level university college club team year government country world people man woman children parents family student students ceo president leader
captain founder member volunteer secretary treasurer prefect head boy girl sir madam miss lord day night summer winter spring autumn music art`,
);
const NO_NAMES =
  /^(?:I\b.*|(?:German|French|Spanish|Arabic|Bangla|Bengali|Hindi|Urdu|Turkish|Chinese|Japanese|Korean|Russian|African|Indian|American|Asian|European)s?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|(?:Grade|Class|Form) .*|.* Club)$/;

function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text) && !FUNCTION_WORDS.has(word.lower);
}

function startsPart(text: string, words: readonly Word[], i: number): boolean {
  return /[.!?:"“«(]\s*$/u.test(text.slice((words[i - 1] as Word).end, (words[i] as Word).start));
}
