/** Which common word an unknown one was probably meant to be. "Common" is what our own lists hold (words/vocabulary.ts). */
import { VOCABULARY } from '../words/vocabulary.ts';

/** Common words by their first letter and by their length, the likelier ones first; and which letters each has, a bit for each. */
const byLetter = new Map<string, string[]>();
const byLength = new Map<number, string[]>();
const letters = new Map<string, number>();
for (const word of VOCABULARY) {
  if (word.length < 3 || !/^[a-z']+$/.test(word)) continue;
  byLetter.set(word[0] as string, [...(byLetter.get(word[0] as string) ?? []), word]);
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  letters.set(word, lettersOf(word));
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** A slip changes two letters at most: told by the letters alone, a twentieth of the work of comparing the words. */
function mayBeNear(bits: number, candidate: string, slips: number): boolean {
  let other = bits ^ (letters.get(candidate) ?? 0);
  let most = slips * 2;
  while (other !== 0 && most-- > 0) other &= other - 1;
  return other === 0;
}

/** Words of this many letters and more are recognised with two slips. */
const LONG = 8;
/** Up to so many letters there are so many words one letter apart that only the likelier slips count. */
const SHORT = 5;

const known = new Map<string, string | undefined>();
const MEMORY = 20_000;

/** The common word that an unknown one (lower case) is a slip away from, or two where it is long. */
export function findNear(word: string): string | undefined {
  if (known.has(word)) return known.get(word);
  const near = findOneSlipAway(word) ?? (word.length >= LONG ? findTwoSlipsAway(word) : undefined);
  if (known.size >= MEMORY) known.clear();
  known.set(word, near);
  return near;
}

/** A swap of neighbours before anything else, then by the vocabulary's order. */
export function findOneSlipAway(word: string): string | undefined {
  let best: string | undefined;
  const bits = lettersOf(word);
  const look = (candidates: readonly string[], swapOnly = false) => {
    for (const candidate of candidates) {
      if (!mayBeNear(bits, candidate, 1)) continue;
      const slip = slipBetween(word, candidate);
      if (slip === 'swap') return candidate;
      if (slip && !swapOnly && !isUnlikely(word, candidate)) best ??= candidate;
    }
    return undefined;
  };
  const swapped = look(byLetter.get(word[0] as string) ?? []) ?? look(byLetter.get(word[1] ?? '') ?? [], true);
  if (swapped || best) return swapped ?? best;
  if (word.length > SHORT) for (let more = -1; more <= 1; more++) look(byLength.get(word.length + more) ?? []);
  return best;
}

/** What hands do most: a letter doubled or left single, two neighbours swapped, the end left out, a vowel for another one. */
export function isLikelySlip(wrong: string, right: string): boolean {
  if (slipBetween(wrong, right) === 'swap' || (right.length > wrong.length && right.startsWith(wrong))) return true;
  if (withoutDoubles(wrong) === withoutDoubles(right)) return true;
  const bare = (word: string) => word.replace(/[aeiouy]+/g, '*');
  return bare(wrong) === bare(right);
}

/**
 * Whether one common word alone can have been meant: where several are one slip away ("deafs": deals, dears, leafs) none is
 * offered, unless the slip is one that hands often make, and of a short word ("alon": along, alone) no other is such a slip too.
 */
export function isSure(word: string, meant: string): boolean {
  if (slipBetween(word, meant) === 'swap' || withoutDoubles(word) === withoutDoubles(meant)) return true;
  if (beginsOtherwise(word, meant)) return false;
  const isLikely = isLikelySlip(word, meant);
  if (isLikely && word.length > SHORT) return true;
  for (let more = -1; more <= 1; more++)
    for (const candidate of byLength.get(word.length + more) ?? []) {
      if (candidate === meant || slipBetween(word, candidate) === undefined || isUnlikely(word, candidate)) continue;
      if (!isLikely || isLikelySlip(word, candidate)) return false;
    }
  return true;
}

/** Hands and ears seldom mistake a first letter, but a vowel for a vowel, or an h: "cretain" is not "retain". */
export function beginsOtherwise([one = '']: string, [other = '']: string): boolean {
  return one !== other && !/^(?:[aeiou]{2}|.?h.?)$/.test(one + other);
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

/** "pani" is not "pan": a learner's slip hardly ever puts a vowel at the end of a short word that has none there. */
function isUnlikely(word: string, meant: string): boolean {
  return /[aiou]$/.test(word) && word.at(-1) !== meant.at(-1);
}

function findTwoSlipsAway(word: string): string | undefined {
  let best: string | undefined;
  const bits = lettersOf(word);
  for (let more = -2; more <= 2; more++) {
    for (const candidate of byLength.get(word.length + more) ?? []) {
      if (!mayBeNear(bits, candidate, 2) || isUnlikely(word, candidate) || distance(word, candidate, 2) > 2) continue;
      if (candidate[0] === word[0]) return candidate;
      best ??= candidate;
    }
  }
  return best;
}

/** How one word becomes the other with a single slip of the hand; undefined when it takes more. */
function slipBetween(wrong: string, right: string): 'swap' | 'letter' | undefined {
  const more = wrong.length - right.length;
  if (more > 1 || more < -1) return undefined;
  let at = 0;
  while (at < wrong.length && wrong[at] === right[at]) at++;
  const rest = (word: string, from: number) => word.slice(from);
  if (more === 1) return rest(wrong, at + 1) === rest(right, at) ? 'letter' : undefined;
  if (more === -1) return rest(wrong, at) === rest(right, at + 1) ? 'letter' : undefined;
  if (rest(wrong, at + 1) === rest(right, at + 1)) return 'letter';
  const swapped = wrong[at] === right[at + 1] && wrong[at + 1] === right[at];
  return swapped && rest(wrong, at + 2) === rest(right, at + 2) ? 'swap' : undefined;
}

/** Letters wrong, missing, extra or swapped with their neighbour; more than `most` is answered as soon as it is certain. */
export function distance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length] as number;
}
