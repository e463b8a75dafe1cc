/** What a writer may have meant at a place where two words do not go together: one small change each, by kind of mistake. */
import type { OwnRuleId } from '../language/rule-ids.ts';
import type { Token } from '../text/tokens.ts';
import { isCounted, isPlural, toPlural, toSingular } from '../words/noun-forms.ts';
import { isForm, readVerb, toForm, type VerbForm } from '../words/verb-forms.ts';

/** Tokens `from` up to `to` (positions in the sentence) become `words`; `from === to` puts words in before `from`. */
export type Change = { rule: OwnRuleId; from: number; to: number; words: readonly string[] };

const FORMS: readonly VerbForm[] = ['base', 's', 'ing', 'past', 'participle'];
const PUT_IN = 'to for on at with'.split(' ');
/** Words that are left out in a sentence, and that nothing else says. */
const LEFT_OUT = 'be is are was were been have has it they that'.split(' ');

/** Words that are taken for one another. Each set is about the words themselves: both sides are English. */
const MIXED_UP: readonly (readonly string[])[] = [
  'there their',
  "its it's",
  'then than',
  'to too',
  'loose lose',
  'affect effect',
  'advice advise',
  'weather whether',
  'accept except',
  'passed past',
  'quite quiet',
  'much many',
  'this these',
  'that those',
  'other another',
  'who which',
  'every all',
  'life live lives',
  'live leave',
  'think thing',
  'thinks things',
  'safe save',
  'convenience convenient',
  'success succeed successful',
  'different difference',
  'important importance',
  'difficult difficulty',
  'so such',
].map((set) => set.split(' '));
const mixedUp = new Map<string, readonly string[]>();
for (const set of MIXED_UP)
  for (const word of set) mixedUp.set(word, [...(mixedUp.get(word) ?? []), ...set.filter((other) => other !== word)]);

/** Every change at the words `at - 1` and `at`. */
export function changesAt(sentence: readonly Token[], at: number): Change[] {
  return [...replace(sentence, at - 1), ...replace(sentence, at), ...putIn(sentence, at)];
}

function replace(sentence: readonly Token[], at: number): Change[] {
  const { lower, pos } = sentence[at] as Token;
  const by = (rule: OwnRuleId, words: Iterable<string>): Change[] =>
    [...words].filter((word) => word !== lower).map((word) => ({ rule, from: at, to: at + 1, words: [word] }));
  // "how many they were" is short for "how many of them"
  const left = sentence[at - 1]?.lower ?? '';
  // ... and "had passed two doors" is no past
  const fits = left === 'how' || (HAVE.test(left) && isForm(lower, 'participle'));
  const others = fits ? [] : (mixedUp.get(lower) ?? []);
  return [
    ...by('language.word-pair', others),
    ...by('language.form-usual', isBeside(lower, left) ? [] : formsOf(lower, pos, left, sentence[at - 2]?.lower ?? '')),
  ];
}

const HAVE = /^(?:have|has|had|having|'ve|i've|we've|they've)$/;

/** "Read it standing", "saw him leaving": what somebody does beside it. */
const isBeside = (word: string, left: string) => /^(?:it|him|her|them|me|us|you)$/.test(left) && isForm(word, 'ing');

const BE: readonly (readonly string[])[] = [
  ['am', 'is', 'are'],
  ['was', 'were'],
  ['be', 'been'],
];
/** What stands before one thing: a plural after another word may be meant. */
const ONE = /^(?:an?|this|that|each|every|another|one)$/;
const HE = /^(?:he|she|it)$/;
const LETS =
  /^(?:let|lets|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|watched|do|does|did|can|could|will|would|should|may|might|must|suggests?|that)$/;
/** After these a verb has no tense. */
const FREE = /^(?:to|can|could|will|would|should|must|may|might|do|does|did|have|has|had|is|are|was|were|be|been)$/;

/**
 * Other forms of a word, before them `left`. Of present and past nobody but the writer knows which is meant: they are not changed into
 * each other, except where a bare form cannot stand ("he see").
 */
function formsOf(word: string, pos: string, left: string, before: string): Set<string> {
  const be = BE.find((forms) => forms.includes(word));
  if (be) return new Set(be);
  const isNoun = pos === 'NOUN' && word.endsWith('s');
  const readings = isNoun || isAsked(before, left) ? [] : readVerb(word);
  const mayChangeTense = FREE.test(left) || isBareAfterHe(word, left);
  const forms = readings.flatMap(({ base }) =>
    FORMS.flatMap((to) => {
      const other = toForm(base, to);
      return other === undefined || (!mayChangeTense && areTenses(word, other)) ? [] : [other];
    }),
  );
  const singular = ONE.test(left) ? toSingular(word) : undefined;
  return new Set([...forms, toPlural(word), singular].filter((form) => form !== undefined));
}

function areTenses(a: string, b: string): boolean {
  const isPresent = (form: string) => isForm(form, 'base') || isForm(form, 's');
  return (isForm(a, 'past') && isPresent(b)) || (isPresent(a) && isForm(b, 'past'));
}

/** "Let it teach", "did he see": a bare form is right here. */
export function isAsked(before: string, left: string): boolean {
  return HE.test(left) && LETS.test(before);
}

/** "He see". */
function isBareAfterHe(word: string, left: string): boolean {
  return HE.test(left) && isForm(word, 'base') && !isForm(word, 'past');
}

function putIn(sentence: readonly Token[], at: number): Change[] {
  const words = (rule: OwnRuleId, list: readonly string[]): Change[] =>
    list.map((word) => ({ rule, from: at, to: at, words: [word] }));
  return [
    ...words('language.article-missing', takesArticle(sentence, at) ? ['the', isVowel(sentence[at]) ? 'an' : 'a'] : []),
    ...words('language.preposition-missing', prepositionsFor(sentence, at)),
    ...words('language.word-missing', mayLackWord(sentence, at) ? LEFT_OUT : []),
  ];
}

const SAYING =
  /^(?:say|says|said|think|thinks|thought|know|knows|knew|hope|hopes|hoped|feel|feels|felt|mean|means|meant|see|saw)$/;

/** "Want be", "looking what": after a verb; "let me call" and "all I did was say" need none. */
function prepositionsFor(sentence: readonly Token[], at: number): readonly string[] {
  const [left, right] = [sentence[at - 1], sentence[at]];
  if (/^(?:PRON|NOUN|CCONJ)$/.test(left?.pos ?? '') || /^(?:is|was|but|than)$/.test(left?.lower ?? '')) return [];
  if (right?.lower === 'both') return [];
  // "the three books that I have do not agree"
  if (/^(?:do|does|did)$/.test(right?.lower ?? '') && sentence[at + 1]?.lower === 'not') return [];
  // "I said the phone was right", "she thought these were hers": a clause may follow
  if (SAYING.test(left?.lower ?? '') && /^(?:DET|PRON|PROPN)$/.test(right?.pos ?? '')) return [];
  const isVerb = right?.pos === 'VERB' || right?.pos === 'AUX';
  if (isVerb) return isForm(right.lower, 'base') || right.lower === 'be' ? ['to'] : [];
  return left?.pos === 'VERB' ? PUT_IN : [];
}

/** Places that have no article when somebody is there for what they are for: "to hospital". */
const AT_WORK = /^(?:hospital|prison|jail|school|college|university|church|mosque|court|bed|home|sea|class|town|camp)$/;

/** A single thing that can be counted, alone or after one adjective, and not the first part of two nouns. */
function takesArticle(sentence: readonly Token[], at: number): boolean {
  const [first, second, third] = sentence.slice(at, at + 3);
  const [noun, after] = first?.pos === 'ADJ' ? [second, third] : [first, second];
  if (noun?.pos !== 'NOUN' || !isCounted(noun.lower) || /ing$/.test(noun.lower) || AT_WORK.test(noun.lower))
    return false;
  // "from door to door"
  if ([at - 2, at + 2].some((other) => sentence[other]?.lower === noun.lower)) return false;
  // "by bus", "in sixth grade"
  if (sentence[at - 1]?.pos === 'CCONJ' || sentence[at - 1]?.lower === 'by') return false;
  if (/^(?:first|second|third|\w+th)$/.test(first?.lower ?? '')) return false;
  // "all that guides do is limit you"
  if (/^(?:is|was)$/.test(sentence[at - 1]?.lower ?? '') && /^(?:do|does|did)$/.test(sentence[at - 2]?.lower ?? ''))
    return false;
  // "machine learning"
  return after === undefined || !(/^(?:NOUN|PROPN|ADJ|NUM)$/.test(after.pos) || isForm(after.lower, 'ing'));
}

const WHEN =
  /^(?:future|past|morning|evening|afternoon|night|day|week|month|year|end|beginning|meantime|summer|winter|spring|autumn|time|moment)$/;

/** Before a noun or a number another kind of word would be missing; "what takes time", "we invited him" and "these useful skills" lack none. */
function mayLackWord(sentence: readonly Token[], at: number): boolean {
  const [left, right] = [sentence[at - 1], sentence[at]];
  if (/^(?:NOUN|PROPN|NUM)$/.test(right?.pos ?? '') || /^(?:not|what|which)$/.test(left?.lower ?? '')) return false;
  if (left?.pos === 'DET' && right?.pos === 'ADJ') return false;
  // "which was which", "who is who"; "and in the future a chief data officer"
  if (sentence[at - 2]?.lower === right?.lower) return false;
  if (right?.pos === 'DET' && WHEN.test(left?.lower ?? '')) return false;
  // "and said the name of each"
  if (SAYING.test(left?.lower ?? '') && right?.pos === 'DET') return false;
  // "young people that think of others"
  if (left?.lower === 'that' && isPlural(sentence[at - 2]?.lower ?? '') && isForm(right?.lower ?? '', 'base'))
    return false;
  if (HAVE.test(left?.lower ?? '') && isForm(right?.lower ?? '', 'participle')) return false;
  // "she the onions and I the garlic": what was done is said before
  if (isSaidBefore(sentence, at)) return false;
  return !(left?.pos === 'PRON' && isForm(right?.lower ?? '', 'past'));
}

function isSaidBefore(sentence: readonly Token[], at: number): boolean {
  const [before, left, right] = [sentence[at - 2], sentence[at - 1], sentence[at]];
  return left?.pos === 'PRON' && right?.pos === 'DET' && /^(?:,|and|;)$/.test(before?.lower ?? '') && at > 2;
}

function isVowel(token: Token | undefined): boolean {
  return /^(?:[aeio](?!ne\b|uro)|u(?!ni|s)|hour|hono|honest)/.test(token?.lower ?? '');
}
