/**
 * harper.js, loaded once per thread: its WebAssembly (16 MB) comes from the package itself. The slim one finds the same; the
 * other loads both of them, which costs 35 MB and a tenth of the start.
 */
import { Dialect, type Lint, LocalLinter } from 'harper.js';
import { slimBinary as binary } from 'harper.js/slimBinary';
import type { Document } from '../text/document.ts';
import { CULTURE_WORDS } from '../words/culture/culture.ts';
import { readVerb } from '../words/verb-forms.ts';
import type { Flag, FlagKind } from './flag.ts';
import { HARPER_KINDS, HARPER_RULES } from './harper-kinds.ts';
import { readMisspelling } from './misspelling.ts';
import { distance } from './near-words.ts';
import type { HarperRuleId } from './rule-ids.ts';
import { isKnownWord, loadSpelling } from './spelling.ts';
import { oddWords } from './unknown-words.ts';

/** Text is handed over in pieces of whole sentences, so that one endless line cannot stall it. */
const PIECE = 2_000;

/**
 * For each different word that it does not know harper searches all words that it knows, 8 ms and more: for so many in a text.
 * After them, nearness to a common word alone says what is misspelled.
 */
const MOST_SEARCHES = 60;
/** The rules that search; of two that speak of one word it keeps one. */
const SEARCHES = /^(?:SpellCheck|SplitWords)$/;

const SUPERLATIVE = /^(?:best|worst|most|least|few|first|last|\p{L}{3,}est)$/iu;

/** Of several one is meant: "neither of us was paid". */
const SINGULAR_OF = /\b(?:one|each|which|either|neither|none|every one) of (?:us|you|them)\s+$/i;

// Compiling the WebAssembly runs on other threads: it starts here, while the rest of the engine is still being read.
binary.setup().catch(() => undefined);

type Linter = { local: LocalLinter; config: Record<string, boolean | null> };

let loading: Promise<Linter> | undefined;

/** Loads the linter; call it early to pay the second it takes before somebody waits. */
export function loadHarper(): Promise<Linter> {
  loading ??= (async () => {
    const local = new LocalLinter({ binary, dialect: Dialect.American });
    loadSpelling();
    const config = await local.getLintConfig();
    for (const rule of Object.keys(config)) config[rule] = HARPER_RULES.has(rule);
    await local.setLintConfig(config);
    return { local, config };
  })();
  return loading;
}

/** Runs harper over the essay and keeps the kinds that are errors. `own`: the writer's words (lower case), never misspelled. */
export async function findWithHarper(document: Document, own?: ReadonlySet<string>): Promise<Flag[]> {
  const linter = await loadHarper();
  const flags: Flag[] = [];
  const searched = new Set<string>();
  for (const [from, to] of cutPieces(document)) {
    const isHere = ({ start }: { start: number }) => from <= start && start < to;
    const odd = oddWords(document).filter(isHere);
    const searches = new Set([...searched, ...odd.map(({ lower }) => lower)]).size <= MOST_SEARCHES;
    const lints = await lintPiece(linter, document.text.slice(from, to), searches);
    for (const [rule, found] of Object.entries(lints)) {
      for (const lint of found) {
        if (SEARCHES.test(rule)) searched.add(lint.get_problem_text().toLowerCase());
        const flag = readLint(document, rule, lint, from);
        if (flag) flags.push(flag);
        lint.free();
      }
    }
    if (!searches)
      for (const { text, start } of odd) {
        const flag = misspelled(document, text, start, []);
        if (flag) flags.push(flag);
      }
  }
  return own ? flags.filter(({ start, end }) => !own.has(document.text.slice(start, end).toLowerCase())) : flags;
}

/** Both calls are made at once, so that nobody else's piece comes between the setting and the text that it is for. */
async function lintPiece({ local, config }: Linter, piece: string, searches: boolean): Promise<Record<string, Lint[]>> {
  const set =
    config.SpellCheck === searches ? undefined : local.setLintConfig(Object.assign(config, { SpellCheck: searches }));
  const [lints] = await Promise.all([local.organizedLints(piece, { language: 'plaintext' }), set]);
  return lints;
}

/** A word that should be another one, as a finding. */
function misspelled(document: Document, word: string, start: number, guesses: readonly string[]): Flag | undefined {
  const end = start + word.length;
  const misspelling = isPartOfName(document, start, end) ? undefined : readMisspelling(document, word, start, guesses);
  if (!misspelling) return undefined;
  const { meant } = misspelling;
  return {
    rule: 'harper.spelling',
    kind: 'spelling',
    start,
    end,
    message: `Check the spelling of “${word}”.`,
    ...(meant === undefined ? {} : { fix: meant }),
  };
}

/** Cuts at paragraph ends, and inside a long paragraph at sentence ends. */
function cutPieces(document: Document): [number, number][] {
  const pieces: [number, number][] = [];
  let from = 0;
  let to = 0;
  for (const sentence of document.sentences) {
    if (sentence.end - from > PIECE && to > from) {
      pieces.push([from, to]);
      from = sentence.start;
    }
    to = sentence.end;
  }
  if (to > from) pieces.push([from, to]);
  return pieces;
}

function readLint(document: Document, rule: string, lint: Lint, from: number): Flag | undefined {
  const kind: FlagKind | undefined = HARPER_KINDS[lint.lint_kind()];
  if (!kind) return undefined;
  const span = lint.span();
  const start = from + span.start;
  const end = from + span.end;
  span.free();
  const words = document.text.slice(start, end);
  if (isPartOfName(document, start, end) || isKnownMistake(document, rule, words, start, end)) return undefined;
  const suggestions = lint.suggestions();
  const first = suggestions[0];
  if (kind === 'spelling') {
    const guesses = suggestions.map((suggestion) => suggestion.get_replacement_text());
    const flag = misspelled(document, words, start, guesses);
    return flag && { ...flag, rule: harperId(lint.lint_kind()) };
  }
  const replaces = first?.kind() === 0;
  const removes = first?.kind() === 1;
  // a slip that nobody is sure about has no fix: harper's guess would be a guess
  const isUnknown =
    rule !== 'SpellCheck' && kind === 'word' && /^\p{L}+$/u.test(words) && !isKnownWord(words.toLowerCase());
  const isFar = !/\s/.test(words) && isOtherWord(words, first?.get_replacement_text() ?? '');
  const fix =
    isFar || (isUnknown && !/\s/.test(first?.get_replacement_text() ?? ''))
      ? undefined
      : replaces
        ? first?.get_replacement_text()
        : removes
          ? ''
          : undefined;
  return {
    rule: harperId(lint.lint_kind()),
    kind,
    start,
    end,
    message: plain(lint.message()),
    ...(fix === undefined ? {} : { fix }),
  };
}

/** "untill: distill": one word for another that hardly shares its letters is a guess. */
function isOtherWord(word: string, other: string): boolean {
  return /^\p{L}{5,}$/u.test(other) && distance(word.toLowerCase(), other.toLowerCase(), 2) > 2;
}

/** Inside a path, an address or a file name: "src/main", "notes.txt". */
function isPartOfName({ text }: Document, start: number, end: number): boolean {
  return /[/\\_@#]|\p{L}\.$/u.test(text.slice(Math.max(0, start - 2), start)) || /^[/\\_@]/.test(text.slice(end));
}

/** Where harper is wrong about sentences that are right. */
function isKnownMistake({ text }: Document, rule: string, words: string, start: number, end: number): boolean {
  // "one of the best" needs no noun
  if (rule === 'OneOfTheSingular') return SUPERLATIVE.test(words);
  // "which of us was": what stands before "of" decides
  if (
    /^Pronoun(?:InflectionBe|VerbAgreement)$/.test(rule) &&
    SINGULAR_OF.test(text.slice(Math.max(0, start - 20), start))
  )
    return true;
  // "he last chose"; "what does not kill you makes you stronger"
  if (rule === 'PronounVerbAgreement')
    return words === 'last' || /\b(?:you|it)\s+$/i.test(text.slice(Math.max(0, start - 6), start));
  // "the grade A and": a capital inside a sentence is the letter
  if (rule === 'AnA')
    return (
      (words === 'A' && /\p{L} $/u.test(text.slice(Math.max(0, start - 2), start))) ||
      isRightArticle(words, text.slice(end, end + 40))
    );
  if (rule === 'RepeatedWords') return isRightlyTwice(text, words, start, end);
  // "my aunt let out a laugh": only what opens a clause can be "let's"
  if (rule === 'LetsConfusion') return /\p{L}\s+$/u.test(text.slice(Math.max(0, start - 4), start));
  // "every one of us"
  if (rule === 'Everyone') return /^\s+of\b/.test(text.slice(end, end + 5));
  // "some four hundred people" is about four hundred; "some two friends" is a slip
  if (/^some\s/i.test(words) && ABOUT.test(text.slice(start, end + 20))) return true;
  // "from well to well"
  if (/^to$/i.test(words) && isBetweenTwins(text, start, end)) return true;
  // "bKash", wherever it stands
  if (/^\p{Ll}+\p{Lu}/u.test(wordAt(text, start))) return true;
  // a name with capitals of its own is the writer's business
  if (rule === 'OrthographicConsistency' && /^\p{Lu}/u.test(words)) return true;
  // "the Maison des Jeunes", "Casa de la Cultura"
  if (LINKS.test(words) && isInsideName(text, start, end)) return true;
  // "one part imli" is no word that sounds like another one
  return CULTURE_WORDS.has(words.toLowerCase());
}

/** Little words inside names of other languages. */
const LINKS = /^(?:de|des|du|la|le|les|el|los|las|del|da|do|dos|das|di|van|von|der|den|et|y|e|al|ibn|bin)$/i;

function isInsideName(text: string, start: number, end: number): boolean {
  return (
    /\p{Lu}[\p{L}’'-]{0,30}(?: \p{Ll}{1,3}){0,2} $/u.test(text.slice(Math.max(0, start - 40), start)) &&
    /^(?: \p{Ll}{1,3}){0,2} \p{Lu}/u.test(text.slice(end, end + 12))
  );
}

/** A round number, or one that nobody counts on two hands. */
const ABOUT =
  /^some\s+(?:\d{2,}|(?:\S+\s+)?(?:hundred|thousand|million|dozen)|twelve|fifteen|(?:twen|thir|for|fif|six|seven|eigh|nine)t[ye]\w*)\b/i;

function isBetweenTwins(text: string, start: number, end: number): boolean {
  const before = text
    .slice(Math.max(0, start - 40), start)
    .trimEnd()
    .split(/[^\p{L}]/u)
    .at(-1)
    ?.toLowerCase();
  const after = /^\s+(\p{L}+)/u.exec(text.slice(end, end + 40))?.[1]?.toLowerCase();
  return before !== '' && before === after;
}

function wordAt(text: string, start: number): string {
  return /^[\p{L}\p{N}]+/u.exec(text.slice(start, start + 40))?.[0] ?? '';
}

/** Capitals whose first letter is said with a vowel before it: "an IELTS", "an NGO". */
const SPELT_OUT = /^(?:[AEIO]|F[^AEIOURL]|[LMNR][^AEIOUHY]|S[^AEIOUTWPCKLMNHQY]|X)/;

/**
 * "an SOP" is read letter by letter and "a STEM club" as a word: of capitals only those that begin with a vowel, or as no English
 * word does ("NGO"), can be told; "a US" is right too. "A" that no word follows is a grade.
 */
function isRightArticle(article: string, after: string): boolean {
  const next = /^\s+(?:["“‘'(])?(?<word>[\p{L}\p{N}][\p{L}\p{N}-]*)/u.exec(after)?.groups?.word;
  if (next === undefined) return true;
  const isCapitals = next.length > 1 && /^[\p{Lu}\p{N}-]+s?$/u.test(next);
  if (isCapitals && !(/^a$/i.test(article) && SPELT_OUT.test(next))) return true;
  return /^an$/i.test(article) && /^(?:honou?r|heir|hour|honest)/i.test(next);
}

/** "tuk tuk", "Bora Bora", "they had had", "whatever happens happens", "what it is is hard". */
function isRightlyTwice(text: string, words: string, start: number, end: number): boolean {
  const word = /^\s*(?<word>\S+)/.exec(words)?.groups?.word ?? '';
  // a sentence of more letters than this was cut
  const opens = Math.max(0, start - 4_000) + text.slice(Math.max(0, start - 4_000), start).lastIndexOf('.') + 1;
  if (/^had$/i.test(word) || !isKnownWord(word.toLowerCase()) || CULTURE_WORDS.has(word.toLowerCase())) return true;
  if (/^\p{Lu}/u.test(word) && new RegExp(`${word}\\s+${word}$`, 'u').test(text.slice(start, end)) && start > opens + 1)
    return true;
  // "that that was wrong, I knew"
  if (/^that$/i.test(word) && /^\s+(?:is|was|had|has|were|would|will|could|can)\b/.test(text.slice(end, end + 8)))
    return true;
  return (
    /\b(?:what(?:ever)?|who(?:ever)?|how)\s[^.!?;]{0,60}$/iu.test(text.slice(Math.max(opens, start - 80), start)) &&
    (readVerb(word).length > 0 || /^(?:is|was|are|does|did)$/i.test(word))
  );
}

/** "WordChoice" -> "harper.word-choice". */
export function harperId(kind: string): HarperRuleId {
  return `harper.${kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}` as HarperRuleId;
}

function plain(message: string): string {
  return message
    .replaceAll('`', '”')
    .replace(/”([^”]*)”/g, '“$1”')
    .trim();
}
