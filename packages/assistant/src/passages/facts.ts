// Facts about the world in words: a figure with its unit in the reader's language, its conditions as they were written.
import type { Fact } from '@lantern/catalogue/fact';
import { factIn } from '@lantern/content/fact-words';
import { noteWords, type Written, wordsIn } from '@lantern/content/in-languages';
import { localeOf } from '@lantern/contract/languages';
import type { PassageLanguage, PassageSource } from '../passage.ts';

const units: Record<string, Written<string>> = {
  once: { en: 'once', bn: 'একবার', ar: 'مرة واحدة' },
  year: { en: 'a year', bn: 'প্রতি বছর', ar: 'في السنة' },
  month: { en: 'a month', bn: 'প্রতি মাসে', ar: 'في الشهر' },
  week: { en: 'a week', bn: 'প্রতি সপ্তাহে', ar: 'في الأسبوع' },
  fortnight: { en: 'a fortnight', bn: 'প্রতি দুই সপ্তাহে', ar: 'كل أسبوعين' },
};
const spans: Record<string, Written<string>> = {
  year: { en: 'years', bn: 'বছর', ar: 'سنة' },
  month: { en: 'months', bn: 'মাস', ar: 'شهرًا' },
  week: { en: 'weeks', bn: 'সপ্তাহ', ar: 'أسابيع' },
  day: { en: 'days', bn: 'দিন', ar: 'يومًا' },
};
const hours: Written<string> = { en: 'hours', bn: 'ঘণ্টা', ar: 'ساعة' };
const none: Written<string> = {
  en: 'There is none for everybody.',
  bn: 'সবার জন্য একটি নেই।',
  ar: 'لا توجد قيمة واحدة للجميع.',
};
const unknown: Written<string> = {
  en: 'Not known: it was looked for and not found.',
  bn: 'জানা নেই: খোঁজা হয়েছে, পাওয়া যায়নি।',
  ar: 'غير معروف: بحثنا عنه ولم نجده.',
};

noteWords('assistant', ...Object.values(units), ...Object.values(spans), hours, none, unknown);

/** The facts whose figure is a length of time. */
const lengths: ReadonlySet<string> = new Set(['processing_time', 'post_study_stay']);

/**
 * What a fact says, in one line. What nobody has said in the reader's language stays in English: then it is the `note`.
 */
export function wordFact(fact: Fact, language: PassageLanguage): { text: string; note: string } {
  if (language === 'en') return wordOne(fact, language);
  const said = factIn(fact, language);
  const { text, note } = wordOne(said.fact, language);
  if (said.language !== language) return { text, note };
  return { text: [text, note].filter(Boolean).join(' — '), note: '' };
}

const wordOf = (table: Record<string, Written<string>>, key: string, language: PassageLanguage) =>
  table[key] ? wordsIn(table[key], language) : key;

function wordOne(fact: Fact, language: PassageLanguage): { text: string; note: string } {
  const { state, value, unit, currency, key, note } = fact;
  if (state !== 'known') return { text: wordsIn(state === 'none' ? none : unknown, language), note };
  if (typeof value === 'string') return { text: '', note: [value, note].filter(Boolean).join(' — ') };
  const write = new Intl.NumberFormat(
    localeOf(language),
    currency ? { style: 'currency', currency, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } : {},
  );
  if (typeof value !== 'number' && !(value && typeof value === 'object' && 'low' in value))
    return { text: '', note: [String(value), note].filter(Boolean).join(' — ') };
  const figure =
    typeof value === 'number' ? write.format(value) : `${write.format(value.low)}–${write.format(value.high)}`;
  if (lengths.has(key)) return { text: `${figure} ${unit ? wordOf(spans, unit, language) : ''}`.trim(), note };
  const counted = key === 'work_hours' ? `${figure} ${wordsIn(hours, language)}` : figure;
  return { text: `${counted} ${unit ? wordOf(units, unit, language) : ''}`.trim(), note };
}

export function sourceOf({ source, link, checked, confidence, reviewDue }: Fact): PassageSource {
  return { name: source, link, checked, confidence, reviewDue };
}
