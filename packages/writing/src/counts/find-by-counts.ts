/** Mistakes that counts of word sequences tell: words that stand side by side here and nearly nowhere else. */
import type { Flag } from '../language/flag.ts';
import { OWN_RULES } from '../language/rule-ids.ts';
import { matchCase } from '../rules/match-case.ts';
import type { Document } from '../text/document.ts';
import type { Token } from '../text/tokens.ts';
import { isForm } from '../words/verb-forms.ts';
import { type Change, changesAt, isAsked } from './changes.ts';
import { type CountTable, RARE } from './count-table.ts';
import { codesOf, likelihood } from './likelihood.ts';
import { symbolOf } from './symbols.ts';

/**
 * Words do not go together where chance alone would have brought them together so often, and they were seen a hundred times more
 * rarely than that: two words by how common each is, three by how common the first two and the last two are.
 */
const EXPECTED = { pair: 3, three: 12 };
const A_HUNDRED = 100;
/** A change makes the sentence a hundred times likelier: the natural logarithm. */
const LIKELIER = Math.log(A_HUNDRED);
/** Another form of a word is offered only where it is ten thousand times likelier: of those at a hundred two of three were wrong. */
const FORM_LIKELIER = Math.log(10_000);
/** How often the changed words were seen together. */
const SUPPORT = 5;
/** So many words after a change tell whether it fits. */
const REACH = 3;

/** In the order of the text; two may overlap. */
export function findByCounts({ tokens, sentences }: Document, table: CountTable): Flag[] {
  return sentences.flatMap(({ first, last }) => findInSentence(tokens.slice(first, last), table));
}

function findInSentence(sentence: readonly Token[], table: CountTable): Flag[] {
  // in a question words stand in another order
  if (sentence.at(-1)?.text === '?') return [];
  const codes = codesOf(table, sentence.map(symbolOf));
  const flags: Flag[] = [];
  for (let at = 1; at < sentence.length; at++) {
    if (!isBroken(table, codes, sentence, at)) continue;
    const best = changesAt(sentence, at)
      .map((change) => ({ change, gain: gainOf(table, codes, change) }))
      .filter(({ change, gain }) => gain >= leastGain(change) && !mayBeRight(sentence, change))
      .sort((a, b) => b.gain - a.gain)[0];
    if (best) flags.push(toFlag(sentence, best.change));
    else if (areApart(table, codes, sentence, at)) flags.push(apart(sentence, at));
  }
  return flags;
}

const leastGain = ({ rule }: Change) => (rule === 'language.form-usual' ? FORM_LIKELIER : LIKELIER);

/** "So measures should be taken", "there is evidence the company knew", "holding on to familiar things". */
function mayBeRight(sentence: readonly Token[], { rule, from, words }: Change): boolean {
  const [before, there] = [sentence[from - 1]?.lower ?? '', sentence[from]?.lower ?? ''];
  if (from === 0 && there === 'so') return true;
  if (rule !== 'language.word-missing' || words.length === 0) return false;
  return (
    (there === 'the' && /^(?:evidence|proof|belief|chance|sign|hope|idea|fact|claim|news|feeling)$/.test(before)) ||
    (before === 'to' && /^(?:on|up|back|down|over|forward|due|close)$/.test(sentence[from - 2]?.lower ?? ''))
  );
}

/** A capital inside the sentence, "I" left out; and the letter of "I-20". */
function isName(sentence: readonly Token[], at: number): boolean {
  const text = sentence[at]?.text ?? '';
  const next = sentence[at + 1];
  if (next?.text === '-' && !next.spaced) return true;
  return at > 0 && /^\p{Lu}/u.test(text) && !/^I(?:$|['’])/.test(text);
}

/** Token `at` hardly ever follows the one before it, or the two before it, though all are common. */
function isBroken(table: CountTable, codes: readonly number[], sentence: readonly Token[], at: number): boolean {
  if (sentence[at - 1]?.kind !== 'word' || sentence[at]?.kind !== 'word') return false;
  if (codes[at] === RARE || codes[at + 1] === RARE || isName(sentence, at - 1) || isName(sentence, at)) return false;
  const [left, right] = [table.count(codes, at, at + 1), table.count(codes, at + 1, at + 2)];
  const pair = table.count(codes, at, at + 2);
  const expected = (left * right) / table.words;
  if (expected >= EXPECTED.pair && pair * A_HUNDRED <= expected) return true;
  const three = at < 2 ? 0 : (table.count(codes, at - 1, at + 1) * pair) / left;
  return three >= EXPECTED.three && table.count(codes, at - 1, at + 2) * A_HUNDRED <= three;
}

/** Seldomer by so much than chance would have them, two words are marked without a fix: what is wrong nobody can tell. */
const APART = 150;

function areApart(table: CountTable, codes: readonly number[], sentence: readonly Token[], at: number): boolean {
  const [before, left, right] = [sentence[at - 2], sentence[at - 1], sentence[at]];
  if (!left || !right || mayStandApart(before, left, right) || endsClause(sentence, at)) return false;
  const expected = (table.count(codes, at, at + 1) * table.count(codes, at + 1, at + 2)) / table.words;
  return expected >= APART * (1 + table.count(codes, at, at + 2));
}

/** Where two parts of a sentence meet, any two words may: "in three the rope came up", "what I could not do was say why". */
function mayStandApart(before: Token | undefined, left: Token, right: Token): boolean {
  return (
    left.pos === 'NUM' ||
    before?.lower === 'how' ||
    /^(?:why|how|when|where|who|which|because)$/.test(left.lower) ||
    left.pos === 'CCONJ' ||
    right.pos === 'CCONJ' ||
    isAsked(before?.lower ?? '', left.lower) ||
    (right.pos === 'DET' && /^(?:NOUN|PROPN|PRON|ADJ)$/.test(left.pos)) ||
    /^(?:i|we|he|she|it|they|you|there)$/.test(right.lower) ||
    (left.pos === 'ADP' && /^(?:VERB|AUX|ADP)$/.test(right.pos)) ||
    // "the place I went was", "the trouble cars have will end"; "the so delicious bread"
    (left.pos === 'VERB' && /^(?:is|was|are|were|will|would|can|could|had|has)$/.test(right.lower)) ||
    (left.pos === 'DET' && right.pos === 'ADV') ||
    // "a used bicycle"
    (left.pos === 'DET' && (isForm(right.lower, 'participle') || isForm(right.lower, 'ing'))) ||
    (/^(?:is|was)$/.test(left.lower) && right.pos === 'VERB') ||
    // the letter of a grade, and words that are as often something else
    (left.text.length === 1 && !/^[Ia]$/.test(left.text)) ||
    [left, right].some(({ lower }) => /^(?:left|well|one|what|each)$/.test(lower)) ||
    // "from door to door"
    right.lower === left.lower ||
    right.lower === before?.lower
  );
}

/** "The town I went to was cold", "the troubles cars have will end": the clause beside a noun ends before the verb. */
function endsClause(sentence: readonly Token[], at: number): boolean {
  const [noun, before, left, right] = sentence.slice(Math.max(0, at - 3), at + 1);
  if (!right || !/^(?:is|was|are|were|will|would|can|could)$/.test(right.lower)) return false;
  if (left?.lower === 'to') return before?.pos === 'VERB' && /^(?:i|we|he|she|they|you)$/.test(noun?.lower ?? '');
  return left?.lower === 'have' && noun?.pos === 'NOUN' && /^(?:NOUN|PRON)$/.test(before?.pos ?? '');
}

function apart(sentence: readonly Token[], at: number): Flag {
  const rule = 'language.word-apart';
  const [{ start }, { end }] = [sentence[at - 1] as Token, sentence[at] as Token];
  return { rule, kind: 'grammar', start, end, message: OWN_RULES[rule] };
}

/** By how much a change makes the sentence likelier; 0 where the changed words were hardly seen. */
function gainOf(table: CountTable, codes: readonly number[], { from, to, words }: Change): number {
  const put = words.map((word) => table.codeOf(word));
  if (put.includes(RARE)) return 0;
  const changed = [...codes.slice(0, from + 1), ...put, ...codes.slice(to + 1)];
  const end = from + 1 + put.length;
  for (let at = from; at < end; at++) if (table.count(changed, at, at + 2) < SUPPORT) return 0;
  if (table.count(changed, from, Math.min(from + 3, end + 1)) < SUPPORT) return 0;
  const after = Math.min(codes.length, to + 1 + REACH);
  const shift = put.length - (to - from);
  return likelihood(table, changed, from + 1, after + shift) - likelihood(table, codes, from + 1, after);
}

const POINTING = /^(?:this|that|these|those)$/;

function toFlag(sentence: readonly Token[], { rule, from, to, words }: Change): Flag {
  // what is put in is shown with both its neighbours; of "this reasons" either word may be the wrong one
  const isPut = from === to;
  const first = isPut || POINTING.test(sentence[from - 1]?.lower ?? '') ? from - 1 : from;
  const [start, end] = [sentence[first] as Token, sentence[isPut ? from : to - 1] as Token];
  const before = first < from ? [start.text] : [];
  const fix = [...before, ...words, ...(isPut ? [end.text] : [])].join(' ');
  const kind = rule === 'language.word-pair' ? 'word' : 'grammar';
  const flag = { rule, kind, start: start.start, end: end.end, message: OWN_RULES[rule] } as const;
  // that a word is missing is nearly always right, and which one hardly ever
  return rule === 'language.word-missing' ? flag : { ...flag, fix: matchCase(start.text, fix) };
}
