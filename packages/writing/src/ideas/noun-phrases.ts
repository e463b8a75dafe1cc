/** Things, places and people that a sentence names, found without a tagger: by lists and by the words around them. */
import { CONCRETE_NOUNS } from '../words/concrete-nouns.ts';
import { isFunctionWord } from './quote.ts';
import type { Word } from './words.ts';

export type NounPhrase = {
  text: string;
  at: number;
  head: string;
  sort: 'person' | 'place' | 'thing';
  listed: boolean;
};

const split = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const PEOPLE =
  split(`mother father brother sister uncle aunt cousin grandmother grandfather grandma grandpa parent neighbour
neighbor teacher friend classmate coach doctor nurse farmer shopkeeper caretaker headmaster principal captain driver tailor
carpenter mechanic fisherman midwife landlord barber boss manager mentor tutor roommate teammate son daughter niece nephew
imam priest vendor customer patient librarian opponent partner stepfather stepmother mom mum dad baby boy girl widow`);
const PLACES =
  split(`school kitchen roof rooftop garden village clinic hospital library workshop market factory farm field river
bridge hostel mosque temple church museum station canteen garage yard balcony court playground shop stall hall laboratory lab
harbour island lake mountain hill forest camp classroom office warehouse cinema theatre bakery street road room house home
apartment pond swamp court gym stage ward dormitory orphanage slum town border`);
/** Also verbs, adverbs or parts of every body: things only after "a", "the", "my" and the like, or never. */
const ONLY_AFTER_DETERMINER = split(
  'well watch light fire fan saw tap tape board bank bell plant park screen train water stage seat post float',
);
const NEVER = split('voice hand skin finger hair feather throat water');
/** Concrete enough to be counted, too common to carry a title. */
const PLAIN =
  split(`school house room road street page paper board book student people exam code water fire light class home
phone computer office hand hair skin floor bed bus car door window boat plate town boy girl friend parent teacher watch well
train plant park field stage meal letter`);
const MORE =
  split(`generator battery engine loom saree sari shawl rickshaw tablecloth violin drum flute oud harmonium chessboard
goat calf hen duck mango jackfruit rice loaf dough telescope antenna sandal washer brick mural bench poster magazine podcast
app website database thermometer bandage syringe ledger diary tailoring-machine kite marble racket jersey whistle scooter van
prototype sculpture costume mask puppet script recipe seedling compost greenhouse beehive fishpond net anchor radio transistor
map globe atlas dictionary chessboard cello tabla sitar trophy scoreboard stopwatch raft dam filter pipe solar-panel panel`);
const DETERMINERS = split(
  'a an the my our his her their this that these those each every another old new first last broken',
);
const OWN = /^(?:my|our)$/;
const VERBS =
  split(`went came said told took gave got made saw knew thought felt left kept began broke ran sat stood fell grew won
lost taught wrote built bought brought found held paid sent slept spent spoke met read put let cut hit became drew drove ate
flew forgot heard hid hurt led lay rose sang sold shook shut swam threw understood woke wore says goes comes makes takes needs
wants works helps uses knows thinks likes loves starts stops turns looks means gets gives keeps runs lives go come make take
need want work help use know think like love start stop turn look mean get give keep happened`);
export function isVerb(word: string): boolean {
  return VERBS.has(word);
}

/** Heads that name nothing one could see. */
const ABSTRACT =
  split(`way thing time day night lot life problem idea year month week hour minute moment morning evening chance
experience ability same kind sort part side end beginning case fact reason result question answer story world country lesson
mistake success failure dream goal future past change choice decision plan project activity event member group team others
opinion interest skill knowledge feeling mind heart person people one ones rest most more half number amount level place
point topic subject course process system method word words language culture society community university college job work
education degree difference difficulty importance truth power hope love fear trust respect courage effort help support kids
children men women child man woman everything something nothing next best worst only right wrong first last second third
young old poor rich whole main different new time times situation position role responsibility hours days weeks years months
minutes habit silence noise test tests score scores grade grades mark marks matter issue use try turn deal bit`);

export function nounPhrases(text: string, words: readonly Word[]): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    if (isFunctionWord(word.lower) || word.lower.length < 3) continue;
    const head = singular(word.lower);
    const sort = PEOPLE.has(head) ? 'person' : PLACES.has(head) ? 'place' : 'thing';
    const listed = sort !== 'thing' || ((CONCRETE_NOUNS.has(head) || MORE.has(head)) && !NEVER.has(head));
    // "guitar teacher": the last of several nouns is the head
    if (!listed || nextIsNoun(text, words, i) || isFigure(text, word)) continue;
    const phrase = reachLeft(text, words, i);
    if (phrase.determined || head !== word.lower || !ONLY_AFTER_DETERMINER.has(head))
      found.push({ ...phrase, head, sort, listed });
  }
  for (let i = 0; i < words.length; i++) {
    const phrase = afterDeterminer(text, words, i);
    if (phrase && !found.some((other) => overlaps(other, phrase))) found.push(phrase);
  }
  return found.filter(({ text }) => text.length <= 40).sort((a, b) => a.at - b.at);
}

/** How much a thing may carry: more where it is listed, described, owned, and not a word of every school day. */
export function weightOf(phrase: NounPhrase): number {
  const words = phrase.text.split(/\s+/).length;
  return (phrase.listed ? 1 : 0.4) + (words > 1 ? 0.8 : 0) - (PLAIN.has(phrase.head) && words === 1 ? 1.2 : 0);
}

/** Capitalised words inside a sentence, joined where they stand side by side. */
export function nameLike(text: string, words: readonly Word[]): string[] {
  const names: string[] = [];
  for (let i = 1; i < words.length; i++) {
    if (!capital(words[i]) || !/\s/.test(text[(words[i] as Word).start - 1] ?? '') || startsPart(text, words, i))
      continue;
    let end = i;
    for (;;) {
      const step = words[end + 1]?.lower === 'of' ? 2 : 1;
      if (!capital(words[end + step]) || gap(text, words, end + step) !== ' ') break;
      end += step;
    }
    const name = text.slice((words[i] as Word).start, (words[end] as Word).end);
    if (name.length >= 3 && name.length <= 40 && !NO_NAMES.test(name) && !names.includes(name)) names.push(name);
    i = end;
  }
  return names;
}

const NO_NAMES =
  /^(?:I\b.*|English|Math|Maths|Mathematics|Science|Physics|Chemistry|Biology|Class|Grade|God|Allah|German|French|Spanish|Arabic|Bangla|Bengali|Hindi|Urdu|Turkish|Chinese|Japanese|Korean|Russian|Internet|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|[A-Z]\w* Club)$/;

function capital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text) && !isFunctionWord(word.lower);
}

function startsPart(text: string, words: readonly Word[], i: number): boolean {
  return /[.!?:"“«(]\s*$/u.test(text.slice((words[i - 1] as Word).end, (words[i] as Word).start));
}

/** The words before a head that belong to it: between it and a determiner, or nouns of the lists beside it. */
function reachLeft(text: string, words: readonly Word[], i: number): { text: string; at: number; determined: boolean } {
  const head = words[i] as Word;
  for (const far of [1, 2, 3]) {
    const before = words[i - far];
    if (!before || gap(text, words, i - far + 1) !== ' ' || VERBS.has(before.lower)) break;
    if (DETERMINERS.has(before.lower)) {
      // "My uncle" at the beginning of a sentence is quoted as "uncle": inside ours the capital would look wrong.
      const belongs = OWN.test(before.text) || /^(?:old|new|broken)$/.test(before.text);
      const start = belongs ? before.start : (words[i - far + 1] as Word).start;
      return { text: text.slice(start, head.end), at: start, determined: true };
    }
    if (isFunctionWord(before.lower)) break;
  }
  const beside = words[i - 1];
  const noun = beside && gap(text, words, i) === ' ' && (CONCRETE_NOUNS.has(beside.lower) || MORE.has(beside.lower));
  const start = noun && !PEOPLE.has(beside.lower) ? beside.start : head.start;
  return { text: text.slice(start, head.end), at: start, determined: start !== head.start };
}

/** "a torn leather washer" where no list knows the last word: up to three words between a determiner and what ends them. */
function afterDeterminer(text: string, words: readonly Word[], i: number): NounPhrase | undefined {
  const determiner = words[i] as Word;
  if (!/^(?:a|an|my|our|the|his|her|their)$/.test(determiner.lower)) return undefined;
  let end = i + 1;
  while (end < words.length && end - i <= 4 && gap(text, words, end) === ' ') {
    const { lower } = words[end] as Word;
    if (isFunctionWord(lower) || VERBS.has(lower) || (end > i + 1 && /(?:ed|ly)$/.test(lower))) break;
    end++;
  }
  const count = end - i - 1;
  const last = words[end - 1];
  // a capital is a name, a digit a date: "the year 2022"
  if (count < 1 || count > 3 || !last || /[\p{Lu}\p{Nd}]/u.test(last.text) || isFigure(text, last)) return undefined;
  const head = singular(last.lower);
  if (head.length < 3 || ABSTRACT.has(last.lower) || ABSTRACT.has(head) || NEVER.has(head)) return undefined;
  if (/(?:tion|sion|ness|ity|ment|ence|ance|ship|ism|ing|est|ful|ous|ive|able|ish|al|ic)s?$/.test(head))
    return undefined;
  const start = OWN.test(determiner.text) ? determiner.start : (words[i + 1] as Word).start;
  return { text: text.slice(start, last.end), at: start, head, sort: 'thing', listed: false };
}

/** "The key to success" opens no door. */
function isFigure(text: string, word: Word): boolean {
  return /^ (?:to|of) (?:success|life|happiness|hope)/i.test(text.slice(word.end, word.end + 20));
}

function nextIsNoun(text: string, words: readonly Word[], i: number): boolean {
  const next = words[i + 1];
  if (!next || gap(text, words, i + 1) !== ' ') return false;
  const head = singular(next.lower);
  return !VERBS.has(next.lower) && (CONCRETE_NOUNS.has(head) || PEOPLE.has(head) || PLACES.has(head) || MORE.has(head));
}

function gap(text: string, words: readonly Word[], i: number): string {
  return text.slice((words[i - 1] as Word).end, (words[i] as Word).start);
}

function overlaps(a: { at: number; text: string }, b: { at: number; text: string }): boolean {
  return a.at < b.at + b.text.length && b.at < a.at + a.text.length;
}

function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
