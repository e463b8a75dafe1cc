import { documentWords } from '@lantern/content/document-words';
import type { DocumentCategory } from '@lantern/contract/documents.rules';

/** Whether the text holds words that papers of the category usually do; null where there is nothing to go by. */
export function fitsCategory(category: DocumentCategory | undefined, text: string): boolean | null {
  const words = category && documentWords[category];
  if (!words || !/\p{L}{3}/u.test(text)) return null;
  const read = text.normalize('NFC').toLocaleLowerCase('en').replace(/\s+/g, ' ');
  return words.some((word) => read.includes(word));
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const before =
  /(?:expir(?:y|es|ation|ing)|valid (?:until|till|to|thru|through)|validity|date d.expiration|fecha de caducidad|মেয়াদ|صالح(?:ة)? (?:حتى|لغاية)|انتهاء)/giu;
/** How far behind such a word the date may stand. */
const reach = 80;
const dates = [
  /(?<year>20\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})/gu,
  /(?<day>\d{1,2})(?:st|nd|rd|th)?[\s./-]+(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,/-]+(?<year>20\d{2})/giu,
  /(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.]+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>20\d{2})/giu,
  /(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>20\d{2})/gu,
];

/**
 * The latest date that stands shortly behind a word like "expires", `YYYY-MM-DD`. Of 03/04/2027 nobody knows which is the
 * month: day first is taken, as most of the world writes; the student confirms it anyway.
 */
export function findExpiry(text: string): string | null {
  const found = [...text.matchAll(before)].flatMap(({ index, 0: word }) =>
    datesIn(text.slice(index, index + word.length + reach)),
  );
  return found.sort().at(-1) ?? null;
}

function datesIn(text: string): string[] {
  return dates.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups }) => {
      const { year, month, day, name } = groups ?? {};
      const number = name ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month);
      return dayOf(Number(year), number, Number(day)) ?? dayOf(Number(year), Number(day), number) ?? [];
    }),
  );
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
