// A question about one university by name: its last day, its fees, what it asks. It is led to the page of
// that university, and not answered with what its country asks of visas.
import { countryWords, townWords } from './asked-countries.ts';
import { namesScholarship } from './meanings.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { plainWords } from './plain-question.ts';
import { foldPattern, termOf, wordsOf } from './terms.ts';
import { commonWords } from './words/common-words.ts';

/** What a university decides by itself. */
const asked = [
  /\b(?:deadlines?|(?:last|closing|final|due|cut ?off) (?:day|date)s?|cut ?off|when (?:does|do|will|is) .*\b(?:close|closes|closing|end)\b|fees?|tuition|cost|costs|how much|requirements?|criteria|need to (?:apply|get in|enter)|asks?(?: for)?|minimum)\b/,
  /\b(?:how|when|where) (?:\w+ ){0,4}appl(?:y|ying)\b/,
  /\b(?:date limite|delai|dernier jour|frais|scolarite|conditions|fecha limite|plazo|ultimo dia|matricula|requisitos|colegiatura|mwisho|karo|ada)\b/,
  /(?:শেষ (?:তারিখ|দিন)|সময়সীমা|ডেডলাইন|খরচ|টিউশন|যোগ্যতা|आखिरी|अंतिम|फीस|शुल्क|योग्यता|موعد|اخر يوم|رسوم|مصاريف|شروط|متطلبات)/,
].map(foldPattern);
/** What has passages of its own, whichever university is named beside it. */
const ofSomethingElse =
  /\b(?:visas?|permit|embassy|cas|i ?20|coe|pal|funds?|bank|balance|statement|blocked|loan|scholarships?|grants?|waive\w*|waiver|free|pay|paid|paying|deposit|refund|instal+ments?|ielts|toefl|duolingo|pte|gre|gmat|sat|essay|sop|letters?|rooms?|rent|hostel|dorm|flat|accommodation|work|job|insurance|transfer|defer|missed|chance|rank\w*|better|cheap\w*|saved|my (?:deadlines?|list))\b/;

const unsaid: ReadonlySet<string> = new Set('the of at in and for de la du des universite universidad'.split(' '));
const kinds: ReadonlySet<string> = new Set(
  'university universitaet universitat uni college institute school universite universidad বিশ্ববিদ্যালয় विश्वविद्यालय जामिया جامعة'
    .split(' ')
    .flatMap(wordsOf),
);

type Name = {
  passage: Passage;
  /** all of its words: "university of toronto" */
  whole: string;
  /** what is left without the kind of school: "toronto" */
  own: string;
};
const namesOf = new WeakMap<PassageIndex, readonly Name[]>();

/** What is said of a university, and hardly of a town. */
const ofUniversity =
  /\b(?:deadlines?|(?:last|closing|final|due) (?:day|date)s?|cut ?off|tuition|requirements?|appl(?:y|ying|ication)|admissions?)\b/;

function readNames(index: PassageIndex): readonly Name[] {
  const known = namesOf.get(index);
  if (known) return known;
  const names = [...index.passages.values()]
    .filter(({ kind }) => kind === 'institution')
    .flatMap((passage): Name[] => {
      const words = wordsOf(passage.title);
      const ofKind = words.filter((word) => kinds.has(word));
      // "University College London" is not what "University of London" means
      const own = ofKind.length > 1 ? '' : words.filter((word) => !unsaid.has(word) && !kinds.has(word)).join(' ');
      const short = passage.keywords.match(/(?<![\p{L}\p{N}])\p{Lu}{3,}(?![\p{L}\p{N}])/gu) ?? [];
      return [
        { passage, whole: words.filter((word) => word !== 'the').join(' '), own },
        ...short.flatMap((word) => wordsOf(word)).map((word) => ({ passage, whole: word, own: '' })),
      ];
    })
    .sort((a, b) => b.whole.length - a.whole.length);
  namesOf.set(index, names);
  return names;
}

/** Words in the titles and keywords of everything that is no institution. */
const subjectsOf = new WeakMap<PassageIndex, ReadonlySet<string>>();
function otherSubjects(index: PassageIndex): ReadonlySet<string> {
  const known = subjectsOf.get(index);
  if (known) return known;
  const others = [...index.passages.values()].filter(({ kind }) => kind !== 'institution' && kind !== 'scholarship');
  const subjects = new Set(others.flatMap(({ title, keywords }) => wordsOf(`${title} ${keywords}`)));
  subjectsOf.set(index, subjects);
  return subjects;
}

/** A name that is said without its kind of school: no word with which something else is asked ("reading"), and no country. */
function isOpen(index: PassageIndex, own: string): boolean {
  const words = own.split(' ');
  const subjects = otherSubjects(index);
  const tells = (word: string) => !commonWords.has(word) && !subjects.has(word);
  return own.length > 3 && words.some((word) => tells(word) && (townWords.has(word) || !countryWords.has(word)));
}

const standsIn = (text: string, words: string) => words !== '' && ` ${text} `.includes(` ${words} `);

/** "New York" is no York, nor is it the university of that name. */
const isOfNew = (text: string, own: string) => own.startsWith('new ') || standsIn(text, `new ${own}`);

function nameIn(index: PassageIndex, text: string): Name | undefined {
  const names = readNames(index);
  const whole = names.find((name) => standsIn(text, name.whole) && !commonWords.has(name.whole));
  if (whole) return whole;
  const isBare = ofUniversity.test(text);
  const found = names.filter(
    ({ own }) =>
      standsIn(text, own) && (isBesideKind(text, own) || (isBare && !isOfNew(text, own) && isOpen(index, own))),
  );
  const longest = Math.max(0, ...found.map(({ own }) => own.length));
  return found.find(({ own }) => own.length === longest);
}

/** "Reading university", "university of Reading". */
function isBesideKind(text: string, own: string): boolean {
  return [...kinds].some((kind) =>
    [`${own} ${kind}`, `${kind} of ${own}`, `${kind} de ${own}`, `${kind} ${own}`].some((words) =>
      standsIn(text, words),
    ),
  );
}

/** "The deadline of Strathmore University", of which nothing is known here. */
const unknownName =
  /\b(?:university of (?:the )?((?!the\b|my\b|your\b|which\b)\p{L}{3,}(?: (?!deadline|last|closing|fees?|tuition|requirements?|for|in|is|to|when|what|how)\p{L}{3,})?)|(\p{L}{4,}) university)\b/u;
const noName =
  /^(?:my|this|that|each|every|which|what|good|best|any|another|public|private|the|your|foreign|same|dream|first|technology|science|applied|from|with|into|have|does|some|most|cheap|german|british|american|canadian|australian|for|of)$/;

/** The university that a question is about; `id` is null where no passage has its name. */
export type AskedUniversity = { id: string | null; name: string };

export function universityAsked(index: PassageIndex, question: string): AskedUniversity | undefined {
  const plain = plainWords(question);
  const texts = [wordsOf(question).join(' '), plain.join(' ')];
  if (!texts.some((text) => asked.some((pattern) => pattern.test(text)))) return undefined;
  if (texts.some((text) => ofSomethingElse.test(text)) || namesScholarship(plain)) return undefined;
  if (plain.some((word) => index.ownNames.has(termOf(word) ?? ''))) return undefined;
  for (const text of texts) {
    const found = nameIn(index, text);
    if (found) return { id: found.passage.id.slice('institution:'.length), name: found.passage.title };
  }
  const [, after, before] = unknownName.exec(texts[0] ?? '') ?? [];
  const typed = after ?? before;
  if (!typed || noName.test(typed) || countryWords.has(typed)) return undefined;
  return { id: null, name: after ? `University of ${capital(after)}` : `${capital(typed)} University` };
}

const capital = (words: string) => words.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
