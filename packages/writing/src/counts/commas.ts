/** Commas that are nearly always there: after the words that open a sentence, and before some that go on with one. */
import type { OwnRuleId } from '../language/rule-ids.ts';
import type { Token } from '../text/tokens.ts';
import { type CountTable, EDGE, RARE } from './count-table.ts';

/** Shares of the places that have the comma. Nobody writes a comma a hundred times to one, so here these decide. */
const NEARLY_ALWAYS = 0.85;
const BEFORE_BUT = 0.8;
/** How often the words must have been seen. */
const SEEN = 50;

/** Words that a comma cannot follow, and words that begin what belongs to the word before them. */
const NO_END = /^(?:ADP|CCONJ|SCONJ|DET|AUX|PART)$/;
const BELONGS = /^(?:and|or|which|who|that)$/;
const SUBJECT = /^(?:i|we|you|he|she|it|they|there|it's|they're|we're|i'm|you're|most|some|this|these)$/;

/** A comma is missing before token `at`. */
type MissingComma = { rule: OwnRuleId; at: number };

export function findMissingCommas(
  table: CountTable,
  codes: readonly number[],
  sentence: readonly Token[],
): MissingComma[] {
  const found: MissingComma[] = [];
  for (let at = 1; at < sentence.length; at++) {
    if (sentence[at - 1]?.kind !== 'word' || sentence[at]?.kind === 'mark') continue;
    if (at <= 2 && isOpened(table, codes, at)) found.push({ rule: 'language.comma-opening', at });
    else if (at > 1 && goesOn(table, codes, sentence, at)) found.push({ rule: 'language.comma-before', at });
  }
  return found;
}

/** "For example |": one or two words from the edge of the sentence. "First of all", "second day": those belong together. */
function isOpened(table: CountTable, codes: readonly number[], at: number): boolean {
  const opening = codes.slice(0, at + 1);
  if (table.count(codes, at, at + 2) >= SEEN) return false;
  return isUsual(table, opening, [...opening, table.codeOf(',')], NEARLY_ALWAYS, 0);
}

/** "| especially when": two or three words that hardly ever go on without a comma; at the beginning of a sentence they may. */
function goesOn(table: CountTable, codes: readonly number[], sentence: readonly Token[], at: number): boolean {
  const [word, next] = [sentence[at]?.lower ?? '', sentence[at + 1]?.lower ?? ''];
  if (NO_END.test(sentence[at - 1]?.pos ?? '') || (BELONGS.test(word) && next !== 'so')) return false;
  if (word === 'but' && !SUBJECT.test(next)) return false;
  for (const length of [3, 2]) {
    const words = codes.slice(at + 1, at + 1 + length);
    if (words.length < length || words.slice(0, -1).includes(RARE)) continue;
    const opening = table.count([table.codeOf(EDGE), ...words]);
    if (table.count(words) - opening >= SEEN)
      return isUsual(table, words, [table.codeOf(','), ...words], word === 'but' ? BEFORE_BUT : NEARLY_ALWAYS, opening);
  }
  return false;
}

/** Whether that share of the places of `words` has the comma, those at the beginning of a sentence left out. */
function isUsual(
  table: CountTable,
  words: readonly number[],
  withComma: readonly number[],
  share: number,
  opening: number,
): boolean {
  const all = table.count(words) - opening;
  return all >= SEEN && table.count(withComma) >= share * all;
}
