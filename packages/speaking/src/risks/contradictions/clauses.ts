/** An answer in clauses, each with whom it is about: what a friend scored and what an earlier try gave is no contradiction. */
import type { Answer } from '../../answer.ts';

export type Clause = { text: string; start: number; sentence: number };

const BREAK = /[,;:.!?\n]|\b(?:but|and|while|whereas|so|because|who|which)\b/g;
const OTHERS =
  /\b(?:friend|friends|brother|sister|cousin|uncle|aunt|father|mother|dad|mum|mom|classmate|colleague|teacher|professor|supervisor|neighbour|roommate|senior|seniors|others?|he|she|they|him|her|his|their|nobody|everybody|people|students?|wife|husband|son|daughter)\b/;
const ONESELF = /\b(?:i|i'm|i've|i'd|i'll|my|me|mine)\b/;
const EARLIER =
  /\b(?:first time|first try|first attempt|at first|earlier|previous(?:ly)?|before|last time|once|then|used to|in (?:my|the) (?:first|second|third|fourth|last) (?:year|semester|term)|mock|practice|started with|rose from|went from|up from)\b/;

/** What the student says of somebody's own present: parts about others and about earlier tries are left out. */
export function ownClauses({ document, evidence }: Answer): Clause[] {
  const text = document.text.toLowerCase().replaceAll('’', "'");
  const own: Clause[] = [];
  for (const [sentence, { sentence: place }] of evidence.entries()) {
    let others = false;
    for (const clause of split(text.slice(place.start, place.end), place.start, sentence)) {
      // "my friend" is a friend; "I and my friend" are both
      const mine = ONESELF.test(clause.text.replace(/\bmy\b/g, ' '));
      const theirs = OTHERS.test(clause.text);
      others = theirs || (others && !mine);
      if (
        !(others && !(mine && !/\b(?:he|she|they|friend|brother|sister|cousin)\b/.test(clause.text))) &&
        !EARLIER.test(clause.text)
      )
        own.push(clause);
    }
  }
  return own;
}

function split(text: string, offset: number, sentence: number): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const match of text.matchAll(BREAK)) {
    // a comma or a full stop inside a number, and the "and" of "seven and a half"
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 7);
    if (/^\d/.test(rest) && /\d/.test(text.charAt(match.index - 1))) continue;
    if (match[0] === 'and' && /^ (?:a half|half)/.test(rest)) continue;
    if (match.index > from) clauses.push({ text: text.slice(from, match.index), start: offset + from, sentence });
    from = match.index;
  }
  clauses.push({ text: text.slice(from), start: offset + from, sentence });
  return clauses;
}
