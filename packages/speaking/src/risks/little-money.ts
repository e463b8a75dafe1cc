/** A sum that pays for less than half of what the destination asks to see for the first year: true or not, no strength. */
import type { Answer } from '../answer.ts';
import { readNumbers } from '../words/spoken-numbers.ts';

/** What a student must show for a year without tuition, in the destination's money; a test holds it to the visa facts. */
export const FIRST_YEAR: Readonly<Record<string, number>> = {
  AU: 29_710,
  CA: 22_895,
  DE: 11_904,
  IE: 10_000,
  // nine months
  GB: 9 * 1171,
};
const FAR_BELOW = 0.5;
/** Smaller ones are ages, days and marks. */
const LEAST_SUM = 500;
const PAYS = /\b(?:pays?|paying|afford|give|gives|support|provide|sponsor|budget|savings?|saved|have|has|cover)\b/;
/** A part of the whole, or money of another kind than the destination's. */
const OF_A_PART =
  /\b(?:deposit|month|monthly|week|weekly|rent|flight|insurance|books?|visa fee|more|rest|per|each|ticket|lakhs?|crores?|million|thousand|k|taka|tk|rupees?|rs|shillings?|ksh|naira|cedis?|birr|years?|in (?:19|20)\d\d)\b/;

export function namesLittleMoney({ document, input }: Answer, start: number, end: number): boolean {
  const needed = FIRST_YEAR[input.facts?.country ?? ''];
  if (needed === undefined) return false;
  const plain = (text: string) => text.toLowerCase().replace(/(?<=\d),(?=\d{3})/g, '');
  const said = plain(document.text.slice(start, end));
  if (!PAYS.test(said) || OF_A_PART.test(said)) return false;
  const sums = readNumbers(plain(document.text)).map(({ value }) => value);
  const here = readNumbers(said).filter(({ value }) => value >= LEAST_SUM && !(value > 1980 && value < 2060));
  return here.length > 0 && !sums.some((value) => value >= needed * FAR_BELOW);
}
