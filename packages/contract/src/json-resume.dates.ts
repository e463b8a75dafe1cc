// Dates as people and programs write them in a CV. What is clear is read; what could be two dates is not.
import { plainDigits } from './typed-text.ts';

/** A year, a month or a day (`2023`, `2023-09`, `2023-09-24`); `present`; empty where nothing is said. */
export type ReadDate = string;
export const present = 'present';

const nowWords = new Set(
  `present|now|today|date|current|currently|ongoing|on-going|on going|in progress|continuing|still|the present|present day|
aujourd'hui|aujourd’hui|en cours|à ce jour|actuel|actuellement|present|présent|actual|actualmente|actualidad|la actualidad|
presente|el presente|atual|atualmente|o momento|heute|jetzt|laufend|aktuell|বর্তমান|বর্তমানে|চলমান|চলছে|এখন|এখনও|আজ|الآن|
حتى الآن|الحاضر|الوقت الحاضر|حاليا|حاليًا|مستمر|वर्तमान|अब|अभी|अब तक|जारी|हाल|sekarang|saat ini|kini|sasa|hadi sasa|
настоящее время|по настоящее время|н.в.|devam ediyor|halen|günümüz|至今|现在|現在|hiện tại|hiện nay`
    .replaceAll('\n', '')
    .split('|'),
);

const saysNow = (text: string) =>
  nowWords.has(
    text
      .replace(/[()[\]]/g, '')
      .replace(/^(?:to|till?|until|up to|up until) /, '')
      .trim(),
  );

/** Whose names of months are known. */
const languages = 'en bn ar ar-IQ fr es pt de it hi ur ne id sw ru tr vi fa am'.split(' ');
let months: Map<string, number> | undefined;

const bareName = (name: string) => plainDigits(name.normalize('NFC').toLowerCase().replaceAll('.', '')).trim();

/** Names of months, long and short, without those that are another month in another language. */
function namesOfMonths(): Map<string, number> {
  if (months) return months;
  const found = new Map<string, Set<number>>([['sept', new Set([9])]]);
  for (const language of languages)
    for (const month of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { calendar: 'gregory', timeZone: 'UTC', month, day });
        for (let at = 0; at < 12; at += 1) {
          const part = format.formatToParts(Date.UTC(2023, at, 15)).find(({ type }) => type === 'month');
          const name = bareName(part?.value ?? '');
          if (/\p{L}/u.test(name)) found.set(name, (found.get(name) ?? new Set()).add(at + 1));
        }
      }
  months = new Map([...found].flatMap(([name, at]) => (at.size === 1 ? [[name, ...at] as [string, number]] : [])));
  return months;
}

/** The date, as far as its parts are there; 0 for a part that a program did not know. */
function dateOf(year: number, month?: number, day?: number): ReadDate | undefined {
  if (year < 1900 || year > 2100) return undefined;
  if (!month) return day ? undefined : String(year);
  if (month > 12) return undefined;
  const upToMonth = `${year}-${String(month).padStart(2, '0')}`;
  if (!day) return upToMonth;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${upToMonth}-${String(day).padStart(2, '0')}`;
}

function readNumbers(text: string): ReadDate | undefined {
  const yearFirst = /^(\d{4})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?)?$/.exec(text) ?? /^(\d{4})()(\d\d)(\d\d)$/.exec(text);
  if (yearFirst) {
    const [, year, , month, day] = yearFirst;
    return dateOf(Number(year), month === undefined ? undefined : Number(month), day ? Number(day) : undefined);
  }
  const monthFirst = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (monthFirst) return Number(monthFirst[1]) ? dateOf(Number(monthFirst[2]), Number(monthFirst[1])) : undefined;
  const [, first, mark, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!year || !Number(first) || !Number(second)) return undefined;
  const [a, b] = [Number(first), Number(second)];
  // points part day, month and year; with other marks the day comes first in most countries and second in some
  if (a > 12 || a === b || mark === '.') return dateOf(Number(year), b, a);
  return b > 12 ? dateOf(Number(year), a, b) : undefined;
}

function readNames(text: string): ReadDate | undefined {
  const words = text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[, ]+/, '')
    .split(/[\s,/-]+/)
    .filter((word) => word && !['of', 'de', 'del', 'the'].includes(word));
  let month: number | undefined;
  let year: number | undefined;
  let day: number | undefined;
  for (const word of words) {
    const named = namesOfMonths().get(bareName(word));
    const count = /^\d{1,4}(?:st|nd|rd|th|er|\.)?$/.test(word) ? Number.parseInt(word, 10) : undefined;
    if (named && !month) month = named;
    else if (count && /^\d{4}/.test(word) && !year) year = count;
    else if (count && count <= 31 && !day) day = count;
    else return undefined;
  }
  return year && month ? dateOf(year, month, day) : undefined;
}

const tidy = (text: string) =>
  plainDigits(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .toLowerCase()
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/(\d)\s*[年년]\s*(\d)/gu, '$1-$2')
    .replace(/(\d)\s*[月월]\s*(\d)/gu, '$1-$2')
    .replace(/(?<=\d)\s*[年月日년월일]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\d) ?([-/.]) ?(?=\d)/g, '$1')
    .trim();

/** What a date says; undefined where it cannot be read, or could be another date as well. */
export function readDate(value: unknown): ReadDate | undefined {
  if (value === null || value === undefined) return '';
  // 2023.1 as a number is January or October
  if (typeof value === 'number')
    return Number.isInteger(value) || /\.\d\d$/.test(`${value}`) ? readDate(`${value}`) : undefined;
  if (typeof value !== 'string') return undefined;
  const text = tidy(value.slice(0, 200));
  if (text === '') return '';
  if (saysNow(text)) return present;
  const day = text.replace(/^(\d{4}-\d\d?-\d\d?)t\d.*$/, '$1').replace(/(?<![, ])[, ]+\d{1,2}:\d\d.*$/, '');
  return readNumbers(day) ?? readNames(day);
}

/** The two ends of a period in one text, such as "Jan 2022 - Present"; undefined where there are no two. */
export function readPeriod(text: string): { startDate: ReadDate; endDate: ReadDate } | undefined {
  const plain = tidy(text.slice(0, 200));
  for (const { 0: mark, index } of plain.matchAll(/ ?[-~→] ?| (?:to|until|till|bis|a|à|до|থেকে|إلى) /gu)) {
    const startDate = readDate(plain.slice(0, index));
    const endDate = readDate(plain.slice(index + mark.length));
    if (startDate && endDate && startDate !== present) return { startDate, endDate };
  }
  return undefined;
}
